//! Choosing at random: a baseline, and what weak levels do now and then.

use galds_games::core::Turn;
use std::fmt;

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, THROW, TextLine, Value};
use galds_games::core::Rng;

/// What a side may choose from, by token. Games whose observations are views have one of their own.
pub type Choices = fn(&Observation) -> Result<Vec<String>, PlayerError>;

/// A player that chooses evenly among all legal actions.
#[derive(Clone)]
pub struct RandomPlayer {
    choices: Choices,
    rng: Rng,
}

impl fmt::Debug for RandomPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RandomPlayer").field("rng", &self.rng).finish_non_exhaustive()
    }
}

impl RandomPlayer {
    /// A player of open games whose choices depend on the seed.
    pub fn seeded(seed: u64) -> RandomPlayer {
        RandomPlayer::choosing_from(open_choices, seed)
    }

    /// A player of any game, given what there is to choose from.
    pub fn choosing_from(choices: Choices, seed: u64) -> RandomPlayer {
        RandomPlayer { choices, rng: Rng::seeded(seed) }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        _effort: &Budget,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let mut tokens = (self.choices)(observation)?;
        if tokens.is_empty() {
            return Err(PlayerError::NothingToChoose);
        }
        let token = tokens.swap_remove(self.rng.below(tokens.len()));
        let line = TextLine { tokens: vec![token], value: Value::Hundredths(0) };
        Ok(Analysis { lines: vec![line], ..Analysis::default() })
    }
}

/// What a side of an open game may choose from: its legal actions, and the roll where it may also
/// leave the turn to the dice.
pub fn open_choices(observation: &Observation) -> Result<Vec<String>, PlayerError> {
    let table = observation.open()?;
    let chances: Vec<String> = table.chances().into_iter().map(|result| result.action).collect();
    let (_, mut tokens) = table.legal();
    tokens.retain(|token| !chances.contains(token));
    if let Turn::SideOrChance(_) = table.turn() {
        tokens.push(THROW.to_owned());
    }
    Ok(tokens)
}
