//! Matches: logs of events, and everything that follows from them.
//!
//! ```text
//!   Command ──decide──► Events ──append (commit)──► apply ──► MatchState ──► publish, acknowledge
//!                          ▲                           │
//!                          └────────── log ◄───────────┘  replay after a restart gives the same state
//! ```
//!
//! [`MatchState`] is a pure function of the log: [`MatchState::replay`]. [`decide`] looks at a state and
//! a command and says which events follow, or why not. Only the [`Keeper`] does anything: it holds the
//! states of the matches that are in use, writes events and tells others of them.

mod absence;
mod alive;
mod arranged;
mod attend;
mod command;
mod decide;
mod dice;
mod event;
mod fair_queue;
mod finish;
mod follow;
mod guest;
mod house;
mod house_seat;
mod keeper;
mod lobby;
mod names;
mod new_match;
mod presence;
mod recovery;
mod rematch;
mod shared_presence;
mod state;
mod summary;
mod takeback;
mod terms;
mod timer;
mod visitors;
mod welcome;

pub use absence::Absence;
pub use command::{Command, Refusal};
pub use decide::{Circumstances, Decision, decide};
pub use event::{Ending, Event, Logged, Offer, Opponent};
pub use fair_queue::{Asker, FairQueue, Place, QueueFull, WaitingRoom};
pub(crate) use finish::finish;
pub use house::{ThinkError, Thinkers};
pub use keeper::{Acknowledged, Asked, Keeper, MatchError};
pub use lobby::OWNER_AWAY;
pub use names::{
    ChatSwitch, EndingKind, MatchId, NoMatchId, Phase, Rated, Room, Score, Seat, SideChoice,
    Visibility,
};
pub use new_match::{NewMatch, Wanted};
pub use presence::{Audience, Presence, Stay};
pub use state::{MatchState, ReplayError};
pub use summary::{FittingOffers, Summary, SummaryFilter};
pub use terms::{Terms, TermsError};
pub use visitors::{Connected, ONLINE, Visitors};
