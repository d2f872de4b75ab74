//! Leases and shared values in SQL.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use crate::storage::{LeaseStore, SqlStore, StoreError};

#[async_trait]
impl LeaseStore for SqlStore {
    async fn hold_lease(
        &self,
        name: String,
        holder: String,
        lasts: Duration,
    ) -> Result<bool, StoreError> {
        let now = self.pool.dialect().now();
        let sql = format!(
            "INSERT INTO leases (name, holder, until_ms) VALUES ($1, $2, {now} + $3) \
             ON CONFLICT (name) DO UPDATE \
             SET holder = excluded.holder, until_ms = excluded.until_ms \
             WHERE leases.holder = excluded.holder OR leases.until_ms < {now}"
        );
        let held = sqlx::query(AssertSqlSafe(sql))
            .bind(name)
            .bind(holder)
            .bind(millis(lasts))
            .execute(&self.pool)
            .await?;
        Ok(held.rows_affected() == 1)
    }

    async fn release_lease(&self, name: String, holder: String) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM leases WHERE name = $1 AND holder = $2")
            .bind(name)
            .bind(holder)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn put_entry(
        &self,
        name: String,
        holder: String,
        value: String,
        lasts: Duration,
    ) -> Result<(), StoreError> {
        let now = self.pool.dialect().now();
        let sql = format!(
            "INSERT INTO shared_entries (name, holder, value, until_ms) \
             VALUES ($1, $2, $3, {now} + $4) ON CONFLICT (name, holder) DO UPDATE \
             SET value = excluded.value, until_ms = excluded.until_ms"
        );
        sqlx::query(AssertSqlSafe(sql))
            .bind(name)
            .bind(holder)
            .bind(value)
            .bind(millis(lasts))
            .execute(&self.pool)
            .await?;
        let expired = format!("DELETE FROM shared_entries WHERE until_ms < {now}");
        sqlx::query(AssertSqlSafe(expired)).execute(&self.pool).await?;
        Ok(())
    }

    async fn entries(&self, name: String) -> Result<Vec<(String, String)>, StoreError> {
        let now = self.pool.dialect().now();
        let sql = format!(
            "SELECT holder, value FROM shared_entries WHERE name = $1 AND until_ms >= {now}"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(name).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("holder")?, row.try_get("value")?))).collect()
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
