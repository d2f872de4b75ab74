//! Where everything lies, for an orientation of the board.

use galds_games::core::Side;
use galds_games::nardi::board::{CHECKERS, Point};

use crate::{Cell, Orientation, Place, Point as At, Shape, cell, point as at};

/// Width of a point.
const COLUMN: f32 = 100.0;
/// Radius of a checker.
pub(super) const CHECKER: f32 = 44.0;
/// How many checkers a stack shows before it is counted.
const STACK: usize = 5;
pub(super) const FRAME: f32 = 56.0;
pub(super) const CUBE_WIDTH: f32 = 110.0;
pub(super) const HALF: f32 = 6.0 * COLUMN;
pub(super) const BAR_WIDTH: f32 = 110.0;
pub(super) const TRAY_WIDTH: f32 = 120.0;
const TRAY_GAP: f32 = 24.0;
pub(super) const INSIDE: f32 = 1040.0;
pub(super) const WIDTH: f32 =
    2.0 * FRAME + CUBE_WIDTH + 2.0 * HALF + BAR_WIDTH + TRAY_GAP + TRAY_WIDTH;
pub(super) const HEIGHT: f32 = INSIDE + 2.0 * FRAME;
const TRIANGLE: f32 = 450.0;
/// Height of a checker seen from the edge, in the tray.
pub(super) const SLAB: f32 = 28.0;

pub(super) const GRID_COLUMNS: u16 = 66;
pub(super) const GRID_ROWS: u16 = 14;

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout(pub(super) Orientation);

/// The upper or the lower edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Upper,
    Lower,
}

impl Edge {
    /// So far from this edge.
    fn y(self, distance: f32) -> f32 {
        match self {
            Edge::Upper => FRAME + distance,
            Edge::Lower => HEIGHT - FRAME - distance,
        }
    }

    /// The terminal's row so many rows from this edge, behind the labels.
    fn row(self, distance: u16) -> u16 {
        match self {
            Edge::Upper => 1 + distance,
            Edge::Lower => GRID_ROWS - 2 - distance,
        }
    }
}

impl Layout {
    /// The point as the side at the bottom counts.
    fn own_number(self, side: Side, point: Point) -> u8 {
        if side == self.0.bottom() { point.number() } else { point.of_other_side().number() }
    }

    /// On which edge and in which of the 12 columns a point is.
    fn column(self, side: Side, point: Point) -> (Edge, u16) {
        let number = u16::from(self.own_number(side, point));
        if number <= 12 { (Edge::Lower, 12 - number) } else { (Edge::Upper, number - 13) }
    }

    /// A side's own edge: where its home is.
    fn edge(self, side: Side) -> Edge {
        if side == self.0.bottom() { Edge::Lower } else { Edge::Upper }
    }

    /// The shape of a point.
    pub(super) fn triangle(self, side: Side, point: Point) -> Shape {
        let (edge, column) = self.column(side, point);
        let middle = column_middle(column);
        Shape::Polygon(vec![
            at(middle - COLUMN * 0.46, edge.y(1.5)),
            at(middle + COLUMN * 0.46, edge.y(1.5)),
            at(middle, edge.y(TRIANGLE)),
        ])
    }

    /// The shape of a bar or tray.
    pub(super) fn box_of(self, side: Side, point: Point) -> Shape {
        let (x, width, edge) = if point == Point::BAR {
            (bar_left() + 12.0, BAR_WIDTH - 24.0, self.edge(side.other()))
        } else {
            (WIDTH - FRAME - TRAY_WIDTH, TRAY_WIDTH, self.edge(side))
        };
        let height = INSIDE / 2.0 - 24.0;
        let top = match edge {
            Edge::Upper => FRAME,
            Edge::Lower => HEIGHT - FRAME - height,
        };
        Shape::Rectangle { at: at(x, top), width, height, round: 8.0 }
    }

    /// Where checkers stand, the first at the edge; on the bar the first is nearest the middle.
    pub(super) fn stack(self, side: Side, point: Point) -> Vec<Place> {
        match point {
            // Checkers on the bar wait on the far side, where they will enter.
            Point::BAR => {
                let edge = self.edge(side.other());
                let distance = |i: usize| INSIDE / 2.0 - 90.0 - 2.0 * CHECKER * i as f32;
                let place = |i: usize| Place {
                    at: at(bar_left() + BAR_WIDTH / 2.0, edge.y(distance(i))),
                    cell: cell(BAR_COLUMN, edge.row(4 - i as u16)),
                };
                (0..4).map(place).collect()
            }
            Point::OFF => {
                let edge = self.edge(side);
                let x = WIDTH - FRAME - TRAY_WIDTH / 2.0;
                let place = |i: u8| Place {
                    at: at(x, edge.y(SLAB * (f32::from(i) + 0.8))),
                    cell: cell(TRAY_COLUMN, edge.row(0)),
                };
                (0..CHECKERS).map(place).collect()
            }
            _ => {
                let (edge, column) = self.column(side, point);
                let place = |i: usize| Place {
                    at: at(column_middle(column), edge.y(CHECKER * (1.04 + 2.0 * i as f32))),
                    cell: cell(column_cell(column), edge.row(i as u16)),
                };
                (0..STACK).map(place).collect()
            }
        }
    }

    /// Where the number of a point is written.
    pub(super) fn label(self, point: Point) -> (At, Cell) {
        let (edge, column) = self.column(self.0.bottom(), point);
        let row = if edge == Edge::Upper { 0 } else { GRID_ROWS - 1 };
        (at(column_middle(column), edge.y(-FRAME / 2.0)), cell(column_cell(column) + 1, row))
    }

    /// Where the pip count of a side is written.
    pub(super) fn pips(self, side: Side) -> (At, Cell) {
        let edge = self.edge(side);
        let row = if edge == Edge::Upper { 0 } else { GRID_ROWS - 1 };
        (at(bar_left() + BAR_WIDTH / 2.0, edge.y(-FRAME / 2.0)), cell(BAR_COLUMN + 1, row))
    }

    /// Where the count of the checkers that are off is written.
    pub(super) fn off_count(self, side: Side) -> (At, Cell) {
        let edge = self.edge(side);
        let x = WIDTH - FRAME - TRAY_WIDTH / 2.0;
        (at(x, edge.y(-FRAME / 2.0)), cell(TRAY_COLUMN + 3, edge.row(0)))
    }

    /// Where the cube lies: in the middle or at its owner's edge.
    pub(super) fn cube(self, owner: Option<Side>) -> (At, Cell) {
        let x = FRAME + CUBE_WIDTH / 2.0 - 8.0;
        match owner.map(|side| self.edge(side)) {
            None => (at(x, HEIGHT / 2.0), cell(0, GRID_ROWS / 2)),
            Some(edge) => (at(x, edge.y(70.0)), cell(0, edge.row(0))),
        }
    }

    /// Where the cube lies while `answering` decides about a double: between the middle and its edge.
    pub(super) fn offered_cube(self, answering: Side) -> (At, Cell) {
        let (middle, _) = self.cube(None);
        let (end, _) = self.cube(Some(answering));
        let edge = self.edge(answering);
        (at(middle.x, f32::midpoint(middle.y, end.y)), cell(0, edge.row(3)))
    }

    /// Where the dice of a side lie: on the right half for the side at the bottom, else on the left.
    pub(super) fn dice(self, side: Side) -> (At, Cell) {
        let own = side == self.0.bottom();
        let left = FRAME + CUBE_WIDTH;
        let x = if own { left + HALF + BAR_WIDTH + HALF / 2.0 } else { left + HALF / 2.0 };
        let column = if own { column_cell(8) } else { column_cell(2) };
        (at(x, HEIGHT / 2.0), cell(column + 2, GRID_ROWS / 2))
    }
}

const BAR_COLUMN: u16 = 30;
const TRAY_COLUMN: u16 = 60;

fn bar_left() -> f32 {
    FRAME + CUBE_WIDTH + HALF
}

/// The middle of one of the 12 columns.
fn column_middle(column: u16) -> f32 {
    let bar = if column < 6 { 0.0 } else { BAR_WIDTH };
    FRAME + CUBE_WIDTH + bar + COLUMN * (f32::from(column) + 0.5)
}

/// The first character of a column in the terminal.
fn column_cell(column: u16) -> u16 {
    let bar = if column < 6 { 0 } else { 5 };
    5 + bar + 4 * column
}
