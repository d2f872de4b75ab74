//! Published problems in SQL.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::connections::in_time;
use super::rows::{moment, number, readable};
use crate::storage::compositions::{
    Composition, CompositionAuthor, CompositionStore, NewComposition, Publication, SolutionMark,
};
use crate::storage::{PuzzleName, PuzzleReport, SqlStore, StoreError};

/// How often a number is looked for that another server does not take at the same moment.
const ATTEMPTS: u32 = 8;

/// A query for problems with their authors and how many have solved them.
macro_rules! composition_and {
    ($rest:literal) => {
        concat!(
            "SELECT c.*, p.name AS author_name, (SELECT COUNT(*) FROM composition_marks m \
             WHERE m.game = c.game AND m.number = c.number AND m.mark = 'found') AS solvers \
             FROM compositions c LEFT JOIN people p ON p.id = c.author \
             WHERE c.withdrawn_ms IS NULL AND ",
            $rest
        )
    };
}

#[async_trait]
impl CompositionStore for SqlStore {
    async fn publish(&self, problem: NewComposition, most: u32) -> Result<Publication, StoreError> {
        in_time(async move {
            for _ in 0..ATTEMPTS {
                let mut transaction = self.pool.begin().await?;
                let tried = try_to_publish(&mut transaction, &problem, most).await?;
                transaction.commit().await?;
                if let Some(published) = tried {
                    return Ok(published);
                }
            }
            Err(StoreError::Unavailable("others take every number".to_owned()))
        })
        .await
    }

    async fn composition(&self, name: PuzzleName) -> Result<Option<Composition>, StoreError> {
        let sql = composition_and!("c.game = $1 AND c.number = $2");
        let query = sqlx::query(sql).bind(name.game).bind(i64::from(name.number));
        query.fetch_optional(&self.pool).await?.as_ref().map(composition).transpose()
    }

    async fn compositions(
        &self,
        game: String,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Composition>, StoreError> {
        let sql = composition_and!("c.game = $1 AND c.number < $2 ORDER BY c.number DESC LIMIT $3");
        let rows = sqlx::query(sql)
            .bind(game)
            .bind(before.map_or(i64::MAX, i64::from))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(readable(&rows, composition))
    }

    async fn compositions_by(&self, author: String) -> Result<Vec<Composition>, StoreError> {
        let sql = composition_and!("c.author = $1 ORDER BY c.at_ms DESC, c.game, c.number");
        let rows = sqlx::query(sql).bind(author).fetch_all(&self.pool).await?;
        Ok(readable(&rows, composition))
    }

    async fn withdraw_composition(&self, name: PuzzleName, at: Moment) -> Result<bool, StoreError> {
        let sql = "UPDATE compositions SET withdrawn_ms = $3 \
                   WHERE game = $1 AND number = $2 AND withdrawn_ms IS NULL";
        let query = sqlx::query(sql).bind(name.game).bind(i64::from(name.number)).bind(at.0);
        Ok(query.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn mark_composition(
        &self,
        name: PuzzleName,
        person: String,
        mark: SolutionMark,
        at: Moment,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO composition_marks (game, number, person, mark, at_ms) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(name.game)
        .bind(i64::from(name.number))
        .bind(person)
        .bind(mark.word())
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn report_composition(&self, report: PuzzleReport) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO composition_reports (game, number, player, why, at_ms) \
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

    async fn composition_reports(&self) -> Result<Vec<PuzzleReport>, StoreError> {
        let sql = "SELECT r.* FROM composition_reports r JOIN compositions c \
                   ON c.game = r.game AND c.number = r.number WHERE c.withdrawn_ms IS NULL \
                   ORDER BY r.at_ms DESC, r.game, r.number";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let report = |row: &AnyRow| {
            let (player, why) = (row.try_get("player")?, row.try_get("why")?);
            Ok(PuzzleReport { puzzle: name(row)?, player, why, at: moment(row, "at_ms")? })
        };
        Ok(readable(&rows, report))
    }
}

/// Takes the next number; nothing if another server has just taken it.
async fn try_to_publish(
    connection: &mut AnyConnection,
    problem: &NewComposition,
    most: u32,
) -> Result<Option<Publication>, StoreError> {
    let count: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM compositions WHERE author = $1 AND withdrawn_ms IS NULL",
    )
    .bind(problem.author.as_str())
    .fetch_one(&mut *connection)
    .await?;
    if count >= i64::from(most) {
        return Ok(Some(Publication::Full));
    }
    let known: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM compositions \
             WHERE game = $1 AND position = $2 AND withdrawn_ms IS NULL",
    )
    .bind(problem.game.as_str())
    .bind(problem.position.as_str())
    .fetch_one(&mut *connection)
    .await?;
    if known > 0 {
        return Ok(Some(Publication::Known));
    }
    let last: Option<i64> =
        sqlx::query_scalar("SELECT MAX(number) FROM compositions WHERE game = $1")
            .bind(problem.game.as_str())
            .fetch_one(&mut *connection)
            .await?;
    let next = last.unwrap_or(0) + 1;
    let inserted = sqlx::query(
        "INSERT INTO compositions (game, number, rules, title, position, actions, solution, \
             author, at_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    )
    .bind(problem.game.as_str())
    .bind(next)
    .bind(problem.rules.as_str())
    .bind(problem.title.as_str())
    .bind(problem.position.as_str())
    .bind(i64::from(problem.actions))
    .bind(problem.key.as_str())
    .bind(problem.author.as_str())
    .bind(problem.at.0)
    .execute(&mut *connection)
    .await?;
    let number = u32::try_from(next).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok((inserted.rows_affected() == 1).then_some(Publication::Published(number)))
}

fn name(row: &AnyRow) -> Result<PuzzleName, StoreError> {
    Ok(PuzzleName { game: row.try_get("game")?, number: number(row, "number")? })
}

fn composition(row: &AnyRow) -> Result<Composition, StoreError> {
    let id: Option<String> = row.try_get("author")?;
    let author: Option<String> = row.try_get("author_name")?;
    Ok(Composition {
        name: name(row)?,
        rules: row.try_get("rules")?,
        title: row.try_get("title")?,
        position: row.try_get("position")?,
        actions: number(row, "actions")?,
        key: row.try_get("solution")?,
        author: id.zip(author).map(|(id, name)| CompositionAuthor { id, name }),
        at: moment(row, "at_ms")?,
        solvers: number(row, "solvers")?,
    })
}
