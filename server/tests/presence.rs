//! Who counts as present at a match. Moments are the test's own, as far as the server lets it choose.

use crate::common::socket::Page;
use crate::common::{Client, TestServer, pair, postgres};
use crate::visitors::Visitor;
use galds_matches::clock::{Millis, Moment};
use galds_matches::{MatchId, PlayerId};
use galds_server::services::matches::PresenceGuard;
use galds_server::storage::PresenceScope;
use galds_server::time;
use serde_json::json;

/// How long somebody has been away by what this server knows.
async fn away(server: &TestServer, id: &str, player: &str, at: Moment) -> Millis {
    let (id, player): (MatchId, PlayerId) = (id.parse().unwrap(), player.parse().unwrap());
    server.server.app.matches.away(&id, &player, at).await.unwrap()
}

/// A server that has been there for a while.
async fn old_server() -> TestServer {
    let server = TestServer::start().await;
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    server
}

async fn last_event(client: &Client, id: &str) -> Moment {
    let looked = client.get(&format!("/api/matches/{id}")).await.ok();
    Moment(looked["events"].as_array().unwrap().last().unwrap()["at"].as_i64().unwrap())
}

#[tokio::test]
async fn who_has_just_acted_over_http_is_not_away() {
    let server = old_server().await;
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let started = last_event(&server.stranger(), &id).await;
    let later = started.after(Millis(10));
    assert_eq!(away(&server, &id, &first.id, later).await, Millis(10), "the match has just begun");
    first.act(&id, "53 3").await.ok();
    let acted = last_event(&server.stranger(), &id).await;
    assert_eq!(away(&server, &id, &first.id, acted.after(Millis(7))).await, Millis(7));
    assert_eq!(
        away(&server, &id, &second.id, acted.after(Millis(7))).await,
        acted.after(Millis(7)).since(started)
    );
    // What was refused shows as well that somebody is there.
    let before = time::now();
    first.act(&id, "53 3").await.code();
    let after = time::now();
    assert!(away(&server, &id, &first.id, after).await <= after.since(before));
}

#[tokio::test]
async fn a_program_that_asks_for_its_matches_or_listens_is_present_at_each() {
    let server = old_server().await;
    let anna = Visitor::person(&server, "Anna").await;
    let bob = Visitor::person(&server, "Bob").await;
    let program = anna.program(&["bot:play"]).await;
    let id = bob.play(&anna, json!({ "game": "rotary" })).await;
    let player = anna.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let began = time::now();
    assert!(away(&server, &id, &player, began.after(Millis(500))).await >= Millis(500));
    let before = time::now();
    program.get("/api/account/playing").await.ok();
    let later = before.after(Millis(500));
    assert!(away(&server, &id, &player, later).await <= Millis(500));
    // Long after, a stream that is open shows that the program is there.
    let much_later = before.after(Millis::days(2));
    assert!(away(&server, &id, &player, much_later).await > Millis::days(1));
    let mut client = Client::new(server.base());
    client.key.clone_from(&program.token);
    let stream = tokio::spawn(async move { client.get("/api/stream/event").await });
    for _ in 0..600 {
        if away(&server, &id, &player, much_later).await == Millis::ZERO {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(away(&server, &id, &player, much_later).await, Millis::ZERO);
    stream.abort();
}

#[tokio::test]
async fn players_are_remembered_and_spectators_are_not() {
    let server = TestServer::start().await;
    let presence = || server.server.app.matches.presence().len();
    let (first, second, id) = pair(&server, "rotary", json!({})).await;
    let before = presence();
    let mut spectators = Vec::new();
    for _ in 0..5 {
        let spectator = server.guest().await;
        let mut page = Page::open(&spectator).await;
        page.watch(&id, 0).await;
        spectator.state(&id).await;
        spectators.push(page);
    }
    assert_eq!(presence(), before);
    let mut page = Page::open(&first).await;
    page.watch(&id, 0).await;
    second.state(&id).await;
    assert_eq!(presence(), 2);
}

#[tokio::test]
async fn who_watches_a_match_and_then_sits_down_is_present() {
    let server = TestServer::start().await;
    let (first, second) = (server.guest().await, server.guest().await);
    let id = first.create(&json!({ "game": "rotary" })).await;
    let mut page = Page::open(&second).await;
    page.watch(&id, 0).await;
    page.command(&id, json!({ "do": "join" })).await;
    page.receive_kind("match").await;
    let much_later = time::now().after(Millis::days(2));
    assert_eq!(away(&server, &id, &second.id, much_later).await, Millis::ZERO);
    drop(page);
    for _ in 0..600 {
        if away(&server, &id, &second.id, much_later).await > Millis::ZERO {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("a page that was closed still counts");
}

#[tokio::test]
async fn a_connection_that_ends_by_a_panic_counts_no_longer() {
    let server = TestServer::start().await;
    let (first, _, id) = pair(&server, "rotary", json!({})).await;
    let matches = server.server.app.matches.clone();
    let (place, player): (MatchId, PlayerId) = (id.parse().unwrap(), first.id.parse().unwrap());
    let much_later = time::now().after(Millis::days(2));
    let present = PresenceGuard::new(&matches, PresenceScope::Match(place), &player);
    assert_eq!(away(&server, &id, &first.id, much_later).await, Millis::ZERO);
    let connection = tokio::spawn(async move {
        let _present = present;
        panic!("while a board is drawn");
    });
    assert!(connection.await.unwrap_err().is_panic());
    assert!(away(&server, &id, &first.id, much_later).await > Millis::days(1));
}

#[tokio::test]
async fn who_watches_through_another_server_is_present() {
    let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() else {
        return;
    };
    let one = TestServer::on_postgres(&address).await;
    let other = TestServer::on_postgres(&address).await;
    let (_, mut second, id) = pair(&one, "rotary", json!({})).await;
    second.base = other.base();
    let wait_until = async |wanted: &dyn Fn(Millis) -> bool| {
        for _ in 0..600 {
            // A little later than now: by then this server alone would call the player away.
            let at = time::now().after(Millis::seconds(10));
            if wanted(away(&one, &id, &second.id, at).await) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the other server was not heard of");
    };
    wait_until(&|away| away >= Millis::seconds(10)).await;
    let mut page = Page::open(&second).await;
    page.watch(&id, 0).await;
    wait_until(&|away| away == Millis::ZERO).await;
    let seen = one.stranger().get(&format!("/api/matches/{id}/presence")).await.ok();
    assert_eq!(seen["second_away"], 0, "{seen}");
    drop(page);
    wait_until(&|away| away >= Millis::seconds(10)).await;
    // A poll shows for a moment that somebody is there.
    let before = time::now();
    second.state(&id).await;
    wait_until(&|away| time::now().after(Millis::seconds(10)).since(before) >= away).await;
}
