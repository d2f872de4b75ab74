//! Sums of reports in SQL. Whose they are follows from the seats of the matches, so that they go along with guests who register.

use async_trait::async_trait;
use galds_games::core::{PerSide, Side};
use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId, Seat};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::connections::in_time;
use super::rows::{number, readable};
use crate::storage::{PlaySums, ReportStore, Skill, SqlStore, StoreError};

#[async_trait]
impl ReportStore for SqlStore {
    async fn note_report(
        &self,
        id: MatchId,
        sums: PerSide<PlaySums>,
        at: Moment,
    ) -> Result<(), StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query("DELETE FROM match_reports WHERE match_id = $1")
                .bind(id.to_string())
                .execute(&mut *transaction)
                .await?;
            for side in Side::BOTH {
                let PlaySums { decisions, lost, rolls, luck } = sums[side];
                if decisions == 0 {
                    continue;
                }
                // Another server may have kept its report on the same match at the same time.
                sqlx::query(
                    "INSERT INTO match_reports (match_id, side, decisions, lost, rolls, luck, at_ms) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7) \
                         ON CONFLICT (match_id, side) DO UPDATE SET decisions = excluded.decisions, \
                         lost = excluded.lost, rolls = excluded.rolls, luck = excluded.luck, \
                         at_ms = excluded.at_ms",
                )
                .bind(id.to_string())
                .bind(Seat::from(side).to_string())
                .bind(i64::from(decisions))
                .bind(lost)
                .bind(i64::from(rolls))
                .bind(luck)
                .bind(at.0)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn skill(&self, player: PlayerId) -> Result<Vec<Skill>, StoreError> {
        // PostgreSQL would sum up to a type that is not in both databases.
        let sql = "SELECT game, COUNT(*) AS games, \
                   CAST(SUM(CASE WHEN rolls > 0 THEN 1 ELSE 0 END) AS BIGINT) AS rolled_games, \
                   CAST(SUM(decisions) AS BIGINT) AS decisions, SUM(lost) AS lost, \
                   CAST(SUM(rolls) AS BIGINT) AS rolls, SUM(luck) AS luck FROM (\
                   SELECT game, decisions, lost, rolls, luck FROM matches \
                   JOIN match_reports ON match_id = id AND side = 'first' WHERE first_id = $1 \
                   UNION ALL \
                   SELECT game, decisions, lost, rolls, luck FROM matches \
                   JOIN match_reports ON match_id = id AND side = 'second' WHERE second_id = $1\
                   ) AS reported GROUP BY game ORDER BY game";
        let rows = sqlx::query(sql).bind(player.to_string()).fetch_all(&self.pool).await?;
        Ok(readable(&rows, skill))
    }
}

fn skill(row: &AnyRow) -> Result<Skill, StoreError> {
    Ok(Skill {
        game: row.try_get("game")?,
        games: number(row, "games")?,
        rolled_games: number(row, "rolled_games")?,
        sums: PlaySums {
            decisions: number(row, "decisions")?,
            lost: row.try_get("lost")?,
            rolls: number(row, "rolls")?,
            luck: row.try_get("luck")?,
        },
    })
}
