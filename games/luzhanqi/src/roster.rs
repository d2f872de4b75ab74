//! Who stands where: a kind for each node, as four planes of bits.
//!
//! ```text
//!   node          … c1 b1 a1
//!   plane 3 (8)       1  1  0      a1: 0101, a colonel
//!   plane 2 (4)       1  0  1      b1: 1011, a mine
//!   plane 1 (2)       0  1  0      c1: 1100, a flag
//!   plane 0 (1)       0  1  1
//! ```
//!
//! Sets such as "all sappers" are then a few operations on whole words, and the roster of both
//! armies is 32 bytes.

use crate::board::{Node, NodeSet};
use crate::pieces::Kind;

/// The kinds on the board, whoever they belong to.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Roster([u64; 4]);

impl Roster {
    pub(crate) const EMPTY: Roster = Roster([0; 4]);

    pub(crate) fn planes(&self) -> [u64; 4] {
        self.0
    }

    #[inline]
    pub(crate) fn at(&self, node: Node) -> Option<Kind> {
        let bit = |plane: usize| (self.0[plane] >> node.index() & 1) as u8;
        Kind::coded(bit(3) << 3 | bit(2) << 2 | bit(1) << 1 | bit(0))
    }

    /// Puts a piece on an empty node.
    #[inline]
    pub(crate) fn put(&mut self, node: Node, kind: Kind) {
        for (place, plane) in self.0.iter_mut().enumerate() {
            *plane |= (kind as u64 >> place & 1) << node.index();
        }
    }

    #[inline]
    pub(crate) fn clear(&mut self, nodes: NodeSet) {
        self.keep(!nodes);
    }

    /// Forgets everything but these nodes.
    #[inline]
    pub(crate) fn keep(&mut self, nodes: NodeSet) {
        for plane in &mut self.0 {
            *plane &= nodes.bits();
        }
    }

    #[inline]
    pub(crate) fn sappers(&self) -> NodeSet {
        let [one, two, _, eight] = self.0;
        NodeSet::from_bits(eight & one & !two)
    }

    /// The mines and flags.
    #[inline]
    pub(crate) fn immobile(&self) -> NodeSet {
        let [one, two, four, eight] = self.0;
        NodeSet::from_bits(eight & (four | two & one))
    }

    #[inline]
    pub(crate) fn flags(&self) -> NodeSet {
        let [_, _, four, eight] = self.0;
        NodeSet::from_bits(eight & four)
    }

    /// The same with every rank exchanged with the one opposite.
    pub(crate) fn mirrored(&self) -> Roster {
        Roster(self.0.map(|plane| NodeSet::from_bits(plane).mirrored().bits()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_kinds_are_what_the_single_nodes_say() {
        let mut roster = Roster::default();
        for (node, kind) in Node::all().zip(Kind::ALL.into_iter().cycle()) {
            roster.put(node, kind);
        }
        for (node, kind) in Node::all().zip(Kind::ALL.into_iter().cycle()) {
            assert_eq!(roster.at(node), Some(kind));
            assert_eq!(roster.sappers().has(node), kind == Kind::Sapper);
            assert_eq!(roster.flags().has(node), kind == Kind::Flag);
            assert_eq!(roster.immobile().has(node), matches!(kind, Kind::Mine | Kind::Flag));
        }
        roster.clear(NodeSet::ALL);
        assert!(roster == Roster::default());
    }
}
