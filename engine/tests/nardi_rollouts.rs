//! Choices of Nardi rolled out one by one, as the analysis board does it.

use std::sync::atomic::AtomicBool;

use galds_engine::control::{Control, Limits};
use galds_engine::host::Host;
use galds_engine::player::{PlayerError, THROW};
use galds_engine::rollouts::{ChoiceRollout, RolloutEffort, roll_out};
use galds_games::core::AnyTable;
use galds_games::open;

const EFFORT: RolloutEffort = RolloutEffort { games: 72, truncate: None, seed: 1 };

/// A position of backgammon without a cube in which two plays leave 27 and 23 winning rolls.
const BEAR_OFF: &str = "w 21 6:1,3:1,off:13 1:3,off:12 - -";

/// A table with this position; a cube that is written in it is played with.
fn at(position: &str) -> Box<dyn AnyTable> {
    let rules = if position.ends_with("- -") { "backgammon,cube=no" } else { "backgammon" };
    let mut table = open("nardi", rules).unwrap();
    table.set_position(position).unwrap();
    table
}

fn rolled_out(
    position: &str,
    token: &str,
    effort: &RolloutEffort,
) -> Result<ChoiceRollout, PlayerError> {
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), Host::bare(&stop));
    roll_out(&*at(position), token, effort, &control, &mut |_| {})
}

fn equity(position: &str, token: &str) -> f64 {
    rolled_out(position, token, &EFFORT).unwrap().equity
}

fn assert_near(value: f64, exact: f64) {
    assert!((value - exact).abs() < 1e-4, "{value} instead of {exact}");
}

#[test]
fn a_play_is_worth_what_the_table_of_endgames_says() {
    // The other side needs two rolls unless it rolls a double.
    for (play, rolls) in [("3-1,1-off", 27.0), ("6-4,3-2", 23.0)] {
        let win = 5.0 / 6.0 * rolls / 36.0;
        let found = rolled_out(BEAR_OFF, play, &EFFORT).unwrap();
        assert_near(found.equity, 2.0 * win - 1.0);
        assert_eq!((found.games, found.ends[0].end), (EFFORT.games, "win"));
        assert_near(found.ends[0].chance, win);
    }
}

#[test]
fn doubles_and_answers_are_worth_points_at_the_stake_before_them() {
    // 26 of 36 rolls bear both checkers off, and the other side bears off its last one then.
    let checkers = "2:2,off:13 1:1,off:14 1c -";
    let plain = 2.0 * 26.0 / 36.0 - 1.0;
    assert_near(equity(&format!("w roll {checkers}"), THROW), plain);
    assert_near(equity(&format!("w roll {checkers}"), "double"), 2.0 * plain);
    assert_near(equity(&format!("b double {checkers}"), "take"), -2.0 * plain);
    assert_near(equity(&format!("b double {checkers}"), "drop"), -1.0);
}

#[test]
fn a_double_that_will_be_dropped_wins_one_point() {
    let found = rolled_out("w roll 1:2,off:13 1:4,off:11 1c -", "double", &EFFORT).unwrap();
    assert_eq!((found.equity, found.margin), (1.0, 0.0));
}

#[test]
fn the_best_opening_play_is_surely_better_than_a_poor_one() {
    let effort = RolloutEffort { truncate: Some(4), ..EFFORT };
    let position = "w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -";
    let [best, poor] =
        ["8-5,6-5", "24-23,24-21"].map(|play| rolled_out(position, play, &effort).unwrap());
    assert!(best.equity - best.margin > poor.equity + poor.margin, "{best:?} {poor:?}");
}

#[test]
fn reports_come_on_the_way_with_ever_more_games() {
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), Host::bare(&stop));
    let table = at(BEAR_OFF);
    let mut games = Vec::new();
    let mut hear = |so_far: &ChoiceRollout| games.push(so_far.games);
    roll_out(&*table, "3-1,1-off", &EFFORT, &control, &mut hear).unwrap();
    assert_eq!(games, [36, 72]);
}

#[test]
fn what_is_no_choice_there_is_refused() {
    for (position, token) in [
        (BEAR_OFF, THROW),
        (BEAR_OFF, "double"),
        (BEAR_OFF, "6-5"),
        (BEAR_OFF, "nonsense"),
        ("w roll 2:2,off:13 1:1,off:14 2b -", "double"),
    ] {
        let refused = rolled_out(position, token, &EFFORT);
        assert_eq!(refused, Err(PlayerError::NothingToChoose), "{token} in {position}");
    }
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), Host::bare(&stop));
    let shatra = open("shatra", "shatra").unwrap();
    let refused = roll_out(&*shatra, "31-24", &EFFORT, &control, &mut |_| {});
    assert_eq!(refused, Err(PlayerError::NothingToChoose));
}
