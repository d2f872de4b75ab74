//! Random games for the tests of what is hidden and what can be worked out.

use galds_core::{Game, Rng, RuleSet, Side, Table, Turn};
use galds_luzhanqi::{Action, Luzhanqi, Report, Rules, SetUp};

/// The rules under which the games are played: what is shown differs between them.
pub(crate) const RULES: [&str; 6] = [
    "luzhanqi",
    "luzhanqi,hq_locked=yes",
    "caai",
    "luzhanqi,contact=outcome",
    "luzhanqi,marshal_reveals_flag=yes,mine_survives=yes,bomb_row=none",
    "caai,marshal_reveals_flag=no,quiet=off,cap=300",
];

/// The game under these rules.
pub(crate) fn game(rules: &str) -> Luzhanqi {
    Luzhanqi::new(Rules::read(rules).unwrap())
}

/// A whole game with random set-ups and moves.
pub(crate) fn random_game(game: &Luzhanqi, rng: &mut Rng) -> Vec<Action> {
    let mut table = Table::new(game.clone());
    for _ in Side::BOTH {
        let set_up = SetUp::random(game.rules(), &mut || rng.bits());
        table.play(Action::SetUp(set_up)).unwrap();
    }
    let mut list = Vec::new();
    while let Turn::Side(_) = table.turn() {
        game.legal(table.position(), &mut list);
        table.play(rng.pick(&list)).unwrap();
    }
    table.moments().map(|(_, action)| action).collect()
}

/// A table at which all this was played, if it is legal.
pub(crate) fn replayed(game: &Luzhanqi, actions: &[Action]) -> Option<Table<Luzhanqi>> {
    let mut table = Table::new(game.clone());
    actions.iter().try_for_each(|&action| table.play(action)).ok()?;
    Some(table)
}

/// What everybody hears of a game: every move, and after it whose turn it is.
pub(crate) fn public(table: &Table<Luzhanqi>) -> Vec<(Option<Report>, Turn)> {
    let game = table.game();
    let mut heard = Vec::new();
    for (before, action) in table.moments() {
        let mut after = *before;
        game.play(&mut after, action);
        let report = match action {
            Action::SetUp(_) => None,
            Action::Move { from, to } => Some(game.report(before, from, to)),
        };
        heard.push((report, game.turn(&after)));
    }
    heard
}
