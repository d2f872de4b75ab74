//! Why a position text was refused.

use galds_core::{Value, explained};
use thiserror::Error;

use crate::board::Node;
use crate::pieces::Kind;
use crate::setup::Fault;

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 6 parts (side, red, black, known, quiet, ply), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side is R or B while it still has to set up, r or b in play, not `{0}`")]
    Side(String),
    /// A piece is not written as node, colon and letter.
    #[error("`{0}` isn't a piece; pieces are written c10:B (space, colon, one of 1-9, B, M, F)")]
    Piece(String),
    /// A name that is no node of the board.
    #[error("there is no space `{0}`; spaces are a1 to e12")]
    NoSuchNode(String),
    /// A node stands twice.
    #[error("space {0} is named twice")]
    Twice(Node),
    #[error("{0} is empty, so nothing can be known about it")]
    KnownEmpty(Node),
    /// A counter is no number.
    #[error("`{0}` isn't a number of plies")]
    Number(String),
    /// A side has more of a kind than there are.
    #[error("{side} has {count} of {kind}; an army has {}", .kind.count())]
    TooMany {
        side: &'static str,
        kind: Kind,
        /// How many the text gives it.
        count: usize,
    },
    /// Mines and flags never move, so they stand where they were laid out.
    #[error(
        "{kind} on {node}: a flag stays in its headquarters, a mine in the two rows nearest its owner"
    )]
    Displaced {
        /// Mine or flag.
        kind: Kind,
        /// Where the text puts it.
        node: Node,
    },
    /// Both flags are gone.
    #[error("neither side has a flag; the game ends when the first one is captured")]
    NoFlag,
    /// A set-up is due, but something is on the board that cannot be there yet.
    #[error(transparent)]
    SetUp(#[from] EarlyPiece),
    /// The army that is laid out breaks a rule.
    #[error("Red's army is not set up by the rules: {0}")]
    Fault(#[from] Fault),
}

explained! {
    PositionError in "luzhanqi-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Piece(text),
        NoSuchNode(name),
        Twice(node),
        KnownEmpty(node),
        Number(text),
        TooMany {
            side: Value::word(side),
            kind: Value::word(kind.name()),
            count: Value::from(*count)
        } with { most: Value::from(kind.count()) },
        Displaced { kind: Value::word(kind.name()), node },
        NoFlag,
        SetUp(early) => early as EarlyPiece,
        Fault(fault) => fault as Fault,
    }
}

/// What cannot be on the board while a side has to set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EarlyPiece {
    #[error("Black sets up last: while a side still has to set up, Black's part is -")]
    BlackLaidOut,
    /// Traces of moves.
    #[error("before the first move nothing is known and both counters are 0")]
    SomethingKnown,
    /// Pieces of Red on Red's turn to set up.
    #[error("while Red still has to set up, its part is -")]
    RedLaidOut,
    /// Anything but Red's whole army on Black's turn to set up.
    #[error(
        "while Black still has to set up, Red has exactly its 25 pieces, on posts and headquarters"
    )]
    RedIncomplete,
}

explained! {
    EarlyPiece in "luzhanqi-position-set-up" {
        BlackLaidOut,
        SomethingKnown,
        RedLaidOut,
        RedIncomplete,
    }
}
