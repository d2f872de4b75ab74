//! What puzzles of Shatra are about.

use galds_games::core::scene::Step;

use crate::puzzles::themes::{Solution, Theme, of_captures};

pub(super) fn themes(solution: &Solution) -> Vec<Theme> {
    let mut themes = of_captures(solution);
    let is_promoted = solution.has(|step| matches!(step, Step::Converted { .. }));
    themes.extend(is_promoted.then_some("promotion"));
    let is_dropped = solution.has(|step| matches!(step, Step::Dropped { .. }));
    themes.extend(is_dropped.then_some("drop"));
    themes
}
