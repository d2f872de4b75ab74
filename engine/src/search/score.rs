//! Values of positions.

use galds_games::core::{Outcome, Points, Side, mix};

/// A value in hundredths of the smallest unit a game counts in, from one side's point of view.
///
/// Decided games lie far outside what an evaluation can reach; among them quicker wins and wins with
/// more points are better, slower losses and losses with fewer points less bad.
pub type Score = i32;

/// What no value reaches.
pub const INFINITE: Score = 32_000;

/// A win worth one point, now.
const WIN: Score = 30_000;

/// What each further point of a win adds.
const POINT: Score = 300;

/// The largest value an evaluation may have.
pub const MOST: Score = 25_000;

/// The value of a finished game for `side`, `ply` actions away from the root.
pub fn of_outcome(outcome: Outcome, side: Side, ply: u32) -> Score {
    let Some(winner) = outcome.winner() else { return 0 };
    let points = outcome.points(winner).halves() as Score / 2;
    let value = WIN + POINT * (points - 1).clamp(0, 4) - ply as Score;
    if winner == side { value } else { -value }
}

/// Whether a value is that of a decided game.
pub const fn is_decided(score: Score) -> bool {
    score.abs() > MOST
}

/// How many actions away the end is, for a decided value.
pub fn actions_to_end(score: Score) -> Option<u32> {
    if !is_decided(score) {
        return None;
    }
    let above = score.abs() - WIN;
    // Points add steps of POINT; the distance is what is missing to the next step.
    Some((-above).rem_euclid(POINT) as u32)
}

/// A decided value as the table keeps it: counted from the position, not from the root.
pub(super) fn to_table(score: Score, ply: u32) -> Score {
    if !is_decided(score) {
        return score;
    }
    score + score.signum() * ply as Score
}

/// A value from the table as seen from the root.
pub(super) fn from_table(score: Score, ply: u32) -> Score {
    if !is_decided(score) {
        return score;
    }
    score - score.signum() * ply as Score
}

/// The value of a draw.
pub const DRAW: Score = 0;

/// What a draw is worth in one search, seen by either side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contempt {
    for_first: Score,
}

impl Contempt {
    /// A draw is `less` than nothing for `side`, and so much more for the other.
    pub(super) fn worse_for(side: Side, less: Score) -> Contempt {
        Contempt { for_first: if side == Side::First { DRAW - less } else { DRAW + less } }
    }

    /// What sets the transposition table's keys apart from those of searches to which a draw is worth
    /// something else: values with the one draw in them must not be read with the other.
    pub(super) fn salt(self) -> u64 {
        if self.for_first == DRAW { 0 } else { mix(self.for_first as u64) }
    }

    #[inline]
    pub(super) fn value_for(self, side: Side) -> Score {
        if side == Side::First { self.for_first } else { -self.for_first }
    }
}

/// Points as a share between 0 and 1 for learning and arenas: win 1, draw ½, loss 0.
pub fn result_for(outcome: Outcome, side: Side) -> f64 {
    match outcome.winner() {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None if outcome.points(side) == Points::NONE => 0.0,
        None => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_and_large_wins_are_better() {
        let win = |points, ply| of_outcome(Outcome::win(Side::First, points), Side::First, ply);
        assert!(win(1, 3) > win(1, 5));
        assert!(win(3, 9) > win(2, 1));
        assert_eq!(of_outcome(Outcome::DRAW, Side::First, 4), DRAW);
        assert_eq!(of_outcome(Outcome::win(Side::First, 1), Side::Second, 3), -win(1, 3));
        assert_eq!(actions_to_end(win(2, 7)), Some(7));
        assert_eq!(actions_to_end(-win(3, 12)), Some(12));
        assert_eq!(actions_to_end(120), None);
    }

    #[test]
    fn decided_values_keep_their_distance_through_the_table() {
        let seen = of_outcome(Outcome::win(Side::Second, 1), Side::First, 9);
        assert_eq!(
            from_table(to_table(seen, 4), 2),
            of_outcome(Outcome::win(Side::Second, 1), Side::First, 7)
        );
        assert_eq!(to_table(55, 4), 55);
    }
}
