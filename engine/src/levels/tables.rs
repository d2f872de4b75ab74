//! What the levels of each game may do. `docs/strength.md` has what they measure.

use std::time::Duration;

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

/// How long the strongest level thinks unless told otherwise.
const LONGEST: Duration = Duration::from_secs(1);

/// More lines than there are actions: errors are made about all of them.
const ALL: usize = 200;

/// A weak level looks at every action, but not far, and judges with errors.
const fn weak(depth: u32, error: u32, blind: u32) -> Level {
    Level { depth: Some(depth), nodes: None, time: None, lines: ALL, error, blind }
}

/// A strong level plays as well as so many positions allow.
const fn strong(nodes: u64) -> Level {
    Level { depth: None, nodes: Some(nodes), time: None, lines: 1, error: 0, blind: 0 }
}

/// No handicap: only what is asked for ends the thinking, or a second.
const FULL: Level =
    Level { depth: None, nodes: None, time: Some(LONGEST), lines: 1, error: 0, blind: 0 };

/// Lautari.
pub const LAUTARI: LevelTable = LevelTable([
    weak(1, 150, 25),
    weak(1, 100, 12),
    weak(1, 50, 5),
    weak(2, 100, 6),
    weak(2, 40, 2),
    strong(1_500),
    strong(4_500),
    strong(14_000),
    strong(50_000),
    FULL,
]);

/// Rotary, in which looking one turn further counts for more than in the others.
pub const ROTARY: LevelTable = LevelTable([
    weak(1, 80, 10),
    weak(1, 40, 4),
    weak(2, 60, 4),
    weak(2, 20, 1),
    strong(500),
    strong(1_200),
    strong(3_000),
    strong(8_000),
    strong(25_000),
    FULL,
]);

/// Shatra.
pub const SHATRA: LevelTable = LevelTable([
    weak(1, 120, 20),
    weak(1, 80, 10),
    weak(1, 40, 4),
    weak(2, 150, 8),
    weak(2, 60, 4),
    strong(1_500),
    strong(5_000),
    strong(16_000),
    strong(60_000),
    FULL,
]);

/// Nardi: depth counts throws looked ahead, errors are thousandths of a point.
pub const NARDI: LevelTable = LevelTable([
    weak(1, 400, 30),
    weak(1, 300, 20),
    weak(1, 220, 12),
    weak(1, 160, 7),
    weak(1, 110, 4),
    weak(1, 70, 2),
    weak(1, 40, 0),
    Level { depth: Some(1), ..strong(20_000) },
    Level { depth: Some(2), ..strong(200_000) },
    FULL,
]);

/// Luzhanqi: positions are counted over all guessed armies, errors are thousandths of the chance to win.
pub const LUZHANQI: LevelTable = LevelTable([
    weak(1, 200, 30),
    weak(1, 150, 20),
    weak(1, 100, 12),
    weak(1, 60, 6),
    weak(1, 30, 2),
    strong(1_500),
    strong(4_000),
    strong(12_000),
    strong(40_000),
    FULL,
]);

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: [LevelTable; 5] = [LAUTARI, LUZHANQI, NARDI, ROTARY, SHATRA];

    #[test]
    fn no_level_is_more_handicapped_than_the_one_below_it() {
        for table in TABLES {
            for pair in table.0.windows(2) {
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
    fn only_the_last_level_is_bound_by_time_and_it_has_no_handicap() {
        for table in TABLES {
            for number in LevelNumber::all() {
                let level = table.level(number);
                assert_eq!(level.time.is_some(), number == LevelNumber::STRONGEST);
            }
            assert!(table.level(LevelNumber::STRONGEST).is_sincere());
        }
    }
}
