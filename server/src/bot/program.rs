//! Who calls the Bot API.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;

use super::error::BotError;
use crate::app::App;
use crate::identity::{Caller, Player};

/// Somebody who plays through a program.
#[derive(Clone, Debug)]
pub(super) struct Program(pub(super) Player);

impl<S> FromRequestParts<S> for Program
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = BotError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Program, BotError> {
        let Caller(player) = Caller::from_request_parts(parts, state).await?;
        Ok(Program(player))
    }
}
