//! The solitaire Intarzia: from one arrangement of balls on the lid to another.

use axum::extract::{Path, State};
use galds_engine::intarzia::{Arrangement, shipped_arrangements};
use galds_matches::intarzia::own::{OwnTaskError, OwnTurns, SeenOwnTask};
use galds_matches::intarzia::{IntarziaError, SeenArrangement, Task, Turns};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::puzzles::Count;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(count))
        .routes(routes!(own_task))
        .routes(routes!(task, answer))
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
    responses((status = 200, body = SeenArrangement), (status = 404, body = SeenProblem))
)]
async fn task(
    State(app): State<AppState>,
    client: Client,
    Path(number): Path<usize>,
) -> Result<Json<SeenArrangement>, Problem> {
    worked_out(&app, client, number, Turns::default()).await
}

/// A task after some turns; when the wanted arrangement is reached, the proven minimum is in the answer.
#[utoipa::path(
    post,
    path = "/api/intarzia/{number}",
    params(("number" = usize, Path, description = "From 1")),
    request_body = Turns,
    responses((status = 200, body = SeenArrangement), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn answer(
    State(app): State<AppState>,
    client: Client,
    Path(number): Path<usize>,
    Json(turns): Json<Turns>,
) -> Result<Json<SeenArrangement>, Problem> {
    worked_out(&app, client, number, turns).await
}

async fn worked_out(
    app: &AppState,
    client: Client,
    number: usize,
    turns: Turns,
) -> Result<Json<SeenArrangement>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let after = move || after(number, &turns);
    Ok(Json(app.matches.engine_pool().work_out(client, after).await??))
}

fn after(number: usize, turns: &Turns) -> Result<SeenArrangement, Problem> {
    let mut tasks = shipped_arrangements();
    let count = tasks.len();
    let place = number.checked_sub(1).filter(|place| *place < count).ok_or(Problem::NotFound)?;
    let Arrangement { turns: fewest, way, from, to } = tasks.swap_remove(place);
    let task = Task { number, count, from, to, fewest, way };
    Ok(task.after(turns)?)
}

impl From<IntarziaError> for Problem {
    fn from(error: IntarziaError) -> Problem {
        match error {
            // The tasks are ours: one that cannot be read is no fault of the caller's.
            IntarziaError::Damaged => Problem::Internal,
            IntarziaError::TooManyTurns(most) => Unprocessable::TooManyTurns(most).into(),
            IntarziaError::NoTurn(turn) => Unprocessable::NoTurn(turn).into(),
        }
    }
}

impl From<OwnTaskError> for Problem {
    fn from(error: OwnTaskError) -> Problem {
        match error {
            OwnTaskError::Form => Unprocessable::NoTask.into(),
            OwnTaskError::Colouring(why) => Unprocessable::NoArrangement(why).into(),
            OwnTaskError::Shuffle(balls, turns) => Unprocessable::Shuffle(balls, turns).into(),
            OwnTaskError::Same => Unprocessable::SameArrangement.into(),
            OwnTaskError::DifferentBalls => Unprocessable::DifferentBalls.into(),
            OwnTaskError::NoWay => Unprocessable::NoWay.into(),
            OwnTaskError::Turns(error) => error.into(),
        }
    }
}

/// A task of somebody's own after some turns, on the lid or on the full board. Once it is solved or given up, and for whoever makes it, the
/// answer says how few turns are enough: proven, or within bounds where the task is too large for the prover.
#[utoipa::path(
    post,
    path = "/api/intarzia/own",
    request_body = OwnTurns,
    responses(
        (status = 200, body = SeenOwnTask),
        (status = 422, body = SeenProblem, description = "It is no task, or a turn cannot be made"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is being worked out"),
    )
)]
async fn own_task(
    State(app): State<AppState>,
    client: Client,
    Json(turns): Json<OwnTurns>,
) -> Result<Json<SeenOwnTask>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let pool = app.matches.engine_pool();
    let looked_at = move || (turns.needs_proof(), turns);
    let (needs_proof, turns) = pool.work_out(client, looked_at).await?;
    if !needs_proof {
        return Ok(Json(pool.work_out(client, move || turns.seen()).await??));
    }
    app.protection.limit(Limit::Analysis, client)?;
    let permit = pool.analysis_permit(client).await?;
    let (_, seen) = pool.prepare(permit, move || turns.seen()).await?;
    Ok(Json(seen?))
}
