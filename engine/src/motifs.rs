//! Why an action is good or bad, as far as the board shows it: what it captures, threatens and saves.
//!
//! Motifs are words that pages translate. Most are the themes of puzzles; what only explains an action is added here.
//! Where pieces are hidden, nothing is used but what the side to act can see.

use galds_games::core::{AnyTable, Information};

use crate::puzzles::themes::{Solution, Theme, captured_in};
use crate::registry;

/// Everything that explains an action, the weightiest first. Themes that say how long a solution is or what is rare about a
/// puzzle are not among them.
pub const MOTIFS: [Theme; 22] = [
    "win",
    "flag",
    "series",
    "capture",
    "hit",
    "fork",
    "rescue",
    "threat-win",
    "promotion",
    "conversion",
    "saves",
    "threat-capture",
    "centre",
    "drop",
    "entering",
    "point",
    "race",
    "cube",
    "sapper",
    "bomb",
    "attack",
    "deduction",
];

/// What can be said about an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it does, the weightiest first.
    pub motifs: Vec<Theme>,
    /// The fields on which it captures, as scenes name them.
    pub captures: Vec<String>,
}

/// What an action does that can be played at a table; nothing is said of one that cannot.
pub fn explain(table: &dyn AnyTable, action: &str) -> Explanation {
    let about = table.about();
    let Ok(entry) = registry::find(about.name) else { return Explanation::default() };
    let Some(solution) = Solution::at(table, action) else { return Explanation::default() };
    match about.information {
        Information::Hidden => {
            Explanation { motifs: in_order(&(entry.themes)(&solution.as_seen())), captures: vec![] }
        }
        Information::Open => {
            let mut found = (entry.themes)(&solution);
            found.extend(solution.is_win().then_some("win"));
            found.extend(solution.threatens_win().then_some("threat-win"));
            found.extend(solution.saves_piece().then_some("saves"));
            let is_single = solution.threatens_capture() && !found.contains(&"fork");
            found.extend(is_single.then_some("threat-capture"));
            let captures = captured_in(&solution.steps).map(|field| field.name().to_owned());
            Explanation { captures: captures.collect(), motifs: in_order(&found) }
        }
    }
}

fn in_order(found: &[Theme]) -> Vec<Theme> {
    MOTIFS.into_iter().filter(|motif| found.contains(motif)).collect()
}
