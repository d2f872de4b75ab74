//! Rotary on paper: balls become discs that lie in the hollows.

use super::wood::BALL;
use crate::print::{Cut, Paper, Parts, counted};

pub(super) const PAPER: Paper = Paper {
    titles: Some(["Rotary", "Rotary", "Ротари", "Rotary", "转盘棋"]),
    scale: 0.225,
    parts: Parts::Whole,
    set: counted,
    cut: Cut::Disc { radius: BALL + 1.0 },
    more: None,
    columns: 4,
    rolls: false,
};
