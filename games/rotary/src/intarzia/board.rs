//! The two boards of the solitaire and the colourings on them.

use std::fmt;

use thiserror::Error;

use crate::PositionError;
use crate::board::{Point, PointSet};
use crate::position_text::{points_text, read_points};

/// A board on which Intarzia is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// The small board in the lid of the box: 19 points, a hexagon of side 3.
    Lid,
    /// The board of Rotary itself.
    Full,
}

impl Board {
    /// Its points. The lid's numbers are also numbers of the full board, with the same neighbours,
    /// so the lid is simply a part of it.
    pub const fn points(self) -> PointSet {
        const LID: PointSet = PointSet::of(&[
            11, 12, 13, 21, 22, 23, 24, 31, 32, 33, 34, 35, 42, 43, 44, 45, 53, 54, 55,
        ]);
        match self {
            Board::Lid => LID,
            Board::Full => PointSet::ALL,
        }
    }

    /// The ring places of a pivot where no ball may come to rest.
    pub(super) fn outside(self, pivot: Point) -> u8 {
        !self.points().ring_code(pivot) & 0b11_1111
    }
}

/// Balls of two colours on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colouring {
    pub(super) light: PointSet,
    pub(super) dark: PointSet,
}

/// Why a colouring was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ColouringError {
    /// Not two lists of points.
    #[error(
        "a colouring is two lists of points, light and dark, such as `22,24 33,35` (- for none), not `{0}`"
    )]
    Form(String),
    /// A list cannot be read.
    #[error(transparent)]
    Points(#[from] PositionError),
    /// A point that is not on this board.
    #[error(
        "point {0} is not on the lid board, whose points are 11-13, 21-24, 31-35, 42-45 and 53-55"
    )]
    NotOnLid(Point),
}

impl Colouring {
    /// Reads `<light> <dark>`, for example `22,24,45 33,35`.
    pub fn read(board: Board, text: &str) -> Result<Colouring, ColouringError> {
        let lists: Vec<&str> = text.split_whitespace().collect();
        let [light, dark] = lists[..] else { return Err(ColouringError::Form(text.to_owned())) };
        let mut taken = PointSet::EMPTY;
        let light = read_points(light, &mut taken)?;
        let dark = read_points(dark, &mut taken)?;
        match (taken - board.points()).points().next() {
            Some(point) => Err(ColouringError::NotOnLid(point)),
            None => Ok(Colouring { light, dark }),
        }
    }

    /// The points with light balls.
    pub const fn light(self) -> PointSet {
        self.light
    }

    /// The points with dark balls.
    pub const fn dark(self) -> PointSet {
        self.dark
    }
}

impl fmt::Display for Colouring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", points_text(self.light), points_text(self.dark))
    }
}
