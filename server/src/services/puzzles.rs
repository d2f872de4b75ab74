//! Solvers against puzzles: the first attempt at a puzzle is a game that one of the two wins, and both are rated by
//! Glicko-2. Further attempts are practice and change nothing.

use std::collections::{HashMap, HashSet};

use galds_games::core::{Outcome, PerSide, Side};
use galds_matches::clock::{Millis, Moment};
use galds_matches::ratings::{Rating, rate_puzzle};

use crate::storage::{Attempt, AttemptOutcome, PuzzleName, Solver, Store, StoreError};

/// What an attempt did to its solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    pub before: f64,
    pub solver: Solver,
}

/// Rates the first attempt of a person at a puzzle; nothing if it was not the first.
pub async fn rate_attempt(
    store: &dyn Store,
    person: &str,
    puzzle: PuzzleName,
    outcome: AttemptOutcome,
    at: Moment,
) -> Result<Option<Rated>, StoreError> {
    let solver = store.solver(person.to_owned(), puzzle.game.clone()).await?;
    let solver =
        solver.unwrap_or(Solver { standing: Rating::by_glicko(), streak: 0, best_streak: 0 });
    let standing = store.puzzle_standing(puzzle.clone()).await?.unwrap_or(Rating::by_glicko());
    let winner = match outcome {
        AttemptOutcome::Solved => Side::First,
        AttemptOutcome::Failed => Side::Second,
    };
    let before = PerSide([solver.standing, standing]);
    let [after, of_puzzle] = rate_puzzle(before, Outcome::win(winner, 1), at).0;
    let streak = if outcome == AttemptOutcome::Solved { solver.streak + 1 } else { 0 };
    let rated = Solver { standing: after, streak, best_streak: solver.best_streak.max(streak) };
    let person = person.to_owned();
    let attempt = Attempt { person, puzzle, outcome, solver: rated, standing: of_puzzle, at };
    let is_first = store.note_attempt(attempt).await?;
    Ok(is_first.then_some(Rated { before: solver.standing.rating, solver: rated }))
}

/// The puzzle that suits a solver best: one that was not tried, as strong as the solver as nearly as there is one. Puzzles
/// that nobody has tried count as new players.
pub fn next_puzzle(
    rating: f64,
    count: u32,
    tried: &[(u32, AttemptOutcome)],
    ratings: &[(u32, f64)],
) -> Option<u32> {
    let ratings: HashMap<u32, f64> = ratings.iter().copied().collect();
    let tried: HashSet<u32> = tried.iter().map(|(number, _)| *number).collect();
    let of = |number: u32| ratings.get(&number).copied().unwrap_or(Rating::by_glicko().rating);
    let open = (1..=count).filter(|number| !tried.contains(number));
    open.min_by(|&one, &other| {
        let far = |number: u32| (of(number) - rating).abs();
        far(one).total_cmp(&far(other)).then(one.cmp(&other))
    })
}

/// The puzzle of a day: the games take turns, and within a game the numbers are shuffled by the day.
pub fn daily_puzzle(at: Moment, counts: &[(&'static str, u32)]) -> Option<(&'static str, u32)> {
    let day = u64::try_from(at.0).unwrap_or(0) / Millis::days(1).0;
    let games: Vec<_> = counts.iter().filter(|(_, count)| *count > 0).collect();
    let place = usize::try_from(day % games.len().max(1) as u64).ok()?;
    let &&(game, count) = games.get(place)?;
    let number = galds_games::core::mix(day) % u64::from(count) + 1;
    Some((game, u32::try_from(number).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_puzzle_is_untried_and_as_strong_as_its_solver() {
        let ratings = [(1, 1200.0), (2, 1600.0), (3, 1900.0)];
        assert_eq!(next_puzzle(1650.0, 3, &[], &ratings), Some(2));
        assert_eq!(next_puzzle(1650.0, 3, &[(2, AttemptOutcome::Failed)], &ratings), Some(3));
        assert_eq!(
            next_puzzle(1500.0, 4, &[], &ratings),
            Some(4),
            "an unknown one is a new player"
        );
        let all = [(1, AttemptOutcome::Solved), (2, AttemptOutcome::Solved)];
        assert_eq!(next_puzzle(1500.0, 2, &all, &ratings), None);
    }

    #[test]
    fn every_day_has_a_puzzle_and_the_games_take_turns() {
        let counts = [("one", 40), ("none", 0), ("two", 7)];
        let on = |day: i64| daily_puzzle(Moment(day * 86_400_000 + 5), &counts).unwrap();
        let games: Vec<&str> = (0..4).map(|day| on(day).0).collect();
        assert_eq!(games, ["one", "two", "one", "two"]);
        assert!((0..500).all(|day| (1..=40).contains(&on(day).1)));
        assert_eq!(on(12), on(12));
        let numbers: std::collections::BTreeSet<u32> = (0..80).map(|day| on(2 * day).1).collect();
        assert!(numbers.len() > 25, "{numbers:?}");
        assert_eq!(daily_puzzle(Moment(0), &[]), None);
    }
}
