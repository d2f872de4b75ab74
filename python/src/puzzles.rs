//! The puzzles that come with the program, and the judge of answers to them.

use galds_engine::puzzles::solving::{Verdict, judge};
use galds_engine::puzzles::{self, Task};
use pyo3::prelude::*;

use crate::errors;

/// A position with one right action.
#[pyclass(frozen, module = "galds")]
#[derive(Clone)]
pub(crate) struct Puzzle {
    inner: puzzles::Puzzle,
    game: &'static str,
}

/// What an answer to a puzzle is worth.
#[pyclass(frozen, module = "galds", get_all)]
pub(crate) struct Judgement {
    /// `solved`, `right` (so far) or `wrong`.
    verdict: &'static str,
    /// What the defence answers, as tokens, where the answer was right so far.
    replies: Vec<String>,
}

#[pymethods]
impl Judgement {
    fn __repr__(&self) -> String {
        format!("<galds.Judgement {}>", self.verdict)
    }
}

#[pymethods]
impl Puzzle {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// What is asked for: `win N`, to force the win within N own actions, or `best`.
    #[getter]
    fn task(&self) -> String {
        self.inner.task.to_string()
    }

    /// Within how many own actions the win is to be forced.
    #[getter]
    fn actions(&self) -> Option<u32> {
        match self.inner.task {
            Task::Win { actions } => Some(actions),
            Task::Best => None,
        }
    }

    /// The position text. Solvers of hidden games are shown the view of the side to act.
    #[getter]
    fn position(&self) -> &str {
        &self.inner.position
    }

    /// The token of the right action.
    #[getter]
    fn key(&self) -> &str {
        &self.inner.key
    }

    /// Judges the last of the actions made from the position: the solver's and the replies to them in turn.
    fn judge(&self, py: Python<'_>, actions: Vec<String>) -> PyResult<Judgement> {
        let judged = py.detach(|| judge(self.game, &self.inner, &actions));
        let (verdict, replies) = match judged.map_err(errors::of_solving)? {
            Verdict::Solved => ("solved", Vec::new()),
            Verdict::Right { replies } => ("right", replies),
            Verdict::Wrong => ("wrong", Vec::new()),
        };
        Ok(Judgement { verdict, replies })
    }

    fn __repr__(&self) -> String {
        format!("<galds.Puzzle {} {}: {}>", self.game, self.inner.task, self.inner.position)
    }
}

/// The puzzles of a game that come with the program.
#[pyfunction]
fn puzzles_of(game: &str) -> PyResult<Vec<Puzzle>> {
    let game = galds_games::find(game).map_err(errors::of_open)?.about.name;
    let shipped = puzzles::shipped(game).into_iter();
    Ok(shipped.map(|inner| Puzzle { inner, game }).collect())
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Puzzle>()?;
    module.add_class::<Judgement>()?;
    module.add("puzzles", wrap_pyfunction!(puzzles_of, module)?)
}
