//! Progress in SQL.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::connections::in_time;
use super::rows::{parsed, readable};
use crate::storage::{ProgressEntry, ProgressStore, SqlStore, StoreError};

#[async_trait]
impl ProgressStore for SqlStore {
    async fn progress(&self, person: String) -> Result<Vec<ProgressEntry>, StoreError> {
        let sql = "SELECT kind, series, item, mark FROM progress WHERE person = $1 \
                   ORDER BY kind, series, at_ms, item";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        Ok(readable(&rows, entry))
    }

    async fn add_progress(
        &self,
        person: String,
        entries: Vec<ProgressEntry>,
        most: u32,
        at: Moment,
    ) -> Result<bool, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            for entry in entries {
                sqlx::query(
                    "INSERT INTO progress (person, kind, series, item, mark, at_ms) \
                         VALUES ($1, $2, $3, $4, $5, $6) \
                         ON CONFLICT (person, kind, series, item) DO UPDATE \
                         SET mark = excluded.mark, at_ms = excluded.at_ms \
                         WHERE progress.mark = 'shown'",
                )
                .bind(person.as_str())
                .bind(entry.kind.to_string())
                .bind(entry.series)
                .bind(entry.item)
                .bind(entry.mark.to_string())
                .bind(at.0)
                .execute(&mut *transaction)
                .await?;
            }
            let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM progress WHERE person = $1")
                .bind(person.as_str())
                .fetch_one(&mut *transaction)
                .await?;
            if count > i64::from(most) {
                transaction.roll_back().await?;
                return Ok(false);
            }
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }
}

fn entry(row: &AnyRow) -> Result<ProgressEntry, StoreError> {
    Ok(ProgressEntry {
        kind: parsed(row, "kind")?,
        series: row.try_get("series")?,
        item: row.try_get("item")?,
        mark: parsed(row, "mark")?,
    })
}
