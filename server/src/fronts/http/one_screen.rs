//! Games that two people played at one screen, kept for whoever is signed in there. They count for nothing and are seen
//! by their owner alone.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use galds_games::core::Side;
use galds_matches::Seat;
use galds_matches::clock::Moment;
use galds_matches::positions::table_after;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json, Signed};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem};
use crate::storage::OneScreenGame;
use crate::time;

/// So many games of one person are kept; the oldest go first.
const MOST: u32 = 500;
/// The longest name of a game.
const LONGEST_ID: usize = 32;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(keep, delete))
}

/// A game that is to be kept.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GamePlayed {
    /// The game's name.
    #[schema(example = json!(galds_games::SHELF[0].about.name))]
    game: String,
    /// The rules text; the usual rules if it is left out.
    #[serde(default)]
    rules: String,
    /// The actions of both sides and of chance, as tokens or in book notation.
    actions: Vec<String>,
    /// The side that resigned, if one did.
    #[serde(default)]
    resigned: Option<Seat>,
}

/// A game of one screen.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SeenGame {
    /// Its name among the games of its owner.
    id: String,
    /// The game's name.
    game: String,
    /// The rules text, complete.
    rules: String,
    /// The tokens of all actions.
    actions: Vec<String>,
    /// The result as it is written in records; `*` if it was not played to its end.
    result: String,
    /// When it was kept last.
    changed: Moment,
}

impl From<OneScreenGame> for SeenGame {
    fn from(kept: OneScreenGame) -> SeenGame {
        let OneScreenGame { id, game, rules, actions, result, changed } = kept;
        SeenGame { id, game, rules, actions, result, changed }
    }
}

/// Keeps a game of one screen in the caller's archive, under a name of the caller's choice; kept again under the same name
/// it is replaced. The latest 500 stay.
#[utoipa::path(
    put,
    path = "/api/me/one-screen/{id}",
    params(("id" = String, Path, description = "1 to 32 letters and digits", example = "q7XkP0aa")),
    request_body = GamePlayed,
    responses(
        (status = 200, body = SeenGame),
        (status = 401, body = SeenProblem),
        (status = 422, body = SeenProblem),
        (status = 429, body = SeenProblem),
    )
)]
async fn keep(
    State(app): State<AppState>,
    client: Client,
    signed: Signed,
    Path(id): Path<String>,
    Json(played): Json<GamePlayed>,
) -> Result<Json<SeenGame>, Problem> {
    signed.in_person()?;
    app.protection.limit(Limit::Position, client)?;
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(|c| c.is_ascii_alphanumeric()) {
        return Err(Problem::NotFound);
    }
    let kept = move || -> Result<OneScreenGame, Problem> {
        let GamePlayed { game, rules, actions, resigned } = played;
        let table = table_after(&game, &rules, None, &actions)?;
        let past = table.past().into_iter();
        let given_away = resigned.map(|seat| table.given_away(Side::from(seat)));
        let outcome = table.turn().outcome().or(given_away);
        Ok(OneScreenGame {
            id,
            game,
            rules: table.rules_text(),
            actions: past.map(|(_, played)| played.token).collect(),
            result: outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string()),
            changed: time::now(),
        })
    };
    let kept = app.matches.engine_pool().work_out(client, kept).await??;
    app.store.keep_one_screen(signed.person.id.clone(), kept.clone(), MOST).await?;
    Ok(Json(kept.into()))
}

/// The caller's games of one screen, the latest first.
#[utoipa::path(
    get,
    path = "/api/me/one-screen",
    responses((status = 200, body = Vec<SeenGame>), (status = 401, body = SeenProblem))
)]
async fn games(
    State(app): State<AppState>,
    signed: Signed,
) -> Result<Json<Vec<SeenGame>>, Problem> {
    signed.in_person()?;
    let games = app.store.one_screen_games(signed.person.id.clone()).await?;
    Ok(Json(games.into_iter().map(SeenGame::from).collect()))
}

/// Deletes one of the caller's games of one screen.
#[utoipa::path(
    delete,
    path = "/api/me/one-screen/{id}",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = SeenProblem))
)]
async fn delete(
    State(app): State<AppState>,
    signed: Signed,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    signed.in_person()?;
    let deleted = app.store.delete_one_screen(signed.person.id.clone(), id).await?;
    deleted.then_some(StatusCode::NO_CONTENT).ok_or(Problem::NotFound)
}
