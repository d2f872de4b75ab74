//! Hints in games against the computer, and what the lobby counts.

mod common;

use axum::http::StatusCode;
use common::{TestServer, pair};
use serde_json::json;

#[tokio::test]
async fn whoever_plays_the_computer_gets_a_legal_hint_in_every_open_game() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    for game in ["lautari", "rotary", "shatra"] {
        let terms = json!({ "game": game, "side": "first", "opponent": { "computer": 1 } });
        let id = guest.create(&terms).await;
        let hint = guest.post(&format!("/api/matches/{id}/hint"), &json!({})).await.ok();
        let action = hint["action"].as_str().unwrap();
        let choices = guest.look(&id).await["board"]["choices"].clone();
        let is_legal = choices.as_array().unwrap().iter().any(|choice| choice["token"] == action);
        assert!(is_legal, "{game}: {action}");
        guest.act(&id, action).await.ok();
    }
}

#[tokio::test]
async fn between_people_and_out_of_turn_there_are_no_hints() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let path = format!("/api/matches/{id}/hint");
    for person in [&first, &second] {
        let refused = person.post(&path, &json!({})).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused.json()["reason"]["key"], "impossible-no-hint");
    }
    let spectator = server.guest().await.post(&path, &json!({})).await;
    assert_eq!(spectator.status, StatusCode::CONFLICT);

    let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let id = first.create(&terms).await;
    let path = format!("/api/matches/{id}/hint");
    first.command(&id, &json!({ "do": "abort" })).await.ok();
    let refused = first.post(&path, &json!({})).await;
    assert_eq!(refused.json()["reason"]["key"], "match-over");
    assert_eq!(server.stranger().post(&path, &json!({})).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn the_lobby_counts_who_is_here_and_what_is_played() {
    let server = TestServer::start().await;
    let before = server.stranger().get("/api/counts").await.ok();
    assert_eq!(before, json!({ "online": 0, "playing": 0 }));
    let (first, _, id) = pair(&server, "rotary", json!({})).await;
    let counts = first.get("/api/counts").await.ok();
    assert_eq!(counts, json!({ "online": 2, "playing": 1 }));
    first.command(&id, &json!({ "do": "abort" })).await.ok();
    assert_eq!(first.get("/api/counts").await.ok()["playing"], 0);
}
