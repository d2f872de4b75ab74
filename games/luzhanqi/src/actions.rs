//! Which actions are legal.

use galds_core::Listing;

use crate::Luzhanqi;
use crate::board::Node;
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

    pub(crate) fn count_actions(&self, position: &Position) -> Option<u64> {
        match position.phase {
            Phase::SetUp => None,
            Phase::Play if self.is_decided(position) => Some(0),
            Phase::Play => Some(MoveGen::of(self, position, position.side).count()),
        }
    }
}
