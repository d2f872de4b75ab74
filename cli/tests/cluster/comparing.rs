//! What was acknowledged, compared with the log.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use super::players::{Opponent, Played, played_token};
use crate::serving::Caller;

/// Compares what was acknowledged in a match with its log as every server has it. Answers with the longest time
/// that a computer player took.
pub(crate) fn compare(at_servers: &[Caller], played: &Played) -> Duration {
    let logs: Vec<Vec<Value>> = at_servers.iter().map(|at| log(at, &played.id)).collect();
    assert!(logs.windows(2).all(|pair| pair[0] == pair[1]), "servers differ on {}", played.id);
    let events = &logs[0];
    let numbers: Vec<u64> = events.iter().filter_map(|event| event["number"].as_u64()).collect();
    assert!(numbers.iter().copied().eq(1..=events.len() as u64), "{}: {numbers:?}", played.id);
    let by_people = by_people(events, played);
    let acknowledged: BTreeMap<u64, &str> =
        played.acknowledged.iter().map(|(number, action)| (*number, action.as_str())).collect();
    assert_eq!(acknowledged.len(), played.acknowledged.len(), "{}: one number twice", played.id);
    // Every command was sent until it was answered: what is there is what was acknowledged.
    assert_eq!(by_people.actions, acknowledged, "{} of {}", played.id, played.game);
    by_people.computer_took
}

fn log(at: &Caller, id: &str) -> Vec<Value> {
    let looked = at.get(&format!("/api/matches/{id}"));
    looked.expect("everything works again")["events"].as_array().expect("a list").clone()
}

struct ByPeople<'a> {
    /// What people did, by number.
    actions: BTreeMap<u64, &'a str>,
    /// How long the computer took at most for an action.
    computer_took: Duration,
}

/// Tells what people did from what the computer did, by whose turn it was.
fn by_people<'a>(events: &'a [Value], played: &Played) -> ByPeople<'a> {
    let mut table = galds_games::open(played.game, played.game).expect("the game");
    let mut found = ByPeople { actions: BTreeMap::new(), computer_took: Duration::ZERO };
    let mut since = 0;
    for event in events {
        let at = event["at"].as_u64().expect("a moment");
        let Some(token) = played_token(event) else {
            since = since.max(at);
            continue;
        };
        let side = table.turn().side().map(galds_games::core::Side::index);
        table.play_text(token).expect("the log has legal actions only");
        if event["type"] == "acted" {
            if played.opponent == Opponent::Computer && side == Some(1) {
                let took = Duration::from_millis(at.saturating_sub(since));
                found.computer_took = found.computer_took.max(took);
            } else {
                found.actions.insert(event["number"].as_u64().expect("a number"), token);
            }
        }
        since = at;
    }
    found
}
