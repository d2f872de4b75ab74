//! A seek: an offer in the lobby that stands as long as its connection is open.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use galds_matches::clock::{Millis, TimeControl};
use galds_matches::ports::Topic;
use galds_matches::{MatchId, NewMatch, Phase, Wanted};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::challenge::new_match;
use super::error::{BotError, BotProblem};
use super::fields::Fields;
use super::lines::{KEEP_ALIVE, Lines};
use super::program::Program;
use crate::fronts::shared::{AppState, Json, requests};
use crate::services::matches::Connected;
use crate::services::notices::Mailbox;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(seek))
}

/// A seek that stays without its connection.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Sought {
    /// The match.
    id: MatchId,
}

/// Looks for anybody who wants to play. Fields: `variant` (the game), `rated`, `color`, `galds.rules`,
/// and `time` in minutes with `increment` in seconds, or `days`.
///
/// With a clock the answer is a stream of empty lines: the offer stands as long as it is read, and the
/// stream ends when an opponent has come; the match is announced in the stream of events. With `days` the
/// answer is the name of the match, and the offer stays.
#[utoipa::path(
    post,
    path = "/api/board/seek",
    tag = "bot",
    responses(
        (status = 200, body = Sought),
        (status = 400, body = BotProblem),
        (status = 422, body = BotProblem),
    )
)]
async fn seek(
    State(app): State<AppState>,
    Program(player): Program,
    fields: Fields,
) -> Result<Response, BotError> {
    if fields.text("ratingRange").is_some() {
        return Err(BotError::unreadable("ratingRange cannot be chosen here: leave it empty"));
    }
    let control = control(&fields)?;
    let asked = NewMatch { control: control.into(), ..new_match(Wanted::Lobby, &fields)? };
    let online = app.matches.visitors().connect(&player.id);
    let mailbox = Mailbox::default();
    let id = requests::make(&app, &asked, player).await?;
    if matches!(control, TimeControl::Days { .. }) {
        return Ok(Json(Sought { id }).into_response());
    }
    let subscription = app.bus.subscribe(Topic::Match(id.clone()), &mailbox);
    let (lines, response) = Lines::open();
    tokio::spawn(async move {
        wait(&app, &id, &lines, &mailbox, online).await;
        drop(subscription);
    });
    Ok(response)
}

/// Waits until somebody has come or the reader has gone; without a reader the offer is withdrawn.
async fn wait(app: &AppState, id: &MatchId, lines: &Lines, mailbox: &Mailbox, online: Connected) {
    let stopped = app.stopped();
    tokio::pin!(stopped);
    let mut ticks = tokio::time::interval(KEEP_ALIVE);
    loop {
        let waits = app.matches.with(id, |state| state.phase() == Phase::Open).await;
        if let Ok(false) = waits {
            return;
        }
        tokio::select! {
            _ = mailbox.take() => {}
            _ = ticks.tick() => if lines.keep_alive().is_err() { break },
            () = lines.gone() => break,
            () = &mut stopped => return,
        }
    }
    drop(online);
    if let Err(error) = app.matches.withdraw(id).await {
        tracing::warn!(%id, %error, "a seek waits to be withdrawn");
    }
}

fn control(fields: &Fields) -> Result<TimeControl, BotError> {
    let refused =
        |error: galds_matches::clock::ControlError| BotError::unreadable(error.to_string());
    if let Some(days) = fields.number("days")? {
        return TimeControl::days(u32::try_from(days).unwrap_or(u32::MAX)).map_err(refused);
    }
    let minutes = fields.text("time").and_then(|text| text.parse::<f64>().ok());
    let minutes = minutes.filter(|minutes| (0.0..=1_440.0).contains(minutes));
    let Some(minutes) = minutes else {
        return Err(BotError::unreadable("time is a number of minutes; or give days"));
    };
    let initial = Millis((minutes * 60_000.0).round() as u64);
    let increment = Millis::seconds(fields.number("increment")?.unwrap_or(0));
    TimeControl::increment(initial, increment).map_err(refused)
}
