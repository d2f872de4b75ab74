//! The messages of the server's live connection, as far as they make sense at a table in one's own browser.
//!
//! A table in the browser has no lobby, no chat and no lag. A page may still ask about them, since it speaks to a server and to
//! such a table in the same way: it gets an empty lobby and a lag of 0, and what it says in chat is dropped.

use galds_games::core::{Explain, Explained, Reason};
use galds_matches::clock::Moment;
use galds_matches::positions::PositionError;
use galds_matches::secrecy::{Board, Drawing, SeenEvent, SeenState, SeenSummary};
use galds_matches::{Acknowledged, Command, HandlerError, MatchId, Player, SeenReason};
use serde::{Deserialize, Serialize};

use crate::host::Fault;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Subscribes to a match, from the event after `since` on, past ones included.
    Watch {
        /// The match.
        id: MatchId,
        /// The number of the last event that the page has; 0 for none.
        #[serde(default)]
        since: u32,
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
    /// Says something, which nobody hears.
    Say {},
    /// Subscribes to the lobby, in which nobody waits.
    WatchLobby,
    /// No longer wants to.
    LeaveLobby,
    /// Subscribes to the sender's own matches.
    WatchMine,
    /// Measures the way there and back.
    Ping {
        /// Anything; it comes back.
        #[serde(default)]
        id: u64,
    },
}

/// What the table says.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Who the page is.
        you: Option<Player>,
        /// The time.
        now: Moment,
    },
    /// Something happened at a match.
    Match {
        /// The match.
        id: MatchId,
        /// The events after the last ones that were sent.
        events: Vec<SeenEvent>,
        /// The state after them.
        state: Box<SeenState>,
        /// The board after them.
        board: Box<Board>,
    },
    /// A command was done.
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
    /// The matches that wait in the lobby: none.
    Lobby {
        /// The matches.
        waiting: Vec<SeenSummary>,
    },
    /// The matches that are being played at these tables.
    Mine {
        /// The matches.
        matches: Vec<SeenSummary>,
    },
    /// The answer to a ping.
    Pong {
        /// What came with it.
        id: u64,
        /// The time.
        now: Moment,
        /// The lag: none.
        lag: u64,
    },
}

/// Why something was refused, as a server would say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenProblem {
    /// The reason in one word.
    pub code: String,
    /// The reason in a sentence.
    pub message: String,
    /// The reason for every language.
    pub reason: SeenReason,
}

impl SeenProblem {
    /// A reason of the rules or of the matches.
    pub fn of(code: &str, why: &dyn Explain) -> SeenProblem {
        let Explained { message, reason } = Explained::of(why);
        SeenProblem { code: code.to_owned(), message, reason: reason.into() }
    }

    /// A message that cannot be read: words for whoever writes programs.
    pub fn unreadable(message: impl ToString) -> SeenProblem {
        SeenProblem::bare("unreadable", "server-unreadable", message)
    }

    /// Something that went wrong inside. A server would have written it down; here nobody but the player hears of it.
    pub fn damaged(message: impl ToString) -> SeenProblem {
        SeenProblem::bare("internal", "here-failed", message)
    }

    /// A log that was kept and cannot be replayed: another version of the program may have written it.
    pub fn unreadable_log(message: impl ToString) -> SeenProblem {
        SeenProblem::bare("internal", "here-unreadable", message)
    }

    /// A position in which nobody has to choose.
    pub(crate) fn nothing_to_choose() -> SeenProblem {
        let message = "there is no move to choose here";
        SeenProblem::bare("analysis", "impossible-nothing-to-choose", message)
    }

    /// A reason without values.
    pub(crate) fn bare(code: &str, key: &str, message: impl ToString) -> SeenProblem {
        let reason = SeenReason::from(Reason { key: key.to_owned(), values: Vec::new() });
        SeenProblem { code: code.to_owned(), message: message.to_string(), reason }
    }
}

impl From<PositionError> for SeenProblem {
    fn from(error: PositionError) -> SeenProblem {
        match &error {
            PositionError::Game(explained) => SeenProblem::of("game", explained),
            PositionError::Position(explained) => SeenProblem::of("position", explained),
            PositionError::Action(explained) => SeenProblem::of("illegal_action", explained),
            PositionError::TooManyActions(_) => SeenProblem::unreadable(error),
        }
    }
}

impl From<HandlerError<Fault>> for SeenProblem {
    fn from(error: HandlerError<Fault>) -> SeenProblem {
        match error {
            HandlerError::Unknown => SeenProblem::bare("not_found", "match-unknown", error),
            HandlerError::Refused(refusal) => SeenProblem::of(refusal.code(), &refusal),
            HandlerError::Terms(error) => SeenProblem::of("terms", &error),
            HandlerError::Busy => SeenProblem::bare("busy", "match-busy", error),
            HandlerError::Host(_) | HandlerError::Replay(_) | HandlerError::Unwritable(_) => {
                SeenProblem::damaged(error)
            }
        }
    }
}
