//! Rollouts: both sides play a guessed position on by the fast policy, for some plies.
//!
//! ```text
//!   guess ──► our move ──► some quick moves of each side ──► flag taken, or the value of the position
//! ```
//!
//! One reply of look-ahead does not see a flag that falls in ten moves. Here each side draws an objective (a wing or none, a
//! headquarters to go for, how aggressive it is) and follows the policy by what it has been shown, never by the kinds that are
//! hidden from it. The more of the enemy's moves were made by pieces that have come into our half, the more often it charges:
//! its high ranks then go to the flag one after the other, whatever stands in the way.
//!
//! The next two moves of the side that searches come from [`FurtherMoves`] instead: a move that needs a good
//! follow-up would be undervalued if the policy made that, too. So the mean over many guesses and objectives says who
//! reaches which flag first, and what stops it.

use galds_games::core::{Game, Rng, Side, Turn};
use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::{Luzhanqi, Node};

use super::further_moves::{FurtherMoves, Seen};
use super::policy::{MoveFeatures, Objective, RolloutState, Weights};
use super::root_search::Style;

/// What a draw counts: whoever may win should not be content with it.
const DRAW: f64 = 0.4;

/// Plays positions on.
pub(super) struct Rollouts<'a> {
    game: &'a Luzhanqi,
    weights: &'static Weights,
    plies: u32,
    /// How many moves of the side come from what was tried before, after its first.
    planned: usize,
    /// In which part of them the enemy charges.
    pub(super) charges: f64,
    further_moves: FurtherMoves,
    /// How many positions were gone through.
    pub(super) nodes: u64,
}

impl<'a> Rollouts<'a> {
    pub(super) fn new(game: &'a Luzhanqi, style: Style) -> Rollouts<'a> {
        let Style { plies, planned, charges, .. } = style;
        let (weights, further_moves) = (Weights::of(game.rules()), FurtherMoves::default());
        Rollouts { game, weights, plies, planned, charges, further_moves, nodes: 0 }
    }

    /// The chance of `side` after one way in which the position may go on, which came about by what the side has `seen`.
    pub(super) fn play(
        &mut self,
        start: &RolloutState,
        seen: Seen,
        side: Side,
        rng: &mut Rng,
    ) -> f64 {
        let mut planned = Vec::with_capacity(self.planned);
        let result = self.play_out(start, seen, side, &mut planned, rng);
        for (seen, chosen) in planned {
            self.further_moves.learn(seen, chosen, result);
        }
        result
    }

    fn play_out(
        &mut self,
        start: &RolloutState,
        mut seen: Seen,
        side: Side,
        planned: &mut Vec<(Seen, (Node, Node))>,
        rng: &mut Rng,
    ) -> f64 {
        let mut state = *start;
        let mut objectives = Side::BOTH.map(|side| Objective::draw(start, side, rng));
        if rng.fraction() < self.charges {
            let enemy = side.other();
            objectives[enemy.index()] = Objective::charging(start, enemy, rng);
        }
        for _ in 0..self.plies {
            self.nodes += 1;
            if let Turn::Over(outcome) = self.game.turn(state.position()) {
                return outcome
                    .winner()
                    .map_or(DRAW, |winner| if winner == side { 1.0 } else { 0.0 });
            }
            let mover = state.side();
            let features = MoveFeatures::new(self.game, &state, objectives[mover.index()]);
            let Some((mut from, mut to)) = self.weights.choose(&features, rng) else { break };
            if mover == side && planned.len() < self.planned {
                (from, to) = self.further_moves.choose(seen, (from, to));
                planned.push((seen, (from, to)));
            }
            let attacked = HEADQUARTERS.has(to) && state.position().men(mover.other()).has(to);
            if planned.len() < self.planned {
                seen = seen.then(&self.game.report(state.position(), from, to));
            }
            state.play(self.game, from, to);
            if attacked {
                // The flag was not there.
                let objective = objectives[mover.index()];
                objectives[mover.index()] = objective.redrawn(&state, mover, rng);
            }
        }
        if let Turn::Over(outcome) = self.game.turn(state.position()) {
            return outcome.winner().map_or(DRAW, |winner| if winner == side { 1.0 } else { 0.0 });
        }
        let chance = self.weights.chance(self.game, &state);
        if state.side() == side { chance } else { 1.0 - chance }
    }
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;
    use galds_games::luzhanqi::NodeSet;
    use galds_games::luzhanqi::rules::Rules;

    use super::*;

    /// The mean chance of Red over some rollouts.
    fn mean(position: &str) -> f64 {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        let position = game.read_position(position).unwrap();
        let state = RolloutState::new(position, NodeSet::EMPTY);
        let mut rollouts =
            Rollouts::new(&game, Style { plies: 44, charges: 0.1, ..Style::default() });
        let chance =
            |seed| rollouts.play(&state, Seen::default(), Side::First, &mut Rng::seeded(seed));
        (0..50).map(chance).sum::<f64>() / 50.0
    }

    #[test]
    fn whoever_stands_before_the_flag_and_is_to_move_nearly_always_takes_it() {
        assert!(mean("b b1:F,a6:5,e6:6 b2:1,a12:M,b12:F - 0 41") < 0.1);
        assert!(mean("r b1:F,a1:M,b11:1 b12:F,a7:5,e7:6 - 0 40") > 0.9);
    }

    #[test]
    fn a_rush_against_an_open_wing_is_seen_ten_plies_before_the_flag_falls() {
        let open = "r b1:F,c1:8,d1:8,e6:7,e5:7 b12:F,a12:M,c12:M,b11:M,a8:1,a9:2,e8:8 - 0 40";
        let guarded = "r b1:F,c1:8,d1:8,a1:M,b2:M,a3:B,e6:7,e5:7 b12:F,a12:M,c12:M,b11:M,a8:1,a9:2,e8:8 - 0 40";
        assert!(mean(open) + 0.1 < mean(guarded), "{} {}", mean(open), mean(guarded));
    }
}
