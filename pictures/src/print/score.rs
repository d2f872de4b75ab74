//! A form on which a game is written down.

use galds_games::core::Side;

use super::page::{BLANK, LINE, WORD};
use super::{MARGIN, PAPER_HEIGHT, PAPER_WIDTH, Page, Printed, page_picture};
use crate::{Field, Glyph, Mark, Paint, Path, Picture, Piece, Place, Point, Shape, cell, point};

/// Millimetres to a unit: pieces are drawn small.
const SCALE: f32 = 0.06;
/// How many numbered lines a column has.
const LINES: usize = 40;
/// Lengths in millimetres: a line, the head of the form, the number before a move, the roll.
const LINE_HEIGHT: f32 = 5.6;
const HEAD: f32 = 44.0;
const NUMBER: f32 = 7.0;
const ROLL: f32 = 8.0;
/// Between two columns.
const BETWEEN: f32 = 4.0;
/// Height of letters.
const TITLE: f32 = 6.0;
const LETTERS: f32 = 3.0;

pub(super) fn page(printed: &Printed) -> Page {
    let mut form = Form {
        picture: page_picture(printed.title, SCALE, &printed.layout.inks),
        lines: Path::new(),
        glyphs: Side::BOTH.map(|side| glyph_of(printed, side)),
    };
    form.head(printed);
    let columns = usize::from(printed.paper.columns);
    let room = PAPER_WIDTH - 2.0 * MARGIN + BETWEEN;
    let width = room / columns as f32 - BETWEEN;
    for column in 0..columns {
        let left = MARGIN + (width + BETWEEN) * column as f32;
        form.column(left, width, column * LINES, printed.paper.rolls);
    }
    let Form { mut picture, lines, .. } = form;
    picture.over.push(Mark::outlined(Shape::Path(lines), LINE, 0.2 / SCALE));
    Page::whole(picture, SCALE)
}

/// The piece by which a side is known: the one of which it has the most.
fn glyph_of(printed: &Printed, side: Side) -> Option<Glyph> {
    let of_side = printed.set.iter().filter(|(glyph, _)| glyph.look.side == side);
    // The first of several.
    let most = of_side.rev().max_by_key(|(_, count)| *count);
    most.map(|(glyph, _)| glyph.clone())
}

/// The form while it is drawn; lengths are millimetres.
struct Form {
    picture: Picture,
    lines: Path,
    glyphs: [Option<Glyph>; 2],
}

impl Form {
    fn at(x: f32, y: f32) -> Point {
        point(x / SCALE, y / SCALE)
    }

    fn text(&mut self, x: f32, y: f32, size: f32, text: &str) {
        let at = Form::at(x, y);
        let text = text.to_owned();
        self.picture.over.push(Mark::Text { at, cell: None, text, size: size / SCALE, ink: WORD });
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let path = std::mem::take(&mut self.lines);
        self.lines = path.move_to(Form::at(from.0, from.1)).line_to(Form::at(to.0, to.1));
    }

    /// The piece of a side.
    fn side(&mut self, side: Side, x: f32, y: f32) {
        let Some(glyph) = self.glyphs[side.index()].clone() else { return };
        let at = Form::at(x, y);
        let number = self.picture.fields.len();
        self.picture.fields.push(Field {
            name: format!("side {}", number + 1),
            shape: Shape::circle(at, 1.0),
            fill: Paint::Flat(BLANK),
            places: vec![Place { at, cell: cell(0, 0) }],
        });
        let known = self.picture.glyphs.iter().position(|known| *known == glyph);
        let glyph = known.unwrap_or_else(|| {
            self.picture.glyphs.push(glyph);
            self.picture.glyphs.len() - 1
        });
        self.picture.pieces.push(Piece { field: number, place: 0, glyph });
    }

    /// The name of the game, who plays, where and when, and the result.
    fn head(&mut self, printed: &Printed) {
        let (left, right) = (MARGIN, PAPER_WIDTH - MARGIN);
        let middle = PAPER_WIDTH / 2.0;
        self.text(middle, MARGIN + 5.0, TITLE, printed.title);
        for (side, row) in Side::BOTH.into_iter().zip([0.0, 1.0]) {
            let y = MARGIN + 20.0 + row * 12.0;
            self.side(side, left + 4.0, y - 3.0);
            self.line((left + 9.0, y), (middle - BETWEEN, y));
        }
        let words = printed.words;
        let y = MARGIN + 20.0;
        self.text(middle + 10.0, y - 2.0, LETTERS, words.event);
        self.line((middle + 22.0, y), (right, y));
        let y = y + 12.0;
        self.text(middle + 10.0, y - 2.0, LETTERS, words.date);
        self.line((middle + 22.0, y), (middle + 48.0, y));
        self.text(middle + 60.0, y - 2.0, LETTERS, words.result);
        self.line((middle + 72.0, y), (right, y));
    }

    /// A table of numbered lines with a cell for each side.
    fn column(&mut self, left: f32, width: f32, before: usize, rolls: bool) {
        let cell_width = (width - NUMBER) / 2.0;
        let top = MARGIN + HEAD;
        let bottom = top + LINE_HEIGHT * LINES as f32;
        for (side, start) in Side::BOTH.into_iter().zip([NUMBER, NUMBER + cell_width]) {
            self.side(side, left + start + cell_width / 2.0, top - 4.0);
            self.line((left + start, top), (left + start, bottom));
            if rolls {
                self.line((left + start + ROLL, top), (left + start + ROLL, bottom));
            }
        }
        self.line((left, top), (left, bottom));
        self.line((left + width, top), (left + width, bottom));
        for row in 0..=LINES {
            let y = top + LINE_HEIGHT * row as f32;
            self.line((left, y), (left + width, y));
            if row < LINES {
                let number = (before + row + 1).to_string();
                self.text(left + NUMBER / 2.0, y + LINE_HEIGHT / 2.0, LETTERS * 0.9, &number);
            }
        }
        debug_assert!(bottom <= PAPER_HEIGHT - MARGIN);
    }
}
