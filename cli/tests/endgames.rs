//! `galds endgames`, and who uses the tables that it builds.

mod common;
mod serving;

use std::io::Read as _;

use common::{galds, refusal};
use serde_json::{Value, json};
use serving::{Caller, Folder, Serving, free_address};

/// The longest win of a table that was just built: its plies and its position.
fn longest_win(built: &str) -> (u32, String) {
    let last = built.lines().last().unwrap();
    let (plies, position) = last
        .strip_prefix("the longest win takes ")
        .and_then(|rest| rest.split_once(" plies: "))
        .unwrap_or_else(|| panic!("{built}"));
    (plies.parse().unwrap(), position.to_owned())
}

/// The value of the first line that a server's analysis ends with.
fn analysed(server: &Serving, position: &str) -> Value {
    let asked = json!({ "game": "shatra", "position": position, "time": 200, "lines": 1 });
    let answer = Caller::guest(&server.base()).post("/api/analysis", &asked);
    let Ok(Value::String(text)) = answer else { panic!("{answer:?}") };
    let last = text.lines().filter_map(|line| line.strip_prefix("data: ")).next_back();
    let report: Value = serde_json::from_str(last.expect("a report")).expect("JSON");
    report["lines"][0]["value"].clone()
}

/// What a browser gets at an address.
fn fetched(server: &Serving, path: &str) -> Vec<u8> {
    let mut answer = ureq::get(format!("{}{path}", server.base())).call().expect("an answer");
    answer.body_mut().with_config().limit(1 << 24).read_to_vec().expect("its body")
}

/// The table that is in the repository, from which it comes beside the modules of the pages.
fn shipped() -> Vec<u8> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/endgames/shatra.gz");
    unpacked(&std::fs::read(path).expect("a table in the repository"))
}

fn unpacked(file: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    flate2::read::GzDecoder::new(file).read_to_end(&mut bytes).expect("gzip");
    bytes
}

#[test]
fn a_table_is_built_and_then_known_to_probe_analysis_and_server() {
    let folder = Folder::new();
    let tables = folder.0.join("tables");
    let tables = tables.to_str().unwrap();
    let built = galds(&["endgames", "build", "shatra", "--out", tables, "--threads", "2"]);
    assert!(built.contains("shatra.endgames: 19066"), "{built}");
    let (plies, position) = longest_win(&built);
    let probe = |more: &[&str]| galds(&[&["endgames", "probe", "shatra"], more].concat());
    let probed = probe(&["--position", &position, "--endgames", tables]);
    assert_eq!(probed, format!("White to act wins in {plies} plies\n"));
    assert_eq!(probe(&["--endgames", tables]), "not in the table\n");
    assert_eq!(probe(&["--position", &position]), "not in the table\n", "none was named");

    let analyse = ["analyse", "shatra", "--position", &position, "--depth", "1", "--lines", "1"];
    let known = galds(&[&analyse[..], &["--endgames", tables]].concat());
    assert!(known.starts_with(&format!("1. win {plies} (White wins in ")), "{known}");
    assert_eq!(known.lines().next().unwrap().matches(", ").count() as u32 + 1, plies, "{known}");
    assert!(!galds(&analyse).starts_with("1. win"), "without the table it is too far away");

    let server = Serving::start(&folder, free_address(), &["--endgames", tables]);
    assert_eq!(analysed(&server, &position)["win_in"], plies);

    // Browsers get the table for their own analysis, and find it in the list of modules.
    let built = std::fs::read(folder.0.join("tables/shatra.endgames")).unwrap();
    let small = std::fs::read(folder.0.join("tables/shatra.endgames.gz")).unwrap();
    assert!(unpacked(&small) == built, "the compressed table is the same");
    assert!(fetched(&server, "/modules/shatra.endgames") == built);
    let list: Value = serde_json::from_slice(&fetched(&server, "/modules/list.json")).unwrap();
    assert_eq!(list["shatra.endgames"], small.len(), "{list}");
    assert_eq!(list["rotary.endgames"], Value::Null, "none was built");
    assert!(shipped() == built, "engine/endgames/shatra.gz is what `galds endgames build` makes");
}

#[test]
fn what_is_no_table_is_refused_with_what_to_do() {
    let folder = Folder::new();
    let text = folder.text();
    let none = refusal(&["endgames", "build", "lautari"]);
    assert!(none.contains("no endgame table; games that have one: rotary, shatra"), "{none}");
    let empty = refusal(&["endgames", "probe", "rotary", "--endgames", &text]);
    assert!(empty.contains("`galds endgames build rotary --out "), "{empty}");
    std::fs::write(folder.0.join("rotary.endgames"), "galds endgames rotary 1\n0\nshort").unwrap();
    for command in [&["analyse", "rotary"][..], &["serve"], &["puzzles", "rotary"]] {
        let damaged = refusal(&[command, &["--endgames", &text]].concat());
        assert!(damaged.contains("rotary.endgames: the table is damaged"), "{damaged}");
    }
}
