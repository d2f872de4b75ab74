//! Where everything lies, for an orientation of the board.

use galds_games::luzhanqi::board::Node;

use crate::{Cell, Orientation, Point, cell, point};

/// Room around the outermost nodes for their tiles, and beyond it for names.
pub(super) const EDGE: f32 = 54.0;
const MARGIN: f32 = EDGE + 68.0;
const FILE_STEP: f32 = 150.0;
const ROW_STEP: f32 = 112.0;
/// What the mountains and front lines need between the two halves, beyond a step.
const GAP: f32 = 96.0;

pub(super) const WIDTH: f32 = 2.0 * MARGIN + 4.0 * FILE_STEP;
pub(super) const HEIGHT: f32 = 2.0 * MARGIN + 11.0 * ROW_STEP + GAP;

/// In the terminal a node is three characters wide and has two lines, the middle of the board four.
pub(super) const CELL_WIDTH: u16 = 3;
const CELL_STEP: u16 = 8;
const FIRST_COLUMN: u16 = 4;
pub(super) const GRID: Cell = cell(FIRST_COLUMN + 4 * CELL_STEP + CELL_WIDTH, 27);

/// Where everything lies, for an orientation of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout(pub(super) Orientation);

impl Layout {
    /// The column of a file, from the left.
    pub(super) fn column(self, file: u8) -> u8 {
        self.0.either(file, 4 - file)
    }

    /// The row of a rank, from the top.
    pub(super) fn row(self, rank: u8) -> u8 {
        self.0.either(12 - rank, rank - 1)
    }

    fn x(self, file: u8) -> f32 {
        MARGIN + f32::from(self.column(file)) * FILE_STEP
    }

    fn y(self, rank: u8) -> f32 {
        let row = self.row(rank);
        let gap = if row >= 6 { GAP } else { 0.0 };
        MARGIN + f32::from(row) * ROW_STEP + gap
    }

    pub(super) fn at(self, node: Node) -> Point {
        point(self.x(node.file()), self.y(node.rank()))
    }

    fn cell_column(self, file: u8) -> u16 {
        FIRST_COLUMN + u16::from(self.column(file)) * CELL_STEP
    }

    fn cell_row(self, rank: u8) -> u16 {
        let row = u16::from(self.row(rank));
        row * 2 + if row >= 6 { 2 } else { 0 }
    }

    pub(super) fn cell(self, node: Node) -> Cell {
        cell(self.cell_column(node.file()), self.cell_row(node.rank()))
    }

    /// The middle of the board on a file: a front line or a mountain.
    pub(super) fn between(self, file: u8) -> (Point, Cell) {
        let y = f32::midpoint(self.y(6), self.y(7));
        (point(self.x(file), y), cell(self.cell_column(file), 12))
    }

    /// Where the name of a file stands.
    pub(super) fn under_file(self, file: u8) -> (f32, Cell) {
        (self.x(file), cell(self.cell_column(file) + 1, GRID.row - 1))
    }

    /// Where the name of a rank stands.
    pub(super) fn beside_rank(self, rank: u8) -> (f32, Cell) {
        (self.y(rank), cell(0, self.cell_row(rank)))
    }
}
