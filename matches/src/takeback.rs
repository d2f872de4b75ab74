//! Which actions may be taken back.

use galds_games::core::{AnyTable, Side};

use crate::{MatchState, Phase, Refusal};

impl MatchState {
    /// Whether `side` may ask to take its last action back now.
    pub fn may_take_back(&self, side: Side) -> bool {
        self.phase() == Phase::Playing && actions_to_undo(self, side).is_ok()
    }
}

/// How many actions are undone when `side` takes back its last one. Where dice have been thrown since,
/// or the game hides anything at all (every action of a hidden game shows something), none may.
pub(crate) fn actions_to_undo(state: &MatchState, side: Side) -> Result<u32, Refusal> {
    if state.is_hidden() {
        return Err(Refusal::Revealed);
    }
    count(state.table(), side)
}

fn count(table: &dyn AnyTable, side: Side) -> Result<u32, Refusal> {
    let mut undone = 0;
    for (turn, played) in table.past().into_iter().rev() {
        let is_roll = match turn.side() {
            None => true,
            // A side that may act before chance did not, if what followed is one of chance's results.
            Some(_) => is_chance_result(table, undone, &played.token),
        };
        if is_roll {
            return Err(Refusal::Revealed);
        }
        undone += 1;
        if turn.side() == Some(side) {
            return Ok(undone);
        }
    }
    Err(Refusal::NothingToTakeBack)
}

fn is_chance_result(table: &dyn AnyTable, undone: u32, token: &str) -> bool {
    let mut before = table.boxed_clone();
    for _ in 0..=undone {
        before.undo();
    }
    before.chances().iter().any(|result| result.action == token)
}
