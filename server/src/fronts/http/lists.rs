//! Lists of matches: the lobby, one's own, the archive.

use axum::extract::{Query, State};
use galds_matches::clock::{Moment, Speed};
use galds_matches::secrecy::SeenSummary;
use galds_matches::{MatchId, Phase, PlayerId, Rated, SummaryFilter};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::{AppState, Caller, Json};
use crate::problem::{Problem, Unprocessable};
use crate::services::matches::{Counts, lobby_filter};
use crate::time;

/// The longest page.
const MOST: u32 = 200;
const USUAL: u32 = 50;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(lobby))
        .routes(routes!(counts))
        .routes(routes!(mine))
        .routes(routes!(archive))
}

/// The matches that wait in the lobby for anybody, the latest first. Join one by the command `join`.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<SeenSummary>)))]
async fn lobby(State(app): State<AppState>) -> Result<Json<Vec<SeenSummary>>, Problem> {
    Ok(Json(app.matches.listed(lobby_filter()).await?))
}

/// How much goes on.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SeenCounts {
    /// How many players are here, guests among them.
    online: u64,
    /// How many games are being played.
    playing: u64,
}

/// How many players are here and how many games are being played, now.
#[utoipa::path(get, path = "/api/counts", responses((status = 200, body = SeenCounts)))]
async fn counts(State(app): State<AppState>) -> Result<Json<SeenCounts>, Problem> {
    let Counts { online, playing } = app.matches.counts(time::now()).await?;
    Ok(Json(SeenCounts { online, playing }))
}

/// The caller's open and running matches, invitations among them.
#[utoipa::path(
    get,
    path = "/api/matches/mine",
    responses((status = 200, body = Vec<SeenSummary>), (status = 401, body = crate::problem::SeenProblem))
)]
async fn mine(
    State(app): State<AppState>,
    Caller(player): Caller,
) -> Result<Json<Vec<SeenSummary>>, Problem> {
    Ok(Json(app.matches.current(&player.id).await?))
}

/// Which matches are wanted; what is left out takes everything.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ArchiveAsked {
    /// The game's name.
    game: Option<String>,
    /// A player who took part, as `person:ID`, `guest:ID` or `house:LEVEL`.
    player: Option<PlayerId>,
    /// `playing` or `over`.
    phase: Option<Phase>,
    /// `rated` or `casual`.
    rated: Option<Rated>,
    /// The speed.
    speed: Option<Speed>,
    /// Not changed before this moment.
    since: Option<i64>,
    /// For the next page: the moment of the last entry of this one.
    before: Option<i64>,
    /// For the next page: the name of the last entry of this one.
    before_id: Option<MatchId>,
    /// At most so many; 200 at most, 50 if it is left out.
    limit: Option<u32>,
}

/// A page of the archive.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ArchivePage {
    /// The matches, the latest first.
    matches: Vec<SeenSummary>,
    /// Whether there may be more: ask with `before` and `before_id` of the last entry.
    more: bool,
}

/// The archive: matches that are played or over, the latest first. Matches that wait by link or
/// invitation are for those who know of them and are not listed.
#[utoipa::path(
    get,
    path = "/api/matches",
    params(ArchiveAsked),
    responses((status = 200, body = ArchivePage), (status = 422, body = crate::problem::SeenProblem))
)]
async fn archive(
    State(app): State<AppState>,
    Query(asked): Query<ArchiveAsked>,
) -> Result<Json<ArchivePage>, Problem> {
    let limit = asked.limit.unwrap_or(USUAL).clamp(1, MOST);
    let phase = asked.phase.unwrap_or(Phase::Over);
    if phase == Phase::Open {
        return Err(Unprocessable::WaitsInLobby.into());
    }
    let before = asked.before.map(|at| (Moment(at), asked.before_id));
    let filter = SummaryFilter {
        game: asked.game,
        phase,
        player: asked.player,
        visibility: None,
        rated: asked.rated,
        speed: asked.speed,
        since: asked.since.map(Moment),
        before,
        limit,
    };
    let matches = app.matches.listed(filter).await?;
    let more = matches.len() == limit as usize;
    Ok(Json(ArchivePage { matches, more }))
}
