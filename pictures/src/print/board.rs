//! The board on paper.

use super::page::Cuts;
use super::{MARGIN, PAPER_HEIGHT, PAPER_WIDTH, Page, Parts, Printed};
use crate::{Layout, Mark, Picture, point};

/// The largest scale at which the parts of a board fit on their pages, upright or across.
pub(super) fn largest_scale(layout: &Layout, parts: Parts) -> f32 {
    let (columns, rows) = parts.counts();
    let (width, height) = (layout.width / f32::from(columns), layout.height / f32::from(rows));
    let (short, long) = (PAPER_WIDTH - 2.0 * MARGIN, PAPER_HEIGHT - 2.0 * MARGIN);
    let upright = (short / width).min(long / height);
    let across = (long / width).min(short / height);
    upright.max(across)
}

pub(super) fn pages(printed: &Printed) -> Vec<Page> {
    let (columns, rows) = printed.paper.parts.counts();
    let (width, height) =
        (printed.layout.width / f32::from(columns), printed.layout.height / f32::from(rows));
    let page = |column: u8, row: u8| Page {
        picture: empty(printed),
        part: (point(width * f32::from(column), height * f32::from(row)), point(width, height)),
        scale: printed.scale,
        cuts: Cuts::Marked,
    };
    (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (column, row)))
        .map(|(column, row)| page(column, row))
        .collect()
}

/// The board with its names and nothing on it.
fn empty(printed: &Printed) -> Picture {
    let layout = &printed.layout;
    let names = layout.names.iter().flat_map(|names| {
        layout.fields.iter().zip(&names.texts).map(|(field, text)| {
            let middle = field.places[0].at;
            Mark::Text {
                at: point(middle.x + names.at.x, middle.y + names.at.y),
                cell: None,
                text: text.clone(),
                size: names.size,
                ink: names.inks[0],
            }
        })
    });
    let signs = layout.signs.iter().flat_map(|sign| sign.marks.iter().cloned());
    Picture {
        title: printed.title.to_owned(),
        width: layout.width,
        height: layout.height,
        grid: crate::cell(1, 1),
        cell_width: 1,
        inks: layout.inks.clone(),
        under: layout.under.clone(),
        fields: layout.fields.clone(),
        glyphs: Vec::new(),
        pieces: Vec::new(),
        over: signs.chain(names).collect(),
        notes: Vec::new(),
    }
}
