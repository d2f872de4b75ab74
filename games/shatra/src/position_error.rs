//! Why a position text was refused.

use galds_core::{Value, explained};
use thiserror::Error;

use crate::board::Field;
use crate::men::Kind;

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 6 parts (side, white, black, initial, enpassant, quiet), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side to move is w (White) or b (Black), not `{0}`")]
    Side(String),
    /// A man that cannot be read.
    #[error(
        "`{0}` isn't a piece; pieces are square numbers from 1 to 62, with K, B, T or Y in front for biy, batyr, tura, yalkyn"
    )]
    Man(String),
    /// Two men on one field.
    #[error("square {0} is named twice")]
    Twice(Field),
    /// More men of a kind than there are.
    #[error("{side} has {count} pieces of the kind {kind}; {most} is the most")]
    TooMany {
        side: &'static str,
        kind: Kind,
        /// How many the text gives.
        count: u32,
        /// How many there can be.
        most: u32,
    },
    /// Neither side has a biy.
    #[error("at least one side must have its biy (K)")]
    NoBiy,
    /// A man other than the biy on its own gate.
    #[error("the {kind} on {field} stands in its own gate, where only the biy may stand")]
    OwnGate { kind: Kind, field: Field },
    /// The fourth field names no sides.
    #[error("the sides with an initial reserve are wb, w, b or -, not `{0}`")]
    Initial(String),
    /// A side without reserve that is said to have its initial one.
    #[error("{0} has no piece in its own fortress, so it has no initial reserve")]
    NoReserve(&'static str),
    /// The fifth field is no double step.
    #[error(
        "enpassant is - or the two squares of a double step, over and on, such as 19,26; not `{0}`"
    )]
    Passing(String),
    /// The double step cannot have been made.
    #[error("no shatra of {side} can have just made a double step over {over} to {on}")]
    NoDoubleStep {
        /// The name of the side that is not to act.
        side: &'static str,
        /// The field passed over.
        over: Field,
        on: Field,
    },
    /// The last field is no number.
    #[error("the count of quiet plies is a number, not `{0}`")]
    Quiet(String),
}

explained! {
    PositionError in "shatra-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Man(text),
        Twice(field),
        TooMany {
            side: Value::word(side),
            kind,
            count: Value::from(*count),
            most: Value::from(*most)
        },
        NoBiy,
        OwnGate { kind, field },
        Initial(text),
        NoReserve(side: Value::word(side)),
        Passing(text),
        NoDoubleStep { side: Value::word(side), over, on },
        Quiet(text),
    }
}
