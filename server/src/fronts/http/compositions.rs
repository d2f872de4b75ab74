//! Problems that people composed: published by whoever has an account, solved by everybody.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use galds_engine::puzzles::{Puzzle, Task};
use galds_matches::clock::Moment;
use galds_matches::positions::PositionAsked;
use galds_matches::puzzles::{Answered, Judged, SeenTask};
use galds_matches::secrecy::Board;
use galds_matches::{PlayerId, Seat};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::judging::{judge, lay_out, seen_task};
use super::problems::prove;
use super::solvers::NewReport;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Caller, Json, Signed, SomeCaller};
use crate::identity::DELETED;
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::compositions::{Draft, is_new, note_verdict, publish, title, withdraw};
use crate::storage::{Composition, PuzzleName, PuzzleReport};
use crate::time;

/// How many are on a page of the list.
const PAGE: u32 = 30;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(publish_problem))
        .routes(routes!(list))
        .routes(routes!(problem, answer, withdraw_problem))
        .routes(routes!(report))
}

/// A problem that somebody wants to publish.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewProblem {
    /// Its title, in 1 to 80 characters.
    #[schema(example = "The quiet key")]
    title: String,
    /// The game's name.
    game: String,
    /// The rules text; only the game's usual rules are possible.
    #[serde(default)]
    rules: String,
    /// The position text.
    position: String,
}

/// Where a problem is found.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PublishedProblem {
    /// The game's name.
    game: String,
    /// Its number among the problems of this game.
    number: u32,
}

/// A published problem in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct ListedProblem {
    /// The game's name.
    game: String,
    /// Its number among the problems of this game.
    number: u32,
    /// Its title.
    title: String,
    /// The name of its author.
    author: String,
    /// When it was published.
    at: Moment,
    /// In how many own actions it is won.
    actions: u32,
    /// How many people with accounts have found the solution without looking at it.
    solvers: u32,
}

impl From<Composition> for ListedProblem {
    fn from(problem: Composition) -> ListedProblem {
        let PuzzleName { game, number } = problem.name;
        let author = problem.author.map_or_else(|| DELETED.to_owned(), |author| author.name);
        let Composition { title, at, actions, solvers, .. } = problem;
        ListedProblem { game, number, title, author, at, actions, solvers }
    }
}

/// A page of published problems.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ProblemPage {
    /// The problems, the newest first.
    problems: Vec<ListedProblem>,
    /// Whether there may be more: ask with the number of the last one as `before`.
    more: bool,
}

/// A published problem without its solution.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PosedProblem {
    /// What the list says of it.
    problem: ListedProblem,
    /// Whether it is the caller's own.
    own: bool,
    /// The rules text, complete.
    rules: String,
    /// What is asked for.
    task: SeenTask,
    /// The side that has to find it.
    side: Seat,
    /// The board, with what can be done.
    board: Board,
}

/// Which problems are wanted.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ProblemsAsked {
    /// For the next page: the number of the last entry of this one.
    before: Option<u32>,
}

/// Publishes a position as a problem. The prover checks it first: it has to have a single key that wins in at most
/// four own actions, under the usual rules of a game without dice and hidden pieces.
#[utoipa::path(
    post,
    path = "/api/problems",
    request_body = NewProblem,
    responses(
        (status = 201, body = PublishedProblem),
        (status = 401, body = SeenProblem),
        (status = 422, body = SeenProblem, description = "There is no single key, the position is known or that of a puzzle, or the title is no title"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is being thought about, or no engine is running"),
    )
)]
async fn publish_problem(
    State(app): State<AppState>,
    client: Client,
    signed: Signed,
    Json(wanted): Json<NewProblem>,
) -> Result<(StatusCode, Json<PublishedProblem>), Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Analysis, client)?;
    app.protection.limit(Limit::Composition, &signed.person.player().id)?;
    let title = title(&wanted.title)?;
    let NewProblem { game, rules, position, .. } = wanted;
    let asked = PositionAsked {
        game,
        rules,
        position: Some(position),
        actions: Vec::new(),
        viewer: None,
        bottom: None,
        names: None,
        hidden: None,
        layout: None,
    };
    // What the prover need not be asked for is found out before.
    let wanted = asked.clone();
    let compared = move || -> Result<(), Problem> { Ok(is_new(&wanted.game, &*wanted.table()?)?) };
    app.matches.engine_pool().work_out(client, compared).await??;
    let (found, table) = prove(&app, client, asked).await?;
    let game = table.about().name.to_owned();
    let (rules, position) = (table.rules_text(), table.position_text());
    let draft = Draft { game: game.clone(), rules, position, title };
    let number = publish(&*app.store, &signed.person, draft, &found, time::now()).await?;
    Ok((StatusCode::CREATED, Json(PublishedProblem { game, number })))
}

/// The problems that people have published for a game, the newest first, thirty at a time.
#[utoipa::path(
    get,
    path = "/api/problems/{game}",
    params(("game" = String, Path, description = "The game's name"), ProblemsAsked),
    responses((status = 200, body = ProblemPage), (status = 404, body = SeenProblem), (status = 429, body = SeenProblem))
)]
async fn list(
    State(app): State<AppState>,
    client: Client,
    Path(game): Path<String>,
    Query(ProblemsAsked { before }): Query<ProblemsAsked>,
) -> Result<Json<ProblemPage>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    galds_games::find(&game).map_err(|_| Problem::NotFound)?;
    let found = app.store.compositions(game, before, PAGE).await?;
    let more = found.len() == PAGE as usize;
    Ok(Json(ProblemPage { problems: found.into_iter().map(ListedProblem::from).collect(), more }))
}

/// A published problem: what is asked for, and the board.
#[utoipa::path(
    get,
    path = "/api/problems/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = u32, Path, description = "From 1")),
    responses((status = 200, body = PosedProblem), (status = 404, body = SeenProblem))
)]
async fn problem(
    State(app): State<AppState>,
    client: Client,
    SomeCaller(caller): SomeCaller,
    Path((game, number)): Path<(String, u32)>,
) -> Result<Json<PosedProblem>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let found = find(&app, game, number).await?;
    let own = match (&found.author, caller) {
        (Some(author), Some(caller)) => caller.id == PlayerId::Person(author.id.clone()),
        _ => false,
    };
    let posed = move || {
        let puzzle = puzzle(&found);
        let task = seen_task(puzzle.task);
        let laid_out = lay_out(&found.name.game, puzzle)?;
        let (side, board) = (laid_out.side().into(), laid_out.board());
        let rules = found.rules.clone();
        Ok(PosedProblem { problem: found.into(), own, rules, task, side, board })
    };
    app.matches.engine_pool().work_out(client, posed).await?.map(Json)
}

/// Judges an answer and defends against it, as for puzzles. Nobody is rated by it.
#[utoipa::path(
    post,
    path = "/api/problems/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = u32, Path, description = "From 1")),
    request_body = Answered,
    responses((status = 200, body = Judged), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn answer(
    State(app): State<AppState>,
    client: Client,
    SomeCaller(solver): SomeCaller,
    Path((game, number)): Path<(String, u32)>,
    Json(answer): Json<Answered>,
) -> Result<Json<Judged>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let found = find(&app, game.clone(), number).await?;
    let puzzle = puzzle(&found);
    let judged = judge(&app, client, game, move || Ok(puzzle), answer).await?;
    let solver = solver.map(|player| player.id);
    note_verdict(&*app.store, &found, solver, judged.verdict, time::now()).await?;
    judged.told(&app, client, (None, None)).await
}

/// Withdraws a problem of the caller's own.
#[utoipa::path(
    delete,
    path = "/api/problems/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = u32, Path, description = "From 1")),
    responses(
        (status = 204),
        (status = 401, body = SeenProblem),
        (status = 403, body = SeenProblem),
        (status = 404, body = SeenProblem),
    )
)]
async fn withdraw_problem(
    State(app): State<AppState>,
    signed: Signed,
    Path((game, number)): Path<(String, u32)>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    let name = PuzzleName { game, number };
    let is_gone = withdraw(&*app.store, &signed.person, name, time::now()).await?;
    if is_gone { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::NotFound) }
}

/// Reports that something is wrong with a problem; said again, it takes the place of what was said before.
#[utoipa::path(
    post,
    path = "/api/problems/{game}/{number}/reports",
    params(("game" = String, Path, description = "The game's name"), ("number" = u32, Path, description = "From 1")),
    request_body = NewReport,
    responses(
        (status = 204),
        (status = 401, body = SeenProblem),
        (status = 404, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn report(
    State(app): State<AppState>,
    client: Client,
    Caller(player): Caller,
    Path((game, number)): Path<(String, u32)>,
    Json(NewReport { why }): Json<NewReport>,
) -> Result<StatusCode, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let puzzle = find(&app, game, number).await?.name;
    let (player, why) = (player.id.to_string(), why.word().to_owned());
    app.store.report_composition(PuzzleReport { puzzle, player, why, at: time::now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn find(app: &AppState, game: String, number: u32) -> Result<Composition, Problem> {
    let found = app.store.composition(PuzzleName { game, number }).await?;
    found.ok_or(Problem::NotFound)
}

/// A problem as the engine judges it.
fn puzzle(problem: &Composition) -> Puzzle {
    Puzzle {
        task: Task::Win { actions: problem.actions },
        key: problem.key.clone(),
        position: problem.position.clone(),
    }
}
