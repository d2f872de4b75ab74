//! What puzzles of backgammon are about.

use galds_games::core::Side;
use galds_games::core::scene::{FieldId, Step, Zone};

use crate::puzzles::themes::{Solution, Theme};

pub(super) fn themes(solution: &Solution) -> Vec<Theme> {
    let is_cube = solution
        .has(|step| matches!(step, Step::Doubled { .. } | Step::Taken { .. } | Step::Declined));
    if is_cube {
        return vec!["cube"];
    }
    let mut themes = Vec::new();
    themes.extend((solution.captures() > 0).then_some("hit"));
    let enters = solution.moves().any(|(from, _)| from.zone == Zone::Bar);
    themes.extend(enters.then_some("entering"));
    let bears_off = solution.moves().any(|(_, to)| to.zone == Zone::Off);
    themes.extend(bears_off.then_some("endgame"));
    themes.extend(makes_point(solution).then_some("point"));
    themes.extend(is_race(solution).then_some("race"));
    themes
}

/// Whether two checkers come to stand where the side had one or none before.
fn makes_point(solution: &Solution) -> bool {
    let own = |field: &FieldId| {
        let there = solution.before.pieces.iter();
        there.filter(|piece| piece.side == solution.side && piece.at.field == *field).count()
    };
    let came = |field: &FieldId| solution.moves().filter(|(_, to)| to.field == *field).count();
    let left = |field: &FieldId| solution.moves().filter(|(from, _)| from.field == *field).count();
    solution.moves().any(|(_, to)| {
        let (field, before) = (&to.field, own(&to.field));
        to.zone == Zone::Board
            && before < 2
            && (before + came(field)).saturating_sub(left(field)) >= 2
    })
}

/// Whether the sides have passed each other.
fn is_race(solution: &Solution) -> bool {
    // Fields are named as White counts: White goes down, Black up. On the bar both are farthest away.
    let farthest = |side: Side, bar: u8| {
        let own = solution.before.pieces.iter().filter(move |piece| piece.side == side);
        let on_way = own.filter(|piece| piece.at.zone != Zone::Off);
        on_way.map(move |piece| match piece.at.zone {
            Zone::Bar => bar,
            _ => piece.at.field.name().parse::<u8>().unwrap_or(bar),
        })
    };
    let white = farthest(Side::First, 25).max().unwrap_or(0);
    let black = farthest(Side::Second, 0).min().unwrap_or(25);
    white < black
}
