//! Games of two people at one screen, in the archive of whoever is signed in there.

use crate::common::TestServer;
use crate::visitors::{PASSWORD, Visitor};
use axum::http::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn a_game_is_kept_for_its_owner_under_its_name_and_replaced_as_it_goes_on() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let path = "/api/me/one-screen/q7XkP0aa";
    let begun = json!({ "game": "rotary", "rules": "rotary,start=rows", "actions": [] });
    let kept = anna.put(path, begun).await.ok();
    assert_eq!((&kept["rules"], &kept["result"]), (&json!("rotary,start=rows"), &json!("*")));
    let resigned = json!({ "game": "rotary", "actions": [], "resigned": "first" });
    assert_eq!(anna.put(path, resigned).await.ok()["result"], "0-1");
    let more = json!({ "game": "lautari", "actions": ["e3 e4", "h12-h11"] });
    anna.put(path, more).await.ok();
    anna.put("/api/me/one-screen/second", json!({ "game": "shatra", "actions": [] })).await.ok();
    let games = anna.get("/api/me/one-screen").await.ok();
    let names: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert_eq!(names.len(), 2);
    let lautari = games.as_array().unwrap().iter().find(|game| game["id"] == "q7XkP0aa").unwrap();
    assert_eq!(lautari["game"], "lautari");
    assert_eq!(lautari["actions"].as_array().unwrap().len(), 2);

    let bob = Visitor::person(&server, "Bob").await;
    assert_eq!(bob.get("/api/me/one-screen").await.ok(), json!([]));
    assert_eq!(bob.delete(path).await.status, StatusCode::NOT_FOUND);
    let data = anna.get("/api/me/data").await.ok();
    assert_eq!(data["one_screen"].as_array().unwrap().len(), 2);
    assert_eq!(anna.delete(path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(anna.get("/api/me/one-screen").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_not_played_is_not_kept() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let illegal = json!({ "game": "lautari", "actions": ["e3 e9"] });
    let refused = anna.put("/api/me/one-screen/one", illegal).await;
    assert_eq!(refused.refused(), (422, "illegal_action".to_owned()));
    let fine = json!({ "game": "lautari", "actions": [] });
    assert_eq!(
        anna.put("/api/me/one-screen/a-b", fine.clone()).await.status,
        StatusCode::NOT_FOUND
    );
    let stranger = Visitor::stranger(&server);
    assert_eq!(stranger.put("/api/me/one-screen/one", fine).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(anna.get("/api/me/one-screen").await.ok(), json!([]));
}

#[tokio::test]
async fn an_account_that_is_deleted_takes_its_games_and_codes_along() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let id = anna.get("/api/me").await.ok()["id"].as_str().unwrap().replace("person:", "");
    anna.put("/api/me/one-screen/one", json!({ "game": "shatra", "actions": [] })).await.ok();
    anna.post("/api/me/recovery-codes", json!({ "password": PASSWORD })).await.ok();
    let store = &server.server.app.store;
    assert_eq!(store.one_screen_games(id.clone()).await.unwrap().len(), 1);
    anna.send(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await.ok();
    assert!(store.one_screen_games(id.clone()).await.unwrap().is_empty());
    assert_eq!(store.count_recovery_codes(id).await.unwrap(), 0);
}
