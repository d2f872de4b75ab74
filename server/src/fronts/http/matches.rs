//! Matches: making them, looking at them, acting in them.

use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use galds_games::core::Viewer;
use galds_matches::clock::{Millis, Moment};
use galds_matches::positions::table_after;
use galds_matches::secrecy::{self, Board, Drawing, SeenEvent, SeenState, Shown};
use galds_matches::{Command, MatchId, NewMatch, Played, PlayedRow, Seat};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::{Client, LARGEST_LOG};
use crate::fronts::shared::requests::{checked_client, limit_command, make, match_id};
use crate::fronts::shared::{AppState, Caller, Detail, Json, SomeCaller};
use crate::limits::Limit;
use crate::problem::Problem;
use crate::services::matches::{Acknowledged, Asked};
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(look))
        .routes(routes!(command))
        .routes(routes!(record))
        .routes(routes!(dice))
        .merge(routes_of_logs())
}

/// A log is larger than any other request.
fn routes_of_logs() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(adopt)).layer(DefaultBodyLimit::max(LARGEST_LOG))
}

/// A match that was made or joined.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Made {
    /// The match.
    id: MatchId,
}

/// Makes a match: by link, in the lobby (where a fitting one that waits is joined at once), with a
/// person of that name, or against the computer.
#[utoipa::path(
    post,
    path = "/api/matches",
    request_body = NewMatch,
    responses(
        (status = 201, body = Made),
        (status = 401, body = crate::problem::SeenProblem),
        (status = 422, body = crate::problem::SeenProblem),
    )
)]
async fn create(
    State(app): State<AppState>,
    Caller(player): Caller,
    Json(asked): Json<NewMatch>,
) -> Result<impl IntoResponse, Problem> {
    if asked.position.is_some() {
        // Says what is wrong with it, which the terms do not.
        table_after(&asked.game, &asked.rules, asked.position.as_deref(), &[])?;
    }
    let id = make(&app, &asked, player).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

/// A match that was played elsewhere.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlayedElsewhere {
    /// Its name where it was played: sent again under the same name, it joins once.
    id: MatchId,
    /// Its log from the beginning.
    rows: Vec<PlayedRow>,
}

/// Takes in a casual match against the computer that the caller has played to its end without the server, in a
/// browser. It is replayed under the rules, and joins the caller's matches under a name of its own.
#[utoipa::path(
    post,
    path = "/api/matches/played",
    request_body = PlayedElsewhere,
    responses(
        (status = 201, body = Made),
        (status = 401, body = crate::problem::SeenProblem),
        (status = 422, body = crate::problem::SeenProblem),
    )
)]
async fn adopt(
    State(app): State<AppState>,
    client: Client,
    Caller(caller): Caller,
    Json(PlayedElsewhere { id, rows }): Json<PlayedElsewhere>,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let replayed = move || {
        Played::replay(&id, &rows, &caller, time::now())
            .map_err(|error| Problem::unprocessable("played", &error))
    };
    let played = app.matches.engine_pool().work_out(client, replayed).await??;
    let id = app.matches.adopt(played).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

/// How much of a match is wanted.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Look {
    /// The number of the last event that the caller has; 0 for none.
    #[serde(default)]
    since: u32,
    /// `events` for events and state, `board` for the board as well.
    #[serde(default = "events_alone")]
    detail: Detail,
    /// The id of a layout that the caller has, and that need not be sent again.
    layout: Option<String>,
    /// The side at the bottom of the board.
    bottom: Option<Seat>,
    /// Whether the names of fields are drawn; they are if it is left out.
    names: Option<Shown>,
    /// Whether it is pencilled onto hidden pieces what they can be; not if it is left out.
    pencil: Option<Shown>,
    /// To look back: the board after so many actions.
    ply: Option<usize>,
}

impl Look {
    fn drawing(&self) -> Drawing {
        let usual = Drawing::default();
        Drawing {
            bottom: self.bottom,
            names: self.names.unwrap_or(usual.names),
            pencil: self.pencil.unwrap_or(usual.pencil),
        }
    }
}

fn events_alone() -> Detail {
    Detail::Events
}

/// A match as the caller may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Looked {
    /// The events after the number that was given.
    events: Vec<SeenEvent>,
    /// The state now.
    state: SeenState,
    /// The board now, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
    /// The server's time.
    now: Moment,
}

/// A match as the caller may see it: the same events that the WebSocket sends, for those who ask again
/// and again.
#[utoipa::path(
    get,
    path = "/api/matches/{id}",
    params(("id" = MatchId, Path), Look),
    responses((status = 200, body = Looked), (status = 404, body = crate::problem::SeenProblem))
)]
async fn look(
    State(app): State<AppState>,
    SomeCaller(player): SomeCaller,
    Path(id): Path<String>,
    Query(asked): Query<Look>,
) -> Result<Json<Looked>, Problem> {
    let (id, now) = (match_id(&id)?, time::now());
    let state = app.matches.snapshot(&id).await?;
    let viewer = state.viewer(player.as_ref().map(|player| &player.id));
    if let (Some(player), Viewer::Side(_)) = (&player, viewer) {
        app.matches.presence().see(&id, &player.id, now);
    }
    let events = secrecy::events(&state, viewer, asked.since);
    let (drawing, known) = (asked.drawing(), asked.layout.as_deref());
    let (state, board) = match (asked.detail, asked.ply) {
        (Detail::Events, _) => (secrecy::state(&state, viewer, now), None),
        (Detail::Board, Some(ply)) => {
            let board = secrecy::board_at(&state, viewer, drawing, ply).for_recipient(known);
            (secrecy::state(&state, viewer, now), Some(board))
        }
        (Detail::Board, None) => {
            let rendered = app.matches.rendered(&state, viewer, drawing).await;
            (rendered.state_at(&state, now), Some(rendered.board_for(known)))
        }
    };
    Ok(Json(Looked { events, state, board, now }))
}

/// A command, with the sender's own name for it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct Commanded {
    /// The sender's own name for this command, at most 64 bytes: sent again with the same name, it is
    /// done once and answered with its number.
    client: Option<String>,
    /// What is to be done.
    #[serde(flatten)]
    command: Command,
}

/// Does something at a match: joins, acts, offers, answers, resigns. The answer comes after the commit.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/commands",
    params(("id" = MatchId, Path)),
    request_body = Commanded,
    responses(
        (status = 200, body = Acknowledged),
        (status = 401, body = crate::problem::SeenProblem),
        (status = 404, body = crate::problem::SeenProblem),
        (status = 409, body = crate::problem::SeenProblem, description = "Refused by the rules of the match"),
    )
)]
async fn command(
    State(app): State<AppState>,
    Caller(player): Caller,
    Path(id): Path<String>,
    Json(Commanded { client, command }): Json<Commanded>,
) -> Result<Json<Acknowledged>, Problem> {
    let id = match_id(&id)?;
    let client = checked_client(client)?;
    limit_command(&app, &player.id, &command)?;
    let asked = Asked { id, player, client, command, lag: Millis::ZERO };
    Ok(Json(app.matches.command(asked).await?))
}

/// The record in book notation. While a hidden game is played it holds what the caller knows.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/record",
    params(("id" = MatchId, Path)),
    responses((status = 200, body = String), (status = 404, body = crate::problem::SeenProblem))
)]
async fn record(
    State(app): State<AppState>,
    SomeCaller(player): SomeCaller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let id = match_id(&id)?;
    let record = app
        .matches
        .with(&id, |state| {
            secrecy::record(state, state.viewer(player.as_ref().map(|player| &player.id)))
        })
        .await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// The dice of a finished match with their secret, for `galds dice` to check.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/dice",
    params(("id" = MatchId, Path)),
    responses((status = 200, body = String), (status = 404, body = crate::problem::SeenProblem))
)]
async fn dice(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let file = app.matches.with(&match_id(&id)?, secrecy::dice_file).await?;
    let file = file.ok_or(Problem::NotFound)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], file))
}
