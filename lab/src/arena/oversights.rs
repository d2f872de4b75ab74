//! How often a player overlooks a forced win: its own, which it misses, or the opponent's, which it allows.
//!
//! ```text
//!   game of the player against itself ──► before and after each move: which side wins by force?
//!                                              └─► a judge that looks at many more positions
//! ```
//!
//! The judge forgets everything between two positions, so that its opinion of a position does not depend on the game
//! that led to it. Wins that even the judge does not see are not counted.

use galds_games::core::{AnyTable, Rng, Side, Turn};

use super::ArenaError;
use super::opening::varied;
use galds_engine::player::{Player, Value};
use galds_engine::puzzles::proof::best_lines;
use galds_engine::registry::{Entry, Resources};
use galds_engine::spec::PlayerSpec;

/// A game that goes on for longer is left.
const LONGEST: usize = 400;

/// What is watched: a player of a game, and how long it and its judge look at a position.
#[derive(Clone, Debug)]
pub struct Watch {
    /// The game.
    pub entry: &'static Entry,
    /// The player that is watched.
    pub player: PlayerSpec,
    /// How many positions it looks at for a move.
    pub nodes: u64,
    /// How many positions the judge looks at.
    pub judge_nodes: u64,
}

/// What was seen in some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Oversights {
    /// How many moves were judged.
    pub moves: u32,
    /// Moves after which a forced win was gone.
    pub missed: u32,
    /// Moves after which the opponent had a forced win that it did not have before.
    pub allowed: u32,
}

impl Oversights {
    /// How many moves were among these.
    pub fn count(self) -> u32 {
        self.missed + self.allowed
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: Oversights) -> Oversights {
        Oversights {
            moves: self.moves + other.moves,
            missed: self.missed + other.missed,
            allowed: self.allowed + other.allowed,
        }
    }

    /// Counts a move of `side` between two opinions about who wins by force.
    fn judge(&mut self, side: Side, before: Option<Side>, after: Option<Side>) {
        self.moves += 1;
        if after == Some(side.other()) && before != after {
            self.allowed += 1;
        } else if before == Some(side) && after != before {
            self.missed += 1;
        }
    }
}

impl Watch {
    /// Watches one game, from an opening that depends on the seed.
    pub fn game(&self, seed: u64) -> Result<Oversights, ArenaError> {
        let mut rng = Rng::seeded(seed);
        let mut table = varied(self.entry, self.entry.about.name, &mut rng)?;
        let mut player = self.entry.player(&self.player, &Resources::seeded(rng.bits()))?;
        let mut judge = self.entry.player(&PlayerSpec::full(), &Resources::seeded(rng.bits()))?;
        let mut found = Oversights::default();
        let mut before = self.winner(&*table, &mut *judge);
        for _ in 0..LONGEST {
            let Turn::Side(side) = table.turn() else { break };
            let lines = best_lines(&*table, &mut *player, self.nodes, 1);
            let Some(token) = lines.first().and_then(|line| line.tokens.first()) else { break };
            if table.play_text(token).is_err() {
                break;
            }
            let after = self.winner(&*table, &mut *judge);
            found.judge(side, before, after);
            before = after;
        }
        Ok(found)
    }

    /// The side that has won, or wins by force as far as the judge sees.
    fn winner(&self, table: &dyn AnyTable, judge: &mut dyn Player) -> Option<Side> {
        let side = match table.turn() {
            Turn::Over(outcome) => return outcome.winner(),
            Turn::Side(side) => side,
            Turn::Chance | Turn::SideOrChance(_) => return None,
        };
        judge.new_game();
        match best_lines(table, judge, self.judge_nodes, 1).first()?.value {
            Value::WinIn(_) => Some(side),
            Value::LossIn(_) => Some(side.other()),
            Value::Hundredths(_) | Value::Equity(_) | Value::Chance(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::registry::find;

    fn seen_of(player: &str) -> Oversights {
        let watch = Watch {
            entry: find("rotary").unwrap(),
            player: player.parse().unwrap(),
            nodes: 2_000,
            judge_nodes: 4_000,
        };
        (1..=4).fold(Oversights::default(), |seen, seed| seen.with(watch.game(seed).unwrap()))
    }

    #[test]
    fn who_moves_at_random_overlooks_more_than_who_searches() {
        let (random, full) = (seen_of("random"), seen_of("full"));
        assert!(random.count() > 0);
        assert!(random.count() * full.moves > full.count() * random.moves);
    }

    #[test]
    fn a_win_that_is_kept_or_was_never_there_is_no_oversight() {
        let (first, second) = (Side::First, Side::Second);
        let counted = |before, after| {
            let mut seen = Oversights::default();
            seen.judge(first, before, after);
            (seen.missed, seen.allowed)
        };
        assert_eq!(counted(None, None), (0, 0));
        assert_eq!(counted(None, Some(first)), (0, 0));
        assert_eq!(counted(Some(first), Some(first)), (0, 0));
        assert_eq!(counted(Some(second), Some(second)), (0, 0));
        assert_eq!(counted(Some(first), None), (1, 0));
        assert_eq!(counted(None, Some(second)), (0, 1));
        assert_eq!(counted(Some(first), Some(second)), (0, 1));
    }
}
