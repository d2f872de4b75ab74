//! The pieces: upright tiles, ivory in front, in the colour of their side at the back.

use galds_games::core::Side;
use galds_games::luzhanqi::pieces::{Kind, KindSet};

use super::outline::{Run, word};
use super::{BLACK, FRAME, PENCIL, RED, TILE, letters};
use crate::{Cell, Glyph, Ink, Look, Mark, Paint, Point, Shape, point};

pub(super) const WIDTH: f32 = 82.0;
pub(super) const HEIGHT: f32 = 92.0;
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
        look: Look::of(side, &kind.name().replace(' ', "-")),
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
        look: Look::hidden(side),
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

/// What a hidden piece may be, on its back: in a few short rows, so that it can be read on a phone.
pub(super) fn pencilled(at: Point, kinds: KindSet) -> Vec<Mark> {
    let rows = pencilled_rows(kinds);
    let size = pencil_size(&rows);
    let first = at.y - FOOT / 2.0 - size * (rows.len() as f32 - 1.0) / 2.0;
    let row = |(place, text): (usize, String)| Mark::Text {
        at: point(at.x, first + size * place as f32),
        cell: None,
        text,
        size,
        ink: PENCIL,
    };
    rows.into_iter().enumerate().map(row).collect()
}

/// The room for pencil marks, within the frame on the tile's back.
const PENCIL_ROOM: f32 = 65.0;

/// The kinds as text, broken so that it can be written as large as possible.
fn pencilled_rows(kinds: KindSet) -> Vec<String> {
    let text = kinds.to_string();
    let widths = (4_u8..=24).map(|quarters| f32::from(quarters) / 4.0);
    let choices = widths.map(|widest| broken(&text, widest));
    choices.max_by(|one, other| pencil_size(one).total_cmp(&pencil_size(other))).unwrap_or_default()
}

/// A text broken after commas and between numbers and letters, into rows of about this width.
fn broken(text: &str, widest: f32) -> Vec<String> {
    let letters = text.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(text.len());
    let (ranks, letters) = text.split_at(letters);
    let mut rows: Vec<String> = Vec::new();
    for part in ranks.split_inclusive(',').chain([letters]).filter(|part| !part.is_empty()) {
        match rows.last_mut() {
            Some(row) if width(row) + width(part) <= widest => row.push_str(part),
            _ => rows.push(part.to_owned()),
        }
    }
    rows
}

/// How wide a text of size 1 is, in the letters that browsers have.
fn width(text: &str) -> f32 {
    text.chars()
        .map(|sign| match sign {
            ',' => 0.3,
            '-' => 0.42,
            'M' => 0.95,
            _ => 0.62,
        })
        .sum()
}

fn pencil_size(rows: &[String]) -> f32 {
    let widest = rows.iter().map(|row| width(row)).fold(0.62, f32::max);
    let by_height = PENCIL_ROOM / rows.len().max(1) as f32;
    (PENCIL_ROOM / widest).min(by_height).min(30.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pencil_marks_stay_on_the_tile_and_are_large_enough_to_read() {
        for bits in 1_u16..1 << Kind::ALL.len() {
            let chosen = Kind::ALL.into_iter().filter(|&kind| bits >> (kind as u16 - 1) & 1 == 1);
            let kinds: KindSet = chosen.collect();
            let rows = pencilled_rows(kinds);
            assert_eq!(rows.concat(), kinds.to_string());
            let size = pencil_size(&rows);
            assert!(size >= 20.0, "{kinds}: {size}");
            assert!(size * rows.len() as f32 <= PENCIL_ROOM, "{kinds}");
            assert!(rows.iter().all(|row| width(row) * size <= PENCIL_ROOM + 0.01), "{kinds}");
        }
    }
}
