//! The first layer, kept for each level of a search.
//!
//! ```text
//!   ply 4   position ─► sums of both views
//!              │ what changed
//!   ply 5   position ─► sums of both views
//! ```
//!
//! A level remembers for which position its sums are, and what changes is found by comparing positions. So it does not
//! matter for the result which position a level was left with by an earlier line, only for the work.

use galds_games::core::Side;

use super::{Changes, Network, NetworkInputs};
use crate::search::Score;
use crate::simd::Path;
use crate::simd::integers::move_sums;

/// The sums of the first layer for the positions of a line, and the network they are for.
pub struct Accumulators<'n, G: NetworkInputs> {
    network: &'n Network,
    path: Path,
    levels: Vec<Level<G::Sketch>>,
    changes: Changes,
}

struct Level<S> {
    sketch: Option<S>,
    sums: [Vec<i16>; 2],
}

impl<'n, G: NetworkInputs> Accumulators<'n, G> {
    /// No sums yet; they will be made with these vectors.
    pub fn new(network: &'n Network, path: Path) -> Accumulators<'n, G> {
        Accumulators { network, path, levels: Vec::new(), changes: Changes::default() }
    }

    /// The value of a position for `side`, which has to act there, `ply` actions deep in the search.
    pub fn value(&mut self, position: &G::Position, side: Side, ply: u32) -> Score {
        let ply = ply as usize;
        let width = self.network.width();
        while self.levels.len() <= ply {
            self.levels.push(Level { sketch: None, sums: [vec![0; width], vec![0; width]] });
        }
        self.update(G::sketch(position), ply);
        let sums = &self.levels[ply].sums;
        let (own, enemy) = (&sums[side as usize], &sums[side.other() as usize]);
        self.network.value(self.path, own, enemy, G::kind_for(position, side))
    }

    /// Makes the sums of a level those of a position, from the level above it.
    fn update(&mut self, new: G::Sketch, ply: usize) {
        let (above, here) = self.levels.split_at_mut(ply);
        let here = &mut here[0];
        let source = above.last().filter(|level| level.sketch.is_some());
        self.changes.clear();
        G::changed(source.and_then(|level| level.sketch.as_ref()), &new, &mut self.changes);
        // What stood elsewhere on the whole board is quicker counted anew.
        if self.changes.len() > G::MOST_SET {
            self.changes.clear();
            G::changed(None, &new, &mut self.changes);
        }
        for viewer in Side::BOTH {
            let changes = self.changes.of(viewer);
            let from = match source {
                Some(level) if !changes.is_anew => &level.sums[viewer as usize],
                _ => &self.network.bias,
            };
            let (added, removed) = (&changes.added, &changes.removed);
            let sums = &mut here.sums[viewer as usize];
            move_sums(self.path, &self.network.rows, from, added, removed, sums);
        }
        here.sketch = Some(new);
    }
}
