//! Pictures in the terminal: characters in a grid, with colours where they are wanted.

use std::fmt::Write;

use crate::{Cell, Colour, Mark, Picture};

/// Whether the characters are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colouring {
    /// With the escape sequences of terminals for 24-bit colours.
    Coloured,
    /// Letters alone.
    Plain,
}

#[derive(Clone, Copy)]
struct Character {
    letter: char,
    ink: Option<Colour>,
    ground: Option<Colour>,
}

const BLANK: Character = Character { letter: ' ', ink: None, ground: None };

/// The picture as lines of text.
pub fn to_text(picture: &Picture, colouring: Colouring) -> String {
    let mut grid = Grid::new(picture);
    grid.fields(picture);
    grid.texts(picture, &picture.under);
    grid.texts(picture, &picture.over);
    grid.pieces(picture);
    grid.letters(picture, &picture.over);
    let mut text = grid.text(colouring);
    for note in &picture.notes {
        let _ = writeln!(text, "{note}");
    }
    text
}

struct Grid {
    rows: Vec<Vec<Character>>,
}

impl Grid {
    fn new(picture: &Picture) -> Grid {
        let width = usize::from(picture.grid.column + picture.cell_width);
        Grid { rows: vec![vec![BLANK; width]; usize::from(picture.grid.row)] }
    }

    fn put(&mut self, column: usize, row: usize, change: impl FnOnce(&mut Character)) {
        if let Some(character) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            change(character);
        }
    }

    fn fields(&mut self, picture: &Picture) {
        for field in &picture.fields {
            let ground = picture.colour(field.fill.ink());
            for place in &field.places {
                for i in 0..picture.cell_width {
                    let column = usize::from(place.cell.column + i);
                    self.put(column, place.cell.row.into(), |c| c.ground = Some(ground));
                }
            }
        }
    }

    fn texts(&mut self, picture: &Picture, marks: &[Mark]) {
        for mark in marks {
            let (Mark::Text { cell: Some(cell), text, ink, .. }
            | Mark::Letters { cell, text, ink }) = mark
            else {
                continue;
            };
            self.write(*cell, text, picture.colour(*ink));
        }
    }

    /// What is written for the terminal alone; among the marks over the pieces it covers them.
    fn letters(&mut self, picture: &Picture, marks: &[Mark]) {
        for mark in marks {
            if let Mark::Letters { cell, text, ink } = mark {
                self.write(*cell, text, picture.colour(*ink));
            }
        }
    }

    fn write(&mut self, cell: Cell, text: &str, ink: Colour) {
        for (column, letter) in (usize::from(cell.column)..).zip(text.chars()) {
            self.put(column, cell.row.into(), |c| (c.letter, c.ink) = (letter, Some(ink)));
        }
    }

    fn pieces(&mut self, picture: &Picture) {
        for piece in &picture.pieces {
            let glyph = &picture.glyphs[piece.glyph];
            let cell = picture.fields[piece.field].places[piece.place].cell;
            let ink = picture.colour(glyph.ink);
            let length = glyph.symbol.chars().count();
            let inset = usize::from(picture.cell_width).saturating_sub(length) / 2;
            let start = usize::from(cell.column) + inset;
            for (column, letter) in (start..).zip(glyph.symbol.chars()) {
                self.put(column, cell.row.into(), |c| (c.letter, c.ink) = (letter, Some(ink)));
            }
        }
    }

    fn text(&self, colouring: Colouring) -> String {
        let mut text = String::new();
        for row in &self.rows {
            if colouring == Colouring::Coloured {
                write_coloured(row, &mut text);
            } else {
                let plain: String = row.iter().map(|c| c.letter).collect();
                text.push_str(plain.trim_end());
            }
            text.push('\n');
        }
        text
    }
}

fn write_coloured(row: &[Character], text: &mut String) {
    let mut now = (None, None);
    for character in row {
        let wanted = (character.ink, character.ground);
        if wanted != now {
            text.push_str("\x1b[0m");
            if let Some(Colour { red, green, blue }) = character.ground {
                let _ = write!(text, "\x1b[48;2;{red};{green};{blue}m");
            }
            if let Some(Colour { red, green, blue }) = character.ink {
                let _ = write!(text, "\x1b[38;2;{red};{green};{blue}m");
            }
            now = wanted;
        }
        text.push(character.letter);
    }
    text.push_str("\x1b[0m");
}
