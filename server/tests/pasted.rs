//! Texts that are pasted into the analysis board, and matches that start where they lead.

use crate::common::{TestServer, pair};
use serde_json::{Value, json};

async fn paste(server: &TestServer, body: Value) -> Value {
    server.stranger().post("/api/pasted", &body).await.ok()
}

#[tokio::test]
async fn a_pasted_record_comes_back_with_its_tokens_and_tags() {
    let server = TestServer::start().await;
    let text = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1: e3 e4 – e12 e11\n";
    let read = paste(&server, json!({ "text": text, "game": "lautari" })).await;
    let game = &read["games"][0];
    assert_eq!(game["tokens"], json!(["e3-e4", "e12-e11"]));
    assert_eq!(game["record"], json!(["e3 e4", "e12 e11"]));
    assert_eq!(game["tags"]["Black"], "Ben");
    assert_eq!(game["result"], "1-0");
    assert_eq!(read["troubles"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_read_is_told_with_line_words_and_reason() {
    let server = TestServer::start().await;
    let read = paste(&server, json!({ "text": "\n1: e3 e9", "game": "lautari" })).await;
    let trouble = &read["troubles"][0];
    assert_eq!(trouble["line"], 2);
    assert_eq!(trouble["text"], "e3 e9");
    assert_eq!(trouble["reason"]["key"], "lautari-too-far");
}

#[tokio::test]
async fn the_record_of_a_match_is_read_back_with_the_tags_that_readers_look_for() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "shatra", json!({})).await;
    first.act(&id, "49-35").await.ok();
    second.act(&id, "12-26").await.ok();
    second.command(&id, &json!({ "do": "resign" })).await.ok();
    let record = first.get(&format!("/api/matches/{id}/record")).await;
    let read = paste(&server, json!({ "text": record.text })).await;
    let game = &read["games"][0];
    assert_eq!(game["tokens"], json!(["49-35", "12-26"]));
    for tag in ["Event", "Site", "Date", "White", "Black", "Result", "Rules"] {
        assert!(game["tags"][tag].is_string(), "{tag} in {}", game["tags"]);
    }
}

const POSITION: &str = "w 22,34,44,K53 K1,11 - - 0";

#[tokio::test]
async fn a_match_may_start_at_a_position_of_ones_own() {
    let server = TestServer::start().await;
    let player = server.guest().await;
    let terms = json!({
        "game": "shatra", "position": POSITION, "side": "first", "opponent": { "computer": 1 }
    });
    let id = player.create(&terms).await;
    let looked = player.look(&id).await;
    assert_eq!(looked["state"]["terms"]["position"], POSITION);
    let pieces = looked["board"]["scene"]["pieces"].as_array().map_or(0, Vec::len);
    assert_eq!(pieces, 6);
    player.act(&id, "44-37").await.ok();
    let answered = player
        .wait_for(&id, |state| state["record"].as_array().is_some_and(|r| r.len() >= 2))
        .await;
    assert_eq!(answered["record"][0], "44-37");
    let record = player.get(&format!("/api/matches/{id}/record")).await.text;
    assert!(record.contains(&format!("[Position \"{POSITION}\"]")), "{record}");
}

#[tokio::test]
async fn positions_that_are_impossible_or_secret_or_for_ratings_start_no_match() {
    let server = TestServer::start().await;
    let player = server.guest().await;
    let refused = async |terms: Value| {
        let answer = player.post("/api/matches", &terms).await;
        assert!(!answer.status.is_success());
        answer.json()["reason"]["key"].as_str().unwrap_or_default().to_owned()
    };
    let twice = json!({ "game": "rotary", "position": "w - 43,43 44 0" });
    assert_eq!(refused(twice).await, "rotary-position-twice");
    let over = json!({ "game": "shatra", "position": "w K53 22 - - 0" });
    assert_eq!(refused(over).await, "terms-position");
    let secret = json!({ "game": "luzhanqi", "position": "r b1:F,c4:1 b12:F,c9:1 - 0 0" });
    assert_eq!(refused(secret).await, "terms-own-start");
    let lobby = json!({ "game": "shatra", "position": POSITION, "opponent": "lobby" });
    assert_eq!(refused(lobby).await, "terms-own-start");
}
