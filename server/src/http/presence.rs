//! Who is at a match right now.

use axum::extract::{Path, State};
use galds_games::core::Side;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::matches::match_id;
use super::{ApiError, Json, Problem};
use crate::app::App;
use crate::clock::{Millis, Moment};
use crate::matches::MatchId;

pub(super) fn routes() -> OpenApiRouter<App> {
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
    responses((status = 200, body = SeenPresence), (status = 404, body = Problem))
)]
async fn presence(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<SeenPresence>, ApiError> {
    let (id, now) = (match_id(&id)?, Moment::now());
    let players = app.keeper.with(&id, |state| state.players().cloned()).await?;
    let Some(players) = players else {
        return Ok(Json(SeenPresence { first_away: None, second_away: None }));
    };
    let away = |side: Side| app.keeper.away(&id, &players[side].id, now);
    Ok(Json(SeenPresence {
        first_away: Some(away(Side::First).await?),
        second_away: Some(away(Side::Second).await?),
    }))
}
