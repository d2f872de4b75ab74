//! Laying out an army: sensibly, and not the same every time; or at random.
//!
//! Half of the sensible set-ups are ready-made ones, as they are or with left and right exchanged; the others
//! are drawn by the habits that also serve to guess the enemy's, with more care for each piece.

use galds_games::core::Side;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::ready::READY;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Kind, KindSet, SetUp};

use super::super::guesses::{Metropolis, deal, habits};
use galds_games::core::Rng;

/// How much more than people in general we keep to the habits.
const CARE: f64 = 1.6;
/// How many exchanges are tried for one set-up.
const EXCHANGES: usize = 600;

/// A sensible set-up, legal under these rules; which one depends on the random numbers.
pub fn sensible_set_up(rules: &Rules, rng: &mut Rng) -> SetUp {
    let set_up = match rng.below(2) {
        0 => READY[rng.below(READY.len())].set_up,
        _ => drawn(rules, rng).unwrap_or(READY[0].set_up),
    };
    let set_up = if rng.below(2) == 0 { set_up } else { left_for_right(set_up) };
    let legal = Side::BOTH.into_iter().all(|side| set_up.check(side, rules).is_ok());
    if legal { set_up } else { READY[0].set_up }
}

/// How many random set-ups there are to choose from: enough for variety.
const RANDOM_SET_UPS: u64 = 100;

/// Legal set-ups in which every piece stands anywhere it may.
pub(in super::super) fn random_set_ups(rules: &Rules) -> Vec<SetUp> {
    let (may_be, weights) = (allowed_kinds(rules), [[0.0; KINDS]; POSTS]);
    let drawn = |seed| deal(&may_be, &weights, &mut Rng::seeded(seed)).map(SetUp::new);
    (0..RANDOM_SET_UPS).filter_map(drawn).collect()
}

/// Draws a set-up by the habits.
fn drawn(rules: &Rules, rng: &mut Rng) -> Option<SetUp> {
    let may_be = allowed_kinds(rules);
    let weights = std::array::from_fn(|place| {
        std::array::from_fn(|kind| CARE * habits::laid_out(habits::place(place), Kind::ALL[kind]))
    });
    let nodes = std::array::from_fn(|place| Some(habits::place(place)));
    let mut kinds = deal(&may_be, &weights, rng)?;
    let metropolis = Metropolis { may_be: &may_be, nodes: &nodes, weights: &weights };
    metropolis.exchange(&mut kinds, EXCHANGES, rng);
    Some(SetUp::new(kinds))
}

/// What may be laid out at each place.
fn allowed_kinds(rules: &Rules) -> [KindSet; POSTS] {
    std::array::from_fn(|place| {
        let node = habits::place(place);
        let allowed = |&kind: &Kind| match kind {
            Kind::Flag => galds_games::luzhanqi::board::HEADQUARTERS.has(node),
            Kind::Mine => node.row() <= 2,
            Kind::Bomb => rules.bomb_row.allows(node),
            _ => true,
        };
        Kind::ALL.into_iter().filter(allowed).collect()
    })
}

/// The same with the files from e to a.
pub fn left_for_right(set_up: SetUp) -> SetUp {
    let place_of = |wanted| (0..POSTS).find(|&place| habits::place(place) == wanted);
    SetUp::new(std::array::from_fn(|place| {
        let node = habits::place(place);
        let opposite = galds_games::luzhanqi::Node::at(4 - node.file(), node.rank());
        let from = opposite.and_then(place_of).unwrap_or(place);
        set_up.kind(from)
    }))
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;

    use super::*;

    #[test]
    fn set_ups_are_legal_and_various() {
        for rules in ["luzhanqi", "caai", "luzhanqi,bomb_row=none"] {
            let rules = Rules::read(rules).unwrap();
            let mut rng = Rng::seeded(5);
            let mut seen = std::collections::HashSet::new();
            for _ in 0..100 {
                let set_up = sensible_set_up(&rules, &mut rng);
                for side in Side::BOTH {
                    assert_eq!(set_up.check(side, &rules), Ok(()));
                }
                seen.insert(set_up);
            }
            assert!(seen.len() > 50);
        }
    }

    #[test]
    fn random_set_ups_are_legal_and_put_the_strong_anywhere() {
        for rules in ["luzhanqi", "caai", "luzhanqi,bomb_row=none"] {
            let rules = Rules::read(rules).unwrap();
            let set_ups = random_set_ups(&rules);
            assert_eq!(set_ups.len() as u64, RANDOM_SET_UPS);
            for set_up in &set_ups {
                assert_eq!(set_up.check(Side::First, &rules), Ok(()));
            }
            let general_at = |place| set_ups.iter().any(|one| one.kind(place) == Kind::ALL[0]);
            assert!((0..POSTS).filter(|&place| general_at(place)).count() > POSTS / 2);
        }
    }

    #[test]
    fn drawn_set_ups_keep_what_matters() {
        let rules = Rules::standard();
        let mut rng = Rng::seeded(6);
        let (mut guards, mut leaders, mut locked) = (0, 0, 0);
        for _ in 0..100 {
            let kinds = drawn(&rules, &mut rng).unwrap();
            let flag = (0..POSTS).find(|&place| kinds.kind(place) == Kind::Flag).unwrap();
            for place in 0..POSTS {
                let (node, kind) = (habits::place(place), kinds.kind(place));
                guards +=
                    u32::from(kind == Kind::Mine && habits::guards(node, habits::place(flag)));
                leaders += u32::from(kind == Kind::Sapper && node.row() == 6);
                let strong = kind <= Kind::Brigadier;
                locked += u32::from(strong && galds_games::luzhanqi::board::HEADQUARTERS.has(node));
            }
        }
        assert!(guards >= 100, "{guards} mines beside 100 flags");
        assert!(leaders <= 30, "{leaders} of 300 sappers in front");
        assert_eq!(locked, 0);
    }
}
