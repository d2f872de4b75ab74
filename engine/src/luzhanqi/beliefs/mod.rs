//! How likely an enemy piece is of which kind, beside what is certain.
//!
//! ```text
//!   tracks ──► features of each piece (where it was laid out, when it moved, what it faced)
//!                 └─► fitted tables: how often each kind has such features ──► weights
//!                        └─► sampler: armies exactly as often as the weights and the counts make them likely
//! ```
//!
//! The tables were counted in games of many different players (`lab/training/luzhanqi`); the truth of a game is in none of
//! these modules' arguments. Features count as if they were independent (naive Bayes), which they are not quite;
//! `tables::TRUST` makes up for that.

mod features;
mod sampler;
mod tables;

use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::{Kind, KindSet, Node};

pub use features::{PIECE_FEATURES, PieceFeatures};
pub(super) use sampler::ArmySampler;

use super::reading::{Knowledge, Reading};
use super::tracks::Tracks;
use crate::observation::Observation;
use crate::player::PlayerError;

/// What is believed of an enemy piece on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceBelief {
    /// Where it stands.
    pub node: Node,
    /// What it may be for certain.
    pub may_be: KindSet,
    /// How likely it is of each kind, in the order of [`Kind::ALL`].
    pub chances: [f64; KINDS],
    /// What was seen of it.
    pub features: PieceFeatures,
}

impl PieceBelief {
    /// How likely it is of one kind.
    pub fn chance(&self, kind: Kind) -> f64 {
        self.chances[kind.index()]
    }
}

/// What is to be believed of the enemy's pieces on the board, by what one side was shown. There are none before both have set up.
pub fn piece_beliefs(observation: &Observation) -> Result<Vec<PieceBelief>, PlayerError> {
    match Reading::of(observation)? {
        Reading::SetUpDue(_) => Ok(Vec::new()),
        Reading::MoveDue(known) => Ok(of_knowledge(&known).unwrap_or_default()),
    }
}

fn of_knowledge(known: &Knowledge) -> Option<Vec<PieceBelief>> {
    let may_be = *known.belief.armies()?.may_be();
    let chances = sampler(known, &may_be)?.chances();
    let pieces = known.belief.suspects().iter().enumerate().filter_map(|(which, suspect)| {
        let features = PieceFeatures::of(&known.tracks.enemies, which, known.view.ply());
        let node = suspect.node?;
        Some(PieceBelief { node, may_be: may_be[which], chances: chances[which], features })
    });
    Some(pieces.collect())
}

/// Ready to draw armies; `None` if none fits.
pub(super) fn sampler(known: &Knowledge, may_be: &[KindSet; POSTS]) -> Option<ArmySampler> {
    let weights = weigh(&known.tracks, known.view.ply());
    let starts = known.tracks.enemies.map(|track| track.start);
    ArmySampler::new(may_be, &weights, &starts)
}

/// How likely each piece is of each kind by its features, as logarithms.
fn weigh(tracks: &Tracks, ply: u32) -> [[f64; KINDS]; POSTS] {
    std::array::from_fn(|which| {
        let mut weights = [0.0; KINDS];
        for feature in PieceFeatures::of(&tracks.enemies, which, ply).all() {
            let counted = tables::weights(feature);
            weights.iter_mut().zip(counted).for_each(|(sum, it)| *sum += tables::TRUST * it);
        }
        weights
    })
}
