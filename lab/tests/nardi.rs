//! The player of Nardi is better than a count, and no worse the further it looks.

use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::{NetworkEvaluation, PipCount};
use galds_engine::nardi::expectation::Plies;
use galds_lab::nardi::duel::{DuelPlayer, duel};

#[test]
fn the_networks_beat_the_count_of_pips() {
    let one = DuelPlayer { evaluation: NetworkEvaluation::built_in(), plies: Plies::ZERO };
    let two = DuelPlayer { evaluation: &PipCount, plies: Plies::ZERO };
    let standing = duel(one, two, 100, 1, Payoffs::MONEY);
    assert!(standing.won >= 190, "{standing:?}");
}

#[test]
fn looking_ahead_plays_no_worse() {
    let evaluation = NetworkEvaluation::built_in();
    let one = DuelPlayer { evaluation, plies: Plies::ONE };
    let two = DuelPlayer { evaluation, plies: Plies::ZERO };
    let standing = duel(one, two, 60, 1, Payoffs::MONEY);
    assert!(standing.points > -2.0 * standing.error, "{standing:?}");
}
