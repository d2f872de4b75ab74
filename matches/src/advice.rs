//! Advice: whoever plays against the computer may ask the engine what it would do, and what it thinks of what was done.
//!
//! Hosts think about the moment that [`AdviceAsked::moment`] finds, from what its side may know, and show the lines to the player who
//! has asked. What only the other side knows cannot be asked about.

use std::time::Duration;

use galds_games::core::{AnyTable, Chance, Explained, Information, Side, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{MatchState, Player, PlayerId, Rated, Refusal};

/// How long the engine thinks about a moment: stronger than most who ask, and quick.
pub const TIME: Duration = Duration::from_millis(700);
/// How many best lines are looked at, so that most of what is played is among them.
const LINES: usize = 4;
/// The same where pieces are hidden or dice roll next: what is not among the lines cannot be judged by the position after it.
const MORE_LINES: usize = 40;

/// Which moment of a match is asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdviceAsked {
    /// After how many actions; now if it is left out.
    pub ply: Option<usize>,
    /// An action that is tried there first.
    pub action: Option<String>,
}

/// Why no advice is given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoAdvice {
    /// The player may not ask, or not at this moment.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The opponent is a person or the game is rated, or what is hidden would be told.
    #[error("hints are given only in games against the computer")]
    NotGiven,
    /// Nobody has to choose at this moment.
    #[error("there is no move to choose here")]
    NothingToChoose,
}

/// A moment of a match about which the engine may think.
pub struct AdvisedMoment {
    /// The table at that moment: the truth, of which the engine gets what the side to act sees.
    pub table: Box<dyn AnyTable>,
    /// The side that is to act.
    pub side: Side,
}

impl std::fmt::Debug for AdvisedMoment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The table is the truth of a match, which no log line needs.
        f.debug_struct("AdvisedMoment").field("side", &self.side).finish_non_exhaustive()
    }
}

impl AdvisedMoment {
    /// How many best lines are looked at.
    pub fn lines(&self) -> usize {
        match (self.table.about().information, self.table.about().chance) {
            (Information::Open, Chance::None) => LINES,
            (Information::Hidden, _) | (_, Chance::Dice) => MORE_LINES,
        }
    }

    /// Whether lines may be written in book notation, which says how attacks end. Where that is hidden their tokens are.
    pub fn is_open(&self) -> bool {
        self.table.about().information == Information::Open
    }
}

impl AdviceAsked {
    /// The moment that a player asks about.
    pub fn moment(&self, state: &MatchState, player: &PlayerId) -> Result<AdvisedMoment, NoAdvice> {
        let own = own_side(state, player)?;
        let mut table = state.table().boxed_clone();
        if let Some(ply) = self.ply {
            for _ in ply..table.past().len() {
                table.undo();
            }
        }
        let is_hidden = table.about().information == Information::Hidden;
        if let Some(action) = &self.action {
            // What comes of an action depends on what is hidden.
            if is_hidden {
                return Err(NoAdvice::NotGiven);
            }
            let tried = table.play_text(action);
            tried.map_err(|error| Refusal::Action(Explained::of(&error)))?;
        }
        let side = table.turn().side().ok_or(NoAdvice::NothingToChoose)?;
        let is_now = self.ply.is_none() && self.action.is_none();
        // In an open game the answer of the other side says what an action was worth; in a hidden one only that side knows it.
        if side != own && (is_now || is_hidden) {
            return Err(Refusal::NotYourTurn.into());
        }
        Ok(AdvisedMoment { table, side })
    }
}

/// The side of a player who may be helped: in a casual game that is not over, against the computer.
fn own_side(state: &MatchState, player: &PlayerId) -> Result<Side, NoAdvice> {
    let Viewer::Side(side) = state.viewer(Some(player)) else {
        return Err(Refusal::NotAPlayer.into());
    };
    let opponent = state.players().map(|players| &players[side.other()]);
    if opponent.and_then(Player::level).is_none() || state.terms().rated == Rated::Rated {
        return Err(NoAdvice::NotGiven);
    }
    if state.is_over() {
        return Err(Refusal::Over.into());
    }
    Ok(side)
}
