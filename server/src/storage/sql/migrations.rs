//! The tables, in the steps in which they came to be. A step that was released is never changed;
//! a new one is a new file and one more line here.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Any, Executor, SqlSafeStr};

use crate::storage::StoreError;

const STEPS: &[(i64, &str, &str)] = &[
    (1, "matches", include_str!("../../../migrations/0001_matches.sql")),
    (2, "people", include_str!("../../../migrations/0002_people.sql")),
    (3, "ratings", include_str!("../../../migrations/0003_ratings.sql")),
    (4, "tournaments", include_str!("../../../migrations/0004_tournaments.sql")),
    (5, "servers", include_str!("../../../migrations/0005_servers.sql")),
    (6, "lists", include_str!("../../../migrations/0006_lists.sql")),
    (7, "online", include_str!("../../../migrations/0007_online.sql")),
    (8, "guests", include_str!("../../../migrations/0008_guests.sql")),
    (9, "live", include_str!("../../../migrations/0009_live.sql")),
    (10, "bus", include_str!("../../../migrations/0010_bus.sql")),
    (11, "calls", include_str!("../../../migrations/0011_calls.sql")),
    (12, "recovery", include_str!("../../../migrations/0012_recovery.sql")),
    (13, "one screen", include_str!("../../../migrations/0013_one_screen.sql")),
    (14, "late entry", include_str!("../../../migrations/0014_late_entry.sql")),
    (15, "puzzles", include_str!("../../../migrations/0015_puzzles.sql")),
    (16, "compositions", include_str!("../../../migrations/0016_compositions.sql")),
    (17, "progress", include_str!("../../../migrations/0017_progress.sql")),
    (18, "reports", include_str!("../../../migrations/0018_reports.sql")),
];

/// Everything that brings an empty or older database to the present tables.
pub(super) fn migrator() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.iter().map(step).collect())
}

/// The numbers and names of all steps.
pub(super) fn steps() -> impl Iterator<Item = (i64, &'static str)> {
    STEPS.iter().map(|&(version, name, _)| (version, name))
}

/// The numbers of the steps that a database has; none if it is empty.
pub(super) async fn applied(
    database: impl Executor<'_, Database = Any>,
) -> Result<Vec<i64>, StoreError> {
    let steps = "SELECT version FROM _sqlx_migrations ORDER BY version";
    match sqlx::query_scalar(steps).fetch_all(database).await.map_err(StoreError::from) {
        // The table comes with the first step.
        Err(StoreError::Refused(_)) => Ok(Vec::new()),
        steps => steps,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_numbered_in_order_without_gaps() {
        assert!(STEPS.iter().map(|step| step.0).eq(1..=STEPS.len() as i64));
    }
}
