//! What was seen of an enemy piece, as a few plain features.

use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::{Kind, Node};

use super::super::tracks::Track;

/// Where a piece may be laid out, left and right being the same.
const PLACES: usize = 15;
/// For how long a piece has stood still, near the back or in front.
const STILL: usize = PLACES;
/// How often a piece has moved.
const MOVED: usize = STILL + 10;
/// When it first crossed into the other half.
const CROSSED: usize = MOVED + 4;
/// What shown piece it went up to.
const FACED: usize = CROSSED + 4;
/// Whether it has attacked a piece that was hidden from it.
const ATTACKED: usize = FACED + 4;
/// How many features there are.
pub const PIECE_FEATURES: usize = ATTACKED + 2;

/// The features of one piece: at most one of each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFeatures([Option<usize>; 5]);

impl PieceFeatures {
    /// What the track of a piece says at a ply.
    pub(in super::super) fn of(track: &Track, ply: u32) -> PieceFeatures {
        let place = track.start.map(place);
        if track.moves == 0 {
            let back = track.start.is_none_or(|node| node.row() <= 2);
            let still = STILL + 2 * waited(ply) + usize::from(back);
            return PieceFeatures([place, Some(still), None, None, None]);
        }
        let moved = MOVED
            + match track.moves {
                0..=1 => 0,
                2 => 1,
                3..=5 => 2,
                _ => 3,
            };
        let crossed = CROSSED
            + match track.crossed {
                None => 0,
                Some(0..20) => 1,
                Some(20..60) => 2,
                Some(_) => 3,
            };
        let faced = FACED
            + match track.faced {
                None => 0,
                Some(Kind::Marshal | Kind::General | Kind::LieutenantGeneral) => 1,
                Some(Kind::Brigadier | Kind::Colonel | Kind::Major) => 2,
                Some(_) => 3,
            };
        let attacked = ATTACKED + usize::from(track.attacked);
        PieceFeatures([place, Some(moved), Some(crossed), Some(faced), Some(attacked)])
    }

    /// Their numbers, below [`PIECE_FEATURES`].
    pub fn all(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().flatten()
    }
}

fn waited(ply: u32) -> usize {
    match ply {
        0..10 => 0,
        10..30 => 1,
        30..60 => 2,
        60..120 => 3,
        _ => 4,
    }
}

/// The number of a place of a set-up, the same for both sides and both wings.
fn place(node: Node) -> usize {
    let wing = usize::from(node.file().min(4 - node.file()));
    match node.row() {
        1 if HEADQUARTERS.has(node) => 0,
        1 => 1 + wing / 2,
        2 => 3 + wing,
        3 => 6 + wing / 2,
        4 => 8 + wing.min(1),
        5 => 10 + wing / 2,
        _ => 12 + wing,
    }
}

#[cfg(test)]
mod tests {
    use galds_games::luzhanqi::board::SET_UP_ORDER;

    use super::*;

    #[test]
    fn every_place_of_a_set_up_has_a_number_that_both_sides_and_wings_share() {
        for side in SET_UP_ORDER {
            let mut numbers: Vec<usize> = side.map(place).to_vec();
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers, (0..PLACES).collect::<Vec<_>>());
        }
        let at = |name| place(Node::named(name).unwrap());
        assert_eq!((at("a2"), at("a11")), (at("e2"), at("e11")));
    }
}
