//! Pieces to cut out: as discs, or as strips that are folded to stand.

use super::page::{BLANK, LINE};
use super::{Cut, MARGIN, PAPER_HEIGHT, PAPER_WIDTH, Page, Printed, fold, page_picture};
use crate::{Field, Glyph, Mark, Picture, Piece, Place, Point, Shape, cell, point};

/// Paper between two pieces, in millimetres.
const BETWEEN: f32 = 0.8;
/// The width of a line along which is cut, in millimetres.
const CUT_LINE: f32 = 0.2;

pub(super) fn pages(printed: &Printed) -> Vec<Page> {
    let all: Vec<&Glyph> =
        printed.set.iter().flat_map(|(glyph, count)| std::iter::repeat_n(glyph, *count)).collect();
    let grid = Grid::of(printed);
    // What does not fit on one page begins a new one for the second side.
    let is_one_page = all.len() <= grid.on_page();
    let groups = all
        .chunk_by(|one, other| is_one_page || one.look.side == other.look.side)
        .collect::<Vec<_>>();
    let pages = groups.into_iter().flat_map(|group| group.chunks(grid.on_page()));
    let pages = pages.map(|pieces| Page::whole(picture(printed, &grid, pieces), printed.scale));
    pages.chain(printed.paper.more.map(|more| more(printed.scale))).collect()
}

/// Where pieces lie on a page, in units.
struct Grid {
    columns: usize,
    rows: usize,
    /// From one piece to the next.
    step: Point,
    /// The middle of the first one.
    first: Point,
}

impl Grid {
    fn of(printed: &Printed) -> Grid {
        let unit = |millimetres: f32| millimetres / printed.scale;
        let (width, height) = match printed.paper.cut {
            Cut::Disc { radius } => (2.0 * radius, 2.0 * radius),
            Cut::Roof { width, height } => (width, 3.0 * height),
        };
        let step = point(width + unit(BETWEEN), height + unit(BETWEEN));
        // One gap fewer than pieces.
        let count =
            |paper: f32, step: f32| ((unit(paper - 2.0 * MARGIN + BETWEEN) / step) as usize).max(1);
        let (columns, rows) = (count(PAPER_WIDTH, step.x), count(PAPER_HEIGHT, step.y));
        let start =
            |paper: f32, count: usize, step: f32| (unit(paper) - (count - 1) as f32 * step) / 2.0;
        let first = point(start(PAPER_WIDTH, columns, step.x), start(PAPER_HEIGHT, rows, step.y));
        Grid { columns, rows, step, first }
    }

    const fn on_page(&self) -> usize {
        self.columns * self.rows
    }

    fn at(&self, number: usize) -> Point {
        let (column, row) = (number % self.columns, number / self.columns);
        point(self.first.x + column as f32 * self.step.x, self.first.y + row as f32 * self.step.y)
    }
}

fn picture(printed: &Printed, grid: &Grid, pieces: &[&Glyph]) -> Picture {
    let line = CUT_LINE / printed.scale;
    let mut picture = page_picture(printed.title, printed.scale, &printed.layout.inks);
    for (number, glyph) in pieces.iter().enumerate() {
        let drawn = picture.glyphs.iter().position(|known| known == *glyph).unwrap_or_else(|| {
            picture.glyphs.push((*glyph).clone());
            picture.glyphs.len() - 1
        });
        let middle = grid.at(number);
        let face = match printed.paper.cut {
            Cut::Disc { radius } => {
                let disc = Shape::circle(middle, radius);
                picture.over.push(Mark::outlined(disc.clone(), LINE, line));
                picture.fields.push(blank(number, disc, middle));
                middle
            }
            Cut::Roof { width, height } => {
                picture.over.extend(roof(middle, width, height, line));
                // The face hangs from the ridge, below the back.
                let strip = rectangle(middle, width, 3.0 * height);
                picture.fields.push(blank(number, strip, middle));
                let ink = glyph.ink;
                let back = point(middle.x, middle.y - height);
                picture.over.push(Mark::filled(rectangle(back, width - 8.0, height - 8.0), ink));
                middle
            }
        };
        if let Some(field) = picture.fields.last_mut() {
            field.places[0].at = face;
        }
        picture.pieces.push(Piece { field: number, place: 0, glyph: drawn });
    }
    picture
}

fn blank(number: usize, shape: Shape, at: Point) -> Field {
    Field {
        name: (number + 1).to_string(),
        shape,
        fill: crate::Paint::Flat(BLANK),
        places: vec![Place { at, cell: cell(0, 0) }],
    }
}

fn rectangle(middle: Point, width: f32, height: f32) -> Shape {
    let at = point(middle.x - width / 2.0, middle.y - height / 2.0);
    Shape::Rectangle { at, width, height, round: 0.0 }
}

/// The outline of a strip and its two folds.
fn roof(middle: Point, width: f32, height: f32, line: f32) -> [Mark; 3] {
    let across = |down: f32| {
        let y = middle.y + down;
        fold(point(middle.x - width / 2.0, y), point(middle.x + width / 2.0, y), 6.0, line)
    };
    [
        Mark::outlined(rectangle(middle, width, 3.0 * height), LINE, line),
        across(-height / 2.0),
        across(height / 2.0),
    ]
}
