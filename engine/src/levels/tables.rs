//! What the levels of each game may do. `docs/strength.md` has what they measure.

use super::{LEVELS, Level, LevelNumber};

/// The ten levels of a game, the weakest first.
#[derive(Clone, Copy, Debug)]
pub struct LevelTable([Level; LEVELS]);

impl LevelTable {
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
const fn careless(nodes: u64, blind: u32) -> Level {
    Level { nodes: Some(nodes), blind, ..Level::UNLIMITED }
}

/// A level that looks at every action, but only as far as the next one, and judges with errors. For games in
/// which looking further changes little: what comes next is thrown or hidden.
const fn misjudging(error: u32, blind: u32) -> Level {
    Level { depth: Some(1), lines: ALL, error, blind, ..Level::UNLIMITED }
}

/// No handicap: the best of as many positions as about a second allows. Positions and not the second, because
/// a machine twice as fast would otherwise put the last level 150 points further above the one before it.
const fn sincere(nodes: u64) -> Level {
    Level { nodes: Some(nodes), ..Level::UNLIMITED }
}

/// Lautari.
pub const LAUTARI: LevelTable = LevelTable([
    careless(380, 47),
    careless(950, 35),
    careless(2_000, 27),
    careless(5_300, 18),
    careless(14_000, 12),
    careless(56_000, 8),
    careless(160_000, 5),
    careless(390_000, 3),
    careless(750_000, 1),
    sincere(1_500_000),
]);

/// Rotary.
pub const ROTARY: LevelTable = LevelTable([
    careless(1_100, 31),
    careless(2_450, 22),
    careless(6_200, 15),
    careless(16_500, 11),
    careless(43_000, 8),
    careless(105_000, 6),
    careless(220_000, 4),
    careless(390_000, 2),
    careless(750_000, 1),
    sincere(1_300_000),
]);

/// Shatra, where one bad action is often made good by a capture that the enemy has to make.
pub const SHATRA: LevelTable = LevelTable([
    careless(150, 80),
    careless(500, 50),
    careless(1_400, 35),
    careless(5_000, 21),
    careless(16_000, 13),
    careless(45_000, 8),
    careless(120_000, 5),
    careless(285_000, 3),
    careless(660_000, 1),
    sincere(1_500_000),
]);

/// Nardi: errors are thousandths of a point. The last level looks two throws ahead, which is as far as about a
/// second allows.
pub const NARDI: LevelTable = LevelTable([
    misjudging(750, 65),
    misjudging(500, 40),
    misjudging(380, 28),
    misjudging(300, 20),
    misjudging(230, 11),
    misjudging(190, 7),
    misjudging(140, 4),
    misjudging(95, 2),
    misjudging(50, 1),
    Level { depth: Some(3), ..Level::UNLIMITED },
]);

/// Luzhanqi: errors are thousandths of the chance to win. The last level needs no limit: its thinking comes to an
/// end by itself.
pub const LUZHANQI: LevelTable = LevelTable([
    misjudging(400, 97),
    misjudging(300, 40),
    misjudging(160, 16),
    misjudging(105, 10),
    misjudging(70, 6),
    misjudging(50, 4),
    misjudging(37, 3),
    misjudging(24, 2),
    misjudging(12, 1),
    Level::UNLIMITED,
]);

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
