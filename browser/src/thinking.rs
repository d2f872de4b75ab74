//! The engine in a worker: lent the worker's clock, and no threads.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::fixed::{self, line_text};
use galds_engine::host::Host;
use galds_engine::player::Budget;
use galds_engine::registry::{ENTRIES, Entry, Resources, find};
use galds_engine::search::Limits;
use galds_games::core::Serial;

use crate::jobs::Job;
use crate::live::SeenProblem;
use crate::messages::Tell;
use crate::module::Worker;

/// The action that a computer player chooses.
pub(crate) fn choose(job: &Job, worker: &dyn Worker) -> Option<String> {
    if !can_think() {
        return None;
    }
    let (spec, observation) = job.read()?;
    let resources = Resources::for_a_move(u64::from(job.seed));
    let mut player = find(observation.game).ok()?.player(&spec, &resources).ok()?;
    let stop = AtomicBool::new(false);
    let host = host(&stop, worker);
    let budget = Budget::of_time(Duration::from_millis(job.time));
    let chosen = player.choose(&observation, &budget, &host, &mut |_| {}).ok()?;
    chosen.choice().map(str::to_owned)
}

/// The fixed work of the games in this module.
pub(crate) fn bench(nodes: u64, worker: &dyn Worker) -> Result<Tell, SeenProblem> {
    if !can_think() {
        return Err(SeenProblem::damaged("the networks have not come"));
    }
    let stop = AtomicBool::new(false);
    let host = host(&stop, worker);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (mut work, mut all, mut time) = (Vec::new(), 0, Duration::ZERO);
    for entry in ENTRIES {
        for analysis in fixed::work(entry, limits, &host).map_err(SeenProblem::damaged)? {
            work.push(line_text(&analysis));
            all += analysis.nodes;
            time += analysis.time;
        }
    }
    Ok(Tell::Benched { work, nodes: all, time: time.as_secs_f64() * 1e3 })
}

/// Whether everything that the players need is there: networks come after the module.
pub(crate) fn can_think() -> bool {
    ENTRIES.iter().all(Entry::can_think)
}

/// The engine's host in this worker.
pub(crate) fn host<'a>(stop: &'a AtomicBool, worker: &'a dyn Worker) -> Host<'a> {
    Host { stop, clock: worker, workers: &Serial }
}
