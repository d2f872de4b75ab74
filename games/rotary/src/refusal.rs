//! Why an action is not legal, in words that a player can act on.

use galds_core::{Outcome, Side, Value, explained};
use thiserror::Error;

use crate::board::Point;
use crate::position::{Phase, Position};
use crate::{Action, Rotary};

/// Why an action was refused, or its text not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The text has no form of an action.
    #[error(
        "`{0}` isn't a valid move; a turn is written 43-3 or 43 3 (pivot and 0 to 5), a placed ball p34, an offer o43,46, a choice c43"
    )]
    Form(String),
    /// A number that is no point of the board.
    #[error(
        "there is no point {0}; rows 1 to 9 have the points 11-14, 21-25, 31-36, 41-47, 51-58, 61-69, 72-79, 83-89 and 94-99"
    )]
    NoSuchPoint(String),
    /// A turn by more than five places.
    #[error("`{0}` isn't a valid turn: a ring is turned by 0 to 5 times 60°")]
    NoSuchTurn(String),
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// Another kind of action is due.
    #[error("{due}")]
    WrongPhase { due: Due },
    /// There is a ball on the point.
    #[error("point {0} is not empty")]
    Occupied(Point),
    /// The mover is not in the majority around the pivot.
    #[error(
        "around {pivot} you have {own} and your opponent {enemy}; you need a majority around the pivot"
    )]
    NoMajority {
        pivot: Point,
        /// The mover's balls around it.
        own: u32,
        /// The opponent's balls around it.
        enemy: u32,
    },
    /// A ball would come to rest outside the board.
    #[error(
        "turning by {turn} around {pivot} would leave a ball outside the board; you can turn by: {allowed}"
    )]
    Falls {
        pivot: Point,
        /// The turn that was asked for.
        turn: u8,
        /// The turns that are legal there.
        allowed: String,
    },
    /// Only the chosen pivot may be used.
    #[error("Light must now turn around {0}, the agreed pivot")]
    NotTheAgreedPivot(Point),
    /// No ball is placed on the centre.
    #[error("point {0} belongs to the centre, where no ball may be placed")]
    InCentre(Point),
    /// The same pivot twice in an offer, or the larger one first.
    #[error("an offer names two different pivots, the smaller first, not {0} and {1}")]
    OfferOrder(Point, Point),
    /// A pivot that was not offered.
    #[error("{chosen} was not offered; choose {first} or {second}")]
    NotOffered {
        chosen: Point,
        /// The first pivot of the offer.
        first: Point,
        /// The second pivot of the offer.
        second: Point,
    },
}

explained! {
    ActionError in "rotary" {
        Form(text),
        NoSuchPoint(text),
        NoSuchTurn(text),
        Over(outcome),
        WrongPhase { due } => due as Due,
        Occupied(point),
        NoMajority { pivot, own: Value::from(*own), enemy: Value::from(*enemy) },
        Falls { pivot, turn: Value::from(*turn), allowed },
        NotTheAgreedPivot(pivot),
        InCentre(point),
        OfferOrder(first, second),
        NotOffered { chosen, first, second },
    }
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Due {
    /// A turn around any pivot.
    #[error("it is time for a turn, written 43-3 or 43 3 (pivot and 0 to 5)")]
    Turn,
    /// A ball on an empty point.
    #[error("it is time to place a ball, written p34 or 34")]
    Place,
    /// Two pivots to choose from.
    #[error("Light has to offer two pivots, written o43,46")]
    Offer,
    /// The choice between two pivots.
    #[error("Dark has to choose a pivot: c{0} or c{1}")]
    Choice(Point, Point),
    /// A turn around the pivot that was agreed on.
    #[error("Light has to turn around {0}, written {0}-3 (0 to 5)")]
    TurnAt(Point),
}

explained! {
    Due in "rotary-due" { Turn, Place, Offer, Choice(first, second), TurnAt(pivot) }
}

impl Rotary {
    /// Says why an action is not legal.
    pub(crate) fn check_action(
        &self,
        position: &Position,
        action: Action,
    ) -> Result<(), ActionError> {
        if let Some(outcome) = self.turn_of(position).outcome() {
            return Err(ActionError::Over(outcome));
        }
        match (position.phase, action) {
            (Phase::Turn, Action::Turn { pivot, k }) => self.check_turn(position, pivot, k),
            (Phase::At(agreed), Action::Turn { pivot, k }) => {
                if pivot != agreed {
                    return Err(ActionError::NotTheAgreedPivot(agreed));
                }
                self.check_turn(position, pivot, k)
            }
            (Phase::Place, Action::Place(point)) => {
                check_empty(position, point)?;
                if self.centre.has(point) { Err(ActionError::InCentre(point)) } else { Ok(()) }
            }
            (Phase::Offer, Action::Offer(first, second)) => {
                check_pivot(position, first)?;
                check_pivot(position, second)?;
                if first < second { Ok(()) } else { Err(ActionError::OfferOrder(first, second)) }
            }
            (Phase::Choose(first, second), Action::Choose(chosen)) => {
                if chosen == first || chosen == second {
                    return Ok(());
                }
                Err(ActionError::NotOffered { chosen, first, second })
            }
            (phase, _) => Err(ActionError::WrongPhase { due: due(phase) }),
        }
    }

    fn check_turn(&self, position: &Position, pivot: Point, k: u8) -> Result<(), ActionError> {
        check_pivot(position, pivot)?;
        if k > 5 {
            return Err(ActionError::NoSuchTurn(k.to_string()));
        }
        let turns = self.legal_turns(position, pivot);
        if turns >> k & 1 == 1 {
            return Ok(());
        }
        let allowed: Vec<String> =
            (0..6).filter(|k| turns >> k & 1 == 1).map(|k: u8| k.to_string()).collect();
        Err(ActionError::Falls { pivot, turn: k, allowed: allowed.join(", ") })
    }
}

fn check_empty(position: &Position, point: Point) -> Result<(), ActionError> {
    if position.empty().has(point) { Ok(()) } else { Err(ActionError::Occupied(point)) }
}

fn check_pivot(position: &Position, pivot: Point) -> Result<(), ActionError> {
    check_empty(position, pivot)?;
    let around = |side: Side| (position.balls(side) & pivot.ring()).len();
    let (own, enemy) = (around(position.side), around(position.side.other()));
    if own > enemy { Ok(()) } else { Err(ActionError::NoMajority { pivot, own, enemy }) }
}

const fn due(phase: Phase) -> Due {
    match phase {
        Phase::Turn => Due::Turn,
        Phase::Place => Due::Place,
        Phase::Offer => Due::Offer,
        Phase::Choose(first, second) => Due::Choice(first, second),
        Phase::At(pivot) => Due::TurnAt(pivot),
    }
}
