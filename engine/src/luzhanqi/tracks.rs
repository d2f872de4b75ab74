//! What the moves so far say about the enemy's pieces, beyond what follows from them for certain.

use galds_games::core::{Side, Viewer};
use galds_games::luzhanqi::board::{CAMPS, POSTS, SET_UP_ORDER};
use galds_games::luzhanqi::{Belief, Kind, Node, NodeSet, Report, View};

/// The way of one enemy piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Track {
    /// Where it was laid out, if that was seen.
    pub(super) start: Option<Node>,
    /// How often it has moved.
    pub(super) moves: u32,
    /// At which ply it first moved into the other half.
    pub(super) crossed: Option<u32>,
    /// Whether it has met one of our pieces.
    pub(super) met: bool,
    /// Whether it has attacked a piece that was hidden from it.
    pub(super) attacked: bool,
    /// The highest of our shown pieces that it moved next to.
    pub(super) faced: Option<Kind>,
}

/// The ways of all pieces, as far as they matter.
#[derive(Clone, Debug)]
pub(super) struct Tracks {
    side: Side,
    /// In the order of the belief's suspects.
    pub(super) enemies: [Track; POSTS],
    /// Own pieces that have met an enemy and are, at least roughly, known to it.
    pub(super) shown: NodeSet,
    /// Own pieces that have moved, as the enemy has seen.
    pub(super) moved: NodeSet,
    /// A hash of the own pieces after each own move since the last contact.
    pub(super) own_hashes: Vec<u64>,
    /// The enemy's last moves.
    last_moves: Advance,
}

/// How many moves there were, and how many of them by pieces that have gone into the other half.
#[derive(Clone, Copy, Debug, Default)]
struct Advance {
    moves: f64,
    gone: f64,
}

/// With every move of the enemy those before it count so much less among the last ones.
const FADING: f64 = 0.85;

impl Advance {
    fn add(&mut self, has_gone: bool) {
        self.moves = FADING * self.moves + 1.0;
        self.gone = FADING * self.gone + f64::from(u8::from(has_gone));
    }

    /// A part of the moves, near to a quarter as long as there are few.
    fn share(self) -> f64 {
        (self.gone + 0.5) / (self.moves + 2.0)
    }
}

impl Tracks {
    /// At the start of a game.
    pub(super) fn new(side: Side) -> Tracks {
        let order = SET_UP_ORDER[side.other().index()];
        let enemies = order.map(|node| Track { start: Some(node), ..Track::default() });
        let (shown, moved) = (NodeSet::EMPTY, NodeSet::EMPTY);
        let last_moves = Advance::default();
        Tracks { side, enemies, shown, moved, own_hashes: Vec::new(), last_moves }
    }

    /// Of a board on which only this is known: which pieces have moved.
    pub(super) fn standing(side: Side, belief: &Belief, arrived: NodeSet) -> Tracks {
        let mut tracks = Tracks::new(side);
        for (track, suspect) in tracks.enemies.iter_mut().zip(belief.suspects()) {
            let moved = suspect.node.is_some_and(|node| arrived.has(node));
            let home = suspect.node.filter(|node| node.half() == side.other() && !CAMPS.has(*node));
            let start = home.filter(|_| !moved);
            *track = Track { start, moves: u32::from(moved), ..Track::default() };
        }
        tracks
    }

    /// Takes in a move; `view` and `belief` are those before it.
    pub(super) fn follow(&mut self, view: &View, belief: &Belief, report: &Report) {
        let Report { side, from, to, fight, .. } = *report;
        if side == self.side {
            self.follow_own(view, belief, report);
        } else {
            let mover = belief.suspects().iter().position(|suspect| suspect.node == Some(from));
            if let Some(mover) = mover {
                self.follow_enemy(view, mover, to);
            }
            if let Some(fight) = fight {
                self.own_hashes.clear();
                if let Some(mover) = mover {
                    self.enemies[mover].met = true;
                    self.enemies[mover].attacked |= !self.shown.has(to);
                }
                self.show(to, fight.clash.defender_stays());
                if !fight.clash.defender_stays() {
                    self.moved -= to.into();
                }
            }
        }
    }

    fn follow_own(&mut self, view: &View, belief: &Belief, report: &Report) {
        let Report { from, to, fight, .. } = *report;
        let was_shown = self.shown.has(from);
        self.show(from, false);
        let stays = fight.is_none_or(|fight| fight.clash.attacker_stays());
        self.show(to, stays && (was_shown || fight.is_some()));
        self.moved -= from.into();
        if stays {
            self.moved |= to.into();
        }
        if fight.is_some() {
            let met = belief.suspects().iter().position(|suspect| suspect.node == Some(to));
            if let Some(met) = met {
                self.enemies[met].met = true;
            }
            self.own_hashes.clear();
        } else {
            self.own_hashes.push(hash_after(view, from, to));
        }
    }

    fn follow_enemy(&mut self, view: &View, mover: usize, to: Node) {
        let track = &mut self.enemies[mover];
        track.moves += 1;
        if to.half() == self.side && track.crossed.is_none() {
            track.crossed = Some(view.ply());
        }
        let near = to.steps() & self.shown & view.men(self.side);
        let faced = (near - CAMPS).nodes().filter_map(|node| view.kind(node)).min();
        track.faced = [track.faced, faced].into_iter().flatten().min();
        self.last_moves.add(track.crossed.is_some());
    }

    /// Which part of the enemy's moves was made by pieces that have gone into the other half: nearly all of them where it
    /// rushes. The last moves count for themselves, too, since who has waited for long may rush all the same.
    pub(super) fn advance(&self) -> f64 {
        let moves = |gone: bool| {
            let of = self.enemies.iter().filter(|track| !gone || track.crossed.is_some());
            f64::from(of.map(|track| track.moves).sum::<u32>())
        };
        let all_moves = Advance { moves: moves(false), gone: moves(true) };
        all_moves.share().max(self.last_moves.share())
    }

    /// The nodes of all pieces that have moved, of either side.
    pub(super) fn all_moved(&self, belief: &Belief) -> NodeSet {
        let pieces = self.enemies.iter().zip(belief.suspects());
        let moved = pieces.filter(|(track, _)| track.moves > 0);
        moved.filter_map(|(_, suspect)| suspect.node).collect::<NodeSet>() | self.moved
    }

    fn show(&mut self, node: Node, shown: bool) {
        self.shown -= node.into();
        if shown {
            self.shown |= node.into();
        }
    }
}

/// A hash of the viewer's pieces after a quiet move of one of them.
pub(super) fn hash_after(view: &View, from: Node, to: Node) -> u64 {
    let Viewer::Side(side) = view.viewer() else { return 0 };
    let kinds = view.men(side).nodes().map(|node| {
        let at = if node == from { to } else { node };
        let kind = view.kind(node).map_or(0, |kind| kind as u64);
        // Unordered: the sum does not depend on who is named first.
        galds_games::core::mix(at.index() as u64 * 16 + kind)
    });
    kinds.fold(0, u64::wrapping_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_for_long_and_then_comes_across_is_taken_for_a_rusher_within_six_moves() {
        let mut last_moves = Advance::default();
        (0..40).for_each(|_| last_moves.add(false));
        assert!(last_moves.share() < 0.1);
        (0..6).for_each(|_| last_moves.add(true));
        assert!(last_moves.share() > 0.5, "{}", last_moves.share());
        (0..20).for_each(|_| last_moves.add(false));
        assert!(last_moves.share() < 0.15, "{}", last_moves.share());
    }
}
