//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check, learning};
use galds_nardi::Nardi;

fn suite() -> Suite<Nardi> {
    Suite {
        rules: &[
            "nardi",
            "backgammon",
            "nardi,opening=keep,gammons=yes",
            "backgammon,opening=reroll,gammons=no",
            "nardi,match=2",
            "nardi,cube=yes,match=3",
            "backgammon,match=1",
            "backgammon,match=7",
            "backgammon,cube=no,match=5",
        ],
        mirror: Some(|_, position| position.mirrored()),
        games: 4,
        own_sections: &["gnuid", "may_double"],
        longest: 30_000,
    }
}

#[test]
fn nardi_keeps_the_contract_and_agrees_with_the_vectors() {
    check(&suite(), include_str!("data/vectors.json"));
}

#[test]
fn nardi_can_be_learnt_by_numbers_and_arrays() {
    learning(&suite());
}
