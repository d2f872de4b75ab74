//! Lautari at the command line.

mod common;

use common::{galds, galds_with_input, refusal};

const REVIVAL: &str =
    "w e1,f1,g1,h1,i1,e2,f2,g2,g4,Sk10 Rk8,e13,f13,g13,e14,f14,g14,h14,i14 - g8,k8,R,- - 0";

#[test]
fn rate_prints_the_change_and_the_new_ratings() {
    let example = [
        "rate", "lautari", "--winner", "1100", "--loser", "1200", "--values", "34,28", "--win", "2",
    ];
    assert_eq!(
        galds(&example),
        "change 12.88\nwinner 1100.00 -> 1112.88\nloser  1200.00 -> 1187.12\n"
    );
    let other = [&example[..], &["--rules", "lautari,rating=example"]].concat();
    assert!(galds(&other).starts_with("change 13.86\n"));
}

#[test]
fn rate_says_what_is_wrong_with_its_numbers() {
    let with = |win: &str, values: &str, winner: &str| {
        refusal(&[
            "rate", "lautari", "--winner", winner, "--loser", "1200", "--values", values, "--win",
            win,
        ])
    };
    assert!(with("4", "34,28", "1100").contains("a win has 1, 2 or 3 points, a draw 0, not `4`"));
    assert!(with("2", "34", "1100").contains("expected two numbers with a comma"));
    assert!(with("2", "34,x", "1100").contains("expected a number such as 1500, not `x`"));
    assert!(with("2", "34,28", "inf").contains("expected a number"));
}

#[test]
fn legal_position_perft_and_show_know_the_game() {
    assert_eq!(galds(&["legal", "lautari"]), "e3-e4\nf3-f4\ng3-g4\nh3-h4\ni3-i4\n");
    assert_eq!(galds(&["perft", "lautari", "4"]), "2601\n");
    let revived = galds(&["position", "lautari", "--position", REVIVAL, "--moves", "k10*g8, k8"]);
    assert!(revived.contains(" - - k8 0\n"), "{revived}");
    let shown = galds(&["show", "lautari", "--position", REVIVAL, "--colour", "never"]);
    assert!(
        shown.contains("○+") && shown.contains("●⇑") && shown.contains("White to act"),
        "{shown}"
    );
    let svg = galds(&["show", "lautari", "--svg", "-"]);
    assert_eq!(svg.matches("data-field=").count(), 103);
}

#[test]
fn the_position_value_is_told_by_position_show_and_analyse() {
    // White: a Scout on the inner ring and a pawn at home; Black: the Guard in the centre.
    let position = ["--position", "w e1,Ig7 Sa,e14 - - - 0"];
    let line = "Position value: White 10, Black 19";
    let text = galds(&[&["position", "lautari"], &position[..]].concat());
    assert_eq!(text, format!("w e1,Ig7 Sa,e14 - - - 0\n{line}\n½-½\n"));
    let start = galds(&["position", "lautari"]);
    assert!(start.ends_with("Position value: White 30, Black 30\n*\n"), "{start}");
    let all = galds(&["position", "lautari", "--all", "--moves", "e3 e4"]);
    assert_eq!(all.lines().count(), 3, "every line but the last is a position: {all}");
    let shown = galds(&[&["show", "lautari"], &position[..]].concat());
    assert!(shown.ends_with(&format!("{line}\n")), "{shown}");
    let quiet = galds(&[&["show", "lautari", "--notes", "hidden"], &position[..]].concat());
    assert!(!quiet.contains("Position value"), "{quiet}");
    let thought = galds(&["analyse", "lautari", "--nodes", "500", "--moves", "e3 e4"]);
    assert!(thought.ends_with("Position value: White 31, Black 30\n"), "{thought}");
    let json = galds(&["analyse", "lautari", "--nodes", "500", "--moves", "e3 e4", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["position_values"], serde_json::json!([31, 30]));
    assert!(!galds(&["position", "rotary"]).contains("Position value"));
}

#[test]
fn the_table_of_the_original_is_replayed_as_it_stands() {
    let table = "\
- |    |       |   |         |
|----|-------|---|---------|
| 1: | e3 e4 | - | e12 e11 |
| 2: | g3 g4 | - | e11 e10 |
| 3: | f3 f4 | - | e10 d10 |
| 4: | f4^I  | - | d10 b10 |
| 5: | f4 e5 | - | b10 r5  |
| 6: | e5 e7 | - | r5 r4^R |
| 7: | e7 a  | - | r4 d5   |
| 8: | a s8  | - | d5 e4x  |
";
    let output = galds_with_input(&["replay", "lautari", "-"], table);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 18, "{text}");
    let moves = "e3-e4 e12-e11 g3-g4 e11-e10 f3-f4 e10-d10 f4^I d10-b10 f4-e5 b10-r5 e5-e7 \
                 r5-r4^R e7-a r4-d5 a-s8 d5-e4x";
    let after = galds(&["position", "lautari", "--moves", moves]);
    assert_eq!(text.lines().nth(16), after.lines().next());
}

#[test]
fn a_hint_is_given_in_book_notation() {
    let output = galds_with_input(&["play", "lautari", "--level", "1"], "hint\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    let hint = text.lines().find_map(|line| line.strip_prefix("White> ")).unwrap();
    let (action, _) = hint.split_once(" (").unwrap();
    assert!(["e3 e4", "f3 f4", "g3 g4", "h3 h4", "i3 i4"].contains(&action), "{hint}");
}

#[test]
fn a_game_is_played_by_typing_book_notation() {
    let output = galds_with_input(&["play", "lautari"], "e3 e4\nE12 E11\nf3-f9\n");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("f9 is too far from f3: a Pawn moves one step"), "{text}");
}

#[test]
fn bad_input_is_refused_with_a_precise_reason() {
    let moved = |position: &str, moves: &str| {
        refusal(&["position", "lautari", "--position", position, "--moves", moves])
    };
    assert!(moved(REVIVAL, "e1-e0").contains("there is no space `e0`"));
    assert!(moved(REVIVAL, "k10+h8,k8").contains("captured from g8 to k8"));
    let plain = REVIVAL.replace("g8,k8,R,-", "-");
    assert!(moved(&plain, "k10+g8,k8").contains("there is nothing to revive"));
    let position = |text: &str| refusal(&["position", "lautari", "--position", text]);
    assert!(
        position("w Se1,Sf1,Sg1 e12 - - - 0").contains("White has a Guard on e1 and another on f1")
    );
    let sixteen = "e1,f1,g1,h1,i1,e2,f2,g2,h2,i2,e3,f3,g3,h3,i3,e4";
    assert!(position(&format!("w {sixteen} e12 - - - 0")).contains("White has 16 pieces"));
}
