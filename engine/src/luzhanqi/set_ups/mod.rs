//! Set-ups that have proven strong, varied so that nobody can know them.
//!
//! Each of the lists has several dozen set-ups, chosen by quick games against all kinds of others, half of which charge
//! along one file (`lab/training/luzhanqi`). One of them is drawn, perhaps with left and right exchanged, and a few pieces of about
//! the same rank change places, so that whoever knows the lists still does not know this one.

mod columns;
mod sensible;

use std::sync::LazyLock;

use galds_games::core::{Rng, Side};
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Kind, SetUp};

pub use columns::column_set_up;
pub use sensible::left_for_right;
pub(super) use sensible::random_set_ups;
pub use sensible::sensible_set_up;

/// Where mines go off, and where they survive.
static PROVEN: LazyLock<[Vec<SetUp>; 2]> = LazyLock::new(|| {
    [include_str!("once.txt"), include_str!("surviving.txt")]
        .map(|text| text.lines().filter_map(|line| SetUp::read(line).ok()).collect())
});

/// How many exchanges are tried; about one in fourteen is of two different kinds of neighbouring ranks.
const EXCHANGES: usize = 30;

/// A set-up that has proven strong, or nearly one; legal under these rules.
pub(super) fn proven_set_up(rules: &Rules, rng: &mut Rng) -> SetUp {
    let proven = &PROVEN[usize::from(rules.mine_survives)];
    let legal = |set_up: SetUp| Side::BOTH.iter().all(|&side| set_up.check(side, rules).is_ok());
    let drawn = if proven.is_empty() {
        sensible_set_up(rules, rng)
    } else if rng.below(2) == 0 {
        rng.pick(proven)
    } else {
        left_for_right(rng.pick(proven))
    };
    let varied = varied(drawn, rng);
    [varied, drawn].into_iter().find(|&it| legal(it)).unwrap_or_else(|| sensible_set_up(rules, rng))
}

/// The same with some pieces of neighbouring ranks exchanged.
fn varied(set_up: SetUp, rng: &mut Rng) -> SetUp {
    let mut kinds: [Kind; POSTS] = std::array::from_fn(|place| set_up.kind(place));
    for _ in 0..EXCHANGES {
        let (one, two) = (rng.below(POSTS), rng.below(POSTS));
        let ranks = Kind::Brigadier..=Kind::PlatoonCommander;
        let alike = kinds[one].index().abs_diff(kinds[two].index()) <= 1;
        if alike && ranks.contains(&kinds[one]) && ranks.contains(&kinds[two]) {
            kinds.swap(one, two);
        }
    }
    SetUp::new(kinds)
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;
    use galds_games::luzhanqi::ready::READY;

    use super::*;

    #[test]
    fn there_are_several_dozen_legal_set_ups_for_either_preset() {
        for (place, rules) in ["luzhanqi", "caai"].into_iter().enumerate() {
            let rules = Rules::read(rules).unwrap();
            assert!(PROVEN[place].len() >= 36, "{}", PROVEN[place].len());
            for set_up in &PROVEN[place] {
                assert_eq!(set_up.check(Side::First, &rules), Ok(()), "{set_up}");
            }
        }
    }

    #[test]
    fn whoever_plays_often_seldom_begins_alike() {
        for rules in ["luzhanqi", "caai", "luzhanqi,bomb_row=none"] {
            let rules = Rules::read(rules).unwrap();
            let mut rng = Rng::seeded(3);
            let mut seen = std::collections::HashSet::new();
            for _ in 0..200 {
                let set_up = proven_set_up(&rules, &mut rng);
                assert_eq!(set_up.check(Side::Second, &rules), Ok(()));
                seen.insert(set_up);
            }
            assert!(seen.len() > 180, "{} of 200 differ", seen.len());
        }
    }

    #[test]
    fn published_armies_seldom_come_as_they_were_published() {
        for rules in ["luzhanqi", "caai"] {
            let rules = Rules::read(rules).unwrap();
            let mut rng = Rng::seeded(4);
            let known: Vec<SetUp> = READY.iter().map(|ready| ready.set_up).collect();
            let mirrored: Vec<SetUp> = known.iter().map(|&it| left_for_right(it)).collect();
            let drawn = (0..400).map(|_| proven_set_up(&rules, &mut rng));
            let as_published = drawn.filter(|it| known.contains(it) || mirrored.contains(it));
            let count = as_published.count();
            assert!(count < 20, "{count} of 400");
        }
    }
}
