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
    #[error("a position has 6 fields (side, red, black, known, quiet, ply), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side is R or B while it has to set up, r or b in play, not `{0}`")]
    Side(String),
    /// A piece is not written as node, colon and letter.
    #[error("`{0}` is no piece; pieces are written c10:B (node, colon, one of 1-9, B, M, F)")]
    Piece(String),
    /// A name that is no node of the board.
    #[error("there is no node `{0}`; nodes are a1 to e12")]
    NoSuchNode(String),
    /// A node stands twice.
    #[error("node {0} is named twice")]
    Twice(Node),
    #[error("nothing stands on {0}, so nothing is known of it")]
    KnownEmpty(Node),
    /// A counter is no number.
    #[error("`{0}` is no number of plies")]
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
    #[error("neither side has a flag; the game ends when the first is taken")]
    NoFlag,
    /// A set-up is due, but something is on the board that cannot be there yet.
    #[error(transparent)]
    SetUp(#[from] EarlyPiece),
    /// The army that is laid out breaks a rule.
    #[error("Red's army is laid out against the rules: {0}")]
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
    #[error("Black lays out last: while a side has to set up Black's field is -")]
    BlackLaidOut,
    /// Traces of moves.
    #[error("before the first move nothing is known and both counters are 0")]
    SomethingKnown,
    /// Pieces of Red on Red's turn to set up.
    #[error("while Red has to set up its field is -")]
    RedLaidOut,
    /// Anything but Red's whole army on Black's turn to set up.
    #[error("while Black has to set up Red's 25 posts are full and nothing else")]
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
