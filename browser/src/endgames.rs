//! Endgame tables, which come beside the module: a worker fetches one when an analysis comes near it, and its bytes are handed over
//! as those of networks are. The full player of an analysis looks positions up in them; levels do without.

use galds_engine::registry::{ENTRIES, find};
use galds_games::core::AnyTable;

/// Whether the table of its game would help to judge a position.
pub(crate) fn would_help(table: &dyn AnyTable) -> bool {
    let entry = find(table.about().name).ok();
    entry.and_then(|entry| entry.endgames).is_some_and(|endgames| (endgames.is_near)(table))
}

/// Takes the file of a table, for the game that it belongs to. Says whether it can be used; one that is damaged, or was made for
/// another version of the game, changes nothing.
pub fn load_endgames(file: &[u8]) -> bool {
    ENTRIES.iter().filter_map(|entry| entry.endgames).any(|endgames| (endgames.bring)(file).is_ok())
}
