//! Looking one action ahead: a baseline.

use galds_games::core::{Table, Turn};

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::search::{Searched, score};
use galds_games::core::Rng;

/// A player that takes the action after which its position is worth most; among equals by chance.
#[derive(Debug)]
pub struct Greedy<G> {
    rng: Rng,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Searched> Greedy<G> {
    /// A player whose choices among equals depend on the seed.
    pub fn seeded(seed: u64) -> Greedy<G> {
        Greedy { rng: Rng::seeded(seed), game: std::marker::PhantomData }
    }
}

impl<G: Searched> Player for Greedy<G> {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        _effort: &Budget,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let table: Table<G> = observation.set_up()?;
        let (game, position) = (table.game(), table.position());
        let mut actions = Vec::new();
        game.legal(position, &mut actions);
        let value = |action: G::Action| {
            let mut next = *position;
            game.play(&mut next, action);
            match game.turn(&next) {
                Turn::Over(outcome) => score::of_outcome(outcome, observation.side, 1),
                turn if turn.side() == Some(observation.side) => game.evaluate(&next),
                _ => -game.evaluate(&next),
            }
        };
        let values: Vec<_> = actions.iter().map(|&action| value(action)).collect();
        let Some(&best) = values.iter().max() else { return Err(PlayerError::NothingToChoose) };
        let equal: Vec<_> = actions.iter().zip(&values).filter(|&(_, v)| *v == best).collect();
        let (action, _) = equal[self.rng.below(equal.len())];
        let line = TextLine { tokens: vec![action.to_string()], value: Value::of_score(best) };
        Ok(Analysis { lines: vec![line], depth: 1, ..Analysis::default() })
    }
}
