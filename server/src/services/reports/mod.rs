//! Reports on finished matches: the engine judges every decision, one after the other, and what both sides gave away and how lucky
//! they were is summed up for their profiles.
//!
//! ```text
//!   MatchState ──► Reporting::next ──► Step for the page ─┐
//!                       └──► Decision ──► sums ───────────┴──► ReportStore
//! ```

mod sums;

use std::time::Duration;

use galds_engine::observation::Observation;
use galds_games::core::scene::{Sight, Step as SceneStep, Zone};
use galds_games::core::{AnyTable, Chance, Information, Listing, PerSide, Side};
use galds_matches::MatchState;

use crate::problem::Problem;
use crate::services::engine_pool::{Answer, EnginePool, FoundLine, Job, Question, ThinkError};
use crate::storage::PlaySums;

pub use sums::Decision;

/// How long the engine thinks about a decision.
const TIME: Duration = Duration::from_millis(400);
/// Where nothing can be decided, only what it is worth is of interest.
const TIME_IF_FORCED: Duration = Duration::from_millis(100);
/// How many best lines are told.
const LINES: usize = 5;
/// How many are looked at where pieces are hidden or dice roll next: what is not among the lines cannot be judged by the position after it.
const MORE_LINES: usize = 40;

/// A report that is being made.
pub struct Reporting {
    pool: EnginePool,
    client: String,
    /// The table before the next action.
    table: Box<dyn AnyTable>,
    tokens: Vec<String>,
    ply: usize,
    decisions: Vec<Decision>,
}

/// One action of the match that was looked at.
pub struct Step {
    /// How many actions were made before it.
    pub ply: usize,
    /// How many actions the match has.
    pub of: usize,
    /// What was judged; nothing where nobody decided.
    pub judged: Option<Judged>,
}

/// A decision with what the engine thinks of it.
pub struct Judged {
    /// The table before it.
    pub table: Box<dyn AnyTable>,
    pub side: Side,
    /// What was done.
    pub token: String,
    /// The best lines, and behind them the one that was played if it was found.
    pub lines: Vec<FoundLine>,
    /// How many pieces took part in the play.
    pub pieces: usize,
    /// Whether nothing else could be done.
    pub is_forced: bool,
    /// Whether dice were rolled right before it.
    pub is_rolled: bool,
}

impl Reporting {
    /// The report on a match that is over and was played; nothing on others.
    pub fn new(
        pool: EnginePool,
        client: impl ToString,
        state: &MatchState,
    ) -> Result<Reporting, Problem> {
        if !state.is_under_way() || !state.is_revealed() {
            return Err(Problem::NotFound);
        }
        let mut table = state.table().boxed_clone();
        let tokens = table.past().into_iter().map(|(_, played)| played.token).collect();
        while table.undo() {}
        let client = client.to_string();
        Ok(Reporting { pool, client, table, tokens, ply: 0, decisions: Vec::new() })
    }

    /// Judges the next action; nothing after the last.
    pub async fn next(&mut self) -> Result<Option<Step>, ThinkError> {
        let Some(token) = self.tokens.get(self.ply).cloned() else { return Ok(None) };
        let judged = match self.table.turn().side() {
            Some(side) => self.judge(side, token.clone()).await?,
            None => None,
        };
        if let Some(judged) = &judged {
            self.decisions.push(Decision::new(self.ply, judged));
        }
        let step = Step { ply: self.ply, of: self.tokens.len(), judged };
        // It was played in the match.
        self.table.play_text(&token).map_err(|error| ThinkError::BrokeOff(error.to_string()))?;
        self.ply += 1;
        Ok(Some(step))
    }

    /// What both sides gave away and how lucky they were, as far as the report is made.
    pub fn sums(&self) -> PerSide<PlaySums> {
        sums::sums(&self.decisions)
    }

    async fn judge(&self, side: Side, token: String) -> Result<Option<Judged>, ThinkError> {
        let permit = self.pool.analysis_permit(&self.client).await?;
        let table = self.table.boxed_clone();
        let looked_at = move || look_at(table, side, token);
        let (permit, looked_at) = self.pool.prepare(permit, looked_at).await?;
        let Some(mut judged) = looked_at else { return Ok(None) };
        let about = judged.table.about();
        let question = Question::Analysis {
            observation: Observation::of(&*judged.table, side),
            lines: match (about.information, about.chance) {
                (Information::Open, Chance::None) => LINES,
                (Information::Hidden, _) | (_, Chance::Dice) => MORE_LINES,
            },
            time: if judged.is_forced { TIME_IF_FORCED } else { TIME },
        };
        match self.pool.think(permit, Job::new(question), None).await? {
            Answer::Analysis(found) => judged.lines = told(found.lines, &judged.token),
            Answer::Move(_) | Answer::Puzzle(_) | Answer::Problem(_) => {
                return Err(ThinkError::OtherQuestion);
            }
        }
        Ok(Some(judged))
    }
}

/// A decision that is to be judged; nothing if chance acted, or an army was laid out.
fn look_at(table: Box<dyn AnyTable>, side: Side, token: String) -> Option<Judged> {
    let (listing, legal) = table.legal();
    if listing != Listing::Complete || !legal.contains(&token) {
        return None;
    }
    let scene = table.scene(Sight::Everything);
    let pieces = scene.pieces.iter().filter(|piece| piece.at.zone == Zone::Board).count();
    let is_roll = |step: &SceneStep| matches!(step, SceneStep::Rolled { .. });
    let is_rolled = scene.last.is_some_and(|last| last.steps.iter().any(is_roll));
    let is_forced = legal.len() < 2;
    Some(Judged { table, side, token, lines: Vec::new(), pieces, is_forced, is_rolled })
}

/// The best lines, and the one that was played behind them.
fn told(mut lines: Vec<FoundLine>, token: &str) -> Vec<FoundLine> {
    let rest = lines.split_off(LINES.min(lines.len()));
    let is_played = |line: &FoundLine| line.tokens.first().is_some_and(|first| first == token);
    lines.extend(rest.into_iter().find(is_played));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::engine_pool::LineValue;

    #[test]
    fn the_best_lines_are_told_and_the_one_that_was_played_wherever_it_was_found() {
        let line = |number: i32| FoundLine {
            value: LineValue::Hundredths(-number),
            tokens: vec![number.to_string()],
        };
        let firsts = |played: &str| -> Vec<String> {
            told((0..9).map(line).collect(), played)
                .into_iter()
                .map(|line| line.tokens[0].clone())
                .collect()
        };
        assert_eq!(firsts("2"), ["0", "1", "2", "3", "4"]);
        assert_eq!(firsts("7"), ["0", "1", "2", "3", "4", "7"]);
        assert_eq!(firsts("none"), ["0", "1", "2", "3", "4"]);
        assert!(told(Vec::new(), "0").is_empty());
    }
}
