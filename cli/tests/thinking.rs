//! The commands that think, as a user meets them.

mod common;

use common::{galds, galds_with_input, refusal};
use serde_json::Value;

#[test]
fn levels_prints_one_row_for_each_level() {
    let text = galds(&["levels", "rotary"]);
    let rows: Vec<&str> =
        text.lines().filter(|line| line.trim_start().starts_with(char::is_numeric)).collect();
    assert_eq!(rows.len(), 10, "{text}");
    assert!(
        rows.iter().all(|row| row.len() == rows[0].len()),
        "the columns stand below each other: {text}"
    );
    assert!(refusal(&["levels", "go"]).contains("there is no game called `go`"));
}

#[test]
fn neighbouring_levels_are_measured_into_a_table() {
    let measured =
        ["levels", "rotary", "--measure", "4", "--from", "1", "--to", "3", "--threads", "2"];
    let text = galds(&measured);
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 4, "{text}");
    assert!(rows[2].starts_with("| 2 against 1 | 4 | "), "{text}");
    assert!(rows[3].starts_with("| 3 against 2 | 4 | "), "{text}");
    assert_eq!(text, galds(&measured), "levels are bound by positions, not by time");
}

#[test]
fn an_arena_prints_score_elo_and_error_and_saves_records() {
    let folder = std::env::temp_dir().join(format!("galds-arena-{}", std::process::id()));
    let folder_text = folder.to_str().unwrap();
    let text = galds(&[
        "arena",
        "full",
        "random",
        "--game",
        "rotary",
        "--games",
        "4",
        "--nodes",
        "5000",
        "--save",
        folder_text,
        "--threads",
        "2",
    ]);
    let last = text.lines().last().unwrap();
    assert!(
        last.starts_with("rotary full against random: 4 games: +4 =0 -0, 100.0 % ± "),
        "{last}"
    );
    assert!(last.contains("Elo above "), "{last}");
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["00001-a.txt", "00001-b.txt", "00002-a.txt", "00002-b.txt"]);
    let record = folder.join("00002-b.txt");
    let replayed = galds(&["replay", "rotary", record.to_str().unwrap()]);
    assert_eq!(replayed.lines().last(), Some("0-1"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_engine_behind_the_protocol_plays_in_the_arena() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_galds"));
    let text =
        galds(&["arena", &engine, "random", "--game", "rotary", "--games", "2", "--nodes", "5000"]);
    assert!(text.contains("2 games: +2 =0 -0"), "{text}");
    assert!(!text.contains("forfeited"), "{text}");
}

#[test]
fn the_engine_answers_on_its_output_and_ends_with_its_input() {
    let input = "ugi\nnonsense\n\u{1}\nposition startpos moves 53-3\ngo depth 2\n";
    let output = galds_with_input(&["engine"], input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\nugiok\nerror there is no command `nonsense`"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("bestmove "), "{text}");
    let quit = galds_with_input(&["engine", "--protocol", "ugi"], "go infinite\nquit\nisready\n");
    let text = String::from_utf8(quit.stdout).unwrap();
    assert!(quit.status.success() && !text.contains("readyok"), "{text}");
}

#[test]
fn analyse_finds_a_win_in_words_and_in_json() {
    let won =
        "w - 23,25,43,52,53,54,55,61,62,66,78,85,95 11,24,31,35,42,51,67,69,76,77,88,97,99 24";
    let arguments = ["analyse", "rotary", "--position", won, "--depth", "2", "--lines", "1"];
    let text = galds(&arguments);
    assert!(text.starts_with("1. win 1 (Light wins in 1 action): "), "{text}");
    assert!(text.lines().last().unwrap().starts_with("Light to move; depth 1, "), "{text}");
    let json: Value =
        serde_json::from_str(&galds(&[&arguments[..], &["--json"]].concat())).unwrap();
    assert_eq!(json["lines"][0]["value"]["win_in"], 1);
    assert_eq!(json["side"], "w");
    let over = refusal(&["analyse", "rotary", "--position", won, "--moves", "33-5"]);
    assert!(over.contains("the game is over: 1-0"), "{over}");
}

#[test]
fn analyse_gives_as_many_lines_as_are_asked_for() {
    let text = galds(&["analyse", "rotary", "--nodes", "4000", "--lines", "4"]);
    assert_eq!(text.lines().count(), 5, "{text}");
}

#[test]
fn oversights_are_counted_before_and_after_a_second_look() {
    let text = galds(&[
        "oversights",
        "rotary",
        "--player",
        "random",
        "--games",
        "2",
        "--nodes",
        "100",
        "--judge",
        "1000",
        "--second-look",
        "3000",
        "--list",
    ]);
    let lines: Vec<&str> = text.lines().collect();
    let (list, [first, second]) = lines.split_last_chunk::<2>().unwrap();
    assert!(first.starts_with("rotary random, judged once: "), "{text}");
    assert!(second.starts_with("rotary random, after a second look: "), "{text}");
    assert!(!list.is_empty() && list.iter().all(|line| line.starts_with("seed ")), "{text}");
}

#[test]
fn bench_prints_the_same_node_total_every_time() {
    let total =
        || galds(&["bench", "rotary", "--nodes", "1500"]).lines().last().unwrap().to_owned();
    assert!(total().parse::<u64>().unwrap() > 1000);
    assert_eq!(total(), total());
    let timed = galds(&["bench", "rotary", "--time", "5"]);
    assert!(timed.contains("median depth "), "{timed}");
}

#[test]
fn the_computer_plays_at_a_level_and_a_seed_repeats_it() {
    let play = |level: &str| {
        let arguments = ["play", "rotary", "--level", level, "--seed", "5"];
        galds_with_input(&arguments, "53 3\nrecord\nquit\n")
    };
    let output = play("2");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(text.contains("Dark: "), "{text}");
    assert_eq!(play("2").stdout, output.stdout);
    let begins = galds_with_input(&["play", "rotary", "--side", "b", "--level", "1"], "quit\n");
    assert!(String::from_utf8(begins.stdout).unwrap().contains("Light: "));
}

#[test]
fn a_hint_is_a_legal_action_with_its_value_in_words() {
    let output = galds_with_input(&["play", "rotary", "--level", "1"], "hint\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("Rotary, you are Light, the computer plays at level 1"), "{text}");
    let hint = text.lines().find_map(|line| line.strip_prefix("Light> ")).unwrap();
    let (book, words) = hint.split_once(" (").unwrap();
    assert!(words.ends_with(')') && words.len() > 5, "{hint}");
    let legal = galds(&["legal", "rotary"]);
    assert!(legal.lines().any(|token| token.replace('-', " ") == book), "{hint}");
}

#[test]
fn levels_are_refused_where_there_are_none() {
    let error = refusal(&["play", "rotary", "--against", "random", "--level", "2"]);
    assert!(error.contains("only the computer has levels"), "{error}");
    let output = galds_with_input(&["play", "rotary", "--level", "11"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("levels are 1 to 10"));
}

#[test]
fn tune_lists_the_parameters_of_the_search_and_lets_their_neighbours_play() {
    let list = galds(&["tune", "rotary", "--search"]);
    assert!(list.contains("null_move_depth = 3 (1 to 20): "), "{list}");
    let arguments =
        ["tune", "rotary", "--games", "2", "--nodes", "300", "--search", "null_move_depth"];
    let trials = galds(&arguments);
    assert_eq!(trials.lines().count(), 2, "{trials}");
    assert!(trials.contains("null_move_depth = 2 against 3: "), "{trials}");
    assert!(trials.contains("null_move_depth = 4 against 3: "), "{trials}");
    assert_eq!(galds(&arguments), trials, "the same every time");
}

#[test]
fn tune_writes_weights_with_the_command_that_made_them() {
    let file = std::env::temp_dir().join(format!("galds-tune-{}.rs", std::process::id()));
    let path = file.to_str().unwrap();
    let tune = |threads: &str| {
        galds(&[
            "tune",
            "rotary",
            "--games",
            "6",
            "--nodes",
            "600",
            "--threads",
            threads,
            "--out",
            path,
        ]);
        std::fs::read_to_string(&file).unwrap()
    };
    let text = tune("1");
    assert!(text.contains("`galds tune rotary --games 6 --nodes 600 --seed 1`"), "{text}");
    assert!(text.contains(" // balls\n"), "{text}");
    assert_eq!(tune("2"), text, "threads change nothing");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn wrong_players_and_tests_are_refused_with_what_is_allowed() {
    for (arguments, expected) in [
        (vec!["arena", "best", "random", "--game", "rotary"], "players are: random, greedy"),
        (vec!["arena", "search:speed=1", "random", "--game", "rotary"], "no parameter `speed`"),
        (
            vec!["arena", "search:contempt=0", "random", "--game", "nardi"],
            "no search player for Nardi",
        ),
        (vec!["tune", "nardi", "--search"], "not played by a tree search"),
        (vec!["arena", "full", "level:0", "--game", "rotary"], "levels are 1 to 10"),
        (vec!["arena", "full", "random", "--game", "go"], "there is no game called `go`"),
        (vec!["arena", "full", "random", "--game", "rotary", "--sprt", "9"], "such as 0,20"),
        (vec!["arena", "engine:/no/such", "random", "--game", "rotary"], "/no/such: "),
    ] {
        let output = galds_with_input(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected), "galds {arguments:?} says: {error}");
    }
}
