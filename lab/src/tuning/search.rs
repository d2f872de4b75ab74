//! Varying parameters of the search: each value next to the usual one plays a match against it.

use galds_engine::search::{Parameter, Parameters};
use galds_engine::spec::PlayerSpec;

use crate::arena::{Arena, ArenaError, Finished, Tally};

/// A value that was tried, and how the player with it did against the usual one.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What was varied.
    pub parameter: &'static Parameter,
    /// The value it had.
    pub value: i32,
    /// The match, as the player with this value sees it.
    pub tally: Tally,
}

/// The player with one parameter changed.
fn with(parameter: &Parameter, value: i32) -> Result<PlayerSpec, ArenaError> {
    Ok(format!("search:{}={value}", parameter.name).parse()?)
}

/// Lets both neighbours of a parameter's usual value play the match of `arena`, whose players do not matter,
/// against the full player. `each` is called after every finished game.
pub fn vary(
    arena: &Arena,
    parameter: &'static Parameter,
    each: &mut dyn FnMut(&Finished, &Tally),
) -> Result<Vec<Trial>, ArenaError> {
    let trial = |value| {
        let players = [with(parameter, value)?, PlayerSpec::full()];
        let tally = Arena { players, ..arena.clone() }.run(each)?;
        Ok(Trial { parameter, value, tally })
    };
    parameter.neighbours().map(trial).collect()
}

/// The parameters that these names, with commas between them, name.
pub fn named(names: &str) -> Result<Vec<&'static Parameter>, ArenaError> {
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let found = names.map(|name| {
        Parameters::find(name).map_err(|error| {
            ArenaError::Player(galds_engine::spec::SpecError::Argument(error.to_string()))
        })
    });
    found.collect()
}
