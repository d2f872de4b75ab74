//! Tournaments: making them, taking part, tables.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use galds_matches::clock::{Moment, TimeControl};
use galds_matches::pairing::{Cell, Record, TieBreak, crosstable, standings};
use galds_matches::{MatchId, Rated};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::{AppState, Json, Signed};
use crate::identity::Scope;
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::tournaments::NewTournament;
use crate::storage::{
    Board, Entrant, LateEntry, Tournament, TournamentFilter, TournamentKind, TournamentPhase,
};

/// How many are listed.
const MOST: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(look))
        .routes(routes!(join))
        .routes(routes!(withdraw))
        .routes(routes!(start))
        .routes(routes!(ready))
        .routes(routes!(pause))
        .routes(routes!(resume))
        .routes(routes!(cancel))
        .routes(routes!(table))
        .routes(routes!(cross))
}

/// A tournament in lists.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenTournament {
    /// By which it is found.
    id: String,
    /// Its name.
    title: String,
    /// How it is paired.
    kind: TournamentKind,
    /// Rounds (Swiss), or how often everybody meets everybody.
    length: u32,
    /// The game.
    game: String,
    /// The rules text.
    rules: String,
    /// The clock.
    control: TimeControl,
    /// Whether its matches count for ratings.
    rated: Rated,
    /// Whether people may join after the start.
    late_entry: LateEntry,
    /// How many seconds players are called to their boards.
    call_seconds: u64,
    /// How far it has come.
    phase: TournamentPhase,
    /// When it was made.
    created: Moment,
    /// When it was made, began or ended.
    changed: Moment,
    /// Until when its players are asked whether they are there, while they are.
    check_until: Option<Moment>,
    /// Since when it rests, if it does.
    paused: Option<Moment>,
}

impl From<Tournament> for SeenTournament {
    fn from(tournament: Tournament) -> SeenTournament {
        SeenTournament {
            id: tournament.id,
            title: tournament.title,
            kind: tournament.kind,
            length: tournament.length,
            game: tournament.game,
            rules: tournament.rules,
            control: tournament.control,
            rated: tournament.rated,
            late_entry: tournament.late_entry,
            call_seconds: tournament.call.0 / 1000,
            phase: tournament.phase,
            created: tournament.created,
            changed: tournament.changed,
            check_until: tournament.check_until,
            paused: tournament.paused,
        }
    }
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenEntrant {
    /// The name.
    name: String,
    /// Whether they play on no more.
    withdrawn: bool,
    /// Whether they said that they are there, since it was last asked.
    ready: bool,
}

/// A board of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenBoard {
    /// Who plays the first side or has the bye, by the place in the list of entrants, from 0.
    first: u32,
    /// Who plays the second side; nobody in a bye.
    second: Option<u32>,
    /// The match, where there is one.
    r#match: Option<MatchId>,
    /// The points of the first, once it is decided.
    first_points: Option<f64>,
    /// The points of the second.
    second_points: Option<f64>,
}

impl From<Board> for SeenBoard {
    fn from(board: Board) -> SeenBoard {
        let points = |side: usize| board.halves.map(|halves| f64::from(halves[side]) / 2.0);
        SeenBoard {
            first: board.first,
            second: board.second,
            first_points: points(0),
            second_points: points(1),
            r#match: board.match_id,
        }
    }
}

/// A tournament with everything that happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct WholeTournament {
    /// The tournament.
    #[serde(flatten)]
    tournament: SeenTournament,
    /// The name of the player who created it and may start it; none if the account is gone.
    creator: Option<String>,
    /// Who takes part, in the order of their seats.
    entrants: Vec<SeenEntrant>,
    /// The rounds with their boards.
    rounds: Vec<Vec<SeenBoard>>,
}

/// Which tournaments are wanted.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// How far they have come.
    phase: Option<TournamentPhase>,
    /// The game.
    game: Option<String>,
}

/// Tournaments, the latest first.
#[utoipa::path(
    get,
    path = "/api/tournaments",
    params(Wanted),
    responses((status = 200, body = Vec<SeenTournament>))
)]
async fn list(
    State(app): State<AppState>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<SeenTournament>>, Problem> {
    let filter = TournamentFilter { phase: wanted.phase, game: wanted.game, limit: MOST };
    let tournaments = app.store.tournaments(filter).await?;
    Ok(Json(tournaments.into_iter().map(SeenTournament::from).collect()))
}

/// Makes a tournament that waits for entries.
#[utoipa::path(
    post,
    path = "/api/tournaments",
    request_body = NewTournament,
    responses(
        (status = 201, body = SeenTournament),
        (status = 403, body = SeenProblem),
        (status = 422, body = SeenProblem),
    )
)]
async fn create(
    State(app): State<AppState>,
    signed: Signed,
    Json(asked): Json<NewTournament>,
) -> Result<impl IntoResponse, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.protection.limit(Limit::Tournament, &signed.person.id)?;
    let tournament = app.tournaments.create(asked, &signed.person).await?;
    Ok((StatusCode::CREATED, Json(SeenTournament::from(tournament))))
}

/// A tournament with its entrants and rounds.
#[utoipa::path(
    get,
    path = "/api/tournaments/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = WholeTournament), (status = 404, body = SeenProblem))
)]
async fn look(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<WholeTournament>, Problem> {
    let tournament = app.tournaments.find(&id).await?;
    let (record, entrants, boards) = app.tournaments.record(&tournament).await?;
    let mut rounds = vec![Vec::new(); record.rounds.len()];
    for board in boards {
        rounds[board.round as usize].push(SeenBoard::from(board));
    }
    let entrants = entrants.into_iter().map(|entrant| SeenEntrant {
        withdrawn: entrant.withdrawn.is_some(),
        ready: entrant.ready.is_some(),
        name: entrant.name,
    });
    let creator = app.store.person(tournament.creator.clone()).await?;
    Ok(Json(WholeTournament {
        creator: creator.map(|person| person.name),
        tournament: tournament.into(),
        entrants: entrants.collect(),
        rounds,
    }))
}

/// Enters the caller; into a running Swiss tournament where late entries are taken.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/join",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn join(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.join(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the caller out of the rounds to come; a game in progress is resigned.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/withdraw",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn withdraw(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.withdraw(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts a tournament of the caller's: its players are asked whether they are there, and when all are, or after
/// three minutes, the first round is paired. Asked again meanwhile, it starts with those who are there.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/start",
    params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn start(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.start(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says that the caller is there, when the players of a tournament are asked.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/ready",
    params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn ready(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.ready(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has no further round of a tournament of the caller's paired until it goes on.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/pause",
    params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn pause(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.pause(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a tournament of the caller's go on.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/resume",
    params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn resume(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.resume(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Calls off a tournament of the caller's before it began.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/cancel",
    params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn cancel(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.allow(Scope::TournamentWrite)?;
    app.tournaments.cancel(&id, &signed.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A line of the table.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct TableLine {
    /// The place, from 1; shared by those who are equal.
    place: usize,
    /// The name.
    name: String,
    /// The place in the list of entrants, from 0.
    seat: usize,
    /// The points as the book counts them.
    points: f64,
    /// The points of all opponents.
    buchholz: f64,
    /// The points of the beaten and half of those of the drawn.
    sonneborn_berger: f64,
    /// Games won.
    wins: u32,
}

fn lines(tournament: &Tournament, record: &Record, entrants: &[Entrant]) -> Vec<TableLine> {
    let tie_break = match tournament.kind {
        TournamentKind::Swiss => TieBreak::Buchholz,
        TournamentKind::RoundRobin => TieBreak::SonnebornBerger,
    };
    let line = |line: galds_matches::pairing::Line| TableLine {
        place: line.place,
        name: entrants[line.seat.0].name.clone(),
        seat: line.seat.0,
        points: f64::from(line.score) / 2.0,
        buchholz: f64::from(line.buchholz) / 2.0,
        sonneborn_berger: f64::from(line.sonneborn_berger) / 4.0,
        wins: line.wins,
    };
    standings(record, tie_break).into_iter().map(line).collect()
}

/// The table, the leader first.
#[utoipa::path(
    get,
    path = "/api/tournaments/{id}/standings",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<TableLine>), (status = 404, body = SeenProblem))
)]
async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Vec<TableLine>>, Problem> {
    let tournament = app.tournaments.find(&id).await?;
    let (record, entrants, _) = app.tournaments.record(&tournament).await?;
    Ok(Json(lines(&tournament, &record, &entrants)))
}

/// A line of the crosstable.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct CrossLine {
    /// The line of the table.
    #[serde(flatten)]
    line: TableLine,
    /// What they did in each round.
    rounds: Vec<Cell>,
}

/// The crosstable: for everybody, the leader first, what they did in each round.
#[utoipa::path(
    get,
    path = "/api/tournaments/{id}/crosstable",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<CrossLine>), (status = 404, body = SeenProblem))
)]
async fn cross(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Vec<CrossLine>>, Problem> {
    let tournament = app.tournaments.find(&id).await?;
    let (record, entrants, _) = app.tournaments.record(&tournament).await?;
    let cells = crosstable(&record);
    let with_cells = |line: TableLine| CrossLine { rounds: cells[line.seat].clone(), line };
    Ok(Json(lines(&tournament, &record, &entrants).into_iter().map(with_cells).collect()))
}
