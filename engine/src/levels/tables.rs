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
    weak(1, 200, 50),
    weak(1, 120, 25),
    weak(1, 80, 12),
    weak(1, 40, 5),
    weak(2, 40, 3),
    weak(2, 15, 0),
    strong(2_000),
    strong(8_000),
    strong(50_000),
    FULL,
]);

/// Rotary.
pub const ROTARY: LevelTable = LAUTARI;

/// Shatra.
pub const SHATRA: LevelTable = LAUTARI;

/// Nardi: depth counts throws looked ahead, errors are thousandths of a point.
pub const NARDI: LevelTable = LevelTable([
    weak(1, 400, 40),
    weak(1, 300, 20),
    weak(1, 200, 10),
    weak(1, 120, 4),
    weak(1, 80, 0),
    weak(1, 50, 0),
    weak(1, 25, 0),
    Level { depth: Some(1), lines: 1, ..strong(20_000) },
    Level { depth: Some(2), lines: 1, ..strong(200_000) },
    FULL,
]);

/// Luzhanqi: positions are counted over all guessed armies, errors are thousandths of the chance to win.
pub const LUZHANQI: LevelTable = LevelTable([
    Level { depth: Some(1), ..weak(1, 300, 40) },
    weak(1, 200, 20),
    weak(1, 100, 8),
    weak(1, 50, 3),
    weak(2, 25, 0),
    strong(4_000),
    strong(12_000),
    strong(40_000),
    strong(150_000),
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
                let deep = |level: &Level| level.depth.unwrap_or(u32::MAX);
                let wide = |level: &Level| level.nodes.unwrap_or(u64::MAX);
                assert!(deep(&pair[0]) <= deep(&pair[1]));
                assert!(wide(&pair[0]) <= wide(&pair[1]));
                assert!(pair[0].error >= pair[1].error);
                assert!(pair[0].blind >= pair[1].blind);
                assert_ne!(pair[0], pair[1]);
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
