//! A hand-made prior of how people lay out and move their armies: how likely a piece is of a kind.
//!
//! The weights are logarithms of how much more or less often than by chance a kind stands somewhere.
//! The same habits serve to guess the enemy's set-up and to make sensible ones.

use galds_games::core::Side;
use galds_games::luzhanqi::board::{HEADQUARTERS, POSTS};
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::{Kind, Node};

use super::super::tracks::{Track, Tracks};

/// For each piece and kind how likely it is, as a logarithm.
pub(in super::super) type Weights = [[f64; KINDS]; POSTS];

/// By zone: headquarters, then the rows from the back to the front. Kinds as in [`Kind::ALL`].
const BY_ZONE: [[f64; KINDS]; 7] = [
    [-4.0, -4.0, -3.5, -3.0, -2.0, -1.0, 0.3, 1.0, 0.0, -1.5, 0.0, 0.0],
    [-3.0, -3.0, -2.5, -2.0, -1.0, -0.4, 0.5, 0.8, 0.6, -0.5, 1.4, 0.0],
    [-0.7, -0.5, 0.0, 0.0, 0.0, 0.0, 0.2, 0.4, 0.7, 0.6, 0.7, 0.0],
    [0.0, 0.0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.3, 0.7, 0.0, 0.0],
    [0.4, 0.4, 0.4, 0.3, 0.3, 0.3, 0.0, 0.0, -0.2, 0.4, 0.0, 0.0],
    [0.5, 0.5, 0.3, 0.3, 0.3, 0.2, 0.2, 0.0, -0.5, 0.0, 0.0, 0.0],
    [0.0, 0.3, 0.6, 0.6, 0.5, 0.3, 0.2, 0.0, -1.2, -0.8, 0.0, 0.0],
];

/// What a mine next to the flag adds.
pub(super) const MINE_BY_FLAG: f64 = 0.9;

/// How likely a kind is to be laid out here.
pub(in super::super) fn laid_out(node: Node, kind: Kind) -> f64 {
    let zone = if HEADQUARTERS.has(node) { 0 } else { usize::from(node.row()) };
    BY_ZONE[zone][kind.index()]
}

/// Whether a piece on one node guards a flag on the other.
pub(in super::super) fn guards(node: Node, flag: Node) -> bool {
    flag.steps().has(node)
}

/// How likely the enemy's pieces are of each kind by set-up and moves so far.
pub(super) fn weigh(tracks: &Tracks, ply: u32) -> Weights {
    tracks.enemies.map(|track| {
        std::array::from_fn(|kind| {
            let kind = Kind::ALL[kind];
            let placed = track.start.map_or(0.0, |node| laid_out(node, kind));
            placed + moved(&track, kind, ply)
        })
    })
}

/// What its moves say.
fn moved(track: &Track, kind: Kind, ply: u32) -> f64 {
    if track.moves == 0 {
        return match kind {
            // Whoever could have moved and never did is likelier one that cannot.
            Kind::Mine => (f64::from(ply) / 80.0).min(1.2),
            Kind::Bomb => (f64::from(ply) / 200.0).min(0.5),
            _ => 0.0,
        };
    }
    let crossed = match (track.crossed, kind) {
        (Some(ply), Kind::Marshal | Kind::General) if ply < 20 => -0.3,
        (Some(_), Kind::LieutenantGeneral | Kind::Brigadier | Kind::Colonel) => 0.3,
        (Some(_), Kind::Sapper | Kind::Bomb) => -0.3,
        _ => 0.0,
    };
    let faced = match track.faced {
        // To stand next to a piece one has been shown takes something that beats it.
        Some(shown) if kind < shown || kind == Kind::Bomb && shown <= Kind::Brigadier => 0.9,
        _ => 0.0,
    };
    crossed + faced
}

/// The node at a place of a set-up, seen by Red; both sides have the same habits.
pub(in super::super) fn place(place: usize) -> Node {
    galds_games::luzhanqi::board::SET_UP_ORDER[Side::First.index()][place]
}
