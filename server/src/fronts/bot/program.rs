//! Who calls the Bot API, and what their token must allow.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use galds_matches::Player;

use super::error::BotError;
use crate::fronts::shared::{AppState, Known};
use crate::identity::Scope;
use crate::problem::{Forbidden, Problem};

/// Somebody who looks at their own account: any token will do.
#[derive(Clone, Debug)]
pub(super) struct Reader(pub(super) Known);

/// Somebody who challenges and answers challenges.
#[derive(Clone, Debug)]
pub(super) struct Challenger(pub(super) Player);

/// Somebody who plays through a program.
#[derive(Clone, Debug)]
pub(super) struct Program(pub(super) Player);

const PLAY: &[Scope] = &[Scope::BotPlay, Scope::BoardPlay];
const CHALLENGE: &[Scope] = &[Scope::ChallengeWrite, Scope::BotPlay, Scope::BoardPlay];

async fn allowed<S>(parts: &mut Parts, state: &S, scopes: &[Scope]) -> Result<Player, BotError>
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    let known = Known::from_request_parts(parts, state).await?;
    let refused = Problem::Forbidden(Forbidden::NoScope);
    let is_allowed = scopes.iter().any(|&scope| known.allow(scope).is_ok());
    if is_allowed { Ok(known.player) } else { Err(refused.into()) }
}

impl<S> FromRequestParts<S> for Reader
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = BotError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Reader, BotError> {
        Ok(Reader(Known::from_request_parts(parts, state).await?))
    }
}

impl<S> FromRequestParts<S> for Challenger
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = BotError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Challenger, BotError> {
        allowed(parts, state, CHALLENGE).await.map(Challenger)
    }
}

impl<S> FromRequestParts<S> for Program
where
    AppState: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = BotError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Program, BotError> {
        allowed(parts, state, PLAY).await.map(Program)
    }
}
