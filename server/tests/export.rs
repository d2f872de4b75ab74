//! The archive as a stream.

use crate::common::TestServer;
use crate::visitors::Visitor;
use galds_games::core::Record;
use galds_games::nardi::formats::mat;
use serde_json::{Value, json};

/// Each makes the first choice there is; then the second one resigns.
async fn short_match(first: &Visitor, second: &Visitor, game: &str) -> String {
    let id = first.play(second, json!({ "game": game })).await;
    first.act(&id).await;
    second.act(&id).await;
    second.command(&id, "resign").await.ok();
    id
}

#[tokio::test]
async fn finished_matches_are_exported_in_every_form_and_running_ones_are_not() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let rotary = short_match(&anna, &bob, "rotary").await;
    let nardi = short_match(&anna, &bob, "nardi").await;
    let running = anna.play(&bob, json!({ "game": "rotary" })).await;
    let stranger = Visitor::stranger(&server);

    let book = stranger.get("/api/matches/export?form=book&game=rotary").await;
    assert!(book.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    assert!(book.text.contains(&rotary) && !book.text.contains(&nardi));
    assert!(book.text.contains("[First \"Anna\"]") && !book.text.contains(&running));
    let record = Record::read(&book.text).expect("a record");
    let mut table = galds_games::open("rotary", "rotary").unwrap();
    record.replay(&mut *table, |_| {}).expect("the record can be replayed");

    let lines = stranger.get("/api/matches/export?form=jsonl").await;
    let parsed: Vec<Value> =
        lines.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(parsed.len(), 2);
    // The latest first.
    assert_eq!(parsed[0]["state"]["id"], nardi);
    assert!(parsed[0]["state"]["secret"].is_string());
    assert_eq!(parsed[1]["events"][0]["number"], 1);

    let backgammon = stranger.get("/api/matches/export?form=mat").await;
    let read = mat::read(&backgammon.text).expect("a match");
    assert_eq!(read.names.0, ["Anna", "Bob"]);
    assert_eq!(read.points().0, [1, 0]);

    let limited = stranger.get("/api/matches/export?form=jsonl&limit=1").await;
    assert_eq!(limited.text.lines().count(), 1);
    let none = stranger.get("/api/matches/export?form=jsonl&since=99999999999999").await;
    assert_eq!(none.text, "");
    assert_eq!(stranger.get("/api/matches/export?form=pdf").await.status.as_u16(), 400);
}

#[tokio::test]
async fn a_resigned_match_has_its_result_and_the_tags_that_readers_look_for() {
    let server = TestServer::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let id = short_match(&anna, &bob, "rotary").await;
    let state = anna.get(&format!("/api/matches/{id}")).await.ok();
    let started = state["events"].as_array().unwrap().iter();
    let mut started = started.filter(|event| event["type"] == "started").map(|event| &event["at"]);
    let started = galds_matches::clock::Moment(started.next().unwrap().as_i64().unwrap());

    let text = anna.get(&format!("/api/matches/{id}/record")).await.text;
    let record = Record::read(&text).expect("a record");
    let score = state["state"]["result"].as_str().unwrap();
    for (key, value) in [
        ("Event", "Casual match"),
        ("Site", "Galds"),
        ("Date", started.date().replace('-', ".").as_str()),
        ("White", "Anna"),
        ("Black", "Bob"),
        ("Result", score),
        ("Score", score),
        ("Ending", "resigned"),
        ("Game", "rotary"),
        ("Rules", "rotary"),
        ("Sides", "Light, Dark"),
        ("Started", started.iso().as_str()),
    ] {
        assert_eq!(record.tag(key), Some(value), "{key}\n{text}");
    }
    assert_eq!(score.split('-').next_back(), Some("0"), "{score}");
    let mut table = galds_games::open("rotary", "rotary").unwrap();
    record.replay(&mut *table, |_| {}).expect("the record can be replayed");
    assert_eq!(table.past().len(), 2);

    // As they were written before.
    let old = "[Game \"rotary\"]\n[Rules \"rotary\"]\n[Result \"*\"]\n[First \"Anna\"]\n\
               [Started \"1794802894214\"]\n[Score \"0-2\"]\n\n1: 53 3 - 24 1\n";
    let mut table = galds_games::open("rotary", "rotary").unwrap();
    Record::read(old).unwrap().replay(&mut *table, |_| {}).expect("old records are read");
}
