//! Who draws which game: one row a game.

use galds_games::core::scene::{Scene, Sight};
use galds_games::core::{AnyTable, Viewer};

use crate::print::Paper;
use crate::{Layout, Picture, PictureOptions, Subject, plain};

/// What draws the scenes of a game.
pub(crate) struct Drawer {
    /// The name of the game.
    pub(crate) game: &'static str,
    pub(crate) draw: fn(&Subject<'_>, &PictureOptions) -> Picture,
    pub(crate) layout: fn(&Subject<'_>, &PictureOptions) -> Layout,
    /// How it is printed.
    pub(crate) paper: Paper,
}

/// How a game is drawn that has no drawing of its own.
const PLAIN: Drawer =
    Drawer { game: "", draw: plain::draw, layout: plain::layout, paper: Paper::PLAIN };

/// The games that have a drawing of their own.
const DRAWERS: &[Drawer] = &[
    #[cfg(feature = "lautari")]
    crate::lautari::DRAWER,
    #[cfg(feature = "luzhanqi")]
    crate::luzhanqi::DRAWER,
    #[cfg(feature = "nardi")]
    crate::nardi::DRAWER,
    #[cfg(feature = "rotary")]
    crate::rotary::DRAWER,
    #[cfg(feature = "shatra")]
    crate::shatra::DRAWER,
];

/// Draws a moment of a game.
pub fn draw(subject: &Subject<'_>, options: &PictureOptions) -> Picture {
    (drawer(subject).draw)(subject, options)
}

fn drawer(subject: &Subject<'_>) -> &'static Drawer {
    drawer_of(subject.about.name)
}

/// Who draws the game of this name.
pub(crate) fn drawer_of(game: &str) -> &'static Drawer {
    DRAWERS.iter().find(|drawer| drawer.game == game).unwrap_or(&PLAIN)
}

/// The board of a table for those who draw its scenes themselves. Of the scene only its areas matter, and in games
/// with many kinds of pieces which of them it shows.
pub fn layout(table: &dyn AnyTable, scene: &Scene, options: &PictureOptions) -> Layout {
    let (about, geometry) = (table.about(), table.geometry());
    let subject =
        Subject { about, geometry: &geometry, scene, text: "", viewer: Viewer::Spectator };
    (drawer(&subject).layout)(&subject, options)
}

/// The board of a table as a viewer may see it, with the last action marked.
pub fn picture(table: &dyn AnyTable, viewer: Viewer, options: &PictureOptions) -> Picture {
    let (scene, text) = (table.scene(Sight::Of(viewer)), table.view_text(viewer));
    let (about, geometry) = (table.about(), table.geometry());
    draw(&Subject { about, geometry: &geometry, scene: &scene, text: &text, viewer }, options)
}

/// The same with what the viewer can work out about hidden pieces.
pub fn marked_picture(table: &dyn AnyTable, viewer: Viewer, options: &PictureOptions) -> Picture {
    let (scene, text) = (table.marked_scene(viewer), table.view_text(viewer));
    let (about, geometry) = (table.about(), table.geometry());
    draw(&Subject { about, geometry: &geometry, scene: &scene, text: &text, viewer }, options)
}

/// The board with everything that was hidden, with the last action marked.
pub fn revealed_picture(table: &dyn AnyTable, viewer: Viewer, options: &PictureOptions) -> Picture {
    let (scene, text) = (table.scene(Sight::Everything), table.revealed_text());
    let (about, geometry) = (table.about(), table.geometry());
    draw(&Subject { about, geometry: &geometry, scene: &scene, text: &text, viewer }, options)
}
