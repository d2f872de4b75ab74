//! Advice: whoever plays against the computer may ask the engine what it would do, and what it thinks of what was done.

use std::time::Duration;

use galds_engine::observation::Observation;
use galds_games::core::{AnyTable, Chance, Explained, Information, Side, Viewer};
use galds_matches::{MatchId, MatchState, Player, PlayerId, Rated, Refusal};

use super::{MatchError, Matches};
use crate::problem::{Problem, Unprocessable};
use crate::services::engine_pool::{Answer, Found, Job, Question, ThinkError};

/// How long the engine thinks about a hint: stronger than most who ask, and quick.
const TIME: Duration = Duration::from_millis(700);
/// How many best lines are looked at, so that most of what is played is among them.
const LINES: usize = 4;
/// The same where pieces are hidden or dice roll next: what is not among the lines cannot be judged by the position after it.
const MORE_LINES: usize = 40;

/// Which moment of a match is asked about.
#[derive(Clone, Debug, Default)]
pub struct AdviceAsked {
    /// After how many actions; now if it is left out.
    pub ply: Option<usize>,
    /// An action that is tried there first.
    pub action: Option<String>,
}

/// What the engine thinks of a moment of a match.
pub struct Advice {
    /// The table at that moment: the truth, which is not for everybody.
    pub table: Box<dyn AnyTable>,
    /// The side that is to act.
    pub side: Side,
    /// The best lines.
    pub found: Found,
}

impl Matches {
    /// What the engine would do in a match against the computer. It knows no more than the player does.
    pub async fn advice(
        &self,
        id: &MatchId,
        player: &PlayerId,
        client: impl ToString,
        asked: AdviceAsked,
    ) -> Result<Advice, Problem> {
        let (side, table) = self.with(id, |state| moment(state, player, &asked)).await??;
        let lines = match (table.about().information, table.about().chance) {
            (Information::Open, Chance::None) => LINES,
            (Information::Hidden, _) | (_, Chance::Dice) => MORE_LINES,
        };
        let observation = Observation::of(&*table, side);
        let job = Job::new(Question::Analysis { observation, lines, time: TIME });
        let pool = &self.inner.engine_pool;
        let permit = pool.analysis_permit(client).await?;
        match pool.think(permit, job, None).await? {
            Answer::Analysis(found) => Ok(Advice { table, side, found }),
            Answer::Move(_) | Answer::Puzzle(_) | Answer::Problem(_) => {
                Err(ThinkError::OtherQuestion.into())
            }
        }
    }
}

fn refused(refusal: Refusal) -> Problem {
    Problem::from(MatchError::from(refusal))
}

/// The moment that is asked about, and who is to act there.
fn moment(
    state: &MatchState,
    player: &PlayerId,
    asked: &AdviceAsked,
) -> Result<(Side, Box<dyn AnyTable>), Problem> {
    let own = own_side(state, player)?;
    let mut table = state.table().boxed_clone();
    if let Some(ply) = asked.ply {
        for _ in ply..table.past().len() {
            table.undo();
        }
    }
    let is_hidden = table.about().information == Information::Hidden;
    if let Some(action) = &asked.action {
        // What comes of an action depends on what is hidden.
        if is_hidden {
            return Err(Unprocessable::NoHint.into());
        }
        let tried = table.play_text(action);
        tried.map_err(|error| refused(Refusal::Action(Explained::of(&error))))?;
    }
    let side = table.turn().side().ok_or(Unprocessable::NothingToChoose)?;
    let is_now = asked.ply.is_none() && asked.action.is_none();
    // In an open game the answer of the other side says what an action was worth; in a hidden one only that side knows it.
    if side != own && (is_now || is_hidden) {
        return Err(refused(Refusal::NotYourTurn));
    }
    Ok((side, table))
}

/// The side of a player who may be helped: in a casual game that is not over, against the computer.
fn own_side(state: &MatchState, player: &PlayerId) -> Result<Side, Problem> {
    let Viewer::Side(side) = state.viewer(Some(player)) else {
        return Err(refused(Refusal::NotAPlayer));
    };
    let opponent = state.players().map(|players| &players[side.other()]);
    if opponent.and_then(Player::level).is_none() || state.terms().rated == Rated::Rated {
        return Err(Unprocessable::NoHint.into());
    }
    if state.is_over() {
        return Err(refused(Refusal::Over));
    }
    Ok(side)
}
