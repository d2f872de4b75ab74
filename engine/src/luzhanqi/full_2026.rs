//! The full player of Luzhanqi as it was in November 2026, to measure the players after it by.
//!
//! It draws armies that fit by habits, gives each of them one reply of search, and takes the move with the best mean. What it
//! shares with the present player (habits, the search of guesses, the evaluation, sensible set-ups) must not change either.

use galds_games::core::{Rng, Side, mix};

use super::candidates::{analysis_of, pick_near_best};
use super::guesses::{GuessSearch, Guesses, Style};
use super::reading::{Knowledge, Reading};
use super::set_ups::sensible_set_up;
use crate::control::Control;
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::search::TranspositionTable;

/// A player of Luzhanqi that guesses armies and searches them.
///
/// It is given a [`Observation`] and nothing else, and what it chooses depends on the observation, the seed and
/// the limits alone.
#[derive(Debug)]
pub(super) struct Full2026 {
    seed: u64,
    style: Style,
    transpositions: TranspositionTable,
}

impl Full2026 {
    /// A player whose set-ups, guesses and choices among equals depend on the seed.
    pub(super) fn seeded(seed: u64) -> Full2026 {
        let style = Style::default();
        Full2026 { seed, style, transpositions: TranspositionTable::with_mebibytes(2) }
    }

    fn rng(&self, ply: u32) -> Rng {
        Rng::seeded(self.seed ^ mix(u64::from(ply) + 1))
    }

    fn rng_for_set_up(&self, side: Side) -> Rng {
        self.rng(side.index() as u32 + 1_000_000)
    }

    /// Weighs all moves, and picks the place of one among those that are nearly the best.
    fn weigh<'a>(
        &'a mut self,
        known: &'a Knowledge,
        budget: &Budget,
        host: &Host<'a>,
        report: &mut dyn FnMut(&Analysis),
    ) -> (GuessSearch<'a>, usize) {
        // What was found in other guesses must not change what is found in these.
        self.transpositions.clear();
        let mut rng = self.rng(known.view.ply());
        let control = Control::new(budget.limits, *host);
        let mut search = GuessSearch::new(known, self.style, &self.transpositions, control);
        let lines = budget.lines.max(1);
        let Knowledge { belief, tracks, view, .. } = known;
        if let Some(mut guesses) = Guesses::new(belief, tracks, view.ply()) {
            let mut after = |so_far: &GuessSearch<'_>| report(&in_lines(so_far, lines, 0));
            search.weigh(lines, &mut guesses, &mut rng, &mut after);
        }
        let bluff = if lines == 1 { self.style.bluff } else { 0.0 };
        let chosen = pick_near_best(search.candidates(), bluff, &mut rng);
        (search, chosen)
    }

    fn choose_move(
        &mut self,
        known: &Knowledge,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let (search, chosen) = self.weigh(known, budget, host, report);
        let analysis = in_lines(&search, budget.lines.max(1), chosen);
        if analysis.lines.is_empty() { Err(PlayerError::NothingToChoose) } else { Ok(analysis) }
    }
}

/// What was found, as text, the candidate at `first` in front.
fn in_lines(search: &GuessSearch<'_>, lines: usize, first: usize) -> Analysis {
    analysis_of(search.candidates(), first, lines, search.rounds, &search.control)
}

impl Player for Full2026 {
    fn name(&self) -> String {
        "galds luzhanqi of 2026".to_owned()
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
