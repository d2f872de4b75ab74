//! What is said over the WebSocket: one sealed list for each direction.

use galds_matches::clock::Moment;
use galds_matches::secrecy::{Board, Drawing, SeenEvent, SeenState, SeenSummary};
use galds_matches::{Command, MatchId, Player};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fronts::shared::{Detail, SeenCalls};
use crate::problem::SeenProblem;
use crate::services::chat::SeenChatLine;
use crate::services::matches::Acknowledged;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Subscribes to a match, from the event after `since` on, past ones included.
    Watch {
        /// The match.
        id: MatchId,
        /// The number of the last event that the page has; 0 for none.
        #[serde(default)]
        since: u32,
        /// How much is wanted.
        #[serde(default = "whole")]
        detail: Detail,
        /// The number of the last line of chat that the page has.
        #[serde(default)]
        chat_since: u32,
        /// How the board is to be drawn.
        #[serde(default)]
        drawing: Drawing,
    },
    /// Unsubscribes from a match.
    Leave {
        /// The match.
        id: MatchId,
    },
    /// Wants something done.
    Command {
        /// The match.
        id: MatchId,
        /// The page's own name for this command: sent again with the same name, it is done once.
        client: Option<String>,
        /// What.
        command: Command,
    },
    /// Says something beside a match.
    Say {
        /// The match.
        id: MatchId,
        /// The page's own name for this line, given back with a refusal.
        client: Option<String>,
        /// The words.
        words: String,
    },
    /// Subscribes to the lobby.
    WatchLobby,
    /// No longer wants to.
    LeaveLobby,
    /// Subscribes to the sender's own matches: when one is made, begins or ends.
    WatchMine,
    /// Subscribes to the sender's calls: challenges, turns, rounds.
    WatchCalls,
    /// Subscribes to a tournament, in the place of the one before.
    WatchTournament {
        /// The tournament.
        id: String,
    },
    /// No longer wants to.
    LeaveTournament,
    /// Measures the way there and back.
    Ping {
        /// Anything; it comes back.
        #[serde(default)]
        id: u64,
    },
}

fn whole() -> Detail {
    Detail::Board
}

/// What the server says.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Who the page is.
        you: Option<Player>,
        /// The server's time.
        now: Moment,
    },
    /// Something happened at a match.
    Match {
        /// The match.
        id: MatchId,
        /// The events after the last ones that were sent.
        events: Vec<SeenEvent>,
        /// The state after them, where it is wanted.
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<Box<SeenState>>,
        /// The board after them, where it is wanted.
        #[serde(skip_serializing_if = "Option::is_none")]
        board: Option<Box<Board>>,
    },
    /// A command was done: its events are committed.
    Ack {
        /// The match.
        id: MatchId,
        /// The page's own name for the command.
        client: Option<String>,
        /// Its number, and the version of the match.
        #[serde(flatten)]
        done: Acknowledged,
    },
    /// A message was refused; nothing was done.
    Refused {
        /// The match, if it was about one.
        id: Option<MatchId>,
        /// The page's own name for the command.
        client: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: SeenProblem,
    },
    /// Something was said beside a match.
    Chat {
        /// The match.
        id: MatchId,
        /// The lines.
        lines: Vec<SeenChatLine>,
    },
    /// The matches that wait in the lobby.
    Lobby {
        /// The matches, the latest first.
        waiting: Vec<SeenSummary>,
    },
    /// The matches of the page's player that wait or are being played.
    Mine {
        /// The matches.
        matches: Vec<SeenSummary>,
    },
    /// The calls of the page's player, the latest first.
    Calls(SeenCalls),
    /// Something is new in the tournament that the page looks at: who wants to know asks for it.
    Tournament {
        /// The tournament.
        id: String,
    },
    /// The answer to a ping.
    Pong {
        /// What came with it.
        id: u64,
        /// The server's time.
        now: Moment,
        /// The lag that the server has measured, in milliseconds.
        lag: u64,
    },
}
