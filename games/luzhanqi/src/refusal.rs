//! Why an action is not legal.
//!
//! What a player is told about a refused move follows from its own pieces and from where the enemy
//! stands. No message depends on what an enemy piece is.

use galds_core::{Outcome, Turn, Value, explained};
use thiserror::Error;

use crate::board::{CAMPS, Node};
use crate::move_gen::MoveGen;
use crate::position::{Phase, Position};
use crate::ready::READY;
use crate::setup::Fault;
use crate::{Action, Luzhanqi};

/// Why an action was refused, or its text not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The text has no form of an action.
    #[error(
        "`{0}` isn't a valid move; a move is written a6-a7 (also an attack), a setup as @ and 25 letters or the name of a ready-made one"
    )]
    Form(String),
    /// A name that is no node of the board.
    #[error("there is no space `{0}`; spaces are a1 to e12")]
    NoSuchNode(String),
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// A move while an army is to be laid out.
    #[error(
        "set up your army first: @ and 25 letters, rows from the back, a to e, without camps; or a ready-made setup: {}",
        ready_names()
    )]
    SetUpDue,
    /// A set-up while the game is on.
    #[error("the armies are set up; now make a move, written a6-a7")]
    MoveDue,
    /// The set-up breaks a rule.
    #[error(transparent)]
    SetUp(#[from] Fault),
    /// The mover has nothing there.
    #[error("you have no piece on {0}")]
    NotYours(Node),
    /// The piece never moves.
    #[error("the piece on {0} cannot move: mines and the flag stay where they are")]
    Immobile(Node),
    /// The piece stands in a headquarters, and the rules keep it there.
    #[error("the piece on {0} cannot move: under these rules nothing leaves a headquarters")]
    Locked(Node),
    /// The mover's own piece is in the way.
    #[error("your own piece is on {0}")]
    OwnPiece(Node),
    /// A piece in a camp.
    #[error("the piece on {0} is in a camp, where it cannot be attacked")]
    InCamp(Node),
    #[error("there is no way from {from} to {to}; the piece can move to: {allowed}")]
    NoWay {
        from: Node,
        to: Node,
        /// Where it can go.
        allowed: String,
    },
    /// There is no way, neither there nor to anywhere else.
    #[error("there is no way from {from} to {to}; the piece cannot move anywhere")]
    Stuck { from: Node, to: Node },
}

explained! {
    ActionError in "luzhanqi" {
        Form(text),
        NoSuchNode(name),
        Over(outcome),
        SetUpDue with { ready: Value::text(ready_names()) },
        MoveDue,
        SetUp(fault) => fault as Fault,
        NotYours(node),
        Immobile(node),
        Locked(node),
        OwnPiece(node),
        InCamp(node),
        NoWay { from, to, allowed },
        Stuck { from, to },
    }
}

fn ready_names() -> String {
    READY.iter().map(|ready| ready.name).collect::<Vec<_>>().join(", ")
}

impl Luzhanqi {
    /// Says why an action is not legal.
    pub(crate) fn check_action(
        &self,
        position: &Position,
        action: Action,
    ) -> Result<(), ActionError> {
        if let Turn::Over(outcome) = self.turn_of(position) {
            return Err(ActionError::Over(outcome));
        }
        match (position.phase, action) {
            (Phase::SetUp, Action::SetUp(set_up)) => Ok(set_up.check(position.side, &self.rules)?),
            (Phase::SetUp, Action::Move { .. }) => Err(ActionError::SetUpDue),
            (Phase::Play, Action::SetUp(_)) => Err(ActionError::MoveDue),
            (Phase::Play, Action::Move { from, to }) => self.check_move(position, from, to),
        }
    }

    fn check_move(&self, position: &Position, from: Node, to: Node) -> Result<(), ActionError> {
        let own = position.men[position.side];
        if !own.has(from) {
            return Err(ActionError::NotYours(from));
        }
        if position.roster.immobile().has(from) {
            return Err(ActionError::Immobile(from));
        }
        if self.locked.has(from) {
            return Err(ActionError::Locked(from));
        }
        if own.has(to) {
            return Err(ActionError::OwnPiece(to));
        }
        if (position.men[position.side.other()] & CAMPS).has(to) {
            return Err(ActionError::InCamp(to));
        }
        let ends = MoveGen::of(self, position, position.side).from(from);
        if ends.has(to) {
            return Ok(());
        }
        let names: Vec<_> = ends.nodes().map(|node| node.to_string()).collect();
        if names.is_empty() {
            return Err(ActionError::Stuck { from, to });
        }
        Err(ActionError::NoWay { from, to, allowed: names.join(", ") })
    }
}
