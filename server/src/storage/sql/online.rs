//! Who is online, in SQL.

use async_trait::async_trait;
use galds_matches::PlayerId;
use galds_matches::clock::{Millis, Moment};
use sqlx::AssertSqlSafe;

use super::rows::{moment, parsed};
use crate::storage::{OnlineStore, SqlStore, StoreError};

/// How many players stand in one statement.
const AT_ONCE: usize = 500;
/// How long it is remembered when somebody was last seen.
const REMEMBERED: Millis = Millis::days(1);

#[async_trait]
impl OnlineStore for SqlStore {
    async fn note_online(&self, mut players: Vec<PlayerId>, at: Moment) -> Result<(), StoreError> {
        // In one order everywhere, so that two servers never wait for each other in a circle.
        players.sort();
        for some in players.chunks(AT_ONCE) {
            let places = (2..).take(some.len()).map(|place| format!("(${place}, $1)"));
            let places = places.collect::<Vec<_>>().join(", ");
            let sql = format!(
                "INSERT INTO online (player, seen_ms) VALUES {places} \
                     ON CONFLICT (player) DO UPDATE SET seen_ms = excluded.seen_ms"
            );
            let mut query = sqlx::query(AssertSqlSafe(sql)).bind(at.0);
            for player in some {
                query = query.bind(player.to_string());
            }
            query.execute(&self.pool).await?;
        }
        sqlx::query("DELETE FROM online WHERE seen_ms < $1")
            .bind(at.before(REMEMBERED).0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn last_online(
        &self,
        players: Vec<PlayerId>,
    ) -> Result<Vec<(PlayerId, Moment)>, StoreError> {
        let mut seen = Vec::new();
        for some in players.chunks(AT_ONCE) {
            let places = (1..).take(some.len()).map(|place| format!("${place}"));
            let places = places.collect::<Vec<_>>().join(", ");
            let sql = format!("SELECT player, seen_ms FROM online WHERE player IN ({places})");
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for player in some {
                query = query.bind(player.to_string());
            }
            for row in query.fetch_all(&self.pool).await? {
                seen.push((parsed(&row, "player")?, moment(&row, "seen_ms")?));
            }
        }
        Ok(seen)
    }

    async fn count_online(&self, since: Moment) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM online WHERE seen_ms >= $1";
        let count: i64 = sqlx::query_scalar(sql).bind(since.0).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }
}
