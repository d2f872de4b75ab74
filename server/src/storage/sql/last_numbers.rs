//! How far the logs of many matches have come, by one question.

use galds_matches::MatchId;
use sqlx::{AssertSqlSafe, Row as _};

use super::rows::match_id;
use crate::storage::{SqlStore, StoreError};

/// How many matches stand in one statement.
const AT_ONCE: usize = 500;

impl SqlStore {
    /// The last number that each of these matches has in a table, where it has any. Each is one look at the
    /// table's key.
    pub(super) async fn last_in(
        &self,
        table: &'static str,
        ids: Vec<MatchId>,
    ) -> Result<Vec<(MatchId, u32)>, StoreError> {
        let mut last = Vec::with_capacity(ids.len());
        for some in ids.chunks(AT_ONCE) {
            let places = (1..).take(some.len()).map(|place| format!("${place}"));
            let places = places.collect::<Vec<_>>().join(", ");
            let sql = format!(
                "SELECT id, (SELECT MAX(number) FROM {table} WHERE match_id = matches.id) AS last \
                 FROM matches WHERE id IN ({places})"
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for id in some {
                query = query.bind(id.as_str());
            }
            for row in query.fetch_all(&self.pool).await? {
                let number: Option<i64> = row.try_get("last")?;
                let id = match_id(&row.try_get::<String, _>("id")?)?;
                last.extend(number.map(|number| (id, number as u32)));
            }
        }
        Ok(last)
    }
}
