//! The player of Luzhanqi.
//!
//! Its moves are weighed twice: by a short search of guesses, which sees exchanges exactly, and by rollouts, which see where a
//! game goes. What it plays is the best by both.

use galds_games::core::{Rng, Side, mix};
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Node, SetUp};

use super::candidates::{analysis_of, pick_near_best};
use super::reading::{Knowledge, Reading};
use super::root_search::{RootSearch, SetUps, Style};
use super::set_ups::{proven_set_up, sensible_set_up};
use crate::control::Control;
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::search::TranspositionTable;

/// A player of Luzhanqi that guesses armies, searches them and plays them on.
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

    fn rng_for_set_up(&self, side: Side) -> Rng {
        self.rng(side.index() as u32 + 1_000_000)
    }

    /// A set-up for a game.
    pub(super) fn lay_out(&self, rules: &Rules, side: Side) -> SetUp {
        self.set_up(rules, &mut self.rng_for_set_up(side))
    }

    fn set_up(&self, rules: &Rules, rng: &mut Rng) -> SetUp {
        match self.style.set_ups {
            SetUps::Sensible => sensible_set_up(rules, rng),
            SetUps::Proven => proven_set_up(rules, rng),
        }
    }

    /// The move it would choose.
    pub(super) fn best_move(
        &mut self,
        known: &Knowledge,
        budget: &Budget,
        host: &Host<'_>,
    ) -> Option<(Node, Node)> {
        let (search, chosen) = self.weigh(known, budget, host, &mut |_| {});
        search.candidates().get(chosen).map(|candidate| (candidate.from, candidate.to))
    }

    /// Weighs all moves, and picks the place of one among those that are nearly the best.
    fn weigh<'a>(
        &'a mut self,
        known: &'a Knowledge,
        budget: &Budget,
        host: &Host<'a>,
        report: &mut dyn FnMut(&Analysis),
    ) -> (RootSearch<'a>, usize) {
        // What was found in other guesses must not change what is found in these.
        self.transpositions.clear();
        let mut rng = self.rng(known.view.ply());
        let control = Control::new(budget.limits, *host);
        let lines = budget.lines.max(1);
        let mut search = RootSearch::new(known, self.style, &self.transpositions, control);
        search.weigh(lines, &mut rng, &mut |so_far| report(&in_lines(so_far, lines, 0)));
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
fn in_lines(search: &RootSearch<'_>, lines: usize, first: usize) -> Analysis {
    analysis_of(search.candidates(), first, lines, search.rounds, search.control())
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
                    tokens: vec![self.set_up(&rules, &mut rng).to_string()],
                    value: Value::Chance(0.5),
                });
                Ok(Analysis { lines: lines.collect(), ..Analysis::default() })
            }
            Reading::MoveDue(known) => self.choose_move(&known, budget, host, report),
        }
    }
}
