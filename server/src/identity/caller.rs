//! Who sends a request, by its headers.
//!
//! This is the one place that looks at credentials: a bearer token (an API token or a guest's key),
//! the session cookie of a person, the cookie of a guest, in this order.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;

use super::{GuestKey, Player};
use crate::app::App;
use crate::http::ApiError;

/// The cookie that keeps a guest's key. The prefix binds it to this host and to secure transport.
pub const GUEST_COOKIE: &str = "__Host-galds-guest";

/// Somebody who may play: a person or a guest.
#[derive(Clone, Debug)]
pub struct Caller(pub Player);

/// Somebody who may look: a person, a guest, or nobody known.
#[derive(Clone, Debug)]
pub struct SomeCaller(pub Option<Player>);

impl<S> FromRequestParts<S> for SomeCaller
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SomeCaller, ApiError> {
        let app = App::from_ref(state);
        identify(&app, &parts.headers).await.map(SomeCaller)
    }
}

impl<S> FromRequestParts<S> for Caller
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, ApiError> {
        let SomeCaller(player) = SomeCaller::from_request_parts(parts, state).await?;
        player.map(Caller).ok_or(ApiError::NobodyKnown)
    }
}

async fn identify(_app: &App, headers: &HeaderMap) -> Result<Option<Player>, ApiError> {
    if let Some(token) = bearer(headers) {
        let guest = GuestKey::read(token).ok_or(ApiError::UnknownToken)?;
        return Ok(Some(guest.guest()));
    }
    Ok(cookie(headers, GUEST_COOKIE).and_then(GuestKey::read).map(|key| key.guest()))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs =
        lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}
