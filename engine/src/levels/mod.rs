//! Levels 1 to 10: honest handicaps.
//!
//! A weak level looks less far, looks at fewer positions, judges what it sees with an error, and now
//! and then acts without looking at all. Levels without errors of judgement answer threats even then. It
//! never sees more than its side may know and never plays worse on purpose when it is ahead. All limits are positions or actions ahead, not seconds, so a level
//! is equally strong on every machine and repeats its games for the same seed on the same one. (Where values are
//! fractions, another processor may decide a near tie otherwise.) The last level has no
//! handicap; whoever wants it to think for longer takes the player without a level.

mod player;
mod tables;
mod text;

use std::fmt;

use crate::search::Limits;

pub use player::LevelPlayer;
pub use tables::{LevelTable, absent_minded, careless, misjudging, sincere};
pub use text::LevelError;

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

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = LevelNumber> {
        (1..=LEVELS as u8).map(LevelNumber)
    }
}

impl fmt::Display for LevelNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
    /// Among how many lines it chooses.
    pub lines: usize,
    /// The size of its errors: the standard deviation that is added to each line's value, in
    /// hundredths of the unit of the search, or in thousandths of a point or of a chance.
    pub error: u32,
    /// How often in a hundred it acts without looking.
    pub blind: u32,
}

impl Level {
    /// No handicap and no limit.
    pub const UNLIMITED: Level = Level { depth: None, nodes: None, lines: 1, error: 0, blind: 0 };

    /// What ends its thinking.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, time: None }
    }

    /// Whether it plays as well as it can within its limits.
    pub const fn is_sincere(&self) -> bool {
        self.error == 0 && self.blind == 0
    }

    /// Whether it may ignore a threat when it acts without looking, as levels with errors of judgement do.
    pub const fn ignores_threats(&self) -> bool {
        self.error > 0
    }
}
