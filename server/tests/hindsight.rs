//! Looking back at a hidden game: what could be known, what was given away, and what was left open.

use crate::common::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};

const PATH: &str = "/api/hindsight";

#[tokio::test]
async fn a_moment_of_a_hidden_game_says_what_could_be_known_and_what_the_last_move_left_open() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let position = "r b1:F,a2:1,e6:7 a1:5,b12:F,a12:M a1 0 40";
    let asked = json!({ "game": "luzhanqi", "position": position, "actions": ["e6-e7"] });
    let found = stranger.post(PATH, &asked).await.ok();
    let hindsight = &found["hindsight"];
    assert_eq!(hindsight["last"]["danger"], "beside");
    assert_eq!(hindsight["last"]["by"], json!(["a1"]));
    for side in ["first", "second"] {
        let pieces = hindsight[side].as_array().unwrap();
        assert_eq!(pieces.len(), 3, "{side}");
        for piece in pieces {
            let chances = piece["kinds"].as_array().unwrap().iter();
            let sum: f64 = chances.filter_map(|one| one["chance"].as_f64()).sum();
            assert!((sum - 1.0).abs() < 0.03, "{piece}");
        }
    }
}

#[tokio::test]
async fn open_games_and_armies_that_are_not_set_up_have_no_hindsight() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let found = stranger.post(PATH, &json!({ "game": "rotary" })).await.ok();
    assert_eq!(found["hindsight"], Value::Null);
    let found = stranger.post(PATH, &json!({ "game": "luzhanqi" })).await.ok();
    assert_eq!(found["hindsight"]["first"], json!([]));
    let refused = stranger.post(PATH, &json!({ "game": "luzhanqi", "position": "?" })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}
