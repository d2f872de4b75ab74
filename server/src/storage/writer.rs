//! Group commit: appends that wait while a commit is on its way go into the next one together.
//!
//! A commit waits for the disk, and the disk takes as long for one row as for a hundred. The writer
//! is a single task; whoever appends gets its answer after the commit that holds its rows.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::sql_matches::{insert_rows, put_summary};
use super::{Append, Appended, StoreError};

/// The most appends in one transaction, so that nobody waits for too many others.
const MOST_AT_ONCE: usize = 256;
/// How many may wait; more have to wait outside.
const QUEUE: usize = 4096;

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// The way to the one task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(write_all(pool, waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let queue = locked(&self.queue).clone().ok_or(StoreError::Stopping)?;
        let (answer, answered) = oneshot::channel();
        queue.send((append, answer)).await.map_err(|_| StoreError::Stopping)?;
        answered.await.unwrap_or(Err(StoreError::Stopping))
    }

    /// Takes no more, and waits until all that was taken is written.
    pub(super) async fn stop(&self) {
        locked(&self.queue).take();
        let task = locked(&self.task).take();
        if let Some(task) = task {
            let _ended = task.await;
        }
    }
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn write_all(pool: AnyPool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(MOST_AT_ONCE);
    while waiting.recv_many(&mut group, MOST_AT_ONCE).await > 0 {
        metrics::histogram!("galds_commit_group_size").record(group.len() as f64);
        let (appends, answers): (Vec<_>, Vec<_>) = group.drain(..).unzip();
        let began = std::time::Instant::now();
        let written = write_group(&pool, &appends).await;
        metrics::histogram!("galds_commit_seconds").record(began.elapsed().as_secs_f64());
        match written {
            Ok(results) => {
                for (answer, result) in answers.into_iter().zip(results) {
                    let _caller_may_be_gone = answer.send(Ok(result));
                }
            }
            // Something in the group was wrong; alone, each gets its own answer.
            Err(StoreError::Refused(_)) if appends.len() > 1 => {
                for (append, answer) in appends.into_iter().zip(answers) {
                    let result = write_group(&pool, &[append]).await.map(|results| results[0]);
                    let _caller_may_be_gone = answer.send(result);
                }
            }
            Err(error) => {
                for answer in answers {
                    let _caller_may_be_gone = answer.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Writes appends in one transaction, ordered by match so that two servers never wait for each other
/// in a circle.
async fn write_group(pool: &AnyPool, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction: Transaction<'static, Any> = pool.begin().await?;
    let mut results = vec![Appended::Taken; appends.len()];
    let mut order: BTreeMap<(&str, usize), &Append> = BTreeMap::new();
    for (place, append) in appends.iter().enumerate() {
        order.insert((append.id.as_str(), place), append);
    }
    for ((_, place), append) in order {
        results[place] = insert_rows(&mut transaction, append).await?;
        if let (Appended::Committed, Some(summary)) = (results[place], &append.summary) {
            put_summary(&mut transaction, summary).await?;
        }
    }
    transaction.commit().await?;
    Ok(results)
}
