//! How likely an enemy piece is of which kind, beside what is certain.
//!
//! ```text
//!   tracks ──► features of each piece (where it was laid out, when it moved, what it faced)
//!                 └─► fitted tables: what each feature says for and against each kind ──► weights
//!                        └─► sampler: armies exactly as often as the weights and the counts make them likely
//! ```
//!
//! The tables were fitted to games of many different players (`lab/training/luzhanqi`): they are those under which the true
//! armies of these games are likeliest. The truth of a game is in none of these modules' arguments.

mod features;
mod sampler;
mod tables;

use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::{Kind, KindSet, Node};

pub use features::{PIECE_FEATURES, PieceFeatures};
pub(super) use sampler::ArmySampler;
pub use tables::Tables;

use super::reading::{Knowledge, Reading};
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
}

impl PieceBelief {
    /// How likely it is of one kind.
    pub fn chance(&self, kind: Kind) -> f64 {
        self.chances[kind.index()]
    }
}

/// What one side knows about the enemy's pieces at some moment, the lost ones among them.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// Where each piece stands; `None` if it is lost.
    pub nodes: [Option<Node>; POSTS],
    /// Where each piece was laid out, if that was seen.
    pub starts: [Option<Node>; POSTS],
    /// What each may be for certain.
    pub may_be: [KindSet; POSTS],
    /// What was seen of each.
    pub features: [PieceFeatures; POSTS],
}

impl Evidence {
    /// What one side was shown; `None` before both have set up, and if no army fits.
    pub fn of(observation: &Observation) -> Result<Option<Evidence>, PlayerError> {
        match Reading::of(observation)? {
            Reading::SetUpDue(_) => Ok(None),
            Reading::MoveDue(known) => Ok(Evidence::of_knowledge(&known)),
        }
    }

    fn of_knowledge(known: &Knowledge) -> Option<Evidence> {
        let may_be = *known.belief.armies()?.may_be();
        Some(Evidence::with(known, &may_be))
    }

    fn with(known: &Knowledge, may_be: &[KindSet; POSTS]) -> Evidence {
        let (tracks, ply) = (&known.tracks.enemies, known.view.ply());
        Evidence {
            nodes: known.belief.suspects().map(|suspect| suspect.node),
            starts: tracks.map(|track| track.start),
            may_be: *may_be,
            features: std::array::from_fn(|which| PieceFeatures::of(tracks, which, ply)),
        }
    }

    /// How likely each piece is of each kind by these tables; `None` if no army fits.
    pub fn chances(&self, tables: &Tables) -> Option<[[f64; KINDS]; POSTS]> {
        Some(self.sampler(tables)?.chances())
    }

    fn sampler(&self, tables: &Tables) -> Option<ArmySampler> {
        let weights = self.features.map(|features| tables.weights(features));
        ArmySampler::new(&self.may_be, &weights, &self.starts)
    }
}

/// What is to be believed of the enemy's pieces on the board, by what one side was shown. There are none before both have set up.
pub fn piece_beliefs(observation: &Observation) -> Result<Vec<PieceBelief>, PlayerError> {
    let evidence = Evidence::of(observation)?;
    Ok(evidence.and_then(|evidence| beliefs_by(&evidence)).unwrap_or_default())
}

fn beliefs_by(evidence: &Evidence) -> Option<Vec<PieceBelief>> {
    let chances = evidence.chances(Tables::built_in())?;
    let pieces = evidence.nodes.iter().enumerate().filter_map(|(which, node)| {
        let (node, may_be) = ((*node)?, evidence.may_be[which]);
        Some(PieceBelief { node, may_be, chances: chances[which] })
    });
    Some(pieces.collect())
}

/// Ready to draw armies; `None` if none fits.
pub(super) fn sampler(known: &Knowledge, may_be: &[KindSet; POSTS]) -> Option<ArmySampler> {
    Evidence::with(known, may_be).sampler(Tables::built_in())
}
