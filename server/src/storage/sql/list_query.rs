//! A statement that is put together from the filters that are there.
//!
//! A statement that also named the others (`$1 IS NULL OR game = $1`) would be answered by reading the
//! whole table. Words from a closed set stand in the statement itself, because a partial index is only
//! used where its condition can be read there; everything else is bound.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::connections::{Connections, Dialect};
use crate::storage::StoreError;

/// A statement with what is bound to its places, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ListQuery {
    /// The text so far.
    pub(super) sql: String,
    values: Vec<Bound>,
}

#[derive(Clone, Debug, PartialEq)]
enum Bound {
    Text(String),
    Number(i64),
}

impl ListQuery {
    /// Binds a value and gives its place in the statement.
    pub(super) fn text(&mut self, value: impl ToString) -> String {
        self.bound(Bound::Text(value.to_string()))
    }

    pub(super) fn number(&mut self, value: i64) -> String {
        self.bound(Bound::Number(value))
    }

    fn bound(&mut self, value: Bound) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    /// The steps by which the database would answer, in its own words.
    pub(super) async fn plan(mut self, pool: &Connections) -> Result<Vec<String>, StoreError> {
        let (explain, column) = match pool.dialect() {
            Dialect::Sqlite => ("EXPLAIN QUERY PLAN ", "detail"),
            Dialect::Postgres => ("EXPLAIN ", "QUERY PLAN"),
        };
        self.sql.insert_str(0, explain);
        let rows = self.rows(pool).await?;
        rows.iter().map(|row| Ok(row.try_get(column)?)).collect()
    }

    /// The rows that the database answers with.
    pub(super) async fn rows(self, pool: &Connections) -> Result<Vec<AnyRow>, StoreError> {
        let mut query = sqlx::query(AssertSqlSafe(self.sql));
        for value in self.values {
            query = match value {
                Bound::Text(text) => query.bind(text),
                Bound::Number(number) => query.bind(number),
            };
        }
        Ok(query.fetch_all(pool).await?)
    }
}
