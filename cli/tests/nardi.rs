//! Commands that only Nardi has: formats of other programs and fair dice.

mod common;

use std::path::{Path, PathBuf};

use common::{galds, galds_with_input, refusal};
use galds_games::core::{Game, PerSide, RuleSet, Table, Turn, mix};
use galds_games::nardi::dice::{FairDice, Secret};
use galds_games::nardi::{Nardi, Rules};

const START: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5";

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A short match with fair dice and plays that only look random.
fn played(dice: &FairDice, rules: &str) -> Table<Nardi> {
    let mut table = Table::new(Nardi::new(Rules::read(rules).expect("rules")));
    let mut throws = 0;
    loop {
        let action = match table.turn() {
            Turn::Over(_) => return table,
            Turn::Chance | Turn::SideOrChance(_) => {
                throws += 1;
                dice.result(table.position().phase(), throws).expect("chance acts")
            }
            Turn::Side(_) => {
                let mut actions = Vec::new();
                table.game().legal(table.position(), &mut actions);
                actions[mix(throws) as usize % actions.len()]
            }
        };
        table.play(action).expect("a legal action");
    }
}

fn dice() -> FairDice {
    FairDice::new(Secret::of([3; 32]), "test", PerSide(["a", "b"])).expect("single lines")
}

#[test]
fn ids_and_position_texts_are_converted_into_each_other() {
    let text = format!("w 63 {START} 2b 2,3,7");
    let gnu = "4HPwATDgc/ABMA:QQnvADAAEAAE";
    let xg = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:63:2:3:0:7:10";
    for from in [&text, gnu, xg] {
        assert_eq!(galds(&["convert", from, "position"]).trim(), text);
        assert_eq!(galds(&["convert", from, "gnuid"]).trim(), gnu);
        assert_eq!(galds(&["convert", from, "xgid"]).trim(), xg);
    }
}

#[test]
fn matches_go_through_all_files_and_are_replayed() {
    let table = played(&dice(), "backgammon,match=3");
    let record = galds_games::core::Record::write(&table, &[]);
    let first = file("match.galds");
    std::fs::write(&first, &record).expect("a file");
    let name = |path: &Path| path.to_str().expect("a plain path").to_owned();
    let (mat, sgf, last) = (file("match.mat"), file("match.sgf"), file("again.galds"));
    for pair in [&first, &mat, &sgf, &last].windows(2) {
        galds(&["convert", &name(pair[0]), &name(pair[1])]);
    }
    assert_eq!(std::fs::read_to_string(&last).expect("a file"), record);
    let replayed = galds(&["replay", "nardi", &name(&first)]);
    assert_eq!(galds(&["replay", "nardi", &name(&mat)]), replayed);
    assert_eq!(galds(&["replay", "nardi", &name(&sgf)]), replayed);
    assert!(replayed.ends_with(&format!("{}\n", table.turn().outcome_text())));
}

#[test]
fn wrong_conversions_are_refused_with_what_is_wrong() {
    let text = format!("w roll {START} 1c -");
    assert!(refusal(&["convert", &text, "match.mat"]).contains("a single position is not a match"));
    assert!(
        refusal(&["convert", &text, "nonsense"])
            .contains("position, gnuid, xgid, mat, sgf, record")
    );
    assert!(refusal(&["convert", "4HPw", "xgid"]).contains("14 characters"));
    assert!(
        refusal(&["convert", "missing.txt", "xgid"]).contains("there is no file `missing.txt`")
    );
    assert!(refusal(&["convert", &format!("w open {START} 1c -"), "xgid"]).contains("under way"));
}

#[test]
fn published_dice_are_verified() {
    let dice = dice();
    let text = dice.publish(&played(&dice, "nardi"));
    let path = file("published.txt");
    std::fs::write(&path, &text).expect("a file");
    let said = galds(&["dice", "verify", path.to_str().expect("a plain path")]);
    assert!(said.starts_with("test: the secret fits its commitment, all "), "{said}");
    let changed = text.replacen("white-seed: a", "white-seed: x", 1);
    let output = galds_with_input(&["dice", "verify", "-"], &changed);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("roll 1 (action 1) should be"));
}

#[test]
fn a_whole_game_can_be_played_in_the_terminal() {
    let output = galds_with_input(
        &["play", "nardi", "--rules", "backgammon", "--seed", "4"],
        "legal\nnonsense\nundo\n31\nquit\n",
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("Dice: "), "{text}");
    assert!(
        text.contains("isn't a valid move") && text.contains("Pips: White 167, Black 167"),
        "{text}"
    );
}

/// A match of two short games with a foolish play, a double too early and two drops.
fn short_match() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/short.mat");
    path.display().to_string()
}

#[test]
fn a_match_is_reviewed_decision_by_decision() {
    let text = galds(&["analyse-match", &short_match(), "--plies", "0"]);
    assert!(text.starts_with("Game 1: Anna 0, Boris 0\n"), "{text}");
    let first = text.lines().nth(1).expect("a first decision");
    assert!(first.contains("8/5 6/5") && first.contains("best"), "{first}");
    let foolish = text.lines().find(|line| line.contains("13/5")).expect("the second play");
    assert!(foolish.contains("Boris") && foolish.contains("loses 0."), "{foolish}");
    assert!(text.contains("Drops") && text.contains("At 0 plies"), "{text}");
    let last = text.lines().last().expect("a last line");
    assert!(last.starts_with("PR ") && last.split_whitespace().count() == 3, "{last}");
    let errors = galds(&["analyse-match", &short_match(), "--plies", "0", "--least", "0.03"]);
    assert!(errors.contains("13/5") && !errors.lines().any(|line| line.ends_with("best")));
    let deeper = galds(&["analyse-match", &short_match(), "--plies", "1"]);
    assert!(deeper.contains("At 1 ply "), "{deeper}");
}

#[test]
fn a_review_as_json_adds_up() {
    let text = galds(&["analyse-match", &short_match(), "--plies", "0", "--json"]);
    let review: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(review["players"], serde_json::json!(["Anna", "Boris"]));
    let games = review["games"].as_array().expect("games");
    assert_eq!(games.len(), 2);
    for player in [0, 1] {
        let decisions = games.iter().flat_map(|game| game["decisions"].as_array().expect("list"));
        let own = decisions.filter(|decision| {
            decision["player"] == player && decision["counts"] == serde_json::json!(true)
        });
        let losses: Vec<f64> =
            own.map(|decision| decision["loss"].as_f64().expect("loss")).collect();
        let rate = 1000.0 * losses.iter().sum::<f64>() / losses.len() as f64;
        let said = review["sums"][player]["error_rate_memg"].as_f64().expect("rate");
        assert!((rate - said).abs() < 1e-6, "{rate} {said}");
        let pr = review["sums"][player]["pr"].as_f64().expect("pr");
        assert!((pr - said / 2.0).abs() < 1e-9);
    }
}

#[test]
fn only_match_files_are_reviewed() {
    let error = refusal(&["analyse-match", "match.txt"]);
    assert!(error.contains(".mat or .sgf"), "{error}");
}

#[test]
fn the_best_plays_are_rolled_out_with_an_interval() {
    let arguments = ["rollout", "nardi", "--rules", "backgammon,cube=no", "--moves", "o31"];
    let settings = ["--trials", "72", "--truncate", "3", "--candidates", "2"];
    let text = galds(&[&arguments[..], &settings].concat());
    let first = text.lines().next().expect("a line");
    assert!(first.starts_with("1. +0.") && first.ends_with("  8/5 6/5"), "{text}");
    assert!(first.contains(" ± 0.0") && text.contains("; 72 games"), "{text}");
    assert_eq!(text, galds(&[&arguments[..], &settings, &["--threads", "2"]].concat()));
    let json = galds(&[&arguments[..], &settings, &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["lines"].as_array().map(Vec::len), Some(2), "{json}");
    assert_eq!(json["lines"][0]["trials"], 72);
}

#[test]
fn a_rollout_before_the_roll_says_what_to_do_about_the_cube() {
    // 26 of 36 rolls bear two checkers off the two-point, and the other side bears off its last one then.
    let rollout = |position: &str| {
        galds(&[
            "rollout",
            "nardi",
            "--rules",
            "backgammon",
            "--trials",
            "36",
            "--position",
            position,
        ])
    };
    let even = rollout("w roll 2:2,off:13 1:1,off:14 1c -");
    assert!(even.contains("1. ") && even.contains("  no double\n"), "{even}");
    assert!(even.contains("  double, take\n") && even.ends_with("double, take\n"), "{even}");
    let certain = rollout("w roll 1:2,off:13 1:4,off:11 1c -");
    assert!(certain.ends_with("double, drop\n"), "{certain}");
    let not_mine = rollout("w roll 2:2,off:13 1:1,off:14 2b -");
    assert!(!not_mine.contains("double, take"), "{not_mine}");
}

#[test]
fn what_cannot_be_rolled_out_is_refused_with_the_reason() {
    let refused = |arguments: &[&str], why: &str| {
        let error = refusal(&[&["rollout"], arguments].concat());
        assert!(error.contains(why), "{error}");
    };
    refused(&["shatra"], "only nardi has dice to roll out");
    refused(&["nardi"], "the opening roll comes first");
    refused(&["nardi", "--trials", "1"], "trials");
}
