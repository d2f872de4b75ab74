//! Rotary for programs that learn it.
//!
//! The numbers are the turns, six for each pivot, and then the points, for what is placed, offered and chosen in the
//! opening. An offer has two parts, its two points.

use galds_core::Side;
use galds_core::learning::{Form, Learning, Number, Writer};

use crate::board::{POINTS, Point, PointSet};
use crate::position::Phase;
use crate::{Action, Position, Rotary};

/// The first number of a point; before it are the turns.
const POINT: Number = 6 * POINTS as Number;

const fn point_number(point: Point) -> Number {
    POINT + point.index() as Number
}

impl Learning for Rotary {
    const NUMBERS: usize = POINT as usize + POINTS;
    const PARTS: usize = 2;

    const FORM: Form = Form {
        planes: &["own balls", "other balls", "centre", "traps", "offered", "pivot to turn around"],
        fields: POINTS,
        values: &[
            "own side is the first",
            "own side acts",
            "a turn is due",
            "a ball is to be placed",
            "an offer is due",
            "a choice is due",
            "a turn around one pivot is due",
            "turns",
        ],
        grid: (9, 9),
    };

    fn cell(field: usize) -> (usize, usize) {
        let point = PointSet::from_bits(1 << (field % POINTS)).points().next();
        point.map_or((0, 0), |point| (point.row() as usize - 1, point.column() as usize - 1))
    }

    fn part(&self, _position: &Position, action: Action, place: usize) -> Option<Number> {
        match (action, place) {
            (Action::Turn { pivot, k }, 0) => Some(pivot.index() as Number * 6 + Number::from(k)),
            (Action::Place(point) | Action::Choose(point) | Action::Offer(point, _), 0)
            | (Action::Offer(_, point), 1) => Some(point_number(point)),
            _ => None,
        }
    }

    fn observe(&self, view: &Position, side: Side, parts: &[Number], writer: &mut Writer<'_>) {
        let indices = |set: PointSet| set.points().map(Point::index);
        writer.mark_all(0, indices(view.balls(side)));
        writer.mark_all(1, indices(view.balls(side.other())));
        writer.mark_all(2, indices(self.centre));
        writer.mark_all(3, indices(self.traps));
        writer.flag(0, side == Side::First);
        writer.flag(1, side == view.side());
        let due = match view.phase() {
            Phase::Turn => 2,
            Phase::Place => 3,
            Phase::Offer => 4,
            Phase::Choose(first, second) => {
                writer.mark_all(4, [first, second].into_iter().map(Point::index));
                5
            }
            Phase::At(pivot) => {
                writer.mark(5, pivot.index());
                6
            }
        };
        writer.flag(due, true);
        writer.mark_all(4, parts.iter().map(|&part| usize::from(part.saturating_sub(POINT))));
        writer.counter(7, view.turns(), self.rules.cap);
    }
}
