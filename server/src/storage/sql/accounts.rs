//! People in SQL.

use async_trait::async_trait;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use galds_matches::clock::Moment;
use galds_matches::{Player, PlayerId};
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::connections::in_time;
use super::live::note_revocation;
use super::rows::{moment, optional_moment, parsed};
use crate::identity::{DELETED, SecretHash, fold, key};
use crate::storage::accounts::{
    AccountStore, Added, NewPerson, Person, PersonKind, Relation, Session, Token,
};
use crate::storage::{SqlStore, StoreError};

/// A query that begins with the columns of a person. SQL is written out in the program, never made
/// from what somebody sent.
macro_rules! person_and {
    ($rest:literal) => {
        concat!("SELECT p.id, p.name, p.kind, p.about, p.created_ms, p.banned", $rest)
    };
}

#[async_trait]
impl AccountStore for SqlStore {
    async fn add_person(&self, person: NewPerson) -> Result<Added, StoreError> {
        let fold = person.name.fold();
        let added = sqlx::query(
            "INSERT INTO people (id, name, name_key, name_fold, password, kind, about, created_ms) \
                 SELECT $1, $2, $3, $4, $5, 'human', '', CAST($6 AS BIGINT) \
                 WHERE NOT EXISTS (SELECT 1 FROM retired_names WHERE fold_hash = $7) \
                 ON CONFLICT DO NOTHING",
        )
        .bind(person.id)
        .bind(person.name.as_str())
        .bind(key(person.name.as_str()))
        .bind(fold.as_str())
        .bind(person.password)
        .bind(person.created.0)
        .bind(hashed(&fold))
        .execute(&self.pool)
        .await?;
        Ok(if added.rows_affected() == 1 { Added::Added } else { Added::Taken })
    }

    async fn person(&self, id: String) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(person_and!(" FROM people p WHERE id = $1"))
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    async fn person_named(&self, name: String) -> Result<Option<Person>, StoreError> {
        Ok(self.credentials(name).await?.map(|(person, _)| person))
    }

    async fn credentials(&self, name: String) -> Result<Option<(Person, String)>, StoreError> {
        let sql = person_and!(", p.password FROM people p WHERE name_key = $1");
        let row = sqlx::query(sql).bind(key(&name)).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn set_password(&self, id: String, password: String) -> Result<(), StoreError> {
        self.set("UPDATE people SET password = $2 WHERE id = $1", id, Some(password)).await
    }

    async fn set_about(&self, id: String, about: String) -> Result<(), StoreError> {
        self.set("UPDATE people SET about = $2 WHERE id = $1", id, Some(about)).await
    }

    async fn set_kind(&self, id: String, kind: PersonKind) -> Result<(), StoreError> {
        self.set("UPDATE people SET kind = $2 WHERE id = $1", id, Some(kind.name().to_owned()))
            .await
    }

    async fn set_banned(&self, id: String, reason: Option<String>) -> Result<(), StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query("UPDATE people SET banned = $2 WHERE id = $1")
                .bind(id.as_str())
                .bind(reason.as_deref())
                .execute(&mut *transaction)
                .await?;
            if reason.is_some() {
                forget_secrets(&mut transaction, &id).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn delete_person(&self, person: Person) -> Result<(), StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query("INSERT INTO retired_names (fold_hash) VALUES ($1) ON CONFLICT DO NOTHING")
                .bind(hashed(&fold(&person.name)))
                .execute(&mut *transaction)
                .await?;
            forget_secrets(&mut transaction, &person.id).await?;
            for sql in [
                "DELETE FROM relations WHERE person = $1 OR other = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM rating_changes WHERE person = $1",
                "DELETE FROM one_screen_games WHERE person = $1",
                "DELETE FROM puzzle_solvers WHERE person = $1",
                "DELETE FROM puzzle_attempts WHERE person = $1",
                "DELETE FROM composition_marks WHERE person = $1",
                "DELETE FROM progress WHERE person = $1",
                // Others go on solving the problems.
                "UPDATE compositions SET author = NULL WHERE author = $1",
                "DELETE FROM people WHERE id = $1",
            ] {
                sqlx::query(sql).bind(person.id.as_str()).execute(&mut *transaction).await?;
            }
            forget_name(&mut transaction, &person).await?;
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn people(&self, after: String, limit: u32) -> Result<Vec<Person>, StoreError> {
        let sql = person_and!(" FROM people p WHERE name_key > $1 ORDER BY name_key LIMIT $2");
        let query = sqlx::query(sql).bind(key(&after)).bind(i64::from(limit));
        query.fetch_all(&self.pool).await?.iter().map(person).collect()
    }

    async fn add_session(
        &self,
        person: String,
        hash: SecretHash,
        session: Session,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sessions (hash, id, person, agent, created_ms, seen_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(hash.as_str())
        .bind(session.id)
        .bind(person)
        .bind(session.agent)
        .bind(session.created.0)
        .bind(session.seen.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn session(
        &self,
        hash: SecretHash,
        used_since: Moment,
        made_since: Moment,
    ) -> Result<Option<(Person, Session)>, StoreError> {
        let sql = person_and!(
            ", s.id AS session_id, s.agent, s.created_ms AS session_ms, s.seen_ms \
                 FROM sessions s JOIN people p ON p.id = s.person \
                 WHERE s.hash = $1 AND s.seen_ms >= $2 AND s.created_ms >= $3"
        );
        let query = sqlx::query(sql).bind(hash.as_str());
        let query = query.bind(used_since.0).bind(made_since.0);
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| Ok((person(&row)?, session(&row)?))).transpose()
    }

    async fn see_session(&self, hash: SecretHash, at: Moment) -> Result<(), StoreError> {
        self.see("UPDATE sessions SET seen_ms = $2 WHERE hash = $1", hash, at).await
    }

    async fn sessions(&self, person: String) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(
            "SELECT id AS session_id, agent, created_ms AS session_ms, seen_ms FROM sessions \
                 WHERE person = $1 ORDER BY seen_ms DESC, created_ms DESC",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(session).collect()
    }

    async fn end_session(&self, person: String, id: String) -> Result<bool, StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2";
        Ok(self.end(sql, person, id).await? > 0)
    }

    async fn end_other_sessions(&self, person: String, kept: String) -> Result<u64, StoreError> {
        self.end("DELETE FROM sessions WHERE person = $1 AND id <> $2", person, kept).await
    }

    async fn sweep_sessions(&self, used_since: Moment) -> Result<u64, StoreError> {
        let swept = sqlx::query("DELETE FROM sessions WHERE seen_ms < $1")
            .bind(used_since.0)
            .execute(&self.pool)
            .await?;
        Ok(swept.rows_affected())
    }

    async fn add_token(
        &self,
        person: String,
        hash: SecretHash,
        token: Token,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tokens (hash, id, person, label, scopes, created_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(hash.as_str())
        .bind(token.id)
        .bind(person)
        .bind(token.label)
        .bind(token.scopes.to_string())
        .bind(token.created.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn token(&self, hash: SecretHash) -> Result<Option<(Person, Token)>, StoreError> {
        let sql = person_and!(
            ", t.id AS token_id, t.label, t.scopes, t.created_ms AS token_ms, \
                 t.used_ms FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1"
        );
        let row = sqlx::query(sql).bind(hash.as_str()).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((person(&row)?, token(&row)?))).transpose()
    }

    async fn see_token(&self, hash: SecretHash, at: Moment) -> Result<(), StoreError> {
        self.see("UPDATE tokens SET used_ms = $2 WHERE hash = $1", hash, at).await
    }

    async fn tokens(&self, person: String) -> Result<Vec<Token>, StoreError> {
        let rows = sqlx::query(
            "SELECT id AS token_id, label, scopes, created_ms AS token_ms, used_ms FROM tokens \
                 WHERE person = $1 ORDER BY created_ms DESC",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(token).collect()
    }

    async fn end_token(&self, person: String, id: String) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        Ok(self.end(sql, person, id).await? > 0)
    }

    async fn relate(
        &self,
        person: String,
        relation: Relation,
        other: String,
        at: Moment,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO relations (person, kind, other, since_ms) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT DO NOTHING",
        )
        .bind(person)
        .bind(relation.name())
        .bind(other)
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn unrelate(
        &self,
        person: String,
        relation: Relation,
        other: String,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM relations WHERE person = $1 AND kind = $2 AND other = $3")
            .bind(person)
            .bind(relation.name())
            .bind(other)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn is_related(
        &self,
        person: String,
        relation: Relation,
        other: String,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT since_ms FROM relations WHERE person = $1 AND kind = $2 AND other = $3",
        )
        .bind(person)
        .bind(relation.name())
        .bind(other)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.is_some())
    }

    async fn related(&self, person: String, relation: Relation) -> Result<Vec<Person>, StoreError> {
        let sql = person_and!(
            " FROM relations r JOIN people p ON p.id = r.other \
                 WHERE r.person = $1 AND r.kind = $2 ORDER BY r.since_ms DESC, p.name_key"
        );
        let query = sqlx::query(sql).bind(person).bind(relation.name());
        query.fetch_all(&self.pool).await?.iter().map(self::person).collect()
    }

    async fn followers(&self, person: String) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM relations WHERE other = $1 AND kind = $2")
            .bind(person)
            .bind(Relation::Follow.name())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)?.unsigned_abs())
    }

    async fn promise_to_take_along(
        &self,
        guest: PlayerId,
        person: String,
        at: Moment,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guests_to_take_along (guest, person, since_ms) VALUES ($1, $2, $3) \
                 ON CONFLICT DO NOTHING",
        )
        .bind(guest.to_string())
        .bind(person)
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn to_take_along(&self, before: Moment) -> Result<Vec<(PlayerId, String)>, StoreError> {
        let sql = "SELECT guest, person FROM guests_to_take_along WHERE since_ms < $1";
        let rows = sqlx::query(sql).bind(before.0).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((parsed(row, "guest")?, row.try_get("person")?))).collect()
    }

    async fn took_along(&self, guest: PlayerId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM guests_to_take_along WHERE guest = $1")
            .bind(guest.to_string())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn sign_chat_anew(&self, guest: PlayerId, player: Player) -> Result<(), StoreError> {
        sqlx::query("UPDATE chat SET author_id = $2, author_name = $3 WHERE author_id = $1")
            .bind(guest.to_string())
            .bind(player.id.to_string())
            .bind(player.name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn bots(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        let sql = person_and!(
            " FROM people p WHERE kind = 'bot' AND banned IS NULL ORDER BY name_key LIMIT $1"
        );
        let query = sqlx::query(sql).bind(i64::from(limit));
        query.fetch_all(&self.pool).await?.iter().map(person).collect()
    }

    async fn words_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(String, Moment, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT match_id, at_ms, words FROM chat WHERE author_id = $1 ORDER BY at_ms",
        )
        .bind(player.to_string())
        .fetch_all(&self.pool)
        .await?;
        let line = |row: &AnyRow| {
            Ok((row.try_get("match_id")?, moment(row, "at_ms")?, row.try_get("words")?))
        };
        rows.iter().map(line).collect()
    }
}

impl SqlStore {
    async fn set(
        &self,
        sql: &'static str,
        id: String,
        value: Option<String>,
    ) -> Result<(), StoreError> {
        sqlx::query(sql).bind(id).bind(value).execute(&self.pool).await?;
        Ok(())
    }

    async fn see(&self, sql: &'static str, hash: SecretHash, at: Moment) -> Result<(), StoreError> {
        sqlx::query(sql).bind(hash.as_str()).bind(at.0).execute(&self.pool).await?;
        Ok(())
    }

    /// Ends sessions or tokens, so that every server notices; how many there were.
    async fn end(&self, sql: &'static str, person: String, id: String) -> Result<u64, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let query = sqlx::query(sql).bind(person.as_str()).bind(id);
        let ended = query.execute(&mut *transaction).await?.rows_affected();
        if ended > 0 {
            note_revocation(&mut transaction, &person).await?;
        }
        transaction.commit().await?;
        Ok(ended)
    }
}

async fn forget_secrets(connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM recovery_codes WHERE person = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *connection).await?;
    }
    note_revocation(connection, id).await
}

/// Takes a name out of matches, their logs, chat and tournaments; others keep their games.
async fn forget_name(connection: &mut AnyConnection, person: &Person) -> Result<(), StoreError> {
    let player = person.player().id.to_string();
    for sql in [
        "UPDATE matches SET first_name = $2 WHERE first_id = $1",
        "UPDATE matches SET second_name = $2 WHERE second_id = $1",
        "UPDATE chat SET author_name = $2, words = '' WHERE author_id = $1",
    ] {
        sqlx::query(sql).bind(player.as_str()).bind(DELETED).execute(&mut *connection).await?;
    }
    sqlx::query("UPDATE entrants SET name = $2 WHERE person = $1")
        .bind(person.id.as_str())
        .bind(DELETED)
        .execute(&mut *connection)
        .await?;
    // Names have no characters that JSON writes in another way, so the text of a player is one.
    let written = |name: &str| format!("\"id\":\"{player}\",\"name\":\"{name}\"");
    sqlx::query(
        "UPDATE match_log SET what = REPLACE(what, $2, $3) WHERE match_id IN \
         (SELECT id FROM matches WHERE first_id = $1 OR second_id = $1 OR creator = $1 \
          OR invited = $1)",
    )
    .bind(player.as_str())
    .bind(written(&person.name))
    .bind(written(DELETED))
    .execute(&mut *connection)
    .await?;
    Ok(())
}

fn hashed(fold: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(fold.as_bytes()))
}

fn person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: parsed(row, "kind")?,
        about: row.try_get("about")?,
        created: moment(row, "created_ms")?,
        banned: row.try_get("banned")?,
    })
}

fn session(row: &AnyRow) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.try_get("session_id")?,
        agent: row.try_get("agent")?,
        created: moment(row, "session_ms")?,
        seen: moment(row, "seen_ms")?,
    })
}

fn token(row: &AnyRow) -> Result<Token, StoreError> {
    Ok(Token {
        id: row.try_get("token_id")?,
        label: row.try_get("label")?,
        scopes: parsed(row, "scopes")?,
        created: moment(row, "token_ms")?,
        used: optional_moment(row, "used_ms")?,
    })
}
