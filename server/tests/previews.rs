//! What a messenger shows of a link: who plays whom, whose profile, which tournament, and nothing that is hidden.

use crate::common::TestServer;
use crate::visitors::Visitor;
use galds_server::fronts::pages::are_built;
use serde_json::{Value, json};

/// Two armies of Luzhanqi that differ in one pair of pieces.
const ARMIES: [&str; 2] = ["@MF8MM97B93B98642775163854", "@MF8MM97B93B98642775163845"];

/// What stands between two marks of a page.
fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("{start} is not in {text}"));
    rest.split(end).next().unwrap()
}

async fn title(visitor: &Visitor, path: &str) -> String {
    let reply = visitor.get(path).await;
    between(&reply.text, "<title>", "</title>").to_owned()
}

async fn made(visitor: &Visitor, asked: Value) -> String {
    let made = visitor.post("/api/matches", asked).await.ok();
    made["id"].as_str().unwrap().to_owned()
}

/// `make test` builds the pages first; elsewhere there may be none to look at.
fn can_look() -> bool {
    assert!(are_built() || std::env::var_os("CI").is_none(), "the pages are not built");
    are_built()
}

#[tokio::test]
async fn a_match_is_announced_by_its_game_and_its_players() {
    if !can_look() {
        return;
    }
    let server = TestServer::start().await;
    let (anna, bert) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bert").await);
    let stranger = Visitor::stranger(&server);
    let id = made(&anna, json!({ "game": "rotary" })).await;
    let path = format!("/match/{id}?lang=en");
    assert_eq!(title(&stranger, &path).await, "Anna · Rotary · Galds");
    bert.post(&format!("/api/matches/{id}/commands"), json!({ "do": "join" })).await.ok();
    let shown = title(&stranger, &path).await;
    assert!(
        ["Anna – Bert · Rotary · Galds", "Bert – Anna · Rotary · Galds"].contains(&&*shown),
        "{shown}"
    );
    let page = stranger.get(&path).await.text;
    assert!(between(&page, "name=\"description\" content=\"", "\"").contains("Anna"), "{page}");
    assert!(page.contains("/social/rotary.jpg"), "{page}");
    assert_eq!(title(&stranger, "/match/abcdefghijkl?lang=en").await, "Game · Galds");
}

#[tokio::test]
async fn the_computer_is_called_by_its_name_in_the_language_of_the_page() {
    if !can_look() {
        return;
    }
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let asked = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let id = made(&anna, asked).await;
    let shown = title(&anna, &format!("/match/{id}?lang=hu")).await;
    assert!(shown.contains("Anna – Gép (1. szint)"), "{shown}");
}

#[tokio::test]
async fn people_and_tournaments_are_announced_by_their_names() {
    if !can_look() {
        return;
    }
    let server = TestServer::start().await;
    let (boris, stranger) = (Visitor::person(&server, "Борис").await, Visitor::stranger(&server));
    let path = "/people/%D0%91%D0%BE%D1%80%D0%B8%D1%81?lang=en";
    assert_eq!(title(&stranger, path).await, "Борис · Galds");
    assert_eq!(title(&stranger, "/people/Nobody?lang=en").await, "Profile · Galds");
    let asked = json!({
        "title": "Winter <Cup>", "kind": "swiss", "length": 2, "game": "shatra",
        "control": { "type": "increment", "initial": 180_000, "increment": 2_000 }, "rated": "casual",
    });
    let made = boris.post("/api/tournaments", asked).await.ok();
    let id = made["id"].as_str().unwrap();
    let shown = title(&stranger, &format!("/tournaments/{id}?lang=en")).await;
    assert_eq!(shown, "Winter &lt;Cup&gt; · Shatra · Galds");
}

#[tokio::test]
async fn a_preview_says_nothing_of_what_is_hidden() {
    if !can_look() {
        return;
    }
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let bert = Visitor::person(&server, "Bert").await;
    let mut pages = Vec::new();
    for army in ARMIES {
        let id = made(&anna, json!({ "game": "luzhanqi", "side": "first" })).await;
        let commands = format!("/api/matches/{id}/commands");
        bert.post(&commands, json!({ "do": "join" })).await.ok();
        anna.post(&commands, json!({ "do": "act", "action": army })).await.ok();
        let page = anna.get(&format!("/match/{id}?lang=en")).await.text;
        pages.push(page.replace(&id, "ID"));
    }
    assert_eq!(pages[0], pages[1], "two matches that differ in a hidden army look the same");
    assert!(!pages[0].contains(ARMIES[0]));
}
