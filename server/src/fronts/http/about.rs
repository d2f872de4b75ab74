//! The document of the API, health, and becoming a guest.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use galds_matches::Player;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Keeps, Known};
use crate::limits::Limit;
use crate::problem::Problem;
use crate::storage::StoreError;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(become_guest)).routes(routes!(me))
}

/// The route that serves the description of all others.
pub(crate) fn document(document: OpenApi) -> Router<AppState> {
    let answer = move || {
        let document = document.clone();
        async move { axum::Json(document) }
    };
    Router::new().route("/api", get(answer))
}

/// Whether the server and its database answer, and the database takes what is written: the server writes
/// every second, so this is known although nobody plays.
#[utoipa::path(
    get,
    path = "/health",
    responses((status = 200, body = Health), (status = 503, body = crate::problem::SeenProblem))
)]
async fn health(State(app): State<AppState>) -> Result<Json<Health>, Problem> {
    app.store.last_alive().await?;
    if app.store.outages().is_writing_broken() {
        return Err(StoreError::Unavailable("nothing can be written".to_owned()).into());
    }
    Ok(Json(Health { status: "well" }))
}

/// How the server is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Health {
    /// `well`.
    status: &'static str,
}

/// A guest and its key.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct NewGuest {
    /// Who the guest is.
    player: Player,
    /// What proves it: the value of the cookie that is set, or a bearer token for programs.
    key: String,
}

/// Makes the caller a guest, so that it can play without an account. Pages get a cookie, programs send
/// the key as `Authorization: Bearer`. The server stores nothing; a key that is lost cannot be found.
#[utoipa::path(post, path = "/api/guests", responses((status = 201, body = NewGuest), (status = 429, body = crate::problem::SeenProblem)))]
async fn become_guest(
    State(app): State<AppState>,
    client: Client,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Anonymous, client)?;
    let key = app.guests.issue();
    let cookie = app.protection.cookies.set(Keeps::Guest, key.text());
    let guest = NewGuest { player: key.guest(), key: key.text().to_owned() };
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(guest)))
}

/// Who the caller is; `null` if the request shows neither session, token nor guest's key. A token that is not known is an error.
#[utoipa::path(
    get,
    path = "/api/me",
    responses((status = 200, body = Option<Player>), (status = 401, body = crate::problem::SeenProblem))
)]
async fn me(known: Result<Known, Problem>) -> Result<Json<Option<Player>>, Problem> {
    match known {
        Ok(known) => Ok(Json(Some(known.player))),
        Err(Problem::NobodyKnown) => Ok(Json(None)),
        Err(error) => Err(error),
    }
}
