//! Choosing at random, and the random numbers that players use.

use galds_games::core::{AnyTable, Turn, Weighted, mix};
use std::fmt;

use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, THROW, TextLine, Thought, Value};
use crate::sight::Sight;

/// Random numbers from a seed, the same on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Numbers that depend on the seed alone.
    pub fn seeded(seed: u64) -> Dice {
        Dice(mix(seed ^ 0x6a09_e667_f3bc_c908))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `end`; 0 if that is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from 0 up to but not including 1.
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number around 0 with standard deviation 1, close to normally distributed.
    pub fn error(&mut self) -> f64 {
        // Twelve fractions have the variance 12 · 1/12.
        (0..12).map(|_| self.fraction()).sum::<f64>() - 6.0
    }

    /// A result of chance by its weight.
    pub fn throw(&mut self, table: &dyn AnyTable) -> Option<String> {
        fall(table.chances(), |end| self.below(end))
    }
}

/// The result of chance on which a number below the sum of the weights falls; `below` gives the number.
pub fn fall(
    mut results: Vec<Weighted<String>>,
    below: impl FnOnce(usize) -> usize,
) -> Option<String> {
    let total: usize = results.iter().map(|result| result.weight as usize).sum();
    let mut number = below(total.max(1));
    let fallen = results.iter().position(|result| {
        let here = number < result.weight as usize;
        number = number.saturating_sub(result.weight as usize);
        here
    });
    fallen.map(|place| results.swap_remove(place).action)
}

/// What a side may choose from, by token. Games whose sights are views have one of their own.
pub type Choices = fn(&Sight) -> Result<Vec<String>, PlayerError>;

/// A player that chooses evenly among all legal actions.
#[derive(Clone)]
pub struct RandomPlayer {
    choices: Choices,
    dice: Dice,
}

impl fmt::Debug for RandomPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RandomPlayer").field("dice", &self.dice).finish_non_exhaustive()
    }
}

impl RandomPlayer {
    /// A player of open games whose choices depend on the seed.
    pub fn seeded(seed: u64) -> RandomPlayer {
        RandomPlayer::choosing_from(open_choices, seed)
    }

    /// A player of any game, given what there is to choose from.
    pub fn choosing_from(choices: Choices, seed: u64) -> RandomPlayer {
        RandomPlayer { choices, dice: Dice::seeded(seed) }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn choose(
        &mut self,
        sight: &Sight,
        _effort: &Effort,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let mut tokens = (self.choices)(sight)?;
        if tokens.is_empty() {
            return Err(PlayerError::NothingToChoose);
        }
        let token = tokens.swap_remove(self.dice.below(tokens.len()));
        let line = TextLine { tokens: vec![token], value: Value::Hundredths(0) };
        Ok(Thought { lines: vec![line], ..Thought::default() })
    }
}

/// What a side of an open game may choose from: its legal actions, and the throw where it may also
/// leave the turn to the dice.
pub fn open_choices(sight: &Sight) -> Result<Vec<String>, PlayerError> {
    let table = sight.open()?;
    let chances: Vec<String> = table.chances().into_iter().map(|result| result.action).collect();
    let (_, mut tokens) = table.legal();
    tokens.retain(|token| !chances.contains(token));
    if let Turn::SideOrChance(_) = table.turn() {
        tokens.push(THROW.to_owned());
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_falls_by_weight() {
        let results = || {
            let result = |action: &str, weight| Weighted { action: action.to_owned(), weight };
            vec![result("11", 1), result("21", 2), result("22", 1)]
        };
        let fallen = |number| fall(results(), |_| number);
        let by_number: Vec<_> = (0..4).filter_map(fallen).collect();
        assert_eq!(by_number, ["11", "21", "21", "22"]);
        assert_eq!(fall(Vec::new(), |_| 0), None);
    }

    #[test]
    fn errors_are_small_and_even() {
        let mut dice = Dice::seeded(1);
        let errors: Vec<f64> = (0..10_000).map(|_| dice.error()).collect();
        let mean = errors.iter().sum::<f64>() / 10_000.0;
        let variance = errors.iter().map(|error| error * error).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }
}
