//! The statements of lists of matches.
//!
//! A statement names only the filters that are there, so that it is a range of one index (migration 5
//! has them) which is read in its own order and no further than the page needs. Words from a closed
//! set stand in the statement itself, because a partial index is only used where its condition can be
//! read there; everything else is bound.

use std::fmt::Write as _;

use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Row as _};

use super::{SqlStore, StoreError, rows};
use crate::matches::{FittingOffers, Phase, SideChoice, Summary, SummaryFilter, Visibility};

/// The matches that wait for an opponent or are being played.
pub(super) const UNFINISHED: &str = "SELECT id FROM matches WHERE phase IN ('open', 'playing')";

/// A statement with what is bound to its places, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ListQuery {
    sql: String,
    values: Vec<Bound>,
}

/// Whose way of explaining is spoken.
#[derive(Clone, Copy, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

#[derive(Clone, Debug, PartialEq)]
enum Bound {
    Text(String),
    Number(i64),
}

impl ListQuery {
    /// Binds a value and gives its place in the statement.
    fn text(&mut self, value: impl ToString) -> String {
        self.bound(Bound::Text(value.to_string()))
    }

    fn number(&mut self, value: i64) -> String {
        self.bound(Bound::Number(value))
    }

    fn bound(&mut self, value: Bound) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    pub(super) async fn fetch(self, pool: &AnyPool) -> Result<Vec<Summary>, StoreError> {
        let rows = self.rows(pool).await?;
        rows.iter().map(rows::summary).collect()
    }

    /// The steps by which the database would answer, in its own words.
    pub(super) async fn plan(
        mut self,
        pool: &AnyPool,
        dialect: Dialect,
    ) -> Result<Vec<String>, StoreError> {
        let (explain, column) = match dialect {
            Dialect::Sqlite => ("EXPLAIN QUERY PLAN ", "detail"),
            Dialect::Postgres => ("EXPLAIN ", "QUERY PLAN"),
        };
        self.sql.insert_str(0, explain);
        let rows = self.rows(pool).await?;
        rows.iter().map(|row| Ok(row.try_get(column)?)).collect()
    }

    async fn rows(self, pool: &AnyPool) -> Result<Vec<AnyRow>, StoreError> {
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

/// The statement of a list, the latest change first.
pub(super) fn query(filter: &SummaryFilter) -> ListQuery {
    let mut query = ListQuery::default();
    let conditions = conditions(&mut query, filter);
    // Whoever waits stands in the first place until the sides are settled, so nobody is in two of
    // these at once, and each is a range of an index of its own.
    let places: &[&str] = match (&filter.player, filter.phase) {
        (None, _) => &[],
        (Some(_), Phase::Open) => &["first_id", "second_id", "invited"],
        (Some(_), Phase::Playing | Phase::Over) => &["first_id", "second_id"],
    };
    query.sql = match &filter.player {
        None => select(&conditions),
        Some(player) => {
            let player = query.text(player);
            let parts = places.iter().map(|place| {
                let part = select(&conditions);
                format!("{part} AND {place} = {player}")
            });
            parts.collect::<Vec<_>>().join(" UNION ALL ")
        }
    };
    let limit = query.number(filter.limit.into());
    let _ = write!(query.sql, " ORDER BY changed_ms DESC, id DESC LIMIT {limit}");
    query
}

fn conditions(query: &mut ListQuery, filter: &SummaryFilter) -> Vec<String> {
    let mut conditions = vec![format!("phase = '{}'", filter.phase)];
    if let Some(visibility) = filter.visibility {
        conditions.push(format!("visibility = '{visibility}'"));
    }
    if let Some(rated) = filter.rated {
        conditions.push(format!("rated = '{rated}'"));
    }
    if let Some(speed) = filter.speed {
        conditions.push(format!("speed = '{speed}'"));
    }
    if let Some(game) = &filter.game {
        let game = query.text(game);
        conditions.push(format!("game = {game}"));
    }
    if let Some(since) = filter.since {
        let since = query.number(since.0);
        conditions.push(format!("changed_ms >= {since}"));
    }
    if let Some((moment, id)) = &filter.before {
        let moment = query.number(moment.0);
        // No id is smaller than the empty one: without an id the page ends before the moment.
        let id = query.text(id.as_ref().map_or("", |id| id.as_str()));
        conditions.push(format!("(changed_ms, id) < ({moment}, {id})"));
    }
    conditions
}

fn select(conditions: &[String]) -> String {
    format!("SELECT * FROM matches WHERE {}", conditions.join(" AND "))
}

/// The statement that finds offers which fit a wish, the longest waiting first.
pub(super) fn fitting(wanted: &FittingOffers) -> ListQuery {
    let mut query = ListQuery::default();
    let terms = &wanted.terms;
    let mut conditions = vec![
        format!("phase = '{}'", Phase::Open),
        format!("visibility = '{}'", Visibility::Lobby),
        format!("rated = '{}'", terms.rated),
    ];
    for (column, value) in
        [("game", &terms.game), ("rules", &terms.rules), ("control", &terms.control.to_string())]
    {
        let value = query.text(value);
        conditions.push(format!("{column} = {value}"));
    }
    let player = query.text(&wanted.player);
    conditions.push(format!("creator <> {player}"));
    if terms.side != SideChoice::Random {
        let (random, other) = (SideChoice::Random, terms.side.opposite());
        conditions.push(format!("creator_side IN ('{random}', '{other}')"));
    }
    if let Some((moment, id)) = &wanted.after {
        let (moment, id) = (query.number(moment.0), query.text(id));
        conditions.push(format!("(changed_ms, id) > ({moment}, {id})"));
    }
    query.sql = select(&conditions);
    let limit = query.number(wanted.limit.into());
    let _ = write!(query.sql, " ORDER BY changed_ms, id LIMIT {limit}");
    query
}

/// For tests and for hosts who wonder why a list is slow.
impl SqlStore {
    /// The steps by which the database answers a list of matches.
    pub async fn plan_of_list(&self, filter: &SummaryFilter) -> Result<Vec<String>, StoreError> {
        query(filter).plan(&self.pool, self.dialect()).await
    }

    /// The steps by which the database finds offers that fit.
    pub async fn plan_of_pairing(&self, wanted: &FittingOffers) -> Result<Vec<String>, StoreError> {
        fitting(wanted).plan(&self.pool, self.dialect()).await
    }

    fn dialect(&self) -> Dialect {
        if self.shared { Dialect::Postgres } else { Dialect::Sqlite }
    }
}
