//! An analysis in a worker: what it says of its lines, and when.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use galds_browser::messages::Tell;
use galds_browser::{Module, Worker};
use galds_engine::host::Clock;
use serde_json::{Value, json};

/// A worker whose clock goes on by a millisecond whenever somebody looks at it.
#[derive(Default)]
struct Ear {
    looks: AtomicU64,
    heard: Mutex<Vec<Value>>,
}

impl Clock for Ear {
    fn now(&self) -> Duration {
        Duration::from_millis(self.looks.fetch_add(1, Ordering::Relaxed))
    }
}

impl Worker for Ear {
    fn report(&self, tell: &Tell) {
        self.heard.lock().unwrap().push(serde_json::to_value(tell).unwrap());
    }
}

/// What the module tells in answer to a question, the last part of it.
fn told(ask: &Value, ear: &Ear) -> Value {
    let text = json!({"now": 0, "random": "0".repeat(64), "ask": ask}).to_string();
    let told: Value = serde_json::from_str(&Module::new().receive(&text, ear)).unwrap();
    told.as_array().unwrap().last().unwrap().clone()
}

#[test]
fn the_last_report_says_what_the_lines_do() {
    let ear = Ear::default();
    // White has to capture.
    let position = json!({"game": "shatra", "position": "w T42,K62 23,35,38,44,K1 - - 0"});
    let ask = json!({"type": "analyse", "position": position, "lines": 3, "time": 50});
    let report = &told(&ask, &ear)["report"];
    assert_eq!(report["done"], true, "{report}");
    let best = &report["lines"][0];
    assert!(!best["captures"].as_array().unwrap().is_empty(), "{best}");
    assert!(!best["motifs"].as_array().unwrap().is_empty(), "{best}");
    // On the way nobody waits for that.
    for tell in ear.heard.lock().unwrap().iter() {
        assert_eq!(tell["report"]["lines"][0]["motifs"], json!([]));
    }
}

fn roll_out(position: &str, token: &str) -> Value {
    let position = json!({"game": "nardi", "rules": "backgammon", "position": position});
    let effort = json!({"games": 72, "truncate": 3, "seed": 1});
    json!({"type": "roll_out", "position": position, "token": token, "effort": effort})
}

#[test]
fn a_rollout_reports_its_games_on_the_way_and_its_last_report_is_the_answer() {
    let ear = Ear::default();
    let position = "w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -";
    let answer = told(&roll_out(position, "8-5,6-5"), &ear);
    assert_eq!(answer["type"], "rollout");
    let report = &answer["report"];
    assert_eq!((&report["done"], &report["rollout"]["games"]), (&json!(true), &json!(72)));
    assert!(report["rollout"]["equity"].as_f64().unwrap() > 0.05, "{report}");
    assert_eq!(report["rollout"]["ends"][0]["end"], "win");
    let heard = ear.heard.lock().unwrap();
    let games: Vec<_> = heard.iter().map(|tell| &tell["report"]["rollout"]["games"]).collect();
    assert_eq!(games, [36, 72]);
    assert!(heard.iter().all(|tell| tell["report"]["done"] == false));
}

#[test]
fn a_choice_that_nobody_has_is_not_rolled_out() {
    let ear = Ear::default();
    let position = "w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -";
    for token in ["throw", "double", "8-1"] {
        let answer = told(&roll_out(position, token), &ear);
        assert_eq!((&answer["type"], &answer["code"]), (&json!("failed"), &json!("analysis")));
    }
}
