//! What the pages for players, rules and advice, say of their diagrams is true, and all languages say
//! the same. The positions are read from the list of diagrams itself, so that text, picture and test
//! cannot part.

use std::collections::BTreeSet;

use galds_core::{AnyTable, Game, RuleSet, Table};
use galds_shatra::board::Direction;
use galds_shatra::{Field, Rules, Shatra};

/// Rules and advice in a language.
macro_rules! pages {
    ($language:literal) => {
        concat!(
            include_str!(concat!("../../../docs/rules/shatra.", $language, ".md")),
            include_str!(concat!("../../../docs/rules/shatra-advice.", $language, ".md")),
        )
    };
}

const ENGLISH: &str = pages!("en");
const TRANSLATIONS: [&str; 4] = [pages!("lv"), pages!("ru"), pages!("hu"), pages!("zh")];
const DIAGRAMS: &str = include_str!("../../../docs/rules/pictures/shatra.txt");

/// The value of an option in the line of a diagram.
fn option<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.split_once(&format!("--{key} \""))?.1.split('"').next()
}

/// A table that shows a diagram, before its moves.
fn diagram(name: &str) -> Table<Shatra> {
    let line = DIAGRAMS.lines().find(|line| line.starts_with(&format!("{name}: ")));
    let mut table = Table::new(Shatra::new(Rules::standard()));
    if let Some(position) = option(line.expect(name), "position") {
        table.set_position(position).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    table
}

/// The moves of a diagram.
fn moves(name: &str) -> Vec<&'static str> {
    let line = DIAGRAMS.lines().find(|line| line.starts_with(&format!("{name}: ")));
    option(line.expect(name), "moves").map(|moves| moves.split(' ').collect()).unwrap_or_default()
}

fn play(table: &mut Table<Shatra>, actions: &[&str]) {
    for action in actions {
        table.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

fn legal(table: &Table<Shatra>) -> Vec<String> {
    table.legal().1
}

/// Whether there are legal actions, and none of them is a capture.
fn takes_nothing(table: &Table<Shatra>) -> bool {
    let actions = legal(table);
    !actions.is_empty() && actions.iter().all(|token| !token.contains('x'))
}

fn from(table: &Table<Shatra>, field: &str) -> Vec<String> {
    let mut tokens = legal(table);
    tokens.retain(|token| token.starts_with(&format!("{field}-")));
    tokens
}

fn field(number: u8) -> Field {
    Field::numbered(number).unwrap()
}

/// In how many lines a man on a field can be jumped over.
fn lines_over(number: u8) -> usize {
    let is_inside = |d: &&Direction| {
        !field(number).next(**d).is_empty() && !field(number).next(d.opposite()).is_empty()
    };
    Direction::ALL[..4].iter().filter(is_inside).count()
}

/// The men that are gone after an action.
fn victims(table: &Table<Shatra>, token: &str) -> Vec<u8> {
    let game = table.game();
    let mut position = *table.position();
    let before = position.men(position.side().other());
    let action = game.read_action(&position, token).unwrap();
    game.play(&mut position, action);
    (before - position.men(position.side())).fields().map(Field::number).collect()
}

/// What follows each `before` in a page, up to the next `behind`.
fn spans(page: &'static str, before: &str, behind: &str) -> BTreeSet<&'static str> {
    let parts = page.split(before).skip(1);
    parts.map(|part| part.split_once(behind).expect("an end").0).collect()
}

/// The words in backticks.
fn code(page: &'static str) -> BTreeSet<&'static str> {
    page.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_diagram_is_in_the_pages_and_every_picture_there_is_drawn() {
    let drawn: BTreeSet<&str> =
        DIAGRAMS.lines().map(|line| line.split_once(": ").expect("a name").0).collect();
    assert_eq!(spans(ENGLISH, "pictures/shatra-", ".svg"), drawn);
    for page in TRANSLATIONS {
        assert_eq!(spans(page, "pictures/shatra-", ".svg"), drawn);
    }
}

#[test]
fn the_pages_name_the_same_moves_and_options_in_every_language() {
    for page in TRANSLATIONS {
        assert_eq!(code(page), code(ENGLISH));
    }
}

#[test]
fn the_first_game_is_won_by_the_capture_of_the_biy() {
    let mut table = diagram("firstgame");
    let moves = moves("firstgame");
    for (place, token) in moves.iter().enumerate() {
        // Where the page says that somebody must capture, nothing else is legal.
        if token.contains(':') {
            assert_eq!(legal(&table), [token.replace(':', "x")], "move {}", place + 1);
        }
        play(&mut table, &[token]);
    }
    assert_eq!(AnyTable::turn(&table).outcome_text(), "1-0");
    assert!(moves.iter().all(|token| code(ENGLISH).contains(token)));
}

#[test]
fn every_option_is_in_the_table_of_options() {
    for option in Rules::OPTIONS {
        assert!(code(ENGLISH).contains(option.key), "the pages have no {}", option.key);
    }
    for text in code(ENGLISH).into_iter().filter(|text| text.starts_with("shatra,")) {
        assert!(Rules::read(text).is_ok(), "{text}");
    }
}

#[test]
fn every_diagram_can_be_shown() {
    for line in DIAGRAMS.lines() {
        let name = line.split(':').next().unwrap();
        play(&mut diagram(name), &moves(name));
    }
}

#[test]
fn ditch_one_three_and_five_fields() {
    let table = diagram("ditch");
    assert_eq!(from(&table, "44"), ["44-37"]);
    assert_eq!(from(&table, "34"), ["34-26", "34-27", "34-28"]);
    assert_eq!(from(&table, "22"), ["22-14", "22-15", "22-16", "22-21", "22-23"]);
}

#[test]
fn series_and_landing_have_one_capture() {
    assert_eq!(legal(&diagram("series")), ["42x28x12"]);
    assert_eq!(legal(&diagram("landing")), ["42x21x24"]);
}

#[test]
fn the_intruder_is_taken_and_the_man_outside_is_not() {
    let table = diagram("intruder");
    assert_eq!(legal(&table), ["54x62", "60x56"]);
    for token in legal(&table) {
        assert_eq!(victims(&table, &token), [58]);
    }
}

#[test]
fn passing_offers_two_captures() {
    let mut table = diagram("passing");
    play(&mut table, &moves("passing"));
    assert_eq!(legal(&table), ["27x11", "27x25"]);
    assert_eq!(victims(&table, "27x11"), [26]);
}

#[test]
fn biy_takes_or_steps_to_seven_fields() {
    let tokens = legal(&diagram("biy"));
    assert!(tokens.iter().all(|token| token.starts_with("44")));
    assert_eq!(from(&diagram("biy"), "44").len(), 7);
    assert_eq!(tokens.len(), 8);
}

#[test]
fn gate_may_be_the_end_of_the_series() {
    assert_eq!(legal(&diagram("gate")), ["21x10", "21x10x5"]);
}

#[test]
fn a_man_in_a_corner_cannot_be_taken_and_one_at_the_edge_only_along_it() {
    for corner in [11, 17, 46, 52] {
        assert_eq!(lines_over(corner), 0);
    }
    for edge in [12, 16, 18, 24, 25, 31, 32, 38, 39, 45, 47, 51] {
        assert_eq!(lines_over(edge), 1);
    }
    for before_a_gate in [13, 14, 15, 48, 49, 50] {
        assert!(lines_over(before_a_gate) > 1);
    }
    let table = diagram("corner");
    for token in legal(&table) {
        let taken = victims(&table, &token);
        match token.split('x').next().unwrap() {
            "39" => assert_eq!(taken, [32], "{token}"),
            "14" | "27" | "34" => assert_eq!(taken, [35], "{token}"),
            _ => panic!("{token}"),
        }
    }
    for hunter in ["14x", "27x", "34x", "39x"] {
        assert!(legal(&table).iter().any(|token| token.starts_with(hunter)), "{hunter}");
    }
}

#[test]
fn lure_wins_against_every_reply() {
    let mut table = diagram("lure");
    assert!(takes_nothing(&table));
    play(&mut table, &moves("lured"));
    assert_eq!(legal(&table), ["46-39", "46-47", "46x34"]);
    for (reply, end) in [("46x34", "27x41"), ("46-39", "25x46"), ("46-47", "52x46")] {
        let mut line = table.clone();
        play(&mut line, &[reply, end]);
        assert_eq!(AnyTable::turn(&line).outcome_text(), "0-1");
    }
}

#[test]
fn white_would_gladly_have_gone_on_with_the_shatra() {
    let mut table = diagram("lure");
    play(&mut table, &["10-13"]);
    assert!(legal(&table).contains(&"17-16".to_owned()));
}

#[test]
fn a_backed_batyr_is_safe_and_attacks_and_an_unbacked_one_must_be_taken() {
    let mut table = diagram("backed");
    assert!(takes_nothing(&table));
    play(&mut table, &["17-24"]);
    let captures = legal(&table);
    assert!(!captures.is_empty());
    assert!(captures.iter().all(|token| victims(&table, token) == [21]));
    assert_eq!(legal(&diagram("unbacked")), ["21x35"]);
}

#[test]
fn the_wall_falls_to_a_sacrifice() {
    let mut table = diagram("wall");
    play(&mut table, &["35-28"]);
    assert_eq!(legal(&table), ["21x35"]);
    play(&mut table, &["21x35"]);
    assert_eq!(legal(&table), ["42x28x12", "42x28x16"]);
    for token in legal(&table) {
        assert_eq!(victims(&table, &token).len(), 2);
        let mut line = table.clone();
        play(&mut line, &[&token]);
        assert!(takes_nothing(&line), "nothing is taken back");
    }
    assert_eq!(moves("breach"), ["35-28", "21x35", "42x28x12"]);
}

#[test]
fn in_the_drawn_position_the_biy_may_stay_at_home() {
    let table = diagram("draw");
    assert!(from(&table, "38").len() >= 2);
    assert_eq!(lines_over(46), 0);
}
