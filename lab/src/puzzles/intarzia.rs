//! Making tasks of the solitaire Intarzia.

use galds_engine::intarzia::Arrangement;
use galds_games::core::Rng;
use galds_games::intarzia::{Board, Colouring, Solution, solve};

/// How many balls of each colour there are: few are easier to keep in mind.
const FEWEST: usize = 2;
const MOST: usize = 6;
/// More colourings than there are for the most balls.
const ENOUGH: usize = 50_000_000;

/// A task between two random arrangements; `None` if it has no solution or is too easy.
pub fn arrangement(rng: &mut Rng) -> Option<Arrangement> {
    const EASY: usize = 2;
    let balls = FEWEST + rng.below(MOST - FEWEST + 1);
    let (from, to) = (random_colouring(balls, rng), random_colouring(balls, rng));
    let read = |text: &str| Colouring::read(Board::Lid, text).ok();
    let solution = solve(Board::Lid, read(&from)?, read(&to)?, ENOUGH, &mut |_| {}).ok()?;
    let Solution::Shortest(turns) = solution else { return None };
    let way: Vec<String> = turns.iter().map(ToString::to_string).collect();
    let task = Arrangement { turns: turns.len(), way: way.join(" "), from, to };
    (task.turns > EASY).then_some(task)
}

fn random_colouring(balls: usize, rng: &mut Rng) -> String {
    let mut points: Vec<String> =
        Board::Lid.points().points().map(|point| point.to_string()).collect();
    let mut draw = || {
        let mut drawn: Vec<String> =
            (0..balls).map(|_| points.swap_remove(rng.below(points.len()))).collect();
        drawn.sort_unstable();
        drawn.join(",")
    };
    let light = draw();
    format!("{light} {}", draw())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_written_as_they_are_read_and_their_minimum_is_proven_again() {
        let mut rng = Rng::seeded(1);
        let task = (0..10).find_map(|_| arrangement(&mut rng)).unwrap();
        assert_eq!(task.to_string().parse::<Arrangement>(), Ok(task.clone()));
        let read = |text: &str| Colouring::read(Board::Lid, text).unwrap();
        let solution = solve(Board::Lid, read(&task.from), read(&task.to), ENOUGH, &mut |_| {});
        let Ok(Solution::Shortest(turns)) = solution else { panic!("{solution:?}") };
        assert_eq!(turns.len(), task.turns);
    }
}
