//! How often a player overlooks a forced win: its own, which it misses, or the opponent's, which it allows.
//!
//! ```text
//!   game of the player against itself ──► before and after each move: which side wins by force?
//!                                              └─► a judge that looks at many more positions
//!                                                     └─► a move against which it speaks: a second, longer look
//! ```
//!
//! The judge forgets everything between two positions, so that its opinion of a position does not depend on the game
//! that led to it. Wins that even the judge does not see are not counted.
//!
//! After a move the judge sees one move further than before it. So it may call a win allowed that was there already, and
//! a win missed that has only moved out of its sight. The second look settles that: at the position before a move that
//! is said to allow a win, or after one that is said to miss one. If the same side wins by force there too, the move
//! changed nothing.

use galds_games::core::{AnyTable, Rng, Side, Turn};

use super::ArenaError;
use super::opening::varied;
use galds_engine::player::{Player, Value};
use galds_engine::puzzles::proof::best_lines;
use galds_engine::registry::{Entry, Resources};
use galds_engine::spec::PlayerSpec;

/// Longer games are abandoned.
const LONGEST: usize = 400;

/// What is watched: a player of a game, and how long it and its judge look at a position.
#[derive(Clone, Debug)]
pub struct Watch {
    /// The game.
    pub entry: &'static Entry,
    /// The player that is watched.
    pub player: PlayerSpec,
    /// The player that judges.
    pub judge: PlayerSpec,
    /// How many positions it looks at for a move.
    pub nodes: u64,
    /// How many positions the judge looks at.
    pub judge_nodes: u64,
    /// How many positions the judge looks at before it stands by what it says against a move.
    pub second_look_nodes: u64,
}

/// A forced win that was overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The side that moved had it, and has it no more.
    Missed,
    /// The opponent has it, and did not have it before.
    Allowed,
}

/// Who wins by force, and in how many actions, as far as the judge sees.
pub type Opinion = Option<(Side, u32)>;

/// A move against which the judge speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// What is wrong with it.
    pub kind: Kind,
    /// The position before it.
    pub position: String,
    /// The move.
    pub token: String,
    /// The judge's opinion before it.
    pub before: Opinion,
    /// The judge's opinion after it.
    pub after: Opinion,
    /// Whether the second look agrees.
    pub confirmed: bool,
}

/// What was seen in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// How many moves were judged.
    pub moves: u32,
    /// Those against which the judge speaks.
    pub oversights: Vec<Oversight>,
}

/// Moves, and how many of them overlooked a win.
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
}

impl Watched {
    /// What the judge says at its first look.
    pub fn at_first(&self) -> Oversights {
        self.count(|_| true)
    }

    /// What is left of it after the second look.
    pub fn confirmed(&self) -> Oversights {
        self.count(|oversight| oversight.confirmed)
    }

    fn count(&self, counts: impl Fn(&Oversight) -> bool) -> Oversights {
        let of = |kind| {
            self.oversights.iter().filter(|seen| seen.kind == kind && counts(seen)).count() as u32
        };
        Oversights { moves: self.moves, missed: of(Kind::Missed), allowed: of(Kind::Allowed) }
    }
}

/// What a move of `side` between two opinions about who wins by force overlooked.
fn overlooked(side: Side, before: Option<Side>, after: Option<Side>) -> Option<Kind> {
    if before == after {
        None
    } else if after == Some(side.other()) {
        Some(Kind::Allowed)
    } else {
        (before == Some(side)).then_some(Kind::Missed)
    }
}

fn winner(opinion: Opinion) -> Option<Side> {
    opinion.map(|(side, _)| side)
}

impl Watch {
    /// Watches one game, from an opening that depends on the seed.
    pub fn game(&self, seed: u64) -> Result<Watched, ArenaError> {
        let mut rng = Rng::seeded(seed);
        let mut table = varied(self.entry, self.entry.about.name, &mut rng)?;
        let mut player = self.entry.player(&self.player, &Resources::seeded(rng.bits()))?;
        let mut judge = self.entry.player(&self.judge, &Resources::seeded(rng.bits()))?;
        let mut watched = Watched::default();
        let mut before = opinion(&*table, &mut *judge, self.judge_nodes);
        for _ in 0..LONGEST {
            let Turn::Side(side) = table.turn() else { break };
            let lines = best_lines(&*table, &mut *player, self.nodes, 1);
            let Some(token) = lines.first().and_then(|line| line.tokens.first()) else { break };
            let earlier = table.boxed_clone();
            if table.play_text(token).is_err() {
                break;
            }
            let after = opinion(&*table, &mut *judge, self.judge_nodes);
            watched.moves += 1;
            if let Some(kind) = overlooked(side, winner(before), winner(after)) {
                let (looked_at, changed_from) = match kind {
                    Kind::Missed => (&table, side),
                    Kind::Allowed => (&earlier, side.other()),
                };
                let second = opinion(&**looked_at, &mut *judge, self.second_look_nodes);
                let confirmed = winner(second) != Some(changed_from);
                watched.oversights.push(Oversight {
                    kind,
                    position: earlier.position_text(),
                    token: token.clone(),
                    before,
                    after,
                    confirmed,
                });
            }
            before = after;
        }
        Ok(watched)
    }
}

/// The side that has won, or wins by force as far as the judge sees with so many positions.
fn opinion(table: &dyn AnyTable, judge: &mut dyn Player, nodes: u64) -> Opinion {
    let side = match table.turn() {
        Turn::Over(outcome) => return outcome.winner().map(|winner| (winner, 0)),
        Turn::Side(side) => side,
        Turn::Chance | Turn::SideOrChance(_) => return None,
    };
    judge.new_game();
    match best_lines(table, judge, nodes, 1).first()?.value {
        Value::WinIn(actions) => Some((side, actions)),
        Value::LossIn(actions) => Some((side.other(), actions)),
        Value::Hundredths(_) | Value::Equity(_) | Value::Chance(_) => None,
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
            judge: PlayerSpec::full(),
            nodes: 2_000,
            judge_nodes: 4_000,
            second_look_nodes: 20_000,
        };
        let games = (1..=4).map(|seed| watch.game(seed).unwrap());
        games.fold(Oversights::default(), |seen, watched| {
            let (first, second) = (watched.at_first(), watched.confirmed());
            assert!(second.missed <= first.missed && second.allowed <= first.allowed);
            seen.with(second)
        })
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
        let seen = |before, after| overlooked(first, before, after);
        assert_eq!(seen(None, None), None);
        assert_eq!(seen(None, Some(first)), None);
        assert_eq!(seen(Some(first), Some(first)), None);
        assert_eq!(seen(Some(second), Some(second)), None);
        assert_eq!(seen(Some(second), None), None);
        assert_eq!(seen(Some(first), None), Some(Kind::Missed));
        assert_eq!(seen(None, Some(second)), Some(Kind::Allowed));
        assert_eq!(seen(Some(first), Some(second)), Some(Kind::Allowed));
    }
}
