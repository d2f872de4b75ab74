//! Boards, score sheets and pieces on paper, at their true size.
//!
//! A sheet is made of pages of A4, each an SVG document whose width and height are millimetres, so that a board and the
//! pieces cut out for it fit. What is special about a game stands in its folder, as a [`Paper`].
//!
//! ```text
//!   Layout ──► board, in as many parts as its size needs
//!   glyphs ──► pieces with the lines along which they are cut and folded
//!   Paper ───► score sheet
//! ```

mod board;
mod page;
mod paper;
mod pieces;
mod score;
mod words;

use std::str::FromStr;

use galds_games::core::AnyTable;
use galds_games::core::scene::Sight;

use crate::registry::drawer_of;
use crate::{Layout, Names, PictureOptions, layout};

#[allow(unused_imports, reason = "which games are drawn is chosen by features")]
pub(crate) use page::{Page, fold, page_picture, square_net};
#[allow(unused_imports, reason = "which games are drawn is chosen by features")]
pub(crate) use paper::{Cut, Paper, Parts, counted, look_of};
use words::Words;

/// The width of a sheet of paper in millimetres, held upright.
pub const PAPER_WIDTH: f32 = 210.0;
/// Its height.
pub const PAPER_HEIGHT: f32 = 297.0;
/// What no printer reaches, in millimetres.
pub(crate) const MARGIN: f32 = 8.0;

/// What can be printed of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The board without anything on it.
    Board,
    /// A form on which a game is written down.
    Score,
    /// All pieces, to be cut out.
    Pieces,
}

/// That there is no such sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetError(String);

impl std::fmt::Display for SheetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` isn't a sheet; sheets are board, score and pieces", self.0)
    }
}

impl std::error::Error for SheetError {}

impl Sheet {
    /// All of them.
    pub const ALL: [Sheet; 3] = [Sheet::Board, Sheet::Score, Sheet::Pieces];

    /// Its name in commands and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Board => "board",
            Sheet::Score => "score",
            Sheet::Pieces => "pieces",
        }
    }
}

impl FromStr for Sheet {
    type Err = SheetError;

    fn from_str(name: &str) -> Result<Sheet, SheetError> {
        let found = Sheet::ALL.into_iter().find(|sheet| sheet.name() == name);
        found.ok_or_else(|| SheetError(name.to_owned()))
    }
}

/// The pages of a sheet for the game of a table at its start, as SVG documents. Words are in the language with this code,
/// in English where there is no such language.
pub fn print(table: &dyn AnyTable, sheet: Sheet, language: &str) -> Vec<String> {
    let printed = Printed::of(table, language);
    let pages = match sheet {
        Sheet::Board => board::pages(&printed),
        Sheet::Score => vec![score::page(&printed)],
        Sheet::Pieces => pieces::pages(&printed),
    };
    let count = pages.len();
    let footer = |number: usize| match count {
        1 => printed.title.to_owned(),
        _ => format!("{} · {} / {count}", printed.title, number + 1),
    };
    pages.iter().enumerate().map(|(number, page)| page.svg(&footer(number))).collect()
}

/// How wide and deep the paper pieces of a game are at most where they stand, in millimetres; and how far the places for
/// them are apart at least.
pub fn paper_piece(table: &dyn AnyTable) -> (f32, f32) {
    let printed = Printed::of(table, "en");
    let places: Vec<_> = printed.layout.fields.iter().map(|field| field.places[0].at).collect();
    let apart = places.iter().enumerate().flat_map(|(i, one)| {
        places[i + 1..].iter().map(move |other| (one.x - other.x).hypot(one.y - other.y))
    });
    let apart = apart.fold(f32::INFINITY, f32::min);
    (printed.paper.cut.size() * printed.scale, apart * printed.scale)
}

/// A game with what its sheets need.
struct Printed {
    paper: &'static Paper,
    layout: Layout,
    /// The pieces of both sides with their glyphs and numbers.
    set: Vec<(crate::Glyph, usize)>,
    /// Millimetres to a unit.
    scale: f32,
    title: &'static str,
    words: &'static Words,
}

impl Printed {
    fn of(table: &dyn AnyTable, language: &str) -> Printed {
        let about = table.about();
        let scene = table.scene(Sight::Everything);
        let paper = &drawer_of(about.name).paper;
        let layout =
            layout(table, &scene, &PictureOptions { names: Names::Shown, ..Default::default() });
        let (number, words) = words::of(language);
        Printed {
            paper,
            scale: paper.scale.min(board::largest_scale(&layout, paper.parts)),
            set: (paper.set)(&layout, &scene),
            layout,
            title: paper.titles.map_or(about.title, |titles| titles[number]),
            words,
        }
    }
}
