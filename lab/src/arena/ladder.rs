//! One rating list of many players, by one fit to all their meetings.
//!
//! ```text
//!   meetings (who, games, score) ──► the ratings under which these scores are likeliest ──► list
//! ```
//!
//! The chance to win is `1 / (1 + 10^(-difference / 400))`, a draw is half a win. To every meeting one drawn game is
//! added, so that a player who won or lost everything has a rating, too.

use super::Tally;

/// What two players of a list scored against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// Their places in the list.
    pub players: [usize; 2],
    /// How many games they played.
    pub games: u32,
    /// What the first of them scored.
    pub score: f64,
}

impl Meeting {
    /// A match between two players of a list.
    pub fn of(players: [usize; 2], tally: &Tally) -> Meeting {
        Meeting { players, games: tally.games(), score: tally.score() * f64::from(tally.games()) }
    }
}

/// A rating with half the width of its 95 % interval, both relative to the first player of the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating.
    pub elo: f64,
    /// How far off it may be.
    pub error: f64,
}

/// Points of rating in one natural unit of the logistic function.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
const REACH: f64 = 1.959_964;
/// Steps of Newton's method; it settles within a few.
const STEPS: usize = 50;

/// The ratings of so many players. The first has 0; a player without a meeting has no bounds to its error.
pub fn fit(players: usize, meetings: &[Meeting]) -> Vec<Rated> {
    let mut ratings = vec![0.0; players];
    let mut information = Vec::new();
    for _ in 0..STEPS {
        let (slope, curve) = derivatives(&ratings, meetings);
        let steps = solve(curve.clone(), slope);
        // A step too far would overshoot where scores are one-sided.
        ratings.iter_mut().zip(&steps).for_each(|(rating, step)| *rating += step.clamp(-1.0, 1.0));
        information = curve;
    }
    let error = |player: usize| {
        let mut unit = vec![0.0; players];
        unit[player] = 1.0;
        REACH * solve(information.clone(), unit)[player].max(0.0).sqrt()
    };
    let rated = |player: usize| Rated {
        elo: POINTS * ratings[player],
        error: if player == 0 { 0.0 } else { POINTS * error(player) },
    };
    (0..players).map(rated).collect()
}

/// The slope of the likelihood's logarithm and its negative curvature, with the first player held where it is.
fn derivatives(ratings: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = ratings.len();
    let (mut slope, mut curve) = (vec![0.0; size], vec![vec![0.0; size]; size]);
    for meeting in meetings {
        let [a, b] = meeting.players;
        let (games, score) = (f64::from(meeting.games) + 1.0, meeting.score + 0.5);
        let chance = 1.0 / (1.0 + (ratings[b] - ratings[a]).exp());
        let spread = games * chance * (1.0 - chance);
        for (one, other, sign) in [(a, b, 1.0), (b, a, -1.0)] {
            slope[one] += sign * (score - games * chance);
            curve[one][one] += spread;
            curve[one][other] -= spread;
        }
    }
    slope[0] = 0.0;
    curve[0].fill(0.0);
    for (player, row) in curve.iter_mut().enumerate() {
        row[0] = 0.0;
        // Whoever has not played stays where it is.
        row[player] = row[player].max(1e-9);
    }
    (slope, curve)
}

/// Solves a system of linear equations by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let row = matrix[pivot].clone();
        for other in (0..size).filter(|&other| other != pivot) {
            let factor = matrix[other][pivot] / row[pivot];
            for (cell, value) in matrix[other].iter_mut().zip(&row) {
                *cell -= factor * value;
            }
            right[other] -= factor * right[pivot];
        }
    }
    (0..size).map(|player| right[player] / matrix[player][player]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(a: usize, b: usize, games: u32, score: f64) -> Meeting {
        Meeting { players: [a, b], games, score }
    }

    #[test]
    fn three_quarters_of_many_games_are_191_points() {
        let rated = fit(2, &[meeting(1, 0, 4000, 3000.0)]);
        assert_eq!(rated[0], Rated { elo: 0.0, error: 0.0 });
        assert!((rated[1].elo - 190.8).abs() < 0.5, "{rated:?}");
        assert!((rated[1].error - 12.4).abs() < 0.2, "{rated:?}");
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_its_errors_grow() {
        let rated = fit(3, &[meeting(1, 0, 400, 300.0), meeting(2, 1, 400, 300.0)]);
        assert!((rated[2].elo - 2.0 * rated[1].elo).abs() < 1e-6);
        assert!(rated[2].error > rated[1].error);
        let closed = fit(
            3,
            &[meeting(1, 0, 400, 300.0), meeting(2, 1, 400, 300.0), meeting(2, 0, 400, 360.0)],
        );
        assert!(closed[2].error < rated[2].error);
    }

    #[test]
    fn whoever_won_everything_has_a_rating_too() {
        let rated = fit(2, &[meeting(1, 0, 100, 100.0)]);
        assert!(rated[1].elo > 600.0 && rated[1].elo.is_finite());
    }
}
