//! The system fails a server that does nothing wrong: its disk has errors, or it is stopped for a while.
#![cfg(target_os = "linux")]

mod serving;

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use serving::{Caller, Folder, Serving, Trouble, free_address};

/// The library that makes writing fail while a file is there.
fn failing_io(folder: &Folder) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/failing_io.c");
    let library = folder.0.join("failing_io.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .arg(&library)
        .args([source, "-ldl"])
        .status();
    assert!(built.expect("the C compiler that links this test").success());
    library
}

fn is_healthy(caller: &Caller) -> bool {
    caller.get("/health").is_ok()
}

fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_mins(1);
    while !holds() {
        assert!(Instant::now() < until, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Makes matches; answers how many were refused.
fn make_matches(guest: &Caller, count: u32, made: &mut Vec<String>) -> u32 {
    let mut refused = 0;
    for _ in 0..count {
        match guest.post("/api/matches", &json!({ "game": "rotary" })) {
            Ok(answer) => made.push(answer["id"].as_str().expect("an id").to_owned()),
            Err(Trouble::Away) => refused += 1,
            Err(trouble) => panic!("{trouble:?}"),
        }
    }
    refused
}

#[test]
fn nothing_is_acknowledged_while_the_disk_has_errors_and_writing_goes_on_afterwards() {
    let (tools, data) = (Folder::new(), Folder::new());
    let sign = tools.0.join("broken");
    let environment = [
        ("LD_PRELOAD", failing_io(&tools).display().to_string()),
        ("GALDS_TEST_IO_ERROR", sign.display().to_string()),
    ];
    let address = free_address();
    let server = Serving::start_with(&data, address, &["--log", "error"], &environment);
    let guest = Caller::guest(&server.base());
    let mut made = Vec::new();
    assert_eq!(make_matches(&guest, 10, &mut made), 0);
    for _ in 0..3 {
        std::fs::write(&sign, "").expect("a sign");
        assert_eq!(make_matches(&guest, 10, &mut made), 10, "on a broken disk");
        eventually("the server says that it cannot write", || !is_healthy(&guest));
        std::fs::remove_file(&sign).expect("the sign is there");
        eventually("the server says that it can write again", || is_healthy(&guest));
        assert_eq!(make_matches(&guest, 10, &mut made), 0, "on a mended disk");
    }
    // What was acknowledged is read by another process from the disk.
    server.kill();
    let server = Serving::start(&data, address, &["--log", "error"]);
    let guest = Caller::guest(&server.base());
    for id in &made {
        let looked = guest.get(&format!("/api/matches/{id}")).expect("an acknowledged match");
        assert_eq!(looked["state"]["phase"], "open", "{id}");
    }
    assert!(server.terminate(), "it ends well");
}

fn clock_of_first(caller: &Caller, id: &str) -> u64 {
    let state: Value =
        caller.get(&format!("/api/matches/{id}")).expect("the match")["state"].clone();
    state["clocks"]["first"].as_u64().unwrap_or_else(|| panic!("no clock: {state}"))
}

#[test]
fn the_time_for_which_the_process_was_stopped_is_given_back() {
    let data = Folder::new();
    let server = Serving::start(&data, free_address(), &["--log", "error"]);
    let (first, second) = (Caller::guest(&server.base()), Caller::guest(&server.base()));
    let control = json!({ "type": "increment", "initial": 8000, "increment": 0 });
    let terms = json!({ "game": "rotary", "side": "first", "control": control });
    let made = first.post("/api/matches", &terms).expect("a match");
    let path = format!("/api/matches/{}/commands", made["id"].as_str().expect("an id"));
    let id = made["id"].as_str().expect("an id").to_owned();
    second.post(&path, &json!({ "do": "join" })).expect("a seat");
    first.post(&path, &json!({ "do": "act", "action": "53 3" })).expect("a move");
    second.post(&path, &json!({ "do": "act", "action": "24 1" })).expect("a move");
    server.signal("STOP");
    std::thread::sleep(Duration::from_secs(12));
    server.signal("CONT");
    eventually("the clock shows what is left", || clock_of_first(&first, &id) > 0);
    let looked = first.get(&format!("/api/matches/{id}")).expect("the match");
    assert_eq!(looked["state"]["phase"], "playing", "{looked}");
    let events = looked["events"].as_array().expect("a list");
    assert!(events.iter().any(|event| event["type"] == "refunded"), "{events:?}");
}
