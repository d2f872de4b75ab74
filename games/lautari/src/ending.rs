//! When a game is over and what it is worth: the lines of the book's table, in its order.

use galds_core::{Outcome, Side, Turn};

use crate::Lautari;
use crate::board::{Field, FieldSet};
use crate::position::{Position, Role};

/// With so many pieces left, a side that captures all others wins by numbers.
const SUPERIORITY: u32 = 8;
/// A side with fewer pieces than these cannot form the winning position.
const FEW: u32 = 3;

impl Position {
    /// The points of the winning position that a side holds, if it holds it.
    #[inline]
    pub fn winning_points(&self, side: Side) -> Option<u32> {
        let pieces = self.pieces(side);
        let centre = pieces & FieldSet::only(Field::CENTRE);
        if centre.is_empty() || !pieces.has_opposites() || self.role(Field::CENTRE) == Role::Pawn {
            return None;
        }
        let special = self.guard(side) == Some(Field::CENTRE)
            && self.role_set(side, Role::Rider).has_opposites();
        Some(if special { 3 } else { 2 })
    }

    /// The outcome by the pieces on the board, the side not to act having just acted.
    #[inline]
    fn outcome_on_board(&self) -> Option<Outcome> {
        let (mover, other) = (self.side().other(), self.side());
        let (own, others) = (self.pieces(mover).len(), self.pieces(other).len());
        let formed = self.winning_points(mover);
        if others == 0 {
            let won = own >= SUPERIORITY || formed.is_some();
            return Some(if won { Outcome::win(mover, 1) } else { Outcome::DRAW });
        }
        if let Some(points) = formed {
            return Some(Outcome::win(mover, points));
        }
        if let Some(points) = self.winning_points(other) {
            return Some(Outcome::win(other, points));
        }
        let few = own.min(others) < FEW && own.max(others) < SUPERIORITY;
        few.then_some(Outcome::DRAW)
    }
}

impl Lautari {
    /// Who has to act.
    pub(crate) fn turn_of(&self, position: &Position) -> Turn {
        match self.outcome(position) {
            Some(outcome) => Turn::Over(outcome),
            None if !position.can_act() => Turn::Over(Outcome::DRAW),
            None => Turn::Side(position.side()),
        }
    }

    /// The outcome, if the game is over for another reason than that nothing is legal.
    #[inline]
    pub(crate) fn outcome(&self, position: &Position) -> Option<Outcome> {
        let quiet = || self.rules.quiet.reached(position.quiet()).then_some(Outcome::DRAW);
        position.outcome_on_board().or_else(quiet)
    }
}
