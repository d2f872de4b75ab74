//! Rows of tables as types of the program.

use std::str::FromStr;

use galds_games::core::PerSide;
use galds_matches::clock::Moment;
use galds_matches::{MatchId, Player, Room, Row, Score, Summary, Terms};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::storage::{ChatLine, StoreError};

fn unreadable(what: &str, text: &str) -> StoreError {
    StoreError::Unreadable(format!("{what} `{text}`"))
}

/// The rows that can be read. One that cannot is for the host to look at, and hides no other.
pub(super) fn readable<T>(
    rows: &[AnyRow],
    read: impl Fn(&AnyRow) -> Result<T, StoreError>,
) -> Vec<T> {
    let read = |row| {
        let read: Result<T, StoreError> = read(row);
        read.inspect_err(|error| tracing::error!(%error, "a row of a list is left out")).ok()
    };
    rows.iter().filter_map(read).collect()
}

/// The name of a match in the first column.
pub(super) fn first_match_id(row: &AnyRow) -> Result<MatchId, StoreError> {
    match_id(&row.try_get::<String, _>(0)?)
}

pub(super) fn parsed<T: FromStr>(row: &AnyRow, column: &'static str) -> Result<T, StoreError> {
    let text: String = row.try_get(column)?;
    text.parse().map_err(|_| unreadable(column, &text))
}

pub(super) fn optional<T: FromStr>(
    row: &AnyRow,
    column: &'static str,
) -> Result<Option<T>, StoreError> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| text.parse().map_err(|_| unreadable(column, &text))).transpose()
}

pub(super) fn number(row: &AnyRow, column: &'static str) -> Result<u32, StoreError> {
    let number: i64 = row.try_get(column)?;
    u32::try_from(number).map_err(|_| unreadable(column, &number.to_string()))
}

pub(super) fn moment(row: &AnyRow, column: &'static str) -> Result<Moment, StoreError> {
    Ok(Moment(row.try_get(column)?))
}

pub(super) fn optional_moment(
    row: &AnyRow,
    column: &'static str,
) -> Result<Option<Moment>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(Moment))
}

pub(super) fn match_id(text: &str) -> Result<MatchId, StoreError> {
    text.parse().map_err(|_| unreadable("match", text))
}

pub(super) fn log_row(row: &AnyRow) -> Result<Row, StoreError> {
    Ok(Row {
        number: number(row, "number")?,
        what: row.try_get("what")?,
        at: moment(row, "at_ms")?,
        client: row.try_get("client_id")?,
    })
}

pub(super) fn chat_line(row: &AnyRow) -> Result<ChatLine, StoreError> {
    let room: Room = parsed(row, "room")?;
    let author = Player { id: parsed(row, "author_id")?, name: row.try_get("author_name")? };
    let words = row.try_get("words")?;
    Ok(ChatLine { number: number(row, "number")?, room, author, words, at: moment(row, "at_ms")? })
}

pub(super) fn summary(row: &AnyRow) -> Result<Summary, StoreError> {
    let player = |id: &'static str, name: &'static str| -> Result<Option<Player>, StoreError> {
        let name: Option<String> = row.try_get(name)?;
        Ok(optional(row, id)?.zip(name).map(|(id, name)| Player { id, name }))
    };
    let halves = |column: &'static str| -> Result<Option<u32>, StoreError> {
        let halves: Option<i64> = row.try_get(column)?;
        Ok(halves.and_then(|halves| u32::try_from(halves).ok()))
    };
    let score = halves("first_halves")?.zip(halves("second_halves")?);
    Ok(Summary {
        id: match_id(&row.try_get::<String, _>("id")?)?,
        terms: Terms {
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            control: parsed(row, "control")?,
            rated: parsed(row, "rated")?,
            side: parsed(row, "creator_side")?,
            // Lists do not say it; the log of the match does.
            position: None,
        },
        phase: parsed(row, "phase")?,
        visibility: parsed(row, "visibility")?,
        creator: parsed(row, "creator")?,
        invited: optional(row, "invited")?,
        players: PerSide([player("first_id", "first_name")?, player("second_id", "second_name")?]),
        ending: optional(row, "ending")?,
        score: score.map(|(first, second)| Score::of_halves(first, second)),
        created: moment(row, "created_ms")?,
        changed: moment(row, "changed_ms")?,
    })
}
