//! The solitaire Intarzia: from one arrangement of balls on the lid to another.

use axum::extract::{Path, State};
use galds_engine::puzzles::{Arrangement, shipped_arrangements};
use galds_games::rotary::intarzia::{self, Colouring};
use galds_matches::secrecy::{Choice, SeenPick, SeenPicture};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::puzzles::{Count, SeenVerdict};
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};

const BOARD: intarzia::Board = intarzia::Board::Lid;
/// Nobody needs as many turns, and each is looked for among all.
const MOST_TURNS: usize = 200;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(count)).routes(routes!(task, answer))
}

/// A task as it stands after some turns.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenTask {
    /// Its number.
    number: usize,
    /// How many tasks there are.
    count: usize,
    /// What stands on the board now, `LIGHT DARK`.
    now: String,
    /// What is wanted.
    to: String,
    /// Both, drawn side by side: fields `from N` and `to N`.
    picture: SeenPicture,
    /// The turns that change something.
    choices: Vec<Choice>,
    /// Whether it is solved, or given up.
    verdict: SeenVerdict,
    /// The fewest turns, proven; told once it is solved or given up.
    fewest: Option<usize>,
    /// A shortest way, told with it.
    way: Option<String>,
}

/// The turns made so far.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Turns {
    /// Each `PIVOT-K`.
    #[serde(default)]
    actions: Vec<String>,
    /// Whether the solution is wanted.
    #[serde(default)]
    give_up: bool,
}

/// How many tasks there are.
#[utoipa::path(get, path = "/api/intarzia", responses((status = 200, body = Count)))]
async fn count(State(_): State<AppState>) -> Json<Count> {
    Json(Count { count: shipped_arrangements().len() })
}

/// A task at its beginning.
#[utoipa::path(
    get,
    path = "/api/intarzia/{number}",
    params(("number" = usize, Path, description = "From 1")),
    responses((status = 200, body = SeenTask), (status = 404, body = SeenProblem))
)]
async fn task(
    State(app): State<AppState>,
    client: Client,
    Path(number): Path<usize>,
) -> Result<Json<SeenTask>, Problem> {
    worked_out(&app, client, number, Turns::default()).await
}

/// A task after some turns; when the wanted arrangement is reached, the proven minimum is told.
#[utoipa::path(
    post,
    path = "/api/intarzia/{number}",
    params(("number" = usize, Path, description = "From 1")),
    request_body = Turns,
    responses((status = 200, body = SeenTask), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn answer(
    State(app): State<AppState>,
    client: Client,
    Path(number): Path<usize>,
    Json(turns): Json<Turns>,
) -> Result<Json<SeenTask>, Problem> {
    worked_out(&app, client, number, turns).await
}

async fn worked_out(
    app: &AppState,
    client: Client,
    number: usize,
    turns: Turns,
) -> Result<Json<SeenTask>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let after = move || after(number, &turns);
    Ok(Json(app.matches.engine_pool().work_out(client, after).await??))
}

fn after(number: usize, turns: &Turns) -> Result<SeenTask, Problem> {
    let mut tasks = shipped_arrangements();
    let count = tasks.len();
    let place = number.checked_sub(1).filter(|place| *place < count).ok_or(Problem::NotFound)?;
    let Arrangement { turns: fewest, way, from, to } = tasks.swap_remove(place);
    // The tasks are ours: one that cannot be read is no fault of the caller's.
    let read = |text: &str| Colouring::read(BOARD, text).map_err(|_| Problem::Internal);
    let wanted = read(&to)?;
    let now = played(read(&from)?, &turns.actions)?;
    let verdict = match (now == wanted, turns.give_up) {
        (true, _) => SeenVerdict::Solved,
        (false, true) => SeenVerdict::GivenUp,
        (false, false) => SeenVerdict::Right,
    };
    let told = now == wanted || turns.give_up;
    Ok(SeenTask {
        number,
        count,
        now: now.to_string(),
        to,
        picture: SeenPicture::of(&intarzia::picture(BOARD, now, wanted)),
        choices: intarzia::turns(BOARD, now).into_iter().map(|(turn, _)| choice(turn)).collect(),
        verdict,
        fewest: told.then_some(fewest),
        way: told.then_some(way),
    })
}

fn played(from: Colouring, actions: &[String]) -> Result<Colouring, Problem> {
    if actions.len() > MOST_TURNS {
        return Err(Unprocessable::TooManyTurns(MOST_TURNS).into());
    }
    actions.iter().try_fold(from, |now, action| {
        let turns = intarzia::turns(BOARD, now);
        let found = turns.into_iter().find(|(turn, _)| turn.to_string() == *action);
        found.map(|(_, next)| next).ok_or_else(|| Unprocessable::NoTurn(action.clone()).into())
    })
}

fn choice(turn: intarzia::Turn) -> Choice {
    let token = turn.to_string();
    let picks = vec![
        SeenPick::Field(format!("from {}", turn.pivot)),
        SeenPick::Button(format!("turn {}", turn.k)),
    ];
    Choice { book: token.clone(), token, picks }
}
