//! Sides, viewers and turns as Python says them: `"first"`, `"second"`, `"chance"`, `"over"`, `"spectator"`.

use galds_games::core::{Outcome, Points, Side, Turn, Viewer};
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;

pub(crate) const FIRST: &str = "first";
pub(crate) const SECOND: &str = "second";
const SPECTATOR: &str = "spectator";

pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => FIRST,
        Side::Second => SECOND,
    }
}

pub(crate) fn read_side(text: &str) -> PyResult<Side> {
    match text {
        FIRST => Ok(Side::First),
        SECOND => Ok(Side::Second),
        _ => Err(PyValueError::new_err(format!("a side is `first` or `second`, not `{text}`"))),
    }
}

pub(crate) fn read_viewer(text: &str) -> PyResult<Viewer> {
    match text {
        FIRST => Ok(Viewer::Side(Side::First)),
        SECOND => Ok(Viewer::Side(Side::Second)),
        SPECTATOR => Ok(Viewer::Spectator),
        _ => Err(PyValueError::new_err(format!(
            "a viewer is `first`, `second` or `spectator`, not `{text}`"
        ))),
    }
}

pub(crate) const fn turn_name(turn: Turn) -> &'static str {
    match turn {
        Turn::Side(side) | Turn::SideOrChance(side) => side_name(side),
        Turn::Chance => "chance",
        Turn::Over(_) => "over",
    }
}

pub(crate) fn points(outcome: Outcome) -> (f64, f64) {
    let number = |points: Points| f64::from(points.halves()) / 2.0;
    (number(outcome.first), number(outcome.second))
}
