//! The search from both ends.

use std::fmt;

use thiserror::Error;

use super::board::{Board, Colouring};
use crate::board::{Point, PointSet, rotated, turns_avoiding};

/// One turn of the solitaire; any empty point may be the pivot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The empty point in the middle.
    pub pivot: Point,
    /// Clockwise by so many times 60°, 1 to 5.
    pub k: u8,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.pivot, self.k)
    }
}

/// The answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// A shortest way; every shorter one has been excluded.
    Shortest(Vec<Turn>),
    /// There is no way at all: everything that can be reached has been seen.
    None,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// All ways up to this length have been excluded.
    pub excluded: usize,
    /// How many colourings have been reached from both ends together.
    pub reached: usize,
}

/// Why a task has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The colourings do not have the same balls.
    #[error(
        "the first colouring has {from_light} light and {from_dark} dark balls, the second {to_light} and {to_dark}; turns change no numbers"
    )]
    DifferentBalls {
        /// Light balls at the start.
        from_light: u32,
        /// Dark balls at the start.
        from_dark: u32,
        /// Light balls at the end.
        to_light: u32,
        /// Dark balls at the end.
        to_dark: u32,
    },
    /// The search became too large.
    #[error(
        "gave up after {reached} colourings: there is no solution in {excluded} turns or fewer, a longer one may exist"
    )]
    TooLarge {
        /// All ways up to this length have been excluded.
        excluded: usize,
        /// How many colourings were reached.
        reached: usize,
    },
}

/// Finds a shortest way from one colouring to another.
///
/// `progress` is called after every level; `most` is the number of colourings to hold before giving
/// up (each takes 16 bytes, and sorting doubles that for a while).
pub fn solve(
    board: Board,
    from: Colouring,
    to: Colouring,
    most: usize,
    progress: &mut dyn FnMut(Progress),
) -> Result<Solution, SolveError> {
    if (from.light.len(), from.dark.len()) != (to.light.len(), to.dark.len()) {
        return Err(SolveError::DifferentBalls {
            from_light: from.light.len(),
            from_dark: from.dark.len(),
            to_light: to.light.len(),
            to_dark: to.dark.len(),
        });
    }
    let mut front = Levels::starting_at(from);
    let mut back = Levels::starting_at(to);
    loop {
        if let Some(middle) = common(front.last(), back.last()) {
            let mut turns = front.way_down(board, middle);
            turns.reverse();
            let turns = turns.into_iter().map(Turn::undone);
            return Ok(Solution::Shortest(turns.chain(back.way_down(board, middle)).collect()));
        }
        let excluded = front.depth() + back.depth();
        let reached = front.reached + back.reached;
        progress(Progress { excluded, reached });
        let smaller = if front.last().len() <= back.last().len() { &mut front } else { &mut back };
        if !smaller.grow(board, most.saturating_sub(reached)) {
            return Err(SolveError::TooLarge { excluded, reached });
        }
        if smaller.last().is_empty() {
            return Ok(Solution::None);
        }
    }
}

/// Light in the upper half, dark in the lower.
type Code = u128;

fn code(colouring: Colouring) -> Code {
    Code::from(colouring.light.bits()) << 64 | Code::from(colouring.dark.bits())
}

fn colouring(code: Code) -> Colouring {
    let light = PointSet::from_bits((code >> 64) as u64);
    Colouring { light, dark: PointSet::from_bits(code as u64) }
}

impl Turn {
    fn undone(self) -> Turn {
        Turn { k: 6 - self.k, ..self }
    }
}

/// Every turn that changes something, with what it leads to.
pub fn turns(board: Board, from: Colouring) -> Vec<(Turn, Colouring)> {
    let mut turns = Vec::new();
    each_turn(board, code(from), |turn, reached| turns.push((turn, colouring(reached))));
    turns
}

/// The colourings at each distance from one end, each level sorted.
struct Levels {
    levels: Vec<Vec<Code>>,
    reached: usize,
}

impl Levels {
    fn starting_at(end: Colouring) -> Levels {
        Levels { levels: vec![vec![code(end)]], reached: 1 }
    }

    fn depth(&self) -> usize {
        self.levels.len() - 1
    }

    fn last(&self) -> &[Code] {
        &self.levels[self.depth()]
    }

    /// Adds a level; false if it would hold more than `most` colourings.
    fn grow(&mut self, board: Board, most: usize) -> bool {
        let mut next = Vec::new();
        // Repeats are removed whenever the list has doubled, so that it stays near its final size.
        let mut tidy_at = 1 << 20;
        for &state in self.last() {
            each_turn(board, state, |_, reached| next.push(reached));
            if next.len() >= tidy_at {
                self.tidy(&mut next);
                if next.len() > most {
                    return false;
                }
                tidy_at = (next.len() * 2).max(1 << 20);
            }
        }
        self.tidy(&mut next);
        self.reached += next.len();
        let fits = next.len() <= most;
        self.levels.push(next);
        fits
    }

    /// Sorts, and removes repeats and what the last two levels have.
    fn tidy(&self, next: &mut Vec<Code>) {
        next.sort_unstable();
        next.dedup();
        for level in self.levels.iter().rev().take(2) {
            let mut known = level.iter().copied().peekable();
            next.retain(|state| {
                while known.next_if(|level_state| level_state < state).is_some() {}
                known.peek() != Some(state)
            });
        }
    }

    /// The turns from a colouring of the last level down to this end.
    fn way_down(&self, board: Board, from: Code) -> Vec<Turn> {
        let mut state = from;
        let mut turns = Vec::with_capacity(self.depth());
        for level in self.levels.iter().rev().skip(1) {
            let mut step = None;
            each_turn(board, state, |turn, reached| {
                if step.is_none() && level.binary_search(&reached).is_ok() {
                    step = Some((turn, reached));
                }
            });
            // Every colouring of a level was made by a turn from the level below it.
            if let Some((turn, reached)) = step {
                turns.push(turn);
                state = reached;
            }
        }
        turns
    }
}

/// Calls `each` with every turn that changes something and what it leads to.
fn each_turn(board: Board, state: Code, mut each: impl FnMut(Turn, Code)) {
    let Colouring { light, dark } = colouring(state);
    let empty = board.points() - (light | dark);
    for pivot in empty.points() {
        let (light_code, dark_code) = (light.ring_code(pivot), dark.ring_code(pivot));
        let turns = turns_avoiding(board.outside(pivot), light_code | dark_code);
        let others = !pivot.ring();
        for k in (1..6).filter(|k| turns >> k & 1 == 1) {
            let turned = |set: PointSet, ring_code| {
                (set & others) | PointSet::from_ring_code(pivot, rotated(ring_code, k))
            };
            let next =
                Colouring { light: turned(light, light_code), dark: turned(dark, dark_code) };
            let next = code(next);
            if next != state {
                each(Turn { pivot, k }, next);
            }
        }
    }
}

/// The first element of two sorted lists that both have.
fn common(a: &[Code], b: &[Code]) -> Option<Code> {
    let (small, large) = if a.len() < b.len() { (a, b) } else { (b, a) };
    small.iter().copied().find(|state| large.binary_search(state).is_ok())
}
