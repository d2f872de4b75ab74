//! Why something did not happen at a match.

use thiserror::Error;

use crate::{Refusal, ReplayError, TermsError, Unwritable};

/// Why something did not happen at a match. `F` is what a port of the host answers when it fails.
#[derive(Clone, Debug, Error)]
pub enum HandlerError<F> {
    /// There is no such match.
    #[error("there is no match of that name")]
    Unknown,
    /// The command was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The terms were refused.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// A port did not do its part. Whether a write was made is not known.
    #[error(transparent)]
    Host(F),
    /// The log cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// An event has no text that could be written.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// Too many others wrote to the match at the same moment.
    #[error("too many are acting on this match at once; please try again")]
    Busy,
}
