//! What both boards are made of: a hexagon of wood, drilled hollows, glossy balls.

use galds_games::core::Side;
use galds_games::rotary::board::Point;

use crate::{
    Cell, Colour, Field, FieldNames, Glyph, Ink, LastMarks, Look, Mark, Paint, Place, Point as At,
    Shape, point as at,
};

/// Distance between neighbouring points.
pub(super) const STEP: f32 = 100.0;
/// Distance between rows: half the square root of 3 of that.
pub(super) const ROW_STEP: f32 = 86.6;
/// Radius of a hollow.
const HOLLOW: f32 = 33.0;
/// Height of the numbers.
const NUMBER: f32 = 24.0;
/// Radius of a ball.
pub(super) const BALL: f32 = 39.0;
pub(super) const LAST_WIDTH: f32 = 6.0;

const BOARD: Ink = Ink("board");
pub(super) const RIM: Ink = Ink("rim");
pub(super) const HOLE: Ink = Ink("hole");
pub(super) const CENTRE: Ink = Ink("centre");
pub(super) const TRAP: Ink = Ink("trap");
const LIGHT: Ink = Ink("light");
const DARK: Ink = Ink("dark");
const NAME: Ink = Ink("name");
pub(super) const NAME_ON_DARK: Ink = Ink("name on dark");
pub(super) const LAST: Ink = Ink("last action");

pub(super) const INKS: [(Ink, Colour); 10] = [
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
pub(super) fn slab(corners: [At; 6], rim: Ink) -> [Mark; 2] {
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
pub(super) fn hollow(name: String, place: Place, ink: Ink) -> Field {
    let shape = Shape::circle(place.at, HOLLOW);
    Field { name, shape, fill: Paint::Hollow(ink), places: vec![place] }
}

/// A ring around a point that also shows when a ball lies there.
pub(super) fn frame(middle: At, ink: Ink) -> Mark {
    Mark::filled(Shape::circle(middle, BALL + 7.0), ink)
}

/// The two kinds of balls, Light's first.
pub(super) fn balls() -> Vec<Glyph> {
    vec![ball(Side::First, "Light ball", "○", LIGHT), ball(Side::Second, "Dark ball", "●", DARK)]
}

fn ball(side: Side, name: &str, symbol: &str, ink: Ink) -> Glyph {
    Glyph {
        look: Look::of(side, "ball"),
        name: name.to_owned(),
        symbol: symbol.to_owned(),
        ink,
        marks: vec![Mark::framed(Shape::circle(at(0.0, 0.0), BALL), Paint::Glossy(ink), RIM, 1.5)],
    }
}

/// Rings around points where something was done.
pub(super) fn last_marks() -> LastMarks {
    LastMarks::equal(Shape::circle(at(0.0, 0.0), BALL), LAST, LAST_WIDTH)
}

/// What a number is written on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Hollow,
    Light,
    Dark,
}

/// A point's number in its place. A ball hides it in the terminal; elsewhere it stands on the ball.
pub(super) fn number(point: Point, place: Place, ground: Ground) -> Mark {
    let cell = Cell { column: place.cell.column + 1, ..place.cell };
    Mark::Text {
        at: place.at,
        cell: (ground == Ground::Hollow).then_some(cell),
        text: point.to_string(),
        size: NUMBER,
        ink: if ground == Ground::Light { NAME } else { NAME_ON_DARK },
    }
}

/// The numbers of these points, whatever lies on them.
pub(super) fn numbers(points: impl Iterator<Item = Point>) -> FieldNames {
    FieldNames {
        texts: points.map(|point| point.to_string()).collect(),
        at: at(0.0, 0.0),
        size: NUMBER,
        inks: [NAME_ON_DARK, NAME, NAME_ON_DARK],
    }
}
