//! One store over SQL that SQLite and PostgreSQL both understand.

mod accounts;
pub mod backup;
mod calls;
mod chat;
mod compositions;
mod connections;
mod counters;
mod error;
mod folder;
mod last_numbers;
mod leases;
mod list_query;
mod live;
mod match_lists;
mod matches;
mod migrations;
mod notices;
mod one_screen;
mod online;
mod progress;
mod puzzles;
mod ratings;
mod recovery;
mod reports;
mod rows;
mod servers;
mod tournaments;
mod writer;

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection};

use self::connections::{Connections, Dialect};
use self::folder::FolderLock;
use self::writer::Writer;
use super::{Closing, StoreError};
use crate::time::Outages;

pub use self::counters::DatabaseCounters;

/// How long a caller waits for a connection to a file before it gets an error.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long closing takes at most when nothing else is said.
const CLOSE_WITHIN: Duration = Duration::from_secs(10);

/// Where the database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// A SQLite file in this data folder.
    Folder(PathBuf),
    /// A PostgreSQL database, as `postgres://…`.
    Postgres(String),
}

impl Location {
    fn dialect(&self) -> Dialect {
        match self {
            Location::Folder(_) => Dialect::Sqlite,
            Location::Postgres(_) => Dialect::Postgres,
        }
    }

    fn address(&self) -> String {
        match self {
            Location::Postgres(address) => address.clone(),
            Location::Folder(folder) => file_address(&folder.join(FILE), "rwc"),
        }
    }

    fn options(&self) -> Result<AnyConnectOptions, StoreError> {
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = self.address().parse()?;
        Ok(options.disable_statement_logging())
    }
}

/// The database file in the data folder.
const FILE: &str = "galds.sqlite";

/// The address of a SQLite file that is opened in this mode.
fn file_address(file: &Path, mode: &str) -> String {
    let file = file.display().to_string();
    // What has a meaning in addresses must not have one in a file's name.
    let file = file.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite:{file}?mode={mode}")
}

/// Connects to a SQLite file as it is, whoever else uses it.
async fn connect_file(file: &Path, mode: &str) -> Result<AnyPool, StoreError> {
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = file_address(file, mode).parse()?;
    let pool = AnyPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
    Ok(pool.connect_with(options.disable_statement_logging()).await?)
}

/// One step in which the tables came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MigrationStep {
    /// Its number.
    pub version: i64,
    /// Its name.
    pub name: &'static str,
    /// Whether the database has it.
    pub is_applied: bool,
}

/// The store over SQLite or PostgreSQL.
#[derive(Debug)]
pub struct SqlStore {
    pool: Connections,
    writer: Writer,
    outages: Arc<Outages>,
    /// The address of a database that other servers may use too.
    shared_address: Option<String>,
    lock: Mutex<Option<FolderLock>>,
}

impl SqlStore {
    /// Opens the store for a server: takes the folder for it alone, puts a backup that waits in the place
    /// of the database, and brings the tables to what this program needs.
    pub async fn open(location: &Location) -> Result<SqlStore, StoreError> {
        let lock = SqlStore::prepare(location).await?;
        SqlStore::connect(location, lock).await
    }

    /// Opens the store whether a server is using it or not. The tables are changed only if none is.
    pub async fn open_beside(location: &Location) -> Result<SqlStore, StoreError> {
        match SqlStore::prepare(location).await {
            Ok(_) | Err(StoreError::InUse(_)) => SqlStore::connect(location, None).await,
            Err(error) => Err(error),
        }
    }

    /// Does what has to be done before the store is used, by nobody else at the same time.
    async fn prepare(location: &Location) -> Result<Option<FolderLock>, StoreError> {
        let mut lock = None;
        if let Location::Folder(folder) = location {
            folder::make(folder)?;
            lock = Some(FolderLock::take(folder)?);
            if let Some(old) = backup::put_in_place(folder)? {
                tracing::warn!(old = %old.display(), "a backup was put in the place of the database");
            }
            let file = folder.join(FILE);
            folder::make_private(&file)?;
            for beside in backup::files_beside(&file) {
                folder::keep_private(&beside)?;
            }
        }
        // On a connection of its own: new tables and indexes may take longer than an answer may.
        let mut connection = AnyConnection::connect_with(&location.options()?).await?;
        migrations::migrator().run(&mut connection).await?;
        connection.close().await?;
        Ok(lock)
    }

    async fn connect(
        location: &Location,
        lock: Option<FolderLock>,
    ) -> Result<SqlStore, StoreError> {
        let pool = Connections::open(location.options()?, location.dialect()).await?;
        let outages = Arc::new(Outages::default());
        let writer = Writer::start(pool.clone(), Arc::clone(&outages));
        let shared_address = match location {
            Location::Postgres(address) => Some(address.clone()),
            Location::Folder(_) => None,
        };
        Ok(SqlStore { pool, writer, outages, shared_address, lock: Mutex::new(lock) })
    }

    /// The steps of the tables, and which of them the database has. Changes nothing.
    pub async fn migrations(location: &Location) -> Result<Vec<MigrationStep>, StoreError> {
        let applied = match location {
            Location::Folder(folder) if !folder.join(FILE).exists() => Vec::new(),
            _ => {
                let mut connection = AnyConnection::connect_with(&location.options()?).await?;
                let applied = migrations::applied(&mut connection).await;
                connection.close().await?;
                applied?
            }
        };
        let step = |(version, name)| {
            let is_applied = applied.contains(&version);
            MigrationStep { version, name, is_applied }
        };
        Ok(migrations::steps().map(step).collect())
    }

    /// The connections as they are, without limits of time, for stores of other concerns.
    pub fn pool(&self) -> &AnyPool {
        self.pool.unlimited()
    }

    /// Finishes what was begun and closes the connections.
    pub async fn close(&self) {
        self.close_within(CLOSE_WITHIN).await;
    }

    /// The same, but gives up what takes longer than this.
    pub async fn close_within(&self, patience: Duration) {
        let began = tokio::time::Instant::now();
        self.writer.stop(patience).await;
        self.pool.close(patience.saturating_sub(began.elapsed())).await;
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

impl Closing for SqlStore {
    fn close_within(&self, patience: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.close_within(patience))
    }
}
