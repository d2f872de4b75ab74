//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check, learning};
use galds_lautari::Lautari;

fn suite() -> Suite<Lautari> {
    Suite {
        rules: &[
            "lautari",
            "lautari,repetition=2,quiet=30",
            "lautari,repetition=off",
            "lautari,quiet=off",
            "lautari,repetition=5,quiet=60,rating=example",
            "lautari,rating=formula",
        ],
        mirror: Some(Lautari::mirrored),
        games: 4,
        own_sections: &[],
        longest: 5000,
    }
}

#[test]
fn lautari_keeps_the_contract_and_agrees_with_the_vectors() {
    check(&suite(), include_str!("data/vectors.json"));
}

#[test]
fn lautari_can_be_learnt_by_numbers_and_arrays() {
    learning(&suite());
}
