//! What was seen of an enemy piece, as a few plain features.

use galds_games::luzhanqi::board::{HEADQUARTERS, POSTS};
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
/// How many of those that were laid out before it on its file have gone into the other half: whoever attacks along a file keeps
/// strong pieces behind them.
const FILE: usize = ATTACKED + 2;
/// More than these count no more.
const MOST_GONE: usize = 4;
/// How many features there are.
pub const PIECE_FEATURES: usize = FILE + 3 * (MOST_GONE + 1);

/// The features of one piece: at most one of each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFeatures([Option<usize>; 6]);

impl PieceFeatures {
    /// What the tracks say of one piece at a ply.
    pub(in super::super) fn of(tracks: &[Track; POSTS], which: usize, ply: u32) -> PieceFeatures {
        let track = &tracks[which];
        let place = track.start.map(place);
        let file = track.start.map(|start| {
            let stands = match (track.moves, start.row()) {
                (0, ..=2) => 0,
                (0, _) => 1,
                _ => 2,
            };
            FILE + stands * (MOST_GONE + 1) + gone_before(tracks, start)
        });
        if track.moves == 0 {
            let back = track.start.is_none_or(|node| node.row() <= 2);
            let still = STILL + 2 * waited(ply) + usize::from(back);
            return PieceFeatures([place, Some(still), None, None, None, file]);
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
        PieceFeatures([place, Some(moved), Some(crossed), Some(faced), Some(attacked), file])
    }

    /// Their numbers, below [`PIECE_FEATURES`].
    pub fn all(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().flatten()
    }
}

/// How many pieces that were laid out before this place, on its file, have gone into the other half.
fn gone_before(tracks: &[Track; POSTS], start: Node) -> usize {
    let before = |other: Node| other.file() == start.file() && other.row() > start.row();
    let gone = |track: &&Track| track.crossed.is_some() && track.start.is_some_and(before);
    tracks.iter().filter(gone).count().min(MOST_GONE)
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
    fn who_stands_behind_attackers_on_their_file_is_noticed() {
        let order = SET_UP_ORDER[1];
        let mut tracks = order.map(|node| Track { start: Some(node), ..Track::default() });
        let of = |tracks: &[Track; POSTS], name: &str| {
            let node = Node::named(name);
            let which = order.iter().position(|&it| Some(it) == node).unwrap();
            PieceFeatures::of(tracks, which, 20).0[5]
        };
        assert_eq!(of(&tracks, "e11"), Some(FILE));
        for track in &mut tracks {
            if ["e7", "e8", "d7"].iter().any(|name| track.start == Node::named(name)) {
                (track.moves, track.crossed) = (1, Some(4));
            }
        }
        assert_eq!(of(&tracks, "e11"), Some(FILE + 2));
        assert_eq!(of(&tracks, "e9"), Some(FILE + (MOST_GONE + 1) + 2));
        assert_eq!(of(&tracks, "e8"), Some(FILE + 2 * (MOST_GONE + 1) + 1));
        assert_eq!(of(&tracks, "d11"), Some(FILE + 1));
        assert_eq!(of(&tracks, "a11"), Some(FILE));
    }

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
