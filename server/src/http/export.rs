//! The archive as a stream: every finished match that fits, one after the other.
//!
//! A stream reads a page of the list, then log by log; nothing is held but the match that is being
//! written. Like everything else it gets what it writes from [`crate::secrecy`].

use std::collections::VecDeque;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use futures_util::stream;
use galds_games::core::Viewer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiError, Problem};
use crate::app::App;
use crate::clock::{Moment, Speed};
use crate::identity::PlayerId;
use crate::matches::{MatchId, MatchState, Phase, Rated, SummaryFilter};
use crate::named::named;
use crate::protection::{Client, Limit};
use crate::secrecy::{self, SeenEvent, SeenState};

/// How many list entries are read at once.
const PAGE: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export))
}

named! {
    /// The form of an export.
    pub enum ExportForm {
        /// Records in book notation, a blank line between them.
        Book = "book",
        /// Matches of Nardi as backgammon programs read them.
        Mat = "mat",
        /// A JSON object a line: the state and all events.
        Lines = "jsonl",
    }
}

impl ExportForm {
    const fn content_type(self) -> &'static str {
        match self {
            ExportForm::Book | ExportForm::Mat => "text/plain; charset=utf-8",
            ExportForm::Lines => "application/x-ndjson",
        }
    }

    const fn file(self) -> &'static str {
        match self {
            ExportForm::Book => "attachment; filename=\"galds.txt\"",
            ExportForm::Mat => "attachment; filename=\"galds.mat\"",
            ExportForm::Lines => "attachment; filename=\"galds.jsonl\"",
        }
    }

    /// A match in this form, where it has one.
    fn write(self, state: &MatchState) -> Option<String> {
        match self {
            ExportForm::Book => Some(secrecy::record(state, Viewer::Spectator) + "\n"),
            ExportForm::Mat => secrecy::mat(state).map(|text| text + "\n"),
            ExportForm::Lines => {
                let line = ExportLine {
                    state: secrecy::state(state, Viewer::Spectator, state.changed()),
                    events: secrecy::events(state, Viewer::Spectator, 0),
                };
                serde_json::to_string(&line).ok().map(|text| text + "\n")
            }
        }
    }
}

/// One line of an export.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ExportLine {
    /// The match at its end.
    state: SeenState,
    /// Everything that happened.
    events: Vec<SeenEvent>,
}

/// Which matches are wanted; what is left out takes everything.
#[derive(Clone, Debug, Deserialize, IntoParams)]
struct Wanted {
    /// `book`, `mat` or `jsonl`.
    #[param(inline)]
    form: ExportForm,
    /// The game's name.
    game: Option<String>,
    /// A player who took part, as `person:ID`, `guest:ID` or `house:LEVEL`.
    player: Option<PlayerId>,
    /// `rated` or `casual`.
    rated: Option<Rated>,
    /// The speed.
    speed: Option<Speed>,
    /// Ended not before this moment.
    since: Option<i64>,
    /// Ended before this moment.
    before: Option<i64>,
    /// At most so many.
    limit: Option<u32>,
}

/// Finished matches that fit, the latest first, as a stream: in book notation, as `.mat` (Nardi), or as
/// JSON lines.
#[utoipa::path(
    get,
    path = "/api/matches/export",
    params(Wanted),
    responses((status = 200, body = String), (status = 429, body = Problem))
)]
async fn export(
    State(app): State<App>,
    client: Client,
    Query(wanted): Query<Wanted>,
) -> Result<impl IntoResponse, ApiError> {
    app.protection.limit(Limit::Export, client)?;
    let form = wanted.form;
    let headers = [(CONTENT_TYPE, form.content_type()), (CONTENT_DISPOSITION, form.file())];
    let (filter, most) = wanted.filter();
    Ok((headers, stream_archive(app, filter, most, move |state| form.write(state))))
}

/// The finished matches that fit, at most so many, each written by `write`, as the body of an answer.
pub(crate) fn stream_archive(
    app: App,
    filter: SummaryFilter,
    most: u32,
    write: impl Fn(&MatchState) -> Option<String> + Send + Sync + 'static,
) -> Body {
    let write = Box::new(write);
    let reader = Reader { app, write, filter, waiting: VecDeque::new(), left: most, at_end: false };
    let texts = stream::unfold(reader, async |mut reader| {
        match reader.next_text().await {
            Ok(Some(text)) => Some((Ok(Bytes::from(text)), reader)),
            Ok(None) => None,
            Err(error) => {
                tracing::warn!(%error, "an export was cut off");
                reader.left = 0;
                reader.waiting.clear();
                // An error ends the connection, so that nobody takes a part for the whole.
                Some((Err(std::io::Error::other("the export was cut off")), reader))
            }
        }
    });
    Body::from_stream(texts)
}

/// Writes a match, where it has a form.
type Write = dyn Fn(&MatchState) -> Option<String> + Send + Sync;

/// Reads the archive match by match.
struct Reader {
    app: App,
    write: Box<Write>,
    filter: SummaryFilter,
    waiting: VecDeque<MatchId>,
    left: u32,
    at_end: bool,
}

impl Wanted {
    /// The filter, and how many matches are wanted at most.
    fn filter(self) -> (SummaryFilter, u32) {
        let game = match self.form {
            ExportForm::Mat => Some("nardi".to_owned()),
            ExportForm::Book | ExportForm::Lines => self.game,
        };
        let filter = SummaryFilter {
            game,
            player: self.player,
            rated: self.rated,
            speed: self.speed,
            since: self.since.map(Moment),
            before: self.before.map(|at| (Moment(at), None)),
            ..SummaryFilter::of(Phase::Over, PAGE)
        };
        (filter, self.limit.unwrap_or(u32::MAX))
    }
}

impl Reader {
    async fn next_text(&mut self) -> Result<Option<String>, ApiError> {
        while self.left > 0 {
            let Some(id) = self.next_id().await? else { return Ok(None) };
            let rows = self.app.store.log(id.clone(), 0).await?;
            let state = match MatchState::replay(&id, rows) {
                Ok(state) => state,
                // One log that cannot be read must not keep the others back.
                Err(error) => {
                    tracing::error!(%id, %error, "a match is left out of an export");
                    continue;
                }
            };
            // What never began is not worth a record.
            let text = state.players().is_some().then(|| (self.write)(&state)).flatten();
            if let Some(text) = text {
                self.left -= 1;
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    async fn next_id(&mut self) -> Result<Option<MatchId>, ApiError> {
        if self.waiting.is_empty() && !self.at_end {
            let page = self.app.store.summaries(self.filter.clone()).await?;
            self.at_end = page.len() < PAGE as usize;
            if let Some(last) = page.last() {
                self.filter.before = Some((last.changed, Some(last.id.clone())));
            }
            self.waiting.extend(page.into_iter().map(|summary| summary.id));
        }
        Ok(self.waiting.pop_front())
    }
}
