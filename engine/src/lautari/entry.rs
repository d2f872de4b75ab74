//! Lautari among the players: its levels, its puzzles, who plays it.

use galds_games::lautari::Lautari;

use crate::levels::{LevelTable, careless, sincere};
use crate::registry::Entry;

pub(crate) const ENTRY: Entry = Entry::searched::<Lautari>(&LEVELS)
    .with_puzzles(include_str!("../../puzzles/lautari.txt"))
    .with_themes(super::themes::themes);

/// What its levels may do.
const LEVELS: LevelTable = LevelTable::of([
    careless(380, 41),
    careless(950, 36),
    careless(2_000, 25),
    careless(5_300, 19),
    careless(14_000, 12),
    careless(56_000, 8),
    careless(160_000, 5),
    careless(390_000, 3),
    careless(750_000, 1),
    sincere(1_500_000),
]);
