//! Group commit: appends that wait while a commit is on its way go into the next one together.
//!
//! A commit waits for the disk, and the disk takes as long for one row as for a hundred. The writer
//! is a single task with a connection of its own; whoever appends gets its answer after the commit that
//! holds its rows.
//!
//! ```text
//!   write fails before COMMIT        ──► connection closed; nothing was written
//!     because the connection is lost ──► once more on a new connection
//!   COMMIT is not answered           ──► once more on a new connection, where rows that are there
//!                                        already are compared: they may be our own
//! ```
//!
//! A connection on which anything failed is closed before the next is opened: what it left open never
//! commits later.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use galds_matches::clock::Moment;
use galds_matches::{Append, Appended};
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::connections::{Connections, Dialect};
use super::matches::{Conflict, Inserted, insert_rows, put_alive, put_summary};
use crate::storage::StoreError;
use crate::time::Outages;

/// The most appends in one transaction, so that nobody waits for too many others.
const MOST_AT_ONCE: usize = 256;
/// How many may wait; more have to wait outside.
const QUEUE: usize = 4096;
/// How long PostgreSQL may take for a transaction, and again for its commit. A file on this machine is
/// waited for: a write to it cannot be lost, only slow.
const POSTGRES_WITHIN: Duration = Duration::from_secs(6);

/// What is to be written.
#[derive(Debug)]
enum Work {
    /// Rows of a match.
    Append(Box<Append>),
    /// That the server is alive at this moment.
    Alive(Moment),
}

type Waiting = (Work, oneshot::Sender<Result<Appended, StoreError>>);

/// The way to the one task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(connections: Connections, outages: Arc<Outages>) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let accounts = Accounts { connections, connection: None, outages };
        let task = tokio::spawn(accounts.write_all(waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(Work::Append(Box::new(append))).await
    }

    pub(super) async fn note_alive(&self, at: Moment) -> Result<(), StoreError> {
        self.write(Work::Alive(at)).await.map(|_| ())
    }

    async fn write(&self, work: Work) -> Result<Appended, StoreError> {
        let queue = locked(&self.queue).clone().ok_or(StoreError::Stopping)?;
        let (answer, answered) = oneshot::channel();
        queue.send((work, answer)).await.map_err(|_| StoreError::Stopping)?;
        answered.await.unwrap_or(Err(StoreError::Stopping))
    }

    /// Takes no more, and waits until all that was taken is written, but not for longer than this.
    pub(super) async fn stop(&self, within: Duration) {
        locked(&self.queue).take();
        let task = locked(&self.task).take();
        let Some(mut task) = task else { return };
        if tokio::time::timeout(within, &mut task).await.is_err() {
            tracing::error!("what waited to be written was not written in time");
            task.abort();
        }
    }
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a group was not written.
#[derive(Debug)]
enum Failure {
    /// It was not, for certain.
    NotWritten(StoreError),
    /// The commit was sent and not answered.
    InDoubt(StoreError),
}

impl Failure {
    fn error(self) -> StoreError {
        match self {
            Failure::NotWritten(error) | Failure::InDoubt(error) => error,
        }
    }
}

/// Where it is written: the task's own things.
struct Accounts {
    connections: Connections,
    connection: Option<AnyConnection>,
    outages: Arc<Outages>,
}

impl Accounts {
    async fn write_all(mut self, mut waiting: mpsc::Receiver<Waiting>) {
        let mut group = Vec::with_capacity(MOST_AT_ONCE);
        while waiting.recv_many(&mut group, MOST_AT_ONCE).await > 0 {
            metrics::histogram!("galds_commit_group_size").record(group.len() as f64);
            let (works, answers): (Vec<_>, Vec<_>) = group.drain(..).unzip();
            match self.write(&works).await {
                Ok(results) => {
                    for (answer, result) in answers.into_iter().zip(results) {
                        let _caller_may_be_gone = answer.send(Ok(result));
                    }
                }
                // Something in the group was wrong; alone, each gets its own answer.
                Err(StoreError::Refused(_)) if works.len() > 1 => {
                    for (work, answer) in works.into_iter().zip(answers) {
                        let result = self.write(&[work]).await.map(|results| results[0]);
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
        self.close().await;
    }

    /// Writes a group, and notes how it went.
    async fn write(&mut self, works: &[Work]) -> Result<Vec<Appended>, StoreError> {
        let (began, watch) = (self.outages.write_begins(), std::time::Instant::now());
        let written = self.write_for_certain(works).await;
        metrics::histogram!("galds_commit_seconds").record(watch.elapsed().as_secs_f64());
        match &written {
            // What the database refused it has at least looked at.
            Ok(_) | Err(StoreError::Refused(_)) => self.outages.write_succeeded(began),
            Err(error) => {
                tracing::warn!(%error, "the database does not take what is to be written");
                self.outages.write_failed(began);
            }
        }
        written
    }

    /// Writes a group, a second time on a new connection where the first was lost.
    async fn write_for_certain(&mut self, works: &[Work]) -> Result<Vec<Appended>, StoreError> {
        let had_connection = self.connection.is_some();
        let failure = match self.try_to_write(works, Conflict::IsTaken).await {
            Ok(results) => return Ok(results),
            Err(failure) => failure,
        };
        self.close().await;
        match failure {
            Failure::InDoubt(_) => {
                let again = self.try_to_write(works, Conflict::MayBeOurs).await;
                self.close_after(again).await
            }
            Failure::NotWritten(StoreError::Unavailable(_)) if had_connection => {
                let again = self.try_to_write(works, Conflict::IsTaken).await;
                self.close_after(again).await
            }
            Failure::NotWritten(error) => Err(error),
        }
    }

    async fn close_after(
        &mut self,
        written: Result<Vec<Appended>, Failure>,
    ) -> Result<Vec<Appended>, StoreError> {
        if written.is_err() {
            self.close().await;
        }
        written.map_err(Failure::error)
    }

    /// Writes in one transaction, ordered by match so that two servers never wait for each other in a
    /// circle.
    async fn try_to_write(
        &mut self,
        works: &[Work],
        conflict: Conflict,
    ) -> Result<Vec<Appended>, Failure> {
        let dialect = self.connections.dialect();
        let connection = match &mut self.connection {
            Some(connection) => connection,
            place => {
                let mut opened = self.connections.open_one().await.map_err(Failure::NotWritten)?;
                if dialect == Dialect::Sqlite {
                    // The log beside the database may be what fills the disk. If it cannot be emptied now,
                    // the write will say why.
                    let _as_it_was = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
                }
                place.insert(opened)
            }
        };
        let inserted = insert(connection, dialect, works, conflict);
        let results = within(dialect, &self.connections, inserted).await;
        let results = results.map_err(Failure::NotWritten)?;
        let committed = async { Ok(connection.execute("COMMIT").await) };
        match within(dialect, &self.connections, committed).await {
            Ok(Ok(_)) => Ok(results),
            // SQLite said that it did not: then it did not.
            Ok(Err(error @ sqlx::Error::Database(_))) if dialect == Dialect::Sqlite => {
                Err(Failure::NotWritten(error.into()))
            }
            Ok(Err(error)) => Err(Failure::InDoubt(error.into())),
            Err(error) => Err(Failure::InDoubt(error)),
        }
    }

    /// Closes the connection, and waits for it where what it does may still have an effect.
    async fn close(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        match self.connections.dialect() {
            Dialect::Sqlite => {
                if let Err(error) = connection.close().await {
                    tracing::warn!(%error, "the writer's connection did not close well");
                }
            }
            Dialect::Postgres => drop(connection),
        }
    }
}

async fn insert(
    connection: &mut AnyConnection,
    dialect: Dialect,
    works: &[Work],
    conflict: Conflict,
) -> Result<Vec<Appended>, StoreError> {
    connection.execute(dialect.begin()).await?;
    let mut results = vec![Appended::Taken; works.len()];
    let mut order: BTreeMap<(&str, usize), &Append> = BTreeMap::new();
    let mut alive = None;
    for (place, work) in works.iter().enumerate() {
        match work {
            Work::Append(append) => {
                order.insert((append.id.as_str(), place), append);
            }
            Work::Alive(at) => {
                results[place] = Appended::Committed;
                alive = alive.max(Some(*at));
            }
        }
    }
    for ((_, place), append) in order {
        let inserted = insert_rows(connection, append, conflict).await?;
        if let (Inserted::New, Some(summary)) = (inserted, &append.summary) {
            put_summary(connection, summary).await?;
        }
        results[place] = match inserted {
            Inserted::New | Inserted::Before => Appended::Committed,
            Inserted::Taken => Appended::Taken,
        };
    }
    if let Some(at) = alive {
        put_alive(connection, at).await?;
    }
    Ok(results)
}

/// Waits for PostgreSQL only so long.
async fn within<T>(
    dialect: Dialect,
    connections: &Connections,
    answer: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match dialect {
        Dialect::Sqlite => answer.await,
        Dialect::Postgres => {
            if let Ok(answer) = tokio::time::timeout(POSTGRES_WITHIN, answer).await {
                return answer;
            }
            connections.note_lost();
            Err(StoreError::Unavailable("no answer in time".to_owned()))
        }
    }
}
