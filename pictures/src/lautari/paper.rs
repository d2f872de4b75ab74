//! Lautari on paper: every piece begins as a Pawn, and further roles lie ready for those that are converted.

use galds_games::core::Side;
use galds_games::core::scene::Scene;

use super::PIECE;
use crate::print::{Cut, Paper, Parts, counted, look_of};
use crate::{Glyph, Layout};

pub(super) const PAPER: Paper = Paper {
    titles: Some(["Lautari", "Lautari", "Лаутари", "Lautari", "劳塔里"]),
    scale: 0.196,
    parts: Parts::Below,
    set,
    cut: Cut::Disc { radius: PIECE + 1.0 },
    more: None,
    columns: 3,
    rolls: false,
};

/// How many pieces of each role lie ready for a side, beside the Pawns.
const CONVERTED: [(&str, usize); 3] = [("scout", 8), ("rider", 4), ("guard", 1)];

fn set(layout: &Layout, scene: &Scene) -> Vec<(Glyph, usize)> {
    let pawns = counted(layout, scene);
    let of_side = |side: Side| {
        let pawns = pawns.iter().filter(move |(glyph, _)| glyph.look.side == side).cloned();
        let converted = CONVERTED.iter().filter_map(move |(kind, count)| {
            let glyph = layout.glyphs.iter().find(|glyph| look_of(glyph, side, kind))?;
            Some((glyph.clone(), *count))
        });
        pawns.chain(converted)
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}
