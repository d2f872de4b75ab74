//! The player of Luzhanqi.

use galds_games::core::{Side, mix};
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Action, Node, SetUp};

pub use super::choice::Style;
use super::choice::{Candidate, Choice};
use super::layout::sensible_set_up;
use super::reading::{Knowledge, Reading};
use crate::control::Control;
use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, TextLine, Thought, Value};
use crate::players::Dice;
use crate::search::Memory;
use crate::sight::Sight;

/// A player of Luzhanqi that guesses armies and searches them.
///
/// It is given a [`Sight`] and nothing else, and what it chooses depends on the sight, the seed and
/// the limits alone.
#[derive(Debug)]
pub struct LuzhanqiPlayer {
    seed: u64,
    style: Style,
    memory: Memory,
}

impl LuzhanqiPlayer {
    /// A player whose set-ups, guesses and choices among equals depend on the seed.
    pub fn seeded(seed: u64) -> LuzhanqiPlayer {
        LuzhanqiPlayer::with_style(seed, Style::default())
    }

    /// The same with another way of weighing moves.
    pub fn with_style(seed: u64, style: Style) -> LuzhanqiPlayer {
        LuzhanqiPlayer { seed, style, memory: Memory::with_mebibytes(2) }
    }

    fn dice(&self, ply: u32) -> Dice {
        Dice::seeded(self.seed ^ mix(u64::from(ply) + 1))
    }

    /// A set-up for a game.
    pub(super) fn lay_out(&self, rules: &Rules, side: Side) -> SetUp {
        sensible_set_up(rules, &mut self.dice_for_set_up(side))
    }

    fn dice_for_set_up(&self, side: Side) -> Dice {
        self.dice(side.index() as u32 + 1_000_000)
    }

    /// The move it would choose.
    pub(super) fn best_move(
        &mut self,
        known: &Knowledge,
        effort: &Effort,
        host: &Host<'_>,
    ) -> Option<(Node, Node)> {
        let (choice, chosen) = self.weigh(known, effort, host, &mut |_| {});
        choice.candidates().get(chosen).map(|candidate| (candidate.from, candidate.to))
    }

    /// Weighs all moves, and picks the place of one among those that are nearly the best.
    fn weigh<'a>(
        &'a mut self,
        known: &'a Knowledge,
        effort: &Effort,
        host: &Host<'a>,
        report: &mut dyn FnMut(&Thought),
    ) -> (Choice<'a>, usize) {
        // What was found in other guesses must not change what is found in these.
        self.memory.clear();
        let mut dice = self.dice(known.view.ply());
        let control = Control::new(effort.limits, *host);
        let mut choice = Choice::new(known, self.style, &self.memory, control);
        let lines = effort.lines.max(1);
        choice.weigh(lines, &mut dice, &mut |so_far| report(&in_words(so_far, lines, 0)));
        let bluff = if lines == 1 { self.style.bluff } else { 0.0 };
        let chosen = among_the_best(choice.candidates(), bluff, &mut dice);
        (choice, chosen)
    }

    fn choose_move(
        &mut self,
        known: &Knowledge,
        effort: &Effort,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let (choice, chosen) = self.weigh(known, effort, host, report);
        let thought = in_words(&choice, effort.lines.max(1), chosen);
        if thought.lines.is_empty() { Err(PlayerError::NothingToChoose) } else { Ok(thought) }
    }
}

/// The place of one of the candidates that are nearly as good as the best.
fn among_the_best(candidates: &[Candidate], bluff: f64, dice: &mut Dice) -> usize {
    let Some(best) = candidates.first() else { return 0 };
    // Where the game is decided there is nothing to hide.
    let bluff = if (0.1..=0.9).contains(&best.chance) { bluff } else { 0.0 };
    let near = |c: &&Candidate| c.round == best.round && best.chance - c.chance <= bluff;
    dice.below(candidates.iter().take_while(near).count())
}

/// What was weighed, as text, the candidate at `first` in front.
fn in_words(choice: &Choice<'_>, lines: usize, first: usize) -> Thought {
    let candidates = choice.candidates();
    let others = candidates.iter().enumerate().filter(|&(place, _)| place != first);
    let ordered = candidates.get(first).into_iter().chain(others.map(|(_, c)| c));
    let line = |&Candidate { from, to, chance, .. }: &Candidate| TextLine {
        tokens: vec![Action::Move { from, to }.to_string()],
        value: Value::Chance(chance.clamp(0.0, 1.0)),
    };
    Thought {
        lines: ordered.take(lines).map(line).collect(),
        depth: choice.rounds + 1,
        nodes: choice.control.nodes(),
        time: choice.control.elapsed(),
    }
}

impl Player for LuzhanqiPlayer {
    fn name(&self) -> String {
        "galds luzhanqi".to_owned()
    }

    fn choose(
        &mut self,
        sight: &Sight,
        effort: &Effort,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        match Reading::of(sight)? {
            Reading::SetUpDue(rules) => {
                let mut dice = self.dice_for_set_up(sight.side);
                let lines = (0..effort.lines.max(1)).map(|_| TextLine {
                    tokens: vec![sensible_set_up(&rules, &mut dice).to_string()],
                    value: Value::Chance(0.5),
                });
                Ok(Thought { lines: lines.collect(), ..Thought::default() })
            }
            Reading::MoveDue(known) => self.choose_move(&known, effort, host, report),
        }
    }
}
