//! The rule book, sentence by sentence.

mod captures;
mod duty;
mod ends;
mod promotion;
mod quiet_moves;
mod reserve;
mod texts;

use galds_core::{AnyTable, Game, RuleSet, Table, Turn};
use galds_shatra::{Rules, Shatra};

/// A table with a position under rules.
fn table_under(rules: &str, position: &str) -> Table<Shatra> {
    let mut table = Table::new(Shatra::new(Rules::read(rules).unwrap()));
    table.set_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    table
}

fn table(position: &str) -> Table<Shatra> {
    table_under("shatra", position)
}

/// The legal actions, sorted.
fn legal(position: &str) -> Vec<String> {
    table(position).legal().1
}

/// The legal actions as one text, in the order of their numbers.
fn listed(position: &str) -> String {
    let mut tokens = legal(position);
    tokens.sort_by_key(|token| numbers(token));
    tokens.join(" ")
}

/// Whether there are legal actions, and none of them is a capture.
fn takes_nothing(position: &str) -> bool {
    let actions = listed(position);
    !actions.is_empty() && !actions.contains('x')
}

/// Whether a man has legal actions, and none of them is a capture.
fn man_takes_nothing(position: &str, from: u8) -> bool {
    let actions = of_man(position, from);
    !actions.is_empty() && !actions.contains('x')
}

/// Where the man on a field may go, or what its actions are.
fn of_man(position: &str, from: u8) -> String {
    of_man_under("shatra", position, from)
}

fn of_man_under(rules: &str, position: &str, from: u8) -> String {
    let mut tokens = table_under(rules, position).legal().1;
    tokens.retain(|token| numbers(token).first() == Some(&from));
    tokens.sort_by_key(|token| numbers(token));
    let targets = tokens.iter().map(|token| token.replacen(&format!("{from}-"), "", 1));
    targets.collect::<Vec<_>>().join(" ")
}

fn numbers(token: &str) -> Vec<u8> {
    let parts = token.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// The position text after some actions.
fn after(position: &str, actions: &str) -> String {
    after_under("shatra", position, actions)
}

fn after_under(rules: &str, position: &str, actions: &str) -> String {
    let mut table = table_under(rules, position);
    for action in actions.split_whitespace() {
        table.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    table.position_text()
}

/// Why an action is refused; the position must not change.
fn refusal(position: &str, action: &str) -> String {
    let mut table = table(position);
    let error = table.play_text(action).expect_err(action).to_string();
    assert_eq!(table.position_text(), position);
    error
}

fn outcome(position: &str) -> String {
    table(position).turn().outcome_text()
}

fn is_on(position: &str) -> bool {
    matches!(table(position).turn(), Turn::Side(_))
}
