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
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::search::TranspositionTable;
use galds_games::core::Rng;

/// A player of Luzhanqi that guesses armies and searches them.
///
/// It is given a [`Observation`] and nothing else, and what it chooses depends on the observation, the seed and
/// the limits alone.
#[derive(Debug)]
pub struct LuzhanqiPlayer {
    seed: u64,
    style: Style,
    transpositions: TranspositionTable,
}

impl LuzhanqiPlayer {
    /// A player whose set-ups, guesses and choices among equals depend on the seed.
    pub fn seeded(seed: u64) -> LuzhanqiPlayer {
        LuzhanqiPlayer::with_style(seed, Style::default())
    }

    /// The same with another way of weighing moves.
    pub fn with_style(seed: u64, style: Style) -> LuzhanqiPlayer {
        LuzhanqiPlayer { seed, style, transpositions: TranspositionTable::with_mebibytes(2) }
    }

    fn rng(&self, ply: u32) -> Rng {
        Rng::seeded(self.seed ^ mix(u64::from(ply) + 1))
    }

    /// A set-up for a game.
    pub(super) fn lay_out(&self, rules: &Rules, side: Side) -> SetUp {
        sensible_set_up(rules, &mut self.rng_for_set_up(side))
    }

    fn rng_for_set_up(&self, side: Side) -> Rng {
        self.rng(side.index() as u32 + 1_000_000)
    }

    /// The move it would choose.
    pub(super) fn best_move(
        &mut self,
        known: &Knowledge,
        budget: &Budget,
        host: &Host<'_>,
    ) -> Option<(Node, Node)> {
        let (choice, chosen) = self.weigh(known, budget, host, &mut |_| {});
        choice.candidates().get(chosen).map(|candidate| (candidate.from, candidate.to))
    }

    /// Weighs all moves, and picks the place of one among those that are nearly the best.
    fn weigh<'a>(
        &'a mut self,
        known: &'a Knowledge,
        budget: &Budget,
        host: &Host<'a>,
        report: &mut dyn FnMut(&Analysis),
    ) -> (Choice<'a>, usize) {
        // What was found in other guesses must not change what is found in these.
        self.transpositions.clear();
        let mut rng = self.rng(known.view.ply());
        let control = Control::new(budget.limits, *host);
        let mut choice = Choice::new(known, self.style, &self.transpositions, control);
        let lines = budget.lines.max(1);
        choice.weigh(lines, &mut rng, &mut |so_far| report(&in_words(so_far, lines, 0)));
        let bluff = if lines == 1 { self.style.bluff } else { 0.0 };
        let chosen = among_the_best(choice.candidates(), bluff, &mut rng);
        (choice, chosen)
    }

    fn choose_move(
        &mut self,
        known: &Knowledge,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let (choice, chosen) = self.weigh(known, budget, host, report);
        let analysis = in_words(&choice, budget.lines.max(1), chosen);
        if analysis.lines.is_empty() { Err(PlayerError::NothingToChoose) } else { Ok(analysis) }
    }
}

/// The place of one of the candidates that are nearly as good as the best.
fn among_the_best(candidates: &[Candidate], bluff: f64, rng: &mut Rng) -> usize {
    let Some(best) = candidates.first() else { return 0 };
    // Where the game is decided there is nothing to hide.
    let bluff = if (0.1..=0.9).contains(&best.chance) { bluff } else { 0.0 };
    let near = |c: &&Candidate| c.round == best.round && best.chance - c.chance <= bluff;
    rng.below(candidates.iter().take_while(near).count())
}

/// What was weighed, as text, the candidate at `first` in front.
fn in_words(choice: &Choice<'_>, lines: usize, first: usize) -> Analysis {
    let candidates = choice.candidates();
    let others = candidates.iter().enumerate().filter(|&(place, _)| place != first);
    let ordered = candidates.get(first).into_iter().chain(others.map(|(_, c)| c));
    let line = |&Candidate { from, to, chance, .. }: &Candidate| TextLine {
        tokens: vec![Action::Move { from, to }.to_string()],
        value: Value::Chance(chance.clamp(0.0, 1.0)),
    };
    Analysis {
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
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        match Reading::of(observation)? {
            Reading::SetUpDue(rules) => {
                let mut rng = self.rng_for_set_up(observation.side);
                let lines = (0..budget.lines.max(1)).map(|_| TextLine {
                    tokens: vec![sensible_set_up(&rules, &mut rng).to_string()],
                    value: Value::Chance(0.5),
                });
                Ok(Analysis { lines: lines.collect(), ..Analysis::default() })
            }
            Reading::MoveDue(known) => self.choose_move(&known, budget, host, report),
        }
    }
}
