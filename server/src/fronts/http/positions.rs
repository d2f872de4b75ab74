//! Any position of any game, worked out by `galds_matches::positions`.

use axum::extract::State;
use galds_matches::positions::{PositionAsked, PositionError, PositionReached};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, Unprocessable};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(position))
}

impl From<PositionError> for Problem {
    fn from(error: PositionError) -> Problem {
        let (code, explained) = match error {
            PositionError::Game(explained) => ("game", explained),
            PositionError::Position(explained) => ("position", explained),
            PositionError::Action(explained) => ("illegal_action", explained),
            PositionError::TooManyActions(most) => {
                return Unprocessable::TooManyActions(most).into();
            }
        };
        Problem::Unprocessable { code, explained }
    }
}

/// Plays actions from a position and says what is there then: texts, scene, and what can be done.
#[utoipa::path(
    post,
    path = "/api/positions",
    request_body = PositionAsked,
    responses(
        (status = 200, body = PositionReached),
        (status = 422, body = crate::problem::SeenProblem),
        (status = 429, body = crate::problem::SeenProblem),
        (status = 503, body = crate::problem::SeenProblem, description = "Too many positions are asked for"),
    )
)]
async fn position(
    State(app): State<AppState>,
    client: Client,
    Json(asked): Json<PositionAsked>,
) -> Result<Json<PositionReached>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let reached = move || asked.table().map(|table| asked.reached(&*table)).map_err(Problem::from);
    Ok(Json(app.matches.engine_pool().work_out(client, reached).await??))
}
