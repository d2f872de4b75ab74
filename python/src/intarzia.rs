//! Intarzia, the solitaire: the submodule `galds.intarzia`.

use galds_games::rotary::intarzia::{Board, Colouring, Solution, solve, turns};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::drawing;
use crate::errors::{self, GaldsError, PositionError};

fn read_board(text: &str) -> PyResult<Board> {
    match text {
        "lid" => Ok(Board::Lid),
        "full" => Ok(Board::Full),
        _ => Err(PyValueError::new_err(format!("a board is `lid` or `full`, not `{text}`"))),
    }
}

fn read_colouring(board: Board, text: &str) -> PyResult<Colouring> {
    Colouring::read(board, text).map_err(errors::plain::<PositionError>)
}

/// A proven shortest way from one colouring to another, as turns such as `22-1`; `None` if there is none at all. A
/// colouring is two lists of points, light and dark, such as `22,24 33,35`. The search gives up when it holds `most`
/// colourings, of 16 bytes each.
#[pyfunction]
#[pyo3(signature = (start, goal, board="lid", *, most=50_000_000))]
fn intarzia_solve(
    py: Python<'_>,
    start: &str,
    goal: &str,
    board: &str,
    most: usize,
) -> PyResult<Option<Vec<String>>> {
    let board = read_board(board)?;
    let (start, goal) = (read_colouring(board, start)?, read_colouring(board, goal)?);
    let solved = py.detach(|| solve(board, start, goal, most, &mut |_| {}));
    match solved.map_err(errors::plain::<GaldsError>)? {
        Solution::Shortest(turns) => Ok(Some(turns.iter().map(ToString::to_string).collect())),
        Solution::None => Ok(None),
    }
}

/// Every turn that changes something, with the colouring that it leads to.
#[pyfunction]
#[pyo3(signature = (colouring, board="lid"))]
fn intarzia_turns(colouring: &str, board: &str) -> PyResult<Vec<(String, String)>> {
    let board = read_board(board)?;
    let turns = turns(board, read_colouring(board, colouring)?).into_iter();
    Ok(turns.map(|(turn, reached)| (turn.to_string(), reached.to_string())).collect())
}

/// A task as SVG: what is given, an arrow, and what is wanted.
#[pyfunction]
#[pyo3(signature = (start, goal, board="lid"))]
fn intarzia_svg(start: &str, goal: &str, board: &str) -> PyResult<String> {
    let board = read_board(board)?;
    let (start, goal) = (read_colouring(board, start)?, read_colouring(board, goal)?);
    Ok(drawing::intarzia(board, start, goal))
}

/// The tasks that come with the program: the fewest turns, a shortest way, the first and the last colouring.
#[pyfunction]
fn intarzia_tasks() -> Vec<(usize, String, String, String)> {
    let tasks = galds_engine::rotary::intarzia::shipped_arrangements().into_iter();
    tasks.map(|task| (task.turns, task.way, task.from, task.to)).collect()
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(intarzia_solve, module)?)?;
    module.add_function(wrap_pyfunction!(intarzia_turns, module)?)?;
    module.add_function(wrap_pyfunction!(intarzia_svg, module)?)?;
    module.add_function(wrap_pyfunction!(intarzia_tasks, module)?)
}
