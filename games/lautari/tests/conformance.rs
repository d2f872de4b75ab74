//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check};
use galds_lautari::Lautari;

#[test]
fn lautari_keeps_the_contract_and_agrees_with_the_vectors() {
    let suite = Suite::<Lautari> {
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
    };
    check(&suite, include_str!("data/vectors.json"));
}
