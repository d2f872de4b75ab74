//! One choice at a table rolled out: a play, a roll without a double, a double, an answer to one.

use galds_games::core::{AnyTable, Game, Table};
use galds_games::nardi::{Action, Nardi, Phase};

use super::{Estimate, Rollout, Settings, Start, roll_out};
use crate::control::Control;
use crate::nardi::chances::Chances;
use crate::nardi::evaluation::NetworkEvaluation;
use crate::observation::Observation;
use crate::player::{PlayerError, THROW};
use crate::rollouts::{ChoiceRollout, EndChance, RolloutEffort};

/// What a double wins at once if it is dropped, in points at the stake before it.
const DROPPED: f64 = 1.0;

/// From where a choice is rolled out, and what its games say about it.
#[derive(Clone, Copy, Debug)]
enum Choice {
    /// The other side is about to roll after a play.
    Play(Start),
    /// The side that chooses rolls without a double.
    NoDouble(Start),
    /// It doubles, and rolls if that is taken.
    Double(Start),
    /// It takes, and the other side rolls.
    Take(Start),
    /// It drops, which needs no games.
    Drop,
}

/// Rolls a choice of the side to act out.
pub(crate) fn roll_out_choice(
    table: &dyn AnyTable,
    token: &str,
    effort: &RolloutEffort,
    control: &Control<'_>,
    report: &mut dyn FnMut(&ChoiceRollout),
) -> Result<ChoiceRollout, PlayerError> {
    let side = table.turn().side().ok_or(PlayerError::NothingToChoose)?;
    let nardi: Table<Nardi> = Observation::of(table, side).set_up()?;
    let choice = Choice::read(&nardi, token).ok_or(PlayerError::NothingToChoose)?;
    let Some(start) = choice.start() else { return Ok(dropped()) };
    let settings = Settings {
        trials: effort.games.max(2),
        truncate: effort.truncate,
        seed: effort.seed,
        ..Settings::default()
    };
    let evaluation = NetworkEvaluation::built_in();
    let threads = control.host().workers.most();
    let mut hear = |rollout: &Rollout| report(&choice.result(rollout));
    let rollout = roll_out(evaluation, &start, &settings, control, threads, &mut hear);
    let rollout = rollout.ok_or_else(|| {
        PlayerError::Failed("the time was over before two games were played".to_owned())
    })?;
    Ok(choice.result(&rollout))
}

impl Choice {
    /// The choice that a token names at a table, if it can be made there.
    fn read(table: &Table<Nardi>, token: &str) -> Option<Choice> {
        let (game, position) = (table.game(), table.position());
        let side = position.side();
        let action = match token {
            THROW => None,
            _ => Some(game.read_action(position, token).ok()?),
        };
        match (position.phase(), action) {
            (Phase::Dice(_), Some(action @ Action::Play(_))) => {
                let start = Start::of(game, position, side);
                let left = start.board.after_each(&[action]).next()?;
                Some(Choice::Play(start.after(left)))
            }
            (Phase::Roll, None) => Some(Choice::NoDouble(Start::of(game, position, side))),
            (Phase::Roll, Some(Action::Double)) => {
                Start::of(game, position, side).doubled().map(Choice::Double)
            }
            (Phase::Double, Some(Action::Take)) => {
                Start::of(game, position, side.other()).doubled().map(Choice::Take)
            }
            (Phase::Double, Some(Action::Drop)) => Some(Choice::Drop),
            _ => None,
        }
    }

    fn start(self) -> Option<Start> {
        match self {
            Choice::Play(start)
            | Choice::NoDouble(start)
            | Choice::Double(start)
            | Choice::Take(start) => Some(start),
            Choice::Drop => None,
        }
    }

    /// What the games from the start say about the choice, for the side that makes it.
    fn result(self, rollout: &Rollout) -> ChoiceRollout {
        let own = match self {
            Choice::Play(_) | Choice::Take(_) => rollout.turned(),
            Choice::NoDouble(_) | Choice::Double(_) | Choice::Drop => *rollout,
        };
        // Nobody takes a double that costs more than it does to drop it.
        let is_dropped = matches!(self, Choice::Double(_)) && own.equity.mean > DROPPED;
        let equity = if is_dropped { Estimate { mean: DROPPED, error: 0.0 } } else { own.equity };
        ChoiceRollout {
            games: own.trials,
            equity: equity.mean,
            margin: equity.margin(),
            ends: ends(own.chances),
        }
    }
}

/// The worth of a drop is certain.
fn dropped() -> ChoiceRollout {
    ChoiceRollout { games: 0, equity: -DROPPED, margin: 0.0, ends: Vec::new() }
}

fn ends(chances: Chances) -> Vec<EndChance> {
    let keys = ["win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"];
    let chances = chances.list().map(f64::from);
    keys.into_iter().zip(chances).map(|(end, chance)| EndChance { end, chance }).collect()
}
