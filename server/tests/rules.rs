//! What can be agreed on before a game: served as tables from which forms are made, with words in every language.

use std::collections::BTreeSet;

use crate::common::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};

const LANGUAGES: [&str; 5] = ["en", "lv", "ru", "hu", "zh"];

/// The keys of the words that a form for these options needs.
fn keys(options: &Value) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for option in options.as_array().unwrap() {
        let message = option["message"].as_str().unwrap();
        let takes = &option["takes"];
        let words = |name: &str| takes[name].as_array().cloned().unwrap_or_default();
        let values = match takes["type"].as_str().unwrap() {
            "words" => words("words"),
            "number" => vec![takes["none"].clone(), json!("number")],
            "places" => [words("groups"), vec![takes["none"].clone(), json!("places")]].concat(),
            other => panic!("{other} is no kind of value"),
        };
        keys.insert(message.to_owned());
        keys.extend(values.iter().map(|value| format!("{message}-{}", value.as_str().unwrap())));
    }
    keys
}

#[tokio::test]
async fn every_option_and_every_value_has_words_in_every_language_and_nothing_else_has() {
    let server = TestServer::start().await;
    let games = server.stranger().get("/api/games").await.ok();
    let wanted: BTreeSet<String> =
        games.as_array().unwrap().iter().flat_map(|game| keys(&game["options"])).collect();
    assert!(wanted.contains("rule-rotary-traps-places") && wanted.contains("rule-nardi-match-0"));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/languages/rules");
    for language in LANGUAGES {
        let file = std::fs::read_to_string(format!("{folder}/{language}.ftl")).unwrap();
        let messages = file.lines().filter(|line| line.starts_with("rule-"));
        let found: BTreeSet<String> =
            messages.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
        assert_eq!(found, wanted, "{language}");
    }
}

#[tokio::test]
async fn a_rules_text_is_read_for_every_option_or_refused_with_its_reason() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let read = "/api/games/rotary/rules?rules=rotary,traps=77%2B33%2Boutside,capture=during";
    let read = stranger.get(read).await.ok();
    assert_eq!(read["rules"], "rotary,capture=during,traps=outside+33+77");
    assert_eq!(
        read["values"],
        json!(["text", "rim", "centre", "no", "during", "outside+33+77", "3", "400"])
    );
    let refused = stranger.get("/api/games/rotary/rules?rules=rotary,capture=after").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["reason"]["key"], "rotary-rules-captures-without-traps");
    let refused = stranger.get("/api/games/nardi/rules?rules=nardi,match=many").await;
    assert_eq!(refused.json()["reason"]["key"], "rules-value");
    assert_eq!(stranger.get("/api/games/go/rules?rules=go").await.status, StatusCode::NOT_FOUND);
}
