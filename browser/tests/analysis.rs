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

#[test]
fn the_last_report_says_what_the_lines_do() {
    let (ear, mut module) = (Ear::default(), Module::new());
    // White has to capture.
    let position = json!({"game": "shatra", "position": "w T42,K62 23,35,38,44,K1 - - 0"});
    let ask = json!({"type": "analyse", "position": position, "lines": 3, "time": 50});
    let text = json!({"now": 0, "random": "0".repeat(64), "ask": ask}).to_string();
    let told: Value = serde_json::from_str(&module.receive(&text, &ear)).unwrap();
    let report = &told.as_array().unwrap().last().unwrap()["report"];
    assert_eq!(report["done"], true, "{told}");
    let best = &report["lines"][0];
    assert!(!best["captures"].as_array().unwrap().is_empty(), "{best}");
    assert!(!best["motifs"].as_array().unwrap().is_empty(), "{best}");
    // On the way nobody waits for that.
    for tell in ear.heard.lock().unwrap().iter() {
        assert_eq!(tell["report"]["lines"][0]["motifs"], json!([]));
    }
}
