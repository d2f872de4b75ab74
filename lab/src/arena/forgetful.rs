//! A player as a server has it: made anew for each action, so that it knows nothing of what it found before.

use galds_engine::host::Host;
use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, Player, PlayerError};
use galds_engine::registry::{Entry, Resources};
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_games::core::mix_all;

/// A player that is made anew for each action.
pub(super) struct Forgetful {
    entry: &'static Entry,
    spec: PlayerSpec,
    seed: u64,
    actions: u64,
}

impl Forgetful {
    /// Such a player, if it can be made.
    pub(super) fn new(
        entry: &'static Entry,
        spec: &PlayerSpec,
        seed: u64,
    ) -> Result<Forgetful, SpecError> {
        let forgetful = Forgetful { entry, spec: spec.clone(), seed, actions: 0 };
        forgetful.made()?;
        Ok(forgetful)
    }

    /// The player for the next action. Each has a seed of its own: with the same one its chances would repeat.
    fn made(&self) -> Result<Box<dyn Player>, SpecError> {
        let seed = mix_all([self.seed, self.actions]);
        self.entry.player(&self.spec, &Resources::for_a_move(seed))
    }
}

impl Player for Forgetful {
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let mut player = self.made().map_err(|error| PlayerError::Failed(error.to_string()))?;
        self.actions += 1;
        player.choose(observation, budget, host, report)
    }
}
