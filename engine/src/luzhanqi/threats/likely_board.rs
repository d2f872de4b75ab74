//! The board with what may stand on it, as one side knows it: its own pieces as they are, the enemy's with the chances of their
//! kinds.

use galds_games::core::{Rng, Side};
use galds_games::luzhanqi::board::NODES;
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Clash, Kind, Node, NodeSet};

use super::super::guesses::Guesses;
use super::super::reading::Knowledge;

/// How many armies stand for all that fit.
const ARMIES: usize = 64;

/// How likely a piece is of each kind, in the order of [`Kind::ALL`].
pub(super) type Chances = [f64; KINDS];

/// Which pieces may stand where.
#[derive(Clone, Debug)]
pub(in super::super) struct LikelyBoard {
    men: [NodeSet; 2],
    /// By node; zero where nothing stands.
    chances: [Chances; NODES],
}

impl LikelyBoard {
    /// As the searching side knows it; `None` if no army fits.
    pub(in super::super) fn new(
        known: &Knowledge,
        guesses: &mut Guesses<'_>,
        rng: &mut Rng,
    ) -> Option<LikelyBoard> {
        let Knowledge { view, side, belief, .. } = known;
        let men = Side::BOTH.map(|side| view.men(side));
        let mut board = LikelyBoard { men, chances: [[0.0; KINDS]; NODES] };
        for node in view.men(*side).nodes() {
            board.chances[node.index()][view.kind(node)?.index()] = 1.0;
        }
        for _ in 0..ARMIES {
            let kinds = guesses.army(rng)?;
            for (suspect, kind) in belief.suspects().iter().zip(kinds) {
                if let Some(node) = suspect.node {
                    board.chances[node.index()][kind.index()] += 1.0 / ARMIES as f64;
                }
            }
        }
        Some(board)
    }

    pub(super) fn men(&self, side: Side) -> NodeSet {
        self.men[side.index()]
    }

    pub(super) fn occupied(&self) -> NodeSet {
        self.men[0] | self.men[1]
    }

    pub(super) fn chances(&self, node: Node) -> &Chances {
        &self.chances[node.index()]
    }

    /// What may have become of the board after a move, each with how likely it is.
    pub(super) fn after(&self, from: Node, to: Node, rules: &Rules) -> Vec<(f64, LikelyBoard)> {
        if !self.occupied().has(to) {
            return vec![(1.0, self.with(from, to, Some((self.is_of(from), *self.chances(from)))))];
        }
        let (mut stays, mut resists) = ([0.0; KINDS], [0.0; KINDS]);
        let mut both_go = 0.0;
        for (own, chance) in Kind::ALL.into_iter().zip(*self.chances(from)) {
            for (other, other_chance) in Kind::ALL.into_iter().zip(*self.chances(to)) {
                let both = chance * other_chance;
                match Clash::between(own, other, rules) {
                    Clash::AttackerStays | Clash::FlagTaken => stays[own.index()] += both,
                    Clash::DefenderStays => resists[other.index()] += both,
                    Clash::BothGo => both_go += both,
                }
            }
        }
        let attacker = self.is_of(from);
        let mut outcomes = Vec::with_capacity(3);
        for (owner, kinds) in [(attacker, stays), (attacker.other(), resists)] {
            let chance: f64 = kinds.iter().sum();
            if chance > 0.0 {
                let kinds = kinds.map(|it| it / chance);
                outcomes.push((chance, self.with(from, to, Some((owner, kinds)))));
            }
        }
        if both_go > 0.0 {
            outcomes.push((both_go, self.with(from, to, None)));
        }
        outcomes
    }

    fn is_of(&self, node: Node) -> Side {
        if self.men[0].has(node) { Side::BOTH[0] } else { Side::BOTH[1] }
    }

    /// The same with nothing on one node, and on another who is left there.
    fn with(&self, from: Node, to: Node, left: Option<(Side, Chances)>) -> LikelyBoard {
        let mut board = self.clone();
        let moved: NodeSet = [from, to].into_iter().collect();
        board.men = board.men.map(|men| men - moved);
        board.chances[from.index()] = [0.0; KINDS];
        board.chances[to.index()] = [0.0; KINDS];
        if let Some((owner, kinds)) = left {
            board.men[owner.index()] |= to.into();
            board.chances[to.index()] = kinds;
        }
        board
    }

    /// A board on which everything is known, for tests.
    #[cfg(test)]
    pub(super) fn of_position(position: &galds_games::luzhanqi::Position) -> LikelyBoard {
        let men = Side::BOTH.map(|side| position.men(side));
        let mut board = LikelyBoard { men, chances: [[0.0; KINDS]; NODES] };
        for node in (men[0] | men[1]).nodes() {
            if let Some(kind) = position.kind(node) {
                board.chances[node.index()][kind.index()] = 1.0;
            }
        }
        board
    }

    /// The same with other chances of one piece, for tests.
    #[cfg(test)]
    pub(super) fn supposing(mut self, node: &str, kinds: &[(Kind, f64)]) -> LikelyBoard {
        let node = Node::named(node).unwrap();
        self.chances[node.index()] = [0.0; KINDS];
        for &(kind, chance) in kinds {
            self.chances[node.index()][kind.index()] = chance;
        }
        self
    }
}
