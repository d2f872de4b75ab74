//! What is left out of the tree, and what is searched less deep.
//!
//! ```text
//!   few levels left  and the value far above the window ─► taken as it is         reverse futility
//!                    and far below it                    ─► only noisy actions     razoring
//!                    a late or hopeless quiet action     ─► left out               late move pruning, futility
//!   many levels left and even passing is good enough     ─► taken as it is         null move
//!                    a late quiet action                 ─► less deep at first     late move reduction
//! ```

use super::parameters::Parameters;
use super::score::Score;

/// The decisions of one search: its [`Parameters`] in the unit of the game, so that nothing is computed
/// twice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pruning {
    parameters: Parameters,
    reverse_futility_margin: Score,
    razoring: Margin,
    futility: Margin,
    reduction_base: f32,
    reduction_divisor: f32,
}

/// How far from the window is far: a base, and more for each level of depth.
#[derive(Clone, Copy, Debug)]
struct Margin {
    base: Score,
    each_level: Score,
}

impl Margin {
    fn at(self, depth: u32) -> Score {
        self.base + self.each_level * depth as Score
    }
}

/// Whether a position is on what may become the best line, or searched to confirm that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeKind {
    Pv,
    NonPv,
}

impl Pruning {
    /// The parameters for a game in which a quiet action changes the value by about a `step`.
    pub(super) fn new(parameters: Parameters, step: Score) -> Pruning {
        let margin = |hundredths: i32| step * hundredths / 100;
        Pruning {
            reverse_futility_margin: margin(parameters.reverse_futility_margin),
            razoring: Margin {
                base: margin(parameters.razoring_base),
                each_level: margin(parameters.razoring_margin),
            },
            futility: Margin {
                base: margin(parameters.futility_base),
                each_level: margin(parameters.futility_margin),
            },
            reduction_base: parameters.reduction_base as f32 / 100.0,
            reduction_divisor: parameters.reduction_divisor as f32 / 100.0,
            parameters,
        }
    }

    /// Whether a position is so much better than needed that a search will hardly change it.
    #[inline]
    pub(super) fn reverse_futility(&self, value: Score, high: Score, depth: u32) -> bool {
        depth as i32 <= self.parameters.reverse_futility_depth
            && value - self.reverse_futility_margin * depth as Score >= high
    }

    /// Whether a position is so much worse than needed that only a noisy action can help.
    #[inline]
    pub(super) fn razoring(&self, value: Score, low: Score, depth: u32) -> bool {
        depth as i32 <= self.parameters.razoring_depth && value + self.razoring.at(depth) <= low
    }

    /// The depth of the search after a null move, if one is worth trying.
    #[inline]
    pub(super) fn null_move_depth(&self, value: Score, high: Score, depth: u32) -> Option<u32> {
        let Parameters { null_move_depth, null_move_reduction, null_move_divisor, .. } =
            self.parameters;
        let less = null_move_reduction as u32 + depth / null_move_divisor as u32;
        (depth as i32 >= null_move_depth && value >= high).then(|| depth.saturating_sub(less))
    }

    /// Whether the quiet actions from this place on are left out: late ones, and all of them if the value
    /// is too far below what is needed. Without it Lautari and Rotary score 39 % and 37 % (100 games each,
    /// 4,000 positions an action).
    #[inline]
    pub(super) fn late_move_pruning(
        &self,
        value: Score,
        low: Score,
        depth: u32,
        place: usize,
    ) -> bool {
        let parameters = &self.parameters;
        let looked_at = parameters.late_pruning_base
            + parameters.late_pruning_factor * (depth as i32 * depth as i32);
        let hopeless =
            depth as i32 <= parameters.futility_depth && value + self.futility.at(depth) <= low;
        let late = depth as i32 <= parameters.late_pruning_depth && place as i32 >= looked_at;
        hopeless || late
    }

    /// How much less deep an action is searched at first; `history` is that of a quiet action.
    #[inline]
    pub(super) fn late_move_reduction(
        &self,
        depth: u32,
        place: usize,
        history: Option<f32>,
        kind: NodeKind,
    ) -> u32 {
        let kept = usize::from(kind == NodeKind::Pv);
        let Some(history) = history else { return 0 };
        if (depth as i32) < self.parameters.reduction_depth
            || place < self.parameters.reduction_place as usize + kept
        {
            return 0;
        }
        let usual = self.reduction_base + ln(depth as usize) * ln(place) / self.reduction_divisor;
        let reduced = usual - history.clamp(-1.0, 1.0) - kept as f32;
        (reduced.max(0.0) as u32).min(depth - 1)
    }
}

/// Natural logarithms of small whole numbers. Those of the system's library may differ in the last digit
/// from machine to machine, and with them the tree.
fn ln(number: usize) -> f32 {
    LN[number.min(LN.len() - 1)]
}

static LN: [f32; 128] = {
    let mut table = [0.0; 128];
    let mut number = 2;
    while number < table.len() {
        // ln(n) = ln(n − 1) + 2 · artanh(1 / (2n − 1)), of which three terms are more than enough.
        let part = 1.0 / (2 * number - 1) as f32;
        let square = part * part;
        let step = 2.0 * part * (1.0 + square * (1.0 / 3.0 + square / 5.0));
        table[number] = table[number - 1] + step;
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_library() {
        for number in 1..128 {
            assert!((ln(number) - (number as f32).ln()).abs() < 1e-3, "{number}");
        }
    }

    #[test]
    fn later_actions_deeper_down_are_reduced_more_and_never_to_nothing() {
        let pruning = Pruning::new(Parameters::USUAL, 80);
        let reduction =
            |depth, place, history, kind| pruning.late_move_reduction(depth, place, history, kind);
        let reduced = |depth, place| reduction(depth, place, Some(0.0), NodeKind::NonPv);
        assert_eq!([reduced(1, 50), reduced(8, 0), reduced(8, 1)], [0; 3]);
        assert!((2..40).all(|place| reduced(8, place) <= reduced(8, place + 1)));
        assert!((2..40).all(|depth| reduced(depth, 30) < depth));
        assert_eq!(reduction(8, 30, None, NodeKind::NonPv), 0);
        assert!(reduction(8, 30, Some(1.0), NodeKind::NonPv) < reduced(8, 30));
        assert!(reduction(8, 30, Some(0.0), NodeKind::Pv) < reduced(8, 30));
    }

    #[test]
    fn usual_margins_are_those_that_were_measured() {
        let step = 80;
        let pruning = Pruning::new(Parameters::USUAL, step);
        for depth in 0..10 {
            let levels = depth as Score;
            assert_eq!(pruning.reverse_futility(step * levels, 0, depth), depth <= 6);
            assert!(!pruning.reverse_futility(step * levels - 1, 0, depth));
            assert_eq!(pruning.razoring(-step * (1 + 2 * levels), 0, depth), depth <= 2);
            let after = (depth >= 3).then(|| depth.saturating_sub(3 + depth / 4));
            assert_eq!(pruning.null_move_depth(0, 0, depth), after);
            assert_eq!(
                pruning.late_move_pruning(-step * (1 + levels), 0, depth, 0),
                depth <= 3,
                "hopeless at {depth}"
            );
            let late = 4 + 2 * (depth * depth) as usize;
            assert_eq!(pruning.late_move_pruning(0, 0, depth, late), depth <= 4);
            assert!(!pruning.late_move_pruning(0, 0, depth, late - 1));
        }
    }
}
