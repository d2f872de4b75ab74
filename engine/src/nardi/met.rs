//! The match equity table: the chance to win a match at each score.
//!
//! It is computed, not copied, from the end of the match backwards. A game between equal players is
//! taken as a chance that drifts from one half, with the cube and the share of gammons in view; what
//! that is worth at a score is what [`super::cube`] says it is, which needs the scores with fewer points
//! to go only.
//!
//! The share of gammons is what the program's own networks expect at the start of a game.

use std::sync::OnceLock;

use super::cube::{Rates, Scored, Stakes};

/// Where a game stands in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nobody was within one point of the match before.
    Before,
    /// The Crawford game: nobody doubles.
    Crawford,
    /// After the Crawford game.
    After,
}

/// The longest way to go that the table knows.
pub const LONGEST: u32 = 64;

const SIZE: usize = LONGEST as usize + 1;

/// How large a part of all wins are at least gammons, and how large a part are backgammons: what
/// `NetworkEvaluation::built_in` gives for the start of a game, rounded.
const GAMMONS: f64 = 0.266;
const BACKGAMMONS: f64 = 0.012;

/// The chance to win a match.
#[derive(Clone, Debug)]
pub struct MatchEquity {
    /// By the points that one side and the other have to go, both more than one.
    before: Vec<[f64; SIZE]>,
    /// The chances of a side that has so many points to go against one that has one to go.
    crawford: [f64; SIZE],
    after: [f64; SIZE],
}

impl MatchEquity {
    /// The table, computed when first asked for.
    pub fn table() -> &'static MatchEquity {
        static TABLE: OnceLock<MatchEquity> = OnceLock::new();
        TABLE.get_or_init(MatchEquity::build)
    }

    fn build() -> MatchEquity {
        let empty = [0.5; SIZE];
        let mut table = MatchEquity { before: vec![empty; SIZE], crawford: empty, after: empty };
        for away in 2..=LONGEST {
            table.after[away as usize] = table.compute(away, 1, Stage::After);
            table.crawford[away as usize] = table.compute(away, 1, Stage::Crawford);
        }
        for more in 2..=LONGEST {
            for fewer in 2..more {
                let chance = table.compute(more, fewer, Stage::Before);
                table.before[more as usize][fewer as usize] = chance;
                table.before[fewer as usize][more as usize] = 1.0 - chance;
            }
        }
        table
    }

    /// The chance of a game at this score, from those of scores with fewer points to go.
    fn compute(&self, away: u32, their_away: u32, stage: Stage) -> f64 {
        let scored = Scored { table: self, away: [away, their_away], stage };
        let rates = Rates { win: 0.5, gammons: [GAMMONS; 2], backgammons: [BACKGAMMONS; 2] };
        Stakes::Match(scored).chance_before_game(&rates)
    }

    /// The chance of a side with `away` points to go to win against one with `their_away` to go; the
    /// next game is of this stage. Nobody may be further than [`LONGEST`].
    pub fn chance(&self, away: u32, their_away: u32, stage: Stage) -> f64 {
        match (away, their_away) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (1, 1) => 0.5,
            (_, 1) => self.of_one_away(away, stage),
            (1, _) => 1.0 - self.of_one_away(their_away, stage),
            _ => self.before[away.min(LONGEST) as usize][their_away.min(LONGEST) as usize],
        }
    }

    fn of_one_away(&self, away: u32, stage: Stage) -> f64 {
        let chances = match stage {
            Stage::Before | Stage::Crawford => &self.crawford,
            Stage::After => &self.after,
        };
        chances[away.min(LONGEST) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::board::Board;
    use crate::nardi::chances::Chances;
    use crate::nardi::evaluation::NetworkEvaluation;

    #[test]
    fn gammons_come_as_often_as_the_networks_expect() {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } =
            NetworkEvaluation::built_in().chances(Board::START);
        for (gammons, backgammons, all) in
            [(win_gammon, win_backgammon, win), (lose_gammon, lose_backgammon, 1.0 - win)]
        {
            assert!((f64::from(gammons / all) - GAMMONS).abs() < 0.02);
            assert!((f64::from(backgammons / all) - BACKGAMMONS).abs() < 0.01);
        }
    }

    #[test]
    fn chances_grow_with_fewer_points_to_go_and_add_up_to_one() {
        let table = MatchEquity::table();
        for a in 1..=LONGEST {
            for b in 1..=LONGEST {
                let stage = Stage::Before;
                let both = table.chance(a, b, stage) + table.chance(b, a, stage);
                assert!((both - 1.0).abs() < 1e-9, "{a} {b}");
                if a > 1 {
                    let nearer = table.chance(a - 1, b, stage);
                    assert!(nearer >= table.chance(a, b, stage) - 1e-9, "{a} {b}");
                }
            }
        }
    }

    /// Scores that need no model beyond the share of gammons.
    #[test]
    fn scores_near_the_end_follow_by_hand() {
        let table = MatchEquity::table();
        // Two to go against one in the Crawford game: a plain win leads to one all.
        let crawford = 0.5 * (GAMMONS + (1.0 - GAMMONS) * 0.5);
        assert!((table.chance(2, 1, Stage::Crawford) - crawford).abs() < 1e-9);
        // After it the one behind doubles at once: the game is about the match.
        assert!((table.chance(2, 1, Stage::After) - 0.5).abs() < 0.02);
        let three = table.chance(3, 1, Stage::After);
        assert!(
            (three - crawford).abs() < 1e-9,
            "a doubled win leads to one all, a gammon wins: {three}"
        );
        assert!((table.chance(5, 5, Stage::Before) - 0.5).abs() < 1e-9);
        // The rule of thumb: a lead of two points at five and three to go is about 65 %.
        let lead = table.chance(3, 5, Stage::Before);
        assert!((0.6..0.7).contains(&lead), "{lead}");
    }
}
