//! What puzzles of Luzhanqi are about.

use galds_games::core::scene::{Identity, Step};

use crate::puzzles::themes::{Solution, Theme};

/// The most kinds that a hidden piece may still be of to count as deduced.
const FOUND_OUT: usize = 4;

pub(super) fn themes(solution: &Solution) -> Vec<Theme> {
    let attack = solution.steps.iter().find_map(|step| match step {
        Step::Attacked { from, to } => Some((from, to)),
        _ => None,
    });
    let Some((from, to)) = attack else { return vec!["quiet"] };
    let kind = |field| match &solution.piece_on(field)?.identity {
        Identity::Known { kind } => Some(kind.clone()),
        Identity::OneOf { .. } | Identity::Hidden => None,
    };
    let mut themes = vec!["attack"];
    themes.extend((kind(to).as_deref() == Some("flag")).then_some("flag"));
    match kind(from).as_deref() {
        Some("sapper") => themes.push("sapper"),
        Some("bomb") => themes.push("bomb"),
        _ => {}
    }
    let target = solution.seen.pieces.iter().find(|piece| piece.at.field == *to);
    let is_deduced = target.is_some_and(|piece| match &piece.identity {
        Identity::OneOf { kinds } => kinds.len() <= FOUND_OUT,
        Identity::Known { .. } | Identity::Hidden => false,
    });
    themes.extend(is_deduced.then_some("deduction"));
    themes
}
