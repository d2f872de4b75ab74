//! The player of Nardi: plays, doubles, takes and drops.
//!
//! An effort of depth n looks n − 1 plies ahead: depth 1 judges what its own plays leave, depth 2 looks
//! over the next throw, and so on up to depth 4. Without a depth it goes on as long as time and nodes
//! allow. Values are points at the present stake, in a match too ([`super::cube`]).

use std::sync::Arc;
use std::time::Duration;

use galds_games::core::{Game, Table, Turn};
use galds_games::nardi::{Action, Nardi, Phase, Throw};

use super::cube::Options;
use super::evaluation::{Evaluation, Judge, PipCount};
use super::expectation::{Expectation, Plies, Ranked};
use super::seat::Seat;
use crate::control::{Control, Limits};
use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, THROW, TextLine, Thought, Value};
use crate::sight::Sight;

/// A player of Nardi.
#[derive(Clone)]
pub struct NardiPlayer {
    name: String,
    evaluation: Arc<dyn Evaluation>,
    most: Plies,
}

impl NardiPlayer {
    /// The player with the networks of the program, as strong as its effort allows.
    pub fn new() -> NardiPlayer {
        NardiPlayer::judging("galds nardi", Arc::new(Judge::built_in()), Plies::MOST)
    }

    /// A baseline: it takes the play after which its lead in pips is largest, and looks no further.
    pub fn greedy() -> NardiPlayer {
        NardiPlayer::judging("greedy", Arc::new(PipCount), Plies::ZERO)
    }

    /// A player with any evaluation, such as a [`Judge`] with networks of the host's, that looks at
    /// most so many plies ahead.
    pub fn judging(name: &str, evaluation: Arc<dyn Evaluation>, most: Plies) -> NardiPlayer {
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
        sight: &Sight,
        effort: &Effort,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let table: Table<Nardi> = sight.set_up()?;
        let (game, position) = (table.game(), table.position());
        if game.turn(position).side() != Some(sight.side) {
            return Err(PlayerError::NothingToChoose);
        }
        let control = Control::new(effort.limits, *host);
        let seat = Seat::at(game, position);
        let search = Expectation::new(&*self.evaluation, seat.stakes.worth(position.stake()))
            .with_cube(&Seat::of(game, position, sight.side.other()));
        let mut thinking = Thinking {
            search: search.limited(&control, effort.threads),
            control: &control,
            effort,
            most: most_plies(effort.limits).min(self.most),
            seat,
            report,
        };
        match (position.phase(), game.turn(position)) {
            (Phase::Dice(throw), _) => Ok(thinking.play(throw)),
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
    effort: &'a Effort,
    most: Plies,
    seat: Seat,
    report: &'a mut dyn FnMut(&Thought),
}

impl Thinking<'_> {
    /// Chooses a play.
    fn play(&mut self, throw: Throw) -> Thought {
        let lines = self.effort.lines.max(1);
        let mut ranked = self.search.first_look(self.seat.stand, throw);
        let mut thought = self.thought_of_plays(&ranked, Plies::ZERO);
        if ranked.len() == 1 && lines == 1 {
            return thought;
        }
        for plies in self.deeper() {
            let begun = self.control.elapsed();
            if self.search.look_deeper(&mut ranked, plies, lines).is_err() {
                break;
            }
            thought = self.thought_of_plays(&ranked, plies);
            (self.report)(&thought);
            if self.is_too_late(begun) {
                break;
            }
        }
        self.timed(thought)
    }

    /// Decides whether to double.
    fn consider_double(&mut self) -> Thought {
        self.weigh(|options| {
            let throw = (THROW.to_owned(), options.throw);
            let double = (Action::Double.to_string(), options.doubled());
            if options.is_double() { [double, throw] } else { [throw, double] }
        })
    }

    /// Decides whether to take; the side about to throw is the other one.
    fn answer_double(&mut self) -> Thought {
        self.weigh(|options| {
            let take = (Action::Take.to_string(), -options.taken);
            let drop = (Action::Drop.to_string(), -options.dropped);
            if options.is_take() { [take, drop] } else { [drop, take] }
        })
    }

    /// Makes up its mind about the cube ply by ply.
    fn weigh(&mut self, choices: impl Fn(&Options) -> [(String, f64); 2]) -> Thought {
        let mut thought = Thought::default();
        for plies in std::iter::once(Plies::ZERO).chain(self.deeper()) {
            let begun = self.control.elapsed();
            let Ok(chances) = self.search.expect_own(self.seat.stand, plies) else { break };
            let options = self.seat.options(&chances);
            thought = self.thought_of_choices(choices(&options), plies);
            (self.report)(&thought);
            if self.is_too_late(begun) {
                break;
            }
        }
        self.timed(thought)
    }

    /// The plies after the first look.
    fn deeper(&self) -> impl Iterator<Item = Plies> + use<> {
        self.most.from_zero().skip(1)
    }

    fn is_too_late(&self, begun: Duration) -> bool {
        let now = self.control.elapsed();
        let next = (now.saturating_sub(begun)) * GROWTH;
        self.effort.limits.time.is_some_and(|time| now + next > time)
    }

    fn timed(&self, thought: Thought) -> Thought {
        Thought { nodes: self.control.nodes(), time: self.control.elapsed(), ..thought }
    }

    fn thought_of_plays(&self, ranked: &[Ranked], plies: Plies) -> Thought {
        let lines = ranked.iter().take(self.effort.lines.max(1)).map(|play| TextLine {
            tokens: vec![play.action.to_string()],
            value: Value::Equity(f64::from(play.equity)),
        });
        self.timed(Thought {
            lines: lines.collect(),
            depth: plies.number() + 1,
            ..Thought::default()
        })
    }

    fn thought_of_choices(&self, choices: [(String, f64); 2], plies: Plies) -> Thought {
        let lines = choices
            .into_iter()
            .take(self.effort.lines.max(1))
            .map(|(token, equity)| TextLine { tokens: vec![token], value: Value::Equity(equity) });
        self.timed(Thought {
            lines: lines.collect(),
            depth: plies.number() + 1,
            ..Thought::default()
        })
    }
}
