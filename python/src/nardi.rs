//! What only Nardi has: the IDs and files of other programs, and the review of a match.

use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::Plies;
use galds_engine::nardi::review::{Choice, Decision, Kind, Reviewer, Sums};
use galds_games::core::{AnyTable, Game, PerSide, RuleSet};
use galds_games::nardi::formats::{Match, gnuid, mat, sgf, xgid};
use galds_games::nardi::{Action, Nardi, Position, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors::{self, FormatError};
use crate::sides::side_name;
use crate::table::Table;

/// The game and position at a table, if it is one of Nardi.
fn position_at(table: &Table) -> PyResult<(Nardi, Position)> {
    let game = nardi_at(table)?;
    let position = game.read_position(&table.inner.position_text());
    let position = position.map_err(errors::plain::<FormatError>)?;
    Ok((game, position))
}

fn nardi_at(table: &Table) -> PyResult<Nardi> {
    let name = table.inner.about().name;
    if name != Nardi::ABOUT.name {
        return Err(PyValueError::new_err(format!("a table of nardi is needed, not of {name}")));
    }
    let rules = Rules::read(&table.inner.rules_text()).map_err(errors::plain::<FormatError>)?;
    Ok(Nardi::new(rules))
}

/// A table with all that happened at another one, typed.
fn played_at(table: &Table) -> PyResult<Match> {
    let game = nardi_at(table)?;
    let start = game.read_position(&table.inner.start_text());
    let start = start.map_err(errors::plain::<FormatError>)?;
    let mut typed = galds_games::core::Table::at(game, start);
    for (_, played) in table.inner.past() {
        typed.play_text(&played.token).map_err(errors::of_table)?;
    }
    Match::of_table(&typed).map_err(errors::plain::<FormatError>)
}

fn table_of(game: Nardi, position: Position) -> Table {
    Table { inner: Box::new(galds_games::core::Table::at(game, position)) }
}

/// The position and match ID of GNU Backgammon.
#[pyfunction]
fn to_gnuid(table: &Table) -> PyResult<String> {
    let (game, position) = position_at(table)?;
    gnuid::write(&game, &position).map_err(errors::plain::<FormatError>)
}

/// The table that a position and match ID of GNU Backgammon describes.
#[pyfunction]
fn from_gnuid(text: &str) -> PyResult<Table> {
    let (game, position) = gnuid::read(text).map_err(errors::plain::<FormatError>)?;
    Ok(table_of(game, position))
}

/// The XGID of a table.
#[pyfunction]
fn to_xgid(table: &Table) -> PyResult<String> {
    let (game, position) = position_at(table)?;
    xgid::write(&game, &position).map_err(errors::plain::<FormatError>)
}

/// The table that an XGID describes.
#[pyfunction]
fn from_xgid(text: &str) -> PyResult<Table> {
    let (game, position) = xgid::read(text).map_err(errors::plain::<FormatError>)?;
    Ok(table_of(game, position))
}

/// What was played at a table as a `.mat` file.
#[pyfunction]
fn to_mat(table: &Table) -> PyResult<String> {
    Ok(mat::write(&played_at(table)?))
}

/// What was played at a table as a file in Smart Game Format.
#[pyfunction]
fn to_sgf(table: &Table) -> PyResult<String> {
    Ok(sgf::write(&played_at(table)?))
}

fn read_match(text: &str, format: &str) -> PyResult<Match> {
    match format {
        "mat" => mat::read(text).map_err(errors::plain::<FormatError>),
        "sgf" => sgf::read(text).map_err(errors::plain::<FormatError>),
        _ => Err(PyValueError::new_err(format!("a format is `mat` or `sgf`, not `{format}`"))),
    }
}

/// The table on which the match of a `.mat` file was played.
#[pyfunction]
fn from_mat(text: &str) -> PyResult<Table> {
    whole_match(&read_match(text, "mat")?)
}

/// The table on which the match of a file in Smart Game Format was played.
#[pyfunction]
fn from_sgf(text: &str) -> PyResult<Table> {
    whole_match(&read_match(text, "sgf")?)
}

fn whole_match(played: &Match) -> PyResult<Table> {
    let table = played.table().map_err(errors::plain::<FormatError>)?;
    Ok(Table { inner: Box::new(table) })
}

/// A decision of a match and what became of it.
#[pyclass(frozen, module = "galds.nardi", get_all, name = "Decision")]
#[derive(Clone)]
pub(crate) struct ReviewedDecision {
    /// The game of the match, counted from 1.
    game: usize,
    /// Who decided: `first` or `second`.
    side: &'static str,
    /// `play`, `double` or `answer`.
    kind: &'static str,
    /// The position text.
    position: String,
    /// What was chosen, in book notation, and its equity.
    made: (String, f64),
    /// What could have been chosen, the best first.
    choices: Vec<(String, f64)>,
    /// The chances of the side that decided: to win, to win a gammon, a backgammon, to lose a gammon, a backgammon.
    chances: Vec<f32>,
    /// What the choice loses, in points at the present stake.
    loss: f64,
    /// How much better the roll was than the mean one; plays only.
    luck: Option<f64>,
    /// Whether the decision counts in the error rate.
    counts: bool,
}

#[pymethods]
impl ReviewedDecision {
    fn __repr__(&self) -> String {
        format!("<galds.nardi.Decision {} loses {:.3}>", self.made.0, self.loss)
    }
}

/// How well both sides played.
#[pyclass(frozen, module = "galds.nardi", get_all)]
pub(crate) struct Review {
    /// Every decision in order.
    decisions: Vec<ReviewedDecision>,
    /// The loss of a mean decision of each side, in thousandths of a point.
    error_rate: (f64, f64),
    /// Half of that: PR.
    performance: (f64, f64),
    /// The luck of all rolls of each side.
    luck: (f64, f64),
}

#[pymethods]
impl Review {
    fn __repr__(&self) -> String {
        let (first, second) = self.performance;
        format!("<galds.nardi.Review PR {first:.2} and {second:.2}>")
    }
}

/// Reviews a match, the text of a `.mat` or `.sgf` file: every decision, what it lost, and the luck of the dice.
/// `plies` is how many rolls are looked ahead, 0 to 3.
#[pyfunction]
#[pyo3(signature = (text, format="mat", *, plies=2))]
fn review(py: Python<'_>, text: &str, format: &str, plies: u32) -> PyResult<Review> {
    let played = read_match(text, format)?;
    let game = Nardi::new(played.rules.clone());
    let games: Vec<Vec<Decision>> = py.detach(|| {
        let reviewer = Reviewer::new(NetworkEvaluation::built_in(), Plies::up_to(plies));
        let records = played.games.iter();
        records.map(|record| reviewer.review(&game, record, &mut |_| {})).collect()
    });
    let PerSide(sums) = Sums::of(games.iter().flatten());
    let numbered = games.iter().zip(1..).flat_map(|(decisions, number)| {
        let decisions = decisions.iter();
        decisions.map(move |decision| (number, decision))
    });
    let decisions = numbered.map(|(number, decision)| reviewed(&game, number, decision)).collect();
    Ok(Review {
        decisions,
        error_rate: sums.map(|side| side.error_rate()).into(),
        performance: sums.map(|side| side.performance()).into(),
        luck: sums.map(|side| side.luck).into(),
    })
}

fn reviewed(game: &Nardi, number: usize, decision: &Decision) -> ReviewedDecision {
    let choice = |choice: &Choice| {
        let text = match choice.action {
            Some(Action::Double) => "double".to_owned(),
            Some(action) => game.book(&decision.position, action),
            None => "no double".to_owned(),
        };
        (text, choice.equity)
    };
    ReviewedDecision {
        game: number,
        side: side_name(decision.side),
        kind: match decision.kind {
            Kind::Play(_) => "play",
            Kind::Double => "double",
            Kind::Answer => "answer",
        },
        position: game.position_text(&decision.position),
        made: choice(&decision.made),
        choices: decision.choices.iter().map(choice).collect(),
        chances: decision.chances.list().to_vec(),
        loss: decision.loss(),
        luck: decision.luck,
        counts: decision.counts,
    }
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ReviewedDecision>()?;
    module.add_class::<Review>()?;
    for function in [
        wrap_pyfunction!(to_gnuid, module)?,
        wrap_pyfunction!(from_gnuid, module)?,
        wrap_pyfunction!(to_xgid, module)?,
        wrap_pyfunction!(from_xgid, module)?,
        wrap_pyfunction!(to_mat, module)?,
        wrap_pyfunction!(from_mat, module)?,
        wrap_pyfunction!(to_sgf, module)?,
        wrap_pyfunction!(from_sgf, module)?,
    ] {
        module.add_function(function)?;
    }
    module.add("review_match", wrap_pyfunction!(review, module)?)
}
