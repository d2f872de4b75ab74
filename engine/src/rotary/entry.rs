//! Rotary among the players: its levels, its puzzles, who plays it.

use galds_games::core::{AnyTable, Game, RuleSet};
use galds_games::rotary::{Rotary, Rules, problems};

use crate::endgames::EndgamesOf;
use crate::levels::{LevelTable, careless, sincere};
use crate::registry::Entry;

pub(crate) const ENTRY: Entry = Entry::searched::<Rotary>(&LEVELS)
    .with_puzzles(include_str!("../../puzzles/rotary.txt"))
    .with_themes(super::themes::themes)
    .with_key_proof(is_only_key)
    .with_endgames(EndgamesOf::of::<Rotary>());

/// Problems are proven in full: nothing else wins as fast.
fn is_only_key(table: &dyn AnyTable, actions: u32, key: &str) -> bool {
    let game = Rotary::new(Rules::standard());
    let position = game.read_position(&table.position_text());
    // More turns than two take minutes to exclude.
    actions == 2
        && position.is_ok_and(|position| {
            problems::key(&game, &position, actions).is_some_and(|only| only.to_string() == key)
        })
}

/// What its levels may do.
const LEVELS: LevelTable = LevelTable::of([
    careless(1_100, 34),
    careless(2_450, 22),
    careless(6_200, 17),
    careless(16_500, 13),
    careless(43_000, 8),
    careless(105_000, 6),
    careless(220_000, 4),
    careless(390_000, 2),
    careless(750_000, 1),
    sincere(1_300_000),
]);
