//! Servers in SQL: who is there, what time it is, and which matches need one of them.

use std::time::{Duration, Instant};

use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::{MatchId, Phase};

use super::connections::Dialect;
use super::rows;
use crate::storage::{SqlStore, StoreError};

/// How often the database is asked for its time; the quickest answer counts.
const TRIES: u32 = 3;

impl SqlStore {
    pub(super) async fn running_matches(&self) -> Result<Vec<MatchId>, StoreError> {
        let found = sqlx::query(
            "SELECT id FROM matches WHERE phase = $1 \
             AND (control <> $2 OR first_id LIKE 'house:%' OR second_id LIKE 'house:%')",
        )
        .bind(Phase::Playing.name())
        .bind(TimeControl::None.to_string())
        .fetch_all(&self.pool)
        .await?;
        Ok(rows::readable(&found, rows::first_match_id))
    }

    pub(super) async fn database_time(&self) -> Result<Option<Moment>, StoreError> {
        if self.pool.dialect() == Dialect::Sqlite {
            return Ok(None);
        }
        let mut best: Option<(Duration, Instant, i64)> = None;
        for _ in 0..TRIES {
            let asked = Instant::now();
            let now = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let shown: i64 = sqlx::query_scalar(now).fetch_one(&self.pool).await?;
            let took = asked.elapsed();
            if best.is_none_or(|(quickest, ..)| took < quickest) {
                best = Some((took, asked, shown));
            }
        }
        Ok(best.map(|(took, asked, shown)| {
            let since = asked.elapsed().saturating_sub(took / 2).as_millis();
            Moment(shown).after(Millis(since as u64))
        }))
    }

    pub(super) async fn put_server(&self, server: String, at: Moment) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (id, at_ms) VALUES ($1, $2) \
             ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms",
        )
        .bind(server)
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(super) async fn delete_servers(&self, before: Moment) -> Result<bool, StoreError> {
        // Whoever was connected to a server that is gone was there until then.
        sqlx::query(
            "UPDATE presence SET connections = 0, seen_ms = $1 WHERE connections > 0 \
             AND server IN (SELECT id FROM servers WHERE at_ms < $1)",
        )
        .bind(before.0)
        .execute(&self.pool)
        .await?;
        let gone = sqlx::query("DELETE FROM servers WHERE at_ms < $1").bind(before.0);
        Ok(gone.execute(&self.pool).await?.rows_affected() > 0)
    }

    pub(super) async fn any_server(&self) -> Result<bool, StoreError> {
        let any = sqlx::query("SELECT id FROM servers LIMIT 1").fetch_optional(&self.pool);
        Ok(any.await?.is_some())
    }
}
