//! Clients that go away right after sending: what they asked for is done wholly or not at all.
//!
//! Each client closes its connection between 0 and 2 ms after the request. Whatever the database then
//! holds, a second reader must be shown, and the computer must answer it.

use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{Client, TestServer, pair};
use crate::visitors::{PASSWORD, Visitor};
use axum::http::Method;
use futures_util::SinkExt;
use galds_matches::MatchId;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// How many clients go away in each test, each a little later than the one before.
const CLIENTS: u32 = 24;

/// How long the client of this number stays.
fn stay(client: u32) -> Duration {
    Duration::from_millis(2) * client / CLIENTS
}

/// Sends a request and closes the connection.
async fn send_and_vanish(server: &TestServer, client: &Client, path: &str, body: &str, at: u32) {
    let mut stream = TcpStream::connect(server.server.address).await.expect("a connection");
    let key = client.key.as_deref().expect("a key");
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.server.address,
        body.len()
    );
    stream.set_nodelay(true).expect("a socket");
    stream.write_all(request.as_bytes()).await.expect("sent");
    wait(stay(at)).await;
}

/// Timers of the runtime are not exact enough for parts of a millisecond.
async fn wait(time: Duration) {
    let began = std::time::Instant::now();
    while began.elapsed() < time {
        tokio::task::yield_now().await;
    }
}

/// The number of events in the database.
async fn committed(server: &TestServer, id: &str) -> u64 {
    let id: MatchId = id.parse().expect("an id");
    server.server.app.store.log(id, 0).await.expect("the log").len() as u64
}

/// Waits until a reader is shown exactly what the database holds.
async fn agrees(server: &TestServer, reader: &Client, id: &str) -> u64 {
    let (mut shown, mut held) = (0, 0);
    for _ in 0..100 {
        held = committed(server, id).await;
        shown = reader.state(id).await["version"].as_u64().expect("a version");
        if shown == held {
            return held;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the database has {held} events of {id}, and readers are shown {shown}");
}

/// First moves whose senders vanish; the opponent is shown each that is in the log.
async fn check_moves(path: impl Fn(&str) -> String, body: &str) {
    let server = TestServer::start().await;
    let mut done = 0;
    for client in 0..CLIENTS {
        let (first, second, id) = pair(&server, "rotary", json!({})).await;
        send_and_vanish(&server, &first, &path(&id), body, client).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        done += u32::from(agrees(&server, &second, &id).await == 3);
    }
    assert!(done > 0, "no request arrived at all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_over_http_whose_sender_vanishes_is_seen_by_others_if_it_is_in_the_log() {
    let body = json!({ "do": "act", "action": "53 3" }).to_string();
    check_moves(|id| format!("/api/matches/{id}/commands"), &body).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_of_a_bot_that_vanishes_is_seen_by_others_if_it_is_in_the_log() {
    check_moves(|id| format!("/api/bot/game/{id}/move/53%203"), "").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_that_a_bot_offers_with_its_move_is_offered_although_the_bot_vanishes() {
    let server = TestServer::start().await;
    let mut done = 0;
    for client in 0..CLIENTS {
        let (first, second, id) = pair(&server, "rotary", json!({})).await;
        let path = format!("/api/bot/game/{id}/move/53%203?offeringDraw=true");
        send_and_vanish(&server, &first, &path, "", client).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        let events = agrees(&server, &second, &id).await;
        assert!(events != 3, "the move is in the log, the offer is not");
        done += u32::from(events == 4);
    }
    assert!(done > 0, "no request arrived at all");
}

/// Waits until the account is there with all its games, or gone with all of them over; whether it is gone.
async fn is_wholly_gone(owner: &Visitor, opponent: &Visitor, games: &[String]) -> bool {
    let mut phases = Vec::new();
    for _ in 0..200 {
        let is_there = !owner.get("/api/me").await.ok().is_null();
        phases.clear();
        for id in games {
            let looked = opponent.get(&format!("/api/matches/{id}")).await.ok();
            phases.push(looked["state"]["phase"] == "playing");
        }
        if phases.iter().all(|is_playing| *is_playing == is_there) {
            return !is_there;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the account was deleted in part: games still played {phases:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_is_deleted_with_its_games_although_its_owner_vanishes() {
    let server = TestServer::start().await;
    let mut deleted = 0;
    let mut longest = Duration::from_millis(400);
    for client in 0..8 {
        let anna = Visitor::person(&server, &format!("Anna{client}")).await;
        let bob = Visitor::person(&server, &format!("Bob{client}")).await;
        let mut games = Vec::new();
        for _ in 0..6 {
            games.push(anna.play(&bob, json!({ "game": "rotary" })).await);
        }
        let began = std::time::Instant::now();
        let request = anna.send(Method::DELETE, "/api/me", json!({ "password": PASSWORD }));
        // The first one stays to the end and shows how long that takes.
        let stay = if client == 0 { Duration::from_mins(1) } else { longest * client / 8 };
        if tokio::time::timeout(stay, request).await.is_ok() && client == 0 {
            longest = began.elapsed();
        }
        tokio::time::sleep(longest).await;
        deleted += u32::from(is_wholly_gone(&anna, &bob, &games).await);
    }
    assert!(deleted > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_against_the_computer_whose_maker_vanishes_is_played_by_the_computer() {
    let server = TestServer::start().await;
    let mut made = 0;
    for client in 0..CLIENTS {
        let guest = server.guest().await;
        let terms = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
        send_and_vanish(&server, &guest, "/api/matches", &terms.to_string(), client).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let mine = guest.get("/api/matches/mine").await.ok();
        let Some(summary) = mine.as_array().and_then(|all| all.first()) else {
            continue;
        };
        made += 1;
        let id = summary["id"].as_str().expect("an id");
        guest.wait_for(id, |state| state["to_act"] == json!(["second"])).await;
    }
    assert!(made > 0, "no request arrived at all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_computer_answers_a_move_whose_sender_vanished() {
    let server = TestServer::start().await;
    let mut done = 0;
    for client in 0..CLIENTS {
        let guest = server.guest().await;
        let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
        let id = guest.create(&terms).await;
        let before = committed(&server, &id).await;
        let body = json!({ "do": "act", "action": "53 3" }).to_string();
        let path = format!("/api/matches/{id}/commands");
        send_and_vanish(&server, &guest, &path, &body, client).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        if committed(&server, &id).await > before {
            done += 1;
            guest.wait_for(&id, |state| state["version"].as_u64() >= Some(before + 2)).await;
        }
    }
    assert!(done > 0, "no request arrived at all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_over_a_websocket_that_closes_is_seen_by_others_if_it_is_in_the_log() {
    let server = TestServer::start().await;
    for client in 0..CLIENTS {
        let (first, second, id) = pair(&server, "rotary", json!({})).await;
        let mut page = Page::open(&first).await;
        let command = json!({ "do": "act", "action": "53 3" });
        let message = json!({ "type": "command", "id": id, "client": "c", "command": command });
        page.stream.send(Message::text(message.to_string())).await.expect("sent");
        wait(stay(client)).await;
        drop(page);
        tokio::time::sleep(Duration::from_millis(20)).await;
        agrees(&server, &second, &id).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_of_chat_whose_sender_vanishes_is_told_to_the_opponent_if_it_is_kept() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let mut page = Page::open(&second).await;
    page.watch(&id, 0).await;
    let mut heard = 0;
    for client in 0..CLIENTS {
        let body = json!({ "words": format!("line {client}") }).to_string();
        send_and_vanish(&server, &first, &format!("/api/matches/{id}/chat"), &body, client).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let lines: Value = second.get(&format!("/api/matches/{id}/chat")).await.ok();
        let kept = lines.as_array().expect("a list").len();
        while heard < kept {
            let told =
                tokio::time::timeout(Duration::from_secs(20), page.receive_kind("chat")).await;
            let told = told.unwrap_or_else(|_| panic!("{kept} lines are kept, {heard} were told"));
            heard += told["lines"].as_array().expect("a list").len();
        }
    }
    assert!(heard > 0, "no request arrived at all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_joined_the_moment_it_is_made_is_not_set_back() {
    let server = TestServer::start().await;
    let guests = [server.guest().await, server.guest().await, server.guest().await];
    for _ in 0..CLIENTS {
        let terms = json!({ "game": "rotary", "opponent": "lobby" });
        let made = futures_util::future::join_all(guests.iter().map(|guest| guest.create(&terms)));
        for id in made.await {
            agrees(&server, &guests[0], &id).await;
            // Those who were left over do not wait for the next round.
            for guest in &guests {
                guest.command(&id, &json!({ "do": "abort" })).await;
            }
        }
    }
}
