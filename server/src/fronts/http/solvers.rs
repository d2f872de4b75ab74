//! Those who solve puzzles: how strong they are, what suits them next, the puzzle of the day, and reports.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use galds_engine::puzzles::shipped;
use galds_games::SHELF;
use galds_matches::clock::Moment;
use galds_matches::puzzles::{RatedAttempt, rounded};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Caller, Json, Signed};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::puzzles::{Rated, daily_puzzle, next_puzzle};
use crate::storage::{AttemptOutcome, PuzzleName, PuzzleReport, Solver};
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(daily)).routes(routes!(own)).routes(routes!(report))
}

/// How many puzzles of a game there are.
fn count_of(game: &str) -> u32 {
    u32::try_from(shipped(game).len()).unwrap_or(u32::MAX)
}

/// The puzzle of the day.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct DailyPuzzle {
    /// The game's name.
    game: String,
    /// Its number.
    number: u32,
    /// The day, by universal time.
    #[schema(example = "2026-11-17")]
    day: String,
}

impl From<Rated> for RatedAttempt {
    fn from(Rated { before, solver }: Rated) -> RatedAttempt {
        RatedAttempt::new(before, solver.standing.rating, solver.streak)
    }
}

/// Somebody who solves puzzles of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SolverStanding {
    /// The puzzle rating; nothing before the first attempt.
    rating: Option<u32>,
    /// Whether it is still a guess.
    provisional: bool,
    tried: u32,
    solved: u32,
    /// How many in a row were solved at the first attempt, up to now.
    streak: u32,
    best_streak: u32,
    /// What was tried.
    attempts: Vec<SeenAttempt>,
    /// The puzzle that suits best; nothing if all were tried.
    next: Option<u32>,
}

/// The first attempt at a puzzle.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SeenAttempt {
    number: u32,
    result: AttemptResult,
}

/// What became of an attempt.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AttemptResult {
    Solved,
    Failed,
}

impl From<AttemptOutcome> for AttemptResult {
    fn from(outcome: AttemptOutcome) -> AttemptResult {
        match outcome {
            AttemptOutcome::Solved => AttemptResult::Solved,
            AttemptOutcome::Failed => AttemptResult::Failed,
        }
    }
}

/// What is wrong with a puzzle.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Fault {
    /// The solution does not do what is asked.
    WrongSolution,
    /// Another action does it as well.
    OtherSolution,
    /// It is not clear what is asked.
    Unclear,
    /// The title of a published problem insults somebody.
    OffensiveTitle,
}

impl Fault {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Fault::WrongSolution => "wrong_solution",
            Fault::OtherSolution => "other_solution",
            Fault::Unclear => "unclear",
            Fault::OffensiveTitle => "offensive_title",
        }
    }
}

/// A report about a puzzle.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReport {
    pub(super) why: Fault,
}

/// The puzzle of the day, another one each day by universal time.
#[utoipa::path(
    get,
    path = "/api/puzzles/daily",
    responses((status = 200, body = DailyPuzzle), (status = 404, body = SeenProblem))
)]
async fn daily(State(_): State<AppState>) -> Result<Json<DailyPuzzle>, Problem> {
    let now: Moment = time::now();
    let counts: Vec<_> =
        SHELF.iter().map(|game| (game.about.name, count_of(game.about.name))).collect();
    let (game, number) = daily_puzzle(now, &counts).ok_or(Problem::NotFound)?;
    Ok(Json(DailyPuzzle { game: game.to_owned(), number, day: now.date() }))
}

/// The caller as a solver of the puzzles of a game.
#[utoipa::path(
    get,
    path = "/api/me/puzzles/{game}",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, body = SolverStanding),
        (status = 401, body = SeenProblem),
        (status = 404, body = SeenProblem),
    )
)]
async fn own(
    State(app): State<AppState>,
    signed: Signed,
    Path(game): Path<String>,
) -> Result<Json<SolverStanding>, Problem> {
    signed.in_person()?;
    let count = count_of(&game);
    if count == 0 {
        return Err(Problem::NotFound);
    }
    let person = signed.person.id.clone();
    let solver = app.store.solver(person.clone(), game.clone()).await?;
    let attempts = app.store.attempts(person, game.clone()).await?;
    let ratings = app.store.puzzle_ratings(game).await?;
    let standing = solver.map(|solver| solver.standing);
    let rating = standing.map_or(galds_matches::ratings::Rating::by_glicko().rating, |s| s.rating);
    let next = next_puzzle(rating, count, &attempts, &ratings);
    let attempts = attempts
        .into_iter()
        .map(|(number, outcome)| SeenAttempt { number, result: outcome.into() });
    let streaks = |of: fn(&Solver) -> u32| solver.as_ref().map_or(0, of);
    Ok(Json(SolverStanding {
        rating: standing.map(|standing| rounded(standing.rating)),
        provisional: standing.is_none_or(|standing| standing.provisional()),
        tried: standing.map_or(0, |standing| standing.games),
        solved: standing.map_or(0, |standing| standing.wins),
        streak: streaks(|solver| solver.streak),
        best_streak: streaks(|solver| solver.best_streak),
        attempts: attempts.collect(),
        next,
    }))
}

/// Reports that something is wrong with a puzzle; said again, it takes the place of what was said before.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{number}/reports",
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
    if !(1..=count_of(&game)).contains(&number) {
        return Err(Problem::NotFound);
    }
    let (player, why) = (player.id.to_string(), why.word().to_owned());
    let puzzle = PuzzleName { game, number };
    app.store.report_puzzle(PuzzleReport { puzzle, player, why, at: time::now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}
