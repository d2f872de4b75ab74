//! The games and players of Galds for Python: the module `galds._galds`.
//!
//! ```text
//!   Python ──► galds (python/galds) ──► _galds (here) ──► shelf, engine, host
//!                 types, adapters          texts in and out; the interpreter's lock is
//!                                          released while something is thought about or counted
//! ```
//!
//! What goes over the border is text: names of games, rules, positions, tokens of actions. It has no rules of its
//! own; errors come from the Rust crates with their words (`errors.rs`).

mod about;
mod drawing;
mod engine;
mod errors;
mod intarzia;
mod learning;
mod nardi;
mod puzzles;
mod rollouts;
mod sides;
mod table;

use pyo3::prelude::*;

/// The compiled part of the package `galds`; use the package instead.
#[pymodule]
fn _galds(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::add_to(module)?;
    about::add_to(module)?;
    table::add_to(module)?;
    engine::add_to(module)?;
    puzzles::add_to(module)?;
    intarzia::add_to(module)?;
    nardi::add_to(module)?;
    learning::add_to(module)?;
    Ok(())
}
