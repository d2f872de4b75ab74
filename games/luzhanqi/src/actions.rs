//! Which actions are legal.

use galds_core::Listing;

use crate::Luzhanqi;
use crate::board::{Node, NodeSet};
use crate::move_gen::MoveGen;
use crate::position::{Phase, Position};
use crate::ready::READY;
use crate::setup::SetUp;

/// One thing that a side does. Its `Display` is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// An army laid out.
    SetUp(SetUp),
    /// A piece moved, perhaps onto an enemy.
    Move { from: Node, to: Node },
}

impl Luzhanqi {
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) -> Listing {
        actions.clear();
        if position.phase == Phase::SetUp {
            actions.extend(READY.iter().map(|ready| Action::SetUp(ready.set_up)));
            return Listing::Examples;
        }
        if !self.is_decided(position) {
            let moves = MoveGen::of(self, position, position.side);
            moves.each(|from, to| actions.push(Action::Move { from, to }));
        }
        Listing::Complete
    }

    /// Names each piece of the side to move with the nodes to which it can go, in the order in which its moves are listed;
    /// for whoever goes through thousands of moves and needs no list. The game must not be over.
    #[inline]
    pub fn each_piece(&self, position: &Position, found: impl FnMut(Node, NodeSet)) {
        MoveGen::of(self, position, position.side).each_piece(found);
    }

    pub(crate) fn count_actions(&self, position: &Position) -> Option<u64> {
        match position.phase {
            Phase::SetUp => None,
            Phase::Play if self.is_decided(position) => Some(0),
            Phase::Play => Some(MoveGen::of(self, position, position.side).count()),
        }
    }
}

#[cfg(test)]
mod tests {
    use galds_core::{Game, Rng, RuleSet};

    use super::*;
    use crate::rules::Rules;

    #[test]
    fn pieces_with_their_ends_are_the_listed_moves_in_their_order() {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        let (mut position, mut rng) = (game.start(), Rng::seeded(3));
        for ready in READY.iter().take(2) {
            game.play(&mut position, Action::SetUp(ready.set_up));
        }
        let (mut listed, mut named) = (Vec::new(), Vec::new());
        for _ in 0..100 {
            game.legal(&position, &mut listed);
            if listed.is_empty() {
                break;
            }
            named.clear();
            game.each_piece(&position, |from, ends| {
                named.extend(ends.nodes().map(|to| Action::Move { from, to }));
            });
            assert_eq!(named, listed);
            game.play(&mut position, listed[rng.below(listed.len())]);
        }
        assert!(position.ply > 50);
    }
}
