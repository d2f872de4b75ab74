//! What the random games of a suite have met, so that a check that never had anything to check, and a
//! hash that tells too little apart, are failures.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::Suite;
use crate::Game;

/// What has been met so far, in all games under all rules of a suite.
pub(super) struct Coverage<G: Game> {
    /// Every position met, without its counters, by its hash.
    by_hash: HashMap<u64, G::Position>,
    /// Positions whose mirror image was compared with them.
    pub(super) mirrored: usize,
    /// Actions that were refused because they are not legal.
    pub(super) refused: usize,
    /// Pictures in which the last action is marked.
    pub(super) marked: usize,
}

impl<G: Game> Default for Coverage<G> {
    fn default() -> Self {
        Coverage { by_hash: HashMap::new(), mirrored: 0, refused: 0, marked: 0 }
    }
}

impl<G: Game> Coverage<G> {
    /// Notes a position. No two that differ in more than counters may have one hash: with 64 good bits
    /// that does not happen among the positions of a suite, so one pair is enough to show that the hash
    /// leaves something out.
    pub(super) fn meet(&mut self, game: &G, position: &G::Position) {
        let plain = game.without_counters(position);
        match self.by_hash.entry(game.hash(position)) {
            Entry::Vacant(place) => {
                place.insert(plain);
            }
            Entry::Occupied(place) => {
                let known = place.get();
                let texts = [known, &plain].map(|position| game.position_text(position));
                assert!(*known == plain, "two positions have one hash: {texts:?}");
            }
        }
    }

    /// Fails where the random games gave a check nothing to look at.
    pub(super) fn assert_complete(&self, suite: &Suite<G>) {
        assert!(self.by_hash.len() > 10, "only {} positions were met", self.by_hash.len());
        assert!(self.refused > 0, "no action was ever refused");
        assert!(self.marked > 0, "the last action is never marked in a picture");
        assert!(
            self.mirrored > 0 || suite.mirror.is_none(),
            "no position was ever compared with its mirror image"
        );
    }
}
