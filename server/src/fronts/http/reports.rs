//! Reports on finished matches, streamed as they are made, and what they say about a player over many games.

use std::convert::Infallible;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use galds_matches::{MatchId, PlayerId, Seat};
use serde::Serialize;
use tokio::sync::mpsc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::analysis::AnalysisLine;
use super::people::named;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Json, SomeCaller};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::services::reports::{Judged, Reporting, Step};
use crate::storage::{Person, Skill};
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(match_report)).routes(routes!(skill))
}

/// One action of a match that was looked at.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ReportStep {
    /// How many actions were made before it; as many as there are in the last event.
    ply: usize,
    /// How many actions the match has.
    of: usize,
    /// What was judged; nothing where chance acted or an army was laid out.
    judged: Option<JudgedDecision>,
    /// Whether the report is complete and counts on the profiles of the players; in the last event only.
    done: bool,
}

/// A decision with what the engine thinks of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct JudgedDecision {
    /// The side that decided.
    side: Seat,
    /// The token of what was done.
    token: String,
    /// The best lines, the best first; behind them the one that was played, if it was found.
    lines: Vec<AnalysisLine>,
    /// How many pieces were on the board.
    pieces: usize,
    /// Whether nothing else could be done.
    forced: bool,
    /// Whether dice were rolled right before it.
    rolled: bool,
}

/// Has the engine judge every decision of a match that is over and was played: server-sent events, each a `ReportStep`, in the order of
/// the actions, the last with `done`. A complete report counts on the profiles of the players; made again, it takes the place of the
/// earlier one. Closing the connection ends it.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/report",
    params(("id" = MatchId, Path)),
    responses(
        (status = 200, body = ReportStep, content_type = "text/event-stream"),
        (status = 404, body = SeenProblem, description = "There is no such match, it is not over, or it was not played"),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "No engine is running"),
    )
)]
async fn match_report(
    State(app): State<AppState>,
    SomeCaller(_): SomeCaller,
    client: Client,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    app.protection.limit(Limit::Report, client)?;
    let id = match_id(&id)?;
    let state = app.matches.snapshot(&id).await?;
    let pool = app.matches.engine_pool().clone();
    let reporting = Reporting::new(pool.clone(), client, &state)?;
    // Once the stream has begun it is too late to refuse.
    pool.ready().await?;
    let (events, received) = mpsc::channel(8);
    tokio::spawn(async move {
        let gone = events.clone();
        tokio::select! {
            made = make(&app, client, id, reporting, events) => {
                if let Err(problem) = made {
                    tracing::warn!(?problem, "a report broke off");
                }
            }
            // Nobody reads on.
            () = gone.closed() => {}
        }
    });
    Ok(Sse::new(stream(received)).keep_alive(KeepAlive::default()))
}

/// Judges one action after the other, tells of each, and keeps the sums in the end.
async fn make(
    app: &AppState,
    client: Client,
    id: MatchId,
    mut reporting: Reporting,
    events: mpsc::Sender<ReportStep>,
) -> Result<(), Problem> {
    let mut of = 0;
    while let Some(step) = reporting.next().await? {
        of = step.of;
        // Lines are written in book notation and explained on a thread on which nobody waits.
        let told = app.matches.engine_pool().work_out(client, move || told(step)).await?;
        let _reader_may_be_gone = events.send(told).await;
    }
    app.store.note_report(id, reporting.sums(), time::now()).await?;
    let last = ReportStep { ply: of, of, judged: None, done: true };
    let _reader_may_be_gone = events.send(last).await;
    Ok(())
}

fn told(Step { ply, of, judged }: Step) -> ReportStep {
    let judged =
        judged.map(|Judged { table, side, token, lines, pieces, is_forced, is_rolled }| {
            let lines =
                lines.into_iter().map(|line| AnalysisLine::explained(&*table, line)).collect();
            let (forced, rolled) = (is_forced, is_rolled);
            JudgedDecision { side: side.into(), token, lines, pieces, forced, rolled }
        });
    ReportStep { ply, of, judged, done: false }
}

fn stream(received: mpsc::Receiver<ReportStep>) -> impl Stream<Item = Result<Event, Infallible>> {
    futures_util::stream::unfold(received, |mut received| async move {
        let step = received.recv().await?;
        Some((Ok(Event::default().json_data(&step).unwrap_or_default()), received))
    })
}

/// How somebody plays a game, by the reports on their matches.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SeenSkill {
    /// The game's name.
    game: String,
    /// How many games there are reports on.
    games: u32,
    /// The share of the chances to win that was kept in a decision, 0 to 1, on average; nothing if there was no decision.
    accuracy: Option<f64>,
    /// How much better the dice of a game were than could be expected, in chances to win, on average; nothing without dice.
    luck: Option<f64>,
    /// In how many games dice were judged.
    rolled_games: u32,
}

impl From<Skill> for SeenSkill {
    fn from(Skill { game, games, rolled_games, sums }: Skill) -> SeenSkill {
        let mean = |sum: f64, count: u32| (count > 0).then(|| sum / f64::from(count));
        let accuracy = mean(sums.lost, sums.decisions).map(|lost| 1.0 - lost);
        SeenSkill { game, games, accuracy, luck: mean(sums.luck, rolled_games), rolled_games }
    }
}

impl SeenSkill {
    /// How a person plays each game on which there are reports.
    pub(super) async fn all(app: &AppState, person: &Person) -> Result<Vec<SeenSkill>, Problem> {
        let skill = app.store.skill(PlayerId::Person(person.id.clone())).await?;
        Ok(skill.into_iter().map(SeenSkill::from).collect())
    }
}

/// How accurately somebody plays each game, and how lucky their dice were, over all finished games with a report.
#[utoipa::path(
    get,
    path = "/api/people/{name}/skill",
    params(("name" = String, Path)),
    responses((status = 200, body = Vec<SeenSkill>), (status = 404, body = SeenProblem))
)]
async fn skill(
    State(app): State<AppState>,
    Path(name): Path<String>,
) -> Result<Json<Vec<SeenSkill>>, Problem> {
    let person = named(&app, &name).await?;
    Ok(Json(SeenSkill::all(&app, &person).await?))
}
