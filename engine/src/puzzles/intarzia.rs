//! Tasks of the solitaire Intarzia: from one arrangement of balls to another in the fewest turns.

use std::fmt;
use std::str::FromStr;

use galds_games::rotary::intarzia::{Board, Colouring, Solution, solve};
use thiserror::Error;

use crate::players::Dice;

/// A task on the lid with its proven minimum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The fewest turns.
    pub turns: usize,
    /// A shortest way, `PIVOT-K` with blanks between.
    pub way: String,
    /// The first colouring.
    pub from: String,
    /// The last colouring.
    pub to: String,
}

/// Why a line holds no task.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a task of Intarzia is `TURNS<TAB>WAY<TAB>FROM<TAB>TO`, not `{0}`")]
pub struct ArrangementError(String);

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}\t{}", self.turns, self.way, self.from, self.to)
    }
}

impl FromStr for Arrangement {
    type Err = ArrangementError;

    fn from_str(line: &str) -> Result<Arrangement, ArrangementError> {
        let wrong = || ArrangementError(line.to_owned());
        let parts: Vec<&str> = line.split('\t').collect();
        let [turns, way, from, to] = parts[..] else { return Err(wrong()) };
        let turns = turns.parse().map_err(|_| wrong())?;
        let text = str::to_owned;
        Ok(Arrangement { turns, way: text(way), from: text(from), to: text(to) })
    }
}

/// How many balls of each colour there are: few are easier to keep in mind.
const FEWEST: usize = 2;
const MOST: usize = 6;
/// More colourings than there are for the most balls.
const ENOUGH: usize = 50_000_000;

/// A task between two random arrangements; `None` if it has no solution or is too easy.
pub fn arrangement(dice: &mut Dice) -> Option<Arrangement> {
    const EASY: usize = 2;
    let balls = FEWEST + dice.below(MOST - FEWEST + 1);
    let (from, to) = (random_colouring(balls, dice), random_colouring(balls, dice));
    let read = |text: &str| Colouring::read(Board::Lid, text).ok();
    let solution = solve(Board::Lid, read(&from)?, read(&to)?, ENOUGH, &mut |_| {}).ok()?;
    let Solution::Shortest(turns) = solution else { return None };
    let way: Vec<String> = turns.iter().map(ToString::to_string).collect();
    let task = Arrangement { turns: turns.len(), way: way.join(" "), from, to };
    (task.turns > EASY).then_some(task)
}

fn random_colouring(balls: usize, dice: &mut Dice) -> String {
    let mut points: Vec<String> =
        Board::Lid.points().points().map(|point| point.to_string()).collect();
    let mut draw = || {
        let mut drawn: Vec<String> =
            (0..balls).map(|_| points.swap_remove(dice.below(points.len()))).collect();
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
        let mut dice = Dice::seeded(1);
        let task = (0..10).find_map(|_| arrangement(&mut dice)).unwrap();
        assert_eq!(task.to_string().parse::<Arrangement>(), Ok(task.clone()));
        let read = |text: &str| Colouring::read(Board::Lid, text).unwrap();
        let solution = solve(Board::Lid, read(&task.from), read(&task.to), ENOUGH, &mut |_| {});
        let Ok(Solution::Shortest(turns)) = solution else { panic!("{solution:?}") };
        assert_eq!(turns.len(), task.turns);
    }
}
