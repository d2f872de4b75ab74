//! The player of Nardi is better than a count, and no worse the further it looks.

use galds_engine::nardi::chances::Worth;
use galds_engine::nardi::evaluation::{Judge, PipCount};
use galds_engine::nardi::expectation::Plies;
use galds_lab::nardi::duel::{Duellist, duel};

#[test]
fn the_networks_beat_the_count_of_pips() {
    let one = Duellist { evaluation: Judge::built_in(), plies: Plies::ZERO };
    let two = Duellist { evaluation: &PipCount, plies: Plies::ZERO };
    let standing = duel(one, two, 100, 1, Worth::MONEY);
    assert!(standing.won >= 190, "{standing:?}");
}

#[test]
fn looking_ahead_plays_no_worse() {
    let judge = Judge::built_in();
    let one = Duellist { evaluation: judge, plies: Plies::ONE };
    let two = Duellist { evaluation: judge, plies: Plies::ZERO };
    let standing = duel(one, two, 60, 1, Worth::MONEY);
    assert!(standing.points > -2.0 * standing.error, "{standing:?}");
}
