//! What the random games of a suite have met, so that a check that never had anything to check, and a
//! hash that tells too little apart, are failures.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::Suite;
use crate::Game;
use crate::scene::Scene;

/// What a viewer saw before the last action and after it.
type SeenViews<G> = (Option<<G as Game>::View>, <G as Game>::View);

/// What has been met so far, in all games under all rules of a suite.
pub(super) struct Coverage<G: Game> {
    /// Every position met, without its counters, by its hash.
    by_hash: HashMap<u64, G::Position>,
    /// Positions whose mirror image was compared with them.
    pub(super) mirrored: usize,
    /// Actions that were refused because they are not legal.
    pub(super) refused: usize,
    /// Scenes whose pieces are not those of the scene before.
    pub(super) changed: usize,
    /// The scene that a viewer got who heard and saw this.
    scenes: HashMap<String, Vec<(SeenViews<G>, Scene)>>,
    /// Scenes that were compared with one of another game.
    compared: usize,
}

impl<G: Game> Default for Coverage<G> {
    fn default() -> Self {
        Coverage {
            by_hash: HashMap::new(),
            mirrored: 0,
            refused: 0,
            changed: 0,
            scenes: HashMap::new(),
            compared: 0,
        }
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

    /// Notes the scene of a viewer who heard and saw this; it must be the one that everybody got who did.
    pub(super) fn see(&mut self, heard: String, seen: SeenViews<G>, scene: &Scene) {
        let known = self.scenes.entry(heard).or_default();
        match known.iter().find(|(views, _)| *views == seen) {
            None => known.push((seen, scene.clone())),
            Some((_, other)) => {
                let lines = [other.lines().join("\n"), scene.lines().join("\n")];
                assert!(
                    other == scene,
                    "a viewer who saw the same got two scenes:\n{}\n\n{}",
                    lines[0],
                    lines[1]
                );
                self.compared += 1;
            }
        }
    }

    /// Fails where the random games gave a check nothing to look at.
    pub(super) fn assert_complete(&self, suite: &Suite<G>) {
        assert!(self.by_hash.len() > 10, "only {} positions were met", self.by_hash.len());
        assert!(self.refused > 0, "no action was ever refused");
        assert!(self.changed > 0, "no action ever changed the pieces of a scene");
        assert!(self.compared > 0, "no scene was ever compared with another");
        assert!(
            self.mirrored > 0 || suite.mirror.is_none(),
            "no position was ever compared with its mirror image"
        );
    }
}
