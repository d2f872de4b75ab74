//! The example of the rules as a library runs.

#[allow(dead_code, reason = "the example is also a program with a `main` of its own")]
#[path = "../examples/random_game.rs"]
mod example;

use galds_games::core::{Record, Turn};

#[test]
fn a_random_game_of_every_kind_becomes_a_record_that_can_be_replayed() {
    for game in galds_games::all().into_iter().map(|game| game.about.name) {
        let text = example::random_game(game, game).unwrap_or_else(|error| panic!("{error}"));
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{game}: {error}"));
        let mut table = galds_games::open(game, game).unwrap_or_else(|error| panic!("{error}"));
        record.replay(table.as_mut(), |_| {}).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(matches!(table.turn(), Turn::Over(_)), "{game}: the game is not over");
    }
}
