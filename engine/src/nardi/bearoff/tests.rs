//! The tables against brute force and against numbers that every player knows.

use std::collections::HashMap;

use super::*;
use galds_games::nardi::Roll;

fn home(counts: [u8; 6]) -> Home {
    Home::counted(counts).unwrap()
}

/// Of how many of the 36 rolls a home is borne off at once.
fn at_once(counts: [u8; 6]) -> f32 {
    let (first, chances) = one_sided().distribution(home(counts));
    if first == 1 { chances[0] * 36.0 } else { 0.0 }
}

#[test]
fn the_last_one_or_two_checkers_go_off_as_every_player_knows() {
    let known = [
        ([1, 0, 0, 0, 0, 0], 36.0),
        ([0, 0, 1, 0, 0, 0], 36.0),
        ([0, 0, 0, 1, 0, 0], 34.0),
        ([0, 0, 0, 0, 1, 0], 31.0),
        ([0, 0, 0, 0, 0, 1], 27.0),
        ([2, 0, 0, 0, 0, 0], 36.0),
        ([1, 1, 0, 0, 0, 0], 36.0),
        ([0, 2, 0, 0, 0, 0], 26.0),
        ([0, 0, 2, 0, 0, 0], 17.0),
        ([0, 0, 0, 2, 0, 0], 11.0),
        ([0, 0, 0, 0, 2, 0], 6.0),
        ([0, 0, 0, 0, 0, 2], 4.0),
        ([1, 0, 0, 0, 0, 1], 15.0),
        ([0, 1, 0, 0, 1, 0], 19.0),
        ([4, 0, 0, 0, 0, 0], 6.0),
    ];
    for (counts, rolls) in known {
        let found = at_once(counts);
        assert!((found - rolls).abs() < 1e-4, "{counts:?}: {found} of {rolls}");
    }
}

#[test]
fn checkers_on_the_ace_point_go_off_in_twos_or_fours() {
    let mut means = [0.0_f32; 16];
    for n in 1..=15_usize {
        means[n] = 1.0 + 5.0 / 6.0 * means[n.saturating_sub(2)] + means[n.saturating_sub(4)] / 6.0;
        let table = one_sided().mean(home([n as u8, 0, 0, 0, 0, 0]));
        assert!((table - means[n]).abs() < 1e-4, "{n}: {table} {}", means[n]);
    }
}

#[test]
fn distributions_add_up_to_one_and_have_their_mean() {
    for home in Home::all(15).into_iter().step_by(37) {
        let (first, chances) = one_sided().distribution(home);
        let sum: f32 = chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{home:?}: {sum}");
        let mean: f32 = chances.iter().enumerate().map(|(n, p)| (first + n) as f32 * p).sum();
        assert!((mean - one_sided().mean(home)).abs() < 1e-3);
    }
}

/// The fewest expected rolls by plain recursion.
fn mean_by_force(home: Home, known: &mut HashMap<Home, f64>) -> f64 {
    if home.checkers() == 0 {
        return 0.0;
    }
    if let Some(&mean) = known.get(&home) {
        return mean;
    }
    let mut mean = 1.0;
    for roll in Roll::all() {
        let mut ends = Vec::new();
        home.each_play(roll, &mut |end| ends.push(end));
        let best = ends.into_iter().map(|end| mean_by_force(end, known)).fold(f64::MAX, f64::min);
        mean += f64::from(roll.weight()) / 36.0 * best;
    }
    known.insert(home, mean);
    mean
}

#[test]
fn means_are_those_of_plain_recursion() {
    let mut known = HashMap::new();
    for counts in [[1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 2, 3], [2, 2, 2, 0, 0, 0], [0, 3, 0, 0, 1, 1]] {
        let force = mean_by_force(home(counts), &mut known);
        assert!((f64::from(one_sided().mean(home(counts))) - force).abs() < 1e-4);
    }
}

/// The chance to win by plain recursion over both sides.
fn win_by_force(mover: Home, other: Home, known: &mut HashMap<(Home, Home), f64>) -> f64 {
    if other.checkers() == 0 {
        return 0.0;
    }
    if let Some(&win) = known.get(&(mover, other)) {
        return win;
    }
    let mut win = 0.0;
    for roll in Roll::all() {
        let mut ends = Vec::new();
        mover.each_play(roll, &mut |end| ends.push(end));
        let loss = |end| win_by_force(other, end, known);
        let least = ends.into_iter().map(loss).fold(f64::MAX, f64::min);
        win += f64::from(roll.weight()) / 36.0 * (1.0 - least);
    }
    known.insert((mover, other), win);
    win
}

#[test]
fn two_sided_values_are_those_of_plain_recursion() {
    let mut known = HashMap::new();
    let homes = [[0, 0, 0, 0, 1, 1], [2, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 2], [0, 2, 0, 1, 0, 0]];
    for mover in homes {
        for other in homes {
            let force = win_by_force(home(mover), home(other), &mut known);
            let table = two_sided().equities(home(mover), home(other)).unwrap();
            assert!((f64::from(table.cubeless) - (2.0 * force - 1.0)).abs() < 1e-5);
            // Playing for the fewest rolls is nearly the best that can be done.
            let race = one_sided().race(home(mover), home(other));
            assert!((f64::from(race.win) - force).abs() < 0.01);
        }
    }
}

#[test]
fn the_last_roll_with_the_cube_follows_by_hand() {
    // Two checkers on five and two: 19 rolls win. The other side wins with any roll.
    let table = two_sided();
    let last = table.equities(home([0, 1, 0, 0, 1, 0]), home([2, 0, 0, 0, 0, 0])).unwrap();
    let even = 19.0 / 18.0 - 1.0;
    for owner in [CubeOwner::Nobody, CubeOwner::Mover, CubeOwner::Other] {
        // Without a double: whoever may double after a miss wins a single stake all the same.
        assert!((last.undoubled(owner) - even).abs() < 1e-5, "{last:?}");
    }
    assert!((last.taken() - 2.0 * even).abs() < 1e-5);
    // One checker on six: 27 rolls win, a double is a take for exactly a quarter.
    let quarter = table.equities(home([0, 0, 0, 0, 0, 1]), home([1, 0, 0, 0, 0, 0])).unwrap();
    assert!((quarter.taken() - 1.0).abs() < 1e-5);
    assert!((quarter.best(CubeOwner::Nobody) - 1.0).abs() < 1e-5);
}

#[test]
fn the_cube_is_worth_something_to_its_owner() {
    let homes = Home::all(MOST_OF_TWO);
    for (mover, other) in homes.iter().zip(homes.iter().rev()).step_by(5) {
        let Some(equities) = two_sided().equities(*mover, *other) else { continue };
        assert!(equities.cubeless.abs() <= 1.0 + 1e-5);
        let [own, middle, theirs] = [CubeOwner::Mover, CubeOwner::Nobody, CubeOwner::Other]
            .map(|owner| equities.best(owner));
        assert!(own >= middle - 1e-5 && own >= theirs - 1e-5, "{equities:?}");
        assert!(theirs <= middle + 1e-5 || middle >= 1.0 - 1e-5, "{equities:?}");
    }
}

#[test]
fn gammons_are_lost_only_with_nothing_off() {
    let whole = home([0, 0, 0, 0, 5, 10]);
    let race = one_sided().race(home([2, 0, 0, 0, 0, 0]), whole);
    assert!((race.win_gammon - 1.0).abs() < 1e-6);
    // The side behind rolls once: 11, 21, 31, 43 and 44 leave all fifteen on the board.
    let race = one_sided().race(whole, home([2, 0, 0, 0, 0, 0]));
    assert!((race.lose_gammon - 8.0 / 36.0).abs() < 1e-5, "{race:?}");
    let fourteen = one_sided().race(home([2, 0, 0, 0, 0, 0]), home([0, 0, 5, 5, 4, 0]));
    assert!(fourteen.win_gammon == 0.0 && fourteen.win > 0.999);
}
