//! Where the pieces of one side can go.
//!
//! It depends on the kinds of that side and on where the others stand, never on what the others are:
//! so the same code serves the truth and what a player sees of it.

use galds_core::Side;

use crate::board::{CAMPS, HEADQUARTERS, Node, NodeSet, RAILWAY, railway_reach};
use crate::roster::Roster;
use crate::{Luzhanqi, Position};

/// Finds the moves of one side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveGen {
    /// The pieces that are free to move, less the sappers on the railway.
    plain: NodeSet,
    /// The sappers that stand on the railway.
    riders: NodeSet,
    occupied: NodeSet,
    /// Where a move may end: on an empty node or on an enemy outside the camps.
    ends: NodeSet,
}

impl MoveGen {
    #[inline]
    pub(crate) fn of(game: &Luzhanqi, position: &Position, side: Side) -> MoveGen {
        MoveGen::with(game, &position.roster, position.men[side], position.men[side.other()])
    }

    /// From the kinds of the own pieces and the places of both sides.
    #[inline]
    pub(crate) fn with(game: &Luzhanqi, roster: &Roster, own: NodeSet, enemy: NodeSet) -> MoveGen {
        let occupied = own | enemy;
        let free = own - roster.immobile() - game.locked;
        let riders = free & roster.sappers() & RAILWAY;
        MoveGen { plain: free - riders, riders, occupied, ends: !occupied | (enemy - CAMPS) }
    }

    /// Where a plain piece can go from here.
    #[inline]
    fn plain_from(&self, node: Node) -> NodeSet {
        node.reach(self.occupied) & self.ends
    }

    /// Where a sapper on the railway can go from here.
    #[inline]
    fn ridden_from(&self, node: Node) -> NodeSet {
        (node.steps() | railway_reach(node, !self.occupied)) & self.ends
    }

    /// Where the piece on this node can go; nowhere, if it is not free to move.
    pub(crate) fn from(&self, node: Node) -> NodeSet {
        if self.plain.has(node) {
            self.plain_from(node)
        } else if self.riders.has(node) {
            self.ridden_from(node)
        } else {
            NodeSet::EMPTY
        }
    }

    #[inline]
    pub(crate) fn each(&self, mut found: impl FnMut(Node, Node)) {
        self.each_piece(|from, ends| ends.nodes().for_each(|to| found(from, to)));
    }

    /// Each piece that is free to move, with the nodes to which it can go.
    #[inline]
    pub(crate) fn each_piece(&self, mut found: impl FnMut(Node, NodeSet)) {
        for from in self.plain.nodes() {
            found(from, self.plain_from(from));
        }
        for from in self.riders.nodes() {
            found(from, self.ridden_from(from));
        }
    }

    #[inline]
    pub(crate) fn count(&self) -> u64 {
        let plain: u32 = self.plain.nodes().map(|from| self.plain_from(from).len()).sum();
        let ridden: u32 = self.riders.nodes().map(|from| self.ridden_from(from).len()).sum();
        u64::from(plain + ridden)
    }

    /// Whether there is any move at all.
    #[inline]
    pub(crate) fn any(&self) -> bool {
        // Whoever can go anywhere can go one step: a slide or a ride starts with one.
        let free = self.plain | self.riders;
        free.nodes().any(|from| !(from.steps() & self.ends).is_empty())
    }
}

/// The nodes that hold what stands on them, under rules in which headquarters do.
pub(crate) const fn locked_nodes(hq_locked: bool) -> NodeSet {
    if hq_locked { HEADQUARTERS } else { NodeSet::EMPTY }
}
