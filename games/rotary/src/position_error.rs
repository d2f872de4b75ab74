//! Why a position text was refused.

use galds_core::{Value, explained};
use thiserror::Error;

use crate::board::Point;
use crate::position::BALLS;

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 5 parts (side, phase, light, dark, turns), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side to move is w (Light) or b (Dark), not `{0}`")]
    Side(String),
    /// The second field is no phase.
    #[error("the phase is -, place, offer, choose:43,46 or at:43, not `{0}`")]
    Phase(String),
    /// A ball on no point of the board.
    #[error("there is no point `{0}` on the board (points are 11-14, 21-25, … 94-99)")]
    NoSuchPoint(String),
    /// Two balls on one point.
    #[error("point {0} is named twice")]
    Twice(Point),
    /// The last field is no number.
    #[error("the count of turns made is a number, not `{0}`")]
    Turns(String),
    /// A side has too many balls.
    #[error("{side} has {count} balls; {BALLS} is the most")]
    TooMany {
        side: &'static str,
        /// How many balls the text gives it.
        count: u32,
    },
    /// The rules do not have this phase.
    #[error(transparent)]
    PhaseNotInRules(#[from] AbsentPhase),
    /// The phase and the rest do not fit together.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

explained! {
    PositionError in "rotary-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Phase(text),
        NoSuchPoint(text),
        Twice(point),
        Turns(text),
        TooMany { side: Value::word(side), count: Value::from(*count) }
            with { most: Value::from(BALLS) },
        PhaseNotInRules(phase) => phase as AbsentPhase,
        Contradiction(contradiction) => contradiction as Contradiction,
    }
}

/// A phase that these rules do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AbsentPhase {
    /// Balls are not placed.
    #[error("balls are placed only with start=empty")]
    Placing,
    /// Pivots are not offered.
    #[error("pivots are offered only with offer=yes or start=empty")]
    Offer,
}

explained! { AbsentPhase in "rotary-position-phase-not-in-rules" { Placing, Offer } }

/// How the phase and the rest do not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Contradiction {
    /// Dark is to offer, or to turn at the agreed pivot.
    #[error("Light makes the offer and the turn around the agreed pivot: side w")]
    OfferIsLights,
    /// Light is to choose.
    #[error("Dark chooses the pivot: side b")]
    ChoiceIsDarks,
    /// Turns were made before a pivot was agreed on.
    #[error("no turn is made before the first pivot is agreed: turns 0")]
    TurnedTooEarly,
    /// A ball was placed on the centre.
    #[error("point {0} belongs to the centre, where no ball may be placed")]
    InCentre(Point),
    /// The numbers of balls do not fit whose turn it is to place one.
    #[error(
        "the sides take turns placing balls, Light first, until 26 are down: with {light} and {dark} balls it is not this side's turn"
    )]
    PlacingOrder { light: u32, dark: u32 },
    /// An offer where there is nothing to choose between.
    #[error("with {0} as the only pivot nothing is offered: phase at:{0}")]
    SinglePivot(Point),
    /// A pivot that Light could not have named.
    #[error(
        "{0} cannot be Light's pivot: it must be empty, with a majority of Light's balls around it"
    )]
    NoPivot(Point),
}

explained! {
    Contradiction in "rotary-position-contradiction" {
        OfferIsLights,
        ChoiceIsDarks,
        TurnedTooEarly,
        InCentre(point),
        PlacingOrder { light: Value::from(*light), dark: Value::from(*dark) },
        SinglePivot(pivot),
        NoPivot(point),
    }
}
