//! Errors as Python exceptions, with the same words.
//!
//! Every exception has the attributes `key` and `values`: the reason in a form that can be said in every language
//! (`docs/architecture.md`, "Reasons"). Where an error has no such form they are `None` and empty.

use std::fmt::Display;

use galds_engine::player::PlayerError;
use galds_engine::puzzles::solving::SolvingError;
use galds_engine::spec::SpecError;
use galds_games::OpenError;
use galds_games::core::{Explain, RecordError, TableError, Value};
use pyo3::PyTypeInfo;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

create_exception!(
    galds,
    GaldsError,
    PyValueError,
    "Something that the rules or the engine refuse."
);
create_exception!(galds, UnknownGameError, GaldsError, "There is no game with this name.");
create_exception!(galds, RulesError, GaldsError, "A rules text that cannot be read.");
create_exception!(galds, PositionError, GaldsError, "A position text that cannot be read.");
create_exception!(galds, ActionError, GaldsError, "An action that is not legal or not understood.");
create_exception!(galds, GameOverError, GaldsError, "The game is over.");
create_exception!(galds, RecordError_, GaldsError, "A record that cannot be read or replayed.");
create_exception!(
    galds,
    PlayerError_,
    GaldsError,
    "A player that does not exist or cannot choose."
);
create_exception!(
    galds,
    FormatError,
    GaldsError,
    "An ID or file of another program that cannot be read."
);

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("GaldsError", py.get_type::<GaldsError>())?;
    module.add("UnknownGameError", py.get_type::<UnknownGameError>())?;
    module.add("RulesError", py.get_type::<RulesError>())?;
    module.add("PositionError", py.get_type::<PositionError>())?;
    module.add("ActionError", py.get_type::<ActionError>())?;
    module.add("GameOverError", py.get_type::<GameOverError>())?;
    module.add("RecordError", py.get_type::<RecordError_>())?;
    module.add("PlayerError", py.get_type::<PlayerError_>())?;
    module.add("FormatError", py.get_type::<FormatError>())
}

/// An exception with these words and no reason for other languages.
pub(crate) fn plain<E: PyTypeInfo>(error: impl Display) -> PyErr {
    let error = PyErr::new::<E, _>(error.to_string());
    Python::attach(|py| with_reason(py, error, None, &[]))
}

/// An exception with the words and the reason of an error.
fn explained<E: PyTypeInfo>(error: &dyn Explain) -> PyErr {
    let reason = error.reason();
    let error = PyErr::new::<E, _>(error.to_string());
    Python::attach(|py| with_reason(py, error, Some(&reason.key), &reason.values))
}

fn with_reason(
    py: Python<'_>,
    error: PyErr,
    key: Option<&str>,
    values: &[(&'static str, Value)],
) -> PyErr {
    let described = || -> PyResult<()> {
        let dict = PyDict::new(py);
        for (name, value) in values {
            match value {
                Value::Text(text) => dict.set_item(name, text)?,
                Value::Number(number) => dict.set_item(name, number)?,
                Value::List(items) => dict.set_item(name, items)?,
            }
        }
        error.value(py).setattr("key", key)?;
        error.value(py).setattr("values", dict)
    };
    match described() {
        Ok(()) => error,
        Err(unexpected) => unexpected,
    }
}

pub(crate) fn of_open(error: OpenError) -> PyErr {
    match &error {
        OpenError::Game { .. } => explained::<UnknownGameError>(&error),
        OpenError::Rules(_) => explained::<RulesError>(&error),
    }
}

pub(crate) fn of_table(error: TableError) -> PyErr {
    match &error {
        TableError::Position(_) => explained::<PositionError>(&error),
        TableError::Action(_) => explained::<ActionError>(&error),
        TableError::Over(_) => explained::<GameOverError>(&error),
    }
}

pub(crate) fn of_record(error: RecordError) -> PyErr {
    plain::<RecordError_>(error)
}

pub(crate) fn of_spec(error: SpecError) -> PyErr {
    match &error {
        SpecError::Game { .. } => plain::<UnknownGameError>(error),
        _ => plain::<PlayerError_>(error),
    }
}

pub(crate) fn of_player(error: PlayerError) -> PyErr {
    plain::<PlayerError_>(error)
}

pub(crate) fn of_solving(error: SolvingError) -> PyErr {
    match error {
        SolvingError::Table(error) => of_table(error),
        SolvingError::Player(error) => of_spec(error),
        SolvingError::Nothing => plain::<GaldsError>(error),
        SolvingError::Game(_) => plain::<UnknownGameError>(error),
    }
}
