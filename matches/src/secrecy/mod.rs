//! What a recipient gets of a match: the one place where that is decided.
//!
//! Events and states hold the truth: secret set-ups, the secret of chance. [`events`], [`state`],
//! [`board`], [`pictures`], [`record`], [`exported`] and [`dice_file`] turn them into what one viewer may have, and every
//! endpoint, stream, list, export and error goes through them. Their results are the only types of a
//! match that can be serialised. When the match is over nothing is hidden any more, unless it was broken
//! off before it was played; only conditional moves stay with the side that saved them.

mod board;
mod event;
mod layout;
mod pictures;
mod plan;
mod record;
mod state;

pub use board::{
    Board, Choice, Choices, Drawing, Extent, SeenPick, Shown, board, board_at, choices,
    choices_for, drawn_board, may_throw,
};
pub use event::{SeenEvent, SeenWhat, events, version};
pub use layout::{DrawnLayout, SeenLayout};
pub use pictures::pictures;
pub use plan::PlannedAction;
pub use record::{dice_file, exported, record};
pub use state::{SeenClocks, SeenState, SeenSummary, clocks, state, summary};
