//! What is left out, and what is looked at less deeply. Every number here was chosen by matches.
//!
//! ```text
//!   few levels left  and the value far above the window ─► taken as it is       (is_far_above)
//!                    and far below it                    ─► only noisy actions    (is_far_below)
//!                    a late or hopeless plain action     ─► left out             (is_left_out)
//!   many levels left and even passing is good enough     ─► taken as it is       (after_pass)
//!                    a late plain action                 ─► less deep at first     (reduction)
//! ```
//!
//! The unit is a game's [`super::Searched::STEP`], what a quiet action usually changes.

use super::score::Score;

/// Whether a position is so much better than needed that a search will hardly change it.
pub(super) fn reverse_futility(value: Score, high: Score, depth: u32, step: Score) -> bool {
    depth <= 6 && value - step * depth as Score >= high
}

/// Whether a position is so much worse than needed that only a noisy action can help.
pub(super) fn razoring(value: Score, low: Score, depth: u32, step: Score) -> bool {
    depth <= 2 && value + step * (1 + 2 * depth as Score) <= low
}

/// The depth of the search after a pass, if a pass is worth trying.
pub(super) fn null_move_depth(value: Score, high: Score, depth: u32) -> Option<u32> {
    (depth >= 3 && value >= high).then(|| depth.saturating_sub(3 + depth / 4))
}

/// Whether the plain actions from this place on are left out: late ones, and all of them if the value
/// is too far below what is needed. Without it Lautari and Rotary score 39 % and 37 % (100 games each,
/// 4,000 positions an action).
pub(super) fn late_move_pruning(
    value: Score,
    low: Score,
    depth: u32,
    place: usize,
    step: Score,
) -> bool {
    let hopeless = depth <= 3 && value + step * (1 + depth as Score) <= low;
    let late = depth <= 4 && place >= 4 + 2 * (depth * depth) as usize;
    hopeless || late
}

/// Whether a position is on what may become the best line, or looked at to confirm that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeKind {
    Pv,
    NonPv,
}

/// How much less deep an action is searched at first; `history` is that of a plain action.
pub(super) fn late_move_reduction(
    depth: u32,
    place: usize,
    history: Option<f32>,
    kind: NodeKind,
) -> u32 {
    let kept = usize::from(kind == NodeKind::Pv);
    let Some(history) = history else { return 0 };
    if depth < 2 || place < 2 + kept {
        return 0;
    }
    let usual = 1.0 + ln(depth as usize) * ln(place) / 1.6;
    let reduced = usual - history.clamp(-1.0, 1.0) - kept as f32;
    (reduced.max(0.0) as u32).min(depth - 1)
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
        let reduced = |depth, place| late_move_reduction(depth, place, Some(0.0), NodeKind::NonPv);
        assert_eq!([reduced(1, 50), reduced(8, 0), reduced(8, 1)], [0; 3]);
        assert!((2..40).all(|place| reduced(8, place) <= reduced(8, place + 1)));
        assert!((2..40).all(|depth| reduced(depth, 30) < depth));
        assert_eq!(late_move_reduction(8, 30, None, NodeKind::NonPv), 0);
        assert!(late_move_reduction(8, 30, Some(1.0), NodeKind::NonPv) < reduced(8, 30));
        assert!(late_move_reduction(8, 30, Some(0.0), NodeKind::Pv) < reduced(8, 30));
    }
}
