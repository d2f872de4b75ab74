//! Hints in games against the computer, and what the lobby counts.

use crate::common::{TestServer, pair};
use axum::http::StatusCode;
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
        let best = &hint["lines"][0];
        assert_eq!(best["tokens"][0], action);
        assert_eq!(
            best["tokens"].as_array().unwrap().len(),
            best["book"].as_array().unwrap().len()
        );
        assert!(best["motifs"].is_array() && best["captures"].is_array(), "{best}");
        assert_eq!(hint["side"], "first");
        guest.act(&id, action).await.ok();
    }
}

#[tokio::test]
async fn an_earlier_moment_and_an_action_that_is_tried_are_judged_too() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let terms = json!({ "game": "shatra", "side": "first", "opponent": { "computer": 1 } });
    let id = guest.create(&terms).await;
    let path = format!("/api/matches/{id}/hint");
    let tried = guest.post(&path, &json!({ "action": "46-32" })).await.ok();
    assert_eq!(tried["side"], "second");
    guest.act(&id, "46-32").await.ok();
    let before = guest.post(&path, &json!({ "ply": 0 })).await.ok();
    assert_eq!(before["side"], "first");
    let after = guest.post(&path, &json!({ "ply": 1 })).await.ok();
    assert_eq!(after["side"], "second");
    let refused = guest.post(&path, &json!({ "ply": 0, "action": "1-60" })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn where_pieces_are_hidden_advice_is_given_by_what_the_player_sees() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let terms = json!({ "game": "luzhanqi", "side": "first", "opponent": { "computer": 1 } });
    let id = guest.create(&terms).await;
    let army = guest.look(&id).await["board"]["choices"][0]["token"].clone();
    guest.act(&id, army.as_str().unwrap()).await.ok();
    let path = format!("/api/matches/{id}/hint");
    // The computer lays out its army in its own time.
    let mut hint = guest.post(&path, &json!({})).await;
    for _ in 0..100 {
        if hint.status == StatusCode::OK {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        hint = guest.post(&path, &json!({})).await;
    }
    let hint = hint.ok();
    for line in hint["lines"].as_array().unwrap() {
        assert_eq!(line["book"], line["tokens"], "the book says how an attack ends");
        assert_eq!(line["captures"], json!([]));
    }
    let action = hint["action"].as_str().unwrap();
    let refused = guest.post(&path, &json!({ "action": action })).await;
    assert_eq!(refused.json()["reason"]["key"], "impossible-no-hint");
    guest.act(&id, action).await.ok();
    // What the other side thinks after the action is its own.
    let refused = guest.post(&path, &json!({ "ply": 3 })).await;
    assert_eq!(refused.json()["reason"]["key"], "match-not-your-turn");
    let judged = guest.post(&path, &json!({ "ply": 2 })).await.ok();
    assert_eq!(judged["side"], "first");
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
