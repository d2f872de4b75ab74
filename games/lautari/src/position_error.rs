//! Why a position text was refused.

use galds_core::{Value, explained};
use thiserror::Error;

use crate::board::Field;
use crate::position::{PIECES, Role};

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error(
        "a position has 7 parts (side, white, black, unmoved, capture, immune, quiet), not {0}"
    )]
    Parts(usize),
    /// The first part is no side.
    #[error("the side to move is w (White) or b (Black), not `{0}`")]
    Side(String),
    /// A name that is no field, or a role letter that is none.
    #[error(
        "`{0}` isn't a piece on a space; pieces are written e3 for a Pawn, Ie3 for a Scout, Re3 for a Rider, Se3 for the Guard"
    )]
    NoSuchPiece(String),
    /// A name that is no field of the board.
    #[error("there is no space `{0}` on the board")]
    NoSuchField(String),
    /// One field is named twice.
    #[error("space {0} is named twice")]
    Twice(Field),
    /// A side has a second Guard.
    #[error("{side} has a Guard on {first} and another on {second}; a side has at most one")]
    SecondGuard {
        side: &'static str,
        /// The Guard named first.
        first: Field,
        second: Field,
    },
    /// A side has too many pieces.
    #[error("{side} has {count} pieces; {PIECES} is the most")]
    TooMany {
        side: &'static str,
        /// How many the text gives it.
        count: u32,
    },
    /// A field outside the homes is said to be unmoved.
    #[error("{0} is not in a home row; only spaces in rows 1-3 and 12-14 can be unmoved")]
    UnmovedOutside(Field),
    /// The capture has not four parts.
    #[error(
        "a capture is - or from,to,role,restore, such as g12,g11,P,g12 or g8,k8,R,-, not `{0}`"
    )]
    Capture(String),
    /// The capture does not fit the rest.
    #[error("the capture {capture} cannot have been the last move: {fault}")]
    ImpossibleCapture {
        /// The capture as it was written.
        capture: String,
        fault: CaptureFault,
    },
    /// The immune field does not fit the rest.
    #[error("{field} cannot hold a Pawn that was just revived: {fault}")]
    ImpossibleRevival { field: Field, fault: RevivalFault },
    /// The last part is no number.
    #[error("the count of quiet plies is a number, not `{0}`")]
    Quiet(String),
    /// Quiet plies after an action that was not quiet.
    #[error("after a capture or a revival the count of quiet plies is 0, not {0}")]
    NotQuiet(u32),
}

explained! {
    PositionError in "lautari-position" {
        Parts(count: Value::from(*count)),
        Side(text),
        NoSuchPiece(text),
        NoSuchField(name),
        Twice(field),
        SecondGuard { side: Value::word(side), first, second },
        TooMany { side: Value::word(side), count: Value::from(*count) }
            with { most: Value::from(PIECES) },
        UnmovedOutside(field),
        Capture(text),
        ImpossibleCapture { capture, fault } => fault as CaptureFault
            with { capture: Value::text(capture) },
        ImpossibleRevival { field, fault } => fault as RevivalFault
            with { field: Value::text(field) },
        Quiet(text),
        NotQuiet(count: Value::from(*count)),
    }
}

/// Why a capture cannot have been the last action. Sides are given by their names.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CaptureFault {
    /// Something stands where the capturing piece came from.
    #[error("{0}, where the capturing piece came from, must be empty")]
    StartOccupied(Field),
    /// The capturer is not where it captured.
    #[error("{side} has no piece on {to}")]
    NoCapturer {
        /// The side that captured.
        side: &'static str,
        /// Where it captured.
        to: Field,
    },
    /// The other side misses no piece.
    #[error("{0} still has all its pieces")]
    NothingLost(&'static str),
    /// A Guard captured, and the Guard of that side is another one.
    #[error("{0} has its Guard elsewhere")]
    GuardElsewhere(&'static str),
    /// The capturer would have another role now.
    #[error("there should be a {} on {to}, not a {}", .becomes.name(), .now.name())]
    OtherRole {
        /// The role that it would have.
        becomes: Role,
        /// Where it captured.
        to: Field,
        /// The role of what stands there.
        now: Role,
    },
    /// The field that the capturer left counts as never left.
    #[error("{0} is still listed as unmoved")]
    StillUnmoved(Field),
    /// A first departure from a field where no piece of that side starts.
    #[error("{from} is not a home space of {side}")]
    NoHomeField {
        /// Where the capturer came from.
        from: Field,
        /// The side that captured.
        side: &'static str,
    },
}

explained! {
    CaptureFault in "lautari-position-impossible-capture" {
        StartOccupied(from),
        NoCapturer { side: Value::word(side), to },
        NothingLost(side: Value::word(side)),
        GuardElsewhere(side: Value::word(side)),
        OtherRole { becomes: Value::word(becomes.name()), to, now: Value::word(now.name()) },
        StillUnmoved(from),
        NoHomeField { from, side: Value::word(side) },
    }
}

/// Why no Pawn can just have been revived. Sides are given by their names.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RevivalFault {
    /// The last action was something else.
    #[error("the last move was the capture {0}")]
    AfterCapture(String),
    #[error("{0} has no Pawn there")]
    NoPawn(&'static str),
    /// Nobody could revive.
    #[error("{0} has no Guard to revive it")]
    NoGuard(&'static str),
}

explained! {
    RevivalFault in "lautari-position-impossible-revival" {
        AfterCapture(capture),
        NoPawn(side: Value::word(side)),
        NoGuard(side: Value::word(side)),
    }
}
