//! Analysis by the engine, streamed as it deepens.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use galds_engine::motifs::{Explanation, explain};
use galds_engine::observation::Observation;
use galds_games::core::AnyTable;
use galds_matches::advice::AdvisedMoment;
use galds_matches::positions::PositionAsked;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, SomeCaller};
use crate::limits::Limit;
use crate::problem::{Problem, Unprocessable};
use crate::services::engine_pool::{
    Answer, EnginePool, Found, FoundLine, Job, JobPermit, LONGEST, LineValue, Question,
};

const USUAL: Duration = Duration::from_secs(3);
const MOST_LINES: usize = 5;

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
pub(super) struct AnalysisLine {
    /// What it is worth for the side to act.
    value: LineValue,
    /// The tokens, the next action first.
    tokens: Vec<String>,
    /// The same in book notation, as far as the rules follow it.
    book: Vec<String>,
    /// What its first action does, by name, such as `capture` or `fork`; in the last report only.
    #[schema(value_type = Vec<String>)]
    motifs: Vec<&'static str>,
    /// The fields on which its first action captures; in the last report only.
    captures: Vec<String>,
}

impl AnalysisLine {
    /// The token of its first action.
    pub(super) fn first(&self) -> Option<&str> {
        self.tokens.first().map(String::as_str)
    }

    /// A line as it was found at a table.
    fn new(table: &dyn AnyTable, line: FoundLine) -> AnalysisLine {
        let (book, value) = (in_book(table, &line.tokens), line.value);
        AnalysisLine { value, tokens: line.tokens, book, motifs: Vec::new(), captures: Vec::new() }
    }

    /// The same with why its first action is good.
    pub(super) fn explained(table: &dyn AnyTable, line: FoundLine) -> AnalysisLine {
        let first = line.tokens.first().map(|token| explain(table, token));
        let Explanation { motifs, captures } = first.unwrap_or_default();
        AnalysisLine { motifs, captures, ..AnalysisLine::new(table, line) }
    }

    /// The same for a player of a match. Where pieces are hidden, the book says how attacks end: the line is written by its
    /// tokens then.
    pub(super) fn for_player(moment: &AdvisedMoment, line: FoundLine) -> AnalysisLine {
        let mut line = AnalysisLine::explained(&*moment.table, line);
        if !moment.is_open() {
            line.book.clone_from(&line.tokens);
        }
        line
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
        (status = 503, body = crate::problem::SeenProblem, description = "Too many positions are being analysed, or no engine is running"),
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
    let pool = app.matches.engine_pool().clone();
    let permit = pool.analysis_permit(client).await?;
    let (permit, asked) = pool.prepare(permit, move || question(&asked)).await?;
    let (job, table) = asked?;
    // Once the stream has begun it is too late to refuse.
    pool.ready().await?;
    let (events, received) = mpsc::channel(8);
    tokio::spawn(async move {
        let gone = events.clone();
        tokio::select! {
            () = relay(&pool, permit, job, table, events) => {}
            // Nobody reads on.
            () = gone.closed() => {}
        }
    });
    Ok(Sse::new(stream(received)).keep_alive(KeepAlive::default()))
}

/// What the engine is asked, and the table on which its lines are written in book notation.
fn question(asked: &AnalysisAsked) -> Result<(Job, Box<dyn AnyTable>), Problem> {
    let table = asked.position.table()?;
    let side = table.turn().side().ok_or(Unprocessable::NothingToChoose)?;
    let job = Job::new(Question::Analysis {
        observation: Observation::of(&*table, side),
        lines: asked.lines.unwrap_or(1).clamp(1, MOST_LINES),
        time: asked.time.map_or(USUAL, Duration::from_millis).min(LONGEST),
    });
    Ok((job, table))
}

/// Has the analysis made and sends on what is reported. Lines are written in book notation on a thread of their own: that
/// takes a while.
async fn relay(
    pool: &EnginePool,
    permit: JobPermit,
    job: Job,
    table: Box<dyn AnyTable>,
    events: mpsc::Sender<AnalysisReport>,
) {
    let (reports, mut reported) = mpsc::channel(8);
    let (last, awaited) = oneshot::channel();
    let writing = tokio::task::spawn_blocking(move || {
        while let Some(found) = reported.blocking_recv() {
            // A reader that is slower than the analysis misses some; the last one it gets.
            let _full_or_gone = events.try_send(described(&*table, found, false));
        }
        if let Ok(found) = awaited.blocking_recv() {
            let _reader_may_be_gone = events.blocking_send(described(&*table, found, true));
        }
    });
    match pool.think(permit, job, Some(reports)).await {
        Ok(Answer::Analysis(found)) => {
            let _writing_waits = last.send(found);
        }
        Ok(Answer::Move(_) | Answer::Puzzle(_) | Answer::Problem(_)) => {
            tracing::warn!("an analysis was answered with something else");
        }
        Err(error) => tracing::warn!(%error, "an analysis failed"),
    }
    if let Err(error) = writing.await {
        tracing::error!(%error, "the lines of an analysis could not be written");
    }
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

fn described(table: &dyn AnyTable, found: Found, done: bool) -> AnalysisReport {
    let line = if done { AnalysisLine::explained } else { AnalysisLine::new };
    AnalysisReport {
        depth: found.depth,
        nodes: found.nodes,
        time: found.time,
        lines: found.lines.into_iter().map(|found| line(table, found)).collect(),
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
