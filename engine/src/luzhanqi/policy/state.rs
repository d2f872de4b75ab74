//! A guessed position as a rollout plays it on, with what everybody has seen of the moves.

use galds_games::core::{Game, Side};
use galds_games::luzhanqi::{Action, Luzhanqi, Node, NodeSet, Position};

/// A position, the pieces that have moved, and the last moves.
#[derive(Clone, Copy, Debug)]
pub struct RolloutState {
    pub(super) position: Position,
    /// The nodes of pieces that have moved: no mines, no flags.
    pub(super) moved: NodeSet,
    /// The last move of each side.
    pub(super) last: [Option<(Node, Node)>; 2],
}

impl RolloutState {
    /// A position of which this was seen.
    pub fn new(position: Position, moved: NodeSet) -> RolloutState {
        RolloutState { position, moved, last: [None; 2] }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side that has to move.
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// Plays a legal move. Whoever has met an enemy and stays counts as shown, also where only the outcome is told: by
    /// what it won against, everybody knows about what it is.
    pub fn play(&mut self, game: &Luzhanqi, from: Node, to: Node) {
        let side = self.position.side();
        let contact = self.position.men(side.other()).has(to);
        game.play(&mut self.position, Action::Move { from, to });
        if contact {
            self.position = self.position.showing(to.into());
        }
        self.moved -= from.into();
        if self.position.men(side).has(to) {
            self.moved |= to.into();
        } else if !self.position.men(side.other()).has(to) {
            self.moved -= to.into();
        }
        self.last[side.index()] = Some((from, to));
    }
}
