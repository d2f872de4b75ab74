//! The archive for download.

use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use galds_games::core::Viewer;
use galds_games::core::hosting::Export;
use galds_matches::clock::{Moment, Speed};
use galds_matches::secrecy::{self, SeenEvent, SeenState};
use galds_matches::{MatchState, Phase, PlayerId, Rated, SummaryFilter};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, stream_archive};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};

/// How many list entries are read at once.
const PAGE: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(export))
}

/// The form of an export: `book` for records in book notation with a blank line between them, `jsonl` for a JSON object
/// a line (the state and all events), or the name of a kind of file that other programs read.
#[derive(Clone, Copy, Debug)]
pub enum ExportForm {
    /// Records in book notation.
    Book,
    /// A JSON object a line.
    Lines,
    /// A file of other programs ([`galds_games::core::hosting::Export`]).
    File(&'static str),
}

impl<'de> Deserialize<'de> for ExportForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ExportForm, D::Error> {
        let given = String::deserialize(deserializer)?;
        let files = || files().map(|(_, export)| export.name);
        match given.as_str() {
            "book" => Ok(ExportForm::Book),
            "jsonl" => Ok(ExportForm::Lines),
            other => files().find(|file| *file == other).map(ExportForm::File).ok_or_else(|| {
                let all: Vec<&str> = ["book", "jsonl"].into_iter().chain(files()).collect();
                let all = all.join(", ");
                D::Error::custom(format!("there is no export as `{other}`; the forms are: {all}"))
            }),
        }
    }
}

/// The files of other programs, with the game whose matches they hold.
fn files() -> impl Iterator<Item = (&'static str, &'static Export)> {
    let games = galds_games::all().into_iter();
    games.flat_map(|game| game.hosting.exports.iter().map(|export| (game.about.name, export)))
}

impl ExportForm {
    const fn content_type(self) -> &'static str {
        match self {
            ExportForm::Book | ExportForm::File(_) => "text/plain; charset=utf-8",
            ExportForm::Lines => "application/x-ndjson",
        }
    }

    fn file(self) -> String {
        let ending = match self {
            ExportForm::Book => "txt",
            ExportForm::File(name) => name,
            ExportForm::Lines => "jsonl",
        };
        format!("attachment; filename=\"galds.{ending}\"")
    }

    /// A match in this form, where it has one.
    fn write(self, state: &MatchState) -> Option<String> {
        match self {
            ExportForm::Book => Some(secrecy::record(state, Viewer::Spectator) + "\n"),
            ExportForm::File(name) => secrecy::exported(state, name).map(|text| text + "\n"),
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
#[into_params(parameter_in = Query)]
struct Wanted {
    /// `book`, `jsonl`, or a kind of file that other programs read, such as `mat`.
    #[param(value_type = String)]
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

/// Finished matches that fit, the latest first, as a stream: in book notation, as JSON
/// lines, or as files of other programs.
#[utoipa::path(
    get,
    path = "/api/matches/export",
    params(Wanted),
    responses((status = 200, body = String), (status = 429, body = SeenProblem))
)]
async fn export(
    State(app): State<AppState>,
    client: Client,
    Query(wanted): Query<Wanted>,
) -> Result<impl IntoResponse, Problem> {
    app.protection.limit(Limit::Export, client)?;
    let form = wanted.form;
    let headers =
        [(CONTENT_TYPE, form.content_type().to_owned()), (CONTENT_DISPOSITION, form.file())];
    let (filter, most) = wanted.filter();
    Ok((headers, stream_archive(app.store, filter, most, move |state| form.write(state))))
}

impl Wanted {
    /// The filter, and how many matches are wanted at most.
    fn filter(self) -> (SummaryFilter, u32) {
        let game = match self.form {
            ExportForm::File(name) => {
                let game = files().find(|(_, export)| export.name == name);
                game.map(|(game, _)| game.to_owned())
            }
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
