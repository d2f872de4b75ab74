//! Advice in games against the computer.

use axum::extract::{Path, State};
use galds_matches::advice::AdviceAsked;
use galds_matches::{MatchId, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::analysis::AnalysisLine;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Caller, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::engine_pool::ThinkError;
use crate::services::matches::Advice;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(hint))
}

/// Which moment of a match is asked about.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct HintAsked {
    /// After how many actions; now if it is left out, and then the caller has to be the one to act. An earlier moment says
    /// what an action was worth. In hidden games only moments at which the caller had to act can be asked about.
    ply: Option<usize>,
    /// An action that is tried there first, as a token: what the other side would answer. Not in hidden games.
    action: Option<String>,
}

/// What the engine would do.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Hint {
    /// The token of the action.
    action: String,
    /// The side that is to act.
    side: Seat,
    /// The best lines, the best first, with what their first actions do.
    lines: Vec<AnalysisLine>,
}

/// What the engine would do in the caller's place, and why, or what it thinks of an earlier moment. Only in casual games
/// against the computer, and with no more knowledge than the caller has.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/hint",
    params(("id" = MatchId, Path)),
    request_body = HintAsked,
    responses(
        (status = 200, body = Hint),
        (status = 401, body = SeenProblem),
        (status = 404, body = SeenProblem),
        (status = 409, body = SeenProblem, description = "It is not the caller's turn, or the action is not legal"),
        (status = 422, body = SeenProblem, description = "The opponent is a person, or nobody has to choose"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too many positions are being analysed, or no engine is running"),
    )
)]
async fn hint(
    State(app): State<AppState>,
    client: Client,
    Caller(player): Caller,
    Path(id): Path<String>,
    Json(HintAsked { ply, action }): Json<HintAsked>,
) -> Result<Json<Hint>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let asked = AdviceAsked { ply, action };
    let advice = app.matches.advice(&match_id(&id)?, &player.id, client, asked).await?;
    // Lines are written in book notation and explained on a thread on which nobody waits.
    let told = app.matches.engine_pool().work_out(client, move || told(advice)).await?;
    Ok(Json(told.ok_or(ThinkError::OtherQuestion)?))
}

fn told(Advice { moment, found }: Advice) -> Option<Hint> {
    let lines = found.lines.into_iter();
    let lines: Vec<_> = lines.map(|line| AnalysisLine::for_player(&moment, line)).collect();
    let action = lines.first()?.first()?.to_owned();
    Some(Hint { action, side: moment.side.into(), lines })
}
