//! Live connections end with the session or token with which they were opened.

use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{Client, TestServer, postgres};
use crate::visitors::{PASSWORD, Visitor};
use galds_server::storage::{AccountStore, SqlStore};
use serde_json::json;

/// A page of somebody who is logged in.
async fn page(server: &TestServer, visitor: &Visitor) -> Page {
    let shown = match &visitor.token {
        Some(token) => ("authorization", format!("Bearer {token}")),
        None => ("cookie", visitor.cookies.join("; ")),
    };
    Page::open_with(&server.base(), Some(shown)).await
}

/// The same person in another browser.
async fn elsewhere(server: &TestServer, person: &Visitor) -> Visitor {
    let mut other = Visitor::stranger(server);
    other.login(&person.name, PASSWORD).await.ok();
    other
}

/// Whether the server closes a page, sooner or later. Pings alone would keep a page waiting for ever.
async fn is_closed(page: &mut Page) -> bool {
    let end = tokio::time::timeout(Duration::from_secs(30), page.try_receive()).await;
    end.is_ok_and(|heard| heard.is_none())
}

async fn is_alive(page: &mut Page) -> bool {
    page.send(&json!({ "type": "ping", "id": 7 })).await;
    page.receive_kind("pong").await["id"] == 7
}

#[tokio::test]
async fn logging_out_ends_the_live_connections_of_that_browser_and_no_others() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let phone = elsewhere(&server, &anna).await;
    let (mut here, mut there) = (page(&server, &anna).await, page(&server, &phone).await);
    phone.post("/api/logout", json!(null)).await.ok();
    assert!(is_closed(&mut there).await);
    assert!(is_alive(&mut here).await);

    let phone = elsewhere(&server, &anna).await;
    let mut there = page(&server, &phone).await;
    anna.delete("/api/sessions").await.ok();
    assert!(is_closed(&mut there).await);
    assert!(is_alive(&mut here).await);
}

#[tokio::test]
async fn a_changed_password_ends_the_live_connections_of_other_browsers() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let phone = elsewhere(&server, &anna).await;
    let (mut here, mut there) = (page(&server, &anna).await, page(&server, &phone).await);
    let asked = json!({ "old": PASSWORD, "new": "another good pass phrase" });
    anna.put("/api/me/password", asked).await.ok();
    assert!(is_closed(&mut there).await);
    assert!(is_alive(&mut here).await);
}

#[tokio::test]
async fn an_ended_token_ends_pages_and_streams_of_its_program() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let program = anna.program(&["bot:play"]).await;
    let bob = Visitor::person(&server, "Bob").await;
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    let mut live = page(&server, &program).await;
    let mut client = Client::new(server.base());
    client.key.clone_from(&program.token);
    // An answer that has come to its end is a stream that was closed.
    let streams = ["/api/stream/event".to_owned(), format!("/api/bot/game/stream/{id}")];
    let streams = streams.map(|path| {
        let client = client.clone();
        tokio::spawn(async move { client.get(&path).await })
    });
    assert!(is_alive(&mut live).await);
    let tokens = anna.get("/api/tokens").await.ok();
    anna.delete(&format!("/api/tokens/{}", tokens[0]["id"].as_str().unwrap())).await.ok();
    assert!(is_closed(&mut live).await);
    for stream in streams {
        let end = tokio::time::timeout(Duration::from_secs(30), stream).await;
        end.expect("a stream that ends").unwrap();
    }
}

#[tokio::test]
async fn who_is_locked_out_through_the_database_or_deletes_the_account_is_gone() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let (mut of_anna, mut of_bob) = (page(&server, &anna).await, page(&server, &bob).await);
    // As `galds admin` does it.
    let location = galds_server::storage::Location::Folder(server.folder.0.clone());
    let store = SqlStore::open_beside(&location).await.unwrap();
    let person = store.person_named("Anna".to_owned()).await.unwrap().unwrap();
    store.set_banned(person.id, Some("rude".to_owned())).await.unwrap();
    assert!(is_closed(&mut of_anna).await);
    assert!(is_alive(&mut of_bob).await);
    let confirmed = json!({ "password": PASSWORD });
    bob.send(axum::http::Method::DELETE, "/api/me", confirmed).await.ok();
    assert!(is_closed(&mut of_bob).await);
    store.close().await;
}

#[tokio::test]
async fn connections_to_another_server_of_the_same_database_end_too() {
    let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() else {
        return;
    };
    let one = TestServer::on_postgres(&address).await;
    let other = TestServer::on_postgres(&address).await;
    let anna = Visitor::person(&one, "Anna").await;
    let mut there = page(&other, &anna).await;
    assert!(is_alive(&mut there).await);
    anna.post("/api/logout", json!(null)).await.ok();
    assert!(is_closed(&mut there).await);
}
