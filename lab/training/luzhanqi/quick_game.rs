//! Games by the policy alone, thousands a second.

use galds_engine::luzhanqi::policy::{
    Aggression, MoveFeatures, Objective, RolloutState, UNIT, position_features,
};
use galds_engine::luzhanqi::{column_set_up, left_for_right, sensible_set_up};
use galds_games::core::{Game, Rng, Side, Turn};
use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::{Action, Luzhanqi, Node, NodeSet, SetUp};

use super::learner::{Gradient, Parameters};

/// What a draw counts: whoever may win should not be content with it.
const DRAW: f64 = 0.4;
/// A game that is longer than this is broken off.
const LONGEST: u32 = 400;
/// How fast the eligibility of a move for what comes later fades.
const LAMBDA: f32 = 0.95;
/// One of so many positions is learnt from.
const EVERY: usize = 4;

/// How a quick game ended.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    Won(Side),
    Drawn,
}

impl End {
    /// What it is worth to a side.
    pub(crate) fn chance(self, side: Side) -> f64 {
        match self {
            End::Won(winner) => f64::from(u8::from(winner == side)),
            End::Drawn => DRAW,
        }
    }

    pub(crate) fn is_draw(self) -> bool {
        matches!(self, End::Drawn)
    }
}

/// A side of a quick game.
pub(crate) struct Contender<'a> {
    pub(crate) parameters: &'a Parameters,
    pub(crate) set_up: SetUp,
    pub(crate) aggression: Aggression,
    /// Whether its moves are learnt from.
    pub(crate) learns: bool,
}

impl<'a> Contender<'a> {
    /// With a set-up and an aggression drawn at random.
    pub(crate) fn any(game: &Luzhanqi, parameters: &'a Parameters, rng: &mut Rng) -> Contender<'a> {
        let set_up = match rng.below(5) {
            0 => SetUp::random(game.rules(), &mut || rng.bits()),
            _ => sensible_set_up(game.rules(), rng),
        };
        Contender { parameters, set_up, aggression: Aggression::draw(rng), learns: false }
    }

    /// With its high ranks in a column, to go along one file with them whatever stands there.
    pub(crate) fn charging(
        game: &Luzhanqi,
        parameters: &'a Parameters,
        rng: &mut Rng,
    ) -> Contender<'a> {
        let mut contender = Contender::any(game, parameters, rng);
        contender.aggression = Aggression::CHARGE;
        if let Some(left) = column_set_up(game.rules(), rng) {
            contender.set_up = if rng.below(2) == 0 { left } else { left_for_right(left) };
        }
        contender
    }
}

/// A game between two sets of weights.
pub(crate) fn play(game: &Luzhanqi, parameters: [&Parameters; 2], rng: &mut Rng) -> End {
    let contenders = parameters.map(|parameters| Contender::any(game, parameters, rng));
    QuickGame::new(game, &contenders, rng).play(rng, None).0
}

/// A position of the game, for learning its value.
struct Sample {
    side: Side,
    features: Vec<(usize, f32)>,
    chance: f32,
}

/// A game under way.
pub(crate) struct QuickGame<'a> {
    game: &'a Luzhanqi,
    contenders: &'a [Contender<'a>; 2],
    state: RolloutState,
    objectives: [Objective; 2],
    list: Vec<Action>,
    /// The features of the moves of a position, one move after the other, and where each ends.
    features: Vec<usize>,
    ends: Vec<usize>,
    chances: Vec<f32>,
    traces: [Vec<f32>; 2],
    expected: [Option<f32>; 2],
    samples: Vec<Sample>,
}

impl<'a> QuickGame<'a> {
    pub(crate) fn new(
        game: &'a Luzhanqi,
        contenders: &'a [Contender<'a>; 2],
        rng: &mut Rng,
    ) -> QuickGame<'a> {
        let mut position = game.start();
        for contender in contenders {
            game.play(&mut position, Action::SetUp(contender.set_up));
        }
        let state = RolloutState::new(position, NodeSet::EMPTY);
        let objectives = Side::BOTH
            .map(|side| Objective::with(&state, side, contenders[side.index()].aggression, rng));
        let size = contenders[0].parameters.moves.len();
        QuickGame {
            game,
            contenders,
            state,
            objectives,
            list: Vec::new(),
            features: Vec::new(),
            ends: Vec::new(),
            chances: Vec::new(),
            traces: [vec![0.0; size], vec![0.0; size]],
            expected: [None; 2],
            samples: Vec::new(),
        }
    }

    /// Plays it to the end; what is learnt is added up. Also says how long it was.
    pub(crate) fn play(mut self, rng: &mut Rng, mut gradient: Option<&mut Gradient>) -> (End, u32) {
        for ply in 0..LONGEST {
            let end = match self.game.turn(self.state.position()) {
                Turn::Over(outcome) => outcome.winner().map_or(End::Drawn, End::Won),
                _ if ply + 1 == LONGEST => End::Drawn,
                _ => {
                    self.step(rng, gradient.as_deref_mut());
                    continue;
                }
            };
            if let Some(gradient) = gradient {
                self.finish(end, gradient);
            }
            return (end, ply);
        }
        (End::Drawn, LONGEST)
    }

    fn step(&mut self, rng: &mut Rng, gradient: Option<&mut Gradient>) {
        let side = self.state.side();
        let learns = self.contenders[side.index()].learns;
        if let Some(gradient) = gradient.filter(|_| learns) {
            self.compare(side, rng, gradient);
        }
        let Some((from, to)) = self.choose(side, learns, rng) else { return };
        let position = self.state.position();
        let attacked = HEADQUARTERS.has(to) && position.men(side.other()).has(to);
        let game = self.game;
        self.state.play(game, from, to);
        if attacked {
            let objective = self.objectives[side.index()];
            self.objectives[side.index()] = objective.redrawn(&self.state, side, rng);
        }
    }

    /// Compares what is expected now with what was expected before.
    fn compare(&mut self, side: Side, rng: &mut Rng, gradient: &mut Gradient) {
        let mut features = Vec::new();
        position_features(self.game, &self.state, &mut |feature, times| {
            features.push((feature, times));
        });
        let chance = self.contenders[side.index()].parameters.chance(&features);
        let trace = &mut self.traces[side.index()];
        if let Some(before) = self.expected[side.index()] {
            gradient.add_difference(chance - before, trace);
        }
        for it in trace.iter_mut() {
            *it *= LAMBDA;
        }
        self.expected[side.index()] = Some(chance);
        if rng.below(EVERY) == 0 {
            self.samples.push(Sample { side, features, chance });
        }
    }

    fn choose(&mut self, side: Side, learns: bool, rng: &mut Rng) -> Option<(Node, Node)> {
        self.game.legal(self.state.position(), &mut self.list);
        let moves = MoveFeatures::new(self.game, &self.state, self.objectives[side.index()]);
        let weights = &self.contenders[side.index()].parameters.moves;
        self.features.clear();
        self.ends.clear();
        self.chances.clear();
        let mut most = f32::MIN;
        for &action in &self.list {
            let Action::Move { from, to } = action else { continue };
            if moves.wins(to) {
                return Some((from, to));
            }
            let mut logit = moves.aggression(from, to) as f32 / UNIT as f32;
            let features = &mut self.features;
            moves.of_move(from, to, &mut |feature| {
                features.push(feature);
                logit += weights[feature];
            });
            self.ends.push(self.features.len());
            self.chances.push(logit);
            most = most.max(logit);
        }
        let mut sum = 0.0;
        for chance in &mut self.chances {
            *chance = (*chance - most).exp();
            sum += *chance;
        }
        let mut rest = rng.fraction() as f32 * sum;
        let drawn = self.chances.iter().position(|chance| {
            rest -= chance;
            rest < 0.0
        });
        let drawn = drawn.or(self.chances.len().checked_sub(1))?;
        if learns {
            let trace = &mut self.traces[side.index()];
            let mut start = 0;
            for (place, &end) in self.ends.iter().enumerate() {
                let part = f32::from(u8::from(place == drawn)) - self.chances[place] / sum;
                self.features[start..end].iter().for_each(|&feature| trace[feature] += part);
                start = end;
            }
        }
        match self.list[drawn] {
            Action::Move { from, to } => Some((from, to)),
            Action::SetUp(_) => None,
        }
    }

    fn finish(&mut self, end: End, gradient: &mut Gradient) {
        for side in Side::BOTH {
            if let Some(before) = self.expected[side.index()] {
                gradient
                    .add_difference(end.chance(side) as f32 - before, &self.traces[side.index()]);
            }
        }
        for sample in &self.samples {
            gradient.add_error(end.chance(sample.side) as f32 - sample.chance, &sample.features);
        }
        gradient.games += 1;
    }
}
