//! The WebSocket: resuming, resending, refusing, chat, lobby.

use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{TestServer, pair, postgres};
use axum::http::StatusCode;
use futures_util::SinkExt;
use galds_server::limits::Limit;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn numbers(message: &Value) -> Vec<u64> {
    let events = message["events"].as_array().unwrap();
    events.iter().map(|event| event["number"].as_u64().unwrap()).collect()
}

fn act(action: &str) -> Value {
    json!({ "do": "act", "action": action })
}

#[tokio::test]
async fn a_page_resumes_from_any_number() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    let mut page = Page::open(&first).await;
    assert_eq!(numbers(&page.watch(&id, 0).await), [1, 2, 3, 4]);
    drop(page);
    let mut page = Page::open(&first).await;
    let resumed = page.watch(&id, 3).await;
    assert_eq!(numbers(&resumed), [4]);
    assert_eq!(resumed["state"]["version"], 4);
    assert!(resumed["board"]["layout"]["drawn"].is_object(), "a new page has no board yet");
    assert!(!resumed["board"]["choices"].as_array().unwrap().is_empty());
    let action = resumed["board"]["choices"][0]["token"].as_str().unwrap().to_owned();
    first.act(&id, &action).await.ok();
    let news = page.receive_kind("match").await;
    assert_eq!(numbers(&news), [5]);
    assert!(news["board"]["layout"]["drawn"].is_null(), "the same board is not sent twice");
    assert_eq!(news["board"]["choices"], json!([]), "it is the other side's turn");
}

#[tokio::test]
async fn a_command_that_is_sent_again_is_answered_and_not_done_twice() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let mut page = Page::open(&first).await;
    let done = page.command_as(&id, "mine", act("53 3")).await;
    assert_eq!((&done["type"], &done["number"]), (&json!("ack"), &json!(3)));
    // Over another connection, over HTTP, and after others have acted.
    second.act(&id, "24 1").await.ok();
    let mut other = Page::open(&first).await;
    let again = other.command_as(&id, "mine", act("53 3")).await;
    assert_eq!((&again["number"], &again["version"]), (&json!(3), &json!(4)));
    let body = json!({ "do": "act", "action": "53 3", "client": "mine" });
    assert_eq!(first.command(&id, &body).await.ok()["number"], 3);
    assert_eq!(first.state(&id).await["version"], 4);
    // The same name of somebody else is another command.
    let refused = second.command(&id, &body).await;
    assert_eq!(refused.code(), "not_your_turn");
}

#[tokio::test]
async fn a_resent_command_is_known_after_a_restart() {
    let server = TestServer::start().await;
    let (mut first, _, id) = pair(&server, "rotary", json!({})).await;
    let body = json!({ "do": "act", "action": "53 3", "client": "mine" });
    let done = first.command(&id, &body).await.ok();
    let server = server.restart().await;
    first.base = server.base();
    assert_eq!(first.command(&id, &body).await.ok()["number"], done["number"]);
    assert_eq!(first.state(&id).await["version"], 3);
}

#[tokio::test]
async fn of_two_connections_that_act_at_once_one_wins() {
    let server = TestServer::start().await;
    for round in 0..10 {
        let (first, _, id) = pair(&server, "rotary", json!({})).await;
        let (mut a, mut b) = (Page::open(&first).await, Page::open(&first).await);
        let (one, other) = tokio::join!(
            a.command_as(&id, "one", act("53 3")),
            b.command_as(&id, "other", act("53 2"))
        );
        let kinds = [&one["type"], &other["type"]];
        assert!(kinds.contains(&&json!("ack")), "round {round}: {one} {other}");
        assert!(kinds.contains(&&json!("refused")), "round {round}: {one} {other}");
        assert_eq!(first.state(&id).await["version"], 3);
    }
}

#[tokio::test]
async fn nonsense_is_refused_and_the_connection_lives_on() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let mut page = Page::open(&guest).await;
    for text in ["", "{", "[]", "null", "{\"type\":\"watch\"}", "{\"type\":\"sing\"}", "\u{0}"] {
        page.send_text(text).await;
        assert_eq!(page.receive().await["code"], "unreadable", "{text}");
    }
    page.send(&json!({ "type": "watch", "id": "AAAAAAAAAAAA" })).await;
    assert_eq!(page.receive().await["code"], "not_found");
    page.send(&json!({ "type": "watch", "id": "../../etc" })).await;
    assert_eq!(page.receive().await["code"], "unreadable");
    page.stream.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(page.receive().await["code"], "unreadable");
    page.send(&json!({ "type": "ping", "id": 9 })).await;
    assert_eq!(page.receive().await["id"], 9);
    page.send_text(&"x".repeat(20_000)).await;
    assert_eq!(page.try_receive().await, None, "an oversized message ends the connection");
}

#[tokio::test]
async fn strangers_may_look_and_not_act() {
    let server = TestServer::start().await;
    let (first, _, id) = pair(&server, "rotary", json!({})).await;
    let mut page = Page::open(&server.stranger()).await;
    let seen = page.watch(&id, 0).await;
    assert_eq!(seen["state"]["you"], Value::Null);
    assert_eq!(seen["board"]["choices"], json!([]));
    let refused = page.command(&id, act("53 3")).await;
    assert_eq!(refused["code"], "nobody_known");
    let mut third = Page::open(&server.guest().await).await;
    assert_eq!(third.command(&id, act("53 3")).await["code"], "not_a_player");
    first.act(&id, "53 3").await.ok();
    assert_eq!(numbers(&page.receive_kind("match").await), [3]);
}

#[tokio::test]
async fn players_hear_players_and_spectators_hear_spectators() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let spectator = server.guest().await;
    let mut pages = [Page::open(&second).await, Page::open(&spectator).await];
    for page in &mut pages {
        page.watch(&id, 0).await;
    }
    let chat = format!("/api/matches/{id}/chat");
    first.post(&chat, &json!({ "words": "  hello\n " })).await.ok();
    spectator.post(&chat, &json!({ "words": "psst" })).await.ok();
    let [player, watcher] = &mut pages;
    assert_eq!(player.receive_kind("chat").await["lines"][0]["words"], "hello");
    assert_eq!(watcher.receive_kind("chat").await["lines"][0]["words"], "psst");
    let line_count = |lines: Value| lines.as_array().unwrap().len();
    assert_eq!(line_count(second.get(&chat).await.ok()), 1);
    assert_eq!(line_count(server.stranger().get(&chat).await.ok()), 1);
    assert_eq!(first.post(&chat, &json!({ "words": "x".repeat(301) })).await.code(), "chat");
    second.command(&id, &json!({ "do": "chat", "chat": "off" })).await.ok();
    assert_eq!(first.post(&chat, &json!({ "words": "hello?" })).await.code(), "chat");
    assert_eq!(line_count(second.get(&chat).await.ok()), 0);
    second.command(&id, &json!({ "do": "chat", "chat": "on" })).await.ok();
    first.command(&id, &json!({ "do": "abort" })).await.ok();
    assert_eq!(line_count(second.get(&chat).await.ok()), 2, "after the end players hear both");
    assert_eq!(line_count(spectator.get(&chat).await.ok()), 1);
}

#[tokio::test]
async fn the_lobby_brings_those_together_who_want_the_same() {
    let server = TestServer::start().await;
    let (first, second) = (server.guest().await, server.guest().await);
    let mut page = Page::open(&first).await;
    page.send(&json!({ "type": "watch_lobby" })).await;
    assert_eq!(page.receive_kind("lobby").await["waiting"], json!([]));
    page.send(&json!({ "type": "watch_mine" })).await;
    page.receive_kind("mine").await;
    let terms = |side: &str| json!({ "game": "shatra", "opponent": "lobby", "side": side });
    let id = first.create(&terms("first")).await;
    assert_eq!(page.receive_kind("lobby").await["waiting"][0]["id"], id);
    let other = second.create(&terms("first")).await;
    assert_ne!(other, id, "both want to begin");
    let third = server.guest().await;
    assert_eq!(third.create(&terms("second")).await, id, "who waits longest is served first");
    let mine = loop {
        let mine = page.receive_kind("mine").await;
        if mine["matches"][0]["phase"] == "playing" {
            break mine;
        }
    };
    assert_eq!(mine["matches"][0]["id"], id);
    assert_eq!(server.stranger().get("/api/lobby").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_server_that_stops_ends_its_connections() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let mut page = Page::open(&guest).await;
    let stopping = tokio::spawn(async move { server.server.stop().await });
    assert_eq!(page.try_receive().await, None);
    tokio::time::timeout(Duration::from_mins(1), stopping).await.unwrap().unwrap();
}

#[tokio::test]
async fn who_says_too_much_has_to_wait() {
    let server = TestServer::with_limits().await;
    let (first, _, id) = pair(&server, "rotary", json!({})).await;
    let chat = format!("/api/matches/{id}/chat");
    let mut refused = 0;
    for _ in 0..20 {
        let answer = first.post(&chat, &json!({ "words": "hello" })).await;
        refused += u32::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((5..=10).contains(&refused), "{refused} of 20 lines were refused");
    let mut page = Page::open(&first).await;
    for id in 0..60 {
        page.send(&json!({ "type": "ping", "id": id })).await;
    }
    let mut kinds = Vec::new();
    for _ in 0..60 {
        kinds.push(page.receive().await["type"].as_str().unwrap().to_owned());
    }
    assert!(kinds.iter().any(|kind| kind == "pong"));
    assert!(kinds.iter().any(|kind| kind == "refused"), "a connection can be too chatty");
}

#[tokio::test]
async fn a_page_hears_of_what_another_server_wrote() {
    let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() else {
        return;
    };
    let one = TestServer::on_postgres(&address).await;
    let other = TestServer::on_postgres(&address).await;
    let (first, mut second, id) = pair(&one, "rotary", json!({})).await;
    second.base = other.base();
    let mut page = Page::open(&second).await;
    assert_eq!(page.watch(&id, 0).await["state"]["version"], 2);
    first.act(&id, "53 3").await.ok();
    assert_eq!(numbers(&page.receive_kind("match").await), [3]);
    second.act(&id, "24 1").await.ok();
    let seen = first.state(&id).await;
    assert_eq!((&seen["version"], &seen["to_act"]), (&json!(4), &json!(["first"])));
}

#[tokio::test]
async fn commands_over_many_connections_count_as_those_of_one_player() {
    let server = TestServer::with_limits().await;
    let (first, _, id) = pair(&server, "rotary", json!({})).await;
    let began = std::time::Instant::now();
    let mut done = 0;
    for number in 0..10 {
        let mut page = Page::open(&first).await;
        for switch in 0..6 {
            let chat = if (number + switch) % 2 == 0 { "off" } else { "on" };
            let answer = page.command(&id, json!({ "do": "chat", "chat": chat })).await;
            done += u64::from(answer["type"] == "ack");
        }
    }
    let rule = Limit::ChatSwitch.rule();
    let share = rule.per.0 / u64::from(rule.most);
    let more = began.elapsed().as_millis() as u64 / share + 1;
    assert!(done <= u64::from(rule.most) + more, "{done} switches were made");
    assert!(first.state(&id).await["version"].as_u64().unwrap() <= 2 + done);
}
