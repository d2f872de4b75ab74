//! A board for those who draw scenes themselves: where its fields lie, what pieces look like and what is written on it,
//! whatever stands there.
//!
//! ```text
//!   Scene ──► where pieces stand, what happened          at every action
//!   Layout ─► outlines, glyphs, names, marks             once for each board and orientation
//! ```

use crate::{Colour, Field, Glyph, Ink, Mark, Names, PictureOptions, Point, Shape};

/// A board without anything on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    pub inks: Vec<(Ink, Colour)>,
    /// What lies under the fields.
    pub under: Vec<Mark>,
    /// The fields in the game's own order.
    pub fields: Vec<Field>,
    /// The shapes of pieces; each says which pieces it draws.
    pub glyphs: Vec<Glyph>,
    /// The names of fields that are written over them.
    pub names: Option<FieldNames>,
    /// What empty fields show.
    pub signs: Vec<Sign>,
    pub last: LastMarks,
}

/// How the last action is marked: outlines around the point (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub struct LastMarks {
    /// On a field that a piece has left.
    pub left: Shape,
    /// On a field where something has come or was done.
    pub reached: Shape,
    pub ink: Ink,
    /// The width of the lines.
    pub width: f32,
}

/// How the names of fields are written.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldNames {
    /// What is written on each field, in their order.
    pub texts: Vec<String>,
    /// Where, from the middle of the field.
    pub at: Point,
    /// Height of the letters.
    pub size: f32,
    /// The ink on an empty field, on a piece of the first side and on one of the second.
    pub inks: [Ink; 3],
}

/// Something that is seen on a field as long as nothing stands there.
#[derive(Clone, Debug, PartialEq)]
pub struct Sign {
    /// Index into [`Layout::fields`].
    pub field: usize,
    pub marks: Vec<Mark>,
}

impl LastMarks {
    /// The same outline wherever something was done.
    pub(crate) fn equal(shape: Shape, ink: Ink, width: f32) -> LastMarks {
        LastMarks { left: shape.clone(), reached: shape, ink, width }
    }
}

impl FieldNames {
    /// The names of these fields as they are, in one ink, if names are to be shown.
    pub(crate) fn plain(
        fields: &[Field],
        options: &PictureOptions,
        at: Point,
        size: f32,
        ink: Ink,
    ) -> Option<FieldNames> {
        let texts = || fields.iter().map(|field| field.name.clone()).collect();
        let is_shown = options.names != Names::Hidden;
        is_shown.then(|| FieldNames { texts: texts(), at, size, inks: [ink; 3] })
    }
}
