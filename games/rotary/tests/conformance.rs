//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check, learning};
use galds_rotary::Rotary;

fn suite() -> Suite<Rotary> {
    Suite {
        rules: &[
            "rotary",
            "rotary,start=rows,repetition=2",
            "rotary,start=empty",
            "rotary,offer=yes,cap=60",
            "rotary,centre=geometric,start=empty,goal=paralysis,cap=50",
            "rotary,capture=after,traps=outside",
            "rotary,capture=during,traps=outside,goal=paralysis",
            "rotary,capture=after,traps=centre,goal=paralysis",
            "rotary,capture=during,traps=33+34,start=rows",
            "rotary,capture=after,traps=outside+centre,goal=paralysis",
            "rotary,capture=after,traps=outside+centre+33+34",
            "rotary,capture=during,traps=centre+76+77,goal=paralysis",
            "rotary,repetition=off,cap=120",
        ],
        mirror: Some(Rotary::mirrored),
        games: 6,
        own_sections: &["intarzia"],
        longest: 600,
    }
}

#[test]
fn rotary_keeps_the_contract_and_agrees_with_the_vectors() {
    check(&suite(), include_str!("data/vectors.json"));
}

#[test]
fn rotary_can_be_learnt_by_numbers_and_arrays() {
    learning(&suite());
}
