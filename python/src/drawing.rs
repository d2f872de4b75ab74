//! Boards as SVG and PNG: the one place that knows how pictures are drawn.

use galds_games::core::{AnyTable, Side, Viewer};
use galds_games::rotary::intarzia::{Board, Colouring};
use galds_pictures::intarzia::picture as task_picture;
use galds_pictures::{
    Names, Picture, PictureOptions, PngError, marked_picture, picture, revealed_picture, to_png,
    to_svg,
};

/// How much of a board is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    /// What a viewer may see.
    To(Viewer),
    /// The same with what the viewer can work out about hidden pieces.
    MarkedTo(Viewer),
    /// Everything.
    Everything,
}

/// Whether the names of fields are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FieldNames {
    Shown,
    Hidden,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) shown: Shown,
    /// The side at the bottom.
    pub(crate) bottom: Side,
    pub(crate) names: FieldNames,
}

/// The board at a table as SVG.
pub(crate) fn board(table: &dyn AnyTable, look: Look) -> String {
    to_svg(&drawn(table, look))
}

/// The board at a table as a PNG file of this width in pixels.
pub(crate) fn board_png(table: &dyn AnyTable, look: Look, width: u32) -> Result<Vec<u8>, PngError> {
    to_png(&drawn(table, look), width)
}

fn drawn(table: &dyn AnyTable, look: Look) -> Picture {
    let names = match look.names {
        FieldNames::Shown => Names::Shown,
        FieldNames::Hidden => Names::Hidden,
    };
    let options = PictureOptions { bottom: look.bottom, names };
    match look.shown {
        Shown::To(viewer) => picture(table, viewer, &options),
        Shown::MarkedTo(viewer) => marked_picture(table, viewer, &options),
        Shown::Everything => revealed_picture(table, Viewer::Spectator, &options),
    }
}

/// A task of Intarzia: both colourings side by side.
pub(crate) fn intarzia(on: Board, from: Colouring, to: Colouring) -> String {
    to_svg(&task_picture(on, from, to))
}
