//! One rating list of many players, by one fit to all their meetings.
//!
//! ```text
//!   meetings (who, games, score) ──► the ratings under which these scores are likeliest ──► list
//! ```
//!
//! The chance to win is `1 / (1 + 10^(-difference / 400))`, a draw is half a win. To every meeting one drawn game is
//! added, so that a player who won or lost everything has a rating, too.
//!
//! The two games of a pair share their opening or their dice, so they are not independent: how much pairs really spread,
//! compared with pairs of independent games, widens or narrows all errors alike.

use super::Tally;

/// What two players of a list scored against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Their places in the list.
    pub players: [usize; 2],
    /// Pairs of games in which the first of them got 0, ½, 1, 1½ and 2 games.
    pub pairs: [u32; 5],
}

impl Meeting {
    /// A match between two players of a list.
    pub fn of(players: [usize; 2], tally: &Tally) -> Meeting {
        Meeting { players, pairs: tally.pairs }
    }

    /// How many games they played.
    pub fn games(&self) -> u32 {
        2 * self.pairs.iter().sum::<u32>()
    }

    /// What the first of them scored.
    pub fn score(&self) -> f64 {
        self.scores().map(|(score, pairs)| score * pairs).sum()
    }

    /// What the first of them can score in a pair, and in how many pairs it did.
    fn scores(&self) -> impl Iterator<Item = (f64, f64)> {
        self.pairs.into_iter().zip([0.0, 0.5, 1.0, 1.5, 2.0]).map(|(n, score)| (score, n.into()))
    }

    fn is_one_sided(&self) -> bool {
        let [_, between @ .., _] = self.pairs;
        between == [0; 3] && (self.pairs[0] == 0 || self.pairs[4] == 0)
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

/// The ratings of so many players. The first has 0; a player whom no chain of meetings connects with it has none.
pub fn fit(players: usize, meetings: &[Meeting]) -> Vec<Option<Rated>> {
    let mut ratings = vec![0.0; players];
    let mut information = Vec::new();
    for _ in 0..STEPS {
        let (slope, curve) = derivatives(&ratings, meetings);
        let steps = solve(curve.clone(), slope);
        // A step too far would overshoot where scores are one-sided.
        ratings.iter_mut().zip(&steps).for_each(|(rating, step)| *rating += step.clamp(-1.0, 1.0));
        information = curve;
    }
    let spread = spread_of_pairs(&ratings, meetings);
    let error = |player: usize| {
        let mut unit = vec![0.0; players];
        unit[player] = 1.0;
        REACH * (spread * solve(information.clone(), unit)[player].max(0.0)).sqrt()
    };
    let rated = |player: usize| Rated {
        elo: POINTS * ratings[player],
        error: if player == 0 { 0.0 } else { POINTS * error(player) },
    };
    let known = connected(players, meetings);
    (0..players).map(|player| known[player].then(|| rated(player))).collect()
}

/// Which players a chain of meetings connects with the first, which is connected itself if it has met anybody.
fn connected(players: usize, meetings: &[Meeting]) -> Vec<bool> {
    let mut known = vec![false; players];
    let played = || meetings.iter().filter(|meeting| meeting.games() > 0).map(|met| met.players);
    known.iter_mut().take(1).for_each(|first| *first = played().any(|pair| pair.contains(&0)));
    // Each round reaches one meeting further.
    for _ in 0..players {
        for [a, b] in played() {
            let either = known[a] || known[b];
            (known[a], known[b]) = (either, either);
        }
    }
    known
}

/// The variance of the pairs' scores in parts of what it would be for independent games.
fn spread_of_pairs(ratings: &[f64], meetings: &[Meeting]) -> f64 {
    let (mut seen, mut independent, mut pairs) = (0.0, 0.0, 0.0);
    // Where one side won everything, nothing varies, and that says nothing about the others.
    for meeting in meetings.iter().filter(|meeting| !meeting.is_one_sided()) {
        let chance = chance(ratings, meeting);
        for (score, number) in meeting.scores() {
            seen += number * (score - 2.0 * chance).powi(2);
            independent += number * 2.0 * chance * (1.0 - chance);
            pairs += number;
        }
    }
    // Every rating but the first's is fitted to the same pairs, which brings scores nearer to what is expected.
    let free = pairs - (ratings.len() as f64 - 1.0);
    if free > 0.0 { seen / independent * pairs / free } else { 1.0 }
}

/// The chance of the first player of a meeting to win a game.
fn chance(ratings: &[f64], meeting: &Meeting) -> f64 {
    let [a, b] = meeting.players;
    1.0 / (1.0 + (ratings[b] - ratings[a]).exp())
}

/// The slope of the likelihood's logarithm and its negative curvature, with the first player held where it is.
fn derivatives(ratings: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = ratings.len();
    let (mut slope, mut curve) = (vec![0.0; size], vec![vec![0.0; size]; size]);
    for meeting in meetings {
        let [a, b] = meeting.players;
        let (games, score) = (f64::from(meeting.games()) + 1.0, meeting.score() + 0.5);
        let chance = chance(ratings, meeting);
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

    /// A meeting that went as often so as independent games would, `unit` pairs for each sixteenth of them; the first
    /// of the two has three quarters.
    fn three_quarters(a: usize, b: usize, unit: u32) -> Meeting {
        Meeting { players: [a, b], pairs: [unit, 0, 6 * unit, 0, 9 * unit] }
    }

    fn rated(players: usize, meetings: &[Meeting]) -> Vec<Rated> {
        fit(players, meetings).into_iter().map(Option::unwrap).collect()
    }

    #[test]
    fn three_quarters_of_many_games_are_191_points() {
        let rated = rated(2, &[three_quarters(1, 0, 125)]);
        assert_eq!(rated[0], Rated { elo: 0.0, error: 0.0 });
        assert!((rated[1].elo - 190.8).abs() < 0.5, "{rated:?}");
        assert!((rated[1].error - 12.4).abs() < 0.2, "{rated:?}");
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_its_errors_grow() {
        let chain = [three_quarters(1, 0, 13), three_quarters(2, 1, 13)];
        let open = rated(3, &chain);
        assert!((open[2].elo - 2.0 * open[1].elo).abs() < 1e-6);
        assert!(open[2].error > open[1].error);
        let [low, high] = chain;
        let direct = Meeting { players: [2, 0], pairs: [2, 0, 37, 0, 169] };
        assert!(rated(3, &[low, high, direct])[2].error < open[2].error);
    }

    #[test]
    fn whoever_won_everything_has_a_rating_too() {
        let rated = rated(2, &[Meeting { players: [1, 0], pairs: [0, 0, 0, 0, 50] }]);
        assert!(rated[1].elo > 600.0 && rated[1].elo.is_finite());
        assert!(rated[1].error > 100.0);
    }

    #[test]
    fn errors_come_from_pairs_and_not_from_single_games() {
        let error = |pairs| rated(2, &[Meeting { players: [1, 0], pairs }])[1].error;
        let independent = error([25, 0, 50, 0, 25]);
        // The opening decides every game: each pair is split.
        assert!(error([0, 0, 100, 0, 0]) < 0.01);
        // The second game of a pair goes like the first: half as many games say as much.
        let alike = error([50, 0, 0, 0, 50]);
        assert!((alike / independent - 2.0_f64.sqrt()).abs() < 0.01, "{alike} {independent}");
    }

    #[test]
    fn who_has_met_nobody_has_no_rating() {
        let met = three_quarters(1, 0, 2);
        let apart = three_quarters(3, 2, 2);
        let none = Meeting { players: [4, 0], pairs: [0; 5] };
        let rated = fit(5, &[apart, met, none]);
        assert_eq!(
            rated.iter().map(Option::is_some).collect::<Vec<_>>(),
            [true, true, false, false, false]
        );
        assert_eq!(fit(1, &[]), [None]);
    }
}
