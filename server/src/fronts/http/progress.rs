//! What the caller has learned, so that every browser in which they are signed in knows it: lessons that were done, puzzles that
//! were solved. Browsers keep it themselves as well; what both know is put together.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Signed};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};
use crate::storage::{ProgressEntry, ProgressKind, ProgressMark};
use crate::time;

/// More than all lessons and puzzles there are.
const MOST: u32 = 20_000;
/// How much may be added at once.
const MOST_AT_ONCE: usize = 500;
/// The longest name of a series or a lesson.
const LONGEST_NAME: usize = 40;
/// The greatest number of a puzzle.
const GREATEST: u32 = 1_000_000;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(progress, add))
}

/// What somebody has learned.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnProgress {
    /// The names of the lessons that were done, by game.
    #[serde(default)]
    lessons: BTreeMap<String, Vec<String>>,
    /// Puzzles by their series (a game, or another one of the pages) and number.
    #[serde(default)]
    puzzles: BTreeMap<String, BTreeMap<u32, PuzzleMark>>,
}

/// How a puzzle was solved.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PuzzleMark {
    /// Alone.
    Solved,
    /// With a look at the solution.
    Shown,
}

impl From<Vec<ProgressEntry>> for OwnProgress {
    fn from(entries: Vec<ProgressEntry>) -> OwnProgress {
        let mut own = OwnProgress::default();
        for ProgressEntry { kind, series, item, mark } in entries {
            match (kind, item.parse(), mark) {
                (ProgressKind::Lesson, _, _) => own.lessons.entry(series).or_default().push(item),
                (ProgressKind::Puzzle, Ok(number), mark) => {
                    let mark = match mark {
                        ProgressMark::Done => PuzzleMark::Solved,
                        ProgressMark::Shown => PuzzleMark::Shown,
                    };
                    own.puzzles.entry(series).or_default().insert(number, mark);
                }
                (ProgressKind::Puzzle, Err(_), _) => {}
            }
        }
        own
    }
}

impl OwnProgress {
    /// One entry after the other, if all of them can be such.
    fn entries(self) -> Result<Vec<ProgressEntry>, Problem> {
        let unreadable = || {
            let names = format!("names have 1 to {LONGEST_NAME} of the characters a-z, 0-9 and -");
            Problem::Unreadable(format!("{names}; numbers are from 1 to {GREATEST}"))
        };
        let lessons = self.lessons.into_iter().flat_map(|(series, names)| {
            names.into_iter().map(move |item| ProgressEntry {
                kind: ProgressKind::Lesson,
                series: series.clone(),
                item,
                mark: ProgressMark::Done,
            })
        });
        let puzzles = self.puzzles.into_iter().flat_map(|(series, numbers)| {
            numbers.into_iter().map(move |(number, mark)| ProgressEntry {
                kind: ProgressKind::Puzzle,
                series: series.clone(),
                item: number.to_string(),
                mark: match mark {
                    PuzzleMark::Solved => ProgressMark::Done,
                    PuzzleMark::Shown => ProgressMark::Shown,
                },
            })
        });
        let entries: Vec<ProgressEntry> = lessons.chain(puzzles).take(MOST_AT_ONCE + 1).collect();
        if entries.len() > MOST_AT_ONCE {
            return Err(Problem::Unreadable(format!("at most {MOST_AT_ONCE} at once")));
        }
        let fits = |entry: &ProgressEntry| {
            let is_item = match entry.kind {
                ProgressKind::Lesson => is_name(&entry.item),
                ProgressKind::Puzzle => {
                    entry.item.parse().is_ok_and(|number| (1..=GREATEST).contains(&number))
                }
            };
            is_name(&entry.series) && is_item
        };
        if entries.iter().all(fits) { Ok(entries) } else { Err(unreadable()) }
    }
}

fn is_name(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST_NAME).contains(&text.len()) && text.bytes().all(fits)
}

/// The lessons that the caller has done and the puzzles that the caller has solved, in all browsers.
#[utoipa::path(
    get,
    path = "/api/me/progress",
    responses((status = 200, body = OwnProgress), (status = 401, body = SeenProblem), (status = 429, body = SeenProblem))
)]
async fn progress(
    State(app): State<AppState>,
    client: Client,
    signed: Signed,
) -> Result<Json<OwnProgress>, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Position, client)?;
    Ok(Json(app.store.progress(signed.person.id).await?.into()))
}

/// Adds what the caller has learned to what is known; at most 500 lessons and puzzles at once. What was solved alone stays so.
#[utoipa::path(
    post,
    path = "/api/me/progress",
    request_body = OwnProgress,
    responses(
        (status = 204),
        (status = 400, body = SeenProblem),
        (status = 401, body = SeenProblem),
        (status = 422, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn add(
    State(app): State<AppState>,
    client: Client,
    signed: Signed,
    Json(learned): Json<OwnProgress>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Position, client)?;
    let entries = learned.entries()?;
    let added = app.store.add_progress(signed.person.id, entries, MOST, time::now()).await?;
    if added { Ok(StatusCode::NO_CONTENT) } else { Err(Unprocessable::ListFull.into()) }
}
