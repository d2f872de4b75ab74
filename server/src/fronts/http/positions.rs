//! Any position of any game: its picture, what can be done there, and what comes of it. Nothing is
//! stored; this is for analysis boards, editors and puzzles, which hold the whole truth themselves.

use axum::extract::State;
use galds_games::core::{AnyTable, Explain, Explained, Turn, Viewer};
use galds_matches::secrecy::{Choice, Drawing, Extent, SeenPicture, Shown, choices, may_throw};
use galds_matches::{Score, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, Unprocessable};

/// The most actions that one request may have played.
const MOST_ACTIONS: usize = 2000;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(position))
}

/// A position and what leads there.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PositionAsked {
    /// The game's name.
    #[schema(example = "rotary")]
    pub(super) game: String,
    /// The rules text; the usual rules if it is left out.
    #[serde(default)]
    pub(super) rules: String,
    /// The position text at the start; the game's start if it is left out.
    pub(super) position: Option<String>,
    /// Actions to play from there, as tokens or in book notation.
    #[serde(default)]
    pub(super) actions: Vec<String>,
    /// From whose seat the picture is drawn; the spectator's if it is left out.
    pub(super) viewer: Option<Seat>,
    /// The side at the bottom of the picture; the viewer's, or the first.
    bottom: Option<Seat>,
    /// Whether the names of fields are drawn; they are if it is left out.
    names: Option<Shown>,
    /// Whether pieces are drawn that the viewer does not know; they are not if it is left out.
    hidden: Option<Shown>,
    /// The id of a board that the caller has, and that need not be sent again.
    board: Option<String>,
}

/// A position that was reached.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PositionReached {
    /// The rules text, complete.
    rules: String,
    /// The position text.
    position: String,
    /// Who has to act: a side, `chance`, or nobody.
    to_act: Option<Seat>,
    /// Whether chance has to act, or may act if the side leaves it to chance.
    chance: bool,
    /// The points, if the game is over.
    score: Option<Score>,
    /// The result as it is written in records; `*` while the game is on.
    result: String,
    /// The tokens of the actions that were played.
    tokens: Vec<String>,
    /// The same in book notation.
    record: Vec<String>,
    /// What can be done now.
    choices: Vec<Choice>,
    /// Whether these are all choices; of secret set-ups only examples are given.
    complete: bool,
    /// The results of chance with their weights.
    chances: Vec<ChanceResult>,
    /// The picture.
    picture: SeenPicture,
}

/// A result of chance.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ChanceResult {
    /// Its token.
    token: String,
    /// How often it comes, relative to the others.
    weight: u32,
}

impl PositionAsked {
    /// The table with everything played.
    pub(super) fn table(&self) -> Result<Box<dyn AnyTable>, Problem> {
        let rules = if self.rules.trim().is_empty() { &self.game } else { &self.rules };
        let mut table = galds_games::open(&self.game, rules)
            .map_err(|error| Problem::unprocessable("game", &error))?;
        if let Some(position) = &self.position {
            table
                .set_position(position)
                .map_err(|error| Problem::unprocessable("position", &error))?;
        }
        if self.actions.len() > MOST_ACTIONS {
            return Err(Unprocessable::TooManyActions(MOST_ACTIONS).into());
        }
        for (number, action) in (1..).zip(&self.actions) {
            table.play_text(action).map_err(|error| Problem::Unprocessable {
                code: "illegal_action",
                explained: Explained {
                    message: format!("action {number}: {error}"),
                    reason: error.reason(),
                },
            })?;
        }
        Ok(table)
    }

    fn reached(&self, table: &dyn AnyTable) -> PositionReached {
        let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::from);
        let turn = table.turn();
        let (choices, listing) = choices(table);
        let results = table.chances();
        let played = table.past().into_iter().map(|(_, played)| (played.token, played.book));
        let (tokens, record) = played.unzip();
        let names = self.names.unwrap_or(Shown::Shown);
        let drawing = Drawing { bottom: self.bottom.or(self.viewer), names, ..Drawing::default() };
        let sight = match self.hidden {
            Some(Shown::Shown) => Extent::Revealed,
            Some(Shown::Hidden) | None => Extent::OwnOnly,
        };
        let picture = drawing.picture(table, viewer, sight);
        PositionReached {
            rules: table.rules_text(),
            position: table.position_text(),
            to_act: turn.side().map(Seat::from),
            chance: turn == Turn::Chance || may_throw(table),
            score: turn.outcome().map(Score::from),
            result: turn.outcome_text(),
            tokens,
            record,
            choices,
            complete: listing == galds_games::core::Listing::Complete,
            chances: results
                .into_iter()
                .map(|result| ChanceResult { token: result.action, weight: result.weight })
                .collect(),
            picture: picture.for_recipient(self.board.as_deref()),
        }
    }
}

/// Plays actions from a position and says what is there then: texts, picture, and what can be done.
#[utoipa::path(
    post,
    path = "/api/positions",
    request_body = PositionAsked,
    responses(
        (status = 200, body = PositionReached),
        (status = 422, body = crate::problem::SeenProblem),
        (status = 429, body = crate::problem::SeenProblem),
        (status = 503, body = crate::problem::SeenProblem, description = "Too many positions are asked for"),
    )
)]
async fn position(
    State(app): State<AppState>,
    client: Client,
    Json(asked): Json<PositionAsked>,
) -> Result<Json<PositionReached>, Problem> {
    app.protection.limit(Limit::Position, client)?;
    let reached = move || asked.table().map(|table| asked.reached(&*table));
    Ok(Json(app.matches.engine_pool().work_out(client, reached).await??))
}
