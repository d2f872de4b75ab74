//! Calls: what one was called for, how one wants to be called, and answers to challenges.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use galds_matches::MatchId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Caller, Json, SeenCalls};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::calls::{Browser, CallSettings};
use crate::storage::{CallKind, DeclineReason, WhichCalls};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(read))
        .routes(routes!(settings, set_settings))
        .routes(routes!(push_key, subscribe, unsubscribe))
        .routes(routes!(decline))
}

/// What the caller was called for, the latest first.
#[utoipa::path(
    get,
    path = "/api/calls",
    responses((status = 200, body = SeenCalls), (status = 401, body = SeenProblem))
)]
async fn list(
    State(app): State<AppState>,
    Caller(player): Caller,
) -> Result<Json<SeenCalls>, Problem> {
    Ok(Json(SeenCalls::of(&app.calls, &player.id).await?))
}

/// Which calls were read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Read {
    /// The kind of the one that was; all of them if it is left out.
    kind: Option<CallKind>,
    /// Its subject.
    #[serde(default)]
    subject: String,
}

/// Notes that calls were read: one, or all.
#[utoipa::path(
    post,
    path = "/api/calls/read",
    request_body = Read,
    responses((status = 204), (status = 401, body = SeenProblem))
)]
async fn read(
    State(app): State<AppState>,
    Caller(player): Caller,
    Json(Read { kind, subject }): Json<Read>,
) -> Result<StatusCode, Problem> {
    let which = kind.map_or(WhichCalls::All, |kind| WhichCalls::One(kind, subject));
    app.calls.read(&player.id, which).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How the caller wants to be called.
#[utoipa::path(
    get,
    path = "/api/calls/settings",
    responses((status = 200, body = CallSettings), (status = 401, body = SeenProblem))
)]
async fn settings(
    State(app): State<AppState>,
    Caller(player): Caller,
) -> Result<Json<CallSettings>, Problem> {
    Ok(Json(app.calls.settings(&player.id).await?))
}

/// Keeps how the caller wants to be called.
#[utoipa::path(
    put,
    path = "/api/calls/settings",
    request_body = CallSettings,
    responses((status = 204), (status = 401, body = SeenProblem))
)]
async fn set_settings(
    State(app): State<AppState>,
    Caller(player): Caller,
    Json(settings): Json<CallSettings>,
) -> Result<StatusCode, Problem> {
    app.calls.set_settings(&player.id, settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The key by which browsers subscribe.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PushKey {
    /// An uncompressed point of P-256 in base64url, as `applicationServerKey`.
    key: String,
}

/// The key by which a browser subscribes at its push service.
#[utoipa::path(get, path = "/api/calls/push", responses((status = 200, body = PushKey)))]
async fn push_key(State(app): State<AppState>) -> Json<PushKey> {
    Json(PushKey { key: app.calls.push().public_key() })
}

/// A browser's keys.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct PushKeys {
    /// Its public key in base64url.
    p256dh: String,
    /// Its secret in base64url.
    auth: String,
}

/// A browser's subscription at its push service, as the browser writes it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct Subscribing {
    /// The address of the push service.
    endpoint: String,
    /// The keys.
    keys: PushKeys,
}

/// Has a browser of the caller called while no page is open.
#[utoipa::path(
    post,
    path = "/api/calls/push",
    request_body = Subscribing,
    responses(
        (status = 204),
        (status = 401, body = SeenProblem),
        (status = 422, body = SeenProblem),
    )
)]
async fn subscribe(
    State(app): State<AppState>,
    Caller(player): Caller,
    Json(Subscribing { endpoint, keys }): Json<Subscribing>,
) -> Result<StatusCode, Problem> {
    app.protection.limit(Limit::Relation, &player.id)?;
    let browser = Browser { endpoint, public_key: keys.p256dh, auth: keys.auth };
    app.calls.push().subscribe(player.id, browser).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A browser that is no longer to be called.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct Unsubscribing {
    /// The address of its push service.
    endpoint: String,
}

/// Has a browser no longer called.
#[utoipa::path(
    delete,
    path = "/api/calls/push",
    request_body = Unsubscribing,
    responses((status = 204), (status = 401, body = SeenProblem))
)]
async fn unsubscribe(
    State(app): State<AppState>,
    Caller(_): Caller,
    Json(Unsubscribing { endpoint }): Json<Unsubscribing>,
) -> Result<StatusCode, Problem> {
    app.calls.push().unsubscribe(endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Why a challenge is declined.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Declining {
    /// The reason.
    reason: DeclineReason,
}

/// Declines a challenge to the caller, and tells whoever made it why.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/decline",
    params(("id" = MatchId, Path)),
    request_body = Declining,
    responses(
        (status = 204),
        (status = 404, body = SeenProblem),
        (status = 409, body = SeenProblem, description = "It does not wait for the caller"),
    )
)]
async fn decline(
    State(app): State<AppState>,
    Caller(player): Caller,
    Path(id): Path<String>,
    Json(Declining { reason }): Json<Declining>,
) -> Result<StatusCode, Problem> {
    app.protection.limit(Limit::Command, &player.id)?;
    app.calls.decline(&match_id(&id)?, player, reason).await?;
    Ok(StatusCode::NO_CONTENT)
}
