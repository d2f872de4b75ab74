//! What the shelf says about its games.

use galds_games::core::{Chance, Information, RulesAbout};
use galds_games::{BoxedGame, SHELF, find};
use pyo3::prelude::*;

use crate::errors;

/// A game on the shelf: its names, sides, presets and options.
#[pyclass(frozen, module = "galds", get_all)]
pub(crate) struct Game {
    /// The name in commands and addresses.
    name: &'static str,
    /// The name for people.
    title: &'static str,
    /// One sentence: what the game is.
    summary: &'static str,
    /// What the sides are called, the first to act first.
    sides: (&'static str, &'static str),
    /// Whether each side hides something from the other.
    is_hidden: bool,
    /// Whether dice are rolled.
    has_chance: bool,
    /// The presets with a sentence about each, the default first.
    presets: Vec<(&'static str, &'static str)>,
    /// The options that can be agreed on.
    options: Vec<RuleOption>,
}

/// A rule that can be agreed on before a game.
#[pyclass(frozen, module = "galds", get_all)]
#[derive(Clone)]
pub(crate) struct RuleOption {
    /// Its key in rules texts.
    key: &'static str,
    /// The values it takes, in words.
    values: &'static str,
    /// What it decides.
    about: &'static str,
    /// Its value in each preset, in the order of the presets.
    in_presets: Vec<String>,
}

#[pymethods]
impl Game {
    fn __repr__(&self) -> String {
        format!("<galds.Game {}>", self.name)
    }
}

#[pymethods]
impl RuleOption {
    fn __repr__(&self) -> String {
        format!("<galds.RuleOption {}>", self.key)
    }
}

impl Game {
    fn of(game: &BoxedGame) -> Game {
        let about = game.about;
        let RulesAbout { presets, options } = game.rules();
        let [first, second] = about.sides;
        let options = options.into_iter().map(|option| RuleOption {
            key: option.key,
            values: option.values,
            about: option.about,
            in_presets: option.in_presets,
        });
        Game {
            name: about.name,
            title: about.title,
            summary: about.summary,
            sides: (first.name, second.name),
            is_hidden: about.information == Information::Hidden,
            has_chance: about.chance == Chance::Dice,
            presets: presets.into_iter().map(|preset| (preset.name, preset.about)).collect(),
            options: options.collect(),
        }
    }
}

/// All games, in alphabetical order.
#[pyfunction]
fn games() -> Vec<Game> {
    SHELF.iter().map(Game::of).collect()
}

/// The game with this name.
#[pyfunction]
fn game(name: &str) -> PyResult<Game> {
    find(name).map(Game::of).map_err(errors::of_open)
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Game>()?;
    module.add_class::<RuleOption>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(game, module)?)
}
