//! What puzzles of Rotary are about. Nothing is captured under the usual rules, so that captures are no theme.

use galds_games::core::scene::{FieldId, Step};
use galds_games::rotary::board::Point;

use crate::puzzles::themes::{Solution, Theme};

pub(super) fn themes(solution: &Solution) -> Vec<Theme> {
    let mut themes = Vec::new();
    themes.extend(solution.is_rescue().then_some("rescue"));
    let areas = solution.before.areas.iter().filter(|area| area.key == "centre");
    let centre: Vec<&FieldId> = areas.flat_map(|area| &area.fields).collect();
    let is_own =
        |field: &FieldId| solution.piece_on(field).is_some_and(|piece| piece.side == solution.side);
    let reaches_centre = solution.has(|step| match step {
        Step::TurnedAround { carried, .. } => carried.iter().any(|one| {
            let to = one.to.as_ref().map(|to| &to.field);
            to.is_some_and(|to| centre.contains(&to) && *to != one.from.field)
                && is_own(&one.from.field)
        }),
        _ => false,
    });
    themes.extend(reaches_centre.then_some("centre"));
    let is_at_edge = solution.has(|step| match step {
        Step::TurnedAround { pivot, .. } => is_at_edge(pivot),
        _ => false,
    });
    themes.extend(is_at_edge.then_some("edge"));
    themes
}

/// Whether some places of the ring around a point lie outside the board.
fn is_at_edge(pivot: &FieldId) -> bool {
    let point = pivot.name().parse().ok().and_then(Point::numbered);
    point.is_some_and(|point| (0..6).any(|place| point.neighbour(place).is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_goes_round_the_board() {
        for (number, expected) in
            [(11, true), (14, true), (99, true), (69, true), (55, false), (44, false)]
        {
            assert_eq!(is_at_edge(&FieldId::of(number)), expected, "{number}");
        }
    }
}
