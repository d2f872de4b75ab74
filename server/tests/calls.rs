//! Who is called for what: challenges, turns, offers, rematches, and who is brought to the board.

use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{TestServer, pair};
use crate::visitors::Visitor;
use galds_matches::clock::Moment;
use galds_server::time;
use serde_json::{Value, json};

/// A page of somebody with an account.
async fn page_of(server: &TestServer, visitor: &Visitor) -> Page {
    let cookies = visitor.cookies.join("; ");
    Page::open_with(&server.base(), Some(("cookie", cookies))).await
}

/// Waits until a call of this kind comes that was not read.
async fn called(page: &mut Page, kind: &str) -> Value {
    loop {
        let message = page.receive_kind("calls").await;
        let mut calls = message["calls"].as_array().expect("calls").iter();
        if let Some(call) = calls.find(|call| call["kind"] == kind && call["read"] == false) {
            return call.clone();
        }
    }
}

/// What somebody was called for, by kind and whether it was read.
async fn kinds(visitor: &Visitor) -> Vec<(String, bool)> {
    let list = visitor.get("/api/calls").await.ok();
    let kind =
        |call: &Value| (call["kind"].as_str().unwrap_or_default().to_owned(), call["read"] == true);
    list["calls"].as_array().expect("calls").iter().map(kind).collect()
}

fn has(kind: &'static str, read: bool) -> impl Fn(&Value) -> bool {
    move |list| {
        let mut calls = list["calls"].as_array().expect("calls").iter();
        calls.any(|call| call["kind"] == kind && call["read"] == read)
    }
}

async fn challenge(from: &Visitor, to: &Visitor, control: Value) -> String {
    let asked = json!({
        "game": "rotary", "side": "first", "control": control, "opponent": { "name": to.name },
    });
    from.post("/api/matches", asked).await.ok()["id"].as_str().expect("an id").to_owned()
}

fn minutes() -> Value {
    json!({ "type": "increment", "initial": 300_000, "increment": 3_000 })
}

#[tokio::test]
async fn a_challenge_is_heard_on_every_page_and_both_are_called_to_the_board_once_it_is_accepted() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let (mut annas, mut bobs) = (page_of(&server, &anna).await, page_of(&server, &bob).await);
    for page in [&mut annas, &mut bobs] {
        page.send(&json!({ "type": "watch_calls" })).await;
        assert_eq!(page.receive_kind("calls").await["unread"], 0);
    }
    let id = challenge(&anna, &bob, minutes()).await;
    let call = called(&mut bobs, "challenge").await;
    assert_eq!((&call["match"], &call["from"]["name"]), (&json!(id), &json!("Anna")));
    assert_eq!((&call["game"], &call["rated"]), (&json!("rotary"), &json!("casual")));
    bob.command(&id, "join").await.ok();
    let started = called(&mut annas, "started").await;
    assert_eq!((&started["match"], &started["from"]["name"]), (&json!(id), &json!("Bob")));
    called(&mut bobs, "started").await;
    assert!(kinds(&bob).await.iter().all(|(kind, _)| kind != "challenge"), "it was answered");
    // Whoever looks at the board need not be called to it.
    annas.watch(&id, 0).await;
    anna.wait_for("/api/calls", |list| list["unread"] == 0).await;
    assert_eq!(kinds(&bob).await, [("started".to_owned(), false)]);
}

#[tokio::test]
async fn a_challenge_is_declined_with_a_reason_that_its_maker_hears() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let cilla = Visitor::person(&server, "Cilla").await;
    let id = challenge(&anna, &bob, minutes()).await;
    let decline = format!("/api/matches/{id}/decline");
    let reason = json!({ "reason": "tooFast" });
    assert_eq!(cilla.post(&decline, reason.clone()).await.refused().1, "not_invited");
    assert_eq!(bob.post(&decline, json!({ "reason": "because" })).await.refused().0, 400);
    bob.post(&decline, reason.clone()).await.ok();
    let list = anna.wait_for("/api/calls", has("declined", false)).await;
    let call = &list["calls"][0];
    assert_eq!((&call["reason"], &call["from"]["name"]), (&json!("tooFast"), &json!("Bob")));
    assert_eq!(bob.post(&decline, reason).await.refused().1, "not_open");
    bob.wait_for("/api/calls", |list| list["calls"] == json!([])).await;
    anna.post("/api/calls/read", json!({ "kind": "declined", "subject": id })).await.ok();
    assert_eq!(anna.get("/api/calls").await.ok()["unread"], 0);
}

#[tokio::test]
async fn a_challenge_that_is_withdrawn_is_no_longer_called_for() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = challenge(&anna, &bob, json!({ "type": "none" })).await;
    bob.wait_for("/api/calls", has("challenge", false)).await;
    anna.command(&id, "abort").await.ok();
    bob.wait_for("/api/calls", |list| list["calls"] == json!([])).await;
}

#[tokio::test]
async fn a_turn_is_called_for_when_its_player_looks_elsewhere_and_not_when_they_look_at_it() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    let mut annas = page_of(&server, &anna).await;
    annas.watch(&id, 0).await;
    anna.act(&id).await;
    let list = bob.wait_for("/api/calls", has("turn", false)).await;
    let turn = list["calls"].as_array().unwrap().iter().find(|call| call["kind"] == "turn");
    assert_eq!(turn.expect("a turn")["from"]["name"], "Anna");
    bob.act(&id).await;
    bob.wait_for("/api/calls", has("turn", true)).await;
    // Anna looks at the board: her turn is nothing to call her for.
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert!(kinds(&anna).await.iter().all(|(kind, _)| kind != "turn"));
}

#[tokio::test]
async fn offers_and_rematches_call_the_other_player() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    for (person, other) in [(&anna, &bob), (&bob, &anna)] {
        person.act(&id).await;
        let path = format!("/api/matches/{id}/commands");
        person.post(&path, json!({ "do": "offer", "offer": "draw" })).await.ok();
        other.wait_for("/api/calls", has("draw", false)).await;
        other.post(&path, json!({ "do": "decline", "offer": "draw" })).await.ok();
        let is_gone = |list: &Value| !has("draw", false)(list) && !has("draw", true)(list);
        other.wait_for("/api/calls", is_gone).await;
    }
    anna.command(&id, "resign").await.ok();
    let path = format!("/api/matches/{id}/commands");
    anna.post(&path, json!({ "do": "offer", "offer": "rematch" })).await.ok();
    bob.wait_for("/api/calls", has("rematch", false)).await;
    bob.post(&path, json!({ "do": "accept", "offer": "rematch" })).await.ok();
    let next = bob.get(&format!("/api/matches/{id}")).await.ok()["state"]["next"].clone();
    for person in [&anna, &bob] {
        let list = person.wait_for("/api/calls", has("rematched", false)).await;
        let call = list["calls"].as_array().unwrap().iter().find(|c| c["kind"] == "rematched");
        assert_eq!(call.expect("a rematch")["match"], next);
    }
}

#[tokio::test]
async fn whoever_looks_elsewhere_hears_how_a_match_ended_and_whoever_ended_it_does_not() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = anna.play(&bob, json!({ "game": "rotary" })).await;
    for person in [&anna, &bob] {
        person.act(&id).await;
    }
    anna.command(&id, "resign").await.ok();
    let list = bob.wait_for("/api/calls", has("won", false)).await;
    let won = list["calls"].as_array().unwrap().iter().find(|call| call["kind"] == "won");
    let won = won.expect("a win");
    assert_eq!((&won["ending"], &won["from"]["name"]), (&json!("resigned"), &json!("Anna")));
    assert_eq!(won["match"], json!(id));
    assert!(kinds(&anna).await.iter().all(|(kind, _)| kind != "lost"), "she resigned herself");
    // Whoever looks at the board sees it there.
    let next = anna.play(&bob, json!({ "game": "rotary" })).await;
    let mut bobs = page_of(&server, &bob).await;
    bobs.watch(&next, 0).await;
    anna.command(&next, "abort").await.ok();
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(kinds(&bob).await.iter().all(|(kind, _)| kind != "aborted"));
}

#[tokio::test]
async fn a_flag_that_falls_is_told_to_both_who_look_elsewhere() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let control = json!({ "type": "increment", "initial": 1_000, "increment": 0 });
    let id = anna.play(&bob, json!({ "game": "rotary", "control": control })).await;
    anna.act(&id).await;
    bob.act(&id).await;
    for (person, kind) in [(&anna, "lost"), (&bob, "won")] {
        let list = person.wait_for("/api/calls", has(kind, false)).await;
        let call = list["calls"].as_array().unwrap().iter().find(|call| call["kind"] == kind);
        assert_eq!(call.expect("the end")["ending"], "flag");
    }
}

#[tokio::test]
async fn the_time_for_the_first_action_runs_from_when_the_player_is_at_the_board() {
    let server = TestServer::start().await;
    let (first, _, id) = pair(&server, "rotary", json!({ "control": minutes() })).await;
    let due = |state: &Value| Moment(state["first_action_due"].as_i64().expect("a moment"));
    let left = due(&first.state(&id).await).since(time::now());
    assert!((120_000..=150_000).contains(&left.0), "called first, then a minute: {left:?}");
    let mut page = Page::open(&first).await;
    page.watch(&id, 0).await;
    let arrived = |state: &Value| due(state).since(time::now()).0 <= 60_000;
    let state = first.wait_for(&id, arrived).await;
    assert!(due(&state).since(time::now()).0 > 40_000);
    let looked = first.get(&format!("/api/matches/{id}")).await.ok();
    let events = looked["events"].as_array().expect("events");
    let arrivals = events.iter().filter(|event| event["type"] == "arrived");
    assert_eq!(arrivals.map(|event| event["side"].clone()).collect::<Vec<_>>(), ["first"]);
}

#[tokio::test]
async fn how_one_wants_to_be_called_is_kept() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let mut settings = anna.get("/api/calls/settings").await.ok();
    let all = json!({ "page": true, "sound": true, "system": true });
    assert_eq!(settings["turns"], all, "in every way, unless one says otherwise");
    settings["turns"]["sound"] = json!(false);
    anna.put("/api/calls/settings", settings.clone()).await.ok();
    let server = server.restart().await;
    let mut again = Visitor::stranger(&server);
    again.login("Anna", crate::visitors::PASSWORD).await.ok();
    assert_eq!(again.get("/api/calls/settings").await.ok(), settings);
    assert_eq!(again.put("/api/calls/settings", json!({ "turns": 1 })).await.refused().0, 400);
    assert_eq!(Visitor::stranger(&server).get("/api/calls").await.refused().0, 401);
}
