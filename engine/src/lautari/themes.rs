//! What puzzles of Lautari are about.

use galds_games::core::scene::Step;

use crate::puzzles::themes::{Solution, Theme, of_captures};

/// The middle of the board, on which a game is won.
const CENTRE: &str = "a";

pub(super) fn themes(solution: &Solution) -> Vec<Theme> {
    let mut themes = of_captures(solution);
    let is_converted = solution.has(|step| matches!(step, Step::Converted { .. }));
    themes.extend(is_converted.then_some("conversion"));
    let goes_to_centre = solution.moves().any(|(_, to)| to.field.name() == CENTRE);
    themes.extend(goes_to_centre.then_some("centre"));
    themes
}
