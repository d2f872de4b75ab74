//! Doing a job: the engine with the machine's clock, until its time is over or a flag stops it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget};
use galds_engine::puzzles::composing::check;
use galds_engine::puzzles::solving::judge;
use galds_engine::registry::{self, Resources};
use galds_engine::search::Aim;
use galds_engine::spec::PlayerSpec;

use super::answer::{Answer, Found, FoundKeys, JobError};
use super::job::{Job, Question};

/// Memory for one analysis.
const FOR_AN_ANALYSIS: usize = 32;

/// Does a job on this thread. What is found on the way is reported; a set flag ends it soon, and then there
/// is no answer.
pub(super) fn think(
    job: &Job,
    stop: &AtomicBool,
    report: &mut dyn FnMut(Found),
) -> Result<Answer, JobError> {
    let answer = match &job.question {
        Question::Move { observation, player, time, .. } => {
            let budget = Budget::of_time(*time);
            let resources = Resources::for_a_move(job.seed);
            let chosen = choose(observation, player, &budget, &resources, stop, &mut |_| {})?;
            let choice = chosen.choice().ok_or(JobError::NothingChosen)?;
            Answer::Move(choice.to_owned())
        }
        Question::Analysis { observation, lines, time } => {
            let budget = Budget { lines: *lines, aim: Aim::Truth, ..Budget::of_time(*time) };
            let resources = Resources { mebibytes: FOR_AN_ANALYSIS, ..Resources::seeded(job.seed) };
            let mut report = |analysis: &Analysis| report(Found::from(analysis));
            let full = PlayerSpec::full();
            let found = choose(observation, &full, &budget, &resources, stop, &mut report)?;
            Answer::Analysis(Found::from(&found))
        }
        Question::Puzzle { game, puzzle, actions } => {
            Answer::Puzzle(judge(game, puzzle, actions).map_err(JobError::failed)?)
        }
        Question::Problem { game, position } => {
            let checked = check(game, position, stop).map_err(JobError::failed)?;
            let keys = checked.keys.into_iter().map(|key| (key.token, key.actions)).collect();
            Answer::Problem(FoundKeys { keys, is_open: checked.is_open })
        }
    };
    if stop.load(Ordering::Relaxed) { Err(JobError::Stopped) } else { Ok(answer) }
}

fn choose(
    observation: &Observation,
    player: &PlayerSpec,
    budget: &Budget,
    resources: &Resources,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Analysis),
) -> Result<Analysis, JobError> {
    let entry = registry::find(observation.game).map_err(JobError::unreadable)?;
    let mut player = entry.player(player, resources).map_err(JobError::unreadable)?;
    let host = galds_host::machine(stop);
    player.choose(observation, budget, &host, report).map_err(JobError::failed)
}

/// The flags of the jobs that are being done. Clones are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Running {
    inner: Arc<Mutex<RunningInner>>,
}

#[derive(Debug, Default)]
struct RunningInner {
    flags: HashMap<String, Arc<AtomicBool>>,
    stopped: bool,
}

/// A job that is being done; it is stopped when this is dropped.
#[derive(Debug)]
pub(super) struct Stop {
    id: String,
    flag: Arc<AtomicBool>,
    running: Running,
}

impl Running {
    /// Notes that a job begins.
    pub(super) fn begin(&self, id: &str) -> Stop {
        let mut inner = self.locked();
        let flag = Arc::new(AtomicBool::new(inner.stopped));
        inner.flags.insert(id.to_owned(), Arc::clone(&flag));
        Stop { id: id.to_owned(), flag, running: self.clone() }
    }

    /// Ends all jobs, and those that begin afterwards.
    pub(super) fn stop(&self) {
        let mut inner = self.locked();
        inner.stopped = true;
        for flag in inner.flags.values() {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// The flag of a job that is being done.
    pub(super) fn flag_of(&self, id: &str) -> Option<Arc<AtomicBool>> {
        self.locked().flags.get(id).cloned()
    }

    /// How many jobs are being done.
    pub(super) fn count(&self) -> usize {
        self.locked().flags.len()
    }

    /// Whether all jobs were ended.
    pub(super) fn is_stopped(&self) -> bool {
        self.locked().stopped
    }

    /// Nothing that is done under this lock can leave the flags half changed.
    fn locked(&self) -> MutexGuard<'_, RunningInner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stop {
    /// The flag that the engine looks at.
    pub(super) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.flag.store(true, Ordering::Relaxed);
        self.running.locked().flags.remove(&self.id);
    }
}
