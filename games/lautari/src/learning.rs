//! Lautari for programs that learn it.
//!
//! A number is a move from one field to another, of those that the furthest-reaching role could make, then a field on
//! which a Pawn becomes a Scout, then the revival.

use std::sync::LazyLock;

use galds_core::Side;
use galds_core::learning::{Form, Learning, Number, Pairs, Writer};

use crate::board::{FIELDS, Field, FieldSet};
use crate::position::{Departure, Last, Role};
use crate::steps::within;
use crate::{Action, Lautari, Position};

/// The moves of Riders, who get furthest.
static MOVES: LazyLock<Pairs> = LazyLock::new(|| {
    let fields: Vec<Field> = Field::all().collect();
    Pairs::new(FIELDS, |from| fields[from].within_three().fields().map(Field::index))
});

/// How many moves there are.
const MOVE_COUNT: usize = {
    let table = within(3);
    let (mut count, mut field) = (0, 0);
    while field < FIELDS {
        count += table[field].len() as usize;
        field += 1;
    }
    count
};

const SCOUT: Number = MOVE_COUNT as Number;
const REVIVE: Number = SCOUT + FIELDS as Number;

/// Planes of observations.
const OTHER: usize = Role::ALL.len();
const UNMOVED: usize = 2 * OTHER;
const CAPTURED_FROM: usize = UNMOVED + 1;
const CAPTURED_ON: usize = UNMOVED + 2;
const REVIVED: usize = UNMOVED + 3;

impl Learning for Lautari {
    const NUMBERS: usize = REVIVE as usize + 1;
    const PARTS: usize = 1;

    const FORM: Form = Form {
        planes: &[
            "own pawns",
            "own scouts",
            "own riders",
            "own guard",
            "other pawns",
            "other scouts",
            "other riders",
            "other guard",
            "unmoved homes",
            "last captor came from",
            "last captor stands on",
            "just revived",
        ],
        fields: FIELDS,
        values: &[
            "own side is the first",
            "own side acts",
            "last captor was a pawn",
            "last captor was a scout",
            "last captor was a rider",
            "last captor was a guard",
            "last captor left its home field",
            "quiet plies",
        ],
        grid: (12, 20),
    };

    /// Homes and arcs in the middle of their rows, each ring in a row of its own, the three single fields in one.
    fn cell(field: usize) -> (usize, usize) {
        const MIDDLE: usize = 7;
        let in_row = |first: usize, row: usize| {
            let place = field - first;
            (row + place / 5, MIDDLE + place % 5)
        };
        match field {
            0..20 => in_row(0, 0),
            20..80 => (4 + (field - 20) / 20, field % 20),
            80 => (7, 9),
            81..101 => in_row(81, 8),
            101 => (7, 0),
            _ => (7, 19),
        }
    }

    fn part(&self, _position: &Position, action: Action, place: usize) -> Option<Number> {
        if place > 0 {
            return None;
        }
        match action {
            Action::Move(step) => MOVES.number(step.from.index(), step.to.index()),
            Action::Scout(field) => Some(SCOUT + field.index() as Number),
            Action::Revive { .. } => Some(REVIVE),
        }
    }

    fn observe(&self, view: &Position, side: Side, _parts: &[Number], writer: &mut Writer<'_>) {
        let indices = |set: FieldSet| set.fields().map(Field::index);
        for (plane, role) in Role::ALL.into_iter().enumerate() {
            writer.mark_all(plane, indices(view.role_set(side, role)));
            writer.mark_all(OTHER + plane, indices(view.role_set(side.other(), role)));
        }
        writer.mark_all(UNMOVED, indices(view.unmoved()));
        writer.flag(0, side == Side::First);
        writer.flag(1, side == view.side());
        match view.last() {
            Last::Plain => {}
            Last::Captured(capture) => {
                writer.mark(CAPTURED_FROM, capture.from.index());
                writer.mark(CAPTURED_ON, capture.to.index());
                writer.flag(2 + capture.role as usize, true);
                writer.flag(6, capture.departure == Departure::First);
            }
            Last::Revived(field) => writer.mark(REVIVED, field.index()),
        }
        writer.counter(7, view.quiet(), self.rules.quiet);
    }

    /// A special winning position counts three points.
    fn largest_return(&self) -> f32 {
        3.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Part;

    #[test]
    fn all_moves_are_numbered() {
        assert_eq!(MOVES.len(), MOVE_COUNT);
    }

    #[test]
    fn no_two_fields_share_a_cell_and_rings_have_rows_of_their_own() {
        let mut cells: Vec<_> = (0..FIELDS).map(Lautari::cell).collect();
        assert!(cells.iter().all(|&(row, column)| row < 12 && column < 20));
        for field in Field::all().filter(|field| field.part() == Part::OuterRing) {
            assert_eq!(Lautari::cell(field.index()), (4, field.ring_place().into()));
        }
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), FIELDS);
    }
}
