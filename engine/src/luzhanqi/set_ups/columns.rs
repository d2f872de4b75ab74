//! Set-ups for an attack along one file: the high ranks one behind the other, ready to go as soon as the game begins.
//!
//! The flag stands behind the column, which guards it until it goes, or in the other headquarters. The mines stand around the
//! flag or, as often, around the empty headquarters.

use galds_games::core::{Rng, Side};
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Kind, SetUp};

use super::super::guesses::habits::place as node_of;

/// How often a set-up is drawn anew if it is not legal.
const ATTEMPTS: usize = 60;

/// A set-up with its column on the file a, legal under these rules; `None` if no attempt was.
pub fn column_set_up(rules: &Rules, rng: &mut Rng) -> Option<SetUp> {
    let legal = |set_up: &SetUp| Side::BOTH.iter().all(|&side| set_up.check(side, rules).is_ok());
    (0..ATTEMPTS).map(|_| drawn(rng)).find(legal)
}

/// An army of which some pieces stand already.
struct Draft {
    kinds: [Option<Kind>; POSTS],
    left: Vec<Kind>,
}

impl Draft {
    fn new() -> Draft {
        let left = Kind::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, kind.count().into()))
            .collect();
        Draft { kinds: [None; POSTS], left }
    }

    /// Puts a piece on a place by file and row, if there is one left and the place is free.
    fn put(&mut self, kind: Kind, (file, row): (u8, u8)) {
        let at = |place: &usize| {
            let node = node_of(*place);
            (node.file(), node.row()) == (file, row)
        };
        let place = (0..POSTS).find(at).filter(|&place| self.kinds[place].is_none());
        let from = self.left.iter().position(|&it| it == kind);
        if let (Some(place), Some(from)) = (place, from) {
            self.kinds[place] = Some(self.left.swap_remove(from));
        }
    }

    /// The rest anywhere.
    fn filled(mut self, rng: &mut Rng) -> SetUp {
        shuffle(&mut self.left, rng);
        let mut left = self.left.into_iter();
        SetUp::new(
            self.kinds.map(|kind| kind.or_else(|| left.next()).unwrap_or(Kind::PlatoonCommander)),
        )
    }
}

fn drawn(rng: &mut Rng) -> SetUp {
    let mut draft = Draft::new();
    let mut column = [Kind::Marshal, Kind::General, Kind::LieutenantGeneral];
    if rng.below(4) == 0 {
        column.swap(0, 1);
    }
    for (kind, row) in column.into_iter().zip([6, 5, 4]) {
        draft.put(kind, (0, row));
    }
    draft.put(rng.pick(&[Kind::LieutenantGeneral, Kind::Bomb]), (0, 3));
    let is_behind = rng.below(3) > 0;
    let (flag, other) = if is_behind { (1, 3) } else { (3, 1) };
    draft.put(Kind::Flag, (flag, 1));
    let mined = rng.pick(&[flag, other]);
    let mut around = [(mined, 2), (mined - 1, 1), (mined + 1, 1), (mined - 1, 2), (mined + 1, 2)];
    shuffle(&mut around[1..], rng);
    for place in around.into_iter().take(3) {
        draft.put(Kind::Mine, place);
    }
    if is_behind {
        draft.put(rng.pick(&[Kind::Bomb, Kind::Major]), (1, 2));
        draft.put(Kind::Brigadier, (0, 2));
        draft.put(rng.pick(&[Kind::Brigadier, Kind::Colonel]), (0, 1));
    }
    for file in (1..4).take(rng.below(4)) {
        draft.put(Kind::Sapper, (file, 6));
    }
    draft.filled(rng)
}

fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, rng.below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;

    use super::*;

    #[test]
    fn columns_are_legal_and_various_and_lead_with_their_highest_ranks() {
        for rules in ["luzhanqi", "caai"] {
            let rules = Rules::read(rules).unwrap();
            let mut rng = Rng::seeded(7);
            let mut seen = std::collections::HashSet::new();
            for _ in 0..100 {
                let set_up = column_set_up(&rules, &mut rng).unwrap();
                let on_file = |place: &usize| node_of(*place).file() == 0;
                let column = (0..POSTS).filter(on_file).map(|place| set_up.kind(place));
                assert!(column.filter(|&kind| kind <= Kind::LieutenantGeneral).count() >= 3);
                seen.insert(set_up);
            }
            assert!(seen.len() > 95, "{} of 100 differ", seen.len());
        }
    }
}
