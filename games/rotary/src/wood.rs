//! What both boards are made of: a hexagon of wood, drilled hollows, glossy balls.

use galds_core::picture::{
    Cell, Colour, Field, Glyph, Ink, Mark, Paint, Place, Point as At, Shape, point as at,
};

use crate::board::Point;

/// Distance between neighbouring points.
pub(crate) const STEP: f32 = 100.0;
/// Distance between rows: half the square root of 3 of that.
pub(crate) const ROW_STEP: f32 = 86.6;
/// Radius of a hollow.
const HOLLOW: f32 = 33.0;
/// Radius of a ball.
pub(crate) const BALL: f32 = 39.0;

const BOARD: Ink = Ink("board");
pub(crate) const RIM: Ink = Ink("rim");
pub(crate) const HOLE: Ink = Ink("hole");
pub(crate) const CENTRE: Ink = Ink("centre");
pub(crate) const TRAP: Ink = Ink("trap");
const LIGHT: Ink = Ink("light");
const DARK: Ink = Ink("dark");
const NAME: Ink = Ink("name");
pub(crate) const NAME_ON_DARK: Ink = Ink("name on dark");
pub(crate) const LAST: Ink = Ink("last action");

pub(crate) const INKS: [(Ink, Colour); 10] = [
    (BOARD, Colour::hex(0xc8985e)),
    (RIM, Colour::hex(0x7a4e26)),
    (HOLE, Colour::hex(0x9a6c3a)),
    (CENTRE, Colour::hex(0xb04532)),
    (TRAP, Colour::hex(0x2b2018)),
    (LIGHT, Colour::hex(0xf4e9d0)),
    (DARK, Colour::hex(0x3a465c)),
    (NAME, Colour::hex(0x4a3018)),
    (NAME_ON_DARK, Colour::hex(0xe8e0d0)),
    (LAST, Colour::hex(0x1f7a5c)),
];

/// The body of a board around its six corner points, clockwise from the upper left.
pub(crate) fn slab(corners: [At; 6], rim: Ink) -> [Mark; 2] {
    const OUTWARDS: [(f32, f32); 6] =
        [(-0.55, -0.95), (0.55, -0.95), (1.1, 0.0), (0.55, 0.95), (-0.55, 0.95), (-1.1, 0.0)];
    let outline = |reach: f32| {
        let corner = |(corner, (right, down)): (&At, (f32, f32))| {
            at(corner.x + right * reach, corner.y + down * reach)
        };
        Shape::Polygon(corners.iter().zip(OUTWARDS).map(corner).collect())
    };
    [
        Mark::framed(outline(82.0), Paint::Sheen(rim), rim, 10.0),
        Mark::framed(outline(62.0), Paint::Sheen(BOARD), BOARD, 10.0),
    ]
}

/// A point as a hollow in the wood.
pub(crate) fn hollow(name: String, place: Place, ink: Ink) -> Field {
    let shape = Shape::circle(place.at, HOLLOW);
    Field { name, shape, fill: Paint::Hollow(ink), places: vec![place] }
}

/// A ring around a point that also shows when a ball lies there.
pub(crate) fn frame(middle: At, ink: Ink) -> Mark {
    Mark::filled(Shape::circle(middle, BALL + 7.0), ink)
}

/// The two kinds of balls, Light's first.
pub(crate) fn balls() -> Vec<Glyph> {
    vec![ball("Light ball", "○", LIGHT), ball("Dark ball", "●", DARK)]
}

fn ball(name: &str, symbol: &str, ink: Ink) -> Glyph {
    Glyph {
        name: name.to_owned(),
        symbol: symbol.to_owned(),
        ink,
        marks: vec![Mark::framed(Shape::circle(at(0.0, 0.0), BALL), Paint::Glossy(ink), RIM, 1.5)],
    }
}

/// What a number is written on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    Hollow,
    Light,
    Dark,
}

/// A point's number in its place. A ball hides it in the terminal; elsewhere it stands on the ball.
pub(crate) fn number(point: Point, place: Place, ground: Ground) -> Mark {
    let cell = Cell { column: place.cell.column + 1, ..place.cell };
    Mark::Text {
        at: place.at,
        cell: (ground == Ground::Hollow).then_some(cell),
        text: point.to_string(),
        size: 24.0,
        ink: if ground == Ground::Light { NAME } else { NAME_ON_DARK },
    }
}
