//! One game: asks the players in turn, rolls the dice, and trusts nobody.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use galds_games::core::{About, AnyTable, Outcome, Side, Turn};

use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, PlayerError, THROW};
use galds_games::core::Rng;
use galds_host::machine;

/// A game that goes on for longer is a draw.
const LONGEST: usize = 4000;

/// A player at the table and how much it may think.
pub(super) struct Participant<'a> {
    pub(super) player: &'a mut dyn Player,
    pub(super) budget: Budget,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By its rules.
    Rules(Outcome),
    /// A side did not act, or not legally, and has lost.
    Forfeit {
        /// The side at fault.
        side: Side,
        /// What it did.
        reason: String,
    },
    /// It did not end and counts as a draw.
    TooLong,
}

impl End {
    /// The side that won.
    pub fn winner(&self) -> Option<Side> {
        match self {
            End::Rules(outcome) => outcome.winner(),
            End::Forfeit { side, .. } => Some(side.other()),
            End::TooLong => None,
        }
    }

    /// The points, where the rules gave them.
    pub fn outcome(&self) -> Outcome {
        match self {
            End::Rules(outcome) => *outcome,
            End::Forfeit { side, .. } => Outcome::win(side.other(), 1),
            End::TooLong => Outcome::DRAW,
        }
    }

    /// How it ended, as a sentence.
    pub fn in_words(&self, about: &About) -> String {
        match self {
            End::Rules(outcome) => format!("by the rules, {outcome}"),
            End::Forfeit { side, reason } => format!("{} forfeits: {reason}", about.side(*side)),
            End::TooLong => format!("drawn after {LONGEST} actions"),
        }
    }
}

/// Plays a game to its end; `None` if it was stopped.
pub(super) fn play(
    table: &mut dyn AnyTable,
    mut participants: [Participant<'_>; 2],
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Option<End> {
    for _ in 0..LONGEST {
        let side = match table.turn() {
            Turn::Over(outcome) => return Some(End::Rules(outcome)),
            Turn::Chance => {
                roll(table, rng);
                continue;
            }
            Turn::Side(side) | Turn::SideOrChance(side) => side,
        };
        let answer = ask(&mut participants[side.index()], &Observation::of(table, side), stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if let Err(reason) = answer.and_then(|answer| act(table, answer, rng)) {
            return Some(End::Forfeit { side, reason });
        }
    }
    Some(End::TooLong)
}

/// What a player wants to do.
enum Answer {
    Act(String),
    LetChanceAct,
}

fn ask(
    participant: &mut Participant<'_>,
    observation: &Observation,
    stop: &AtomicBool,
) -> Result<Answer, String> {
    let think =
        || participant.player.choose(observation, &participant.budget, &machine(stop), &mut |_| {});
    match catch_unwind(AssertUnwindSafe(think)) {
        Ok(Ok(analysis)) => match analysis.choice() {
            Some(THROW) => Ok(Answer::LetChanceAct),
            Some(token) => Ok(Answer::Act(token.to_owned())),
            None => Err("it chose nothing".to_owned()),
        },
        Ok(Err(PlayerError::NothingToChoose)) => Ok(Answer::LetChanceAct),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("it crashed".to_owned()),
    }
}

/// Makes an action of a side. The dice are never a side's to choose.
fn act(table: &mut dyn AnyTable, answer: Answer, rng: &mut Rng) -> Result<(), String> {
    let may_roll = matches!(table.turn(), Turn::SideOrChance(_));
    match answer {
        Answer::LetChanceAct if may_roll => {
            roll(table, rng);
            Ok(())
        }
        Answer::LetChanceAct => Err("it has to act and does not".to_owned()),
        Answer::Act(token) if may_roll && is_roll(table, &token) => {
            Err(format!("`{token}`: the dice are rolled by the referee"))
        }
        Answer::Act(token) => match table.play_text(&token) {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("`{token}`: {error}")),
        },
    }
}

fn is_roll(table: &dyn AnyTable, token: &str) -> bool {
    table.chances().iter().any(|result| result.action == token)
}

fn roll(table: &mut dyn AnyTable, rng: &mut Rng) {
    if let Some(token) = rng.weighted(&table.chances()).cloned() {
        let _legal_as_listed = table.play_text(&token);
    }
}

#[cfg(test)]
mod tests {
    use galds_engine::host::Host;

    use super::*;
    use galds_engine::player::{Analysis, TextLine, Value};
    use galds_engine::players::RandomPlayer;
    use galds_engine::search::Limits;

    enum Rogue {
        Cheats,
        Crashes,
        Sleeps,
    }

    impl Player for Rogue {
        fn name(&self) -> String {
            "rogue".to_owned()
        }

        fn choose(
            &mut self,
            _observation: &Observation,
            _budget: &Budget,
            _: &Host<'_>,
            _report: &mut dyn FnMut(&Analysis),
        ) -> Result<Analysis, PlayerError> {
            match self {
                Rogue::Cheats => {
                    let line =
                        TextLine { tokens: vec!["99-9".to_owned()], value: Value::Hundredths(0) };
                    Ok(Analysis { lines: vec![line], ..Analysis::default() })
                }
                Rogue::Crashes => panic!("a crash that the test wants"),
                Rogue::Sleeps => Ok(Analysis::default()),
            }
        }
    }

    fn game_with(mut rogue: Rogue) -> End {
        let mut table = galds_games::open("rotary", "rotary").unwrap();
        let mut honest = RandomPlayer::seeded(1);
        let budget = Budget::within(Limits::default());
        let participants = [
            Participant { player: &mut honest, budget },
            Participant { player: &mut rogue, budget },
        ];
        play(&mut *table, participants, &mut Rng::seeded(1), &AtomicBool::new(false)).unwrap()
    }

    #[test]
    fn whoever_cheats_crashes_or_does_nothing_has_lost() {
        for (rogue, expected) in [
            (Rogue::Cheats, "`99-9`: "),
            (Rogue::Crashes, "it crashed"),
            (Rogue::Sleeps, "it chose nothing"),
        ] {
            let end = game_with(rogue);
            assert_eq!(end.winner(), Some(Side::First));
            let End::Forfeit { side: Side::Second, reason } = end else { panic!("{end:?}") };
            assert!(reason.starts_with(expected), "{reason}");
        }
    }
}
