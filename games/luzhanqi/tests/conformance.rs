//! The suite that every game passes, and the vectors of an independent implementation.

use galds_core::conformance::{Suite, check, learning};
use galds_luzhanqi::Luzhanqi;

fn suite() -> Suite<Luzhanqi> {
    Suite {
        rules: &[
            "luzhanqi",
            "caai",
            "junqi",
            "luzhanqi,bomb_row=none,hq_locked=yes,quiet=20",
            "luzhanqi,bomb_row=front,contact=outcome,mine_survives=yes,cap=150",
            "caai,marshal_reveals_flag=no,stall=draw,hq_locked=no",
            "caai,contact=reveal,mine_survives=no,quiet=off,cap=200",
            "luzhanqi,marshal_reveals_flag=yes,stall=loss,quiet=40,cap=off",
        ],
        mirror: Some(Luzhanqi::mirrored),
        games: 3,
        own_sections: &["setups"],
        longest: 2500,
    }
}

#[test]
fn luzhanqi_keeps_the_contract_and_agrees_with_the_vectors() {
    check(&suite(), include_str!("data/vectors.json"));
}

#[test]
fn luzhanqi_can_be_learnt_by_numbers_and_arrays() {
    learning(&suite());
}
