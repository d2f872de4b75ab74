//! What a program does in a match.

use axum::extract::{Path, Query, State};
use axum::routing::post;
use galds_matches::clock::Millis;
use galds_matches::{Command, Offer, Player, Seat};
use serde::Deserialize;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use super::error::{BotError, BotProblem};
use super::fields::{Fields, read_truth};
use super::game::state_for;
use super::program::Program;
use super::shapes::Done;
use crate::fronts::shared::{AppState, Json, requests};
use crate::services::matches::{Asked, finish};

/// Under `bot` as bots call it, and under `board` as programs of people do.
const FRONTS: [&str; 2] = ["/api/bot/game", "/api/board/game"];

/// The addresses in the description: the part after `move/` may hold slashes there, as in the routes.
#[derive(OpenApi)]
#[openapi(paths(make_move, send_chat, abort, resign, draw, takeback, claim))]
struct Description;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    let mut router = OpenApiRouter::with_openapi(Description::openapi());
    for front in FRONTS {
        router = router
            .route(&format!("{front}/{{id}}/move/{{*token}}"), post(make_move))
            .route(&format!("{front}/{{id}}/chat"), post(send_chat).get(chat_lines))
            .route(&format!("{front}/{{id}}/abort"), post(abort))
            .route(&format!("{front}/{{id}}/resign"), post(resign))
            .route(&format!("{front}/{{id}}/draw/{{accept}}"), post(draw))
            .route(&format!("{front}/{{id}}/takeback/{{accept}}"), post(takeback))
            .route(&format!("{front}/{{id}}/claim-victory"), post(claim))
            .route(&format!("{front}/{{id}}/claim-victory/"), post(claim));
    }
    router
}

/// Has something done at a match.
pub(super) async fn command(
    app: &AppState,
    id: &str,
    player: Player,
    command: Command,
) -> Result<Json<Done>, BotError> {
    let id = requests::match_id(id)?;
    requests::limit_command(app, &player.id, &command)?;
    let asked = Asked { id, player, client: None, command, lag: Millis::ZERO };
    app.matches.command(asked).await?;
    Ok(Json(Done::OK))
}

/// What may come with a move.
#[derive(Clone, Debug, Deserialize)]
struct WithMove {
    #[serde(rename = "offeringDraw")]
    offering_draw: Option<String>,
}

/// Makes a move: a token, `throw`, or a set-up. With `offeringDraw=true` a draw is offered as well.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/move/{token}",
    tag = "bot",
    params(
        ("id" = String, Path),
        ("token" = String, Path),
        ("offeringDraw" = Option<bool>, Query),
    ),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn make_move(
    State(app): State<AppState>,
    Program(player): Program,
    Path((id, token)): Path<(String, String)>,
    Query(with): Query<WithMove>,
) -> Result<Json<Done>, BotError> {
    let offers = with.offering_draw.as_deref().map_or(Ok(false), read_truth)?;
    // Both are done, even if the program goes away after the move.
    finish(async move {
        let done = command(&app, &id, player.clone(), Command::Act { action: token }).await?;
        if offers {
            // The move stands, whatever becomes of the offer.
            let offer = Command::Offer { offer: Offer::Draw };
            let _refused = command(&app, &id, player, offer).await;
        }
        Ok(done)
    })
    .await
}

/// Says something to the opponent: fields `room` (`player`) and `text`.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/chat",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn send_chat(
    State(app): State<AppState>,
    Program(player): Program,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Done>, BotError> {
    if fields.text("room").is_some_and(|room| room != "player") {
        let message = "players talk to each other; spectators talk among themselves";
        return Err(BotError::unreadable(message));
    }
    let words = fields.text("text").unwrap_or_default();
    app.chat.send(&requests::match_id(&id)?, player, &words).await?;
    Ok(Json(Done::OK))
}

/// The lines sent so far.
async fn chat_lines(
    State(app): State<AppState>,
    Program(player): Program,
    Path(id): Path<String>,
) -> Result<Json<Vec<super::game::ChatLine>>, BotError> {
    let id = requests::match_id(&id)?;
    let lines = app.chat.lines(&id, Some(&player.id), 0).await?;
    Ok(Json(lines.into_iter().map(super::game::ChatLine::from).collect()))
}

/// Breaks the match off before each side has acted.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/abort",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn abort(
    State(app): State<AppState>,
    Program(player): Program,
    Path(id): Path<String>,
) -> Result<Json<Done>, BotError> {
    command(&app, &id, player, Command::Abort).await
}

/// Gives up.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/resign",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn resign(
    State(app): State<AppState>,
    Program(player): Program,
    Path(id): Path<String>,
) -> Result<Json<Done>, BotError> {
    command(&app, &id, player, Command::Resign).await
}

/// Offers a draw or accepts one (`yes`), or declines it (`no`).
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/draw/{accept}",
    tag = "bot",
    params(("id" = String, Path), ("accept" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn draw(
    State(app): State<AppState>,
    Program(player): Program,
    Path((id, accept)): Path<(String, String)>,
) -> Result<Json<Done>, BotError> {
    negotiate(&app, &id, player, Offer::Draw, &accept).await
}

/// Asks to take the last move back or agrees to it (`yes`), or declines it (`no`).
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/takeback/{accept}",
    tag = "bot",
    params(("id" = String, Path), ("accept" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn takeback(
    State(app): State<AppState>,
    Program(player): Program,
    Path((id, accept)): Path<(String, String)>,
) -> Result<Json<Done>, BotError> {
    negotiate(&app, &id, player, Offer::Takeback, &accept).await
}

/// The same offer by both sides is an agreement, so that `yes` answers as well as it asks. A `no`
/// without anything to decline changes nothing.
async fn negotiate(
    app: &AppState,
    id: &str,
    player: Player,
    offer: Offer,
    accept: &str,
) -> Result<Json<Done>, BotError> {
    if read_truth(accept)? {
        return command(app, id, player, Command::Offer { offer }).await;
    }
    let state = state_for(app, &requests::match_id(id)?, &player).await?;
    let theirs = match state.you {
        Some(Seat::First) => state.second_offers,
        Some(Seat::Second) => state.first_offers,
        None => None,
    };
    if theirs != Some(offer) {
        return Ok(Json(Done::OK));
    }
    command(app, id, player, Command::Decline { offer }).await
}

/// Claims the win when the opponent has left.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/claim-victory",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn claim(
    State(app): State<AppState>,
    Program(player): Program,
    Path(id): Path<String>,
) -> Result<Json<Done>, BotError> {
    command(&app, &id, player, Command::Claim).await
}
