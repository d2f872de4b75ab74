//! Analysis by the engine, streamed as it deepens.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, Player, TextLine, Value};
use galds_engine::registry::{self, Resources};
use galds_engine::search::{Aim, Limits};
use galds_engine::spec::PlayerSpec;
use galds_games::core::AnyTable;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::positions::PositionAsked;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, SomeCaller};
use crate::limits::Limit;
use crate::problem::{Problem, Unprocessable};

/// The longest that one analysis may take.
const LONGEST: Duration = Duration::from_secs(10);
const USUAL: Duration = Duration::from_secs(3);
const MOST_LINES: usize = 5;
const MEBIBYTES: usize = 32;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(analyse))
}

/// A position to be thought about.
#[derive(Clone, Debug, Deserialize, ToSchema)]
struct AnalysisAsked {
    /// The position.
    #[serde(flatten)]
    position: PositionAsked,
    /// Milliseconds to think; 3000 if it is left out, 10000 at most.
    time: Option<u64>,
    /// How many best lines; 1 if it is left out, 5 at most.
    lines: Option<usize>,
}

/// What the engine has thought so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct AnalysisReport {
    /// How deep.
    depth: u32,
    /// How many positions were looked at.
    nodes: u64,
    /// For how many milliseconds.
    time: u64,
    /// The best lines, the best first.
    lines: Vec<AnalysisLine>,
    /// Whether this is the last report.
    done: bool,
}

/// A line of play.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct AnalysisLine {
    /// What it is worth for the side to act.
    value: SeenValue,
    /// The tokens, the next action first.
    tokens: Vec<String>,
    /// The same in book notation, as far as the rules follow it.
    book: Vec<String>,
}

/// What a line is worth for the side to act.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SeenValue {
    /// In hundredths of the game's small unit.
    Hundredths(i32),
    /// A win in so many actions.
    WinIn(u32),
    /// A loss in so many actions.
    LossIn(u32),
    /// Expected points.
    Equity(f64),
    /// The chance to win, 0 to 1.
    Chance(f64),
}

impl From<Value> for SeenValue {
    fn from(value: Value) -> SeenValue {
        match value {
            Value::Hundredths(score) => SeenValue::Hundredths(score),
            Value::WinIn(actions) => SeenValue::WinIn(actions),
            Value::LossIn(actions) => SeenValue::LossIn(actions),
            Value::Equity(points) => SeenValue::Equity(points),
            Value::Chance(chance) => SeenValue::Chance(chance),
        }
    }
}

/// Has the engine think about a position: server-sent events, each an `AnalysisReport`, better and
/// better, the last with `done`. Closing the connection ends the thinking.
#[utoipa::path(
    post,
    path = "/api/analysis",
    request_body = AnalysisAsked,
    responses(
        (status = 200, body = AnalysisReport, content_type = "text/event-stream"),
        (status = 422, body = crate::problem::SeenProblem),
        (status = 429, body = crate::problem::SeenProblem),
        (status = 503, body = crate::problem::SeenProblem, description = "Too many positions are being analysed"),
    )
)]
async fn analyse(
    State(app): State<AppState>,
    SomeCaller(_): SomeCaller,
    client: Client,
    Json(asked): Json<AnalysisAsked>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    // Nothing is worked out and no memory is taken before there is a permit.
    let permit = app.matches.engine_pool().analysis_permit(client).await?;
    let (ready, readied) = oneshot::channel();
    let (reports, received) = mpsc::channel(8);
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let (analysis, answer) = match prepared(&asked) {
            Ok(analysis) => (Some(analysis), Ok(())),
            Err(error) => (None, Err(error)),
        };
        let caller_is_there = ready.send(answer).is_ok();
        if let Some(analysis) = analysis.filter(|_| caller_is_there) {
            analysis.run(&reports);
        }
    });
    readied.await.map_err(|_| Problem::Internal)??;
    Ok(Sse::new(stream(received)).keep_alive(KeepAlive::default()))
}

/// An analysis that can begin.
struct Prepared {
    player: Box<dyn Player>,
    observation: Observation,
    budget: Budget,
    table: Box<dyn AnyTable>,
}

/// Plays up to the position and makes the player, which takes memory and time.
fn prepared(asked: &AnalysisAsked) -> Result<Prepared, Problem> {
    let table = asked.position.table()?;
    let side = table.turn().side().ok_or(Unprocessable::NothingToChoose)?;
    let observation = Observation::of(&*table, side);
    let resources = Resources { mebibytes: MEBIBYTES, ..Resources::seeded(1) };
    let entry = registry::find(observation.game).map_err(|_| Unprocessable::NoAnalysis)?;
    let player =
        entry.player(&PlayerSpec::full(), &resources).map_err(|_| Unprocessable::NoAnalysis)?;
    let time = asked.time.map_or(USUAL, Duration::from_millis).min(LONGEST);
    let budget = Budget {
        limits: Limits { time: Some(time), ..Limits::default() },
        threads: 1,
        lines: asked.lines.unwrap_or(1).clamp(1, MOST_LINES),
        aim: Aim::Truth,
    };
    Ok(Prepared { player, observation, budget, table })
}

fn stream(
    received: mpsc::Receiver<AnalysisReport>,
) -> impl Stream<Item = Result<Event, Infallible>> {
    futures_util::stream::unfold(received, |mut received| async move {
        let report = received.recv().await?;
        let event = Event::default().json_data(&report).unwrap_or_default();
        Some((Ok(event), received))
    })
}

impl Prepared {
    fn run(mut self, reports: &mpsc::Sender<AnalysisReport>) {
        let stop = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&stop);
        let table = &*self.table;
        let mut report = |analysis: &Analysis| {
            match reports.try_send(described(table, analysis, false)) {
                // A reader that is slower than the analysis misses some; the last one it gets.
                Ok(()) | Err(mpsc::error::TrySendError::Full(_)) => {}
                Err(mpsc::error::TrySendError::Closed(_)) => ended.store(true, Ordering::Relaxed),
            }
        };
        match self.player.choose(
            &self.observation,
            &self.budget,
            &galds_host::machine(&stop),
            &mut report,
        ) {
            Ok(analysis) => {
                let _reader_may_be_gone = reports.blocking_send(described(table, &analysis, true));
            }
            Err(error) => tracing::warn!(%error, "an analysis failed"),
        }
    }
}

fn described(table: &dyn AnyTable, analysis: &Analysis, done: bool) -> AnalysisReport {
    let line = |line: &TextLine| AnalysisLine {
        value: line.value.into(),
        tokens: line.tokens.clone(),
        book: in_book(table, &line.tokens),
    };
    AnalysisReport {
        depth: analysis.depth,
        nodes: analysis.nodes,
        time: analysis.time.as_millis() as u64,
        lines: analysis.lines.iter().map(line).collect(),
        done,
    }
}

fn in_book(table: &dyn AnyTable, tokens: &[String]) -> Vec<String> {
    let mut table = table.boxed_clone();
    let book = |token: &String| {
        table.play_text(token).map_or_else(|_| token.clone(), |played| played.book)
    };
    tokens.iter().map(book).collect()
}
