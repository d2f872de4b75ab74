//! Where the fields lie: in the drawing and in the terminal.
//!
//! ```text
//!          ┌┬┬┬┬┐            Three rings of twenty cells around a round centre; column g points
//!          ├┼┼┼┼┤ home       straight up and down, r to the left, s to the right. An arc row
//!          └┴┴┴┴┘            fans out from each straight home row to a quarter of the outer
//!          ╱╱││╲╲ arc        ring. The Rider's circle touches r5, the Guard's s10.
//!       ╭─────────╮
//!     ◯ │    a    │ ◯        The terminal unrolls the rings: their rows stand above and below
//!       ╰─────────╯          the line r4 r5 r6 r7  a  s8 s9 s10 s11.
//! ```

use galds_games::core::Side;
use galds_games::lautari::board::{Field, Part, RING};

use crate::{Cell, Orientation, Path, Place, Point, Shape, Sweep, cell, point};

pub(super) const WIDTH: f32 = 1260.0;
pub(super) const HEIGHT: f32 = 1840.0;
/// The rim of the outer ring.
pub(super) const DISC: f32 = 460.0;
/// The rim of the centre.
const CENTRE: f32 = 160.0;
const RING_WIDTH: f32 = 100.0;
/// A home square.
pub(super) const SQUARE: f32 = 100.0;
/// From the middle of the board to the near edge of a home.
pub(super) const HOME: f32 = 540.0;
/// The circles of the Rider and the Guard.
pub(super) const CIRCLE: f32 = 52.0;
/// From the middle of the board to the middle of a circle.
pub(super) const CIRCLE_AT: f32 = DISC + CIRCLE + 8.0;
/// Half the angle of a ring cell.
const HALF_CELL: f32 = 180.0 / RING as f32;

/// How many characters a field is wide in the terminal.
pub(super) const CELL_WIDTH: u16 = 4;
pub(super) const GRID: Cell = cell(48, 17);

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy)]
pub(super) struct Layout(pub(super) Orientation);

impl Layout {
    /// A point by its distance from the middle of the board, as White sees it.
    pub(super) fn at(self, right: f32, down: f32) -> Point {
        let turned = self.0.either(1.0, -1.0);
        point(WIDTH / 2.0 + right * turned, HEIGHT / 2.0 + down * turned)
    }

    /// A point by its distance from the middle and its angle, clockwise from column s.
    pub(super) fn around(self, radius: f32, degrees: f32) -> Point {
        let angle = degrees.to_radians();
        self.at(radius * angle.cos(), radius * angle.sin())
    }

    /// A cell by column (r4 is 0, the nine columns of the rings 1 to 9) and row from the top.
    pub(super) fn cell(self, column: u16, row: u16) -> Cell {
        let (column, row) = (self.0.seen(column, (0, 10)), self.0.seen(row, (0, GRID.row - 1)));
        cell(4 + column * CELL_WIDTH, row)
    }

    pub(super) fn place(self, field: Field) -> Place {
        Place { at: self.middle(field), cell: self.field_cell(field) }
    }

    fn middle(self, field: Field) -> Point {
        match field.part() {
            Part::Home(_) => {
                let (left, top) = square_corner(field);
                self.at(left + SQUARE / 2.0, top + SQUARE / 2.0)
            }
            Part::Arc(side) => {
                let angle = ring_angle(arc_ring_place(field)).to_radians();
                let (left, _) = arc_edge(field);
                let right = f32::midpoint(DISC * angle.cos(), left + SQUARE / 2.0);
                let down = f32::midpoint(DISC * angle.sin().abs(), HOME);
                self.at(right, down * away(side))
            }
            Part::OuterRing | Part::MiddleRing | Part::InnerRing => {
                let inner = inner_radius(field.part());
                self.around(inner + RING_WIDTH * 0.52, ring_angle(field.ring_place()))
            }
            Part::Centre => self.at(0.0, 0.0),
            Part::RiderField => self.at(-CIRCLE_AT, 0.0),
            Part::GuardField => self.at(CIRCLE_AT, 0.0),
        }
    }

    pub(super) fn shape(self, field: Field) -> Shape {
        match field.part() {
            Part::Home(_) => Shape::square(self.middle(field), SQUARE),
            Part::Arc(side) => self.arc_cell(field, side),
            Part::OuterRing | Part::MiddleRing | Part::InnerRing => {
                let inner = inner_radius(field.part());
                self.ring_cell(inner, inner + RING_WIDTH, ring_angle(field.ring_place()))
            }
            Part::Centre => Shape::circle(self.middle(field), CENTRE),
            Part::RiderField | Part::GuardField => Shape::circle(self.middle(field), CIRCLE),
        }
    }

    fn ring_cell(self, inner: f32, outer: f32, angle: f32) -> Shape {
        let (from, to) = (angle - HALF_CELL, angle + HALF_CELL);
        let path = Path::new()
            .move_to(self.around(inner, from))
            .line_to(self.around(outer, from))
            .arc_to(outer, Sweep::Clockwise, self.around(outer, to))
            .line_to(self.around(inner, to))
            .arc_to(inner, Sweep::Counterclockwise, self.around(inner, from));
        Shape::Path(path.close())
    }

    /// Straight where it meets the home, round where it meets the outer ring.
    fn arc_cell(self, field: Field, side: Side) -> Shape {
        let angle = ring_angle(arc_ring_place(field));
        let (left, down) = arc_edge(field);
        let (home_left, home_right) = (self.at(left, down), self.at(left + SQUARE, down));
        // Going round from White's left to right is counterclockwise, from Black's clockwise.
        let (turn, sweep) = match side {
            Side::First => (HALF_CELL, Sweep::Counterclockwise),
            Side::Second => (-HALF_CELL, Sweep::Clockwise),
        };
        let path = Path::new()
            .move_to(home_left)
            .line_to(self.around(DISC, angle + turn))
            .arc_to(DISC, sweep, self.around(DISC, angle - turn))
            .line_to(home_right);
        Shape::Path(path.close())
    }

    fn field_cell(self, field: Field) -> Cell {
        const EQUATOR: u16 = 8;
        let row = u16::from(field.row());
        let column = column_number(field.column());
        match (field.column(), row) {
            ('a', _) => self.cell(5, EQUATOR),
            ('r', row) => self.cell(row - 4, EQUATOR),
            ('s', row) => self.cell(row - 1, EQUATOR),
            (_, 1..=7) => self.cell(column, GRID.row - 1 - row),
            (_, row) => self.cell(column, 15 - row),
        }
    }
}

/// Places of columns from left to right: b is 1, l is 9.
pub(super) fn column_number(column: char) -> u16 {
    "bdefghikl".chars().position(|known| known == column).map_or(0, |place| place as u16 + 1)
}

/// The angle of a ring place, clockwise from column s; places run counterclockwise from column r.
pub(super) fn ring_angle(place: u8) -> f32 {
    180.0 - 2.0 * HALF_CELL * f32::from(place)
}

const fn inner_radius(ring: Part) -> f32 {
    match ring {
        Part::InnerRing => CENTRE,
        Part::MiddleRing => CENTRE + RING_WIDTH,
        _ => CENTRE + 2.0 * RING_WIDTH,
    }
}

/// White sits below the middle, Black above.
fn away(side: Side) -> f32 {
    if side == Side::First { 1.0 } else { -1.0 }
}

/// Right of the middle by so many squares is the left edge of a home column.
fn column_left(field: Field) -> f32 {
    (f32::from(field.column() as u8 - b'e') - 2.5) * SQUARE
}

/// The upper left corner of a home square.
fn square_corner(field: Field) -> (f32, f32) {
    let row = f32::from(field.row());
    let top = match field.part() {
        Part::Home(Side::First) => HOME + (3.0 - row) * SQUARE,
        _ => -HOME + (11.0 - row) * SQUARE,
    };
    (column_left(field), top)
}

/// The left end of the edge between an arc cell and the home.
fn arc_edge(field: Field) -> (f32, f32) {
    let side = if field.row() < 8 { Side::First } else { Side::Second };
    (column_left(field), HOME * away(side))
}

/// The place of the outer ring's field in the same column as an arc cell.
fn arc_ring_place(field: Field) -> u8 {
    let place = field.column() as u8 - b'e' + 3;
    if field.row() < 8 { place } else { RING - place }
}
