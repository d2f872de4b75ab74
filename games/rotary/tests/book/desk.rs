//! A desk to try positions on: everything goes in and comes out as text.

use galds_core::{AnyTable, Game, RuleSet, Table};
use galds_rotary::{Rotary, Rules};

/// A table with a position under some rules.
pub(crate) fn table(rules: &str, position: &str) -> Table<Rotary> {
    let rules = Rules::read(rules).unwrap_or_else(|error| panic!("{rules}: {error}"));
    let game = Rotary::new(rules);
    let read = game.read_position(position);
    let position = read.unwrap_or_else(|error| panic!("{position}: {error}"));
    Table::at(game, position)
}

/// The table after some tokens.
pub(crate) fn played(rules: &str, position: &str, tokens: &str) -> Table<Rotary> {
    let mut table = table(rules, position);
    for token in tokens.split_whitespace() {
        let done = table.play_text(token);
        done.unwrap_or_else(|error| panic!("{token} in {position}: {error}"));
    }
    table
}

/// The position text after some tokens.
pub(crate) fn after(rules: &str, position: &str, tokens: &str) -> String {
    played(rules, position, tokens).position_text()
}

/// The tokens that are legal.
pub(crate) fn legal(rules: &str, position: &str) -> Vec<String> {
    table(rules, position).legal().1
}

/// The legal turns around one pivot, as the numbers k.
pub(crate) fn turns_around(rules: &str, position: &str, pivot: u8) -> Vec<u8> {
    let start = format!("{pivot}-");
    let tokens = legal(rules, position);
    let turns = tokens.iter().filter_map(|token| token.strip_prefix(&start));
    turns.map(|k| k.parse().expect("a digit")).collect()
}

/// The points that are pivots for the side to act.
pub(crate) fn pivots(rules: &str, position: &str) -> Vec<u8> {
    let tokens = legal(rules, position);
    let mut pivots: Vec<u8> =
        tokens.iter().map(|token| token[..2].parse().expect("a turn")).collect();
    pivots.dedup();
    pivots
}

/// The outcome text of a position as it stands.
pub(crate) fn outcome(rules: &str, position: &str) -> String {
    table(rules, position).turn().outcome_text()
}

/// The outcome text after some tokens.
pub(crate) fn outcome_after(rules: &str, position: &str, tokens: &str) -> String {
    played(rules, position, tokens).turn().outcome_text()
}

/// Why a text is refused as an action.
pub(crate) fn refusal(rules: &str, position: &str, text: &str) -> String {
    match table(rules, position).play_text(text) {
        Ok(_) => panic!("{text} was not refused in {position}"),
        Err(error) => error.to_string(),
    }
}
