//! Whole matches, over HTTP and over WebSockets.

use crate::common::socket::Page;
use crate::common::{Client, Picker, TestServer, pair};
use serde_json::{Value, json};

/// Rules under which random games end soon.
const GAMES: [(&str, &str); 5] = [
    ("lautari", "lautari"),
    ("luzhanqi", "luzhanqi,cap=100"),
    ("nardi", "nardi"),
    ("rotary", "rotary"),
    ("shatra", "shatra"),
];

/// After so many actions a random game that has not ended is given up.
const LONG_ENOUGH: usize = 200;

/// One of the choices that the board offers, or a throw.
fn chosen(board: &Value, picker: &mut Picker) -> Option<String> {
    if board["may_throw"] == true {
        return Some("throw".to_owned());
    }
    let choices = board["choices"].as_array()?;
    choices.get(picker.below(choices.len()))?["token"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn whole_matches_of_every_game_are_played_over_http() {
    let server = TestServer::start().await;
    for (game, rules) in GAMES {
        let (first, second, id) = pair(&server, game, json!({ "rules": rules })).await;
        let mut picker = Picker(7);
        let mut actions = 0;
        while first.state(&id).await["phase"] == "playing" {
            for player in [&first, &second] {
                let looked = player.look(&id).await;
                if let Some(action) = chosen(&looked["board"], &mut picker) {
                    player.act(&id, &action).await.ok();
                    actions += 1;
                }
            }
            if actions > LONG_ENOUGH {
                first.command(&id, &json!({ "do": "resign" })).await.ok();
            }
        }
        let state = second.state(&id).await;
        assert_eq!(state["phase"], "over", "{game}");
        assert_ne!(state["result"], "*", "{game}");
        assert!(actions > 5, "{game} ended after {actions} actions");
    }
}

/// Plays a page's side of a match until it is over; answers with the events it was sent.
async fn play(client: Client, id: String, seed: u64) -> Vec<Value> {
    let mut page = Page::open(&client).await;
    page.send(&json!({ "type": "watch", "id": id })).await;
    let mut picker = Picker(seed);
    let mut events: Vec<Value> = Vec::new();
    let mut latest = Value::Null;
    // What the match has to have come to before the page acts again; nothing until it is told.
    let mut due = Some(0);
    loop {
        let message = page.receive().await;
        // Both give up a game that takes too long; the later one hears that it is over.
        let refused = message["type"] == "refused" && message["code"] != "over";
        assert!(!refused, "{message}");
        match message["type"].as_str() {
            Some("match") => {
                events.extend(message["events"].as_array().unwrap().clone());
                latest = message;
            }
            Some("ack") => due = message["version"].as_u64(),
            _ => continue,
        }
        if latest["state"]["phase"] == "over" {
            return events;
        }
        // Until its own action has come back, a page looks at a board on which it still has to act.
        if due.is_none_or(|due| latest["state"]["version"].as_u64() < Some(due)) {
            continue;
        }
        let command = if events.len() > LONG_ENOUGH {
            json!({ "do": "resign" })
        } else if let Some(action) = chosen(&latest["board"], &mut picker) {
            json!({ "do": "act", "action": action })
        } else {
            continue;
        };
        due = None;
        let client = format!("c{}", events.len());
        page.send(&json!({ "type": "command", "id": id, "client": client, "command": command }))
            .await;
    }
}

#[tokio::test]
async fn whole_matches_of_every_game_are_played_over_websockets_with_events_in_order() {
    let server = TestServer::start().await;
    for (game, rules) in GAMES {
        let control = json!({ "type": "increment", "initial": 600_000, "increment": 1000 });
        let more = json!({ "rules": rules, "control": control });
        let (first, second, id) = pair(&server, game, more).await;
        let (a, b) = tokio::join!(play(first, id.clone(), 3), play(second, id.clone(), 4));
        for events in [&a, &b] {
            let numbers = events.iter().map(|event| event["number"].as_u64().unwrap());
            assert!(numbers.eq(1..=events.len() as u64), "{game}: a number is missing or twice");
        }
        assert_eq!(a.len(), b.len(), "{game}");
        assert_eq!(a.last().unwrap()["type"], "ended", "{game}");
    }
}
