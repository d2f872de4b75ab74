//! Rollouts against what is known exactly: the end of the game.

use std::sync::atomic::{AtomicBool, Ordering};

use galds_games::nardi::{Checkers, Point};

use super::*;
use crate::control::Limits;
use crate::host::Host;
use crate::nardi::bearoff::{Equities, Home, two_sided};
use crate::nardi::board::Kind;
use crate::nardi::evaluation::{NetworkEvaluation, PipCount};

/// A side with these checkers on its points 1 to 6, and all others off.
fn home(points: [u8; 6]) -> Checkers {
    let off = 15 - points.iter().sum::<u8>();
    let on_points = (1..).zip(points).map(|(number, count)| (Point::numbered(number), count));
    let all = on_points.map(|(point, count)| (point.expect("a point"), count));
    Checkers::counted(all.chain([(Point::OFF, off)])).expect("fifteen checkers")
}

fn start(mover: [u8; 6], other: [u8; 6], owner: Option<CubeOwner>) -> Start {
    Start {
        board: Board { mover: home(mover), other: home(other) },
        stakes: [Stakes::Money; 2],
        cube: owner.map(|owner| CubeState { value: 1, owner }),
        stake: 1,
    }
}

fn exact(start: &Start) -> Equities {
    let Board { mover, other } = start.board;
    two_sided().equities(Home::of(mover), Home::of(other)).expect("few checkers")
}

fn rolled(evaluation: &dyn Evaluation, start: &Start, settings: &Settings) -> Rollout {
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), Host::bare(&stop));
    roll_out(evaluation, start, settings, &control, 1, &mut |_| {}).expect("trials")
}

const POSITIONS: [([u8; 6], [u8; 6]); 3] = [
    ([2, 1, 0, 0, 1, 0], [1, 1, 1, 0, 0, 0]),
    ([0, 0, 2, 0, 0, 1], [1, 0, 0, 2, 0, 0]),
    ([0, 1, 1, 1, 1, 1], [2, 1, 1, 0, 1, 0]),
];

#[test]
fn with_exact_judgement_every_trial_gives_the_exact_chances() {
    for (mover, other) in POSITIONS {
        let start = start(mover, other, None);
        let settings = Settings { trials: 72, ..Settings::default() };
        let rollout = rolled(NetworkEvaluation::built_in(), &start, &settings);
        let exact = f64::from(exact(&start).cubeless);
        assert!((rollout.equity.mean - exact).abs() < 1e-4, "{rollout:?} {exact}");
        assert!(rollout.equity.error < 1e-4, "{rollout:?}");
    }
}

#[test]
fn without_variance_reduction_the_interval_holds_the_truth() {
    for (mover, other) in POSITIONS {
        let start = start(mover, other, None);
        let variance_reduction = VarianceReduction::Off;
        let settings = Settings { variance_reduction, ..Settings::default() };
        let rollout = rolled(NetworkEvaluation::built_in(), &start, &settings);
        let off = (rollout.equity.mean - f64::from(exact(&start).cubeless)).abs();
        assert!(off < 4.0 * rollout.equity.error, "{rollout:?} is off by {off}");
    }
}

#[test]
fn taking_luck_off_by_a_poor_judgement_is_still_fair_and_narrower() {
    // One checker each: there is nothing to choose, so only the judgement of luck is poor.
    let start = start([0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 0, 0], None);
    let with = |variance_reduction| {
        rolled(
            &PipCount,
            &start,
            &Settings { trials: 3888, variance_reduction, ..Settings::default() },
        )
    };
    let (reduced, plain) = (with(VarianceReduction::Luck), with(VarianceReduction::Off));
    let exact = f64::from(exact(&start).cubeless);
    for rollout in [reduced, plain] {
        let off = (rollout.equity.mean - exact).abs();
        assert!(off < 4.0 * rollout.equity.error, "{rollout:?} is off by {off}");
    }
    assert!(reduced.equity.error < plain.equity.error);
}

#[test]
fn with_the_cube_the_end_of_the_game_is_worth_what_the_table_says() {
    for (mover, other) in POSITIONS {
        for owner in [CubeOwner::Nobody, CubeOwner::Mover, CubeOwner::Other] {
            let start = start(mover, other, Some(owner));
            let rollout = rolled(NetworkEvaluation::built_in(), &start, &Settings::default());
            let off = (rollout.equity.mean - f64::from(exact(&start).undoubled(owner))).abs();
            // Plays are chosen without the cube in view, which costs next to nothing.
            assert!(
                off < 4.0 * rollout.equity.error + 2e-3,
                "{owner:?} {rollout:?} is off by {off}"
            );
        }
    }
}

#[test]
fn a_double_that_is_taken_doubles_what_the_cube_of_the_other_side_is_worth() {
    let start = start([2, 1, 0, 0, 1, 0], [1, 1, 1, 0, 0, 0], Some(CubeOwner::Nobody));
    let doubled = start.doubled().expect("both may double");
    let rollout = rolled(NetworkEvaluation::built_in(), &doubled, &Settings::default());
    let off = (rollout.equity.mean - f64::from(exact(&start).taken())).abs();
    assert!(off < 4.0 * rollout.equity.error + 2e-3, "{rollout:?}");
    assert!(doubled.doubled().is_none());
}

#[test]
fn a_truncated_rollout_of_the_start_agrees_with_a_look_ahead() {
    let start = Start { board: Board::START, stakes: [Stakes::Money; 2], cube: None, stake: 1 };
    let settings = Settings { trials: 36, truncate: Some(2), ..Settings::default() };
    let rollout = rolled(NetworkEvaluation::built_in(), &start, &settings);
    assert_eq!(start.board.kind(), Kind::Contact);
    assert!((0.45..0.60).contains(&rollout.chances.win), "{rollout:?}");
    assert!(rollout.equity.error < 0.02, "{rollout:?}");
}

#[test]
fn a_rollout_reports_on_its_way_and_ends_when_it_is_stopped() {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let control = Control::new(limits, Host::bare(&stop));
    let start = Start { board: Board::START, stakes: [Stakes::Money; 2], cube: None, stake: 1 };
    let mut seen = Vec::new();
    let settings = Settings { trials: 100_000, truncate: Some(4), ..Settings::default() };
    let evaluation = NetworkEvaluation::built_in();
    let rollout = roll_out(evaluation, &start, &settings, &control, 1, &mut |rollout| {
        seen.push(rollout.trials);
    });
    let trials = rollout.expect("some trials").trials;
    assert!(trials < 1_000, "{trials}");
    assert!(seen.is_sorted() && seen.len() > 3 && seen.last() == Some(&trials), "{seen:?}");
}

/// A rollout that somebody stops after two batches, long before its end.
fn stopped_early(start: &Start, seed: u64) -> Rollout {
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), Host::bare(&stop));
    let variance_reduction = VarianceReduction::Off;
    let settings = Settings { trials: 5184, seed, variance_reduction, ..Settings::default() };
    let evaluation = NetworkEvaluation::built_in();
    let report =
        &mut |rollout: &Rollout| stop.store(rollout.trials >= 2 * BATCH, Ordering::Relaxed);
    roll_out(evaluation, start, &settings, &control, 1, report).expect("trials")
}

#[test]
fn the_interval_of_a_rollout_that_was_stopped_holds_the_truth_as_often_as_it_should() {
    // The mover needs two rolls at least, so that the second roll, which is the other side's, decides much.
    for (mover, other) in
        [([0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 0]), ([1, 1, 1, 0, 1, 0], [0, 0, 1, 1, 0, 1])]
    {
        let start = start(mover, other, None);
        let truth = f64::from(exact(&start).cubeless);
        let holds = |&seed: &u64| {
            let Estimate { mean, error } = stopped_early(&start, seed).equity;
            (mean - truth).abs() < 1.96 * error
        };
        let held = (0..300).filter(holds).count();
        // 285 are due, and the spread of that number is not quite 4.
        assert!(held >= 273, "{mover:?} {other:?}: {held} of 300");
    }
}
