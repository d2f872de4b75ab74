//! A choice rolled out on the visitor's own machine. The server does not do it: it takes longer than an analysis may.

use std::sync::atomic::AtomicBool;

use galds_engine::control::{Control, Limits};
use galds_engine::rollouts::{self, ChoiceRollout, RolloutEffort};
use galds_matches::positions::PositionAsked;
use serde::Serialize;

use crate::live::SeenProblem;
use crate::messages::Tell;
use crate::module::Worker;
use crate::thinking::{can_think, host};

/// The most games of one rollout: every series of three rolls comes once.
const MOST_GAMES: u32 = 36 * 36 * 36;

/// What the games after a choice have come to so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RolloutReport {
    /// The games.
    pub rollout: ChoiceRollout,
    /// Whether this is the last report.
    pub done: bool,
}

/// Rolls a choice out. Reports on the way go to the worker, the last one is the answer.
pub(crate) fn roll_out(
    asked: &PositionAsked,
    token: &str,
    effort: RolloutEffort,
    worker: &dyn Worker,
) -> Result<Tell, SeenProblem> {
    if !can_think() {
        return Err(SeenProblem::damaged("the networks have not come"));
    }
    let table = asked.table()?;
    let effort = RolloutEffort { games: effort.games.min(MOST_GAMES), ..effort };
    let stop = AtomicBool::new(false);
    let control = Control::new(Limits::default(), host(&stop, worker));
    let tell =
        |rollout: ChoiceRollout, done| Tell::Rollout { report: RolloutReport { rollout, done } };
    let mut hear = |rollout: &ChoiceRollout| worker.report(&tell(rollout.clone(), false));
    let found = rollouts::roll_out(&*table, token, &effort, &control, &mut hear);
    found.map(|rollout| tell(rollout, true)).map_err(|_| SeenProblem::nothing_to_choose())
}
