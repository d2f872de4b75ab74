//! Games of one screen in SQL.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::rows::{moment, readable};
use crate::storage::{OneScreenGame, OneScreenStore, SqlStore, StoreError};

#[async_trait]
impl OneScreenStore for SqlStore {
    async fn keep_one_screen(
        &self,
        person: String,
        game: OneScreenGame,
        most: u32,
    ) -> Result<(), StoreError> {
        let actions = serde_json::to_string(&game.actions)
            .map_err(|error| StoreError::Unreadable(error.to_string()))?;
        sqlx::query(
            "INSERT INTO one_screen_games (person, id, game, rules, actions, result, changed_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (person, id) DO UPDATE SET game = excluded.game, \
                     rules = excluded.rules, actions = excluded.actions, \
                     result = excluded.result, changed_ms = excluded.changed_ms",
        )
        .bind(person.as_str())
        .bind(game.id)
        .bind(game.game)
        .bind(game.rules)
        .bind(actions)
        .bind(game.result)
        .bind(game.changed.0)
        .execute(&self.pool)
        .await?;
        sqlx::query(
            "DELETE FROM one_screen_games WHERE person = $1 AND id NOT IN \
                 (SELECT id FROM one_screen_games WHERE person = $1 \
                  ORDER BY changed_ms DESC, id LIMIT $2)",
        )
        .bind(person)
        .bind(i64::from(most))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn one_screen_games(&self, person: String) -> Result<Vec<OneScreenGame>, StoreError> {
        let sql = "SELECT id, game, rules, actions, result, changed_ms FROM one_screen_games \
                   WHERE person = $1 ORDER BY changed_ms DESC, id";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        Ok(readable(&rows, kept_game))
    }

    async fn delete_one_screen(&self, person: String, id: String) -> Result<bool, StoreError> {
        let sql = "DELETE FROM one_screen_games WHERE person = $1 AND id = $2";
        let deleted = sqlx::query(sql).bind(person).bind(id).execute(&self.pool).await?;
        Ok(deleted.rows_affected() > 0)
    }
}

fn kept_game(row: &AnyRow) -> Result<OneScreenGame, StoreError> {
    let actions: String = row.try_get("actions")?;
    Ok(OneScreenGame {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        actions: serde_json::from_str(&actions)
            .map_err(|error| StoreError::Unreadable(format!("actions: {error}")))?,
        result: row.try_get("result")?,
        changed: moment(row, "changed_ms")?,
    })
}
