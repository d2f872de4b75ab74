//! The player of Nardi: plays, doubles, takes and drops.
//!
//! A budget of depth n looks n − 1 plies ahead: depth 1 judges what its own plays leave, depth 2 looks
//! over the next roll, and so on up to depth 4. Without a depth it goes on as long as time and nodes
//! allow. Values are points at the present stake, in a match too ([`super::cube`]).

use std::sync::Arc;
use std::time::Duration;

use galds_games::core::{Game, Table, Turn};
use galds_games::nardi::{Action, Nardi, Phase, Roll};

use super::cube::Options;
use super::evaluation::{Evaluation, NetworkEvaluation, PipCount};
use super::expectation::{Expectation, Judged, Plies, Ranked};
use super::sieve::Strength;
use super::situation::Situation;
use crate::control::{Control, Limits};
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, THROW, TextLine, Value};

/// A player of Nardi.
#[derive(Clone)]
pub struct NardiPlayer {
    name: String,
    evaluation: Arc<dyn Evaluation>,
    most: Plies,
}

impl NardiPlayer {
    /// The player with the networks of the program, as strong as its budget allows.
    pub fn new() -> NardiPlayer {
        NardiPlayer::with_evaluation(
            "galds nardi",
            Arc::new(NetworkEvaluation::built_in()),
            Plies::MOST,
        )
    }

    /// A baseline: it takes the play after which its lead in pips is largest, and looks no further.
    pub fn greedy() -> NardiPlayer {
        NardiPlayer::with_evaluation("greedy", Arc::new(PipCount), Plies::ZERO)
    }

    /// A player with any evaluation, such as a [`NetworkEvaluation`] with networks of the host's, that looks at
    /// most so many plies ahead.
    pub fn with_evaluation(
        name: &str,
        evaluation: Arc<dyn Evaluation>,
        most: Plies,
    ) -> NardiPlayer {
        NardiPlayer { name: name.to_owned(), evaluation, most }
    }
}

impl Default for NardiPlayer {
    fn default() -> NardiPlayer {
        NardiPlayer::new()
    }
}

impl Player for NardiPlayer {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let table: Table<Nardi> = observation.set_up()?;
        let (game, position) = (table.game(), table.position());
        if game.turn(position).side() != Some(observation.side) {
            return Err(PlayerError::NothingToChoose);
        }
        let control = Control::new(budget.limits, *host);
        let situation = Situation::at(game, position);
        let search = Expectation::new(&*self.evaluation, situation.stakes.worth(position.stake()))
            .with_cube(&Situation::of(game, position, observation.side.other()));
        let mut thinking = Thinking {
            search: search.limited(&control, budget.threads),
            control: &control,
            budget,
            most: most_plies(budget.limits).min(self.most),
            situation,
            report,
        };
        match (position.phase(), game.turn(position)) {
            (Phase::Dice(roll), _) => Ok(thinking.play(roll)),
            (Phase::Roll, Turn::SideOrChance(_)) => Ok(thinking.consider_double()),
            (Phase::Double, _) => Ok(thinking.answer_double()),
            _ => Err(PlayerError::NothingToChoose),
        }
    }
}

fn most_plies(limits: Limits) -> Plies {
    limits.depth.map_or(Plies::MOST, |depth| Plies::up_to(depth.saturating_sub(1)))
}

/// How much longer each ply takes than the one before, at least: a ply for which there is less time
/// left is not begun.
const GROWTH: u32 = 8;

struct Thinking<'a> {
    search: Expectation<'a>,
    control: &'a Control<'a>,
    budget: &'a Budget,
    most: Plies,
    situation: Situation,
    report: &'a mut dyn FnMut(&Analysis),
}

impl Thinking<'_> {
    /// Chooses a play.
    fn play(&mut self, roll: Roll) -> Analysis {
        let lines = self.budget.lines.max(1);
        // Who wants one play and looks no further needs no list of all.
        let is_all = lines > 1 || self.most > Plies::ZERO;
        let judged = if is_all { Judged::All } else { Judged::Promising(Strength::CHOICE) };
        let mut ranked = self.search.first_look(self.situation.board, roll, judged);
        let mut analysis = self.analysis_of_plays(&ranked, Plies::ZERO);
        if ranked.len() == 1 && lines == 1 {
            return analysis;
        }
        for plies in self.deeper() {
            let begun = self.control.elapsed();
            if self.search.look_deeper(&mut ranked, plies, lines).is_err() {
                break;
            }
            analysis = self.analysis_of_plays(&ranked, plies);
            (self.report)(&analysis);
            if self.is_too_late(begun) {
                break;
            }
        }
        self.timed(analysis)
    }

    /// Decides whether to double.
    fn consider_double(&mut self) -> Analysis {
        self.weigh(|options| {
            let roll = (THROW.to_owned(), options.roll);
            let double = (Action::Double.to_string(), options.doubled());
            if options.is_double() { [double, roll] } else { [roll, double] }
        })
    }

    /// Decides whether to take; the side about to roll is the other one.
    fn answer_double(&mut self) -> Analysis {
        self.weigh(|options| {
            let take = (Action::Take.to_string(), -options.taken);
            let drop = (Action::Drop.to_string(), -options.dropped);
            if options.is_take() { [take, drop] } else { [drop, take] }
        })
    }

    /// Makes up its mind about the cube ply by ply.
    fn weigh(&mut self, choices: impl Fn(&Options) -> [(String, f64); 2]) -> Analysis {
        let mut analysis = Analysis::default();
        for plies in std::iter::once(Plies::ZERO).chain(self.deeper()) {
            let begun = self.control.elapsed();
            let Ok(chances) = self.search.expect_own(self.situation.board, plies) else { break };
            let options = self.situation.options(&chances);
            analysis = self.analysis_of_choices(choices(&options), plies);
            (self.report)(&analysis);
            if self.is_too_late(begun) {
                break;
            }
        }
        self.timed(analysis)
    }

    /// The plies after the first look.
    fn deeper(&self) -> impl Iterator<Item = Plies> + use<> {
        self.most.from_zero().skip(1)
    }

    fn is_too_late(&self, begun: Duration) -> bool {
        let now = self.control.elapsed();
        let next = (now.saturating_sub(begun)) * GROWTH;
        self.budget.limits.time.is_some_and(|time| now + next > time)
    }

    fn timed(&self, analysis: Analysis) -> Analysis {
        Analysis { nodes: self.control.nodes(), time: self.control.elapsed(), ..analysis }
    }

    fn analysis_of_plays(&self, ranked: &[Ranked], plies: Plies) -> Analysis {
        let lines = ranked.iter().take(self.budget.lines.max(1)).map(|play| TextLine {
            tokens: vec![play.action.to_string()],
            value: Value::Equity(f64::from(play.equity)),
        });
        self.timed(Analysis {
            lines: lines.collect(),
            depth: plies.number() + 1,
            ..Analysis::default()
        })
    }

    fn analysis_of_choices(&self, choices: [(String, f64); 2], plies: Plies) -> Analysis {
        let lines = choices
            .into_iter()
            .take(self.budget.lines.max(1))
            .map(|(token, equity)| TextLine { tokens: vec![token], value: Value::Equity(equity) });
        self.timed(Analysis {
            lines: lines.collect(),
            depth: plies.number() + 1,
            ..Analysis::default()
        })
    }
}
