//! What learners need: one game by numbers, and many games straight into arrays.

use std::num::NonZeroUsize;

use galds_games::core::Rng;
use galds_games::core::learning::{
    AnyBatch, AnyEpisode, Choices, EpisodeError, Form, Layout, Outputs,
};
use galds_games::learning::{self, EpisodeOpenError};
use galds_host::Threads;
use numpy::{
    Element, IxDyn, PyArray1, PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn,
};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::errors;
use crate::sides::{read_side, turn_name};
use crate::table::Table;

fn read_layout(text: &str) -> PyResult<Layout> {
    match text {
        "flat" => Ok(Layout::Flat),
        "planes" => Ok(Layout::Grid),
        _ => Err(PyValueError::new_err(format!("a layout is `flat` or `planes`, not `{text}`"))),
    }
}

fn of_episode(error: EpisodeError) -> PyErr {
    match error {
        EpisodeError::Number { .. } | EpisodeError::Action { .. } | EpisodeError::Result { .. } => {
            PyIndexError::new_err(error.to_string())
        }
        EpisodeError::Table(error) => errors::of_table(error),
        EpisodeError::NoSample => PyValueError::new_err(error.to_string()),
    }
}

/// A game being played by numbers. Where chance has to act, `fall` says on what it falls.
#[pyclass(module = "galds.learning")]
pub(crate) struct Episode {
    inner: Box<dyn AnyEpisode>,
}

#[pymethods]
impl Episode {
    /// The game at a table, with its history, from where it stands.
    #[new]
    fn new(table: &Table) -> PyResult<Episode> {
        let inner = learning::episode(table.inner.as_ref()).map_err(|error| match error {
            EpisodeOpenError::Open(error) => errors::of_open(error),
            EpisodeOpenError::Table(error) => errors::of_table(error),
        })?;
        Ok(Episode { inner })
    }

    /// Who has to act: `first`, `second`, `chance`, or `over` for nobody.
    #[getter]
    fn turn(&self) -> &'static str {
        turn_name(self.inner.turn())
    }

    /// The table on which it is played, as a copy.
    #[getter]
    fn table(&self) -> Table {
        Table { inner: self.inner.table().boxed_clone() }
    }

    /// How many numbers there are; every number is below.
    #[getter]
    fn number_count(&self) -> usize {
        self.inner.number_count()
    }

    /// The parts chosen so far of an action in the making: the truth.
    #[getter]
    fn parts(&self) -> Vec<u16> {
        self.inner.parts().to_vec()
    }

    /// What the game has brought each side so far: nothing until it is over.
    #[getter]
    fn returns(&self) -> (f32, f32) {
        self.inner.returns().into()
    }

    /// The most that a game can bring a side.
    #[getter]
    fn largest_return(&self) -> f32 {
        self.inner.largest_return()
    }

    /// The numbers that can be chosen now, in ascending order.
    fn numbers(&self) -> Vec<u16> {
        self.inner.numbers()
    }

    /// The numbers that can be chosen now, as an array of booleans.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut mask = vec![false; self.inner.number_count()];
        for number in self.inner.numbers() {
            mask[usize::from(number)] = true;
        }
        PyArray1::from_vec(py, mask)
    }

    /// Chooses a number for the side to act.
    fn take(&mut self, number: u16) -> PyResult<()> {
        self.inner.take(number).map_err(of_episode)
    }

    /// Makes a whole action, given as a token or in book notation, whoever has to act.
    fn play(&mut self, action: &str) -> PyResult<()> {
        self.inner.play_text(action).map_err(of_episode)
    }

    /// What choosing a number means: the token of the action that it completes, or the parts so far.
    fn number_text(&self, number: u16) -> String {
        self.inner.number_text(number)
    }

    /// The results of chance with their probabilities, where chance has to act.
    fn chances(&self) -> Vec<(String, f64)> {
        let results = self.inner.chances();
        let total: u32 = results.iter().map(|result| result.weight).sum();
        let share = |weight: u32| f64::from(weight) / f64::from(total);
        results.into_iter().map(|result| (result.action, share(result.weight))).collect()
    }

    /// Lets chance fall on a result, by its place among `chances`.
    fn fall(&mut self, place: usize) -> PyResult<()> {
        self.inner.fall(place).map_err(of_episode)
    }

    /// Lets chance fall on the result at this fraction of all probabilities, such as `random.random()`.
    fn roll(&mut self, fraction: f64) -> PyResult<()> {
        self.inner.roll(fraction).map_err(of_episode)
    }

    /// How many whole actions can be made now, where nothing of one has been chosen; of set-ups examples are counted.
    #[getter]
    fn action_count(&self) -> usize {
        self.inner.action_count()
    }

    /// Makes a whole action, by its place among those that can be made.
    fn act(&mut self, place: usize) -> PyResult<()> {
        self.inner.act(place).map_err(of_episode)
    }

    /// The shape of observations.
    #[pyo3(signature = (layout="flat"))]
    fn observation_shape(&self, layout: &str) -> PyResult<Vec<usize>> {
        Ok(self.inner.form().shape(read_layout(layout)?))
    }

    /// What each plane of fields holds, and what each single value says.
    #[getter]
    fn observation_names(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let Form { planes, values, .. } = self.inner.form();
        (planes.to_vec(), values.to_vec())
    }

    /// What a side sees, as an array of floats.
    #[pyo3(signature = (side, layout="flat"))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        side: &str,
        layout: &str,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let (side, layout) = (read_side(side)?, read_layout(layout)?);
        let shape = self.inner.form().shape(layout);
        PyArray1::from_vec(py, self.inner.observation(side, layout)).reshape(IxDyn(&shape))
    }

    /// Everything that a side knows, as text: what it sees and all that it saw.
    fn information_state(&self, side: &str) -> PyResult<String> {
        Ok(self.inner.information_state(read_side(side)?))
    }

    /// Another truth that a side cannot tell from this one, drawn at random; in open games a copy.
    #[pyo3(signature = (side, seed=0))]
    fn resampled(&self, py: Python<'_>, side: &str, seed: u64) -> PyResult<Episode> {
        let side = read_side(side)?;
        let drawn = py.detach(|| self.inner.resampled(side, &mut Rng::seeded(seed)));
        Ok(Episode { inner: drawn.map_err(of_episode)? })
    }

    /// Another episode with the same game and history.
    fn copy(&self) -> Episode {
        Episode { inner: self.inner.boxed_clone() }
    }

    fn __copy__(&self) -> Episode {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Episode {
        self.copy()
    }
}

/// An array to write into; the rows have to lie one after the other in memory.
fn rows<'a, T: Element>(
    array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
) -> PyResult<Option<&'a mut [T]>> {
    array.as_mut().map(|array| Ok(array.as_slice_mut()?)).transpose()
}

/// The compiled part of `galds.learning.Batch`, which has the arrays.
#[pyclass(module = "galds.learning")]
pub(crate) struct RawBatch {
    inner: Box<dyn AnyBatch>,
    threads: NonZeroUsize,
}

#[pymethods]
impl RawBatch {
    #[new]
    fn new(game: &str, rules: &str, lanes: usize, seed: u64, threads: usize) -> PyResult<RawBatch> {
        let inner = learning::batch(game, rules, lanes, seed).map_err(errors::of_open)?;
        let threads = match NonZeroUsize::new(threads) {
            Some(threads) => threads,
            None => std::thread::available_parallelism()?,
        };
        Ok(RawBatch { inner, threads })
    }

    #[getter]
    fn number_count(&self) -> usize {
        self.inner.number_count()
    }

    #[getter]
    fn largest_return(&self) -> f32 {
        self.inner.largest_return()
    }

    #[getter]
    fn bytes(&self) -> usize {
        self.inner.bytes()
    }

    fn observation_shape(&self, layout: &str) -> PyResult<Vec<usize>> {
        Ok(self.inner.form().shape(read_layout(layout)?))
    }

    fn position_texts(&self) -> Vec<String> {
        self.inner.position_texts()
    }

    /// Writes where the games stand.
    fn look(
        &mut self,
        py: Python<'_>,
        layout: &str,
        sides: PyReadwriteArrayDyn<'_, i8>,
        masks: Option<PyReadwriteArrayDyn<'_, bool>>,
        observations: Option<PyReadwriteArrayDyn<'_, f32>>,
    ) -> PyResult<()> {
        let (mut sides, mut masks, mut observations) = (Some(sides), masks, observations);
        let outputs = Outputs {
            sides: rows(&mut sides)?,
            masks: rows(&mut masks)?,
            observations: rows(&mut observations)?,
            layout: read_layout(layout)?,
            ..Outputs::default()
        };
        let looked = py.detach(|| self.inner.look(outputs, &Threads::up_to(self.threads)));
        looked.map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Makes a choice in every game and writes where they stand then: these numbers, or without them a random number
    /// or a random whole action.
    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        numbers: Option<PyReadonlyArray1<'_, i32>>,
        whole: bool,
        layout: &str,
        chosen: Option<PyReadwriteArrayDyn<'_, i32>>,
        sides: PyReadwriteArrayDyn<'_, i8>,
        rewards: PyReadwriteArrayDyn<'_, f32>,
        ends: PyReadwriteArrayDyn<'_, bool>,
        masks: Option<PyReadwriteArrayDyn<'_, bool>>,
        observations: Option<PyReadwriteArrayDyn<'_, f32>>,
    ) -> PyResult<()> {
        let choices = match numbers.as_ref() {
            Some(numbers) => Choices::Numbers(numbers.as_slice()?),
            None if whole => Choices::RandomActions,
            None => Choices::Random,
        };
        let (mut chosen, mut sides, mut rewards) = (chosen, Some(sides), Some(rewards));
        let (mut ends, mut masks, mut observations) = (Some(ends), masks, observations);
        let outputs = Outputs {
            chosen: rows(&mut chosen)?,
            sides: rows(&mut sides)?,
            rewards: rows(&mut rewards)?,
            ends: rows(&mut ends)?,
            masks: rows(&mut masks)?,
            observations: rows(&mut observations)?,
            layout: read_layout(layout)?,
        };
        let stepped =
            py.detach(|| self.inner.step(choices, outputs, &Threads::up_to(self.threads)));
        stepped.map_err(|error| PyIndexError::new_err(error.to_string()))
    }
}

/// Plays games at random by the rules alone, without numbers, arrays and draws by repetition; returns how many actions
/// were made. It is what batches are measured by.
#[pyfunction]
#[pyo3(signature = (game, count, rules=None, *, seed=0))]
fn playouts(
    py: Python<'_>,
    game: &str,
    count: u32,
    rules: Option<&str>,
    seed: u64,
) -> PyResult<u64> {
    let played = py.detach(|| learning::playouts(game, rules.unwrap_or(game), count, seed));
    played.map_err(errors::of_open)
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Episode>()?;
    module.add_class::<RawBatch>()?;
    module.add_function(wrap_pyfunction!(playouts, module)?)
}
