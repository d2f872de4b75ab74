//! Ratings in SQL.

use async_trait::async_trait;
use galds_games::core::Side;
use galds_matches::clock::Moment;
use galds_matches::ratings::{Rating, Spread};
use galds_matches::{MatchId, Seat};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::connections::in_time;
use super::rows::{self, match_id, moment, number, optional_moment, parsed};
use crate::storage::ratings::{Leader, Pool, RatedMatch, RatingChange, RatingStore, RatingWrite};
use crate::storage::{SqlStore, StoreError};

#[async_trait]
impl RatingStore for SqlStore {
    async fn rating(&self, person: String, pool: Pool) -> Result<Option<Rating>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM ratings WHERE person = $1 AND game = $2 AND speed = $3")
                .bind(person)
                .bind(pool.game)
                .bind(pool.speed.name())
                .fetch_optional(&self.pool)
                .await?;
        row.as_ref().map(rating).transpose()
    }

    async fn ratings(&self, person: String) -> Result<Vec<(Pool, Rating)>, StoreError> {
        let rows = sqlx::query("SELECT * FROM ratings WHERE person = $1 ORDER BY game, speed")
            .bind(person)
            .fetch_all(&self.pool)
            .await?;
        let in_pool = |row: &AnyRow| {
            let pool = Pool { game: row.try_get("game")?, speed: parsed(row, "speed")? };
            Ok((pool, rating(row)?))
        };
        rows.iter().map(in_pool).collect()
    }

    async fn note_rating(&self, rated: RatedMatch) -> Result<RatingWrite, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            for side in Side::BOTH {
                if !insert_change(&mut transaction, &rated, side).await? {
                    transaction.roll_back().await?;
                    return Ok(RatingWrite::AlreadyRated);
                }
            }
            sqlx::query("UPDATE matches SET rating_due = NULL WHERE id = $1")
                .bind(rated.id.as_str())
                .execute(&mut *transaction)
                .await?;
            // In one order everywhere, so that two servers never wait for each other in a circle.
            let mut sides = Side::BOTH;
            sides.sort_by_key(|&side| &rated.people[side]);
            for side in sides {
                if !put_rating(&mut transaction, &rated, side).await? {
                    transaction.roll_back().await?;
                    return Ok(RatingWrite::Outdated);
                }
            }
            transaction.commit().await?;
            Ok(RatingWrite::Saved)
        })
        .await
    }

    async fn unrated(&self, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM matches WHERE rating_due = 'yes' ORDER BY changed_ms LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows::readable(&rows, rows::first_match_id))
    }

    async fn note_unrateable(&self, id: MatchId) -> Result<(), StoreError> {
        sqlx::query("UPDATE matches SET rated = 'casual', rating_due = NULL WHERE id = $1")
            .bind(id.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn rating_history(
        &self,
        person: String,
        pool: Pool,
        since: Moment,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM rating_changes \
                 WHERE person = $1 AND game = $2 AND speed = $3 AND at_ms >= $4 \
                 ORDER BY at_ms, match_id",
        )
        .bind(person)
        .bind(pool.game)
        .bind(pool.speed.name())
        .bind(since.0)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(change).collect()
    }

    async fn changes_of(&self, id: MatchId) -> Result<Vec<RatingChange>, StoreError> {
        let rows = sqlx::query("SELECT * FROM rating_changes WHERE match_id = $1 ORDER BY side")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(change).collect()
    }

    async fn leaders(&self, pool: Pool, games: u32, limit: u32) -> Result<Vec<Leader>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.*, p.name FROM ratings r JOIN people p ON p.id = r.person \
                 WHERE r.game = $1 AND r.speed = $2 AND r.games >= $3 AND p.banned IS NULL \
                 ORDER BY r.rating DESC, p.name_key LIMIT $4",
        )
        .bind(pool.game)
        .bind(pool.speed.name())
        .bind(i64::from(games))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        let leader = |row: &AnyRow| Ok(Leader { name: row.try_get("name")?, rating: rating(row)? });
        rows.iter().map(leader).collect()
    }
}

/// False if the match had been rated already.
async fn insert_change(
    connection: &mut AnyConnection,
    rated: &RatedMatch,
    side: Side,
) -> Result<bool, StoreError> {
    let inserted = sqlx::query(
        "INSERT INTO rating_changes \
         (match_id, side, person, game, speed, before_rating, after_rating, at_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(rated.id.as_str())
    .bind(Seat::from(side).name())
    .bind(rated.people[side].as_str())
    .bind(rated.pool.game.as_str())
    .bind(rated.pool.speed.name())
    .bind(rated.before[side].rating)
    .bind(rated.after[side].rating)
    .bind(rated.at.0)
    .execute(connection)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

/// False if the rating is no longer the one that was computed from: its number of games shows it.
async fn put_rating(
    connection: &mut AnyConnection,
    rated: &RatedMatch,
    side: Side,
) -> Result<bool, StoreError> {
    let after = &rated.after[side];
    let put = sqlx::query(
        "INSERT INTO ratings (person, game, speed, rating, deviation, volatility, games, wins, \
         draws, half_points, last_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
         ON CONFLICT (person, game, speed) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, \
         games = excluded.games, wins = excluded.wins, draws = excluded.draws, \
         half_points = excluded.half_points, last_ms = excluded.last_ms \
         WHERE ratings.games = excluded.games - 1",
    )
    .bind(rated.people[side].as_str())
    .bind(rated.pool.game.as_str())
    .bind(rated.pool.speed.name())
    .bind(after.rating)
    .bind(after.spread.map(|spread| spread.deviation))
    .bind(after.spread.map(|spread| spread.volatility))
    .bind(i64::from(after.games))
    .bind(i64::from(after.wins))
    .bind(i64::from(after.draws))
    .bind(after.half_points.cast_signed())
    .bind(after.last.map(|moment| moment.0))
    .execute(connection)
    .await?;
    Ok(put.rows_affected() == 1)
}

fn rating(row: &AnyRow) -> Result<Rating, StoreError> {
    let deviation: Option<f64> = row.try_get("deviation")?;
    let volatility: Option<f64> = row.try_get("volatility")?;
    Ok(Rating {
        rating: row.try_get("rating")?,
        spread: deviation
            .zip(volatility)
            .map(|(deviation, volatility)| Spread { deviation, volatility }),
        games: number(row, "games")?,
        wins: number(row, "wins")?,
        draws: number(row, "draws")?,
        half_points: row.try_get::<i64, _>("half_points")?.unsigned_abs(),
        last: optional_moment(row, "last_ms")?,
    })
}

fn change(row: &AnyRow) -> Result<RatingChange, StoreError> {
    Ok(RatingChange {
        id: match_id(&row.try_get::<String, _>("match_id")?)?,
        before: row.try_get("before_rating")?,
        after: row.try_get("after_rating")?,
        at: moment(row, "at_ms")?,
    })
}
