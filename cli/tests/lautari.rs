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
    assert!(with("2", "34", "1100").contains("two numbers with a comma are wanted"));
    assert!(with("2", "34,x", "1100").contains("a number is wanted, such as 1500, not `x`"));
    assert!(with("2", "34,28", "inf").contains("a number is wanted"));
}

#[test]
fn legal_position_perft_and_show_know_the_game() {
    assert_eq!(galds(&["legal", "lautari"]), "e3-e4\nf3-f4\ng3-g4\nh3-h4\ni3-i4\n");
    assert_eq!(galds(&["perft", "lautari", "4"]), "2601\n");
    let revived = galds(&["position", "lautari", "--position", REVIVAL, "--moves", "k10*g8, k8"]);
    assert!(revived.contains(" - - k8 0\n*\n"), "{revived}");
    let shown = galds(&["show", "lautari", "--position", REVIVAL, "--colour", "never"]);
    assert!(
        shown.contains("○+") && shown.contains("●⇑") && shown.contains("White to act"),
        "{shown}"
    );
    let svg = galds(&["show", "lautari", "--svg", "-"]);
    assert_eq!(svg.matches("data-field=").count(), 103);
}

#[test]
fn a_game_is_played_by_typing_book_notation() {
    let output = galds_with_input(&["play", "lautari"], "e3 e4\nE12 E11\nf3-f9\n");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("f9 is too far from f3: a Pawn goes one step"), "{text}");
}

#[test]
fn bad_input_is_refused_with_a_precise_reason() {
    let moved = |position: &str, moves: &str| {
        refusal(&["position", "lautari", "--position", position, "--moves", moves])
    };
    assert!(moved(REVIVAL, "e1-e0").contains("there is no field `e0`"));
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
