//! Endgame tables that come beside a module: when they are wanted, and what an analysis knows by them.

use std::io::Read as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use galds_browser::messages::Tell;
use galds_browser::{Module, Worker, load_endgames};
use galds_engine::host::Clock;
use serde_json::{Value, json};

/// A worker whose clock goes on by a millisecond whenever somebody looks at it.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

impl Worker for Ticking {
    fn report(&self, _: &Tell) {}
}

/// What a module says last.
fn asked(ask: &Value) -> Value {
    let text = json!({"now": 0, "random": "0".repeat(64), "ask": ask}).to_string();
    let told: Vec<Value> =
        serde_json::from_str(&Module::new().receive(&text, &Ticking::default())).unwrap();
    told.last().unwrap().clone()
}

fn wants_endgames(game: &str, position: &str, rules: &str) -> Value {
    let position = json!({"game": game, "position": position, "rules": rules});
    asked(&json!({"type": "wants_endgames", "position": position}))
}

/// The best line of an analysis.
fn best_line(position: &str) -> Value {
    let position = json!({"game": "shatra", "position": position});
    let told = asked(&json!({"type": "analyse", "position": position, "lines": 1, "time": 50}));
    told["report"]["lines"][0].clone()
}

/// The table of the repository, as it lies beside the modules.
fn table() -> Vec<u8> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/endgames/shatra.gz");
    let (packed, mut bytes) = (std::fs::read(path).unwrap(), Vec::new());
    flate2::read::GzDecoder::new(&*packed).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The longest win with three men: 63 actions of both sides.
const LONGEST: &str = "w K11,57 K48 - - 0";

#[test]
fn tables_are_wanted_where_few_pieces_are_left() {
    let wanted = |game, position, rules| wants_endgames(game, position, rules)["wanted"].clone();
    assert_eq!(wanted("shatra", LONGEST, ""), true);
    // One capture away.
    assert_eq!(wanted("shatra", "w K11,57 K48,20 - - 0", ""), true);
    assert_eq!(wanted("shatra", "w T42,K62 11,23,35,38,44,K1 - - 0", ""), false);
    assert_eq!(wanted("shatra", LONGEST, "shatra,biy_drop=yes"), false, "the table does not hold");
    assert_eq!(wanted("rotary", "w - 11,12 22 0", ""), true);
    // Nothing is captured there, so five balls stay five.
    assert_eq!(wanted("rotary", "w - 11,12,13 22,23 0", ""), false);
    assert_eq!(wants_endgames("shatra", "nonsense", "")["type"], "failed");
    for game in ["lautari", "luzhanqi", "nardi"] {
        let told = asked(&json!({"type": "wants_endgames", "position": {"game": game}}));
        assert_eq!(told["wanted"], false, "{game}");
    }
}

#[test]
fn an_analysis_knows_what_the_table_says_once_it_is_there() {
    let mut table = table();
    assert_eq!(best_line(LONGEST)["value"]["win_in"], Value::Null, "too far away for a search");
    assert!(!load_endgames(b"no table") && !load_endgames(&table[..1000]));
    *table.last_mut().unwrap() ^= 1;
    assert!(!load_endgames(&table), "a damaged one is not used");
    *table.last_mut().unwrap() ^= 1;
    assert!(load_endgames(&table));
    let line = best_line(LONGEST);
    assert_eq!(line["value"]["win_in"], 63, "{line}");
    assert_eq!(line["tokens"].as_array().unwrap().len(), 63, "{line}");
}
