//! Problems that people compose: the prover says whether a position has a single key.

use axum::extract::State;
use galds_engine::registry;
use galds_games::core::AnyTable;
use galds_matches::positions::PositionAsked;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, Json};
use crate::limits::Limit;
use crate::problem::{Problem, SeenProblem, Unprocessable};
use crate::services::engine_pool::{Answer, FoundKeys, Job, Question, ThinkError};

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(check))
}

/// What the prover says of a problem.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct CheckedProblem {
    /// Whether one first action wins faster than every other that was found.
    single: bool,
    /// The first actions that win by force, the shortest win first; those behind the first are side solutions.
    keys: Vec<SeenKey>,
    /// Whether another action seems to win, too, without a proof within the bounds of the prover.
    open: bool,
}

/// A first action that wins by force.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct SeenKey {
    /// Its token.
    token: String,
    /// The same in book notation.
    book: String,
    /// In how many own actions it wins.
    actions: u32,
}

/// Checks a position as a problem: which first actions win by force, and in how many own actions. It is asked under the
/// usual rules of a game without dice and hidden pieces.
#[utoipa::path(
    post,
    path = "/api/problems/check",
    request_body = PositionAsked,
    responses(
        (status = 200, body = CheckedProblem),
        (status = 422, body = SeenProblem),
        (status = 429, body = SeenProblem),
        (status = 503, body = SeenProblem, description = "Too much is being thought about, or no engine is running"),
    )
)]
async fn check(
    State(app): State<AppState>,
    client: Client,
    Json(asked): Json<PositionAsked>,
) -> Result<Json<CheckedProblem>, Problem> {
    app.protection.limit(Limit::Analysis, client)?;
    let (found, table) = prove(&app, client, asked).await?;
    let single = match &found.keys[..] {
        [_] => true,
        [(_, first), (_, second), ..] => first < second,
        [] => false,
    };
    let key = |(token, actions): (String, u32)| {
        let played = table.boxed_clone().play_text(&token);
        let book = played.map_or_else(|_| token.clone(), |played| played.book);
        SeenKey { token, book, actions }
    };
    let keys = found.keys.into_iter().map(key).collect();
    Ok(Json(CheckedProblem { single, keys, open: found.is_open }))
}

/// What the prover finds in a position, and the table with it.
pub(super) async fn prove(
    app: &AppState,
    client: Client,
    asked: PositionAsked,
) -> Result<(FoundKeys, Box<dyn AnyTable>), Problem> {
    // Nothing is worked out before there is a permit.
    let pool = app.matches.engine_pool();
    let permit = pool.analysis_permit(client).await?;
    let (permit, prepared) = pool.prepare(permit, move || question(&asked)).await?;
    let (question, table) = prepared?;
    match pool.think(permit, Job::new(question), None).await? {
        Answer::Problem(found) => Ok((found, table)),
        Answer::Move(_) | Answer::Analysis(_) | Answer::Puzzle(_) => {
            Err(ThinkError::OtherQuestion.into())
        }
    }
}

/// What the prover is asked, and the table on which keys are written in book notation.
fn question(asked: &PositionAsked) -> Result<(Question, Box<dyn AnyTable>), Problem> {
    let table = asked.table()?;
    let game = table.about().name;
    let entry = registry::find(game).map_err(|_| Unprocessable::NoAnalysis)?;
    let usual = galds_games::open(game, game).map(|usual| usual.rules_text());
    if !entry.is_searched || usual.ok() != Some(table.rules_text()) {
        return Err(Unprocessable::NotProvable.into());
    }
    table.turn().side().ok_or(Unprocessable::NothingToChoose)?;
    let (game, position) = (game.to_owned(), table.position_text());
    Ok((Question::Problem { game, position }, table))
}
