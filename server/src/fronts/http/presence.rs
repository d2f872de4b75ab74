//! Who is at a match right now.

use axum::extract::{Path, State};
use galds_games::core::Side;
use galds_matches::MatchId;
use galds_matches::clock::Millis;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Json};
use crate::problem::{Problem, SeenProblem};
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(presence))
}

/// How long the players of a match have been away.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SeenPresence {
    /// The first side, in milliseconds: 0 while it is there, nothing while the seat is free.
    first_away: Option<Millis>,
    /// The second side.
    second_away: Option<Millis>,
}

/// How long the players of a match have been away: 0 for whoever is there.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/presence",
    params(("id" = MatchId, Path)),
    responses((status = 200, body = SeenPresence), (status = 404, body = SeenProblem))
)]
async fn presence(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<SeenPresence>, Problem> {
    let (id, now) = (match_id(&id)?, time::now());
    let players = app.matches.with(&id, |state| state.players().cloned()).await?;
    let Some(players) = players else {
        return Ok(Json(SeenPresence { first_away: None, second_away: None }));
    };
    let away = |side: Side| app.matches.away(&id, &players[side].id, now);
    Ok(Json(SeenPresence {
        first_away: Some(away(Side::First).await?),
        second_away: Some(away(Side::Second).await?),
    }))
}
