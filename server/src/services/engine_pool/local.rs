//! The queue inside one process: threads of this machine.

use async_trait::async_trait;

use super::answer::{Answer, JobError};
use super::fair_queue::{FairQueue, QueueFull, Requester, WaitingRoom};
use super::job::{Job, Purpose};
use super::queue::{EngineQueue, JobPermit, Reports, ThinkError};
use super::thinking::{Running, think};

/// How many analyses may wait. What waits holds no more than its question.
pub(super) const WAITING_TO_ANALYSE: WaitingRoom = WaitingRoom { total: 64, each_group: 16 };

/// A bounded number of thoughts at a time in this process. Clones are the same.
#[derive(Clone, Debug)]
pub struct LocalEngines {
    queues: Queues,
    running: Running,
}

/// A queue for each purpose.
#[derive(Clone, Debug)]
pub(super) struct Queues {
    moves: FairQueue,
    analyses: FairQueue,
}

impl Queues {
    /// At most so many moves are thought about at a time, and half as many analyses beside them.
    pub(super) fn of(threads: usize) -> Queues {
        Queues {
            // A computer player that has to act must act, however many others have to.
            moves: FairQueue::new(permits(Purpose::Move, threads), WaitingRoom::UNBOUNDED),
            analyses: FairQueue::new(permits(Purpose::Analysis, threads), WAITING_TO_ANALYSE),
        }
    }

    pub(super) fn of_purpose(&self, purpose: Purpose) -> &FairQueue {
        match purpose {
            Purpose::Move => &self.moves,
            Purpose::Analysis => &self.analyses,
        }
    }

    pub(super) async fn enter(
        &self,
        purpose: Purpose,
        requester: Requester,
    ) -> Result<JobPermit, QueueFull> {
        let permit = self.of_purpose(purpose).enter(requester.clone()).await?;
        Ok(JobPermit { _permit: permit, requester })
    }
}

/// How many jobs may be done at a time by so many threads. Those for analyses come on top, so that moves always find
/// their own.
pub(super) fn permits(purpose: Purpose, threads: usize) -> usize {
    match purpose {
        Purpose::Move => threads.max(1),
        Purpose::Analysis => (threads / 2).max(1),
    }
}

impl LocalEngines {
    /// So many threads for moves, and half as many for analyses.
    pub fn new(threads: usize) -> LocalEngines {
        LocalEngines { queues: Queues::of(threads), running: Running::default() }
    }
}

#[async_trait]
impl EngineQueue for LocalEngines {
    async fn permit(&self, purpose: Purpose, requester: Requester) -> Result<JobPermit, QueueFull> {
        self.queues.enter(purpose, requester).await
    }

    async fn ready(&self) -> Result<(), ThinkError> {
        Ok(())
    }

    async fn think(
        &self,
        permit: JobPermit,
        job: Job,
        reports: Option<Reports>,
    ) -> Result<Answer, ThinkError> {
        let stop = self.running.begin(&job.id);
        let flag = stop.flag();
        let thinking = tokio::task::spawn_blocking(move || {
            // It is held until the thread is free again, also when whoever asked has gone.
            let _permit = permit;
            let mut report = |found| {
                if let Some(reports) = &reports {
                    let _slow_readers_miss_some = reports.try_send(found);
                }
            };
            think(&job, &flag, &mut report)
        });
        match thinking.await {
            Ok(answer) => Ok(answer?),
            Err(error) => Err(JobError::BrokeOff(error.to_string()).into()),
        }
    }

    fn waiting(&self, purpose: Purpose) -> usize {
        self.queues.of_purpose(purpose).waiting()
    }

    fn workers(&self) -> usize {
        0
    }

    fn stop(&self) {
        self.running.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::services::engine_pool::job::{LONGEST, Question};
    use galds_engine::observation::Observation;
    use galds_games::core::Side;
    use tokio::sync::mpsc;

    fn analysis() -> Job {
        let table = galds_games::open("rotary", "rotary").unwrap();
        let observation = Observation::of(&*table, Side::First);
        Job::new(Question::Analysis { observation, lines: 1, time: LONGEST })
    }

    /// Begins an analysis and waits for its first report.
    async fn begun(local: &LocalEngines) -> tokio::task::JoinHandle<Result<Answer, ThinkError>> {
        let permit = local.permit(Purpose::Analysis, Requester::alone("Anna")).await.unwrap();
        let (reports, mut reported) = mpsc::channel(1);
        let queue = local.clone();
        let thinking =
            tokio::spawn(async move { queue.think(permit, analysis(), Some(reports)).await });
        assert!(reported.recv().await.is_some(), "nothing was reported");
        thinking
    }

    #[tokio::test]
    async fn when_nobody_waits_any_more_the_thinking_ends_and_the_permit_is_free() {
        let (local, began) = (LocalEngines::new(1), Instant::now());
        begun(&local).await.abort();
        drop(local.permit(Purpose::Analysis, Requester::alone("Bob")).await.unwrap());
        assert!(began.elapsed() < LONGEST / 2, "it thought on for {:?}", began.elapsed());
    }

    #[tokio::test]
    async fn what_was_thought_in_haste_is_no_answer() {
        let local = LocalEngines::new(1);
        let thinking = begun(&local).await;
        local.stop();
        let answer = tokio::time::timeout(Duration::from_secs(5), thinking).await.unwrap();
        assert!(matches!(answer.unwrap(), Err(ThinkError::Job(JobError::Stopped))));
    }

    #[tokio::test]
    async fn analyses_leave_the_permits_of_moves_alone() {
        let local = LocalEngines::new(1);
        let held = local.permit(Purpose::Analysis, Requester::alone("Anna")).await.unwrap();
        let waiting = local.permit(Purpose::Analysis, Requester::alone("Anna"));
        tokio::time::timeout(Duration::from_millis(20), waiting).await.unwrap_err();
        drop(local.permit(Purpose::Move, Requester::alone("Bob")).await.unwrap());
        drop(held);
    }
}
