//! Why something did not happen at a match.

use galds_games::core::{Explained, Value, explained};
use galds_matches::{HandlerError, Refusal, ReplayError, TermsError, Unwritable};
use thiserror::Error;

use crate::problem::Problem;
use crate::storage::StoreError;

/// Why something did not happen at a match.
#[derive(Clone, Debug, Error)]
pub enum MatchError {
    /// There is no such match.
    #[error("there is no match of that name")]
    Unknown,
    /// The command was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The terms were refused.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// An event has no text that could be written.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// Too many others wrote to the match at the same moment.
    #[error("too many are acting on this match at once; please try again")]
    Busy,
    /// Too many matches of the caller wait for an opponent.
    #[error("{0} of your matches wait for an opponent already; please withdraw one first")]
    TooManyOffers(u32),
}

explained! {
    MatchError in "match" {
        Unknown,
        Refused(refusal) => refusal as Refusal,
        Terms(error) => error as TermsError,
        Store(error) => error as StoreError,
        // What is wrong with a log is for the host alone.
        Replay[..] as "match-damaged",
        Unwritable[..] as "match-damaged",
        Busy,
        TooManyOffers(most: Value::from(*most)),
    }
}

impl From<HandlerError<StoreError>> for MatchError {
    fn from(error: HandlerError<StoreError>) -> MatchError {
        match error {
            HandlerError::Unknown => MatchError::Unknown,
            HandlerError::Refused(refusal) => MatchError::Refused(refusal),
            HandlerError::Terms(error) => MatchError::Terms(error),
            HandlerError::Host(error) => MatchError::Store(error),
            HandlerError::Replay(error) => MatchError::Replay(error),
            HandlerError::Unwritable(error) => MatchError::Unwritable(error),
            HandlerError::Busy => MatchError::Busy,
        }
    }
}

impl From<MatchError> for Problem {
    fn from(error: MatchError) -> Problem {
        match error {
            MatchError::Unknown => Problem::NoMatch,
            MatchError::Refused(refusal) => {
                Problem::Refused { code: refusal.code(), explained: Explained::of(&refusal) }
            }
            MatchError::Terms(error @ TermsError::Control(_)) => {
                Problem::Malformed(Explained::of(&error))
            }
            MatchError::Terms(TermsError::Rated) => {
                Problem::unprocessable("rated", &TermsError::Rated)
            }
            MatchError::Terms(error) => Problem::unprocessable("terms", &error),
            MatchError::Store(error) => error.into(),
            MatchError::Replay(_) | MatchError::Unwritable(_) => {
                Problem::Damaged(error.to_string())
            }
            MatchError::Busy => Problem::Busy,
            MatchError::TooManyOffers(_) => Problem::unprocessable("too_many_offers", &error),
        }
    }
}
