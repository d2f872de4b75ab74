//! Hints in games against the computer.

use axum::extract::{Path, State};
use galds_matches::MatchId;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Caller, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(hint))
}

/// What the engine would do.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Hint {
    /// The token of the action.
    action: String,
}

/// What the engine would do in the caller's place, which has to act. Only in games against the computer.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/hint",
    params(("id" = MatchId, Path)),
    responses(
        (status = 200, body = Hint),
        (status = 401, body = SeenProblem),
        (status = 404, body = SeenProblem),
        (status = 409, body = SeenProblem, description = "It is not the caller's turn"),
        (status = 422, body = SeenProblem, description = "The opponent is a person"),
        (status = 429, body = SeenProblem),
    )
)]
async fn hint(
    State(app): State<AppState>,
    client: Client,
    Caller(player): Caller,
    Path(id): Path<String>,
) -> Result<Json<Hint>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let action = app.matches.hint(&match_id(&id)?, &player.id).await?;
    Ok(Json(Hint { action }))
}
