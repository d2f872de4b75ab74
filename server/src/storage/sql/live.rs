//! Live connections in SQL.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId};
use sqlx::{AnyConnection, Row as _};

use crate::identity::Credential;
use crate::storage::live::{LiveStore, PresenceScope, Revocation, Sighting};
use crate::storage::{SqlStore, StoreError};

impl PresenceScope {
    fn text(&self) -> &str {
        match self {
            PresenceScope::Match(id) => id.as_str(),
            PresenceScope::Everywhere => "",
        }
    }
}

#[async_trait]
impl LiveStore for SqlStore {
    async fn server_secret(&self, name: &'static str, fresh: String) -> Result<String, StoreError> {
        sqlx::query(
            "INSERT INTO server_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(name)
        .bind(fresh)
        .execute(&self.pool)
        .await?;
        let query = sqlx::query("SELECT value FROM server_secrets WHERE name = $1").bind(name);
        Ok(query.fetch_one(&self.pool).await?.try_get("value")?)
    }

    async fn revocations(&self, after: i64) -> Result<Vec<Revocation>, StoreError> {
        let sql = "SELECT person, number FROM revocations WHERE number > $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(after).fetch_all(&self.pool).await?;
        let revocation = |row: &sqlx::any::AnyRow| {
            Ok(Revocation { person: row.try_get("person")?, number: row.try_get("number")? })
        };
        rows.iter().map(revocation).collect()
    }

    async fn last_revocation(&self) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT number FROM revocation_counter WHERE one = 1");
        Ok(row.fetch_one(&self.pool).await?.try_get("number")?)
    }

    async fn is_valid(&self, credential: Credential) -> Result<bool, StoreError> {
        let (sql, person, id) = match credential {
            Credential::Session { person, id } => {
                ("SELECT id FROM sessions WHERE person = $1 AND id = $2", person, id)
            }
            Credential::Token { person, id } => {
                ("SELECT id FROM tokens WHERE person = $1 AND id = $2", person, id)
            }
        };
        let row = sqlx::query(sql).bind(person).bind(id).fetch_optional(&self.pool).await?;
        Ok(row.is_some())
    }

    async fn note_presence(
        &self,
        server: String,
        sightings: Vec<Sighting>,
    ) -> Result<(), StoreError> {
        // In one order, so that two who write at the same time never wait for each other in a circle.
        let mut sightings = sightings;
        sightings
            .sort_by_cached_key(|seen| (seen.scope.text().to_owned(), seen.player.to_string()));
        let mut transaction = self.pool.begin().await?;
        for sighting in sightings {
            sqlx::query(
                "INSERT INTO presence (match_id, player, server, connections, seen_ms) \
                     VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT (match_id, player, server) DO UPDATE \
                     SET connections = excluded.connections, seen_ms = excluded.seen_ms",
            )
            .bind(sighting.scope.text())
            .bind(sighting.player.to_string())
            .bind(server.as_str())
            .bind(i64::from(sighting.connections))
            .bind(sighting.seen.0)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn last_present(
        &self,
        id: MatchId,
        player: PlayerId,
        now: Moment,
    ) -> Result<Option<Moment>, StoreError> {
        let rows = sqlx::query(
            "SELECT connections, seen_ms FROM presence \
                 WHERE player = $1 AND match_id IN ($2, '')",
        )
        .bind(player.to_string())
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let mut last = None;
        for row in rows {
            let connections: i64 = row.try_get("connections")?;
            let seen = Moment(row.try_get("seen_ms")?);
            last = last.max(Some(if connections > 0 { now } else { seen }));
        }
        Ok(last)
    }

    async fn sweep_presence(&self, before: Moment) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM presence WHERE seen_ms < $1 AND connections = 0")
            .bind(before.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

/// Notes that sessions or tokens of somebody were ended, in the transaction that ends them.
pub(super) async fn note_revocation(
    connection: &mut AnyConnection,
    person: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE revocation_counter SET number = number + 1 WHERE one = 1")
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO revocations (person, number) \
         SELECT CAST($1 AS TEXT), number FROM revocation_counter WHERE one = 1 \
         ON CONFLICT (person) DO UPDATE SET number = excluded.number",
    )
    .bind(person)
    .execute(&mut *connection)
    .await?;
    Ok(())
}
