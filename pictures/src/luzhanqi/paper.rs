//! Luzhanqi on paper: tiles are folded to little roofs that show their face to one player only.

use galds_games::core::Side;
use galds_games::core::scene::Scene;
use galds_games::luzhanqi::pieces::Kind;

use super::tiles;
use crate::print::{Cut, Paper, Parts};
use crate::{Glyph, Layout};

pub(super) const PAPER: Paper = Paper {
    titles: Some(["Luzhanqi", "Luzhanqi", "Лучжаньци", "Luzhanqi", "陆战棋"]),
    scale: 0.24,
    parts: Parts::Below,
    set,
    cut: Cut::Roof { width: tiles::WIDTH + 4.0, height: tiles::HEIGHT + 4.0 },
    more: None,
    columns: 4,
    rolls: false,
};

/// Both armies; nobody has set them up yet, so that the start shows nothing.
fn set(_: &Layout, _: &Scene) -> Vec<(Glyph, usize)> {
    let army =
        |side| Kind::ALL.map(|kind| (tiles::glyph(side, Some(kind)), usize::from(kind.count())));
    Side::BOTH.into_iter().flat_map(army).collect()
}
