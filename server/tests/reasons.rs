//! Every reason for a refusal has words in every language, and comes with the refusal. So has everything that scenes say.

use std::collections::BTreeMap;

use crate::common::socket::Page;
use crate::common::{TestServer, pair};
use axum::http::StatusCode;
use galds_games::core::ReasonForm;
use serde_json::json;

const LANGUAGES: [&str; 5] = ["en", "lv", "ru", "hu", "zh"];

/// The messages of a Fluent file: each key with its whole pattern.
fn messages(file: &str) -> BTreeMap<&str, String> {
    let mut messages = BTreeMap::new();
    let mut key = "";
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        match line.split_once('=') {
            Some((name, pattern)) if begins => {
                key = name.trim_end();
                let twice = messages.insert(key, pattern.to_owned());
                assert_eq!(twice, None, "{key} stands twice");
            }
            _ if line.starts_with('#') => {}
            _ => messages.entry(key).or_default().push_str(line),
        }
    }
    messages.remove("");
    messages
}

/// The names of the variables in a pattern.
fn variables(pattern: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    pattern.split('$').skip(1).map(move |rest| rest.split(|c| !is_name(c)).next().unwrap_or(""))
}

/// Sees to it that the files of a folder have words for these forms in every language, with no other values than those
/// of the form and `further` ones, and none for anything else that `belongs` to them.
fn assert_words(
    folder: &str,
    forms: Vec<ReasonForm>,
    further: &[&str],
    belongs: impl Fn(&str) -> bool,
) {
    let forms: BTreeMap<String, Vec<&str>> =
        forms.into_iter().map(|form| (form.key, form.values)).collect();
    for language in LANGUAGES {
        let languages = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/languages");
        let file = std::fs::read_to_string(format!("{languages}/{folder}/{language}.ftl")).unwrap();
        let messages = messages(&file);
        for (key, values) in &forms {
            let pattern = messages.get(key.as_str());
            let pattern = pattern.unwrap_or_else(|| panic!("{language} has no words for {key}"));
            assert!(!pattern.trim().is_empty(), "{language}: {key} is empty");
            for name in variables(pattern) {
                let is_known = values.contains(&name) || further.contains(&name);
                assert!(is_known, "{language}: {key} has no value {name}");
            }
        }
        let mut own = messages.keys().filter(|key| belongs(key));
        let unknown = own.find(|key| !forms.contains_key(**key));
        assert_eq!(unknown, None, "{language} has words for what is never said");
    }
}

/// What only a table in a browser says begins with `here-`: `web/src/local/trouble.test.ts` looks for its words.
#[test]
fn every_reason_has_words_in_every_language() {
    let is_of_server = |key: &str| !key.starts_with("here-");
    assert_words("reasons", galds_server::fronts::http::reasons(), &[], is_of_server);
}

/// Pages fill in besides who has won and who has lost.
#[test]
fn whatever_a_scene_says_has_words_in_every_language() {
    let forms = galds_games::phrases();
    assert!(forms.len() > 30, "only {} phrases", forms.len());
    let is_phrase = |key: &str| key.starts_with("due-") || key.starts_with("ended-");
    assert_words("boards", forms, &["winner", "loser"], is_phrase);
}

#[tokio::test]
async fn refusals_over_http_say_their_reason() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "lautari", json!({})).await;
    let refused = first.act(&id, "e3 e5").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(
        refused.json()["reason"],
        json!({ "key": "lautari-too-far", "values": { "role": "pawn", "from": "e3", "to": "e5" } })
    );
    let refused = second.act(&id, "e12 e11").await;
    assert_eq!(refused.json()["reason"], json!({ "key": "match-not-your-turn", "values": {} }));
    for (path, asked, key) in [
        ("/api/positions", json!({ "game": "shatra", "position": "w" }), "shatra-position-fields"),
        ("/api/positions", json!({ "game": "go" }), "open-game"),
        ("/api/positions", json!({ "game": "nardi", "actions": ["8/5"] }), "nardi-due-opening"),
        ("/api/puzzles/rotary/1", json!({ "actions": ["p11"] }), "rotary-due-turn"),
        ("/api/puzzles/rotary/1", json!({}), "impossible-no-answer"),
        ("/api/intarzia/1", json!({ "actions": ["11-9"] }), "impossible-no-turn"),
        ("/api/analysis", json!({ "game": "nardi" }), "impossible-nothing-to-choose"),
        (
            "/api/matches",
            json!({ "game": "rotary", "rules": "rotary,traps=centre" }),
            "rotary-rules-traps-without-captures",
        ),
        (
            "/api/matches",
            json!({ "game": "rotary", "control": { "type": "days", "days": 99 } }),
            "control-days",
        ),
        ("/api/matches", json!({ "game": "rotary", "more": 1 }), "server-unreadable"),
        ("/api/people", json!({ "name": "A!", "password": "quite long enough" }), "name-character"),
    ] {
        let refused = first.post(path, &asked).await;
        assert_eq!(refused.json()["reason"]["key"], key, "{path} {asked}: {}", refused.text);
    }
}

#[tokio::test]
async fn refusals_over_the_live_connection_say_their_reason() {
    let server = TestServer::start().await;
    let (first, _, id) = pair(&server, "luzhanqi", json!({})).await;
    let mut page = Page::open(&first).await;
    let refused = page.command(&id, json!({ "do": "act", "action": "@MF8" })).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("illegal_action")));
    assert_eq!(
        refused["reason"],
        json!({ "key": "luzhanqi-set-up-length", "values": { "count": 3 } })
    );
}
