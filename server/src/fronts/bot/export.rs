//! Games for download: one by its id, or all that a player has finished.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use galds_games::core::Viewer;
use galds_matches::clock::{Moment, Speed, TimeControl};
use galds_matches::{MatchId, MatchState, Phase, Player, Rated, SummaryFilter, secrecy};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::{BotError, BotProblem};
use super::fields::read_truth;
use super::game::look_at;
use super::shapes::{Colour, Somebody, status, winner};
use super::state::{Seen, increment, moves};
use super::users::found;
use crate::fronts::shared::protection::Client;
use crate::fronts::shared::requests::match_id;
use crate::fronts::shared::{AppState, Json, SomeCaller, stream_archive};
use crate::limits::Limit;
use crate::problem::Problem;

/// How many list entries are read at once.
const PAGE: u32 = 100;
/// How records are called that are written like those of chess.
const PGN: &str = "application/x-chess-pgn; charset=utf-8";

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(one)).routes(routes!(of_user))
}

/// A game for download.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct GameJson {
    id: MatchId,
    rated: bool,
    /// The game.
    variant: String,
    speed: Speed,
    perf: String,
    created_at: Moment,
    last_move_at: Moment,
    status: &'static str,
    source: &'static str,
    players: Players,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<Colour>,
    /// The tokens with blanks between them, rolls of the dice among them.
    moves: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<GameClock>,
    #[serde(skip_serializing_if = "Option::is_none")]
    days_per_turn: Option<u32>,
    /// The record, with `pgnInJson=true`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pgn: Option<String>,
    galds: GameExtra,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct Players {
    white: GamePlayer,
    black: GamePlayer,
}

/// A player: with an account or as a guest (`user`), or the computer (`aiLevel`).
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct GamePlayer {
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<Somebody>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ai_level: Option<u8>,
}

/// The clock in seconds.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct GameClock {
    initial: u64,
    increment: u64,
    total_time: u64,
}

/// What Lichess has no field for.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct GameExtra {
    /// The rules text.
    rules: String,
    /// The time control in our own words.
    control: String,
    /// The points as they are written in records; `*` where there are none.
    result: String,
}

impl GamePlayer {
    fn of(player: Option<&Player>) -> GamePlayer {
        let Some(player) = player else { return GamePlayer::default() };
        match player.level() {
            Some(level) => GamePlayer { user: None, ai_level: Some(level) },
            None => GamePlayer { user: Some(Somebody::from(player)), ai_level: None },
        }
    }
}

impl GameJson {
    fn of(seen: &Seen, pgn: Option<String>) -> GameJson {
        let state = &seen.state;
        let control = state.terms.control;
        let (clock, days_per_turn) = match control {
            TimeControl::Days { days } => (None, Some(days)),
            control => {
                let extra = increment(control).whole_seconds();
                let clock = control.initial().map(|initial| GameClock {
                    initial: initial.whole_seconds(),
                    increment: extra,
                    total_time: initial.whole_seconds() + 40 * extra,
                });
                (clock, None)
            }
        };
        let at = |event: Option<&secrecy::SeenEvent>| event.map_or(Moment::default(), |e| e.at);
        GameJson {
            id: state.id.clone(),
            rated: state.terms.rated == Rated::Rated,
            variant: state.terms.game.clone(),
            speed: state.speed,
            perf: state.terms.game.clone(),
            created_at: at(seen.events.first()),
            last_move_at: at(seen.events.last()),
            status: status(state).name(),
            source: "friend",
            players: Players {
                white: GamePlayer::of(state.first.as_ref()),
                black: GamePlayer::of(state.second.as_ref()),
            },
            winner: winner(state.score.as_ref()),
            moves: moves(&seen.events).join(" "),
            clock,
            days_per_turn,
            pgn,
            galds: GameExtra {
                rules: state.terms.rules.clone(),
                control: control.to_string(),
                result: state.result.clone(),
            },
        }
    }
}

/// Whether the caller takes this kind of answer.
fn takes(headers: &HeaderMap, kind: &str) -> bool {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains(kind))
}

fn is_set(asked: &HashMap<String, String>, name: &str) -> Result<bool, BotError> {
    asked.get(name).map_or(Ok(false), |text| read_truth(text))
}

/// One game: a record with tags, or JSON for those who ask for `application/json`. While a hidden game is
/// played it holds what the caller knows.
#[utoipa::path(
    get,
    path = "/game/export/{id}",
    tag = "bot",
    params(("id" = String, Path), ("pgnInJson" = Option<bool>, Query)),
    responses((status = 200, body = GameJson), (status = 404, body = BotProblem))
)]
async fn one(
    State(app): State<AppState>,
    caller: Result<SomeCaller, Problem>,
    Path(id): Path<String>,
    Query(asked): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, BotError> {
    let SomeCaller(caller) = caller?;
    let with_record = is_set(&asked, "pgnInJson")?;
    let (seen, record) = app
        .matches
        .with(&match_id(&id)?, |state| {
            let viewer = state.viewer(caller.as_ref().map(|player| &player.id));
            (look_at(state, viewer), secrecy::record(state, viewer))
        })
        .await?;
    if takes(&headers, "application/json") {
        return Ok(Json(GameJson::of(&seen, with_record.then_some(record))).into_response());
    }
    Ok(([(CONTENT_TYPE, PGN)], record).into_response())
}

/// The finished games of a player, the latest first: records with tags and blank lines between them, or
/// JSON lines for those who ask for `application/x-ndjson`.
#[utoipa::path(
    get,
    path = "/api/games/user/{username}",
    tag = "bot",
    params(
        ("username" = String, Path),
        ("since" = Option<i64>, Query),
        ("until" = Option<i64>, Query),
        ("max" = Option<u32>, Query),
        ("rated" = Option<bool>, Query),
        ("perfType" = Option<String>, Query, description = "The game"),
        ("pgnInJson" = Option<bool>, Query),
    ),
    responses((status = 200, body = GameJson), (status = 404, body = BotProblem))
)]
async fn of_user(
    State(app): State<AppState>,
    client: Client,
    Path(username): Path<String>,
    Query(asked): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, BotError> {
    app.protection.limit(Limit::Export, client)?;
    let person = found(&app, &username).await?.ok_or(Problem::NotFound)?;
    let number = |name: &str| -> Result<Option<i64>, BotError> {
        let text = asked.get(name).filter(|text| !text.is_empty());
        let read = |text: &String| {
            text.parse().map_err(|_| BotError::unreadable(format!("{name} is a whole number")))
        };
        text.map(read).transpose()
    };
    let rated = asked.get("rated").map(|text| read_truth(text)).transpose()?;
    let filter = SummaryFilter {
        player: Some(person.player().id),
        game: asked.get("perfType").filter(|game| !game.is_empty()).cloned(),
        rated: rated.map(|rated| if rated { Rated::Rated } else { Rated::Casual }),
        since: number("since")?.map(Moment),
        before: number("until")?.map(|until| (Moment(until), None)),
        ..SummaryFilter::of(Phase::Over, PAGE)
    };
    let most = number("max")?.map_or(u32::MAX, |most| u32::try_from(most).unwrap_or(u32::MAX));
    let with_record = is_set(&asked, "pgnInJson")?;
    let record = |state: &MatchState| secrecy::record(state, Viewer::Spectator);
    if takes(&headers, "application/x-ndjson") || takes(&headers, "application/json") {
        let line = move |state: &MatchState| {
            let pgn = with_record.then(|| record(state));
            let game = GameJson::of(&look_at(state, Viewer::Spectator), pgn);
            serde_json::to_string(&game).ok().map(|line| line + "\n")
        };
        let body = stream_archive(app.store, filter, most, line);
        return Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response());
    }
    let body = stream_archive(app.store, filter, most, move |state| Some(record(state) + "\n\n"));
    Ok(([(CONTENT_TYPE, PGN)], body).into_response())
}
