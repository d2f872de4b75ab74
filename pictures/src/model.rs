//! The board as a drawing that knows no screen: fields as shapes with places for pieces, pieces as
//! glyphs, words and marks around them.
//!
//! A game describes its picture once; SVG, PNG and the terminal all draw it. Lengths
//! are in units of which a field is about 100 wide; `y` grows downwards. For the terminal every
//! place also has a cell in a grid of characters.

use galds_games::core::Side;
use galds_games::core::scene::Zone;

use crate::{Colour, Ink, Orientation, Paint, Point, Shape};

/// How a board is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureOptions {
    /// The side that sits at the bottom.
    pub bottom: Side,
    /// Whether the names of fields are written.
    pub names: Names,
}

/// Whether the names of fields are written on a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    Shown,
    Hidden,
    /// They are, in the game's second way of naming them where it has one.
    Other,
}

impl Default for PictureOptions {
    fn default() -> Self {
        PictureOptions { bottom: Side::First, names: Names::Shown }
    }
}

impl PictureOptions {
    /// Which way round the board is seen.
    pub const fn orientation(&self) -> Orientation {
        Orientation::with_bottom(self.bottom)
    }
}

/// A board with everything on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What the picture shows, in words, for those who cannot see it.
    pub title: String,
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    /// The size of the terminal's grid.
    pub grid: Cell,
    /// How many characters of the terminal a field is wide.
    pub cell_width: u16,
    pub inks: Vec<(Ink, Colour)>,
    /// What lies under the fields: the board's body, lines, names around it.
    pub under: Vec<Mark>,
    /// The fields in the game's own order.
    pub fields: Vec<Field>,
    /// The shapes of pieces.
    pub glyphs: Vec<Glyph>,
    pub pieces: Vec<Piece>,
    /// What lies over the pieces: the last action, dice, the cube.
    pub over: Vec<Mark>,
    /// Lines of text under the board: whose turn it is, counts.
    pub notes: Vec<String>,
}

/// A place in the terminal's grid of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Column, from the left.
    pub column: u16,
    /// Row, from the top.
    pub row: u16,
}

/// A cell by column and row.
pub const fn cell(column: u16, row: u16) -> Cell {
    Cell { column, row }
}

/// A field of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name, as in picks.
    pub name: String,
    pub shape: Shape,
    pub fill: Paint,
    /// Where pieces stand on it; the first place is its middle, more are for stacks.
    pub places: Vec<Place>,
}

/// Where a piece can stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Its middle.
    pub at: Point,
    /// Its cell in the terminal.
    pub cell: Cell,
}

/// The shape of a kind of piece, drawn around the point (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The pieces that it draws.
    pub look: Look,
    /// What it is called, for people: `Light ball`, `black tura`.
    pub name: String,
    /// One to three characters for the terminal.
    pub symbol: String,
    /// The ink of its symbol in the terminal.
    pub ink: Ink,
    pub marks: Vec<Mark>,
}

/// What decides how a piece looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub side: Side,
    /// The key of its kind; a piece without one is hidden.
    pub kind: Option<String>,
    /// [`Zone::Off`] where a piece that has reached its goal looks different; otherwise [`Zone::Board`].
    pub zone: Zone,
}

impl Look {
    /// Of the pieces of a kind, wherever they are.
    pub fn of(side: Side, kind: &str) -> Look {
        Look { side, kind: Some(kind.to_owned()), zone: Zone::Board }
    }

    /// Of the pieces of a side of which nothing is known.
    pub fn hidden(side: Side) -> Look {
        Look { side, kind: None, zone: Zone::Board }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Index into [`Picture::fields`].
    pub field: usize,
    /// Index into the field's places.
    pub place: usize,
    /// Index into [`Picture::glyphs`].
    pub glyph: usize,
}

/// Something drawn: a shape, or words.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A shape, filled or outlined or both.
    Shape {
        shape: Shape,
        fill: Option<Paint>,
        /// The outline's ink and width.
        line: Option<(Ink, f32)>,
    },
    /// Words, centred on a point.
    Text {
        /// The middle of the words.
        at: Point,
        /// Where they start in the terminal, if they are shown there.
        cell: Option<Cell>,
        text: String,
        /// Height of the letters.
        size: f32,
        ink: Ink,
    },
    /// Characters for the terminal alone, such as the lines between fields. Among the marks over the
    /// pieces they cover these.
    Letters {
        /// Where they start.
        cell: Cell,
        text: String,
        ink: Ink,
    },
}

impl Mark {
    /// A filled shape without an outline.
    pub fn filled(shape: Shape, fill: impl Into<Paint>) -> Mark {
        Mark::Shape { shape, fill: Some(fill.into()), line: None }
    }

    /// An outline alone.
    pub fn outlined(shape: Shape, ink: Ink, width: f32) -> Mark {
        Mark::Shape { shape, fill: None, line: Some((ink, width)) }
    }

    /// A filled shape with an outline.
    pub fn framed(shape: Shape, fill: impl Into<Paint>, ink: Ink, width: f32) -> Mark {
        Mark::Shape { shape, fill: Some(fill.into()), line: Some((ink, width)) }
    }
}

impl Picture {
    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    /// The colour of an ink; black if the picture does not name it.
    pub fn colour(&self, ink: Ink) -> Colour {
        let found = self.inks.iter().find(|(name, _)| *name == ink);
        found.map_or(Colour::BLACK, |(_, colour)| *colour)
    }

    /// Finds what no picture may have: pieces on places or with glyphs that do not exist, inks
    /// without colour, two fields of one name. Tests look for it.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (i, field) in self.fields.iter().enumerate() {
            if self.field(&field.name) != Some(i) {
                faults.push(format!("two fields are called {}", field.name));
            }
            if field.places.is_empty() {
                faults.push(format!("{} has no place for a piece", field.name));
            }
            for place in &field.places {
                if place.cell.column >= self.grid.column || place.cell.row >= self.grid.row {
                    faults.push(format!("{} lies outside the terminal's grid", field.name));
                }
                if !(0.0..=self.width).contains(&place.at.x)
                    || !(0.0..=self.height).contains(&place.at.y)
                {
                    faults.push(format!("{} lies outside the picture", field.name));
                }
            }
        }
        for piece in &self.pieces {
            let field = self.fields.get(piece.field);
            if field.is_none_or(|field| piece.place >= field.places.len()) {
                faults.push(format!("a piece stands nowhere: {piece:?}"));
            }
            if piece.glyph >= self.glyphs.len() {
                faults.push(format!("a piece has no glyph: {piece:?}"));
            }
        }
        for ink in self.used_inks() {
            if !self.inks.iter().any(|(name, _)| *name == ink) {
                faults.push(format!("the ink {} has no colour", ink.0));
            }
        }
        faults
    }

    fn used_inks(&self) -> Vec<Ink> {
        let glyph_marks = self.glyphs.iter().flat_map(|glyph| &glyph.marks);
        let marks = self.under.iter().chain(&self.over).chain(glyph_marks);
        let mut inks: Vec<Ink> = self.fields.iter().map(|field| field.fill.ink()).collect();
        inks.extend(self.glyphs.iter().map(|glyph| glyph.ink));
        for mark in marks {
            match mark {
                Mark::Shape { fill, line, .. } => {
                    inks.extend(fill.map(Paint::ink));
                    inks.extend(line.map(|(ink, _)| ink));
                }
                Mark::Text { ink, .. } | Mark::Letters { ink, .. } => inks.push(*ink),
            }
        }
        inks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point;

    const INK: Ink = Ink("ink");

    fn sound() -> Picture {
        let place = Place { at: point(50.0, 50.0), cell: cell(0, 0) };
        let field = Field {
            name: "a".to_owned(),
            shape: Shape::square(place.at, 100.0),
            fill: Paint::Flat(INK),
            places: vec![place],
        };
        let glyph = Glyph {
            look: Look::of(Side::First, "man"),
            name: "man".to_owned(),
            symbol: "m".to_owned(),
            ink: INK,
            marks: Vec::new(),
        };
        Picture {
            title: String::new(),
            width: 100.0,
            height: 100.0,
            grid: cell(1, 1),
            cell_width: 1,
            inks: vec![(INK, Colour::BLACK)],
            under: Vec::new(),
            fields: vec![field],
            glyphs: vec![glyph],
            pieces: vec![Piece { field: 0, place: 0, glyph: 0 }],
            over: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Changes the sound picture and expects one fault.
    fn assert_fault(change: impl FnOnce(&mut Picture), expected: &str) {
        let mut picture = sound();
        change(&mut picture);
        let faults = picture.faults();
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{expected}: {faults:?}");
    }

    #[test]
    fn what_no_picture_may_have_is_found() {
        assert_eq!(sound().faults(), Vec::<String>::new());
        assert_fault(|picture| picture.pieces[0].place = 1, "stands nowhere");
        assert_fault(|picture| picture.pieces[0].field = 1, "stands nowhere");
        assert_fault(|picture| picture.pieces[0].glyph = 1, "has no glyph");
        assert_fault(|picture| picture.fields[0].places.clear(), "has no place");
        assert_fault(|picture| picture.fields[0].places[0].cell.row = 1, "terminal's grid");
        assert_fault(|picture| picture.fields[0].places[0].at.x = 101.0, "outside the picture");
        assert_fault(|picture| picture.fields.push(picture.fields[0].clone()), "two fields");
        let unknown = Mark::filled(Shape::circle(point(0.0, 0.0), 1.0), Ink("unknown"));
        assert_fault(|picture| picture.over.push(unknown), "has no colour");
    }
}
