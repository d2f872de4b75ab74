//! Puzzles: positions with one right action, and the solitaire Intarzia. The solution stays here until
//! it is found or given up.

use axum::extract::{Path, State};
use galds_engine::puzzles::solving::{SolvingError, Verdict, judge};
use galds_engine::puzzles::{Puzzle, Task, shipped};
use galds_games::core::picture::PictureOptions;
use galds_games::core::{AnyTable, Listing, Side, Viewer};
use galds_matches::Seat;
use galds_matches::secrecy::{Board, SeenPicture, choices, may_throw};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};

/// More actions than any puzzle has.
const MOST_ACTIONS: usize = 40;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(count)).routes(routes!(puzzle, answer))
}

/// How many puzzles there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Count {
    /// Their numbers are 1 to this.
    pub(super) count: usize,
}

/// A puzzle without its solution.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenPuzzle {
    /// The game's name.
    game: String,
    /// Its number.
    number: usize,
    /// How many there are of this game.
    count: usize,
    /// What is asked for.
    task: SeenTask,
    /// The side that has to find it.
    side: Seat,
    /// The board, with what can be done.
    board: Board,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
enum SeenTask {
    /// To force the win within so many own actions.
    Win {
        /// How many.
        actions: u32,
    },
    /// To find the action that is by far the best.
    Best,
}

impl From<Task> for SeenTask {
    fn from(task: Task) -> SeenTask {
        match task {
            Task::Win { actions } => SeenTask::Win { actions },
            Task::Best => SeenTask::Best,
        }
    }
}

/// An answer: everything done from the puzzle's position, or that the solver gives up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Answer {
    /// The solver's actions and the replies to them, in turn.
    #[serde(default)]
    actions: Vec<String>,
    /// Whether the solution is wanted instead of a verdict.
    #[serde(default)]
    give_up: bool,
}

/// What an answer is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Judged {
    /// The verdict.
    verdict: SeenVerdict,
    /// What the defence replies, if the answer is right so far.
    replies: Vec<String>,
    /// The right first action, once the puzzle is solved or given up.
    key: Option<String>,
    /// The puzzle's position as text, for those who want to study it; told with the key.
    position: Option<String>,
    /// The board after all that.
    board: Board,
}

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeenVerdict {
    /// It is the solution.
    Solved,
    /// It is right so far.
    Right,
    /// It is not the solution.
    Wrong,
    /// The solver gave up.
    GivenUp,
}

impl From<SolvingError> for Problem {
    fn from(error: SolvingError) -> Problem {
        match error {
            SolvingError::Table(error) => Problem::unprocessable("illegal_action", &error),
            SolvingError::Nothing => Unprocessable::NoAnswer.into(),
            SolvingError::Player(_) => Unprocessable::NoAnalysis.into(),
            SolvingError::Game(_) => Problem::NotFound,
        }
    }
}

/// How many puzzles of a game there are.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}",
    params(("game" = String, Path, description = "The game's name")),
    responses((status = 200, body = Count), (status = 404, body = SeenProblem))
)]
async fn count(
    State(_): State<AppState>,
    Path(game): Path<String>,
) -> Result<Json<Count>, Problem> {
    match shipped(&game).len() {
        0 => Err(Problem::NotFound),
        count => Ok(Json(Count { count })),
    }
}

/// A puzzle: what is asked for, and the board as its side sees it.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = usize, Path, description = "From 1")),
    responses((status = 200, body = SeenPuzzle), (status = 404, body = SeenProblem))
)]
async fn puzzle(
    State(app): State<AppState>,
    client: Client,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Json<SeenPuzzle>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let shown = move || shown(game, number);
    Ok(Json(app.matches.engine_pool().work_out(client, shown).await??))
}

fn shown(game: String, number: usize) -> Result<SeenPuzzle, Problem> {
    let (count, puzzle) = find(&game, number)?;
    let (table, side) = lay_out(&game, &puzzle)?;
    let board = board_for(&*table, side);
    let (task, side) = (puzzle.task.into(), side.into());
    Ok(SeenPuzzle { game, number, count, task, side, board })
}

/// Judges an answer and defends against it. The actions are the solver's and the replies, from the
/// puzzle's position on.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = usize, Path, description = "From 1")),
    request_body = Answer,
    responses((status = 200, body = Judged), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn answer(
    State(app): State<AppState>,
    client: Client,
    Path((game, number)): Path<(String, usize)>,
    Json(answer): Json<Answer>,
) -> Result<Json<Judged>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    if answer.actions.len() > MOST_ACTIONS {
        return Err(Unprocessable::AnswerTooLong(MOST_ACTIONS).into());
    }
    let judged = move || {
        let (_, puzzle) = find(&game, number)?;
        judged(&game, &puzzle, &answer)
    };
    Ok(Json(app.matches.engine_pool().judge(client, judged).await??))
}

fn judged(game: &str, puzzle: &Puzzle, answer: &Answer) -> Result<Judged, Problem> {
    let (mut table, side) = lay_out(game, puzzle)?;
    let (verdict, replies) = if answer.give_up {
        (SeenVerdict::GivenUp, Vec::new())
    } else {
        match judge(game, puzzle, &answer.actions)? {
            Verdict::Solved => (SeenVerdict::Solved, Vec::new()),
            Verdict::Right { replies } => (SeenVerdict::Right, replies),
            Verdict::Wrong => (SeenVerdict::Wrong, Vec::new()),
        }
    };
    let known = matches!(verdict, SeenVerdict::Solved | SeenVerdict::GivenUp);
    for action in answer.actions.iter().chain(&replies) {
        table.play_text(action).map_err(SolvingError::from)?;
    }
    let (key, position) = known.then(|| (puzzle.key.clone(), puzzle.position.clone())).unzip();
    Ok(Judged { verdict, replies, key, position, board: board_for(&*table, side) })
}

/// The puzzle with this number, and how many there are.
fn find(game: &str, number: usize) -> Result<(usize, Puzzle), Problem> {
    let mut puzzles = shipped(game);
    let count = puzzles.len();
    let place = number.checked_sub(1).filter(|place| *place < count);
    let place = place.ok_or(Problem::NotFound)?;
    Ok((count, puzzles.swap_remove(place)))
}

fn lay_out(game: &str, puzzle: &Puzzle) -> Result<(Box<dyn AnyTable>, Side), Problem> {
    let mut table = galds_games::open(game, game).map_err(|_| Problem::NotFound)?;
    table.set_position(&puzzle.position).map_err(SolvingError::from)?;
    let side = table.turn().side().ok_or(Problem::NotFound)?;
    Ok((table, side))
}

/// The board from the solver's seat; of hidden pieces nothing is shown that it may not know.
fn board_for(table: &dyn AnyTable, side: Side) -> Board {
    let options = PictureOptions { bottom: side, ..PictureOptions::default() };
    let (choices, listing) = if table.turn().side() == Some(side) {
        choices(table)
    } else {
        (Vec::new(), Listing::Complete)
    };
    Board {
        bottom: side.into(),
        picture: SeenPicture::of(&table.picture(Viewer::Side(side), &options)),
        choices,
        complete: listing == Listing::Complete,
        may_throw: may_throw(table),
    }
}
