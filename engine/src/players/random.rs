//! Choosing at random, and the random numbers that players use.

use std::sync::atomic::AtomicBool;

use galds_games::core::mix;

use crate::player::{Effort, Player, PlayerError, TextLine, Thought, Value};
use crate::sight::{Seen, Sight};

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
}

/// A player that chooses evenly among all legal actions.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    dice: Dice,
}

impl RandomPlayer {
    /// A player whose choices depend on the seed.
    pub fn seeded(seed: u64) -> RandomPlayer {
        RandomPlayer { dice: Dice::seeded(seed) }
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
        _stop: &AtomicBool,
        _report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let token = match &sight.seen {
            Seen::Hidden { .. } => crate::luzhanqi::random_token(sight, &mut self.dice)?,
            Seen::Open { .. } => {
                let mut tokens = legal_tokens(sight)?;
                let some = !tokens.is_empty();
                some.then(|| tokens.swap_remove(self.dice.below(tokens.len())))
            }
        };
        let token = token.ok_or(PlayerError::NothingToChoose)?;
        let line = TextLine { tokens: vec![token], value: Value::Hundredths(0) };
        Ok(Thought { lines: vec![line], ..Thought::default() })
    }
}

/// The legal actions of an open game, by token.
fn legal_tokens(sight: &Sight) -> Result<Vec<String>, PlayerError> {
    let unreadable = |error: String| crate::sight::SightError::Unreadable(error);
    let Seen::Open { start, actions } = &sight.seen else {
        return Err(crate::sight::SightError::OtherGame(sight.game.to_owned()).into());
    };
    let mut table = galds_games::open(sight.game, &sight.rules)
        .map_err(|error| unreadable(error.to_string()))?;
    table.set_position(start).map_err(|error| unreadable(error.to_string()))?;
    for token in actions {
        table.play_text(token).map_err(|error| unreadable(error.to_string()))?;
    }
    let chances: Vec<String> = table.chances().into_iter().map(|result| result.action).collect();
    let (_, mut tokens) = table.legal();
    tokens.retain(|token| !chances.contains(token));
    Ok(tokens)
}
