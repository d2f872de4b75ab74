//! Errors as callers get them: a status, a word for programs, a sentence for people, no internals.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use galds_games::core::{Explain, Said, explained};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use super::{Impossible, SeenReason};
use crate::matches::{MatchError, TermsError, ThinkError};
use crate::people::{LoginError, RegisterError};
use crate::protection::RetryAfter;
use crate::storage::StoreError;

/// The body of every answer that is an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Problem {
    /// The reason in one word.
    #[schema(example = "not_your_turn")]
    pub code: String,
    /// The reason in a sentence.
    #[schema(example = "it is not your turn")]
    pub message: String,
    /// The reason for every language.
    pub reason: SeenReason,
}

/// Why a request was refused.
#[derive(Clone, Debug, Error)]
pub enum ApiError {
    /// Nothing is there.
    #[error("there is nothing of that name here")]
    NotFound,
    /// The request needs somebody who is known.
    #[error("please sign in, or play as a guest (POST /api/guests)")]
    NobodyKnown,
    /// The request needs somebody with an account.
    #[error("this needs an account")]
    NeedsAccount,
    /// The bearer token is not one of ours.
    #[error("the token is not known")]
    UnknownToken,
    /// The caller is known and may not do this.
    #[error(transparent)]
    Forbidden(Forbidden),
    /// The request cannot be understood.
    #[error("{0}")]
    Unreadable(String),
    /// What is asked for cannot be done.
    #[error("{code}: {said}")]
    Impossible {
        /// In one word.
        code: &'static str,
        /// In a sentence, for every language.
        said: Said,
    },
    /// The name or the password is wrong.
    #[error("the name or the password is wrong")]
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
    /// A handler failed.
    #[error("something went wrong here; please try again")]
    Internal,
    /// A match refused.
    #[error(transparent)]
    Match(#[from] MatchError),
}

explained! {
    ApiError in "server" {
        NotFound,
        NobodyKnown,
        NeedsAccount,
        UnknownToken,
        Forbidden(forbidden) => forbidden as Forbidden,
        // Such words are for whoever writes programs.
        Unreadable[..],
        Impossible { said; .. } => said as Said,
        WrongLogin,
        TooLarge,
        TooMany(too_often) => too_often as RetryAfter,
        EngineBusy,
        Internal,
        Match(error) => error as MatchError,
    }
}

/// Why somebody who is known may not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Forbidden {
    /// The token lacks a scope.
    #[error("this token does not allow that")]
    NoScope,
    /// Only a session will do.
    #[error("please log in for that; a token is not enough")]
    InPerson,
    /// The request comes from a page of somebody else.
    #[error("requests from pages of other sites are not accepted")]
    OtherSite,
    /// The tournament is somebody else's.
    #[error("only whoever made the tournament may do that")]
    NotYourTournament,
}

explained! {
    Forbidden in "forbidden" { NoScope, InPerson, OtherSite, NotYourTournament }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Match(MatchError::Store(error))
    }
}

impl From<RetryAfter> for ApiError {
    fn from(too_often: RetryAfter) -> ApiError {
        ApiError::TooMany(too_often)
    }
}

impl From<LoginError> for ApiError {
    fn from(error: LoginError) -> ApiError {
        match error {
            LoginError::Wrong => ApiError::WrongLogin,
            LoginError::Banned(_) => ApiError::impossible("banned", &error),
            LoginError::Store(error) => error.into(),
        }
    }
}

impl From<RegisterError> for ApiError {
    fn from(error: RegisterError) -> ApiError {
        let code = match error {
            RegisterError::Name(_) => "name",
            RegisterError::Taken => "name_taken",
            RegisterError::Password(_) => "password",
            RegisterError::Store(error) => return error.into(),
        };
        ApiError::impossible(code, &error)
    }
}

impl From<ThinkError> for ApiError {
    fn from(error: ThinkError) -> ApiError {
        match error {
            ThinkError::Player(_) => Impossible::NoAnalysis.into(),
            ThinkError::Busy => ApiError::EngineBusy,
            ThinkError::BrokeOff(reason) => {
                tracing::error!(reason, "a position could not be worked out");
                ApiError::Internal
            }
            ThinkError::Stopping => StoreError::Stopping.into(),
        }
    }
}

impl ApiError {
    /// Something that cannot be done, with its reason.
    pub fn impossible(code: &'static str, why: &dyn Explain) -> ApiError {
        ApiError::Impossible { code, said: Said::of(why) }
    }

    /// The reason in one word.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::NotFound => "not_found",
            ApiError::NobodyKnown => "nobody_known",
            ApiError::NeedsAccount => "needs_account",
            ApiError::UnknownToken => "unknown_token",
            ApiError::Forbidden(_) => "forbidden",
            ApiError::Unreadable(_) => "unreadable",
            ApiError::Impossible { code, .. } => code,
            ApiError::WrongLogin => "wrong_login",
            ApiError::TooLarge => "too_large",
            ApiError::TooMany(_) => "too_many",
            ApiError::EngineBusy => "engine_busy",
            ApiError::Internal => "internal",
            ApiError::Match(error) => match error {
                MatchError::Unknown => "not_found",
                MatchError::Refused(refusal) => refusal.code(),
                MatchError::Terms(TermsError::Rated) => "rated",
                MatchError::Terms(TermsError::Control(_)) => "unreadable",
                MatchError::Terms(_) => "terms",
                MatchError::Store(_) => "unavailable",
                MatchError::Replay(_) | MatchError::Unwritable(_) => "internal",
                MatchError::Busy => "busy",
                MatchError::TooManyOffers(_) => "too_many_offers",
            },
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            ApiError::NotFound | ApiError::Match(MatchError::Unknown) => StatusCode::NOT_FOUND,
            ApiError::NobodyKnown | ApiError::UnknownToken | ApiError::WrongLogin => {
                StatusCode::UNAUTHORIZED
            }
            ApiError::Forbidden(_) | ApiError::NeedsAccount => StatusCode::FORBIDDEN,
            ApiError::Unreadable(_)
            | ApiError::Match(MatchError::Terms(TermsError::Control(_))) => StatusCode::BAD_REQUEST,
            ApiError::Impossible { .. }
            | ApiError::Match(MatchError::Terms(_) | MatchError::TooManyOffers(_)) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Match(MatchError::Refused(_) | MatchError::Busy) => StatusCode::CONFLICT,
            ApiError::EngineBusy | ApiError::Match(MatchError::Store(_)) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ApiError::Internal
            | ApiError::Match(MatchError::Replay(_) | MatchError::Unwritable(_)) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// The sentence for the caller. What went wrong inside stays inside.
    pub fn message(&self) -> String {
        match self {
            ApiError::Impossible { said, .. } => said.message.clone(),
            ApiError::Match(MatchError::Store(StoreError::Stopping)) => {
                "the server is stopping; please try again in a moment".to_owned()
            }
            ApiError::Match(MatchError::Store(_)) => {
                "the database is away for a moment; please try again".to_owned()
            }
            ApiError::Match(MatchError::Replay(_) | MatchError::Unwritable(_)) => {
                "something is wrong with this match; it has been noted".to_owned()
            }
            error => error.to_string(),
        }
    }

    /// The body of the answer.
    pub fn problem(&self) -> Problem {
        if let ApiError::Match(
            MatchError::Store(_) | MatchError::Replay(_) | MatchError::Unwritable(_),
        ) = self
        {
            tracing::error!(error = %self, "a request failed inside");
        }
        Problem {
            code: self.code().to_owned(),
            message: self.message(),
            reason: self.reason().into(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), axum::Json(self.problem())).into_response();
        let wait = match &self {
            ApiError::TooMany(too_often) => Some(too_often.seconds()),
            ApiError::EngineBusy => Some(2),
            ApiError::Match(MatchError::Store(_)) => Some(1),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
