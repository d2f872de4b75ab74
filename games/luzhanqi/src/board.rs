//! The 60 nodes, the roads and railways between them, and how far a piece can go.
//!
//! Nodes are numbered 0-59 from a1 to e12, row by row, so a set of nodes is a `u64`: one file to the
//! right is a shift by 1, one rank up a shift by 5. A piece goes one step along any edge ([`Node::steps`]),
//! or slides along a straight railway line until something stands in its way ([`Node::slides`]); a
//! sapper floods the railway ([`railway_reach`]).

use std::fmt;

use galds_core::{Side, bit_set};

/// How many nodes the board has.
pub const NODES: usize = 60;
/// How many files it has.
const FILES: u8 = 5;
/// How many ranks it has.
const RANKS: u8 = 12;
/// How many nodes of each half hold a piece at the start: the posts and headquarters.
pub const POSTS: usize = 25;

/// A node of the board, where a piece can stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node(u8);

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// An ordinary place for a soldier.
    Post,
    /// A camp, in which nobody can be attacked.
    Camp,
    Headquarters,
}

impl Node {
    /// The node by file (0 for a) and rank (1 to 12), if there is one.
    pub const fn at(file: u8, rank: u8) -> Option<Node> {
        if file < FILES && rank >= 1 && rank <= RANKS {
            Some(Node((rank - 1) * FILES + file))
        } else {
            None
        }
    }

    /// The node named by a letter and a number, such as `c10`.
    pub fn named(name: &str) -> Option<Node> {
        let (&letter, digits) = name.as_bytes().split_first()?;
        let rank = match digits {
            [unit @ b'1'..=b'9'] => unit - b'0',
            [b'1', unit @ b'0'..=b'2'] => 10 + unit - b'0',
            _ => return None,
        };
        Node::at(letter.checked_sub(b'a')?, rank)
    }

    /// Its file, 0 for a.
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// Its rank, 1 to 12.
    pub const fn rank(self) -> u8 {
        self.0 / FILES + 1
    }

    /// Its place in the board order, 0 to 59.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All nodes in the board order.
    pub fn all() -> impl Iterator<Item = Node> {
        (0..NODES as u8).map(Node)
    }

    /// What it is.
    pub const fn site(self) -> Site {
        if CAMPS.has(self) {
            Site::Camp
        } else if HEADQUARTERS.has(self) {
            Site::Headquarters
        } else {
            Site::Post
        }
    }

    /// The side in whose half it lies.
    pub const fn half(self) -> Side {
        if self.rank() <= RANKS / 2 { Side::First } else { Side::Second }
    }

    /// Its row counted from the back row of the half it lies in, 1 to 6.
    pub const fn row(self) -> u8 {
        match self.half() {
            Side::First => self.rank(),
            Side::Second => RANKS + 1 - self.rank(),
        }
    }

    /// The same file in the other half.
    #[must_use]
    pub const fn mirrored(self) -> Node {
        Node((RANKS - self.rank()) * FILES + self.file())
    }

    /// The node that stands in its place when the board is turned round.
    #[must_use]
    pub const fn turned(self) -> Node {
        Node(NODES as u8 - 1 - self.0)
    }

    /// The nodes one step away, by road or railway.
    #[inline]
    pub const fn steps(self) -> NodeSet {
        NodeSet(STEPS[self.0 as usize])
    }

    /// The nodes one step away by road.
    pub const fn road_steps(self) -> NodeSet {
        NodeSet(STEPS[self.0 as usize] & !self.rail_steps().0)
    }

    /// The nodes one step away by railway.
    pub const fn rail_steps(self) -> NodeSet {
        rail_steps_of(NodeSet(1 << self.0))
    }

    /// How far one can go from here along straight railway lines when these nodes are occupied: up
    /// to and including the first occupied one.
    #[inline]
    pub const fn slides(self, occupied: NodeSet) -> NodeSet {
        let rays = &RAYS[self.0 as usize];
        let blocked = [occupied.0 & rays[0], occupied.0 & rays[1]];
        // A blocker and all below it; everything, if there is no blocker.
        let right = rays[0] & (blocked[0] ^ blocked[0].wrapping_sub(1));
        let up = rays[1] & (blocked[1] ^ blocked[1].wrapping_sub(1));
        // Node 0 is on no railway, so it can stand in for a missing blocker.
        let left = rays[2] & (!0 << (occupied.0 & rays[2] | 1).ilog2());
        let down = rays[3] & (!0 << (occupied.0 & rays[3] | 1).ilog2());
        NodeSet(right | up | left | down)
    }

    /// How far any piece but a sapper can go from here, up to and including what stands in its way.
    #[inline]
    pub const fn reach(self, occupied: NodeSet) -> NodeSet {
        let steps = STEPS[self.0 as usize];
        if RAILWAY.has(self) { NodeSet(steps | self.slides(occupied).0) } else { NodeSet(steps) }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

bit_set! {
    /// A set of nodes.
    pub struct NodeSet(u64) {
        item: Node,
        count: NODES,
        at: Node,
        list: nodes,
    }
}

impl NodeSet {
    /// Its image in the other half: every rank is exchanged with the one opposite.
    #[must_use]
    pub fn mirrored(self) -> NodeSet {
        self.nodes().map(Node::mirrored).collect()
    }
}

/// The camps.
pub const CAMPS: NodeSet = both_halves(&[(1, 3), (3, 3), (2, 4), (1, 5), (3, 5)]);
/// The headquarters.
pub const HEADQUARTERS: NodeSet = both_halves(&[(1, 1), (3, 1)]);
/// The nodes on the railway.
pub const RAILWAY: NodeSet = railway();

/// Nodes of the lower half by file and row, and the same in the upper half.
const fn both_halves(places: &[(u8, u8)]) -> NodeSet {
    let mut bits = 0;
    let mut i = 0;
    while i < places.len() {
        if let Some(node) = Node::at(places[i].0, places[i].1) {
            bits |= 1 << node.0 | 1 << node.mirrored().0;
        }
        i += 1;
    }
    NodeSet(bits)
}

const fn railway() -> NodeSet {
    let mut bits = 0;
    let mut i = 0;
    while i < NODES as u8 {
        let node = Node(i);
        if node.row() == 2 || node.row() == 6 || node.row() > 2 && is_edge_file(node) {
            bits |= 1 << i;
        }
        i += 1;
    }
    NodeSet(bits)
}

const fn is_edge_file(node: Node) -> bool {
    node.file() == 0 || node.file() == FILES - 1
}

/// The nodes from which a railway edge leads to the next file.
const RAIL_RIGHT: u64 = rail_edges(Heading::Right);
/// The nodes from which a railway edge leads to the next rank.
const RAIL_UP: u64 = rail_edges(Heading::Up);

#[derive(Clone, Copy)]
enum Heading {
    Right,
    Up,
}

const fn rail_edges(heading: Heading) -> u64 {
    let mut bits = 0;
    let mut i = 0;
    while i < NODES as u8 {
        let node = Node(i);
        let on_edge = match heading {
            Heading::Right => node.file() < FILES - 1 && (node.row() == 2 || node.row() == 6),
            Heading::Up => {
                // The files a and e between the second rows, and c across the front.
                let across = node.rank() == RANKS / 2 && node.file() == 2;
                is_edge_file(node) && node.rank() >= 2 && node.rank() < RANKS - 1 || across
            }
        };
        if on_edge {
            bits |= 1 << i;
        }
        i += 1;
    }
    bits
}

/// The nodes one railway edge away from any of these.
#[inline]
const fn rail_steps_of(nodes: NodeSet) -> NodeSet {
    let NodeSet(nodes) = nodes;
    NodeSet(
        (nodes & RAIL_RIGHT) << 1
            | (nodes & RAIL_UP) << FILES
            | nodes >> 1 & RAIL_RIGHT
            | nodes >> FILES & RAIL_UP,
    )
}

/// Where a sapper can go from here along the railway over `empty` nodes: these, and the first
/// occupied ones behind them.
#[inline]
pub const fn railway_reach(from: Node, empty: NodeSet) -> NodeSet {
    let mut filled = NodeSet(1 << from.0);
    loop {
        let reached = rail_steps_of(filled);
        let grown = NodeSet(filled.0 | reached.0 & empty.0);
        if grown.0 == filled.0 {
            return reached;
        }
        filled = grown;
    }
}

const STEPS: [u64; NODES] = steps();
/// For each node the rest of its railway lines to the right, up, left and down.
const RAYS: [[u64; 4]; NODES] = rays();

const fn steps() -> [u64; NODES] {
    let mut steps = [0; NODES];
    let mut i = 0;
    while i < NODES as u8 {
        let mut j = 0;
        while j < NODES as u8 {
            if joined(Node(i), Node(j)) {
                steps[i as usize] |= 1 << j;
            }
            j += 1;
        }
        i += 1;
    }
    steps
}

/// Whether a road or a railway edge joins two nodes.
const fn joined(from: Node, to: Node) -> bool {
    if rail_steps_of(NodeSet(1 << from.0)).has(to) {
        return true;
    }
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let same_half = (from.rank() <= RANKS / 2) == (to.rank() <= RANKS / 2);
    let camp = CAMPS.has(from) || CAMPS.has(to);
    same_half && (files + ranks == 1 || files == 1 && ranks == 1 && camp)
}

const fn rays() -> [[u64; 4]; NODES] {
    let mut rays = [[0; 4]; NODES];
    let mut i = 0;
    while i < NODES {
        let mut right = i;
        while RAIL_RIGHT >> right & 1 == 1 {
            right += 1;
            rays[i][0] |= 1 << right;
            rays[right][2] |= 1 << i;
        }
        let mut up = i;
        while RAIL_UP >> up & 1 == 1 {
            up += FILES as usize;
            rays[i][1] |= 1 << up;
            rays[up][3] |= 1 << i;
        }
        i += 1;
    }
    rays
}

/// The posts and headquarters of each side in the order of a set-up text: rows from the back to the
/// front, files from a to e, camps left out.
pub const SET_UP_ORDER: [[Node; POSTS]; 2] = set_up_order();

const fn set_up_order() -> [[Node; POSTS]; 2] {
    let mut order = [[Node(0); POSTS]; 2];
    let mut place = 0;
    let mut i = 0;
    while i < NODES as u8 / 2 {
        let node = Node(i);
        if !CAMPS.has(node) {
            order[0][place] = node;
            order[1][place] = node.mirrored();
            place += 1;
        }
        i += 1;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: &str) -> Node {
        Node::named(name).unwrap()
    }

    fn set(names: &str) -> NodeSet {
        names.split(' ').filter(|name| !name.is_empty()).map(node).collect()
    }

    fn edges(steps: impl Fn(Node) -> NodeSet) -> u32 {
        Node::all().map(|node| steps(node).len()).sum::<u32>() / 2
    }

    #[test]
    fn there_are_35_railway_edges_and_98_road_edges() {
        assert_eq!(edges(Node::rail_steps), 35);
        assert_eq!(edges(Node::road_steps), 98);
        for from in Node::all() {
            for to in from.steps().nodes() {
                assert!(to.steps().has(from), "{from} {to}");
            }
        }
    }

    #[test]
    fn each_half_has_23_posts_5_camps_and_2_headquarters() {
        for side in Side::BOTH {
            let count = |site| {
                Node::all().filter(|node| node.half() == side && node.site() == site).count()
            };
            assert_eq!(count(Site::Post), 23);
            assert_eq!(count(Site::Camp), 5);
            assert_eq!(count(Site::Headquarters), 2);
        }
    }

    #[test]
    fn the_halves_meet_on_the_files_a_c_and_e_only() {
        for file in 0..FILES {
            let (low, high) = (Node::at(file, 6).unwrap(), Node::at(file, 7).unwrap());
            assert_eq!(low.steps().has(high), file % 2 == 0, "{low}");
        }
    }

    #[test]
    fn slides_are_straight_and_end_at_the_first_piece() {
        assert_eq!(node("a2").slides(set("a5 c2")), set("a3 a4 a5 b2 c2"));
        assert_eq!(node("e11").slides(set("e8 e2 b11")), set("e10 e9 e8 d11 c11 b11"));
        assert_eq!(node("c6").slides(NodeSet::EMPTY), set("a6 b6 d6 e6 c7"));
        assert_eq!(node("c7").slides(set("c6 b7")), set("c6 b7 d7 e7"));
        assert_eq!(node("c4").slides(NodeSet::EMPTY), NodeSet::EMPTY);
    }

    #[test]
    fn slides_equal_a_walk_along_the_railway() {
        for from in Node::all() {
            for seed in 0..50 {
                let occupied = NodeSet::from_bits(galds_core::mix(seed)) - NodeSet::from(from);
                assert_eq!(from.slides(occupied), walked(from, occupied), "{from} {occupied:?}");
            }
        }
    }

    fn walked(from: Node, occupied: NodeSet) -> NodeSet {
        let mut reached = NodeSet::EMPTY;
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut here = from;
            while let Some(next) = Node::at(
                here.file().wrapping_add_signed(right),
                here.rank().wrapping_add_signed(up),
            )
            .filter(|&next| here.rail_steps().has(next))
            {
                reached |= NodeSet::from(next);
                if occupied.has(next) {
                    break;
                }
                here = next;
            }
        }
        reached
    }

    #[test]
    fn a_flood_turns_corners_and_stops_at_pieces() {
        let empty = set("a2 a3 b2");
        assert_eq!(railway_reach(node("a4"), empty), set("a2 a3 a4 a5 b2 c2"));
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for node in Node::all() {
            assert_eq!(Node::named(&node.to_string()), Some(node));
        }
        for wrong in ["", "a", "a0", "a13", "f1", "A1", "a01", "a1 ", "a+1", "é1", "1a"] {
            assert_eq!(Node::named(wrong), None, "{wrong}");
        }
    }
}
