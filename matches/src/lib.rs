//! Matches as computations: no clock, no random source, no storage and no network is in here.
//!
//! ```text
//!   Command ──decide──► Events ──append (commit)──► apply ──► MatchState ──► secrecy ──► viewers
//!                          ▲                           │
//!                          └────────── log ◄───────────┘  replay gives the same state
//! ```
//!
//! A match is a log of [`Event`]s. [`MatchState`] is a pure function of it ([`MatchState::replay`]).
//! [`decide`] looks at a state and a command and says which events follow, or why not. What time it is, how a
//! coin fell and which secret was drawn is handed in, so the same match runs in a server, in a browser and in
//! a simulation.
//!
//! [`Handler`] is the command loop around it, generic over what its host provides ([`ports`]): it keeps states up to
//! date with their logs, decides, appends, publishes, and sees to what is due although nobody acts.
//!
//! | module | what it computes |
//! |---|---|
//! | [`clock`] | time controls, the clocks of a match, outages for which time is given back |
//! | [`chance`] | what chance does, from a secret that was committed to |
//! | [`secrecy`] | what each viewer may have: the only way out for anything about a match |
//! | [`ratings`] | standings after a finished match |
//! | [`pairing`] | who meets whom in a tournament, and who is ahead |
//! | [`advice`] | which moments of a match the engine may think about for a player |
//! | [`positions`] | any position of any game, without a match |
//! | [`puzzles`] | puzzles as solvers get them |
//! | [`ports`] | what a host of matches has to provide |

pub mod advice;
pub mod chance;
pub mod clock;
mod command;
mod decide;
mod duties;
mod event;
mod first_action;
mod follow;
mod guest;
mod guest_solver;
mod handler;
#[cfg(feature = "intarzia")]
pub mod intarzia;
mod log;
mod named;
mod names;
mod new_match;
pub mod pairing;
mod plan;
mod played;
mod player;
pub mod ports;
pub mod positions;
pub mod puzzles;
pub mod ratings;
mod reason;
mod refunds;
mod rematch;
mod schedule;
pub mod secrecy;
mod state;
mod summary;
mod takeback;
mod terms;

pub use command::{Command, Refusal};
pub use decide::{Circumstances, Decision, THROW, claim_after, decide, overdue, seated};
pub use duties::{Duty, duties};
pub use event::{Ending, Event, Logged, Offer, Opponent};
pub use first_action::CALL;
pub use handler::{
    Acknowledged, Asked, Handler, HandlerError, Origin, PULSE, Pulse, Recovered, Recovery,
};
pub use log::{Append, Appended, Row, Unwritable};
pub use named::UnknownName;
pub use names::{
    ChatSwitch, EndingKind, MatchId, NoMatchId, Phase, Rated, Room, Score, Seat, SideChoice,
    Visibility,
};
pub use new_match::{Agreed, NewMatch, Wanted};
pub use played::{NotPlayed, Played, PlayedRow};
pub use player::{LEVELS, Player, PlayerId, UnknownPlayer};
pub use reason::{SeenReason, SeenValue};
pub use schedule::Schedule;
pub use state::{MatchState, ReplayError};
pub use summary::{FittingOffers, Summary, SummaryFilter};
pub use terms::{Terms, TermsError};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
