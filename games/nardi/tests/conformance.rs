//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check};
use galds_nardi::Nardi;

#[test]
fn nardi_keeps_the_contract_and_agrees_with_the_vectors() {
    let suite = Suite::<Nardi> {
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
    };
    check(&suite, include_str!("data/vectors.json"));
}
