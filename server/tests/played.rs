//! Matches against the computer that were played in a browser, and join those of their player.

mod common;

use axum::http::StatusCode;
use common::TestServer;
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
    let unfinished = json!({"type": "arrived", "side": "first"});
    let twice = json!({"type": "acted", "side": "second", "token": "h11-h10", "lag": 0});
    for (sent, key) in [
        (log("rated", "house:3", resigned()), "played-unfinished"),
        (log("casual", "guest:other", resigned()), "played-unfinished"),
        (log("casual", "house:3", won), "played-unfinished"),
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
