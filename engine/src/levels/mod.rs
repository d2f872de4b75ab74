//! Levels 1 to 10: honest handicaps, the same for every game of a kind.
//!
//! A weak level looks less far, looks at fewer positions, judges what it sees with an error, and now
//! and then acts without looking at all. It never sees more than its side may know and never plays
//! worse on purpose when it is ahead. All limits but the last level's are positions, not seconds, so a
//! level is equally strong on every machine and repeats its games for the same seed.

mod player;

use std::fmt;
use std::time::Duration;

use crate::search::Limits;

pub use player::LevelPlayer;

/// A number from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LevelNumber(u8);

impl LevelNumber {
    /// The weakest level.
    pub const WEAKEST: LevelNumber = LevelNumber(1);
    /// The level for a first game.
    pub const USUAL: LevelNumber = LevelNumber(3);
    /// The strongest level.
    pub const STRONGEST: LevelNumber = LevelNumber(LEVELS as u8);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<LevelNumber> {
        if number >= 1 && number as usize <= LEVELS { Some(LevelNumber(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = LevelNumber> {
        (1..=LEVELS as u8).map(LevelNumber)
    }
}

impl fmt::Display for LevelNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How many levels there are.
pub const LEVELS: usize = 10;

/// What one level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How far it looks.
    pub depth: Option<u32>,
    /// How many positions it looks at.
    pub nodes: Option<u64>,
    /// How long it thinks if nothing else ends it.
    pub time: Option<Duration>,
    /// Among how many lines it chooses.
    pub lines: usize,
    /// The size of its errors: the standard deviation that is added to each line's value, in
    /// hundredths of the unit of the search, or in thousandths of a point or of a chance.
    pub noise: u32,
    /// How often in a hundred it acts without looking.
    pub blind: u32,
}

impl Level {
    /// What ends its thinking.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, time: self.time }
    }

    /// Whether it plays as well as it can within its limits.
    pub const fn is_sincere(&self) -> bool {
        self.noise == 0 && self.blind == 0
    }
}

/// The ten levels of a kind of game, the weakest first.
#[derive(Clone, Copy, Debug)]
pub struct LevelTable {
    /// For which games it is made.
    pub about: &'static str,
    /// The levels.
    levels: [Level; LEVELS],
}

impl LevelTable {
    /// What a level may do.
    pub const fn level(&self, number: LevelNumber) -> Level {
        self.levels[number.0 as usize - 1]
    }
}

/// A level as a row of a table: depth, positions, lines, noise, blind actions in a hundred.
const fn row(depth: u32, nodes: u64, lines: usize, noise: u32, blind: u32) -> Level {
    let depth = if depth == 0 { None } else { Some(depth) };
    Level { depth, nodes: Some(nodes), time: None, lines, noise, blind }
}

/// No handicap: only what is asked for ends the thinking, or this much time.
const fn unbound(time: Duration) -> Level {
    Level { depth: None, nodes: None, time: Some(time), lines: 1, noise: 0, blind: 0 }
}

/// How long the strongest level thinks unless told otherwise.
const LONGEST: Duration = Duration::from_secs(5);

/// Games that are searched as a tree.
pub const TREE: LevelTable = LevelTable {
    about: "games searched as a tree",
    levels: [
        row(2, 40_000, 20, 200, 50),
        row(2, 40_000, 20, 120, 30),
        row(2, 40_000, 16, 80, 18),
        row(2, 40_000, 12, 50, 10),
        row(2, 40_000, 8, 30, 4),
        row(3, 60_000, 8, 30, 4),
        row(3, 60_000, 4, 10, 0),
        row(4, 120_000, 4, 10, 0),
        row(5, 250_000, 1, 0, 0),
        unbound(LONGEST),
    ],
};

/// Games with dice: depth counts throws looked ahead.
pub const DICE: LevelTable = LevelTable {
    about: "games with dice",
    levels: [
        row(1, 20_000, 30, 400, 40),
        row(1, 20_000, 30, 300, 20),
        row(1, 20_000, 20, 200, 10),
        row(1, 20_000, 20, 120, 4),
        row(1, 20_000, 10, 80, 0),
        row(1, 20_000, 10, 50, 0),
        row(1, 20_000, 6, 25, 0),
        row(1, 20_000, 1, 0, 0),
        row(2, 200_000, 1, 0, 0),
        unbound(LONGEST),
    ],
};

/// Games with hidden pieces: positions are counted over all sampled armies.
pub const HIDDEN: LevelTable = LevelTable {
    about: "games with hidden pieces",
    levels: [
        row(1, 1_000, 20, 300, 40),
        row(1, 1_000, 20, 200, 20),
        row(1, 1_000, 12, 100, 8),
        row(1, 2_000, 8, 50, 3),
        row(2, 4_000, 6, 25, 0),
        row(2, 10_000, 4, 10, 0),
        row(3, 30_000, 1, 0, 0),
        row(4, 100_000, 1, 0, 0),
        row(0, 400_000, 1, 0, 0),
        unbound(LONGEST),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_is_more_handicapped_than_the_one_below_it() {
        for table in [TREE, DICE, HIDDEN] {
            for pair in table.levels.windows(2) {
                let deep = |level: &Level| level.depth.unwrap_or(u32::MAX);
                let wide = |level: &Level| level.nodes.unwrap_or(u64::MAX);
                assert!(deep(&pair[0]) <= deep(&pair[1]));
                assert!(wide(&pair[0]) <= wide(&pair[1]));
                assert!(pair[0].noise >= pair[1].noise);
                assert!(pair[0].blind >= pair[1].blind);
                assert_ne!(pair[0], pair[1]);
            }
        }
    }

    #[test]
    fn only_the_last_level_is_bound_by_time_and_it_has_no_handicap() {
        for table in [TREE, DICE, HIDDEN] {
            for number in LevelNumber::all() {
                let level = table.level(number);
                assert_eq!(level.time.is_some(), number == LevelNumber::STRONGEST);
            }
            assert!(table.level(LevelNumber::STRONGEST).is_sincere());
        }
    }
}
