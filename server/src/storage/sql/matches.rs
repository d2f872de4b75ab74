//! Logs and the list of matches in SQL.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::ports::{Lists, Log};
use galds_matches::{
    Append, Appended, EndingKind, FittingOffers, MatchId, Player, PlayerId, Rated, Row, Score,
    Summary, SummaryFilter, Visibility,
};
use sqlx::{AnyConnection, Row as _};

use super::{match_lists as lists, rows};
use crate::storage::{MatchStore, SqlStore, StoreError};
use crate::time::Outages;

#[async_trait]
impl Log for SqlStore {
    type Error = StoreError;

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn log(&self, id: MatchId, after: u32) -> Result<Vec<Row>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, what, at_ms, client_id FROM match_log \
                 WHERE match_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(id.as_str())
        .bind(i64::from(after))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(rows::log_row).collect()
    }
}

#[async_trait]
impl Lists for SqlStore {
    type Error = StoreError;

    async fn summary(&self, id: MatchId) -> Result<Option<Summary>, StoreError> {
        let row = sqlx::query("SELECT * FROM matches WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(rows::summary).transpose()
    }

    async fn summaries(&self, filter: SummaryFilter) -> Result<Vec<Summary>, StoreError> {
        self.summaries_of(lists::query(&filter, self.pool.dialect())).await
    }

    async fn fitting_offers(&self, wanted: FittingOffers) -> Result<Vec<Summary>, StoreError> {
        self.summaries_of(lists::fitting(&wanted)).await
    }

    async fn count_waiting(
        &self,
        creator: PlayerId,
        visibility: Visibility,
    ) -> Result<u64, StoreError> {
        // While a match waits, its maker stands in the first place.
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM matches \
                 WHERE first_id = $1 AND phase = 'open' AND visibility = $2",
        )
        .bind(creator.to_string())
        .bind(visibility.name())
        .fetch_one(&self.pool)
        .await?;
        Ok(count.unsigned_abs())
    }
}

#[async_trait]
impl MatchStore for SqlStore {
    fn is_shared(&self) -> bool {
        self.shared_address.is_some()
    }

    async fn note_alive(&self, at: Moment) -> Result<(), StoreError> {
        self.writer.note_alive(at).await
    }

    async fn last_alive(&self) -> Result<Option<Moment>, StoreError> {
        let row =
            sqlx::query("SELECT at_ms FROM alive WHERE one = 1").fetch_optional(&self.pool).await?;
        row.map(|row| Ok(Moment(row.try_get(0)?))).transpose()
    }

    fn outages(&self) -> &Outages {
        &self.outages
    }

    async fn running(&self) -> Result<Vec<MatchId>, StoreError> {
        self.running_matches().await
    }

    async fn count_playing(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM matches WHERE phase = 'playing'";
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn last_numbers(&self, ids: Vec<MatchId>) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.last_in("match_log", ids).await
    }

    async fn time(&self) -> Result<Option<Moment>, StoreError> {
        self.database_time().await
    }

    async fn note_server(&self, server: String, at: Moment) -> Result<(), StoreError> {
        self.put_server(server, at).await
    }

    async fn forget_servers(&self, before: Moment) -> Result<bool, StoreError> {
        self.delete_servers(before).await
    }

    async fn has_servers(&self) -> Result<bool, StoreError> {
        self.any_server().await
    }
}

/// What it means that a number or client id is in the log already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// Somebody else was first.
    IsTaken,
    /// An earlier try may have been committed without our hearing of it.
    MayBeOurs,
}

/// What became of the rows of one append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inserted {
    /// They were inserted.
    New,
    /// An earlier try had inserted them.
    Before,
    /// Somebody else was first.
    Taken,
}

/// Inserts the rows of one append, or none of them if the first number or its client id is taken.
pub(super) async fn insert_rows(
    connection: &mut AnyConnection,
    append: &Append,
    conflict: Conflict,
) -> Result<Inserted, StoreError> {
    for row in &append.rows {
        let inserted = sqlx::query(
            "INSERT INTO match_log (match_id, number, what, at_ms, client_id) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(append.id.as_str())
        .bind(i64::from(row.number))
        .bind(row.what.as_str())
        .bind(row.at.0)
        .bind(row.client.as_deref())
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 0 {
            let is_ours = conflict == Conflict::MayBeOurs && has_rows(connection, append).await?;
            return Ok(if is_ours { Inserted::Before } else { Inserted::Taken });
        }
    }
    Ok(Inserted::New)
}

/// Whether the log has exactly these rows.
async fn has_rows(connection: &mut AnyConnection, append: &Append) -> Result<bool, StoreError> {
    for row in &append.rows {
        let there = sqlx::query(
            "SELECT number, what, at_ms, client_id FROM match_log \
             WHERE match_id = $1 AND number = $2",
        )
        .bind(append.id.as_str())
        .bind(i64::from(row.number))
        .fetch_optional(&mut *connection)
        .await?;
        if there.as_ref().map(rows::log_row).transpose()?.as_ref() != Some(row) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Writes that a server is alive.
pub(super) async fn put_alive(
    connection: &mut AnyConnection,
    at: Moment,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO alive (one, at_ms) VALUES (1, $1) \
         ON CONFLICT (one) DO UPDATE SET at_ms = excluded.at_ms",
    )
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes the entry of the list anew.
pub(super) async fn put_summary(
    connection: &mut AnyConnection,
    summary: &Summary,
) -> Result<(), StoreError> {
    let [first, second] = &summary.players.0;
    let name = |player: &Option<Player>| player.as_ref().map(|player| player.name.clone());
    let id = |player: &Option<Player>| player.as_ref().map(|player| player.id.to_string());
    let halves = |points: fn(&Score) -> u32| summary.score.as_ref().map(|s| i64::from(points(s)));
    let is_to_rate = summary.terms.rated == Rated::Rated && summary.score.is_some();
    sqlx::query(
        "INSERT INTO matches (id, game, rules, speed, control, rated, phase, visibility, creator, \
         creator_side, invited, first_id, first_name, second_id, second_name, ending, \
         first_halves, second_halves, created_ms, changed_ms, rating_due) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
         $19, $20, $21) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, creator = excluded.creator, \
         first_id = excluded.first_id, \
         first_name = excluded.first_name, second_id = excluded.second_id, \
         second_name = excluded.second_name, ending = excluded.ending, \
         first_halves = excluded.first_halves, second_halves = excluded.second_halves, \
         changed_ms = excluded.changed_ms, rating_due = excluded.rating_due",
    )
    .bind(summary.id.as_str())
    .bind(summary.terms.game.as_str())
    .bind(summary.terms.rules.as_str())
    .bind(summary.terms.speed().name())
    .bind(summary.terms.control.to_string())
    .bind(summary.terms.rated.name())
    .bind(summary.phase.name())
    .bind(summary.visibility.name())
    .bind(summary.creator.to_string())
    .bind(summary.terms.side.name())
    .bind(summary.invited.as_ref().map(ToString::to_string))
    .bind(id(first))
    .bind(name(first))
    .bind(id(second))
    .bind(name(second))
    .bind(summary.ending.map(EndingKind::name))
    .bind(halves(Score::first_halves))
    .bind(halves(Score::second_halves))
    .bind(summary.created.0)
    .bind(summary.changed.0)
    .bind(is_to_rate.then_some("yes"))
    .execute(connection)
    .await?;
    Ok(())
}
