//! A guest makes an account and goes on playing.

use crate::common::{TestServer, postgres};
use crate::visitors::{PASSWORD, Visitor};
use axum::http::Method;
use galds_matches::PlayerId;
use galds_matches::clock::Millis;
use galds_server::services::accounts::keep_promises;
use galds_server::time;
use serde_json::{Value, json};

async fn guest(server: &TestServer) -> Visitor {
    let mut visitor = Visitor::stranger(server);
    let reply = visitor.post("/api/guests", json!({})).await;
    visitor.keep(reply).ok();
    visitor
}

/// A match by link between two visitors, the first on the first side.
async fn by_link(first: &Visitor, second: &Visitor, game: &str) -> String {
    let terms = json!({ "game": game, "side": "first" });
    let made = first.post("/api/matches", terms).await.ok();
    let id = made["id"].as_str().unwrap().to_owned();
    second.command(&id, "join").await.ok();
    id
}

async fn state(visitor: &Visitor, id: &str) -> Value {
    visitor.get(&format!("/api/matches/{id}")).await.ok()["state"].clone()
}

async fn me(visitor: &Visitor) -> Value {
    visitor.get("/api/me").await.ok()
}

/// The same browser without the session that it has got.
fn as_before(visitor: &Visitor) -> Visitor {
    let mut before = visitor.clone();
    before.cookies.retain(|cookie| cookie.contains("guest"));
    before
}

#[tokio::test]
async fn registering_takes_running_waiting_and_finished_matches_along() {
    let server = TestServer::start().await;
    let (mut anna, other) = (guest(&server).await, guest(&server).await);
    let running = by_link(&anna, &other, "shatra").await;
    anna.act(&running).await;
    let over = by_link(&other, &anna, "rotary").await;
    other.command(&over, "resign").await.ok();
    let offer = json!({ "game": "lautari", "opponent": "lobby" });
    let waiting = anna.post("/api/matches", offer).await.ok()["id"].clone();
    let said = json!({ "words": "hello" });
    anna.post(&format!("/api/matches/{running}/chat"), said).await.ok();
    let before = state(&other, &over).await;

    let came = anna.register("Anna").await.ok();
    assert_eq!((&came["name"], &came["taken_along"]), (&json!("Anna"), &json!(3)));
    assert_eq!(state(&anna, &running).await["you"], "first");
    assert_eq!(state(&other, &running).await["first"]["name"], "Anna");
    other.act(&running).await;
    anna.act(&running).await;
    assert_eq!(state(&anna, &running).await["record"].as_array().unwrap().len(), 3);

    let mine = anna.get("/api/matches/mine").await.ok();
    let mine: Vec<_> = mine.as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
    assert_eq!(mine, [json!(running), waiting]);
    let id = me(&anna).await["id"].as_str().unwrap().to_owned();
    let played = anna.get(&format!("/api/matches?player={id}")).await.ok();
    assert_eq!(played["matches"][0]["id"], over);
    assert_eq!(played["matches"][0]["second"]["name"], "Anna");
    let after = state(&other, &over).await;
    assert_eq!((&after["score"], &after["view"]), (&before["score"], &before["view"]));
    let profile = anna.get("/api/people/Anna").await.ok();
    assert_eq!(profile["ratings"], json!([]), "no rating is touched");
    let chat = other.get(&format!("/api/matches/{running}/chat")).await.ok();
    assert_eq!(chat[0]["author"]["name"], "Anna", "{chat}");

    let left_behind = as_before(&anna);
    assert!(me(&left_behind).await["id"].as_str().unwrap().starts_with("guest:"));
    assert_eq!(state(&left_behind, &running).await["you"], Value::Null);
    assert_eq!(left_behind.get("/api/matches/mine").await.ok(), json!([]));
    assert_eq!(left_behind.command(&running, "resign").await.refused().1, "not_a_player");
}

#[tokio::test]
async fn nobody_gets_what_another_guest_played() {
    let server = TestServer::start().await;
    let (anna, mut thief) = (guest(&server).await, guest(&server).await);
    let id = by_link(&guest(&server).await, &anna, "luzhanqi").await;
    anna.act(&id).await;
    let own = state(&anna, &id).await;
    assert!(own["your_set_up"].is_string());
    let guest_id = me(&anna).await["id"].clone();
    // Whatever is claimed in the body, only a key that comes with the request counts.
    let body = json!({ "name": "Thief", "password": PASSWORD, "guest": guest_id });
    assert_eq!(thief.post("/api/people", body).await.status.as_u16(), 400);
    assert_eq!(thief.register("Thief").await.ok()["taken_along"], 0);
    assert_eq!(state(&thief, &id).await["your_set_up"], Value::Null);
    assert_eq!(state(&anna, &id).await["you"], own["you"]);
}

#[tokio::test]
async fn a_hidden_army_is_its_owners_before_and_after_and_nobody_elses() {
    let server = TestServer::start().await;
    let (mut anna, other) = (guest(&server).await, guest(&server).await);
    let id = by_link(&other, &anna, "luzhanqi").await;
    anna.act(&id).await;
    let own = state(&anna, &id).await["your_set_up"].clone();
    anna.register("Anna").await.ok();
    assert_eq!(state(&anna, &id).await["your_set_up"], own);
    let army = own.as_str().unwrap();
    for viewer in [&other, &as_before(&anna), &Visitor::stranger(&server)] {
        // Without the board: ready-made armies, of which this is one, are offered there.
        let seen = viewer.get(&format!("/api/matches/{id}")).await;
        assert!(!seen.text.contains(army), "{}", seen.text);
    }
}

#[tokio::test]
async fn matches_can_be_left_behind_and_an_account_that_there_is_takes_them_only_when_asked() {
    let server = TestServer::start().await;
    let (mut anna, other) = (guest(&server).await, guest(&server).await);
    let id = by_link(&anna, &other, "rotary").await;
    let alone = json!({ "name": "Anna", "password": PASSWORD, "guest_games": "leave" });
    let reply = anna.post("/api/people", alone).await;
    assert_eq!(anna.keep(reply).ok()["taken_along"], 0);
    let mut browser = as_before(&anna);
    assert_eq!(state(&browser, &id).await["you"], "first");
    assert_eq!(browser.login("Anna", PASSWORD).await.ok()["taken_along"], 0);
    let asked = json!({ "name": "Anna", "password": PASSWORD, "guest_games": "take_along" });
    let reply = browser.post("/api/login", asked.clone()).await;
    assert_eq!(browser.keep(reply).ok()["taken_along"], 1);
    assert_eq!(state(&browser, &id).await["first"]["name"], "Anna");

    // As a guest against the own account: such a match stays what it is.
    let guest_again = as_before(&browser);
    let own = by_link(&guest_again, &browser, "rotary").await;
    assert_eq!(guest_again.post("/api/login", asked).await.ok()["taken_along"], 0);
    assert_eq!(state(&guest_again, &own).await["you"], "first");
    assert_eq!(state(&browser, &own).await["you"], "second");
}

#[tokio::test]
async fn a_command_that_is_sent_again_after_registering_is_still_done_once() {
    let server = TestServer::start().await;
    let (mut anna, other) = (guest(&server).await, guest(&server).await);
    let id = by_link(&anna, &other, "rotary").await;
    let path = format!("/api/matches/{id}/commands");
    let act = json!({ "do": "act", "action": "22-1", "client": "c1" });
    let first = anna.post(&path, act.clone()).await.ok();
    anna.register("Anna").await.ok();
    let again = anna.post(&path, act).await.ok();
    assert_eq!(again["number"], first["number"]);
    assert_eq!(state(&other, &id).await["record"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_cut_off_is_finished_later_and_survives_a_restart() {
    let server = TestServer::start().await;
    let (anna, other) = (guest(&server).await, guest(&server).await);
    let id = by_link(&anna, &other, "rotary").await;
    let guest_id: PlayerId = me(&anna).await["id"].as_str().unwrap().parse().unwrap();
    let member = Visitor::person(&server, "Anna").await;
    let person = me(&member).await["id"].as_str().unwrap().replace("person:", "");
    let app = &server.server.app;
    let now = time::now();
    app.store.promise_to_take_along(guest_id, person, now).await.unwrap();
    keep_promises(&app.store, &app.matches, now).await.unwrap();
    assert_eq!(state(&member, &id).await["you"], Value::Null, "it may be under way");
    let later = now.after(Millis::minutes(2));
    keep_promises(&app.store, &app.matches, later).await.unwrap();
    assert!(app.store.to_take_along(later).await.unwrap().is_empty());
    assert_eq!(state(&member, &id).await["you"], "first");

    let (cookies, server) = (member.cookies.clone(), server.restart().await);
    let mut member = Visitor::stranger(&server);
    member.cookies = cookies;
    assert_eq!(state(&member, &id).await["you"], "first");
    member.act(&id).await;
    let json = member.send(Method::GET, "/api/me/data", Value::Null).await.ok();
    assert_eq!(json["matches"][0]["first"]["name"], "Anna");
}

#[tokio::test]
async fn the_other_server_knows_the_member_at_once() {
    let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() else {
        return;
    };
    let (one, two) =
        (TestServer::on_postgres(&address).await, TestServer::on_postgres(&address).await);
    let (mut anna, other) = (guest(&one).await, guest(&two).await);
    let id = by_link(&anna, &other, "rotary").await;
    other.get(&format!("/api/matches/{id}")).await.ok();
    assert_eq!(anna.register("Anna").await.ok()["taken_along"], 1);
    assert_eq!(state(&other, &id).await["first"]["name"], "Anna");
    let mut there = Visitor::stranger(&two);
    there.cookies.clone_from(&anna.cookies);
    there.act(&id).await;
    assert_eq!(state(&other, &id).await["record"].as_array().unwrap().len(), 1);
}
