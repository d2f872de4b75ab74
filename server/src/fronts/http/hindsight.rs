//! What could be known of hidden pieces at a moment of a game, for looking back at it.

use axum::extract::State;
use galds_engine::hindsight::{Hindsight, look_back};
use galds_matches::positions::PositionAsked;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::Problem;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(hindsight))
}

/// What can be said about a moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct HindsightAnswer {
    /// Nothing for open games, and before both sides have set up.
    hindsight: Option<Hindsight>,
}

/// Looks back at a position of a hidden game and the actions that led there: what each side could know of the other's pieces,
/// what the last move gave away, and whether it left the way to the flag open. The caller has the whole truth already.
#[utoipa::path(
    post,
    path = "/api/hindsight",
    request_body = PositionAsked,
    responses(
        (status = 200, body = HindsightAnswer),
        (status = 422, body = crate::problem::SeenProblem),
        (status = 429, body = crate::problem::SeenProblem),
        (status = 503, body = crate::problem::SeenProblem, description = "Too many positions are asked for"),
    )
)]
async fn hindsight(
    State(app): State<AppState>,
    client: Client,
    Json(asked): Json<PositionAsked>,
) -> Result<Json<HindsightAnswer>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let work = move || {
        let table = asked.table().map_err(Problem::from)?;
        Ok::<_, Problem>(HindsightAnswer { hindsight: look_back(&*table) })
    };
    Ok(Json(app.matches.engine_pool().work_out(client, work).await??))
}
