//! What a PostgreSQL server has counted, for measurements.

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row as _};

use crate::storage::StoreError;

/// What a PostgreSQL server has done until now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DatabaseCounters {
    /// Transactions in this database, of one statement or of many.
    pub transactions: u64,
    /// Statements in this database, where the extension `pg_stat_statements` counts them.
    pub statements: Option<u64>,
    /// Bytes of write-ahead log, for all databases of the server together.
    pub wal_bytes: u64,
    /// The numbers of its processes on its machine, without the one that answers this.
    pub processes: Vec<u32>,
}

impl DatabaseCounters {
    /// Asks the database at this address.
    pub async fn read(address: &str) -> Result<DatabaseCounters, StoreError> {
        let mut connection = PgConnection::connect(address).await?;
        let figures = sqlx::query(
            "SELECT xact_commit + xact_rollback AS transactions, \
             CAST(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS BIGINT) AS wal_bytes \
             FROM pg_stat_database WHERE datname = current_database()",
        )
        .fetch_one(&mut connection)
        .await?;
        let counted = |name| figures.try_get::<i64, _>(name).map(i64::unsigned_abs);
        let (transactions, wal_bytes) = (counted("transactions")?, counted("wal_bytes")?);
        let processes: Vec<i32> =
            sqlx::query_scalar("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
                .fetch_all(&mut connection)
                .await?;
        let processes = processes.into_iter().map(i32::unsigned_abs).collect();
        let statements: Result<Option<i64>, sqlx::Error> = sqlx::query_scalar(
            "SELECT CAST(SUM(calls) AS BIGINT) FROM pg_stat_statements WHERE dbid = \
             (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        .fetch_one(&mut connection)
        .await;
        // Without the extension nobody counts them.
        let statements = statements.ok().flatten().map(i64::unsigned_abs);
        connection.close().await?;
        Ok(DatabaseCounters { transactions, statements, wal_bytes, processes })
    }
}
