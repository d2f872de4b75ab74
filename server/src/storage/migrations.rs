//! The tables, in the steps in which they came to be. A step that was released is never changed;
//! a new one is a new file and one more line here.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

const STEPS: &[(i64, &str, &str)] = &[
    (1, "matches", include_str!("../../migrations/0001_matches.sql")),
    (2, "people", include_str!("../../migrations/0002_people.sql")),
    (3, "ratings", include_str!("../../migrations/0003_ratings.sql")),
    (4, "tournaments", include_str!("../../migrations/0004_tournaments.sql")),
];

/// Everything that brings an empty or older database to the present tables.
pub(super) fn migrator() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_numbered_in_order_without_gaps() {
        assert!(STEPS.iter().map(|step| step.0).eq(1..=STEPS.len() as i64));
    }
}
