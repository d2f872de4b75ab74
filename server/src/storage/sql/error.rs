//! What the database says went wrong, as errors of a store.

use sqlx::error::DatabaseError;

use crate::storage::StoreError;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Unreadable(error.to_string())
            }
            sqlx::Error::Database(refusal) if is_passing(&*refusal) => {
                StoreError::Unavailable(refusal.to_string())
            }
            sqlx::Error::Database(_) => StoreError::Refused(error.to_string()),
            error => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Whether the database cannot do anything at the moment, rather than not this: no space, a disk that
/// fails, a lock that is not given, a server that stops.
fn is_passing(refusal: &dyn DatabaseError) -> bool {
    let code = refusal.code().unwrap_or_default();
    match code.parse::<u32>() {
        // SQLite: the low byte says which error, the rest where it came from.
        Ok(number) if code.len() < 5 => {
            const BUSY: u32 = 5;
            const LOCKED: u32 = 6;
            const READ_ONLY: u32 = 8;
            const INPUT_OUTPUT: u32 = 10;
            const FULL: u32 = 13;
            const CANNOT_OPEN: u32 = 14;
            matches!(number & 0xff, BUSY | LOCKED | READ_ONLY | INPUT_OUTPUT | FULL | CANNOT_OPEN)
        }
        // PostgreSQL: connection, transaction state, rollback, resources, operator, system.
        _ => ["08", "25", "40", "53", "55", "57", "58"].iter().any(|class| code.starts_with(class)),
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(error.to_string())
    }
}
