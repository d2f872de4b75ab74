//! Lessons and puzzles that were done are known in every browser of their person, in both databases.

use crate::common::{TestServer, postgres};
use crate::visitors::{PASSWORD, Visitor};
use axum::http::Method;
use serde_json::json;

const PATH: &str = "/api/me/progress";

async fn servers() -> Vec<TestServer> {
    let mut servers = vec![TestServer::start().await];
    if let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() {
        servers.push(TestServer::on_postgres(&address).await);
    }
    servers
}

#[tokio::test]
async fn what_two_browsers_know_is_put_together() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        assert_eq!(anna.get(PATH).await.ok(), json!({ "lessons": {}, "puzzles": {} }));
        let at_home = json!({
            "lessons": { "rotary": ["first", "turns"] },
            "puzzles": { "shatra": { "3": "shown", "7": "solved" } },
        });
        assert_eq!(anna.post(PATH, at_home).await.status, 204);
        let mut elsewhere = Visitor::stranger(&server);
        elsewhere.login("Anna", PASSWORD).await.ok();
        let away = json!({
            "lessons": { "rotary": ["first"], "nardi": ["first"] },
            "puzzles": { "shatra": { "3": "solved", "7": "shown" }, "problems-rotary": { "1": "shown" } },
        });
        assert_eq!(elsewhere.post(PATH, away).await.status, 204);
        let known = anna.get(PATH).await.ok();
        assert_eq!(known["lessons"]["nardi"], json!(["first"]));
        assert_eq!(known["lessons"]["rotary"].as_array().unwrap().len(), 2);
        assert_eq!(known["puzzles"]["shatra"], json!({ "3": "solved", "7": "solved" }));
        assert_eq!(known["puzzles"]["problems-rotary"], json!({ "1": "shown" }));
        let bob = Visitor::person(&server, "Bob").await;
        assert_eq!(bob.get(PATH).await.ok(), json!({ "lessons": {}, "puzzles": {} }));
    }
}

#[tokio::test]
async fn nonsense_and_strangers_are_refused() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    for wrong in [
        json!({ "lessons": { "rotary": ["a b"] } }),
        json!({ "lessons": { "": ["first"] } }),
        json!({ "lessons": { "rotary": ["x".repeat(41)] } }),
        json!({ "puzzles": { "rotary": { "0": "solved" } } }),
        json!({ "puzzles": { "rotary": { "1": "perhaps" } } }),
        json!({ "lessons": { "rotary": vec!["first"; 501] } }),
    ] {
        assert_eq!(anna.post(PATH, wrong.clone()).await.status, 400, "{wrong}");
    }
    let stranger = Visitor::stranger(&server);
    assert_eq!(stranger.get(PATH).await.status, 401);
    assert_eq!(stranger.post(PATH, json!({})).await.status, 401);
    assert_eq!(anna.get(PATH).await.ok(), json!({ "lessons": {}, "puzzles": {} }));
}

#[tokio::test]
async fn an_account_has_its_progress_among_its_data_and_takes_it_along() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        let id = anna.get("/api/me").await.ok()["id"].as_str().unwrap().replace("person:", "");
        anna.post(PATH, json!({ "lessons": { "rotary": ["first"] } })).await.ok();
        let data = anna.get("/api/me/data").await.ok();
        assert_eq!(data["progress"]["lessons"]["rotary"], json!(["first"]));
        anna.send(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await.ok();
        assert!(server.server.app.store.progress(id).await.unwrap().is_empty());
    }
}
