//! The engine protocol: how other programs ask ours to think, and ours asks others.
//!
//! ```text
//!   line ──► Command ──► Session ──► out (info, bestmove, response, error)
//!                           └─► a thread that thinks, ended by `stop`
//! ```
//!
//! It is text, a command a line, in the manner of UGI. [`Session`] knows nothing of stdin and stdout;
//! `docs/engine-protocol.md` describes the language, and its transcripts are replayed by a test.

mod command;
mod info;
mod options;
mod session;

pub use command::{Command, CommandError, GivenPosition, Query};
pub use info::{info, read_info};
pub use options::{OPTION_NAMES, OptionError};
pub use session::{Next, Out, Session};
