//! A task of Intarzia as a drawing: the first colouring on the left, the last on the right.

use galds_games::rotary::board::{Point, PointSet};
use galds_games::rotary::intarzia::{Board, Colouring};

use super::wood::{
    Ground, HOLE, INKS, RIM, ROW_STEP, STEP, balls, hollow, last_marks, number, numbers, slab,
};
use crate::{
    Cell, Field, Ink, Layout, Mark, Picture, Piece, Place, Point as At, Shape, cell, point as at,
};

/// Room for the arrow between the boards.
const GAP: f32 = 100.0;
/// From the edge of the picture to the first and the last row.
const MARGIN: f32 = 83.6;
const ARROW: Ink = RIM;

/// Draws a task of Intarzia: what is given, an arrow, and what is wanted.
pub fn picture(board: Board, from: Colouring, to: Colouring) -> Picture {
    let boards = [(from, "from", Placement::left(board)), (to, "to", Placement::right(board))];
    let count = board.points().len() as usize;
    let mut picture = Picture {
        title: format!("Intarzia: {from} to {to}"),
        width: 2.0 * board_width(board) + GAP,
        height: height(board),
        grid: cell(columns(board) * 2 + GAP_COLUMNS, row_count(board) + 2),
        cell_width: 4,
        inks: INKS.to_vec(),
        under: Vec::new(),
        fields: Vec::new(),
        glyphs: balls(),
        pieces: Vec::new(),
        over: vec![arrow(board)],
        notes: Vec::new(),
    };
    for (place, (colouring, name, placement)) in boards.into_iter().enumerate() {
        let first = place * count;
        picture.under.extend(slab(placement.corners(), RIM));
        picture.fields.extend(fields(placement, name));
        picture.pieces.extend(pieces(board, colouring, first));
        let numbers = board.points().points();
        picture.over.extend(numbers.map(|p| number(p, placement.place(p), ground(colouring, p))));
    }
    picture
}

/// Both boards without balls, for those who draw the scenes of a task themselves.
pub fn layout(board: Board) -> Layout {
    let boards = [(Placement::left(board), "from"), (Placement::right(board), "to")];
    let slabs = boards.iter().flat_map(|(placement, _)| slab(placement.corners(), RIM));
    let points = || board.points().points();
    Layout {
        width: 2.0 * board_width(board) + GAP,
        height: height(board),
        inks: INKS.to_vec(),
        under: slabs.chain([arrow(board)]).collect(),
        fields: boards.into_iter().flat_map(|(placement, name)| fields(placement, name)).collect(),
        glyphs: balls(),
        names: Some(numbers(points().chain(points()))),
        signs: Vec::new(),
        last: last_marks(),
    }
}

fn fields(placement: Placement, name: &str) -> impl Iterator<Item = Field> {
    let points = placement.board.points().points();
    points.map(move |point| hollow(format!("{name} {point}"), placement.place(point), HOLE))
}

fn pieces(board: Board, colouring: Colouring, first: usize) -> impl Iterator<Item = Piece> {
    let on_board = board.points().points().enumerate();
    on_board.filter_map(move |(place, point)| {
        let glyph = match ground(colouring, point) {
            Ground::Light => 0,
            Ground::Dark => 1,
            Ground::Hollow => return None,
        };
        Some(Piece { field: first + place, place: 0, glyph })
    })
}

fn ground(colouring: Colouring, point: Point) -> Ground {
    let has = |balls: PointSet| balls.has(point);
    match (has(colouring.light()), has(colouring.dark())) {
        (true, _) => Ground::Light,
        (_, true) => Ground::Dark,
        _ => Ground::Hollow,
    }
}

/// Where on the picture a board stands.
#[derive(Clone, Copy)]
struct Placement {
    board: Board,
    left: f32,
    first_column: u16,
}

const GAP_COLUMNS: u16 = 4;

impl Placement {
    fn left(board: Board) -> Placement {
        Placement { board, left: 0.0, first_column: 0 }
    }

    fn right(board: Board) -> Placement {
        let left = board_width(board) + GAP;
        Placement { board, left, first_column: columns(board) + GAP_COLUMNS }
    }

    fn place(self, point: Point) -> Place {
        let half_steps =
            2 * u16::from(point.column()) + indent(self.board) - u16::from(point.row());
        let row = u16::from(point.row());
        let x = self.left + f32::from(half_steps) * STEP / 2.0;
        let y = MARGIN + f32::from(row - 1) * ROW_STEP;
        let cell = Cell { column: self.first_column + half_steps * 2 - 2, row };
        Place { at: at(x, y), cell }
    }

    /// The corner points, clockwise from the upper left.
    fn corners(self) -> [At; 6] {
        let corners = match self.board {
            Board::Lid => [11, 13, 35, 55, 53, 31],
            Board::Full => [11, 14, 69, 99, 94, 61],
        };
        corners.map(|n| Point::numbered(n).map(|point| self.place(point).at).unwrap_or_default())
    }
}

/// Half steps that bring the leftmost point of a board one step from the edge.
const fn indent(board: Board) -> u16 {
    match board {
        Board::Lid => 3,
        Board::Full => 6,
    }
}

/// Points in the longest row.
const fn longest_row(board: Board) -> u16 {
    match board {
        Board::Lid => 5,
        Board::Full => 9,
    }
}

/// Both boards have as many rows as points in the longest one.
const fn row_count(board: Board) -> u16 {
    longest_row(board)
}

/// Characters of the terminal across one board.
const fn columns(board: Board) -> u16 {
    longest_row(board) * 4 + 4
}

fn board_width(board: Board) -> f32 {
    f32::from(longest_row(board) + 1) * STEP
}

fn height(board: Board) -> f32 {
    f32::from(row_count(board) - 1) * ROW_STEP + 2.0 * MARGIN
}

fn arrow(board: Board) -> Mark {
    let (x, y) = (board_width(board) + GAP / 2.0, height(board) / 2.0);
    let outline = [
        (-40.0, -9.0),
        (5.0, -9.0),
        (5.0, -28.0),
        (42.0, 0.0),
        (5.0, 28.0),
        (5.0, 9.0),
        (-40.0, 9.0),
    ];
    let corners = outline.iter().map(|(right, down)| at(x + right, y + down)).collect();
    Mark::filled(Shape::Polygon(corners), ARROW)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_drawn_whole_on_both_boards() {
        for board in [Board::Lid, Board::Full] {
            let read = |text| Colouring::read(board, text).unwrap();
            let picture = picture(board, read("11,12 22,55"), read("- 11,35,53,55"));
            assert_eq!(picture.faults(), Vec::<String>::new());
            assert_eq!(picture.fields.len(), 2 * board.points().len() as usize);
            assert_eq!(picture.pieces.len(), 8);
        }
    }
}
