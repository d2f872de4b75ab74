//! The armies that plans are begun with.

use galds_games::core::{Rng, Side};
use galds_games::luzhanqi::SetUp;
use galds_games::luzhanqi::ready::ready;
use galds_games::luzhanqi::rules::Rules;

use super::super::set_ups::{column_set_up, left_for_right, sensible_set_up};
use super::plan::{Plan, Wing};

/// Set-ups of a rush down the file a, rows from the back; names are of ready-made ones.
const LEFT: [&str; 5] = [
    "@78MFM86BMB475386529413997",
    "@MFM877M86935B2B8615434997",
    "@8FM7MM97B63B8278516434959",
    "left-hook",
    "storm",
];
const SAPPERS: [&str; 3] = ["sappers-ahead", "storm", "lattice"];
const BOMBS: [&str; 4] = ["two-lines", "hedgehog", "hammer", "example"];
const WAITING: [&str; 4] = ["turtle", "hedgehog", "fortress", "decoy"];
const HUNTING: [&str; 4] = ["hammer", "cavalry", "gambit", "lattice"];

/// A set-up for a plan; which one depends on the random numbers.
pub(super) fn of_plan(plan: Plan, rules: &Rules, rng: &mut Rng) -> SetUp {
    let names: &[&str] = match plan {
        Plan::Charge(wing) | Plan::LateCharge(wing) => {
            return charging(wing, rules, rng).unwrap_or_else(|| sensible_set_up(rules, rng));
        }
        Plan::Rush(_) => &LEFT,
        Plan::SapperRush => &SAPPERS,
        Plan::BombTrader => &BOMBS,
        Plan::Turtle | Plan::Fortress => &WAITING,
        Plan::Hunter => &HUNTING,
    };
    let chosen = read(rng.pick(names));
    let turned = match plan {
        Plan::Rush(wing) => wing == Wing::Right,
        _ => rng.below(2) == 1,
    };
    let set_up = if turned { chosen.map(left_for_right) } else { chosen };
    let legal = |set_up: &SetUp| Side::BOTH.iter().all(|&side| set_up.check(side, rules).is_ok());
    set_up.filter(legal).unwrap_or_else(|| sensible_set_up(rules, rng))
}

/// A column on the wing.
fn charging(wing: Wing, rules: &Rules, rng: &mut Rng) -> Option<SetUp> {
    let left = column_set_up(rules, rng)?;
    Some(if wing == Wing::Right { left_for_right(left) } else { left })
}

/// Any sensible set-up.
pub(super) fn any(rules: &Rules, rng: &mut Rng) -> SetUp {
    sensible_set_up(rules, rng)
}

/// A set-up by its token or by its name.
fn read(text: &str) -> Option<SetUp> {
    if text.starts_with('@') { SetUp::read(text).ok() } else { ready(text).map(|it| it.set_up) }
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;

    use super::*;

    #[test]
    fn all_set_ups_of_plans_are_legal_under_both_presets() {
        for rules in ["luzhanqi", "caai"] {
            let rules = Rules::read(rules).unwrap();
            for text in [&LEFT[..], &SAPPERS, &BOMBS, &WAITING, &HUNTING].concat() {
                for set_up in [read(text).unwrap(), left_for_right(read(text).unwrap())] {
                    assert_eq!(set_up.check(Side::First, &rules), Ok(()), "{text}");
                    assert_eq!(set_up.check(Side::Second, &rules), Ok(()), "{text}");
                }
            }
        }
    }
}
