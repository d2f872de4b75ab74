//! Lists of matches: the lobby, one's own, the archive.

use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiError, Impossible, Json};
use crate::app::App;
use crate::clock::{Moment, Speed};
use crate::identity::{Caller, PlayerId};
use crate::matches::{MatchId, Phase, Rated, SummaryFilter, Visibility};
use crate::secrecy::{self, SeenSummary};

/// The longest page.
const MOST: u32 = 200;
const USUAL: u32 = 50;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lobby)).routes(routes!(mine)).routes(routes!(archive))
}

/// The matches that wait in the lobby.
pub(crate) fn lobby_filter() -> SummaryFilter {
    SummaryFilter { visibility: Some(Visibility::Lobby), ..SummaryFilter::of(Phase::Open, MOST) }
}

/// The matches of a player.
pub(crate) fn filter_of(player: PlayerId, phase: Phase) -> SummaryFilter {
    SummaryFilter { player: Some(player), ..SummaryFilter::of(phase, MOST) }
}

/// The list of matches that a filter gives.
pub(crate) async fn listed(app: &App, filter: SummaryFilter) -> Result<Vec<SeenSummary>, ApiError> {
    let summaries = app.store.summaries(filter).await?;
    Ok(summaries.into_iter().map(secrecy::summary).collect())
}

/// The matches of a player that wait or are being played.
pub(crate) async fn current(app: &App, player: &PlayerId) -> Result<Vec<SeenSummary>, ApiError> {
    let mut matches = listed(app, filter_of(player.clone(), Phase::Playing)).await?;
    matches.extend(listed(app, filter_of(player.clone(), Phase::Open)).await?);
    Ok(matches)
}

/// The matches that wait in the lobby for anybody, the latest first. Join one by the command `join`.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<SeenSummary>)))]
async fn lobby(State(app): State<App>) -> Result<Json<Vec<SeenSummary>>, ApiError> {
    listed(&app, lobby_filter()).await.map(Json)
}

/// The caller's matches that wait or are being played, invitations among them.
#[utoipa::path(
    get,
    path = "/api/matches/mine",
    responses((status = 200, body = Vec<SeenSummary>), (status = 401, body = super::Problem))
)]
async fn mine(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<Vec<SeenSummary>>, ApiError> {
    current(&app, &player.id).await.map(Json)
}

/// Which matches are wanted; what is left out takes everything.
#[derive(Clone, Debug, Deserialize, IntoParams)]
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
    responses((status = 200, body = ArchivePage), (status = 422, body = super::Problem))
)]
async fn archive(
    State(app): State<App>,
    Query(asked): Query<ArchiveAsked>,
) -> Result<Json<ArchivePage>, ApiError> {
    let limit = asked.limit.unwrap_or(USUAL).clamp(1, MOST);
    let phase = asked.phase.unwrap_or(Phase::Over);
    if phase == Phase::Open {
        return Err(Impossible::WaitsInLobby.into());
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
    let matches = listed(&app, filter).await?;
    let more = matches.len() == limit as usize;
    Ok(Json(ArchivePage { matches, more }))
}
