//! Characters as shapes: their outlines scaled and put in place.

use super::characters::CHARACTERS;
use crate::{Path, Point, Shape, point};

/// A stroke of an outline, in units of which a character is 1000 wide.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stroke {
    /// Starts a part of the outline.
    M(i16, i16),
    /// A line.
    L(i16, i16),
    /// A cubic curve: two handles and its end.
    C(i16, i16, i16, i16, i16, i16),
    /// Back to the start of the part.
    Z,
}

/// Which way a word runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    Across,
    Down,
}

/// A word around its middle, each character in a square of this size. Characters without an outline
/// leave their square empty.
pub(super) fn word(text: &str, middle: Point, size: f32, run: Run) -> Shape {
    let length = text.chars().count() as f32;
    let mut path = Path::new();
    for (place, character) in text.chars().enumerate() {
        let along = (place as f32 - length / 2.0) * size;
        let corner = match run {
            Run::Across => point(middle.x + along, middle.y - size / 2.0),
            Run::Down => point(middle.x - size / 2.0, middle.y + along),
        };
        path = outlined(path, character, corner, size / 1000.0);
    }
    Shape::Path(path)
}

fn outlined(path: Path, character: char, corner: Point, scale: f32) -> Path {
    let found = CHARACTERS.iter().find(|(known, _)| *known == character);
    let at =
        |x: i16, y: i16| point(corner.x + f32::from(x) * scale, corner.y + f32::from(y) * scale);
    let strokes = found.map_or(&[][..], |(_, strokes)| strokes);
    strokes.iter().fold(path, |path, stroke| match *stroke {
        Stroke::M(x, y) => path.move_to(at(x, y)),
        Stroke::L(x, y) => path.line_to(at(x, y)),
        Stroke::C(ax, ay, bx, by, x, y) => path.curve_to(at(ax, ay), at(bx, by), at(x, y)),
        Stroke::Z => path.close(),
    })
}

#[cfg(test)]
mod tests {
    use galds_games::luzhanqi::pieces::Kind;

    use super::*;

    #[test]
    fn every_piece_has_the_outlines_of_its_name() {
        for kind in Kind::ALL {
            for character in kind.chinese().chars() {
                assert!(CHARACTERS.iter().any(|(known, _)| *known == character), "{character}");
            }
        }
    }
}
