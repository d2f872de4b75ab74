//! When a game is over and what it is worth: the lines of the book's table, in its order.

use galds_core::{Outcome, Side, Turn};

use crate::Lautari;
use crate::board::{Field, FieldSet};
use crate::position::{Position, Role};

/// With so many pieces left, a side that captures all others wins by numbers.
const SUPERIORITY: u32 = 8;

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

    /// Whether the pieces on the board may have ended the game: a quick look that rules it out for
    /// most positions. Every such end needs a piece on the centre, or a side with few pieces.
    #[inline]
    fn may_be_over(&self) -> bool {
        let [white, black] = self.pieces.0;
        (white | black).has(Field::CENTRE)
            || white.is_fewer_than_three()
            || black.is_fewer_than_three()
    }

    /// The outcome by the pieces on the board, the side not to act having just acted.
    fn outcome_on_board(&self) -> Option<Outcome> {
        let (mover, other) = (self.side().other(), self.side());
        let formed = self.winning_points(mover);
        if self.pieces(other).is_empty() {
            let won = self.pieces(mover).len() >= SUPERIORITY || formed.is_some();
            return Some(if won { Outcome::win(mover, 1) } else { Outcome::DRAW });
        }
        if let Some(points) = formed {
            return Some(Outcome::win(mover, points));
        }
        if let Some(points) = self.winning_points(other) {
            return Some(Outcome::win(other, points));
        }
        self.has_too_few().then_some(Outcome::DRAW)
    }

    /// Whether one side has fewer than three pieces and the other too few to win by numbers.
    #[inline]
    pub(crate) fn has_too_few(&self) -> bool {
        let [white, black] = self.pieces.0;
        (white.is_fewer_than_three() && black.len() < SUPERIORITY)
            || (black.is_fewer_than_three() && white.len() < SUPERIORITY)
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
        if self.rules.quiet.reached(position.quiet()) || position.may_be_over() {
            self.slow_outcome(position)
        } else {
            None
        }
    }

    fn slow_outcome(&self, position: &Position) -> Option<Outcome> {
        let quiet = || self.rules.quiet.reached(position.quiet()).then_some(Outcome::DRAW);
        position.outcome_on_board().or_else(quiet)
    }
}
