//! One match of a bot.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::observation::{Observation, Seen};
use galds_engine::player::{Budget, Player};
use galds_engine::registry::{self, Resources};
use galds_engine::search::Limits;
use galds_engine::time::time_for_action;
use galds_games::core::{Information, Side};
use galds_host::machine;
use rand::RngExt as _;
use serde_json::{Value, json};

use super::Bot;
use super::backoff::Backoff;
use crate::api::{ApiError, in_path};

/// The longest thought about one move.
const LONGEST: Duration = Duration::from_secs(10);
/// Thoughts where there is no clock.
const WITHOUT_CLOCK: Duration = Duration::from_secs(5);
/// A clock that there is not, as it is written in streams.
const NO_CLOCK: u64 = i32::MAX as u64;
/// How many times in a row a match may fail before it is given up.
const PATIENCE: u32 = 20;

/// What stays the same in a match.
struct Match {
    game: &'static str,
    information: Information,
    rules: String,
    start: String,
    side: Side,
}

/// Plays a match to its end; answers with its result.
pub(super) fn play(bot: &Bot, id: &str) -> Result<String, String> {
    let mut pause = Backoff::new();
    let mut failures = 0;
    let mut seat: Option<(Match, Box<dyn Player>)> = None;
    loop {
        match follow(bot, id, &mut seat) {
            Ok(Some(result)) => return Ok(result),
            // The stream was read for a while and is asked for anew.
            Ok(None) => (failures, pause) = (0, Backoff::new()),
            Err(reason) if failures >= PATIENCE => return Err(reason),
            Err(reason) => {
                super::say(&format!("match {id}: {reason}"));
                failures += 1;
                pause.wait();
            }
        }
    }
}

/// Follows the stream of a match and moves when it is time; answers with the result at the end.
fn follow(
    bot: &Bot,
    id: &str,
    seat: &mut Option<(Match, Box<dyn Player>)>,
) -> Result<Option<String>, String> {
    let stream = bot.api.stream(&format!("/api/bot/game/stream/{id}"));
    let mut received = false;
    for line in stream.map_err(|error| error.to_string())? {
        let line = match line {
            Ok(line) => line,
            Err(_) if received => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        received = true;
        let state = match line["type"].as_str() {
            Some("gameFull") => {
                if seat.is_none() {
                    *seat = Some(sit_down(bot, &line)?);
                }
                &line["state"]
            }
            Some("gameState") => &line,
            _ => continue,
        };
        if !matches!(state["status"].as_str(), Some("started" | "created")) {
            return Ok(Some(state["galds"]["result"].as_str().unwrap_or("*").to_owned()));
        }
        let Some((seated, player)) = seat else { continue };
        if is_due(state, seated.side) {
            act(bot, id, seated, &mut **player, state)?;
        }
    }
    Ok(None)
}

fn sit_down(bot: &Bot, full: &Value) -> Result<(Match, Box<dyn Player>), String> {
    let game = full["variant"]["key"].as_str().unwrap_or_default();
    let rules = full["galds"]["rules"].as_str().unwrap_or(game);
    let side = match full["galds"]["you"].as_str() {
        Some("white") => Side::First,
        Some("black") => Side::Second,
        _ => return Err("it is played by others".to_owned()),
    };
    let table = galds_games::open(game, rules).map_err(|error| error.to_string())?;
    let entry = registry::find(game).map_err(|error| error.to_string())?;
    let resources = Resources::seeded(rand::rng().random());
    let player = entry.player(&bot.player, &resources).map_err(|error| error.to_string())?;
    let seated = Match {
        game: entry.about.name,
        information: entry.about.information,
        rules: table.rules_text(),
        start: table.start_text(),
        side,
    };
    Ok((seated, player))
}

fn is_due(state: &Value, side: Side) -> bool {
    let own = colour(side);
    state["galds"]["turn"].as_array().is_some_and(|turn| turn.iter().any(|due| due == own))
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

fn act(
    bot: &Bot,
    id: &str,
    seated: &Match,
    player: &mut dyn Player,
    state: &Value,
) -> Result<(), String> {
    let observation = observation(seated, state);
    let limits = Limits { time: Some(time(state, seated.side)), ..Limits::default() };
    let analysis = {
        let _place = bot.thinking.take();
        player.choose(
            &observation,
            &Budget::within(limits),
            &machine(&AtomicBool::new(false)),
            &mut |_| {},
        )
    };
    let analysis = analysis.map_err(|error| error.to_string())?;
    let token = analysis.choice().ok_or("it chose nothing")?;
    match bot.api.post(&format!("/api/bot/game/{id}/move/{}", in_path(token)), &json!({})) {
        // A refused one was made the first time, or the match ended meanwhile: the stream will tell.
        Ok(_) | Err(ApiError::Refused { status: 400, .. }) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

/// What our side sees, from the stream.
fn observation(seated: &Match, state: &Value) -> Observation {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let seen = match seated.information {
        Information::Open => Seen::Open {
            start: seated.start.clone(),
            actions: text(&state["moves"]).split_whitespace().map(str::to_owned).collect(),
        },
        Information::Hidden => Seen::Hidden {
            view: text(&state["galds"]["view"]),
            record: state["galds"]["record"].as_array().into_iter().flatten().map(text).collect(),
        },
    };
    Observation { game: seated.game, rules: seated.rules.clone(), side: seated.side, seen }
}

/// The time for one move by what the stream says of the clock.
fn time(state: &Value, side: Side) -> Duration {
    let (time, increment) = match side {
        Side::First => ("wtime", "winc"),
        Side::Second => ("btime", "binc"),
    };
    let left = state[time].as_u64().unwrap_or(NO_CLOCK);
    if left >= NO_CLOCK {
        return WITHOUT_CLOCK;
    }
    let given_back = Duration::from_millis(state[increment].as_u64().unwrap_or(0));
    time_for_action(Duration::from_millis(left), given_back).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_out_over_the_match() {
        let state = json!({"wtime": 60_000, "winc": 2_000, "btime": NO_CLOCK, "binc": 0});
        assert_eq!(time(&state, Side::First), Duration::from_secs(3));
        assert_eq!(time(&state, Side::Second), WITHOUT_CLOCK);
        assert_eq!(time(&json!({"wtime": 5}), Side::First), Duration::from_millis(20));
    }

    #[test]
    fn it_is_our_turn_when_our_colour_is_due() {
        let both = json!({"galds": {"turn": ["white", "black"]}});
        assert!(is_due(&both, Side::First) && is_due(&both, Side::Second));
        assert!(!is_due(&json!({"galds": {"turn": ["white"]}}), Side::Second));
        assert!(!is_due(&json!({}), Side::First));
    }
}
