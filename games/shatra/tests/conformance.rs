//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check, learning};
use galds_shatra::Shatra;

fn suite() -> Suite<Shatra> {
    Suite {
        rules: &[
            "shatra",
            "shatra,biy_drop=yes",
            "shatra,repetition=2",
            "shatra,repetition=off,quiet=30",
            "shatra,biy_drop=yes,repetition=5,quiet=off",
        ],
        mirror: Some(Shatra::mirrored),
        games: 6,
        own_sections: &[],
        longest: 3000,
    }
}

#[test]
fn shatra_keeps_the_contract_and_agrees_with_the_vectors() {
    check(&suite(), include_str!("data/vectors.json"));
}

#[test]
fn shatra_can_be_learnt_by_numbers_and_arrays() {
    learning(&suite());
}
