//! What a guessed position is worth when only exchanges are looked at: cheap, for weighing all moves.
//!
//! The enemy does not see our pieces either. An attack of its on one that it has not met is only partly
//! believed in: it may come or not.

use galds_games::core::Game;
use galds_games::luzhanqi::{Action, Luzhanqi, Position};

use super::super::evaluation::FLAG;
use crate::search::{Score, Searched, score};

/// How many exchanges in a row are looked at.
const LONGEST: u32 = 5;
/// How much of an attack on a piece that the attacker has not met is believed in, in hundredths.
const UNSEEN_SHARE: Score = 60;
/// A lost flag, far from now.
const LOST: Score = score::MOST;

/// Looks at exchanges in one position after the other; keeps its lists.
#[derive(Default)]
pub(super) struct Exchanges {
    lists: Vec<Vec<Action>>,
    pub(super) nodes: u64,
}

impl Exchanges {
    /// The value for the side to act, which has not chosen the position.
    pub(super) fn reply(&mut self, game: &Luzhanqi, position: &Position) -> Score {
        self.nodes += 1;
        let stand_pat = game.evaluate(position);
        let mut best = stand_pat;
        let mut list = self.lists.pop().unwrap_or_default();
        game.legal(position, &mut list);
        list.retain(|&action| game.ordering_score(position, action) > 0);
        for &action in &list {
            let value = self.after(game, position, action, best.max(stand_pat), LONGEST);
            let Action::Move { to, .. } = action else { continue };
            let sure = position.known().has(to) || value >= LOST;
            let share = if sure { 100 } else { UNSEEN_SHARE };
            best = best.max(stand_pat + (value - stand_pat) * share / 100);
        }
        self.lists.push(list);
        best
    }

    /// The value of an attack for the side that makes it.
    fn after(
        &mut self,
        game: &Luzhanqi,
        position: &Position,
        action: Action,
        low: Score,
        left: u32,
    ) -> Score {
        if game.ordering_score(position, action) >= FLAG {
            return LOST;
        }
        let mut next = *position;
        game.play(&mut next, action);
        -self.quiescence(game, &next, -LOST, -low, left - 1)
    }

    /// Goes on with attacks on known pieces that gain something.
    fn quiescence(
        &mut self,
        game: &Luzhanqi,
        position: &Position,
        low: Score,
        high: Score,
        left: u32,
    ) -> Score {
        self.nodes += 1;
        let mut best = game.evaluate(position);
        if best >= high || left == 0 {
            return best;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        game.noisy(position, &mut list);
        list.sort_by_key(|&action| std::cmp::Reverse(game.ordering_score(position, action)));
        for &action in &list {
            best = best.max(self.after(game, position, action, best.max(low), left));
            if best >= high {
                break;
            }
        }
        self.lists.push(list);
        best
    }
}
