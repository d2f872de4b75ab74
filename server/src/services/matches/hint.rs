//! Hints: whoever plays against the computer may ask the engine what it would do.

use galds_games::core::Viewer;
use galds_matches::{MatchId, MatchState, Player, PlayerId, Refusal};

use super::{MatchError, Matches, move_question};
use crate::problem::{Problem, Unprocessable};
use crate::services::engine_pool::{Job, Question};

/// The level that gives hints: stronger than most who ask, and quick.
const ADVISER: u8 = 8;

impl Matches {
    /// What the engine would do for a player who has to act against the computer. It knows no more than the
    /// player does.
    pub async fn hint(&self, id: &MatchId, player: &PlayerId) -> Result<String, Problem> {
        let question = self.with(id, |state| question(state, player)).await??;
        Ok(self.inner.engine_pool.choose(Some(player), Job::new(question)).await?)
    }
}

fn question(state: &MatchState, player: &PlayerId) -> Result<Question, Problem> {
    let refused = |refusal: Refusal| Problem::from(MatchError::from(refusal));
    let Viewer::Side(side) = state.viewer(Some(player)) else {
        return Err(refused(Refusal::NotAPlayer));
    };
    let opponent = state.players().map(|players| &players[side.other()]);
    if opponent.and_then(Player::level).is_none() {
        return Err(Unprocessable::NoHint.into());
    }
    if state.is_over() {
        return Err(refused(Refusal::Over));
    }
    move_question(state, side, ADVISER).ok_or_else(|| refused(Refusal::NotYourTurn))
}
