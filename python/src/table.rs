//! A game being played, whatever the game: positions, actions, views, records, pictures, counts.

use galds_games::core::{AnyTable, Listing, Pick, Record, Side, Tag, Turn, Viewer};
use galds_host::Threads;
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::drawing::{self, FieldNames, Look, Shown};
use crate::errors;
use crate::sides::{points, read_side, read_viewer, turn_name};

/// A game with its history: rules, position and all actions so far.
#[pyclass(module = "galds")]
pub(crate) struct Table {
    pub(crate) inner: Box<dyn AnyTable>,
}

/// An action that was made.
#[pyclass(frozen, module = "galds", get_all)]
pub(crate) struct Played {
    /// Whose turn it was: `first`, `second` or `chance`.
    by: &'static str,
    /// The exact text of the action, without spaces.
    token: String,
    /// The action as the rule book writes it.
    book: String,
}

/// A legal action with everything by which a person knows and makes it.
#[pyclass(frozen, module = "galds", get_all)]
pub(crate) struct Choice {
    /// The exact text of the action, without spaces.
    token: String,
    /// The action as the rule book writes it.
    book: String,
    /// The fields and buttons that are touched to make it, in order.
    picks: Vec<String>,
}

#[pymethods]
impl Played {
    fn __repr__(&self) -> String {
        format!("<galds.Played {} by {}>", self.token, self.by)
    }
}

#[pymethods]
impl Choice {
    fn __repr__(&self) -> String {
        format!("<galds.Choice {}>", self.token)
    }
}

#[pymethods]
impl Table {
    /// Sets up a game at its start or at a position. Without rules those of the first preset hold.
    #[new]
    #[pyo3(signature = (game, rules=None, position=None))]
    fn new(game: &str, rules: Option<&str>, position: Option<&str>) -> PyResult<Table> {
        let rules = rules.unwrap_or(game);
        let mut inner = match galds_games::find(game) {
            Ok(found) => found.open(rules).map_err(|error| errors::of_open(error.into()))?,
            Err(error) => return Err(errors::of_open(error)),
        };
        if let Some(position) = position {
            inner.set_position(position).map_err(errors::of_table)?;
        }
        Ok(Table { inner })
    }

    /// The table at the end of a record, with all its actions. Its tags name the game and the rules.
    #[staticmethod]
    #[pyo3(signature = (record, game=None))]
    fn from_record(record: &str, game: Option<&str>) -> PyResult<Table> {
        let record = Record::read(record).map_err(errors::of_record)?;
        let game = game.or(record.tag("Game")).unwrap_or_default();
        let rules = record.tag("Rules").unwrap_or(game);
        let mut inner = galds_games::open(game, rules).map_err(errors::of_open)?;
        record.replay(inner.as_mut(), |_| {}).map_err(errors::of_record)?;
        Ok(Table { inner })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.inner.about().name
    }

    /// The rules text.
    #[getter]
    fn rules(&self) -> String {
        self.inner.rules_text()
    }

    /// The position text: the truth. What one side may know of it is its view.
    #[getter]
    fn position(&self) -> String {
        self.inner.position_text()
    }

    /// The text of the position at which the table started.
    #[getter]
    fn start(&self) -> String {
        self.inner.start_text()
    }

    /// Who has to act: `first`, `second`, `chance`, or `over` for nobody. A side that may act before chance does
    /// (double before the roll) has the turn, and `chances` says what else can happen.
    #[getter]
    fn turn(&self) -> &'static str {
        turn_name(self.inner.turn())
    }

    /// The name of the side that has to act, such as `White`.
    #[getter]
    fn side(&self) -> Option<&'static str> {
        self.inner.turn().side().map(|side| self.inner.about().side(side).name)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.turn().outcome().is_some()
    }

    /// The points of both sides at the end.
    #[getter]
    fn outcome(&self) -> Option<(f64, f64)> {
        self.inner.turn().outcome().map(points)
    }

    /// The points of both sides as text, or `*` while the game is on.
    #[getter]
    fn outcome_text(&self) -> String {
        self.inner.turn().outcome_text()
    }

    /// How often the present position has occurred, itself included.
    #[getter]
    fn occurrences(&self) -> u32 {
        self.inner.occurrences()
    }

    /// Whether `legal` is the whole list. Secret set-ups are too many; of them there are examples.
    #[getter]
    fn is_listed(&self) -> bool {
        self.inner.legal().0 == Listing::Complete
    }

    /// Every action so far, in order.
    #[getter]
    fn past(&self) -> Vec<Played> {
        let past = self.inner.past().into_iter();
        past.map(|(turn, played)| Played::by(turn, played)).collect()
    }

    /// What each side's position is worth by the book's own count, where the book has one.
    #[getter]
    fn position_values(&self) -> Option<(u32, u32)> {
        self.inner.position_values().map(|values| values.0.into())
    }

    /// The tokens of the legal actions, sorted.
    fn legal(&self) -> Vec<String> {
        self.inner.legal().1
    }

    /// The legal actions with book notation and what is touched to make them.
    fn choices(&self) -> Vec<Choice> {
        let text = |pick: Pick| match pick {
            Pick::Field(name) | Pick::Button(name) => name,
        };
        let choices = self.inner.choices().into_iter();
        choices
            .map(|choice| Choice {
                token: choice.token,
                book: choice.book,
                picks: choice.picks.into_iter().map(text).collect(),
            })
            .collect()
    }

    /// The results of chance with their probabilities; none where chance does not act.
    fn chances(&self) -> Vec<(String, f64)> {
        let results = self.inner.chances();
        let total: u32 = results.iter().map(|result| result.weight).sum();
        let probability = |weight: u32| f64::from(weight) / f64::from(total);
        results.into_iter().map(|result| (result.action, probability(result.weight))).collect()
    }

    /// Makes an action, given as a token or in book notation.
    fn play(&mut self, action: &str) -> PyResult<Played> {
        let turn = self.inner.turn();
        let played = self.inner.play_text(action).map_err(errors::of_table)?;
        Ok(Played::by(turn, played))
    }

    /// Takes back the last action; false if there is none.
    fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// Another table with the same game and history.
    fn copy(&self) -> Table {
        Table { inner: self.inner.boxed_clone() }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    /// What a viewer may know, as text.
    fn view(&self, viewer: &str) -> PyResult<String> {
        Ok(self.inner.view_text(read_viewer(viewer)?))
    }

    /// Every action so far in book notation, as far as a viewer may know it.
    fn past_for(&self, viewer: &str) -> PyResult<Vec<String>> {
        Ok(self.inner.past_for(read_viewer(viewer)?))
    }

    /// The points of both sides if one of them gave the game away now.
    fn given_away(&self, loser: &str) -> PyResult<(f64, f64)> {
        Ok(points(self.inner.given_away(read_side(loser)?)))
    }

    /// The record of the game so far; more tags can be added.
    #[pyo3(signature = (tags=Vec::new()))]
    fn record(&self, tags: Vec<(String, String)>) -> String {
        let tags: Vec<Tag> = tags.into_iter().map(|(key, value)| Tag { key, value }).collect();
        Record::write(self.inner.as_ref(), &tags)
    }

    /// The number of leaves `depth` levels below.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let counted = py.detach(|| self.inner.perft(depth));
        counted.map_err(|error| PyOverflowError::new_err(error.to_string()))
    }

    /// The leaves below each action, counted on all processors.
    fn divide(&self, py: Python<'_>, depth: u32) -> PyResult<Vec<(String, u64)>> {
        let threads = std::thread::available_parallelism()?;
        let counted = py.detach(|| self.inner.divide(depth, &Threads::up_to(threads)));
        counted.map_err(|error| PyOverflowError::new_err(error.to_string()))
    }

    /// The board as SVG. Without a viewer everything is drawn; `bottom` is the side that sits there, `names`
    /// whether the names of fields are written, and `marks` adds what the viewer can work out about hidden pieces.
    #[pyo3(signature = (viewer=None, *, bottom=None, names=true, marks=false))]
    fn svg(
        &self,
        viewer: Option<&str>,
        bottom: Option<&str>,
        names: bool,
        marks: bool,
    ) -> PyResult<String> {
        Ok(drawing::board(self.inner.as_ref(), read_look(viewer, bottom, names, marks)?))
    }

    /// The board as a PNG file of this width in pixels; the rest is as in `svg`.
    #[pyo3(signature = (viewer=None, *, width=640, bottom=None, names=true, marks=false))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&str>,
        width: u32,
        bottom: Option<&str>,
        names: bool,
        marks: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let look = read_look(viewer, bottom, names, marks)?;
        let drawn = drawing::board_png(self.inner.as_ref(), look, width);
        let bytes = drawn.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The board for a notebook. Of a hidden game it shows what everybody may see.
    fn _repr_svg_(&self) -> String {
        let shown = Shown::To(Viewer::Spectator);
        let look = Look { shown, bottom: Side::First, names: FieldNames::Shown };
        drawing::board(self.inner.as_ref(), look)
    }

    /// Of a hidden game it tells no more than everybody may know.
    fn __repr__(&self) -> String {
        let view = self.inner.view_text(Viewer::Spectator);
        format!("<galds.Table {}: {view}>", self.inner.rules_text())
    }
}

/// How a picture is wanted, from what Python says.
fn read_look(
    viewer: Option<&str>,
    bottom: Option<&str>,
    names: bool,
    marks: bool,
) -> PyResult<Look> {
    let viewer = viewer.map(read_viewer).transpose()?;
    let shown = match viewer {
        None => Shown::Everything,
        Some(viewer) if marks => Shown::MarkedTo(viewer),
        Some(viewer) => Shown::To(viewer),
    };
    let bottom = match (bottom, viewer) {
        (Some(side), _) => read_side(side)?,
        (None, Some(Viewer::Side(side))) => side,
        (None, _) => Side::First,
    };
    let names = if names { FieldNames::Shown } else { FieldNames::Hidden };
    Ok(Look { shown, bottom, names })
}

impl Played {
    fn by(turn: Turn, played: galds_games::core::Played) -> Played {
        Played { by: turn_name(turn), token: played.token, book: played.book }
    }
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Table>()?;
    module.add_class::<Played>()?;
    module.add_class::<Choice>()
}
