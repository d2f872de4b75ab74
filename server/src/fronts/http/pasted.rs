//! Whatever somebody pastes into the analysis board: positions, records, files of other programs. Nothing is stored.

use axum::extract::State;
use galds_games::{Pasted, Reading, Supposed, Trouble, read_pasted};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenReason};

/// More games than anybody looks through.
const MOST_GAMES: usize = 200;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(pasted))
}

/// A text to be read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PastedText {
    text: String,
    /// The game that is supposed where the text does not name one.
    game: Option<String>,
    /// The rules text that is supposed for it.
    rules: Option<String>,
}

/// What was read.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PastedGames {
    /// The games and positions in their order; of a game with a mistake what comes before that.
    games: Vec<PastedGame>,
    /// What could not be read.
    troubles: Vec<PasteTrouble>,
}

/// A game or a position that was read.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PastedGame {
    /// The game's name.
    game: String,
    /// The rules text, complete.
    rules: String,
    /// The text of the position at which it starts.
    position: String,
    /// The tokens of the actions.
    tokens: Vec<String>,
    /// The same in book notation.
    record: Vec<String>,
    /// The result as it is written in records; `*` while the game is on.
    result: String,
    /// What the tags say, by their names.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    tags: std::collections::BTreeMap<String, String>,
}

/// Something that could not be read.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PasteTrouble {
    /// The line, counted from 1.
    line: usize,
    /// The words that are meant.
    text: String,
    /// Why, in English.
    message: String,
    /// Why, for every language.
    reason: SeenReason,
}

impl From<Pasted> for PastedGame {
    fn from(Pasted { table, tags }: Pasted) -> PastedGame {
        let played = table.past().into_iter().map(|(_, played)| (played.token, played.book));
        let (tokens, record) = played.unzip();
        let written = tags.iter().find(|tag| tag.key == "Result").map(|tag| tag.value.clone());
        let reached = table.turn().outcome_text();
        PastedGame {
            game: table.about().name.to_owned(),
            rules: table.rules_text(),
            position: table.start_text(),
            tokens,
            record,
            // A game may end before its rules end it.
            result: if reached == "*" { written.unwrap_or(reached) } else { reached },
            tags: tags.into_iter().map(|tag| (tag.key, tag.value)).collect(),
        }
    }
}

impl From<Trouble> for PasteTrouble {
    fn from(Trouble { line, text, why }: Trouble) -> PasteTrouble {
        PasteTrouble { line, text, message: why.message, reason: why.reason.into() }
    }
}

impl From<Reading> for PastedGames {
    fn from(Reading { games, troubles }: Reading) -> PastedGames {
        PastedGames {
            games: games.into_iter().take(MOST_GAMES).map(PastedGame::from).collect(),
            troubles: troubles.into_iter().take(MOST_GAMES).map(PasteTrouble::from).collect(),
        }
    }
}

/// Reads any text: position texts, records with or without tags, tables of the originals, `.mat`, SGF, XGID and IDs of
/// GNU Backgammon; several games are read one by one.
#[utoipa::path(
    post,
    path = "/api/pasted",
    request_body = PastedText,
    responses(
        (status = 200, body = PastedGames),
        (status = 422, body = crate::problem::SeenProblem),
        (status = 429, body = crate::problem::SeenProblem),
        (status = 503, body = crate::problem::SeenProblem, description = "Too much is asked for"),
    )
)]
async fn pasted(
    State(app): State<AppState>,
    client: Client,
    Json(asked): Json<PastedText>,
) -> Result<Json<PastedGames>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let read = move || {
        let supposed = Supposed { game: asked.game.as_deref(), rules: asked.rules.as_deref() };
        PastedGames::from(read_pasted(&asked.text, supposed))
    };
    Ok(Json(app.matches.engine_pool().work_out(client, read).await?))
}
