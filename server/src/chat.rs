//! Chat beside matches: the players among themselves, the spectators among themselves.
//!
//! While a match is played its players do not see what spectators say (it might be advice); after the
//! end they do. What players say to each other stays between them.

use galds_games::core::{Side, Value, Viewer, explained};
use thiserror::Error;

use crate::app::App;
use crate::clock::Moment;
use crate::http::ApiError;
use crate::identity::{Player, PlayerId};
use crate::live::{SeenChatLine, Topic};
use crate::matches::{ChatSwitch, MatchId, MatchState, Room};
use crate::protection::Limit;
use crate::storage::ChatLine;
use crate::words::{Lines, tidied};

/// The longest line, in characters.
pub const LONGEST_LINE: usize = 300;

/// Why a line was not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChatRefusal {
    /// Nothing, or too much.
    #[error("a line of chat has 1 to {LONGEST_LINE} characters")]
    Length,
    /// The sender has switched it off.
    #[error("you have switched chat off")]
    YouSwitchedOff,
    /// The opponent has switched it off.
    #[error("your opponent has switched chat off")]
    TheySwitchedOff,
}

explained! {
    ChatRefusal in "chat" {
        Length with { most: Value::from(LONGEST_LINE) },
        YouSwitchedOff,
        TheySwitchedOff,
    }
}

impl From<ChatRefusal> for ApiError {
    fn from(refusal: ChatRefusal) -> ApiError {
        ApiError::impossible("chat", &refusal)
    }
}

/// Where somebody speaks.
fn room(state: &MatchState, viewer: Viewer) -> Result<Room, ChatRefusal> {
    let Viewer::Side(side) = viewer else { return Ok(Room::Spectators) };
    let is_off = |side: Side| state.chat(side) == ChatSwitch::Off;
    match (is_off(side), is_off(side.other())) {
        (true, _) => Err(ChatRefusal::YouSwitchedOff),
        (_, true) => Err(ChatRefusal::TheySwitchedOff),
        _ => Ok(Room::Players),
    }
}

/// What somebody can hear.
fn audible(state: &MatchState, viewer: Viewer) -> Vec<Room> {
    match viewer {
        Viewer::Spectator => vec![Room::Spectators],
        Viewer::Side(side) if state.chat(side) == ChatSwitch::Off => Vec::new(),
        Viewer::Side(_) if state.is_over() => vec![Room::Players, Room::Spectators],
        Viewer::Side(_) => vec![Room::Players],
    }
}

/// Says something beside a match; answers with the number of the line.
pub async fn say(app: &App, id: &MatchId, player: Player, words: &str) -> Result<u32, ApiError> {
    app.protection.limit(Limit::Chat, &player.id)?;
    let words = tidied(words, Lines::One);
    if words.is_empty() || words.chars().count() > LONGEST_LINE {
        return Err(ChatRefusal::Length.into());
    }
    let room = app.keeper.with(id, |state| room(state, state.viewer(Some(&player.id)))).await??;
    let line = ChatLine { number: 0, room, author: player, words, at: Moment::now() };
    let (app, id) = (app.clone(), id.clone());
    // A line that is kept is told, although its sender may have gone away.
    let said = tokio::spawn(async move {
        let number = app.store.say(id.clone(), line).await?;
        app.bus.publish(Topic::Chat(id));
        Ok(number)
    });
    said.await.map_err(|_| ApiError::Internal)?
}

/// What somebody can hear beside a match, after the line with this number.
pub async fn said(
    app: &App,
    id: &MatchId,
    player: Option<&PlayerId>,
    after: u32,
) -> Result<Vec<SeenChatLine>, ApiError> {
    let rooms = app.keeper.with(id, |state| audible(state, state.viewer(player))).await?;
    let mut lines = Vec::new();
    for room in rooms {
        lines.extend(app.store.said(id.clone(), room, after).await?);
    }
    lines.sort_by_key(|line| line.number);
    let seen = |line: ChatLine| SeenChatLine {
        number: line.number,
        room: line.room,
        author: line.author,
        words: line.words,
        at: line.at,
    };
    Ok(lines.into_iter().map(seen).collect())
}
