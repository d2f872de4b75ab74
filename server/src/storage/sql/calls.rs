//! Calls in SQL.

use async_trait::async_trait;
use galds_matches::PlayerId;
use galds_matches::clock::Moment;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::connections::in_time;
use super::rows::{moment, optional_moment, parsed, readable};
use crate::storage::calls::{Call, CallStore, PushSubscription, WhichCalls};
use crate::storage::{SqlStore, StoreError};

/// Which calls are meant, as a condition with two values: those that are empty take everything.
fn condition(which: WhichCalls) -> (String, String) {
    match which {
        WhichCalls::All => (String::new(), String::new()),
        WhichCalls::About(subject) => (String::new(), subject),
        WhichCalls::One(kind, subject) => (kind.to_string(), subject),
    }
}

const MEANT: &str = "player = $1 AND ($2 = '' OR kind = $2) AND ($3 = '' OR subject = $3)";

#[async_trait]
impl CallStore for SqlStore {
    async fn add_call(&self, call: Call, most: u32) -> Result<(), StoreError> {
        // Names and numbers can always be written.
        let about = serde_json::to_string(&call.about).unwrap_or_default();
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(
                "INSERT INTO calls (player, kind, subject, about, at_ms, read_ms) \
                     VALUES ($1, $2, $3, $4, $5, NULL) \
                     ON CONFLICT (player, kind, subject) DO UPDATE \
                     SET about = excluded.about, at_ms = excluded.at_ms, read_ms = NULL",
            )
            .bind(call.player.to_string())
            .bind(call.kind.name())
            .bind(call.subject)
            .bind(about)
            .bind(call.at.0)
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "DELETE FROM calls WHERE player = $1 AND at_ms < \
                     (SELECT MIN(at_ms) FROM (SELECT at_ms FROM calls WHERE player = $1 \
                      ORDER BY at_ms DESC LIMIT $2) AS latest)",
            )
            .bind(call.player.to_string())
            .bind(i64::from(most))
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn calls(&self, player: PlayerId, limit: u32) -> Result<Vec<Call>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM calls WHERE player = $1 ORDER BY at_ms DESC, kind, subject LIMIT $2",
        )
        .bind(player.to_string())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(readable(&rows, call))
    }

    async fn read_calls(
        &self,
        player: PlayerId,
        which: WhichCalls,
        at: Moment,
    ) -> Result<bool, StoreError> {
        let (kind, subject) = condition(which);
        let sql = format!("UPDATE calls SET read_ms = $4 WHERE {MEANT} AND read_ms IS NULL");
        let read = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(player.to_string())
            .bind(kind)
            .bind(subject)
            .bind(at.0)
            .execute(&self.pool)
            .await?;
        Ok(read.rows_affected() > 0)
    }

    async fn drop_calls(&self, player: PlayerId, which: WhichCalls) -> Result<bool, StoreError> {
        let (kind, subject) = condition(which);
        let dropped = sqlx::query(sqlx::AssertSqlSafe(format!("DELETE FROM calls WHERE {MEANT}")))
            .bind(player.to_string())
            .bind(kind)
            .bind(subject)
            .execute(&self.pool)
            .await?;
        Ok(dropped.rows_affected() > 0)
    }

    async fn called_since(&self, since: Moment) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query("SELECT DISTINCT player FROM calls WHERE at_ms >= $1")
            .bind(since.0)
            .fetch_all(&self.pool)
            .await?;
        Ok(readable(&rows, |row| parsed(row, "player")))
    }

    async fn sweep_calls(&self, before: Moment) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM calls WHERE at_ms < $1")
            .bind(before.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn call_settings(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT settings FROM call_settings WHERE player = $1")
            .bind(player.to_string())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get("settings")).transpose()?)
    }

    async fn set_call_settings(&self, player: PlayerId, text: String) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO call_settings (player, settings) VALUES ($1, $2) \
                 ON CONFLICT (player) DO UPDATE SET settings = excluded.settings",
        )
        .bind(player.to_string())
        .bind(text)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn add_push(&self, browser: PushSubscription, most: u32) -> Result<(), StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(
                "INSERT INTO push_subscriptions (endpoint, player, public_key, auth, created_ms) \
                     VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, \
                     public_key = excluded.public_key, auth = excluded.auth, \
                     created_ms = excluded.created_ms",
            )
            .bind(browser.endpoint)
            .bind(browser.player.to_string())
            .bind(browser.public_key)
            .bind(browser.auth)
            .bind(browser.created.0)
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "DELETE FROM push_subscriptions WHERE player = $1 AND created_ms < \
                     (SELECT MIN(created_ms) FROM (SELECT created_ms FROM push_subscriptions \
                      WHERE player = $1 ORDER BY created_ms DESC LIMIT $2) AS latest)",
            )
            .bind(browser.player.to_string())
            .bind(i64::from(most))
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn push_subscriptions(
        &self,
        player: PlayerId,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM push_subscriptions WHERE player = $1 ORDER BY created_ms")
                .bind(player.to_string())
                .fetch_all(&self.pool)
                .await?;
        Ok(readable(&rows, browser))
    }

    async fn remove_push(&self, endpoint: String) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM push_subscriptions WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn forget_calls(&self, player: PlayerId) -> Result<(), StoreError> {
        for table in ["calls", "call_settings", "push_subscriptions"] {
            let sql = format!("DELETE FROM {table} WHERE player = $1");
            sqlx::query(sqlx::AssertSqlSafe(sql))
                .bind(player.to_string())
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }
}

fn call(row: &AnyRow) -> Result<Call, StoreError> {
    let about: String = row.try_get("about")?;
    Ok(Call {
        player: parsed(row, "player")?,
        kind: parsed(row, "kind")?,
        subject: row.try_get("subject")?,
        about: serde_json::from_str(&about)
            .map_err(|_| StoreError::Unreadable(format!("a call about `{about}`")))?,
        at: moment(row, "at_ms")?,
        read: optional_moment(row, "read_ms")?,
    })
}

fn browser(row: &AnyRow) -> Result<PushSubscription, StoreError> {
    Ok(PushSubscription {
        endpoint: row.try_get("endpoint")?,
        player: parsed(row, "player")?,
        public_key: row.try_get("public_key")?,
        auth: row.try_get("auth")?,
        created: moment(row, "created_ms")?,
    })
}
