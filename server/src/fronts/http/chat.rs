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
    OpenApiRouter::new().routes(routes!(chat_lines, send_chat))
}

/// From where on lines are wanted.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ChatSince {
    /// The number of the last line that the caller has; 0 for none.
    #[serde(default)]
    since: u32,
}

/// The chat as the caller may read it: players read each other, spectators read spectators.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/chat",
    params(("id" = MatchId, Path), ChatSince),
    responses((status = 200, body = Vec<SeenChatLine>), (status = 404, body = crate::problem::SeenProblem))
)]
async fn chat_lines(
    State(app): State<AppState>,
    SomeCaller(player): SomeCaller,
    Path(id): Path<String>,
    Query(ChatSince { since }): Query<ChatSince>,
) -> Result<Json<Vec<SeenChatLine>>, Problem> {
    let player = player.as_ref().map(|player| &player.id);
    app.chat.lines(&match_id(&id)?, player, since).await.map(Json)
}

/// A line to send.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Words {
    /// The words, at most 300 characters.
    words: String,
}

/// A line that was sent.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SentLine {
    /// Its number.
    number: u32,
}

/// Sends a line: to the other player, or among the spectators.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/chat",
    params(("id" = MatchId, Path)),
    request_body = Words,
    responses((status = 201, body = SentLine), (status = 422, body = crate::problem::SeenProblem))
)]
async fn send_chat(
    State(app): State<AppState>,
    Caller(player): Caller,
    Path(id): Path<String>,
    Json(Words { words }): Json<Words>,
) -> Result<impl IntoResponse, Problem> {
    let number = app.chat.send(&match_id(&id)?, player, &words).await?;
    Ok((StatusCode::CREATED, Json(SentLine { number })))
}
