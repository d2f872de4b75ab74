//! Tables of what the levels of a game may do, and the handicaps that they are made of. Each game has its table in its own
//! folder; `docs/strength.md` has what they measure.

use super::{LEVELS, Level, LevelNumber};

/// The ten levels of a game, the weakest first.
#[derive(Clone, Copy, Debug)]
pub struct LevelTable([Level; LEVELS]);

impl LevelTable {
    /// The table of these levels, the weakest first.
    pub const fn of(levels: [Level; LEVELS]) -> LevelTable {
        LevelTable(levels)
    }

    /// What a level may do.
    pub const fn level(&self, number: LevelNumber) -> Level {
        self.0[number.0 as usize - 1]
    }
}

/// More lines than there are actions: errors are made about all of them.
const ALL: usize = 200;

/// A level that acts without looking so often in a hundred actions, and otherwise plays as well as so many
/// positions allow. Fewer positions alone would make levels that never blunder, of which the weakest would
/// still beat a child: between neighbours who blunder, the strength of their search counts for less.
pub const fn careless(nodes: u64, blind: u32) -> Level {
    Level { nodes: Some(nodes), blind, ..Level::UNLIMITED }
}

/// A level that looks at every action, but only as far as the next one, and judges with errors. For games in
/// which looking further changes little: what comes next is rolled or hidden.
pub const fn misjudging(error: u32, blind: u32) -> Level {
    Level { depth: Some(1), lines: ALL, error, blind, ..Level::UNLIMITED }
}

/// No handicap: the best of as many positions as about a second allows. Positions and not the second, because
/// a machine twice as fast would otherwise put the last level 150 points further above the one before it.
pub const fn sincere(nodes: u64) -> Level {
    Level { nodes: Some(nodes), ..Level::UNLIMITED }
}

/// A level that thinks as far as the last one and acts without looking so often in a hundred actions.
pub const fn absent_minded(blind: u32) -> Level {
    Level { blind, ..Level::UNLIMITED }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::ENTRIES;

    #[test]
    fn no_level_is_more_handicapped_than_the_one_below_it() {
        for entry in ENTRIES {
            for pair in entry.levels.0.windows(2) {
                let [below, above] = [pair[0], pair[1]];
                let deep = |level: &Level| level.depth.unwrap_or(u32::MAX);
                let wide = |level: &Level| level.nodes.unwrap_or(u64::MAX);
                assert!(deep(&below) <= deep(&above), "{below}; {above}");
                assert!(below.blind >= above.blind || deep(&below) < deep(&above));
                assert!(below.error >= above.error || deep(&below) < deep(&above));
                assert!(above.is_sincere() || !below.is_sincere());
                assert!(!below.is_sincere() || wide(&below) < wide(&above));
                assert_ne!(below, above);
            }
        }
    }

    #[test]
    fn the_last_level_alone_has_no_handicap() {
        for entry in ENTRIES {
            for number in LevelNumber::all() {
                let is_last = number == LevelNumber::STRONGEST;
                let is_sincere = entry.levels.level(number).is_sincere();
                assert_eq!(is_sincere, is_last, "level {number} of {}", entry.about.name);
            }
        }
    }
}
