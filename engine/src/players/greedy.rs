//! Looking one action ahead: a baseline.

use galds_games::core::{Table, Turn};

use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, TextLine, Thought, Value};
use crate::players::Dice;
use crate::search::{Searched, score};
use crate::sight::Sight;

/// A player that takes the action after which its position is worth most; among equals by chance.
#[derive(Debug)]
pub struct Greedy<G> {
    dice: Dice,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Searched> Greedy<G> {
    /// A player whose choices among equals depend on the seed.
    pub fn seeded(seed: u64) -> Greedy<G> {
        Greedy { dice: Dice::seeded(seed), game: std::marker::PhantomData }
    }
}

impl<G: Searched> Player for Greedy<G> {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(
        &mut self,
        sight: &Sight,
        _effort: &Effort,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let table: Table<G> = sight.set_up()?;
        let (game, position) = (table.game(), table.position());
        let mut actions = Vec::new();
        game.legal(position, &mut actions);
        let value = |action: G::Action| {
            let mut next = *position;
            game.play(&mut next, action);
            match game.turn(&next) {
                Turn::Over(outcome) => score::of_outcome(outcome, sight.side, 1),
                turn if turn.side() == Some(sight.side) => game.evaluate(&next),
                _ => -game.evaluate(&next),
            }
        };
        let values: Vec<_> = actions.iter().map(|&action| value(action)).collect();
        let Some(&best) = values.iter().max() else { return Err(PlayerError::NothingToChoose) };
        let equal: Vec<_> = actions.iter().zip(&values).filter(|&(_, v)| *v == best).collect();
        let (action, _) = equal[self.dice.below(equal.len())];
        let line = TextLine { tokens: vec![action.to_string()], value: Value::of_score(best) };
        Ok(Thought { lines: vec![line], depth: 1, ..Thought::default() })
    }
}
