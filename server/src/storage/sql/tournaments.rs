//! Tournaments in SQL.

use async_trait::async_trait;
use galds_matches::clock::{Millis, Moment};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::connections::in_time;
use super::list_query::ListQuery;
use super::rows::{self, moment, number, optional, optional_moment, parsed};
use crate::storage::tournaments::{
    Board, Entrant, Paired, Tournament, TournamentFilter, TournamentPhase, TournamentStore,
};
use crate::storage::{SqlStore, StoreError};

/// The statement of a list of tournaments, the latest change first.
fn list(filter: &TournamentFilter) -> ListQuery {
    let mut query = ListQuery::default();
    let mut conditions = Vec::new();
    if let Some(phase) = filter.phase {
        conditions.push(format!("phase = '{phase}'"));
    }
    if let Some(game) = &filter.game {
        let game = query.text(game);
        conditions.push(format!("game = {game}"));
    }
    let place = if conditions.is_empty() { "" } else { " WHERE " };
    let (conditions, limit) = (conditions.join(" AND "), query.number(filter.limit.into()));
    query.sql = format!(
        "SELECT * FROM tournaments{place}{conditions} ORDER BY changed_ms DESC, id DESC LIMIT {limit}"
    );
    query
}

impl SqlStore {
    /// The steps by which the database answers a list of tournaments.
    pub async fn plan_of_tournaments(
        &self,
        filter: &TournamentFilter,
    ) -> Result<Vec<String>, StoreError> {
        list(filter).plan(&self.pool).await
    }
}

#[async_trait]
impl TournamentStore for SqlStore {
    async fn add_tournament(&self, tournament: Tournament) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tournaments (id, title, creator, kind, length, game, rules, control, \
                 rated, phase, created_ms, changed_ms, late_entry, call_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(tournament.id)
        .bind(tournament.title)
        .bind(tournament.creator)
        .bind(tournament.kind.name())
        .bind(i64::from(tournament.length))
        .bind(tournament.game)
        .bind(tournament.rules)
        .bind(tournament.control.to_string())
        .bind(tournament.rated.name())
        .bind(tournament.phase.name())
        .bind(tournament.created.0)
        .bind(tournament.changed.0)
        .bind(tournament.late_entry.name())
        .bind(tournament.call.0 as i64)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn tournament(&self, id: String) -> Result<Option<Tournament>, StoreError> {
        let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(tournament).transpose()
    }

    async fn tournaments(&self, filter: TournamentFilter) -> Result<Vec<Tournament>, StoreError> {
        let rows = list(&filter).rows(&self.pool).await?;
        Ok(rows::readable(&rows, tournament))
    }

    async fn move_on(
        &self,
        id: String,
        from: TournamentPhase,
        to: TournamentPhase,
        at: Moment,
    ) -> Result<bool, StoreError> {
        let moved = sqlx::query(
            "UPDATE tournaments SET phase = $3, changed_ms = $4, check_until_ms = NULL \
                 WHERE id = $1 AND phase = $2",
        )
        .bind(id)
        .bind(from.name())
        .bind(to.name())
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(moved.rows_affected() == 1)
    }

    async fn enter(&self, id: String, entrant: Entrant) -> Result<bool, StoreError> {
        // Before the start nobody has a place in the list yet, and nobody has withdrawn.
        let entered = sqlx::query(
            "INSERT INTO entrants (tournament, person, name, seat, joined_ms) \
                 SELECT t.id, $2, $3, CASE WHEN t.phase = 'running' THEN \
                 (SELECT COALESCE(MAX(e.seat), -1) + 1 FROM entrants e WHERE e.tournament = $1) END, \
                 CAST($4 AS BIGINT) FROM tournaments t WHERE t.id = $1 AND \
                 (t.phase = 'open' OR t.phase = 'running' AND t.late_entry = 'open') \
                 ON CONFLICT (tournament, person) \
                 DO UPDATE SET name = excluded.name, withdrawn_ms = NULL",
        )
        .bind(id)
        .bind(entrant.person)
        .bind(entrant.name)
        .bind(entrant.joined.0)
        .execute(&self.pool)
        .await?;
        Ok(entered.rows_affected() == 1)
    }

    async fn leave(&self, id: String, person: String) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM entrants WHERE tournament = $1 AND person = $2 AND seat IS NULL")
            .bind(id)
            .bind(person)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn withdraw(&self, id: String, person: String, at: Moment) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE entrants SET withdrawn_ms = $3 \
                 WHERE tournament = $1 AND person = $2 AND withdrawn_ms IS NULL",
        )
        .bind(id)
        .bind(person)
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn check_tournament(
        &self,
        id: String,
        until: Moment,
        at: Moment,
    ) -> Result<bool, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            let asked = sqlx::query(
                "UPDATE tournaments SET phase = 'checking', changed_ms = $3, check_until_ms = $2 \
                 WHERE id = $1 AND phase = 'open'",
            )
            .bind(id.as_str())
            .bind(until.0)
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
            sqlx::query("UPDATE entrants SET ready_ms = NULL WHERE tournament = $1")
                .bind(id.as_str())
                .execute(&mut *transaction)
                .await?;
            if asked.rows_affected() == 0 {
                transaction.roll_back().await?;
                return Ok(false);
            }
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }

    async fn note_ready(&self, id: String, person: String, at: Moment) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "UPDATE entrants SET ready_ms = COALESCE(ready_ms, $3) \
                 WHERE tournament = $1 AND person = $2 AND EXISTS \
                 (SELECT 1 FROM tournaments t WHERE t.id = $1 AND t.phase = 'checking')",
        )
        .bind(id)
        .bind(person)
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(noted.rows_affected() == 1)
    }

    async fn pause_tournament(
        &self,
        id: String,
        since: Option<Moment>,
    ) -> Result<bool, StoreError> {
        let sql = match since {
            Some(_) => {
                "UPDATE tournaments SET paused_ms = $2 \
                 WHERE id = $1 AND phase = 'running' AND paused_ms IS NULL"
            }
            None => {
                "UPDATE tournaments SET paused_ms = $2 \
                 WHERE id = $1 AND phase = 'running' AND paused_ms IS NOT NULL"
            }
        };
        let since = since.map(|since| since.0);
        let paused = sqlx::query(sql).bind(id).bind(since).execute(&self.pool).await?;
        Ok(paused.rows_affected() == 1)
    }

    async fn start_tournament(
        &self,
        id: String,
        order: Vec<String>,
        at: Moment,
    ) -> Result<bool, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            let started = sqlx::query(
                "UPDATE tournaments SET phase = 'running', changed_ms = $2, check_until_ms = NULL \
                 WHERE id = $1 AND phase = 'checking'",
            )
            .bind(id.as_str())
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
            if started.rows_affected() == 0 {
                transaction.roll_back().await?;
                return Ok(false);
            }
            for (seat, person) in (0_i64..).zip(order) {
                sqlx::query("UPDATE entrants SET seat = $3 WHERE tournament = $1 AND person = $2")
                    .bind(id.as_str())
                    .bind(person)
                    .bind(seat)
                    .execute(&mut *transaction)
                    .await?;
            }
            // Who was not there is not in the order.
            sqlx::query("DELETE FROM entrants WHERE tournament = $1 AND seat IS NULL")
                .bind(id.as_str())
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }

    async fn entrants(&self, id: String) -> Result<Vec<Entrant>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM entrants WHERE tournament = $1 ORDER BY seat, joined_ms, person",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(entrant).collect()
    }

    async fn add_boards(&self, id: String, boards: Vec<Board>) -> Result<Paired, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            for board in boards {
                let inserted = sqlx::query(
                    "INSERT INTO pairings (tournament, round, board, first_seat, second_seat, \
                     match_id, first_halves, second_halves) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                )
                .bind(id.as_str())
                .bind(i64::from(board.round))
                .bind(i64::from(board.board))
                .bind(i64::from(board.first))
                .bind(board.second.map(i64::from))
                .bind(board.match_id.map(|id| id.to_string()))
                .bind(board.halves.map(|halves| i64::from(halves[0])))
                .bind(board.halves.map(|halves| i64::from(halves[1])))
                .execute(&mut *transaction)
                .await?;
                if inserted.rows_affected() == 0 {
                    transaction.roll_back().await?;
                    return Ok(Paired::Before);
                }
            }
            transaction.commit().await?;
            Ok(Paired::Kept)
        })
        .await
    }

    async fn boards(&self, id: String) -> Result<Vec<Board>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM pairings WHERE tournament = $1 ORDER BY round, board")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(board).collect()
    }

    async fn decide_board(&self, id: String, board: Board) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE pairings SET first_halves = $4, second_halves = $5 \
                 WHERE tournament = $1 AND round = $2 AND board = $3 AND first_halves IS NULL",
        )
        .bind(id)
        .bind(i64::from(board.round))
        .bind(i64::from(board.board))
        .bind(board.halves.map(|halves| i64::from(halves[0])))
        .bind(board.halves.map(|halves| i64::from(halves[1])))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn tournaments_of(&self, person: String) -> Result<Vec<Tournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.* FROM tournaments t JOIN entrants e ON e.tournament = t.id \
                 WHERE e.person = $1 AND e.withdrawn_ms IS NULL \
                 AND t.phase IN ('open', 'checking', 'running') ORDER BY t.changed_ms DESC",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(tournament).collect()
    }
}

fn tournament(row: &AnyRow) -> Result<Tournament, StoreError> {
    Ok(Tournament {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        creator: row.try_get("creator")?,
        kind: parsed(row, "kind")?,
        length: number(row, "length")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        control: parsed(row, "control")?,
        rated: parsed(row, "rated")?,
        late_entry: parsed(row, "late_entry")?,
        call: Millis(number(row, "call_ms")?.into()),
        phase: parsed(row, "phase")?,
        created: moment(row, "created_ms")?,
        changed: moment(row, "changed_ms")?,
        check_until: optional_moment(row, "check_until_ms")?,
        paused: optional_moment(row, "paused_ms")?,
    })
}

fn entrant(row: &AnyRow) -> Result<Entrant, StoreError> {
    Ok(Entrant {
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        seat: optional_number(row, "seat")?,
        joined: moment(row, "joined_ms")?,
        withdrawn: optional_moment(row, "withdrawn_ms")?,
        ready: optional_moment(row, "ready_ms")?,
    })
}

fn board(row: &AnyRow) -> Result<Board, StoreError> {
    let halves = optional_number(row, "first_halves")?.zip(optional_number(row, "second_halves")?);
    Ok(Board {
        round: number(row, "round")?,
        board: number(row, "board")?,
        first: number(row, "first_seat")?,
        second: optional_number(row, "second_seat")?,
        match_id: optional(row, "match_id")?,
        halves: halves.map(|(first, second)| [first, second]),
    })
}

fn optional_number(row: &AnyRow, column: &'static str) -> Result<Option<u32>, StoreError> {
    let number: Option<i64> = row.try_get(column)?;
    Ok(number.and_then(|number| u32::try_from(number).ok()))
}
