//! Tasks of the solitaire Intarzia: from one arrangement of balls to another in the fewest turns.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::puzzles::lines_of;

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

/// The tasks that come with the program.
pub fn shipped_arrangements() -> Vec<Arrangement> {
    lines_of(include_str!("../../puzzles/intarzia.txt"))
        .filter_map(|line| line.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_written_as_they_are_read() {
        let line = "3\t22-1 43-2 22-5\t11,12 13,14\t21,22 23,24";
        assert_eq!(line.parse::<Arrangement>().unwrap().to_string(), line);
        assert!("3\t22-1".parse::<Arrangement>().is_err());
    }
}
