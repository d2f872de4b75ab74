//! Shatra among the players: its levels, its puzzles, who plays it.

use galds_games::shatra::Shatra;

use crate::endgames::EndgamesOf;
use crate::levels::{LevelTable, careless, sincere};
use crate::registry::Entry;

pub(crate) const ENTRY: Entry = Entry::searched::<Shatra>(&LEVELS)
    .with_puzzles(include_str!("../../puzzles/shatra.txt"))
    .with_themes(super::themes::themes)
    .with_endgames(EndgamesOf::of::<Shatra>());

/// One bad action is often made good by a capture that the enemy has to make.
const LEVELS: LevelTable = LevelTable::of([
    careless(150, 80),
    careless(500, 50),
    careless(1_400, 35),
    careless(5_000, 21),
    careless(16_000, 13),
    careless(45_000, 8),
    careless(120_000, 5),
    careless(285_000, 3),
    careless(660_000, 1),
    sincere(1_500_000),
]);
