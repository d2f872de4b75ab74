//! The account of the caller, and what it is playing.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::program::Program;
use super::shapes::{Account, Done, GameInfo};
use crate::app::App;
use crate::http::{Json, lists};
use crate::matches::Phase;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(account)).routes(routes!(playing)).routes(routes!(upgrade))
}

/// Who the caller is.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "bot",
    responses((status = 200, body = Account), (status = 401, body = BotProblem))
)]
async fn account(Program(player): Program) -> Json<Account> {
    Json(Account {
        url: format!("/player/{}", player.name),
        id: player.id.to_string(),
        username: player.name,
        title: None,
        perfs: std::collections::BTreeMap::new(),
        created_at: None,
    })
}

/// The matches that the caller is playing.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Playing {
    now_playing: Vec<GameInfo>,
}

/// The matches that the caller is playing.
#[utoipa::path(
    get,
    path = "/api/account/playing",
    tag = "bot",
    responses((status = 200, body = Playing), (status = 401, body = BotProblem))
)]
async fn playing(
    State(app): State<App>,
    Program(player): Program,
) -> Result<Json<Playing>, BotError> {
    let filter = lists::filter_of(player.id.clone(), Phase::Playing);
    let mut now_playing = Vec::new();
    for summary in lists::listed(&app, filter).await? {
        now_playing.push(GameInfo::of(&super::game::state_for(&app, &summary.id, &player).await?));
    }
    Ok(Json(Playing { now_playing }))
}

/// Makes the account one that programs use. Every account may: nothing has to be changed for it.
#[utoipa::path(
    post,
    path = "/api/bot/account/upgrade",
    tag = "bot",
    responses((status = 200, body = Done), (status = 401, body = BotProblem))
)]
async fn upgrade(Program(_): Program) -> Json<Done> {
    Json(Done::OK)
}
