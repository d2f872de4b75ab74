//! Advice at a table of the page, as the server gives it: thought about by a worker that gets what the player may know and nothing
//! else, and then written as the player sees it.

use galds_matches::MatchId;
use galds_matches::advice::{AdviceAsked, AdvisedMoment, NoAdvice, TIME};
use serde::{Deserialize, Serialize};

use crate::analysis::{Line, LineValue, explained_line, think};
use crate::jobs::Written;
use crate::live::SeenProblem;
use crate::messages::Tell;
use crate::module::Worker;

/// A moment to be thought about, with what the side to act may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdviceJob {
    /// The match.
    pub id: MatchId,
    /// Which moment of it.
    pub asked: AdviceAsked,
    /// How many best lines.
    pub lines: usize,
    /// Whether the endgame table of the game would help, so that the worker fetches it.
    pub near_endgames: bool,
    /// What the side to act sees.
    pub seen: Written,
}

/// A line as it was thought of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundLine {
    /// What it is worth for the side to act.
    pub value: LineValue,
    /// The tokens, the next action first.
    pub tokens: Vec<String>,
}

impl AdviceJob {
    /// What is to be thought about at a moment.
    pub(crate) fn new(id: MatchId, asked: AdviceAsked, moment: &AdvisedMoment) -> AdviceJob {
        AdviceJob {
            id,
            asked,
            lines: moment.lines(),
            near_endgames: near_endgames(moment),
            seen: Written::of(&*moment.table, moment.side),
        }
    }
}

#[cfg(feature = "endgames")]
fn near_endgames(moment: &AdvisedMoment) -> bool {
    crate::endgames::would_help(&*moment.table)
}

#[cfg(not(feature = "endgames"))]
const fn near_endgames(_: &AdvisedMoment) -> bool {
    false
}

/// Thinks about a moment.
pub(crate) fn consider(job: AdviceJob, worker: &dyn Worker) -> Result<Tell, SeenProblem> {
    let observation = job.seen.read();
    let observation =
        observation.ok_or_else(|| SeenProblem::unreadable("there is no such game"))?;
    let found = think(&observation, job.lines, TIME, worker, &mut |_| {})?;
    let lines = found.lines.into_iter();
    let lines =
        lines.map(|line| FoundLine { value: line.value.into(), tokens: line.tokens }).collect();
    Ok(Tell::Considered { id: job.id, asked: job.asked, lines })
}

/// Lines as the player sees them.
pub(crate) fn told(moment: &AdvisedMoment, lines: Vec<FoundLine>) -> Tell {
    let line = |FoundLine { value, tokens }| -> Line {
        let mut line = explained_line(&*moment.table, value, tokens);
        if !moment.is_open() {
            line.book.clone_from(&line.tokens);
        }
        line
    };
    Tell::Advice { side: moment.side.into(), lines: lines.into_iter().map(line).collect() }
}

impl From<NoAdvice> for SeenProblem {
    fn from(refused: NoAdvice) -> SeenProblem {
        match refused {
            NoAdvice::Refused(refusal) => SeenProblem::of(refusal.code(), &refusal),
            NoAdvice::NotGiven => SeenProblem::bare("hint", "impossible-no-hint", refused),
            NoAdvice::NothingToChoose => SeenProblem::nothing_to_choose(),
        }
    }
}
