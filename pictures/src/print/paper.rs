//! What is special about a game on paper.

use galds_games::core::Side;
use galds_games::core::scene::Scene;

use super::Page;
use crate::{Glyph, Layout, Look};

/// How a game is printed.
pub(crate) struct Paper {
    /// Its name in English, Latvian, Russian, Hungarian and Chinese; the one of the shelf where there are none.
    pub(crate) titles: Option<[&'static str; 5]>,
    /// Millimetres to a unit, for board and pieces. A board that is too large for its pages is made smaller.
    pub(crate) scale: f32,
    /// Into how many pages the board is cut.
    pub(crate) parts: Parts,
    /// The pieces that are needed, with how many there are of each.
    pub(crate) set: fn(&Layout, &Scene) -> Vec<(Glyph, usize)>,
    pub(crate) cut: Cut,
    /// Another page of things to cut out: dice.
    pub(crate) more: Option<fn(f32) -> Page>,
    /// How many columns of moves a score sheet has beside each other.
    pub(crate) columns: u8,
    /// Whether a roll is written before each move.
    pub(crate) rolls: bool,
}

/// Into how many pages a board is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "which games are drawn is chosen by features")]
pub(crate) enum Parts {
    Whole,
    /// A left and a right half.
    Beside,
    /// An upper and a lower half.
    Below,
}

impl Parts {
    /// How many there are beside and below each other.
    pub(crate) const fn counts(self) -> (u8, u8) {
        match self {
            Parts::Whole => (1, 1),
            Parts::Beside => (2, 1),
            Parts::Below => (1, 2),
        }
    }
}

/// How a piece is cut out, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(dead_code, reason = "which games are drawn is chosen by features")]
pub(crate) enum Cut {
    /// A disc with this radius.
    Disc { radius: f32 },
    /// A strip of three panels of this size, folded to a roof that stands: the face, the back and the foot.
    Roof { width: f32, height: f32 },
}

impl Cut {
    /// How wide and deep it is at most where it stands.
    pub(crate) fn size(self) -> f32 {
        match self {
            Cut::Disc { radius } => 2.0 * radius,
            Cut::Roof { width, height } => width.max(height),
        }
    }
}

impl Paper {
    /// For a game that has no drawing of its own.
    pub(crate) const PLAIN: Paper = Paper {
        titles: None,
        scale: 0.25,
        parts: Parts::Whole,
        set: counted,
        cut: Cut::Disc { radius: 37.0 },
        more: None,
        columns: 3,
        rolls: false,
    };
}

/// The pieces that stand there at the start.
pub(crate) fn counted(layout: &Layout, scene: &Scene) -> Vec<(Glyph, usize)> {
    let count = |glyph: &Glyph| {
        let looks_so = |piece: &&galds_games::core::scene::Piece| {
            piece.side == glyph.look.side
                && glyph.look.zone == galds_games::core::scene::Zone::Board
                && piece.identity.kinds().first().copied() == glyph.look.kind.as_deref()
        };
        scene.pieces.iter().filter(looks_so).count()
    };
    let all = layout.glyphs.iter().map(|glyph| (glyph.clone(), count(glyph)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// Whether a glyph is of a side's pieces of a kind.
#[allow(dead_code, reason = "which games are drawn is chosen by features")]
pub(crate) fn look_of(glyph: &Glyph, side: Side, kind: &str) -> bool {
    glyph.look == Look::of(side, kind)
}
