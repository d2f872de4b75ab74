//! Challenges: matches that wait for an answer.

use axum::extract::{Path, State};
use galds_matches::clock::{Millis, TimeControl};
use galds_matches::{Command, NewMatch, Phase, Player, Rated, SideChoice, TermsError, Wanted};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::fields::Fields;
use super::game::state_for;
use super::play::command;
use super::program::Challenger;
use super::shapes::{Challenge, Direction, Done, GameInfo};
use crate::fronts::shared::{AppState, Json, requests};
use crate::limits::Limit;
use crate::problem::Problem;
use crate::services::matches::filter_of;
use crate::storage::DeclineReason;

/// The level of the computer where none is given.
const USUAL_LEVEL: u64 = 5;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(mine))
        .routes(routes!(against_computer))
        .routes(routes!(open))
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(accept))
        .routes(routes!(decline))
        .routes(routes!(cancel))
}

/// The challenges of the caller.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
struct Mine {
    r#in: Vec<Challenge>,
    out: Vec<Challenge>,
}

/// The challenges to and from the caller that wait for an answer.
#[utoipa::path(
    get,
    path = "/api/challenge",
    tag = "bot",
    responses((status = 200, body = Mine), (status = 401, body = BotProblem))
)]
async fn mine(
    State(app): State<AppState>,
    Challenger(player): Challenger,
) -> Result<Json<Mine>, BotError> {
    let mut mine = Mine::default();
    let filter = filter_of(player.id.clone(), Phase::Open);
    for summary in app.matches.listed(filter).await? {
        let state = state_for(&app, &summary.id, &player).await?;
        let challenge = Challenge::of(&state, &player);
        match challenge.direction() {
            Direction::In => mine.r#in.push(challenge),
            Direction::Out => mine.out.push(challenge),
        }
    }
    Ok(Json(mine))
}

/// Challenges a player by name. Fields: `variant` (the game), `rated`, `clock.limit` and
/// `clock.increment` in seconds or `days`, `color` (the caller's side), `galds.rules`.
#[utoipa::path(
    post,
    path = "/api/challenge/{username}",
    tag = "bot",
    params(("username" = String, Path)),
    responses(
        (status = 200, body = Challenge),
        (status = 400, body = BotProblem),
        (status = 401, body = BotProblem),
        (status = 422, body = BotProblem),
    )
)]
async fn create(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    Path(username): Path<String>,
    fields: Fields,
) -> Result<Json<Challenge>, BotError> {
    challenge(&app, player, Wanted::Name(username), &fields).await.map(Json)
}

/// A challenge that anybody may accept who has its address.
#[utoipa::path(
    post,
    path = "/api/challenge/open",
    tag = "bot",
    responses((status = 200, body = Challenge), (status = 400, body = BotProblem))
)]
async fn open(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    fields: Fields,
) -> Result<Json<Challenge>, BotError> {
    challenge(&app, player, Wanted::Link, &fields).await.map(Json)
}

/// A match against the computer at `level` 1 to 10. It begins at once.
#[utoipa::path(
    post,
    path = "/api/challenge/ai",
    tag = "bot",
    responses((status = 201, body = GameInfo), (status = 400, body = BotProblem))
)]
async fn against_computer(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    fields: Fields,
) -> Result<(axum::http::StatusCode, Json<GameInfo>), BotError> {
    let level = fields.number("level")?.unwrap_or(USUAL_LEVEL);
    let level = u8::try_from(level).map_err(|_| no_level())?;
    let asked = new_match(Wanted::Computer(level), &fields)?;
    let id = requests::make(&app, &asked, player.clone()).await?;
    let info = GameInfo::of(&state_for(&app, &id, &player).await?);
    Ok((axum::http::StatusCode::CREATED, Json(info)))
}

fn no_level() -> BotError {
    crate::services::matches::MatchError::from(TermsError::Level).into()
}

async fn challenge(
    app: &AppState,
    player: Player,
    opponent: Wanted,
    fields: &Fields,
) -> Result<Challenge, BotError> {
    let asked = new_match(opponent, fields)?;
    let id = requests::make(app, &asked, player.clone()).await?;
    Ok(Challenge::of(&state_for(app, &id, &player).await?, &player))
}

/// The match that the fields of a challenge or a seek ask for.
pub(super) fn new_match(opponent: Wanted, fields: &Fields) -> Result<NewMatch, BotError> {
    if fields.text("fen").is_some() {
        return Err(BotError::unreadable("matches begin at the start of their game: no fen"));
    }
    let game = fields.text("variant").unwrap_or_default();
    // Says which games there are.
    galds_games::find(&game).map_err(|error| BotError::unreadable(error.to_string()))?;
    let side = match fields.text("color").as_deref() {
        None | Some("random") => SideChoice::Random,
        Some("white") => SideChoice::First,
        Some("black") => SideChoice::Second,
        Some(_) => return Err(BotError::unreadable("color is white, black or random")),
    };
    Ok(NewMatch {
        game,
        rules: fields.text("galds.rules").unwrap_or_default(),
        control: control(fields)?.into(),
        rated: if fields.is_set("rated")? { Rated::Rated } else { Rated::Casual },
        side,
        opponent,
        seed: fields.text("galds.seed").unwrap_or_default(),
        position: None,
    })
}

fn control(fields: &Fields) -> Result<TimeControl, BotError> {
    let refused =
        |error: galds_matches::clock::ControlError| BotError::unreadable(error.to_string());
    if let Some(days) = fields.number("days")? {
        return TimeControl::days(u32::try_from(days).unwrap_or(u32::MAX)).map_err(refused);
    }
    let seconds = |name: &str| fields.number(name).map(|number| number.map(Millis::seconds));
    match (seconds("clock.limit")?, seconds("clock.increment")?) {
        (None, None) => Ok(TimeControl::None),
        (limit, increment) => {
            let (limit, increment) = (limit.unwrap_or_default(), increment.unwrap_or_default());
            TimeControl::increment(limit, increment).map_err(refused)
        }
    }
}

/// One challenge.
#[utoipa::path(
    get,
    path = "/api/challenge/{id}/show",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Challenge), (status = 404, body = BotProblem))
)]
async fn show(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    Path(id): Path<String>,
) -> Result<Json<Challenge>, BotError> {
    let state = state_for(&app, &requests::match_id(&id)?, &player).await?;
    Ok(Json(Challenge::of(&state, &player)))
}

/// Accepts a challenge: the match begins.
#[utoipa::path(
    post,
    path = "/api/challenge/{id}/accept",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn accept(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Done>, BotError> {
    let seed = fields.text("galds.seed").unwrap_or_default();
    command(&app, &id, player, Command::Join { seed }).await
}

/// Declines a challenge. Field: `reason`, which is passed on.
#[utoipa::path(
    post,
    path = "/api/challenge/{id}/decline",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn decline(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Done>, BotError> {
    let reason = match fields.text("reason") {
        None => DeclineReason::Generic,
        // Reasons of other sites say nothing here.
        Some(reason) => reason.parse().unwrap_or(DeclineReason::Generic),
    };
    app.protection.limit(Limit::Command, &player.id).map_err(Problem::from)?;
    let id = requests::match_id(&id)?;
    app.calls.decline(&id, player, reason).await.map_err(Problem::from)?;
    Ok(Json(Done::OK))
}

/// Withdraws a challenge, or breaks the match off before each side has acted.
#[utoipa::path(
    post,
    path = "/api/challenge/{id}/cancel",
    tag = "bot",
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 400, body = BotProblem))
)]
async fn cancel(
    State(app): State<AppState>,
    Challenger(player): Challenger,
    Path(id): Path<String>,
) -> Result<Json<Done>, BotError> {
    command(&app, &id, player, Command::Abort).await
}
