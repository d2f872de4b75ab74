//! What the tests of this crate share.
#![allow(dead_code, reason = "not every test file needs everything")]

use galds_core::{Game, Rng, RuleSet, Table, Turn};
use galds_nardi::{Action, Nardi, Position, Rules};

/// The game under these rules.
pub(crate) fn game(rules: &str) -> Nardi {
    Nardi::new(Rules::read(rules).unwrap_or_else(|error| panic!("{rules}: {error}")))
}

/// A position text under these rules.
pub(crate) fn position(game: &Nardi, text: &str) -> Position {
    game.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The tokens of what is legal, sorted.
pub(crate) fn legal(game: &Nardi, text: &str) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(&position(game, text), &mut actions);
    let mut tokens: Vec<String> = actions.iter().map(ToString::to_string).collect();
    tokens.sort_unstable();
    tokens
}

/// The position text after these actions from a position text.
pub(crate) fn after(game: &Nardi, text: &str, actions: &[&str]) -> String {
    let mut position = position(game, text);
    for text in actions {
        let action = game.read_action(&position, text);
        let action = action.unwrap_or_else(|error| panic!("{text}: {error}"));
        game.apply(&mut position, action).expect("what was read is legal");
    }
    game.position_text(&position)
}

/// A whole random game or match.
pub(crate) fn random_table(rules: &str, seed: u64) -> Table<Nardi> {
    let mut table = Table::new(game(rules));
    let mut rng = Rng::seeded(seed);
    while !matches!(table.turn(), Turn::Over(_)) {
        let action = random_action(table.game(), table.position(), &mut rng);
        table.play(action).expect("a listed action");
    }
    table
}

/// Any legal action; doubles come now and then.
pub(crate) fn random_action(game: &Nardi, position: &Position, rng: &mut Rng) -> Action {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    rng.pick(&actions)
}
