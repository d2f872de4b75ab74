//! Setting up positions and asking what may be done there.

use galds_core::{AnyTable, Game, RuleSet, Table};
use galds_lautari::{Lautari, Rules};

/// Eight White pieces that stand out of the way.
pub(crate) const WHITE: &str = "e1,f1,g1,h1,i1,e2,f2,g2";
/// Eight Black pieces that stand out of the way.
pub(crate) const BLACK: &str = "e13,f13,g13,e14,f14,g14,h14,i14";

/// A table under these rules.
pub(crate) fn table_with(rules: &str) -> Table<Lautari> {
    Table::new(Lautari::new(Rules::read(rules).expect("rules")))
}

/// A table with this position under the usual rules.
pub(crate) fn table(position: &str) -> Table<Lautari> {
    let game = Lautari::new(Rules::standard());
    let position = game.read_position(position).unwrap_or_else(|e| panic!("{position}: {e}"));
    Table::at(game, position)
}

/// A table on which the side `w` or `b` has to act and these pieces stand, besides eight of each
/// side that are out of the way; every home row is open.
pub(crate) fn board(side: &str, white: &str, black: &str) -> Table<Lautari> {
    let with = |far: &str, near: &str| match near {
        "" => far.to_owned(),
        near => format!("{far},{near}"),
    };
    table(&format!("{side} {} {} - - - 0", with(WHITE, white), with(BLACK, black)))
}

/// The tokens that are legal and start like this, sorted.
pub(crate) fn legal(table: &Table<Lautari>, start: &str) -> Vec<String> {
    let (_, tokens) = AnyTable::legal(table);
    tokens.into_iter().filter(|token| token.starts_with(start)).collect()
}

/// Makes actions, which must be legal.
pub(crate) fn play(table: &mut Table<Lautari>, actions: &[&str]) {
    for action in actions {
        let before = table.position_text();
        table.play_text(action).unwrap_or_else(|e| panic!("{action} in {before}: {e}"));
    }
}

/// The outcome after some actions.
pub(crate) fn outcome(mut table: Table<Lautari>, actions: &[&str]) -> String {
    play(&mut table, actions);
    AnyTable::turn(&table).outcome_text()
}

/// Why an action is refused; nothing may have changed.
pub(crate) fn refusal(table: &Table<Lautari>, action: &str) -> String {
    let mut copy = table.clone();
    let error = copy.play_text(action).expect_err(action);
    assert_eq!(copy.position(), table.position(), "the refused {action} changed something");
    assert_eq!(copy.moments().len(), table.moments().len());
    error.to_string()
}
