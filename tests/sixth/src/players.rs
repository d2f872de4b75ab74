//! Who plays Chiefs: anybody who takes what there is to take.
//!
//! A player of a hidden game sees a view and nothing else; where men can go is to be seen on it.

use galds_engine::levels::{LevelTable, careless, sincere};
use galds_engine::observation::{Observation, ObservationError, Seen};
use galds_engine::player::PlayerError;
use galds_engine::players::RandomPlayer;
use galds_engine::registry::{Entry, FULL, Makers};

use crate::position::{Action, Man, Phase, moves};
use crate::{Chiefs, text};

/// The players, beside those of the other games.
pub const ENTRY: Entry = Entry::own::<Chiefs>(&LEVELS, choices, PLAYERS);

const PLAYERS: Makers =
    &[(&FULL, |resources| Box::new(RandomPlayer::choosing_from(choices, resources.seed)))];

const LEVELS: LevelTable = LevelTable::of([
    careless(1, 90),
    careless(2, 80),
    careless(3, 70),
    careless(4, 60),
    careless(5, 50),
    careless(6, 40),
    careless(7, 30),
    careless(8, 20),
    careless(9, 10),
    sincere(10),
]);

/// The tokens that a side may choose from, by its view.
fn choices(observation: &Observation) -> Result<Vec<String>, PlayerError> {
    let Seen::Hidden { view, .. } = &observation.seen else {
        return Err(ObservationError::OtherGame(observation.game.to_owned()).into());
    };
    let known = text::read_known(view);
    let known = known.ok_or_else(|| ObservationError::Unreadable(view.clone()))?;
    let actions = match known.phase {
        Phase::Choose => Man::BOTH.map(Action::Choose).to_vec(),
        Phase::Roll => Vec::new(),
        Phase::Go(pips) => moves(&known.men, observation.side, pips),
    };
    Ok(actions.iter().map(ToString::to_string).collect())
}
