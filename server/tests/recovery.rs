//! The way back for those who forgot their passwords.

use crate::common::TestServer;
use crate::visitors::{PASSWORD, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};

const NEW: &str = "another long secret";

/// New recovery codes of somebody.
async fn codes(person: &Visitor) -> Vec<String> {
    let made = person.post("/api/me/recovery-codes", json!({ "password": PASSWORD })).await.ok();
    let codes = made["codes"].as_array().unwrap().iter();
    codes.map(|code| code.as_str().unwrap().to_owned()).collect()
}

fn asked(name: &str, code: &str) -> Value {
    json!({ "name": name, "code": code, "password": NEW })
}

#[tokio::test]
async fn a_code_gives_a_new_password_once_and_ends_all_sessions() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    assert_eq!(anna.get("/api/me/recovery-codes").await.ok()["left"], 0);
    let codes = codes(&anna).await;
    assert_eq!(codes.len(), 8);
    assert_eq!(anna.get("/api/me/recovery-codes").await.ok()["left"], 8);

    let mut back = Visitor::stranger(&server);
    let typed = codes[3].to_lowercase().replace('-', " ");
    let reply = back.post("/api/recover", asked("anna", &typed)).await;
    assert_eq!(back.keep(reply).ok()["name"], "Anna");
    assert_eq!(back.get("/api/me").await.ok()["name"], "Anna");
    assert_eq!(back.get("/api/me/recovery-codes").await.ok()["left"], 7);
    assert_eq!(anna.get("/api/me").await.ok(), Value::Null, "the old session has ended");

    let mut visitor = Visitor::stranger(&server);
    assert_eq!(visitor.login("Anna", PASSWORD).await.status, StatusCode::UNAUTHORIZED);
    visitor.login("Anna", NEW).await.ok();
    let again = visitor.post("/api/recover", asked("Anna", &codes[3])).await;
    assert_eq!(again.refused(), (422, "recovery".to_owned()));
}

#[tokio::test]
async fn wrong_codes_and_unknown_names_get_the_same_answer() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let bob = Visitor::person(&server, "Bob").await;
    let (of_anna, _) = (codes(&anna).await, codes(&bob).await);
    let stranger = Visitor::stranger(&server);
    let unknown = stranger.post("/api/recover", asked("Nobody-here", &of_anna[0])).await;
    assert_eq!(unknown.refused(), (422, "recovery".to_owned()));
    assert_eq!(unknown.json()["reason"]["key"], "recover-wrong");
    for (name, code) in
        [("Bob", of_anna[0].as_str()), ("Anna", "0000-0000-0000-0000"), ("Anna", "?")]
    {
        let reply = stranger.post("/api/recover", asked(name, code)).await;
        assert_eq!(reply.text, unknown.text, "{name} {code}");
    }
    // A password that breaks a rule costs no code.
    let weak = json!({ "name": "Anna", "code": of_anna[0], "password": "short" });
    assert_eq!(stranger.post("/api/recover", weak).await.refused(), (422, "password".to_owned()));
    stranger.post("/api/recover", asked("Anna", &of_anna[0])).await.ok();
}

#[tokio::test]
async fn new_codes_replace_the_old_ones_and_need_the_password() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let (old, new) = (codes(&anna).await, codes(&anna).await);
    let stranger = Visitor::stranger(&server);
    let refused = stranger.post("/api/recover", asked("Anna", &old[0])).await;
    assert_eq!(refused.refused().0, 422);
    stranger.post("/api/recover", asked("Anna", &new[0])).await.ok();

    let bob = Visitor::person(&server, "Bob").await;
    let wrong = bob.post("/api/me/recovery-codes", json!({ "password": "not mine at all" })).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let program = bob.program(&["account:read"]).await;
    let by_token = program.post("/api/me/recovery-codes", json!({ "password": PASSWORD })).await;
    assert_eq!(by_token.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn codes_can_be_tried_as_seldom_as_passwords() {
    let server = TestServer::with_limits().await;
    Visitor::person(&server, "Anna").await;
    let stranger = Visitor::stranger(&server);
    let mut refused = Vec::new();
    for _ in 0..12 {
        let reply = stranger.post("/api/recover", asked("Anna", "0000-0000-0000-0000")).await;
        refused.push(reply.status);
    }
    assert_eq!(refused[0], StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused[11], StatusCode::TOO_MANY_REQUESTS);
}
