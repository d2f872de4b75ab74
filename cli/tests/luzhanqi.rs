//! Luzhanqi as a user meets it: nothing hidden on the screen, and the contest protocol.

mod common;

use common::{galds, galds_with_input, refusal};

/// The text of what the program prints when it is given these lines.
fn dialogue(arguments: &[&str], lines: &str) -> String {
    let output = galds_with_input(arguments, lines);
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

const RED: &str = "@MF8MM97B93B98642775163854";

#[test]
fn set_ups_are_typed_or_chosen_by_name() {
    let typed = galds(&["position", "luzhanqi", "--moves", &format!("{RED} storm")]);
    assert_eq!(typed, galds(&["position", "luzhanqi", "--moves", "example storm"]));
    assert!(typed.starts_with("r a1:M,b1:F,c1:8,"));
    let error = refusal(&["position", "luzhanqi", "--moves", "@MF8"]);
    assert!(error.contains("@ and 25 letters"), "{error}");
    let error = refusal(&["position", "luzhanqi", "--moves", "a6-a7"]);
    assert!(error.contains("hedgehog, fortress"), "{error}");
}

#[test]
fn views_and_pictures_show_a_side_its_own_pieces_only() {
    let moves = ["--moves", "example storm"];
    let view = |side| galds(&[&["view", "luzhanqi", "--side", side], &moves[..]].concat());
    assert!(view("r").contains("e6:4 a7:?,b7:?"));
    assert!(view("b").contains("e6:? a7:1,b7:3"));
    assert!(!view("spectator").contains(":1"));
    let show = |side| {
        galds(&[&["show", "luzhanqi", "--side", side, "--colour", "never"], &moves[..]].concat())
    };
    let red = show("r");
    assert!(red.contains("(1)") && !red.contains("[1]") && red.contains("[?]"), "{red}");
    let black = show("b");
    assert!(black.contains("[1]") && !black.contains("(1)"), "{black}");
    // Each side sits at the bottom of its own picture.
    assert!(black.find("(?)").unwrap() < black.find("[1]").unwrap());
}

#[test]
fn marks_say_what_hidden_pieces_may_be() {
    let moves = ["--moves", "example storm a6-a7", "--side", "r", "--svg", "-"];
    let plain = letters(&galds(&[&["show", "luzhanqi"], &moves[..]].concat()));
    let marked = letters(&galds(&[&["show", "luzhanqi", "--marks"], &moves[..]].concat()));
    assert!(!plain.contains("1-9MF") && marked.contains("2-9MF"), "the marshal was shown");
}

/// All that is written in a picture, one text after the other: marks are broken into rows.
fn letters(svg: &str) -> String {
    let texts = svg.split("</text>").filter_map(|part| part.rsplit_once('>'));
    texts.map(|(_, text)| text.trim()).collect()
}

/// A position in which Black has moved round a corner, and pieces of all kinds stand hidden.
const TURNED: [&str; 4] = [
    "--position",
    "b b1:F,c1:M,a2:9,c4:1,b4:3,c6:5 a8:9,c8:6,c9:2,e7:7,a11:8,b11:M,c11:4,d11:M,a12:8,b12:F,\
     d12:5,e12:M c8 0 41",
    "--moves",
    "a8-d7 c4-c5 a11-a9",
];

#[test]
fn the_terminal_shows_the_marks_that_the_picture_shows() {
    let show = ["show", "luzhanqi", "--side", "r", "--marks", "--colour", "never"];
    let text = galds(&[&show[..], &TURNED[..]].concat());
    let svg = letters(&galds(&[&show[..], &["--svg", "-"], &TURNED[..]].concat()));
    // The certain sapper stands on the board, everything else in the list under it.
    let row = text.lines().find(|line| line.trim_start().starts_with("7 ")).unwrap();
    assert!(row.contains("[9]"), "{text}");
    let list: Vec<&str> =
        text.lines().skip_while(|line| !line.starts_with("What hidden pieces may be:")).collect();
    for (kinds, nodes) in [("9", "d7"), ("1-9B", "e7 a9 c9"), ("1-9BMF", "b12 d12")] {
        let wanted = format!("{kinds}  {nodes}");
        assert!(list.iter().any(|line| line.trim() == wanted), "{wanted} in {text}");
        assert!(svg.contains(kinds), "{kinds} in {svg}");
    }
    let plain =
        galds(&[&["show", "luzhanqi", "--side", "r", "--colour", "never"], &TURNED[..]].concat());
    assert!(!plain.contains("[9]") && !plain.contains("What hidden pieces"), "{plain}");
}

#[test]
fn marks_are_refused_where_there_is_nobody_to_make_them() {
    let spectator = refusal(&["show", "luzhanqi", "--marks"]);
    assert!(spectator.contains("say whose by --side r or --side b"), "{spectator}");
    let open = refusal(&["show", "shatra", "--marks", "--side", "w"]);
    assert!(open.contains("nothing is hidden in Shatra"), "{open}");
}

#[test]
fn a_hint_does_not_tell_how_a_contact_would_end() {
    // The flag stands before Red's piece, hidden; whatever is advised, its result is not told.
    let position = "r b1:F,c1:M,b11:5 a7:1,a12:M,b12:F,d12:3 - 0 40";
    let text = dialogue(
        &["play", "luzhanqi", "--position", position, "--colour", "never"],
        "hint\nquit\n",
    );
    let hint = text.lines().find_map(|line| line.strip_prefix("Red> ")).unwrap();
    let (action, _) = hint.split_once(" (").unwrap();
    assert!(action.len() <= 7 && action.contains('-') && !action.contains('x'), "{hint}");
}

#[test]
fn two_people_at_one_screen_see_only_their_own_pieces() {
    let arguments = ["play", "luzhanqi", "--against", "person", "--colour", "never"];
    let text = dialogue(&arguments, "\nexample\n\nstorm\n\na6-a7\n\nquit\n");
    let screens: Vec<&str> = text.split("press Enter.").collect();
    assert_eq!(screens.len(), 5, "{text}");
    assert!(screens[0].contains("Red to move. When only Red sees the screen"));
    let black_sets_up = screens[2];
    assert!(!black_sets_up.contains("(M)") && black_sets_up.contains("(?)"), "{black_sets_up}");
    assert!(black_sets_up.contains(&format!("Red: @{}", "?".repeat(25))));
    assert!(screens[3].contains("(F)") && !screens[3].contains("[F]"));
    assert!(screens[4].contains("Red: a6xa7(6<1)"), "{}", screens[4]);
    assert!(screens[4].contains("[F]") && !screens[4].contains("(F)"));
    assert!(!text.contains("MF8MM"));
}

#[test]
fn a_game_against_the_program_can_be_played_and_its_record_replayed() {
    let arguments = ["play", "luzhanqi", "--colour", "never", "--seed", "7"];
    let text = dialogue(&arguments, "lattice\nlegal a6\na6-a7\nrecord\nquit\n");
    assert!(text.contains(&format!("Black: @{}", "?".repeat(25))), "{text}");
    assert!(text.contains("a6-a7") && text.contains("Red> a6xa7("), "{text}");
    let record = "[Game \"luzhanqi\"]\n[Rules \"caai\"]\n\n1: example - storm\n2: a6xa7(<) - e7-e6";
    let output = galds_with_input(&["replay", "luzhanqi", "-"], record);
    let replayed = String::from_utf8(output.stdout).expect("it prints UTF-8");
    assert_eq!(replayed.lines().count(), 6, "{replayed}");
    assert!(replayed.ends_with("*\n"));
}

#[test]
fn perft_counts_play_and_refuses_set_ups() {
    assert_eq!(galds(&["perft", "luzhanqi", "2", "--moves", "example example"]), "1231\n");
    assert!(refusal(&["perft", "luzhanqi", "1"]).contains("secret set-up"));
}

#[test]
fn the_engine_speaks_the_contest_protocol() {
    let script = "INFO 1.0\nSTART 0 1800 31\nGO 0000 0 00\nRESULT 3 00\nEND 1\nSTART 1 1800 31\n";
    let text = dialogue(&["engine", "--protocol", "caai", "--seed", "4"], script);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert_eq!(lines[0], "NAME Galds");
    for array in [lines[1], lines[3]] {
        let letters = array.strip_prefix("ARRAY ").expect("an array");
        let mut sorted: Vec<char> = letters.chars().collect();
        sorted.sort_unstable();
        assert_eq!(sorted.iter().collect::<String>(), "abccddeeffggghhhiiijjjkkl");
        // Own rows from the front: bombs not in the first, mines in the last two, the flag on L1 or L3.
        assert!(!letters[..5].contains('k') && !letters[..15].contains('j'), "{letters}");
        assert!([21, 23].contains(&letters.find('l').expect("a flag")), "{letters}");
    }
    assert!(lines[2].starts_with("BESTMOVE ") && lines[2].len() == 13, "{}", lines[2]);
    assert_eq!(text, dialogue(&["engine", "--protocol", "caai", "--seed", "4"], script));
}

#[test]
fn the_engine_passes_over_what_it_does_not_understand() {
    let output =
        galds_with_input(&["engine", "--protocol", "caai"], "HELLO\nGO 0000 0 00\nINFO 1.0\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "NAME Galds\n");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("`HELLO` isn't an order") && errors.contains("START comes first"));
}
