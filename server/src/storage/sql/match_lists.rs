//! The statements of lists of matches.
//!
//! Each is a range of one index (migration 6 has them), which is read in its own order and no further
//! than the page needs.

use std::fmt::Write as _;

use galds_matches::{
    FittingOffers, MatchId, Phase, SideChoice, Summary, SummaryFilter, Visibility,
};

use super::connections::Dialect;
use super::list_query::ListQuery;
use super::rows;
use crate::storage::{SqlStore, StoreError};

/// The order of every list, and of the indexes behind it.
const LATEST_FIRST: &str = "ORDER BY changed_ms DESC, id DESC";

/// The statement of a list, the latest change first.
pub(super) fn query(filter: &SummaryFilter, dialect: Dialect) -> ListQuery {
    let mut query = ListQuery::default();
    let list = select(&conditions(&mut query, filter));
    let limit = query.number(filter.limit.into());
    let list = match &filter.player {
        None => list,
        Some(player) => {
            let player = query.text(player);
            of_player(&list, filter.phase, &player, &limit, dialect)
        }
    };
    query.sql = format!("{list} {LATEST_FIRST} LIMIT {limit}");
    query
}

/// The part of a list in which a player has a place. Whoever waits stands in the first place until the
/// sides are settled, so nobody is in two places at once, and each place is a range of an index of its own.
///
/// SQLite merges such ranges while it reads them. PostgreSQL does so only if each is a list of its own.
fn of_player(list: &str, phase: Phase, player: &str, limit: &str, dialect: Dialect) -> String {
    let places: &[&str] = match phase {
        Phase::Open => &["first_id", "second_id", "invited"],
        Phase::Playing | Phase::Over => &["first_id", "second_id"],
    };
    let ranges = places.iter().map(|place| format!("{list} AND {place} = {player}"));
    match dialect {
        Dialect::Sqlite => ranges.collect::<Vec<_>>().join(" UNION ALL "),
        Dialect::Postgres => {
            let lists = ranges.zip(places).map(|(range, place)| {
                format!("SELECT * FROM ({range} {LATEST_FIRST} LIMIT {limit}) AS by_{place}")
            });
            let lists = lists.collect::<Vec<_>>().join(" UNION ALL ");
            format!("SELECT * FROM ({lists}) AS of_player")
        }
    }
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
        let id = query.text(id.as_ref().map_or("", MatchId::as_str));
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
        query(filter, self.pool.dialect()).plan(&self.pool).await
    }

    /// The steps by which the database finds offers that fit.
    pub async fn plan_of_pairing(&self, wanted: &FittingOffers) -> Result<Vec<String>, StoreError> {
        fitting(wanted).plan(&self.pool).await
    }

    pub(super) async fn summaries_of(&self, query: ListQuery) -> Result<Vec<Summary>, StoreError> {
        Ok(rows::readable(&query.rows(&self.pool).await?, rows::summary))
    }
}
