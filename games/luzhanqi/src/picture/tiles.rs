//! The pieces: upright tiles, ivory in front, in the colour of their side at the back.

use galds_core::Side;
use galds_core::picture::{Cell, Glyph, Ink, Mark, Paint, Point, Shape, point};

use super::outline::{Run, word};
use super::{BLACK, FRAME, PENCIL, RED, TILE, letters};
use crate::pieces::{Kind, KindSet};

const WIDTH: f32 = 82.0;
const HEIGHT: f32 = 92.0;
/// How much of the tile's foot is seen.
const FOOT: f32 = 9.0;
const CHARACTER: f32 = 37.0;

/// The tile of a kind, or the back of one that is hidden.
pub(super) fn glyph(side: Side, kind: Option<Kind>) -> Glyph {
    kind.map_or_else(|| back(side), |kind| face(side, kind))
}

const fn ink(side: Side) -> Ink {
    match side {
        Side::First => RED,
        Side::Second => BLACK,
    }
}

/// Round brackets for Red and square ones for Black, so that the terminal needs no colours.
fn symbol(side: Side, sign: char) -> String {
    match side {
        Side::First => format!("({sign})"),
        Side::Second => format!("[{sign}]"),
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Red",
        Side::Second => "Black",
    }
}

/// The outline of a tile on a node, larger by `more` on every side.
pub(super) fn frame(at: Point, more: f32) -> Shape {
    Shape::Rectangle {
        at: point(at.x - WIDTH / 2.0 - more, at.y - HEIGHT / 2.0 - more),
        width: WIDTH + 2.0 * more,
        height: HEIGHT + 2.0 * more,
        round: 9.0 + more,
    }
}

/// The part of the tile that looks at the viewer.
fn front() -> Shape {
    Shape::Rectangle {
        at: point(-WIDTH / 2.0, -HEIGHT / 2.0),
        width: WIDTH,
        height: HEIGHT - FOOT,
        round: 9.0,
    }
}

fn face(side: Side, kind: Kind) -> Glyph {
    let ink = ink(side);
    let middle = -FOOT / 2.0;
    Glyph {
        name: format!("{} {}", side_name(side), kind.name()),
        symbol: symbol(side, kind.letter()),
        ink,
        marks: vec![
            Mark::framed(frame(point(0.0, 0.0), 0.0), Paint::Sheen(ink), FRAME, 2.0),
            Mark::framed(front(), Paint::Sheen(TILE), ink, 2.5),
            Mark::filled(word(kind.chinese(), point(-14.0, middle), CHARACTER, Run::Down), ink),
            Mark::Text {
                at: point(23.0, middle),
                cell: None,
                text: kind.letter().to_string(),
                size: 31.0,
                ink,
            },
        ],
    }
}

fn back(side: Side) -> Glyph {
    let ink = ink(side);
    let inner = Shape::Rectangle {
        at: point(-WIDTH / 2.0 + 9.0, -HEIGHT / 2.0 + 9.0),
        width: WIDTH - 18.0,
        height: HEIGHT - FOOT - 18.0,
        round: 5.0,
    };
    Glyph {
        name: format!("{} piece, hidden", side_name(side)),
        symbol: symbol(side, '?'),
        ink,
        marks: vec![
            Mark::framed(frame(point(0.0, 0.0), 0.0), Paint::Sheen(TILE), FRAME, 2.0),
            Mark::framed(front(), Paint::Sheen(ink), FRAME, 1.5),
            Mark::outlined(inner, TILE, 1.5),
        ],
    }
}

/// The only kind that a hidden piece can be, for the terminal.
pub(super) fn named_in_letters(cell: Cell, owner: Side, kind: Kind) -> Mark {
    letters(cell, symbol(owner, kind.letter()), ink(owner))
}

/// What a hidden piece may be, on its back.
pub(super) fn pencilled(at: Point, kinds: KindSet) -> Mark {
    let text = kinds.to_string();
    // Long sets are written smaller, to stay on the tile.
    let size = (92.0 / text.len().max(1) as f32).clamp(15.0, 30.0);
    Mark::Text { at: point(at.x, at.y - FOOT / 2.0), cell: None, text, size, ink: PENCIL }
}
