//! Chat beside matches: the players among themselves, the spectators among themselves.
//!
//! While a match is played its players do not see what spectators say (it might be advice); after the
//! end they do. What players say to each other stays between them.

use std::sync::Arc;

use galds_games::core::{Side, Value, Viewer, explained};
use galds_matches::clock::Moment;
use galds_matches::ports::Topic;
use galds_matches::{ChatSwitch, MatchId, MatchState, Player, PlayerId, Room};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use super::matches::Matches;
use super::notices::NoticeBoard;
use super::shared_limits::SharedLimiter;
use crate::limits::Limit;
use crate::problem::Problem;
use crate::storage::{ChatLine, Store};
use crate::time;
use crate::words::{Lines, tidied};

/// The longest line, in characters.
pub const LONGEST_LINE: usize = 300;

/// Why a line was not sent.
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

impl From<ChatRefusal> for Problem {
    fn from(refusal: ChatRefusal) -> Problem {
        Problem::unprocessable("chat", &refusal)
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

/// A line of chat as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeenChatLine {
    /// Its number.
    pub number: u32,
    /// The room it was sent to.
    pub room: Room,
    /// Who sent it.
    pub author: Player,
    /// The words.
    pub words: String,
    /// When.
    pub at: Moment,
}

impl From<ChatLine> for SeenChatLine {
    fn from(line: ChatLine) -> SeenChatLine {
        let ChatLine { number, room, author, words, at } = line;
        SeenChatLine { number, room, author, words, at }
    }
}

/// Chat beside the matches of this server. Clones are the same.
#[derive(Clone)]
pub struct Chat {
    store: Arc<dyn Store>,
    bus: NoticeBoard,
    matches: Matches,
    limiter: Arc<SharedLimiter>,
}

impl Chat {
    /// Chat beside these matches.
    pub fn new(
        store: Arc<dyn Store>,
        bus: NoticeBoard,
        matches: Matches,
        limiter: Arc<SharedLimiter>,
    ) -> Chat {
        Chat { store, bus, matches, limiter }
    }

    /// Adds a line to the chat of a match; answers with the number of the line.
    pub async fn send(&self, id: &MatchId, player: Player, words: &str) -> Result<u32, Problem> {
        self.limiter.count(Limit::Chat, &player.id)?;
        let words = tidied(words, Lines::One);
        if words.is_empty() || words.chars().count() > LONGEST_LINE {
            return Err(ChatRefusal::Length.into());
        }
        let room = |state: &MatchState| room(state, state.viewer(Some(&player.id)));
        let room = self.matches.with(id, room).await??;
        let line = ChatLine { number: 0, room, author: player, words, at: time::now() };
        let (chat, id) = (self.clone(), id.clone());
        // A line that is kept is published, although its sender may have gone away.
        let sent = tokio::spawn(async move {
            let number = chat.store.add_chat_line(id.clone(), line).await?;
            chat.bus.publish(Topic::Chat(id));
            Ok(number)
        });
        sent.await.map_err(|_| Problem::Internal)?
    }

    /// The lines that somebody may read in the chat of a match, after the one with this number.
    pub async fn lines(
        &self,
        id: &MatchId,
        player: Option<&PlayerId>,
        after: u32,
    ) -> Result<Vec<SeenChatLine>, Problem> {
        let rooms = |state: &MatchState| audible(state, state.viewer(player));
        let mut lines = Vec::new();
        for room in self.matches.with(id, rooms).await? {
            lines.extend(self.store.chat_lines(id.clone(), room, after).await?);
        }
        lines.sort_by_key(|line| line.number);
        Ok(lines.into_iter().map(SeenChatLine::from).collect())
    }
}
