//! Shatra on paper. A promoted shatra takes the place of a figure that was lost, so no further men are needed.

use crate::print::{Cut, Paper, Parts, counted};

pub(super) const PAPER: Paper = Paper {
    titles: Some(["Shatra", "Šatra", "Шатра", "Satra", "沙特拉"]),
    scale: 0.24,
    parts: Parts::Below,
    set: counted,
    cut: Cut::Disc { radius: 44.0 },
    more: None,
    columns: 3,
    rolls: false,
};
