//! Forced wins, and positions that have exactly one.
//!
//! A side wins within n own turns if it has a turn after which the game is won, or after which every
//! answer loses at once or leaves it a win within n − 1. All answers are tried, so what is found is
//! proven. Draws by repetition are not seen: they belong to a game's history, and a position alone
//! has none.

use galds_core::{Game, Turn};

use crate::{Action, Position, Rotary};

/// Every first action after which the side to act wins within `turns` own turns, whatever the
/// opponent does.
pub fn winning_firsts(game: &Rotary, position: &Position, turns: u32) -> Vec<Action> {
    let mut search = Search { game, lists: vec![Vec::new(); 2 * turns as usize + 2] };
    let mut firsts = Vec::new();
    game.legal(position, &mut firsts);
    firsts.retain(|&action| turns > 0 && search.wins_after(position, action, turns, 0));
    firsts
}

/// The only winning first action within `turns` own turns, if there is exactly one and nothing wins
/// sooner.
pub fn key(game: &Rotary, position: &Position, turns: u32) -> Option<Action> {
    if turns > 1 && !winning_firsts(game, position, turns - 1).is_empty() {
        return None;
    }
    match winning_firsts(game, position, turns)[..] {
        [only] => Some(only),
        _ => None,
    }
}

struct Search<'a> {
    game: &'a Rotary,
    /// A list of actions for each level, reused.
    lists: Vec<Vec<Action>>,
}

impl Search<'_> {
    /// Whether the side to act in `before` wins within `turns` own turns if it starts with `action`.
    fn wins_after(&mut self, before: &Position, action: Action, turns: u32, level: usize) -> bool {
        let me = before.side();
        let mut position = *before;
        self.game.play(&mut position, action);
        match self.game.turn(&position) {
            Turn::Over(outcome) => outcome.winner() == Some(me),
            // Nobody is forced to lose at once: whoever has a pivot has a turn by 0 there, which
            // fills no centre.
            _ if turns == 1 => false,
            _ => self.for_all(&position, level, |search, answered| {
                match search.game.turn(answered) {
                    Turn::Over(outcome) => outcome.winner() == Some(me),
                    _ => search.wins(answered, turns - 1, level + 1),
                }
            }),
        }
    }

    /// Whether the side to act wins within `turns` own turns.
    fn wins(&mut self, position: &Position, turns: u32, level: usize) -> bool {
        let mut list = std::mem::take(&mut self.lists[level]);
        self.game.legal(position, &mut list);
        let found = list.iter().any(|&action| self.wins_after(position, action, turns, level + 1));
        self.lists[level] = list;
        found
    }

    fn for_all(
        &mut self,
        position: &Position,
        level: usize,
        mut holds: impl FnMut(&mut Self, &Position) -> bool,
    ) -> bool {
        let mut list = std::mem::take(&mut self.lists[level]);
        self.game.legal(position, &mut list);
        let all = list.iter().all(|&answer| {
            let mut next = *position;
            self.game.play(&mut next, answer);
            holds(self, &next)
        });
        self.lists[level] = list;
        all
    }
}
