//! Boards as drawings.
//!
//! ```text
//!   Table ──► Scene, Geometry ──► Subject ──► a game's drawer ─┬─► Picture ──► SVG, PNG, terminal
//!                                                             └─► Layout ───► pages, which draw scenes on it
//! ```
//!
//! A [`Picture`] knows no screen: it is made of fields, glyphs and marks in units. Each game has a folder here, which draws
//! its scenes, and a row in the list of drawers (`registry.rs`); a game without one is drawn plainly, in rows of squares.
//! Whatever is on a picture comes from a scene, so that it never shows more than its viewer may know.
//!
//! ```
//! use galds_games::core::{Side, Viewer};
//! use galds_pictures::{PictureOptions, picture, to_svg};
//!
//! let table = galds_games::open("rotary", "rotary")?;
//! let options = PictureOptions { bottom: Side::Second, ..PictureOptions::default() };
//! assert!(to_svg(&picture(&*table, Viewer::Spectator, &options)).starts_with("<svg"));
//! # Ok::<(), galds_games::OpenError>(())
//! ```

#[cfg(feature = "png")]
mod animation;
#[cfg(feature = "lautari")]
mod lautari;
mod layout;
#[cfg(feature = "luzhanqi")]
mod luzhanqi;
mod model;
mod moments;
#[cfg(feature = "nardi")]
mod nardi;
mod orientation;
mod paint;
mod plain;
#[cfg(feature = "png")]
mod png;
mod print;
mod registry;
#[cfg(feature = "rotary")]
mod rotary;
mod shape;
#[cfg(feature = "shatra")]
mod shatra;
mod subject;
mod svg;
mod terminal;

#[cfg(feature = "png")]
pub use animation::{Animation, to_animated_png};
pub use layout::{FieldNames, LastMarks, Layout, Sign};
pub use model::{
    Cell, Field, Glyph, Look, Mark, Names, Picture, PictureOptions, Piece, Place, cell,
};
pub use moments::moments;
pub use orientation::Orientation;
pub use paint::{Colour, Ink, Paint};
#[cfg(feature = "png")]
pub use png::{PngError, svg_to_png, to_png};
pub use print::{PAPER_HEIGHT, PAPER_WIDTH, Sheet, SheetError, paper_piece, print};
pub use registry::{draw, layout, marked_picture, picture, revealed_picture};
#[cfg(feature = "rotary")]
pub use rotary::intarzia;
pub use shape::{Path, Point, Shape, Sweep, point};
pub use subject::Subject;
pub use svg::to_svg;
pub use terminal::{Colouring, to_text};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
