//! What a side gave away and how lucky it was, from what the engine thought before each decision. The pages measure their reports in the
//! same way (`web/src/analysis/review.ts`).

use galds_games::core::{PerSide, Side};

use super::Judged;
use crate::services::engine_pool::{FoundLine, LineValue};
use crate::storage::PlaySums;

/// At this advantage in hundredths the stronger side wins ten games of eleven.
const CLEAR: f64 = 400.0;

/// A decision in chances to win, 0 to 1, of the side that made it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// How many actions were made before it.
    pub ply: usize,
    /// Who decided.
    pub side: Side,
    /// What the best action was worth.
    pub best: Option<f64>,
    /// What the action was worth that was made, if it is among those that were looked at.
    pub chosen: Option<f64>,
    /// What the worst of these was worth.
    pub worst: Option<f64>,
    /// Whether the best action was made, or the only one.
    pub is_best: bool,
    /// Whether nothing else could be done.
    pub is_forced: bool,
    /// Whether dice were rolled right before it.
    pub is_rolled: bool,
}

impl Decision {
    /// A decision as it was judged.
    pub(super) fn new(ply: usize, judged: &Judged) -> Decision {
        let lines = &judged.lines;
        let worth = |line: &FoundLine| chance(line.value);
        let is_played = |line: &&FoundLine| line.tokens.first() == Some(&judged.token);
        Decision {
            ply,
            side: judged.side,
            best: lines.first().map(worth),
            chosen: lines.iter().find(is_played).map(worth),
            worst: lines.last().map(worth),
            is_best: judged.is_forced || lines.first().as_ref().is_some_and(is_played),
            is_forced: judged.is_forced,
            is_rolled: judged.is_rolled,
        }
    }

    /// How much of the chance to win was given away. An action that was not looked at is judged by the next decision.
    fn lost(&self, next: Option<&Decision>) -> f64 {
        let Some(best) = self.best.filter(|_| !self.is_best) else { return 0.0 };
        let by_next = || next.and_then(|next| Some(self.seen_from(next.side, next.best?)));
        let after = self.chosen.or_else(by_next).or(self.worst).unwrap_or(best);
        (best - after).max(0.0)
    }

    /// How much better the roll before it was than could be expected after the former decision, if nothing else lies between them.
    fn luck(&self, former: Option<&Decision>) -> Option<f64> {
        let former = former.filter(|former| self.is_rolled && former.ply + 2 == self.ply)?;
        Some(self.best? - self.seen_from(former.side, former.chosen?))
    }

    /// A chance of a side as the chance of the side that decides here.
    fn seen_from(&self, side: Side, chance: f64) -> f64 {
        if side == self.side { chance } else { 1.0 - chance }
    }
}

/// The sums of both sides, from all decisions in order.
pub(super) fn sums(decisions: &[Decision]) -> PerSide<PlaySums> {
    let mut sums = PerSide([PlaySums::default(); 2]);
    for (place, decision) in decisions.iter().enumerate() {
        let own = &mut sums[decision.side];
        if !decision.is_forced {
            own.decisions += 1;
            own.lost += decision.lost(decisions.get(place + 1));
        }
        let former = place.checked_sub(1).and_then(|place| decisions.get(place));
        if let Some(luck) = decision.luck(former) {
            own.rolls += 1;
            own.luck += luck;
        }
    }
    sums
}

/// What a line is worth as a chance to win, 0 to 1.
fn chance(value: LineValue) -> f64 {
    match value {
        LineValue::WinIn(_) => 1.0,
        LineValue::LossIn(_) => 0.0,
        LineValue::Chance(chance) => chance.clamp(0.0, 1.0),
        LineValue::Equity(points) => f64::midpoint(points, 1.0).clamp(0.0, 1.0),
        LineValue::Hundredths(score) => 1.0 / (1.0 + 10_f64.powf(-f64::from(score) / CLEAR)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(ply: usize, side: Side, best: f64, chosen: Option<f64>) -> Decision {
        Decision {
            ply,
            side,
            best: Some(best),
            chosen,
            worst: chosen,
            is_best: chosen == Some(best),
            is_forced: false,
            is_rolled: false,
        }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn values_of_every_kind_are_chances() {
        assert!(near(chance(LineValue::Hundredths(0)), 0.5));
        assert!(near(chance(LineValue::Hundredths(400)), 10.0 / 11.0));
        assert!(near(chance(LineValue::Equity(-0.5)), 0.25));
        assert!(near(chance(LineValue::Equity(2.0)), 1.0));
        assert!(near(chance(LineValue::Chance(0.3)), 0.3));
        assert!(near(chance(LineValue::WinIn(3)), 1.0));
        assert!(near(chance(LineValue::LossIn(3)), 0.0));
    }

    #[test]
    fn what_is_worse_than_the_best_is_given_away_by_its_side_alone() {
        let game = [
            decision(0, Side::First, 0.6, Some(0.5)),
            decision(1, Side::Second, 0.5, Some(0.5)),
            // Nobody looked at what was played: the next decision says what it was worth.
            Decision { worst: Some(0.1), ..decision(2, Side::First, 0.5, None) },
            decision(3, Side::Second, 0.8, Some(0.8)),
        ];
        let sums = sums(&game);
        assert_eq!(sums[Side::First].decisions, 2);
        assert!(near(sums[Side::First].lost, 0.1 + 0.3), "{sums:?}");
        assert!(near(sums[Side::Second].lost, 0.0), "{sums:?}");
        assert_eq!((sums[Side::First].rolls, sums[Side::Second].rolls), (0, 0));
    }

    #[test]
    fn forced_actions_are_no_decisions_and_their_rolls_are_luck() {
        let rolled = |one: Decision| Decision { is_rolled: true, ..one };
        let game = [
            rolled(decision(1, Side::First, 0.5, Some(0.5))),
            // After the first side's action the second had 0.5; its roll makes that 0.2.
            Decision { is_forced: true, ..rolled(decision(3, Side::Second, 0.2, Some(0.2))) },
            // Something else lies between this roll and the former decision.
            rolled(decision(8, Side::First, 0.9, Some(0.9))),
        ];
        let sums = sums(&game);
        assert_eq!(sums[Side::Second], PlaySums { decisions: 0, lost: 0.0, rolls: 1, luck: -0.3 });
        assert_eq!((sums[Side::First].decisions, sums[Side::First].rolls), (2, 0));
    }
}
