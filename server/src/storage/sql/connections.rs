//! Connections to the database, each of which answers in time or is given up.
//!
//! A connection can be lost without a word: a proxy or a firewall forgets it, and whoever waits for an
//! answer would wait for ever. So every answer has a time limit, and a connection that missed it is
//! closed at once, with all that are older, because they were probably lost together.
//!
//! A connection in the middle of something that failed is closed as well, never put back: what state
//! its transaction is in is not known. (SQLite rolls back by itself when the disk is full, and sqlx would
//! then take the next transaction for a part of the old one.)

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, StreamExt, TryStreamExt};
use sqlx::any::{
    AnyConnectOptions, AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo,
};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Either, Execute, Executor, SqlStr};

use crate::storage::StoreError;

/// How long a caller waits for a connection before it gets the error that the database is away.
const ACQUIRE_WITHIN: Duration = Duration::from_secs(5);
/// How long the answer to a query may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(8);
/// How long a transaction of several statements may take.
const TRANSACTION_WITHIN: Duration = Duration::from_mins(1);
/// How long an idle connection may take to show that it is alive.
const PING_WITHIN: Duration = Duration::from_secs(2);
/// How long a connection may take to open.
const OPEN_WITHIN: Duration = Duration::from_secs(4);
/// Connections to SQLite: readers do not wait for the writer.
const SQLITE_CONNECTIONS: u32 = 5;
const POSTGRES_CONNECTIONS: u32 = 16;

/// Every commit reaches the disk before it is acknowledged; writers wait for each other; what is
/// deleted is overwritten.
const SQLITE_SETUP: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                            PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; \
                            PRAGMA secure_delete = ON";
/// The server ends by itself what a lost client left behind: a transaction that nobody goes on with
/// would keep its rows locked.
const POSTGRES_SETUP: &str = "SET statement_timeout = 8000; \
                              SET idle_in_transaction_session_timeout = 4000; \
                              SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; \
                              SET tcp_keepalives_count = 3";

/// Which database it is, where the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// A file of one server.
    Sqlite,
    /// A database that several servers may share.
    Postgres,
}

impl Dialect {
    /// The milliseconds by its clock.
    pub(super) const fn now(self) -> &'static str {
        match self {
            Dialect::Sqlite => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Dialect::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// The statement that begins a transaction which writes.
    pub(super) const fn begin(self) -> &'static str {
        match self {
            // A transaction that reads first and writes then would fail if another wrote in between.
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// The same where whole tables may have to be looked at.
    const fn begin_long(self) -> &'static str {
        match self {
            Dialect::Sqlite => self.begin(),
            Dialect::Postgres => "BEGIN; SET LOCAL statement_timeout = 50000",
        }
    }

    const fn setup(self) -> &'static str {
        match self {
            Dialect::Sqlite => SQLITE_SETUP,
            Dialect::Postgres => POSTGRES_SETUP,
        }
    }

    const fn most_connections(self) -> u32 {
        match self {
            Dialect::Sqlite => SQLITE_CONNECTIONS,
            Dialect::Postgres => POSTGRES_CONNECTIONS,
        }
    }
}

/// When a connection last turned out to be lost: those that are older are not used again.
#[derive(Clone, Debug, Default)]
struct Lost(Arc<Mutex<Option<Instant>>>);

impl Lost {
    fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    fn concerns(&self, age: Duration) -> bool {
        let lost = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lost.is_some_and(|lost| lost.elapsed() < age)
    }
}

/// The connections of a store. Queries run on `&Connections` as on a pool.
#[derive(Clone, Debug)]
pub(super) struct Connections {
    pool: AnyPool,
    options: AnyConnectOptions,
    dialect: Dialect,
    lost: Lost,
}

impl Connections {
    /// Connects.
    pub(super) async fn open(
        options: AnyConnectOptions,
        dialect: Dialect,
    ) -> Result<Connections, StoreError> {
        let lost = Lost::default();
        let known_lost = lost.clone();
        let pool = AnyPoolOptions::new()
            .max_connections(dialect.most_connections())
            .acquire_timeout(ACQUIRE_WITHIN)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(dialect.setup()).await?;
                    Ok(())
                })
            })
            .test_before_acquire(false)
            .before_acquire(move |connection, about| {
                let lost = known_lost.clone();
                Box::pin(async move {
                    match dialect {
                        Dialect::Sqlite => Ok(true),
                        Dialect::Postgres if lost.concerns(about.age) => Ok(false),
                        Dialect::Postgres => {
                            limited(PING_WITHIN, &lost, connection.ping()).await?;
                            Ok(true)
                        }
                    }
                })
            })
            .connect_with(options.clone())
            .await?;
        Ok(Connections { pool, options, dialect, lost })
    }

    /// Which database it is.
    pub(super) fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The pool itself.
    pub(super) fn unlimited(&self) -> &AnyPool {
        &self.pool
    }

    /// Opens a connection outside the pool.
    pub(super) async fn open_one(&self) -> Result<AnyConnection, StoreError> {
        let opening = async {
            let mut connection = AnyConnection::connect_with(&self.options).await?;
            connection.execute(self.dialect.setup()).await?;
            Ok(connection)
        };
        Ok(limited(OPEN_WITHIN, &self.lost, opening).await?)
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&self) -> Result<Transaction, StoreError> {
        let mut lent = self.lend().await?;
        let begin = self.dialect.begin_long();
        limited(ANSWER_WITHIN, &self.lost, lent.execute(begin)).await?;
        Ok(Transaction { lent, lost: self.lost.clone() })
    }

    /// Notes that a connection did not answer in time.
    pub(super) fn note_lost(&self) {
        self.lost.note();
    }

    /// Waits until all connections are closed, but not for long.
    pub(super) async fn close(&self, within: Duration) {
        if tokio::time::timeout(within, self.pool.close()).await.is_err() {
            tracing::warn!("connections to the database did not close in time");
        }
    }

    async fn lend(&self) -> Result<PooledConnection, sqlx::Error> {
        Ok(PooledConnection {
            connection: Some(self.pool.acquire().await?),
            returns: Returns::Never,
        })
    }
}

/// Waits for a whole transaction, but not for ever.
pub(super) async fn in_time<T>(
    transaction: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(TRANSACTION_WITHIN, transaction).await {
        Ok(done) => done,
        Err(_) => Err(StoreError::Unavailable("a transaction took too long".to_owned())),
    }
}

/// Waits for an answer, but not for ever.
async fn limited<T>(
    within: Duration,
    lost: &Lost,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    if let Ok(answer) = tokio::time::timeout(within, answer).await {
        return answer;
    }
    lost.note();
    let late = std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer in time");
    Err(sqlx::Error::Io(late))
}

/// What becomes of a connection that is no longer used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Returns {
    /// Something may still be going on in it: it is closed.
    Never,
    /// It has answered everything: it goes back to the others.
    ToPool,
}

/// A connection of the pool in use.
#[derive(Debug)]
struct PooledConnection {
    connection: Option<PoolConnection<Any>>,
    returns: Returns,
}

impl Deref for PooledConnection {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("it is there until it is dropped")
    }
}

impl DerefMut for PooledConnection {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until it is dropped")
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        match (self.returns, tokio::runtime::Handle::try_current()) {
            (Returns::ToPool, Ok(runtime)) => {
                // It is asked for a sign of life on its way back; without one its place is freed.
                let returned = connection.return_to_pool();
                runtime.spawn(tokio::time::timeout(PING_WITHIN, returned));
            }
            _ => drop(connection.detach()),
        }
    }
}

/// A transaction. Dropped before its commit it never happened, and its connection is closed.
#[derive(Debug)]
pub(super) struct Transaction {
    lent: PooledConnection,
    lost: Lost,
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.lent
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.lent
    }
}

impl Transaction {
    /// Makes it happen.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.end("COMMIT").await
    }

    /// Ends it without having changed anything.
    pub(super) async fn roll_back(self) -> Result<(), StoreError> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), StoreError> {
        limited(ANSWER_WITHIN, &self.lost, self.lent.execute(statement)).await?;
        self.lent.returns = Returns::ToPool;
        Ok(())
    }
}

impl PooledConnection {
    /// It goes back if the database answered, with an error or without.
    fn returns_after<T>(&mut self, answer: &Result<T, sqlx::Error>) {
        if matches!(answer, Ok(_) | Err(sqlx::Error::Database(_))) {
            self.returns = Returns::ToPool;
        }
    }
}

type Step = Either<AnyQueryResult, AnyRow>;

impl<'p> Executor<'p> for &'p Connections {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Step, sqlx::Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let answered = async move {
            let mut lent = self.lend().await?;
            let steps = lent.fetch_many(query).try_collect::<Vec<Step>>();
            let steps = limited(ANSWER_WITHIN, &self.lost, steps).await;
            lent.returns_after(&steps);
            Ok::<_, sqlx::Error>(stream::iter(steps?.into_iter().map(Ok)))
        };
        stream::once(answered).try_flatten().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        Box::pin(async move {
            let mut lent = self.lend().await?;
            let row = limited(ANSWER_WITHIN, &self.lost, lent.fetch_optional(query)).await;
            lent.returns_after(&row);
            row
        })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
    where
        'p: 'e,
    {
        Box::pin(async move {
            let mut lent = self.lend().await?;
            let prepared = lent.prepare_with(sql, parameters);
            let prepared = limited(ANSWER_WITHIN, &self.lost, prepared).await;
            lent.returns_after(&prepared);
            prepared
        })
    }
}
