//! Problems that people compose are checked by the prover.

use crate::common::TestServer;
use axum::http::StatusCode;
use galds_engine::puzzles::{Task, shipped};
use serde_json::json;

const PATH: &str = "/api/problems/check";

#[tokio::test]
async fn a_puzzle_has_a_single_key_in_as_many_turns_as_it_says() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    for game in ["rotary", "shatra", "lautari"] {
        let mut puzzles = shipped(game).into_iter();
        let puzzle = puzzles.find(|one| one.task == Task::Win { actions: 2 }).unwrap();
        let asked = json!({ "game": game, "position": puzzle.position });
        let checked = stranger.post(PATH, &asked).await.ok();
        assert_eq!(checked["single"], true, "{game}: {checked}");
        assert_eq!(checked["keys"][0]["token"], puzzle.key, "{game}");
        assert_eq!(checked["keys"][0]["actions"], 2, "{game}");
        assert!(checked["keys"][0]["book"].as_str().is_some_and(|book| !book.is_empty()));
    }
}

#[tokio::test]
async fn a_start_has_no_key_and_what_cannot_be_proven_is_refused_with_the_reason() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let checked = stranger.post(PATH, &json!({ "game": "lautari" })).await.ok();
    assert_eq!((&checked["single"], &checked["keys"]), (&json!(false), &json!([])));
    for asked in [
        json!({ "game": "nardi" }),
        json!({ "game": "rotary", "rules": "rotary,start=rows" }),
        json!({ "game": "rotary", "position": "nonsense" }),
    ] {
        let refused = stranger.post(PATH, &asked).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{asked}");
    }
}
