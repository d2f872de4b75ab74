//! Luzhanqi for programs that learn it.
//!
//! A number is a move from one node to another, of those that a sapper could make, then a kind. A set-up is made piece
//! by piece: 25 kinds in the order of its token, each of them one with which a legal set-up can still be made.

use std::sync::LazyLock;

use galds_core::learning::{Form, Learning, Number, Pairs, Writer};
use galds_core::{AnyTable, Game, Rng, Side, Table, Viewer};

use crate::belief::armies::Armies;
use crate::board::{NODES, Node, NodeSet, POSTS, RAILWAY, SET_UP_ORDER};
use crate::pieces::{KINDS, Kind, KindSet};
use crate::position::Phase;
use crate::setup::{SetUp, may_hold};
use crate::{Action, Belief, Luzhanqi, Position, View};

/// The moves of sappers, who get furthest.
static MOVES: LazyLock<Pairs> = LazyLock::new(|| {
    let nodes: Vec<Node> = Node::all().collect();
    Pairs::new(NODES, |from| reach(nodes[from]).nodes().map(Node::index))
});

/// How many moves there are.
const MOVE_COUNT: usize = {
    let (mut count, mut place) = (0, 0);
    while place < NODES as u8 {
        if let Some(node) = Node::at(place % 5, place / 5 + 1) {
            count += reach(node).len() as usize;
        }
        place += 1;
    }
    count
};

/// Where a sapper gets from here on an empty board.
const fn reach(node: Node) -> NodeSet {
    let others = RAILWAY.bits() & !(1 << node.index());
    let ridden = if RAILWAY.has(node) { others } else { 0 };
    NodeSet::from_bits(node.steps().bits() | ridden)
}

/// The first number of a kind.
const KIND: Number = MOVE_COUNT as Number;

/// How often another past is drawn before it is given up.
const TRIES: usize = 100;

/// Planes of observations.
const OTHER: usize = KINDS;
const UNKNOWN: usize = 2 * KINDS;

fn kinds_of(parts: &[Number]) -> impl Iterator<Item = Kind> {
    parts.iter().filter_map(|&part| Kind::ALL.get(usize::from(part.checked_sub(KIND)?)).copied())
}

impl Learning for Luzhanqi {
    const NUMBERS: usize = MOVE_COUNT + KINDS;
    const PARTS: usize = 1;

    const FORM: Form = Form {
        planes: &[
            "own kind 1",
            "own kind 2",
            "own kind 3",
            "own kind 4",
            "own kind 5",
            "own kind 6",
            "own kind 7",
            "own kind 8",
            "own kind 9",
            "own kind 10",
            "own kind 11",
            "own kind 12",
            "other kind 1",
            "other kind 2",
            "other kind 3",
            "other kind 4",
            "other kind 5",
            "other kind 6",
            "other kind 7",
            "other kind 8",
            "other kind 9",
            "other kind 10",
            "other kind 11",
            "other kind 12",
            "other pieces of unknown kind",
        ],
        fields: NODES,
        values: &[
            "own side is the first",
            "own side acts",
            "armies are laid out",
            "pieces laid out",
            "quiet plies",
            "plies",
        ],
        grid: (12, 5),
    };

    fn cell(field: usize) -> (usize, usize) {
        (11 - field / 5 % 12, field % 5)
    }

    fn part(&self, _position: &Position, action: Action, place: usize) -> Option<Number> {
        match action {
            Action::Move { from, to } if place == 0 => MOVES.number(from.index(), to.index()),
            Action::Move { .. } => None,
            Action::SetUp(set_up) => {
                (place < POSTS).then(|| KIND + set_up.kind(place).index() as Number)
            }
        }
    }

    fn unlisted(&self, _position: &Position, parts: &[Number], numbers: &mut Vec<Number>) {
        // The rules of laying out are the same for both sides.
        let mut may_be = SET_UP_ORDER[Side::First.index()].map(|node| may_hold(node, &self.rules));
        for (place, kind) in may_be.iter_mut().zip(kinds_of(parts)) {
            *place = kind.into();
        }
        let armies = Armies::new(may_be);
        let next = armies.and_then(|armies| armies.may_be().get(parts.len()).copied());
        let next = next.unwrap_or(KindSet::EMPTY);
        numbers.extend(next.kinds().map(|kind| KIND + kind.index() as Number));
    }

    fn assembled(&self, _position: &Position, parts: &[Number]) -> Option<Action> {
        let kinds: Vec<Kind> = kinds_of(parts).collect();
        let kinds = <[Kind; POSTS]>::try_from(kinds).ok()?;
        Some(Action::SetUp(SetUp::new(kinds)))
    }

    fn observe(&self, view: &View, side: Side, parts: &[Number], writer: &mut Writer<'_>) {
        for node in view.men(side).nodes() {
            if let Some(kind) = view.kind(node) {
                writer.mark(kind.index(), node.index());
            }
        }
        for node in view.men(side.other()).nodes() {
            let plane = view.kind(node).map_or(UNKNOWN, |kind| OTHER + kind.index());
            writer.mark(plane, node.index());
        }
        for (node, kind) in SET_UP_ORDER[side.index()].into_iter().zip(kinds_of(parts)) {
            writer.mark(kind.index(), node.index());
        }
        writer.flag(0, side == Side::First);
        writer.flag(1, side == view.side());
        writer.flag(2, view.phase() == Phase::SetUp);
        writer.value(3, kinds_of(parts).count() as f32 / POSTS as f32);
        writer.counter(4, view.quiet(), self.rules.quiet);
        writer.counter(5, view.ply(), self.rules.cap);
    }

    /// Draws one of the armies that fit all that the side saw, and replays the game with it. Where a game did not
    /// begin with the set-up nobody knows what was seen before: then only the position is drawn.
    fn resampled(&self, table: &Table<Self>, side: Side, rng: &mut Rng) -> Option<Table<Self>> {
        if *table.start() != Position::EMPTY {
            return self.another_position(table, side, rng);
        }
        let enemy = side.other().index();
        if table.moments().len() <= enemy {
            return Some(table.clone());
        }
        let seen = |table: &Table<Self>| (table.past_for(Viewer::Side(side)), Table::turn(table));
        let (belief, wanted) = (Belief::of(table, side), seen(table));
        let sampler = belief.and_then(|belief| belief.armies()).map(|armies| armies.sampler());
        (0..TRIES).find_map(|_| {
            let mut bits = || rng.bits();
            let set_up = match &sampler {
                Some(sampler) => SetUp::new(*sampler.draw(&mut bits).kinds()),
                None => SetUp::random(&self.rules, &mut bits),
            };
            let mut drawn = Table::new(self.clone());
            for (place, (_, action)) in table.moments().enumerate() {
                let action = if place == enemy { Action::SetUp(set_up) } else { action };
                drawn.play(action).ok()?;
            }
            (seen(&drawn) == wanted).then_some(drawn)
        })
    }
}

impl Luzhanqi {
    fn another_position(
        &self,
        table: &Table<Luzhanqi>,
        side: Side,
        rng: &mut Rng,
    ) -> Option<Table<Luzhanqi>> {
        let belief = Belief::of(table, side)?;
        let army = belief.armies()?.sampler().draw(&mut || rng.bits());
        let view = self.view(table.position(), Viewer::Side(side));
        Some(Table::at(self.clone(), belief.position(&view, &army)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_moves_are_numbered() {
        assert_eq!(MOVES.len(), MOVE_COUNT);
    }
}
