//! The small game keeps the contract that every game keeps.

use galds_core::conformance::{Suite, random_games};
use galds_sixth::{Chiefs, mirror};

#[test]
fn the_contract_is_kept_in_random_games() {
    random_games(&Suite::<Chiefs> {
        rules: &["chiefs"],
        mirror: Some(mirror),
        games: 60,
        own_sections: &[],
        longest: 200,
    });
}
