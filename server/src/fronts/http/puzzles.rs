//! Puzzles: positions with one right action, and the solitaire Intarzia. The solution stays here until
//! it is found or given up.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use axum::extract::{Path, State};
use galds_engine::puzzles::themes::by_theme;
use galds_engine::puzzles::{Puzzle, shipped};
use galds_matches::puzzles::{
    Answered, GuestSolver, Judged, RatedAttempt, SeenPuzzle, SeenPuzzles, SeenTheme, SeenVerdict,
    rounded,
};
use galds_matches::ratings::Rating;
use galds_matches::{Player, PlayerId};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::judging::{judge, lay_out, seen_task};
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, SomeCaller};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::puzzles::rate_attempt;
use crate::storage::{AttemptOutcome, PuzzleName};
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(count)).routes(routes!(puzzle, answer))
}

/// How many puzzles there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Count {
    /// Their numbers are 1 to this.
    pub(super) count: usize,
}

/// How many puzzles of a game there are, and what they are about.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, body = SeenPuzzles),
        (status = 404, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn count(
    State(app): State<AppState>,
    client: Client,
    Path(game): Path<String>,
) -> Result<Json<SeenPuzzles>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let count = shipped(&game).len();
    if count == 0 {
        return Err(Problem::NotFound);
    }
    let sorted = move || sorted(&game);
    let themes = app.matches.engine_pool().work_out(client, sorted).await?;
    Ok(Json(SeenPuzzles { count, themes }))
}

/// The themes of a game's puzzles. They are worked out once; it takes a moment to play every key.
fn sorted(game: &str) -> Vec<SeenTheme> {
    static KNOWN: Mutex<BTreeMap<String, Vec<SeenTheme>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let themes = known.entry(game.to_owned()).or_insert_with(|| {
        let themes = by_theme(game, &shipped(game)).into_iter();
        themes.map(|(theme, numbers)| SeenTheme { theme: theme.to_owned(), numbers }).collect()
    });
    themes.clone()
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
    let name = PuzzleName { game: game.clone(), number: u32::try_from(number).unwrap_or(0) };
    let rating = app.store.puzzle_standing(name).await?.map(|standing| rounded(standing.rating));
    let shown = move || shown(game, number, rating);
    Ok(Json(app.matches.engine_pool().work_out(client, shown).await??))
}

fn shown(game: String, number: usize, rating: Option<u32>) -> Result<SeenPuzzle, Problem> {
    let (count, puzzle) = find(&game, number)?;
    let task = seen_task(puzzle.task);
    let laid_out = lay_out(&game, puzzle)?;
    let (side, board) = (laid_out.side().into(), laid_out.board());
    Ok(SeenPuzzle { game, number, count, task, side, rating, board })
}

/// Judges an answer and defends against it. The actions are the solver's and the replies, from the
/// puzzle's position on.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{number}",
    params(("game" = String, Path, description = "The game's name"), ("number" = usize, Path, description = "From 1")),
    request_body = Answered,
    responses((status = 200, body = Judged), (status = 404, body = SeenProblem), (status = 422, body = SeenProblem))
)]
async fn answer(
    State(app): State<AppState>,
    client: Client,
    SomeCaller(solver): SomeCaller,
    Path((game, number)): Path<(String, usize)>,
    Json(answer): Json<Answered>,
) -> Result<Json<Judged>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let name = PuzzleName { game: game.clone(), number: u32::try_from(number).unwrap_or(0) };
    let find = {
        let game = game.clone();
        move || Ok(find(&game, number)?.1)
    };
    let guest = answer.solver;
    let judged = judge(&app, client, game, find, answer).await?;
    let rated = rate(&app, solver, guest, name, judged.verdict).await?;
    judged.told(&app, client, rated).await
}

/// Rates what was decided: people with accounts by what is known of them, others by what their browser says, which changes
/// nothing but the answer.
async fn rate(
    app: &AppState,
    player: Option<Player>,
    guest: Option<GuestSolver>,
    puzzle: PuzzleName,
    verdict: SeenVerdict,
) -> Result<(Option<RatedAttempt>, Option<GuestSolver>), Problem> {
    let outcome = match verdict {
        SeenVerdict::Right => return Ok((None, None)),
        SeenVerdict::Solved => AttemptOutcome::Solved,
        SeenVerdict::Wrong | SeenVerdict::GivenUp => AttemptOutcome::Failed,
    };
    let at = time::now();
    if let Some(PlayerId::Person(person)) = player.map(|player| player.id) {
        let rated = rate_attempt(&*app.store, &person, puzzle, outcome, at).await?;
        return Ok((rated.map(RatedAttempt::from), None));
    }
    let Some(guest) = guest else { return Ok((None, None)) };
    let standing = app.store.puzzle_standing(puzzle).await?.unwrap_or(Rating::by_glicko());
    let (after, rated) = guest.after(standing, outcome == AttemptOutcome::Solved, at);
    Ok((Some(rated), Some(after)))
}

/// The puzzle with this number, and how many there are.
fn find(game: &str, number: usize) -> Result<(usize, Puzzle), Problem> {
    let mut puzzles = shipped(game);
    let count = puzzles.len();
    let place = number.checked_sub(1).filter(|place| *place < count);
    let place = place.ok_or(Problem::NotFound)?;
    Ok((count, puzzles.swap_remove(place)))
}
