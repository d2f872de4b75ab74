//! What the rules page for players says of its boards is true. Positions and moves are read from the
//! list of pictures, so that text, picture and test cannot part.

mod common;

use common::{game, legal};
use galds_core::{AnyTable, Table};
use galds_nardi::Nardi;

const PAGE: &str = include_str!("../../../docs/rules/nardi.en.md");
const PICTURES: &str = include_str!("../../../docs/rules/pictures/nardi.txt");

/// The value of an option in the line of a picture.
fn option(picture: &str, key: &str) -> Option<&'static str> {
    let start = format!("{picture}: ");
    let line = PICTURES.lines().find(|line| line.starts_with(&start)).expect("a picture");
    line.split_once(&format!("--{key} \""))?.1.split('"').next()
}

/// The table that a picture shows.
fn pictured(picture: &str) -> Table<Nardi> {
    let mut table = Table::new(game("nardi"));
    if let Some(position) = option(picture, "position") {
        table.set_position(position).unwrap_or_else(|error| panic!("{picture}: {error}"));
    }
    let words: Vec<&str> = option(picture, "moves").unwrap_or_default().split(' ').collect();
    let mut rest = words.as_slice();
    while let [first, ..] = rest
        && !first.is_empty()
    {
        let (action, later) = rest.split_at(table.words_in_action(rest));
        let action = action.join(" ");
        table.play_text(&action).unwrap_or_else(|error| panic!("{picture}, {action}: {error}"));
        rest = later;
    }
    table
}

#[test]
fn the_first_game_leaves_the_pips_that_the_page_counts() {
    let table = pictured("firstgame");
    assert_eq!(
        table.position_text(),
        "b roll 18:2,13:1,11:1,8:2,7:2,6:3,5:2,4:2 bar:1,24:2,13:4,8:3,6:5 - -"
    );
    for pips in [126, 179] {
        assert!(PAGE.contains(&pips.to_string()));
    }
    let white = [(18, 2), (13, 1), (11, 1), (8, 2), (7, 2), (6, 3), (5, 2), (4, 2)];
    let black = [(25, 1), (24, 2), (13, 4), (8, 3), (6, 5)];
    let pips = |checkers: &[(u32, u32)]| checkers.iter().map(|(p, n)| p * n).sum::<u32>();
    assert_eq!([pips(&white), pips(&black)], [126, 179]);
}

#[test]
fn the_last_picture_of_the_first_game_is_a_win() {
    assert_eq!(pictured("won").turn().outcome_text(), "1-0");
}

#[test]
fn the_hit_checker_lies_on_the_bar() {
    assert!(pictured("hit").position_text().contains(" bar:1,"));
}

#[test]
fn the_checker_on_20_cannot_play_the_1_but_can_play_the_6() {
    let plays = legal(&game("nardi"), option("closed", "position").expect("a position"));
    assert!(plays.iter().any(|play| play.contains("20-14")));
    assert!(plays.iter().all(|play| !play.contains("20-19")));
}

#[test]
fn only_the_4_enters_and_then_the_6_is_free() {
    let plays = legal(&game("nardi"), option("bar", "position").expect("a position"));
    assert!(plays.len() > 1);
    assert!(plays.iter().all(|play| play.starts_with("bar-21,")), "{plays:?}");
}

#[test]
fn the_larger_die_must_be_played() {
    let plays = legal(&game("nardi"), option("larger", "position").expect("a position"));
    assert_eq!(plays, ["20-14"]);
}

#[test]
fn the_6_bears_off_from_5_and_the_2_has_three_ways() {
    let plays = legal(&game("nardi"), option("off", "position").expect("a position"));
    assert!(plays.iter().all(|play| play.contains("5-off")), "{plays:?}");
    for second in ["2-off", "5-3", "3-1"] {
        assert!(plays.iter().any(|play| play.contains(second)), "{second}");
    }
}
