//! Chat in SQL.

use async_trait::async_trait;
use galds_matches::{MatchId, Room};

use super::rows;
use crate::storage::{ChatLine, ChatStore, SqlStore, StoreError};

/// How often a line tries for the next number when others speak at the same moment.
const TRIES: u32 = 20;

#[async_trait]
impl ChatStore for SqlStore {
    async fn add_chat_line(&self, id: MatchId, line: ChatLine) -> Result<u32, StoreError> {
        for _ in 0..TRIES {
            if let Some(number) = self.try_to_say(&id, &line).await? {
                return Ok(number);
            }
        }
        Err(StoreError::Refused("too many are speaking at once".to_owned()))
    }

    async fn last_lines(&self, ids: Vec<MatchId>) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.last_in("chat", ids).await
    }

    async fn chat_lines(
        &self,
        id: MatchId,
        room: Room,
        after: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM chat WHERE match_id = $1 AND room = $2 AND number > $3 \
                 ORDER BY number",
        )
        .bind(id.as_str())
        .bind(room.name())
        .bind(i64::from(after))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(rows::chat_line).collect()
    }
}

impl SqlStore {
    async fn try_to_say(&self, id: &MatchId, line: &ChatLine) -> Result<Option<u32>, StoreError> {
        let last: Option<i64> =
            sqlx::query_scalar("SELECT MAX(number) FROM chat WHERE match_id = $1")
                .bind(id.as_str())
                .fetch_one(&self.pool)
                .await?;
        let number = last.unwrap_or(0) + 1;
        let inserted = sqlx::query(
            "INSERT INTO chat (match_id, number, room, author_id, author_name, words, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(id.as_str())
        .bind(number)
        .bind(line.room.name())
        .bind(line.author.id.to_string())
        .bind(line.author.name.as_str())
        .bind(line.words.as_str())
        .bind(line.at.0)
        .execute(&self.pool)
        .await?;
        Ok((inserted.rows_affected() > 0).then_some(number as u32))
    }
}
