//! Solvers and puzzles in SQL.

use async_trait::async_trait;
use galds_matches::ratings::{Rating, Spread};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::connections::in_time;
use super::rows::{moment, number, readable};
use crate::storage::puzzles::{
    Attempt, AttemptOutcome, PuzzleName, PuzzleReport, PuzzleStore, Solver,
};
use crate::storage::{SqlStore, StoreError};

#[async_trait]
impl PuzzleStore for SqlStore {
    async fn solver(&self, person: String, game: String) -> Result<Option<Solver>, StoreError> {
        let sql = "SELECT * FROM puzzle_solvers WHERE person = $1 AND game = $2";
        let row = sqlx::query(sql).bind(person).bind(game).fetch_optional(&self.pool).await?;
        row.as_ref().map(solver).transpose()
    }

    async fn puzzle_standing(&self, puzzle: PuzzleName) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT * FROM puzzle_ratings WHERE game = $1 AND number = $2";
        let query = sqlx::query(sql).bind(puzzle.game).bind(i64::from(puzzle.number));
        query.fetch_optional(&self.pool).await?.as_ref().map(standing).transpose()
    }

    async fn puzzle_ratings(&self, game: String) -> Result<Vec<(u32, f64)>, StoreError> {
        let sql = "SELECT number, rating FROM puzzle_ratings WHERE game = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        let rated = |row: &AnyRow| Ok((number(row, "number")?, row.try_get("rating")?));
        Ok(readable(&rows, rated))
    }

    async fn note_attempt(&self, attempt: Attempt) -> Result<bool, StoreError> {
        let Attempt { person, puzzle, outcome, solver, standing, at } = attempt;
        let of_puzzle = i64::from(puzzle.number);
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            let inserted = sqlx::query(
                "INSERT INTO puzzle_attempts (person, game, number, result, at_ms) \
                     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            )
            .bind(person.as_str())
            .bind(puzzle.game.as_str())
            .bind(of_puzzle)
            .bind(outcome.word())
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
            if inserted.rows_affected() == 0 {
                transaction.roll_back().await?;
                return Ok(false);
            }
            let Spread { deviation, volatility } = spread(&solver.standing);
            sqlx::query(
                "INSERT INTO puzzle_solvers (person, game, rating, deviation, volatility, tried, \
                     solved, streak, best_streak, last_ms) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
                     ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, \
                     deviation = excluded.deviation, volatility = excluded.volatility, \
                     tried = excluded.tried, solved = excluded.solved, \
                     streak = excluded.streak, best_streak = excluded.best_streak, \
                     last_ms = excluded.last_ms",
            )
            .bind(person)
            .bind(puzzle.game.as_str())
            .bind(solver.standing.rating)
            .bind(deviation)
            .bind(volatility)
            .bind(i64::from(solver.standing.games))
            .bind(i64::from(solver.standing.wins))
            .bind(i64::from(solver.streak))
            .bind(i64::from(solver.best_streak))
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
            let Spread { deviation, volatility } = spread(&standing);
            sqlx::query(
                "INSERT INTO puzzle_ratings (game, number, rating, deviation, volatility, tried, \
                     solved, last_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                     ON CONFLICT (game, number) DO UPDATE SET rating = excluded.rating, \
                     deviation = excluded.deviation, volatility = excluded.volatility, \
                     tried = excluded.tried, solved = excluded.solved, \
                     last_ms = excluded.last_ms",
            )
            .bind(puzzle.game)
            .bind(of_puzzle)
            .bind(standing.rating)
            .bind(deviation)
            .bind(volatility)
            .bind(i64::from(standing.games))
            .bind(i64::from(standing.losses()))
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }

    async fn attempts(
        &self,
        person: String,
        game: String,
    ) -> Result<Vec<(u32, AttemptOutcome)>, StoreError> {
        let sql = "SELECT number, result FROM puzzle_attempts WHERE person = $1 AND game = $2 \
                   ORDER BY number";
        let rows = sqlx::query(sql).bind(person).bind(game).fetch_all(&self.pool).await?;
        let attempt = |row: &AnyRow| {
            let word: String = row.try_get("result")?;
            let unreadable = || StoreError::Unreadable(format!("the result `{word}`"));
            Ok((number(row, "number")?, AttemptOutcome::read(&word).ok_or_else(unreadable)?))
        };
        Ok(readable(&rows, attempt))
    }

    async fn report_puzzle(&self, report: PuzzleReport) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO puzzle_reports (game, number, player, why, at_ms) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, number, player) \
                 DO UPDATE SET why = excluded.why, at_ms = excluded.at_ms",
        )
        .bind(report.puzzle.game)
        .bind(i64::from(report.puzzle.number))
        .bind(report.player)
        .bind(report.why)
        .bind(report.at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn puzzle_reports(&self) -> Result<Vec<PuzzleReport>, StoreError> {
        let sql = "SELECT * FROM puzzle_reports ORDER BY at_ms DESC, game, number";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let report = |row: &AnyRow| {
            let puzzle = PuzzleName { game: row.try_get("game")?, number: number(row, "number")? };
            let (player, why) = (row.try_get("player")?, row.try_get("why")?);
            Ok(PuzzleReport { puzzle, player, why, at: moment(row, "at_ms")? })
        };
        Ok(readable(&rows, report))
    }
}

fn spread(standing: &Rating) -> Spread {
    standing.spread.unwrap_or(Spread::NEW)
}

fn standing(row: &AnyRow) -> Result<Rating, StoreError> {
    let spread =
        Spread { deviation: row.try_get("deviation")?, volatility: row.try_get("volatility")? };
    let (games, solved): (u32, u32) = (number(row, "tried")?, number(row, "solved")?);
    Ok(Rating {
        rating: row.try_get("rating")?,
        spread: Some(spread),
        games,
        // A puzzle wins where it is not solved.
        wins: games.saturating_sub(solved),
        last: Some(moment(row, "last_ms")?),
        ..Rating::by_glicko()
    })
}

fn solver(row: &AnyRow) -> Result<Solver, StoreError> {
    let wins = number(row, "solved")?;
    Ok(Solver {
        standing: Rating { wins, ..standing(row)? },
        streak: number(row, "streak")?,
        best_streak: number(row, "best_streak")?,
    })
}
