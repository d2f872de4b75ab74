//! One game of a rollout.

use galds_games::core::Side;
use galds_games::nardi::Roll;

use super::dice::TrialDice;
use super::{Settings, Start, Sum, VarianceReduction, precise};
use crate::control::Control;
use crate::nardi::board::{Board, Kind};
use crate::nardi::chances::Chances;
use crate::nardi::cube::{CubeOwner, CubeState};
use crate::nardi::evaluation::Evaluation;
use crate::nardi::expectation::{Expectation, Plies};
use crate::nardi::situation::Situation;

/// What one trial says, its luck taken off, for the side about to roll at its start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outcome {
    /// The chances without a cube.
    pub(super) chances: Sum,
    /// What the game was worth with the cube: points, or the chance to win the match.
    pub(super) value: f64,
}

/// Plays trials from one start.
pub(super) struct Player<'a> {
    evaluation: &'a dyn Evaluation,
    start: &'a Start,
    settings: &'a Settings,
    control: &'a Control<'a>,
    rolls: [(Roll, f64); 21],
}

/// A trial as far as it has come.
#[derive(Clone, Copy)]
struct Game {
    board: Board,
    /// The side about to roll: the first is the one that was at the start.
    side: Side,
    /// The cube as that side sees it. `None` where there is none, and after a double was dropped.
    cube: Option<CubeState>,
    /// The luck of the first side so far.
    luck: Outcome,
    /// What the game was worth, luck taken off, if a double was dropped.
    cashed: Option<f64>,
}

impl<'a> Player<'a> {
    pub(super) fn new(
        evaluation: &'a dyn Evaluation,
        start: &'a Start,
        settings: &'a Settings,
        control: &'a Control<'a>,
    ) -> Player<'a> {
        let mut all = Roll::all().map(|roll| (roll, f64::from(roll.weight()) / 36.0));
        let filler =
            (Roll::of(galds_games::nardi::Die::ALL[0], galds_games::nardi::Die::ALL[0]), 0.0);
        let rolls = std::array::from_fn(|_| all.next().unwrap_or(filler));
        Player { evaluation, start, settings, control, rolls }
    }

    /// Plays one game; `None` if it had to end early.
    pub(super) fn play(&mut self, dice: &mut TrialDice<'_>) -> Option<Outcome> {
        let mut game = Game {
            board: self.start.board,
            side: Side::First,
            cube: self.start.cube,
            luck: Outcome { chances: [0.0; 5], value: 0.0 },
            cashed: None,
        };
        let mut rolled = 0;
        while game.board.kind() != Kind::Over
            && self.settings.truncate.is_none_or(|most| rolled < most)
        {
            // Whether to double before the first roll is what is asked, not what is played.
            if rolled > 0 {
                self.consider_double(&mut game);
            }
            self.take_turn(&mut game, dice.roll())?;
            rolled += 1;
        }
        let end = self.outcome(&game, self.evaluation.evaluate_one(game.board));
        let chances = std::array::from_fn(|place| end.chances[place] - game.luck.chances[place]);
        let value = game.cashed.unwrap_or(end.value - game.luck.value);
        Some(Outcome { chances, value })
    }

    /// Doubles if that is best; a drop ends the game as far as its value goes.
    fn consider_double(&self, game: &mut Game) {
        let Some(cube) = game.cube.filter(|cube| cube.owner != CubeOwner::Other) else { return };
        let stakes = self.start.stakes[game.side.index()];
        let situation = Situation { board: game.board, stakes, cube: Some(cube) };
        let options = situation.options(&self.evaluation.evaluate_one(game.board));
        if !stakes.may_double(cube.value) || !options.is_double() {
            return;
        }
        if options.is_take() {
            game.cube = Some(CubeState { value: 2 * cube.value, owner: CubeOwner::Other });
        } else {
            let won = self.for_first(game.side, stakes.cash(cube.value));
            game.cashed = Some(won - game.luck.value);
            game.cube = None;
        }
    }

    /// Plays a roll, and notes how lucky it was.
    fn take_turn(&self, game: &mut Game, roll: Roll) -> Option<()> {
        let stakes = self.start.stakes[game.side.index()];
        let payoffs = stakes.worth(game.cube.map_or(self.start.stake, |cube| cube.value));
        let mut search = Expectation::new(self.evaluation, payoffs);
        let mut left = None;
        if self.settings.variance_reduction == VarianceReduction::Luck {
            let mut mean = Outcome { chances: [0.0; 5], value: 0.0 };
            let mut actual = mean;
            let replies = search.best_replies(game.board).ok()?;
            for ((other, weight), (board, chances)) in self.rolls.into_iter().zip(replies) {
                let after = self.outcome(&game.after(board), chances);
                for (sum, chance) in mean.chances.iter_mut().zip(after.chances) {
                    *sum += weight * chance;
                }
                mean.value += weight * after.value;
                if other == roll {
                    (left, actual) = (Some(board), after);
                }
            }
            game.luck.value += actual.value - mean.value;
            for (place, luck) in game.luck.chances.iter_mut().enumerate() {
                *luck += actual.chances[place] - mean.chances[place];
            }
        }
        let left = match left {
            Some(left) if self.settings.plies == Plies::ZERO => left,
            _ => search.best(game.board, roll, self.settings.plies)?.board,
        };
        *game = game.after(left);
        (!self.control.add_nodes(1)).then_some(())
    }

    /// What chances of the side about to roll say about a game.
    fn outcome(&self, game: &Game, chances: Chances) -> Outcome {
        let stakes = &self.start.stakes[game.side.index()];
        let value = match game.cube {
            Some(cube) => self.for_first(game.side, stakes.value_with_cube(&chances, cube)),
            None => 0.0,
        };
        let chances = if game.side == Side::First { chances } else { chances.turned() };
        Outcome { chances: precise(chances), value }
    }

    /// A value of one side as the first side sees it.
    fn for_first(&self, side: Side, value: f64) -> f64 {
        if side == Side::First { value } else { self.start.stakes[0].turned_value(value) }
    }
}

impl Game {
    /// After the side about to roll has made a play that leaves this.
    fn after(&self, left: Board) -> Game {
        Game {
            board: left,
            side: self.side.other(),
            cube: self.cube.map(CubeState::turned),
            ..*self
        }
    }
}
