//! The last action step by step, and what the steps do to the pieces.

use thiserror::Error;

use super::{Die, FieldId, Identity, Piece, Place};
use crate::Side;

/// An action as somebody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastAction {
    /// The side that acted; chance if it is nobody.
    pub by: Option<Side>,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The dice that were played, with what was used of them and what could not be.
    pub dice: Vec<Die>,
}

/// One thing that happens in the course of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "step", rename_all = "snake_case")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Step {
    /// A piece goes from one place to another.
    Moved {
        from: Place,
        to: Place,
        /// The die that it was moved by.
        die: Option<u8>,
    },
    /// A piece is taken from where it waited and put on any of many fields.
    Dropped { from: Place, to: Place },
    /// The pieces around a point go round it together, clockwise.
    TurnedAround {
        pivot: FieldId,
        /// By how many times 60°.
        sixths: u8,
        /// Every piece that went along.
        carried: Vec<Carried>,
    },
    /// A piece from the hand is put on the board.
    Placed { piece: Piece },
    /// A piece attacks another; how that ended, the next steps say.
    Attacked { from: FieldId, to: FieldId },
    /// A piece is taken off the board, or sent to a place where it waits.
    Captured { at: Place, to: Option<Place> },
    /// A captured piece is back.
    Revived { piece: Piece },
    /// A piece becomes another kind.
    Converted { at: Place, kind: String },
    /// Everybody sees what a piece is.
    Revealed { at: Place, kind: String },
    /// Dice are rolled.
    Rolled { dice: Vec<Die> },
    /// These fields are offered for a choice.
    Offered { fields: Vec<FieldId> },
    /// One of the offered fields is chosen.
    Chosen { field: FieldId },
    /// It is offered that the game be worth this much.
    Doubled { value: u32 },
    /// The game is worth this much from now on.
    Taken { value: u32 },
    /// A double is declined, and with it the game.
    Declined,
    /// There is nothing that could be done.
    Passed,
    /// The next game of a match begins: these are all pieces.
    SetUpAnew { pieces: Vec<Piece> },
}

/// A piece that went round with its ring.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Carried {
    pub from: Place,
    /// Where it came to rest; nowhere if it was captured.
    pub to: Option<Place>,
    /// How far it went, in times 60°: less than its ring if it was captured on the way.
    pub sixths: u8,
}

/// Why a step cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// No piece is where the step needs one.
    #[error("there is no piece on {0}")]
    Nothing(Place),
    /// A piece is where another one should come.
    #[error("there is a piece on {0} already")]
    Occupied(Place),
}

impl LastAction {
    /// An action of a side, without dice.
    pub fn by(side: Side, steps: Vec<Step>) -> LastAction {
        LastAction { by: Some(side), steps, dice: Vec::new() }
    }

    /// Something that chance did.
    pub fn by_chance(steps: Vec<Step>) -> LastAction {
        LastAction { by: None, steps, dice: Vec::new() }
    }
}

impl Step {
    /// A move by no die.
    pub fn moved(from: Place, to: Place) -> Step {
        Step::Moved { from, to, die: None }
    }

    /// A piece that leaves the board.
    pub fn captured(at: Place) -> Step {
        Step::Captured { at, to: None }
    }

    /// The kind that a piece turns out to be or becomes.
    pub fn kind(&self) -> Option<&str> {
        match self {
            Step::Converted { kind, .. } | Step::Revealed { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// The fields that it names.
    pub fn fields(&self) -> Vec<&FieldId> {
        match self {
            Step::Moved { from, to, .. } | Step::Dropped { from, to } => {
                vec![&from.field, &to.field]
            }
            Step::TurnedAround { pivot, carried, .. } => {
                let places =
                    carried.iter().flat_map(|one| Some(&one.from).into_iter().chain(&one.to));
                let mut fields: Vec<&FieldId> = places.map(|place| &place.field).collect();
                fields.push(pivot);
                fields
            }
            Step::Placed { piece } | Step::Revived { piece } => vec![&piece.at.field],
            Step::Attacked { from, to } => vec![from, to],
            Step::Captured { at, to } => {
                let places = [Some(at), to.as_ref()].into_iter().flatten();
                places.map(|place| &place.field).collect()
            }
            Step::Converted { at, .. } | Step::Revealed { at, .. } => vec![&at.field],
            Step::Offered { fields } => fields.iter().collect(),
            Step::Chosen { field } => vec![field],
            Step::SetUpAnew { pieces } => pieces.iter().map(|piece| &piece.at.field).collect(),
            Step::Rolled { .. }
            | Step::Doubled { .. }
            | Step::Taken { .. }
            | Step::Declined
            | Step::Passed => Vec::new(),
        }
    }
}

/// Makes the steps of an action on the pieces of the scene before it; what comes out are the pieces of the scene after
/// it, in any order.
pub fn replay(pieces: &mut Vec<Piece>, steps: &[Step]) -> Result<(), StepError> {
    steps.iter().try_for_each(|step| make(pieces, step))
}

fn make(pieces: &mut Vec<Piece>, step: &Step) -> Result<(), StepError> {
    match step {
        Step::Moved { from, to, .. } | Step::Dropped { from, to } => {
            let piece = lift(pieces, from)?;
            put(pieces, Piece { at: to.clone(), ..piece })?;
        }
        Step::TurnedAround { carried, .. } => {
            // All of them go at once: each may come where another was.
            let lifted = carried.iter().map(|one| lift(pieces, &one.from));
            let lifted: Vec<Piece> = lifted.collect::<Result<_, _>>()?;
            for (piece, one) in lifted.into_iter().zip(carried) {
                if let Some(to) = &one.to {
                    put(pieces, Piece { at: to.clone(), ..piece })?;
                }
            }
        }
        Step::Placed { piece } | Step::Revived { piece } => put(pieces, piece.clone())?,
        Step::Captured { at, to } => {
            let piece = lift(pieces, at)?;
            if let Some(to) = to {
                put(pieces, Piece { at: to.clone(), ..piece })?;
            }
        }
        Step::Converted { at, kind } | Step::Revealed { at, kind } => {
            let known = pieces.iter_mut().find(|piece| piece.at == *at);
            let piece = known.ok_or_else(|| StepError::Nothing(at.clone()))?;
            piece.identity = Identity::kind(kind);
        }
        Step::SetUpAnew { pieces: all } => pieces.clone_from(all),
        Step::Attacked { .. }
        | Step::Rolled { .. }
        | Step::Offered { .. }
        | Step::Chosen { .. }
        | Step::Doubled { .. }
        | Step::Taken { .. }
        | Step::Declined
        | Step::Passed => {}
    }
    Ok(())
}

fn lift(pieces: &mut Vec<Piece>, from: &Place) -> Result<Piece, StepError> {
    let found = pieces.iter().position(|piece| piece.at == *from);
    found.map(|i| pieces.remove(i)).ok_or_else(|| StepError::Nothing(from.clone()))
}

fn put(pieces: &mut Vec<Piece>, piece: Piece) -> Result<(), StepError> {
    if pieces.iter().any(|other| other.at == piece.at) {
        return Err(StepError::Occupied(piece.at));
    }
    pieces.push(piece);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ball(side: Side, field: &str) -> Piece {
        Piece::new(side, "ball", Place::on(FieldId::of(field)))
    }

    fn carried(from: &str, to: Option<&str>) -> Carried {
        let place = |field: &str| Place::on(FieldId::of(field));
        Carried { from: place(from), to: to.map(place), sixths: 1 }
    }

    #[test]
    fn pieces_of_a_ring_change_places_without_meeting() {
        let mut pieces =
            vec![ball(Side::First, "a"), ball(Side::Second, "b"), ball(Side::First, "c")];
        let ring = vec![carried("a", Some("b")), carried("b", Some("a")), carried("c", None)];
        let turn = Step::TurnedAround { pivot: FieldId::of("m"), sixths: 1, carried: ring };
        assert_eq!(replay(&mut pieces, &[turn]), Ok(()));
        pieces.sort();
        assert_eq!(pieces, [ball(Side::Second, "a"), ball(Side::First, "b")]);
    }

    #[test]
    fn a_step_that_cannot_have_happened_is_refused() {
        let place = |field: &str| Place::on(FieldId::of(field));
        let mut pieces = vec![ball(Side::First, "a"), ball(Side::Second, "b")];
        let onto = Step::moved(place("a"), place("b"));
        assert_eq!(replay(&mut pieces, &[onto]), Err(StepError::Occupied(place("b"))));
        let from_nowhere = Step::captured(place("c"));
        assert_eq!(replay(&mut pieces, &[from_nowhere]), Err(StepError::Nothing(place("c"))));
    }
}
