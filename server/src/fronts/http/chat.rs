//! Chat beside matches, over HTTP.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use galds_matches::MatchId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Caller, Json, SomeCaller};
use crate::problem::Problem;
use crate::services::chat::SeenChatLine;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(hear, say))
}

/// From where on lines are wanted.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
struct Hear {
    /// The number of the last line that the caller has; 0 for none.
    #[serde(default)]
    since: u32,
}

/// What the caller can hear: players hear each other, spectators hear spectators.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/chat",
    params(("id" = MatchId, Path), Hear),
    responses((status = 200, body = Vec<SeenChatLine>), (status = 404, body = crate::problem::SeenProblem))
)]
async fn hear(
    State(app): State<AppState>,
    SomeCaller(player): SomeCaller,
    Path(id): Path<String>,
    Query(Hear { since }): Query<Hear>,
) -> Result<Json<Vec<SeenChatLine>>, Problem> {
    let player = player.as_ref().map(|player| &player.id);
    app.chat.said(&match_id(&id)?, player, since).await.map(Json)
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Words {
    /// The words, at most 300 characters.
    words: String,
}

/// A line that was said.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Said {
    /// Its number.
    number: u32,
}

/// Says something: to the other player, or among the spectators.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/chat",
    params(("id" = MatchId, Path)),
    request_body = Words,
    responses((status = 201, body = Said), (status = 422, body = crate::problem::SeenProblem))
)]
async fn say(
    State(app): State<AppState>,
    Caller(player): Caller,
    Path(id): Path<String>,
    Json(Words { words }): Json<Words>,
) -> Result<impl IntoResponse, Problem> {
    let number = app.chat.say(&match_id(&id)?, player, &words).await?;
    Ok((StatusCode::CREATED, Json(Said { number })))
}
