//! Matches against the computer that were played in a browser, and join those of their player.

use crate::common::TestServer;
use axum::http::{Method, StatusCode};
use galds_games::core::{AnyTable, Rng, Turn};
use galds_matches::Played;
use galds_server::fronts::shared::protection::{LARGEST_BODY, LARGEST_LOG};
use serde_json::{Value, json};

/// The log of a browser in which the second side gives the match away after its first action.
fn log(rated: &str, opponent: &str, end: Value) -> Value {
    let terms = json!({
        "game": "lautari", "rules": "lautari", "control": {"type": "none"}, "rated": rated, "side": "second",
    });
    let guest = json!({"id": "guest:here", "name": "Guest here"});
    let computer = json!({"id": opponent, "name": "anything"});
    let opponent = json!({"visibility": "computer", "invited": null});
    let events = [
        json!({"type": "created", "terms": terms, "creator": guest, "opponent": opponent, "secret": null, "seed": "", "rematch_of": null}),
        json!({"type": "started", "first": computer, "second": guest, "seeds": ["", ""]}),
        json!({"type": "arrived", "side": "second"}),
        json!({"type": "acted", "side": "first", "token": "e3-e4", "lag": 0}),
        json!({"type": "acted", "side": "second", "token": "h12-h11", "lag": 0}),
        end,
        json!({"type": "rematched", "next": "aaaaaaaaaaaa"}),
    ];
    let rows = (1..).zip(events).map(|(at, what)| json!({"what": what.to_string(), "at": at}));
    json!({"id": "abcdefghijkm", "rows": rows.collect::<Vec<_>>()})
}

fn resigned() -> Value {
    let score = json!({"first": 0.0, "second": 1.0});
    json!({"type": "ended", "ending": {"kind": "resigned", "side": "second"}, "score": score})
}

#[tokio::test]
async fn a_match_joins_those_of_its_player_once_however_often_it_is_sent() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let sent = log("casual", "house:3", resigned());
    let id = guest.post("/api/matches/played", &sent).await.ok()["id"].clone();
    assert_eq!(guest.post("/api/matches/played", &sent).await.ok()["id"], id);
    let state = guest.look(id.as_str().unwrap()).await["state"].clone();
    assert_eq!(state["phase"], "over");
    assert_eq!(state["record"].as_array().unwrap().len(), 2);
    // Who wins follows from the board and from who gave it away, not from what was sent.
    assert_eq!(state["score"], json!({"first": 2.0, "second": 0.0}));
    assert_eq!(
        (&state["terms"]["rated"], &state["first"]["id"]),
        (&json!("casual"), &json!("house:3"))
    );
    assert_ne!(state["second"]["id"], "guest:here");
    // Somebody else who sends the same has a match of their own.
    let other = server.guest().await;
    assert_ne!(other.post("/api/matches/played", &sent).await.ok()["id"], id);
}

#[tokio::test]
async fn what_was_not_played_does_not_join() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let won = json!({"type": "ended", "ending": {"kind": "resigned", "side": "first"}, "score": {"first": 0.0, "second": 1.0}});
    // The clock of the computer ran in the browser, where nobody but its player has seen it.
    let by_clock = json!({"type": "ended", "ending": {"kind": "flag", "side": "first"}, "score": {"first": 0.0, "second": 1.0}});
    let unfinished = json!({"type": "arrived", "side": "first"});
    let twice = json!({"type": "acted", "side": "second", "token": "h11-h10", "lag": 0});
    for (sent, key) in [
        (log("rated", "house:3", resigned()), "played-unfinished"),
        (log("casual", "guest:other", resigned()), "played-unfinished"),
        (log("casual", "house:3", won), "played-unfinished"),
        (log("casual", "house:3", by_clock), "played-by-clock"),
        (log("casual", "house:3", unfinished), "played-unfinished"),
        (log("casual", "house:3", twice), "played-unplayable"),
        (json!({"id": "abcdefghijkm", "rows": [{"what": "{", "at": 1}]}), "played-unplayable"),
        (json!({"id": "abcdefghijkm", "rows": []}), "played-unfinished"),
    ] {
        let refused = guest.post("/api/matches/played", &sent).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{sent}");
        assert_eq!(refused.json()["reason"]["key"], key, "{sent}");
    }
    let stranger = server.stranger();
    let refused = stranger.post("/api/matches/played", &log("casual", "house:3", resigned())).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
}

/// What happens next in a game whose sides do what chance tells them.
fn next_event(table: &mut dyn AnyTable, rng: &mut Rng) -> Value {
    let turn = table.turn();
    if matches!(turn, Turn::Chance | Turn::SideOrChance(_)) {
        let chances = table.chances();
        let token = chances[rng.below(chances.len())].action.clone();
        table.play_text(&token).unwrap();
        return json!({"type": "threw", "token": token});
    }
    let side = if turn.side().unwrap().index() == 0 { "first" } else { "second" };
    let tokens = table.legal().1;
    let token = &tokens[rng.below(tokens.len())];
    table.play_text(token).unwrap();
    json!({"type": "acted", "side": side, "token": token, "lag": 0})
}

/// The log of a match of backgammon to so many points, played to its end.
fn long_log(points: u32) -> Value {
    let rules = format!("backgammon,match={points}");
    let mut table = galds_games::open("nardi", &rules).unwrap();
    let mut begun = log("casual", "house:3", Value::Null)["rows"].as_array().unwrap()[..2].to_vec();
    let mut created: Value = serde_json::from_str(begun[0]["what"].as_str().unwrap()).unwrap();
    (created["terms"]["game"], created["terms"]["rules"]) = (json!("nardi"), json!(rules));
    begun[0]["what"] = json!(created.to_string());
    let mut rng = Rng::seeded(7);
    while !matches!(table.turn(), Turn::Over(_)) {
        let event = next_event(&mut *table, &mut rng);
        begun.push(json!({"what": event.to_string(), "at": 1_790_000_000_000_u64}));
    }
    let ended = json!({"type": "ended", "ending": {"kind": "rules", "side": null}, "score": {"first": 1.0, "second": 0.0}});
    begun.push(json!({"what": ended.to_string(), "at": 1_790_000_000_000_u64}));
    json!({"id": "abcdefghijkm", "rows": begun})
}

#[tokio::test]
async fn a_long_match_joins_too() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let sent = long_log(15);
    let (rows, bytes) = (sent["rows"].as_array().unwrap().len(), sent.to_string().len());
    assert!(bytes > 2 * LARGEST_BODY && rows < Played::MOST_EVENTS, "{rows} events, {bytes} bytes");
    // As many events as a match may have fit as well.
    assert!(bytes / rows * Played::MOST_EVENTS < LARGEST_LOG, "{} bytes for each", bytes / rows);
    let id = guest.post("/api/matches/played", &sent).await.ok()["id"].clone();
    let state = guest.look(id.as_str().unwrap()).await["state"].clone();
    assert_eq!(state["phase"], "over");
    assert_eq!(state["record"].as_array().unwrap().len(), rows - 3);
}

#[tokio::test]
async fn a_log_that_no_match_can_have_is_refused_with_its_reason() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let rows = vec![json!({"what": "{}", "at": 1}); Played::MOST_EVENTS + 1];
    let refused =
        guest.post("/api/matches/played", &json!({"id": "abcdefghijkm", "rows": rows})).await;
    assert_eq!(refused.json()["reason"]["key"], "played-too-long");
    let refused =
        guest.send(Method::POST, "/api/matches/played", " ".repeat(LARGEST_LOG + 1)).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
    // No other address takes as much.
    let refused = guest.send(Method::POST, "/api/matches", " ".repeat(LARGEST_BODY + 1)).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}
