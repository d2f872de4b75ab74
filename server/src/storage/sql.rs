//! One store over SQL that SQLite and PostgreSQL both understand.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, ConnectOptions, Executor};

use super::writer::Writer;
use super::{StoreError, backup, migrations};

/// How long a caller waits for a connection before it hears that the database is away.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections to SQLite: readers do not wait for the writer.
const SQLITE_CONNECTIONS: u32 = 5;
const POSTGRES_CONNECTIONS: u32 = 16;

/// Where the database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// A SQLite file in this data folder.
    Folder(PathBuf),
    /// A PostgreSQL database, as `postgres://…`.
    Postgres(String),
}

impl Location {
    fn is_shared(&self) -> bool {
        matches!(self, Location::Postgres(_))
    }

    fn address(&self) -> Result<String, StoreError> {
        match self {
            Location::Postgres(address) => Ok(address.clone()),
            Location::Folder(folder) => {
                let refused = |error: std::io::Error| StoreError::Folder {
                    folder: folder.display().to_string(),
                    reason: error.to_string(),
                };
                std::fs::create_dir_all(folder).map_err(refused)?;
                Ok(file_address(&folder.join(FILE), "rwc"))
            }
        }
    }
}

/// The database file in the data folder.
pub(super) const FILE: &str = "galds.sqlite";

/// The address of a SQLite file that is opened in this mode.
fn file_address(file: &Path, mode: &str) -> String {
    let file = file.display().to_string();
    // What has a meaning in addresses must not have one in a file's name.
    let file = file.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite:{file}?mode={mode}")
}

/// Connects to a SQLite file as it is, whoever else uses it.
pub(super) async fn connect_file(file: &Path, mode: &str) -> Result<AnyPool, StoreError> {
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
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    pub(super) shared: bool,
}

impl SqlStore {
    /// Connects, and brings the tables to what this program needs.
    pub async fn open(location: &Location) -> Result<SqlStore, StoreError> {
        if let Location::Folder(folder) = location
            && let Some(old) = backup::put_in_place(folder)?
        {
            tracing::warn!(old = %old.display(), "a backup was put in the place of the database");
        }
        let pool = SqlStore::connect(location).await?;
        migrations::migrator().run(&pool).await?;
        let writer = Writer::start(pool.clone());
        Ok(SqlStore { pool, writer, shared: location.is_shared() })
    }

    /// The steps of the tables, and which of them the database has. Changes nothing.
    pub async fn migrations(location: &Location) -> Result<Vec<MigrationStep>, StoreError> {
        let pool = SqlStore::connect(location).await?;
        let applied = migrations::applied(&pool).await;
        pool.close().await;
        let applied = applied?;
        let step = |(version, name)| {
            let is_applied = applied.contains(&version);
            MigrationStep { version, name, is_applied }
        };
        Ok(migrations::steps().map(step).collect())
    }

    async fn connect(location: &Location) -> Result<AnyPool, StoreError> {
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = location.address()?.parse()?;
        let options = options.disable_statement_logging();
        let shared = location.is_shared();
        let pool = AnyPoolOptions::new()
            .max_connections(if shared { POSTGRES_CONNECTIONS } else { SQLITE_CONNECTIONS })
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !shared {
                        connection.execute(SQLITE_HABITS).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        Ok(pool)
    }

    /// The connections, for stores of other concerns.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Finishes what was begun and closes the connections.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}

/// Every commit reaches the disk before it is acknowledged; writers wait for each other.
const SQLITE_HABITS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                             PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON";
