//! The account of the caller, and what it is playing.

use std::collections::BTreeMap;

use axum::extract::State;
use galds_matches::Phase;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::program::{Program, Reader};
use super::shapes::{Account, Done, GameInfo, Rating, title};
use crate::fronts::shared::{Access, AppState, Json, Signed};
use crate::identity::Scope;
use crate::problem::Problem;
use crate::services::matches::filter_of;
use crate::storage::PersonKind;
use crate::time;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(account)).routes(routes!(playing)).routes(routes!(upgrade))
}

/// Who the caller is, with ratings by game and speed.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "bot",
    responses((status = 200, body = Account), (status = 401, body = BotProblem))
)]
async fn account(
    State(app): State<AppState>,
    Reader(known): Reader,
) -> Result<Json<Account>, BotError> {
    let person = match known.access {
        Access::Guest => None,
        Access::Session(person, _) | Access::Token(person, _) => Some(person),
    };
    let mut perfs = BTreeMap::new();
    if let Some(person) = &person {
        for (pool, rating) in app.store.ratings(person.id.clone()).await? {
            perfs.insert(format!("{}:{}", pool.game, pool.speed), Rating::of(&rating));
        }
    }
    Ok(Json(Account {
        url: format!("/people/{}", known.player.name),
        id: known.player.id.to_string(),
        username: known.player.name,
        title: person.as_ref().and_then(title),
        perfs,
        created_at: person.map(|person| person.created),
        online: None,
    }))
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
    State(app): State<AppState>,
    Program(player): Program,
) -> Result<Json<Playing>, BotError> {
    app.matches.presence().see_everywhere(&player.id, time::now());
    let filter = filter_of(player.id.clone(), Phase::Playing);
    let mut now_playing = Vec::new();
    for summary in app.matches.listed(filter).await? {
        now_playing.push(GameInfo::of(&super::game::state_for(&app, &summary.id, &player).await?));
    }
    Ok(Json(Playing { now_playing }))
}

/// Makes the account one of a program: it has the title `BOT` from now on. Needs the scope `bot:play`.
#[utoipa::path(
    post,
    path = "/api/bot/account/upgrade",
    tag = "bot",
    responses(
        (status = 200, body = Done),
        (status = 401, body = BotProblem),
        (status = 403, body = BotProblem),
    )
)]
async fn upgrade(
    State(app): State<AppState>,
    signed: Result<Signed, Problem>,
) -> Result<Json<Done>, BotError> {
    let signed = signed?;
    signed.allow(Scope::BotPlay)?;
    app.store.set_kind(signed.person.id, PersonKind::Bot).await?;
    Ok(Json(Done::OK))
}
