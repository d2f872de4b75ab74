//! Why something was refused or failed: a word for programs, a sentence for people, a reason for every
//! language, no internals.
//!
//! Services answer with a [`Problem`]; each front says it in its own way.

mod unprocessable;

use galds_games::core::{Explain, Explained, explained};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

pub use galds_matches::{SeenReason, SeenValue};
pub use unprocessable::Unprocessable;

use crate::limits::RetryAfter;

/// Why a request was refused.
#[derive(Clone, Debug, Error)]
pub enum Problem {
    /// Nothing is there.
    #[error("there is nothing with that name here")]
    NotFound,
    /// There is no such match.
    #[error("game not found")]
    NoMatch,
    /// The request needs somebody who is known.
    #[error("please sign in, or play as a guest (POST /api/guests)")]
    NobodyKnown,
    /// The request needs somebody with an account.
    #[error("you need an account for this")]
    NeedsAccount,
    /// The bearer token is not one of ours.
    #[error("this token is not valid")]
    UnknownToken,
    /// The caller is known and may not do this.
    #[error(transparent)]
    Forbidden(Forbidden),
    /// The request cannot be understood.
    #[error("{0}")]
    Unreadable(String),
    /// A part of the request cannot be understood, with its reason.
    #[error("{0}")]
    Malformed(Explained),
    /// What is asked for cannot be done.
    #[error("{code}: {explained}")]
    Unprocessable {
        /// In one word.
        code: &'static str,
        /// In a sentence, for every language.
        explained: Explained,
    },
    /// The rules of a match refuse it.
    #[error("{explained}")]
    Refused {
        /// In one word.
        code: &'static str,
        /// In a sentence, for every language.
        explained: Explained,
    },
    /// Too many others write to the same match.
    #[error("too many requests for this game at once; please try again")]
    Busy,
    /// The name or the password is wrong.
    #[error("wrong name or password")]
    WrongLogin,
    /// The body is longer than any that makes sense.
    #[error("the request is too large")]
    TooLarge,
    /// Something was done too often.
    #[error(transparent)]
    TooMany(RetryAfter),
    /// The engine thinks for others.
    #[error("too many positions are being analysed; please try again in a moment")]
    EngineBusy,
    /// Nobody is there to think.
    #[error("no engine is running right now; please try again later")]
    NoEngine,
    /// A handler failed.
    #[error("something went wrong; please try again")]
    Internal,
    /// The store did not do its part; what went wrong is for the host.
    #[error("{0}")]
    Unavailable(String),
    /// The server is going down.
    #[error("the server is stopping")]
    Stopping,
    /// A match cannot be read or written; what is wrong with it is for the host.
    #[error("{0}")]
    Damaged(String),
}

explained! {
    Problem in "server" {
        NotFound,
        NoMatch as "match-unknown",
        NobodyKnown,
        NeedsAccount,
        UnknownToken,
        Forbidden(forbidden) => forbidden as Forbidden,
        // Such words are for whoever writes programs.
        Unreadable[..],
        Malformed(explained) => explained as Explained,
        Unprocessable { explained; .. } => explained as Explained,
        Refused { explained; .. } => explained as Explained,
        Busy as "match-busy",
        WrongLogin,
        TooLarge,
        TooMany(too_often) => too_often as RetryAfter,
        EngineBusy,
        NoEngine,
        Internal,
        Unavailable[..],
        Stopping,
        Damaged[..] as "match-damaged",
    }
}

/// Why somebody who is known may not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Forbidden {
    /// The token lacks a scope.
    #[error("this token does not allow that")]
    NoScope,
    /// Only a session will do.
    #[error("please sign in for that; a token is not enough")]
    InPerson,
    /// The request comes from a page of somebody else.
    #[error("requests from pages of other sites are not accepted")]
    OtherSite,
    /// The tournament is somebody else's.
    #[error("only the player who created the tournament may do that")]
    NotYourTournament,
    /// The problem is somebody else's.
    #[error("only the author of a problem may withdraw it")]
    NotYourProblem,
}

explained! {
    Forbidden in "forbidden" { NoScope, InPerson, OtherSite, NotYourTournament, NotYourProblem }
}

impl From<RetryAfter> for Problem {
    fn from(too_often: RetryAfter) -> Problem {
        Problem::TooMany(too_often)
    }
}

/// A problem as callers get it: the body of every answer that is an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct SeenProblem {
    /// The reason in one word.
    #[schema(example = "not_your_turn")]
    pub code: String,
    /// The reason in a sentence.
    #[schema(example = "it is not your turn")]
    pub message: String,
    /// The reason for every language.
    pub reason: SeenReason,
}

impl Problem {
    /// Something that cannot be done, with its reason.
    pub fn unprocessable(code: &'static str, why: &dyn Explain) -> Problem {
        Problem::Unprocessable { code, explained: Explained::of(why) }
    }

    /// The reason in one word.
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::NotFound | Problem::NoMatch => "not_found",
            Problem::NobodyKnown => "nobody_known",
            Problem::NeedsAccount => "needs_account",
            Problem::UnknownToken => "unknown_token",
            Problem::Forbidden(_) => "forbidden",
            Problem::Unreadable(_) | Problem::Malformed(_) => "unreadable",
            Problem::Unprocessable { code, .. } | Problem::Refused { code, .. } => code,
            Problem::Busy => "busy",
            Problem::WrongLogin => "wrong_login",
            Problem::TooLarge => "too_large",
            Problem::TooMany(_) => "too_many",
            Problem::EngineBusy => "engine_busy",
            Problem::NoEngine => "no_engine",
            Problem::Unavailable(_) | Problem::Stopping => "unavailable",
            Problem::Internal | Problem::Damaged(_) => "internal",
        }
    }

    /// The sentence for the caller. What went wrong inside stays inside.
    pub fn message(&self) -> String {
        match self {
            Problem::Unprocessable { explained, .. } => explained.message.clone(),
            Problem::Stopping => "the server is stopping; please try again in a moment".to_owned(),
            Problem::Unavailable(_) => {
                "the database is away for a moment; please try again".to_owned()
            }
            Problem::Damaged(_) => {
                "something is wrong with this match; it has been noted".to_owned()
            }
            problem => problem.to_string(),
        }
    }

    /// In how many seconds it may be tried again, where that is known.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany(too_often) => Some(too_often.seconds()),
            Problem::EngineBusy => Some(2),
            Problem::NoEngine => Some(10),
            Problem::Unavailable(_) | Problem::Stopping => Some(1),
            _ => None,
        }
    }

    /// The problem as its caller gets it. What is for the host goes into the log.
    pub fn seen(&self) -> SeenProblem {
        if let Problem::Unavailable(_) | Problem::Stopping | Problem::Damaged(_) = self {
            tracing::error!(error = %self, "a request failed inside");
        }
        SeenProblem {
            code: self.code().to_owned(),
            message: self.message(),
            reason: self.reason().into(),
        }
    }
}
