//! What a puzzle is about, worked out from its position and its key.
//!
//! A theme is a word that pages translate. Which ones fit is said by each game (`themes.rs` in its folder); what several
//! of them ask for is here. Nothing is searched: the key is played, and what it did is looked at.

use galds_games::core::scene::{FieldId, Piece, Place, Scene, Sight, Step, Zone};
use galds_games::core::{AnyTable, Pick, Side, Turn, Viewer};

use super::{Puzzle, Task, shipped};
use crate::registry;

/// A theme by its name.
pub type Theme = &'static str;

/// The themes of a game's puzzles.
pub type ThemesOf = fn(&Solution) -> Vec<Theme>;

/// Everything that puzzles can be about, in the order in which it is shown.
pub const THEMES: [Theme; 24] = [
    "win-in-2",
    "win-in-3",
    "win-in-4",
    "fork",
    "rescue",
    "capture",
    "series",
    "quiet",
    "promotion",
    "conversion",
    "drop",
    "centre",
    "edge",
    "endgame",
    "hit",
    "entering",
    "point",
    "race",
    "cube",
    "flag",
    "deduction",
    "attack",
    "sapper",
    "bomb",
];

/// A share of the pieces of the start, with which an endgame begins: one in so many.
const ENDGAME: usize = 3;

/// A puzzle with its key played.
pub struct Solution {
    /// The side that solves it.
    pub side: Side,
    /// The board before the key, with everything that is hidden.
    pub before: Scene,
    /// The same as the solver sees it, with what can be worked out.
    pub seen: Scene,
    /// What the key does.
    pub steps: Vec<Step>,
    /// How many pieces the game begins with.
    pub at_start: usize,
    puzzled: Box<dyn AnyTable>,
    solved: Box<dyn AnyTable>,
}

impl Solution {
    /// Plays the key of a puzzle; nothing if it cannot be played.
    pub fn of(game: &str, puzzle: &Puzzle) -> Option<Solution> {
        let mut table = galds_games::open(game, game).ok()?;
        let at_start = table.scene(Sight::Everything).pieces.len();
        table.set_position(&puzzle.position).ok()?;
        let side = table.turn().side()?;
        let (before, seen) =
            (table.scene(Sight::Everything), table.marked_scene(Viewer::Side(side)));
        let puzzled = table.boxed_clone();
        table.play_text(&puzzle.key).ok()?;
        let last = table.scene(Sight::Everything).last;
        let steps = last.map(|last| last.steps).unwrap_or_default();
        Some(Solution { side, before, seen, steps, at_start, puzzled, solved: table })
    }

    /// How many pieces the key captures.
    pub fn captures(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Captured { .. })).count()
    }

    /// Whether any step is like this.
    pub fn has(&self, like: impl Fn(&Step) -> bool) -> bool {
        self.steps.iter().any(like)
    }

    /// The piece that stood on a field before the key.
    pub fn piece_on(&self, field: &FieldId) -> Option<&Piece> {
        self.before.pieces.iter().find(|piece| piece.at.field == *field)
    }

    /// Where pieces went, from and to.
    pub fn moves(&self) -> impl Iterator<Item = (&Place, &Place)> {
        self.steps.iter().filter_map(|step| match step {
            Step::Moved { from, to, .. } | Step::Dropped { from, to } => Some((from, to)),
            _ => None,
        })
    }

    /// Whether few pieces are left.
    pub fn is_endgame(&self) -> bool {
        let on_board = |piece: &&Piece| piece.at.zone == Zone::Board;
        let left = self.before.pieces.iter().filter(on_board).count();
        left * ENDGAME <= self.at_start
    }

    /// Whether the other side would have won at once if it had been its turn.
    pub fn is_rescue(&self) -> bool {
        let Some(mut table) = passed(&*self.puzzled) else { return false };
        let enemy = self.side.other();
        table.legal().1.iter().any(|token| {
            let wins = table.play_text(token).is_ok()
                && matches!(table.turn(), Turn::Over(outcome) if outcome.winner() == Some(enemy));
            table.undo();
            wins
        })
    }

    /// Whether the piece that the key moved could capture one of several pieces next.
    pub fn is_fork(&self) -> bool {
        let Some((_, to)) = self.moves().last() else { return false };
        let Some(mut table) = passed(&*self.solved) else { return false };
        let start = Pick::field(&to.field);
        let choices = table.choices();
        let mut targets: Vec<FieldId> = Vec::new();
        for choice in choices.iter().filter(|choice| choice.picks.first() == Some(&start)) {
            if table.play_text(&choice.token).is_err() {
                continue;
            }
            let last = table.scene(Sight::Everything).last;
            let first = last.into_iter().flat_map(|last| last.steps).find_map(|step| match step {
                Step::Captured { at, .. } => Some(at.field),
                _ => None,
            });
            targets.extend(first.filter(|field| !targets.contains(field)));
            table.undo();
        }
        targets.len() >= 2
    }
}

/// The same position with the other side to act, where the rules allow it.
fn passed(table: &dyn AnyTable) -> Option<Box<dyn AnyTable>> {
    let side = table.turn().side()?;
    let about = table.about();
    let text = table.position_text();
    // Texts of positions begin with the letter of the side to act.
    let rest = text.strip_prefix(about.side(side).letter)?;
    let mut other = table.boxed_clone();
    other.set_position(&format!("{}{rest}", about.side(side.other()).letter)).ok()?;
    (other.turn().side() == Some(side.other())).then_some(other)
}

/// What open games without chance have in common: captures, threats and how much is left.
pub fn of_captures(solution: &Solution) -> Vec<Theme> {
    let mut themes = Vec::new();
    themes.extend(solution.is_fork().then_some("fork"));
    themes.extend(solution.is_rescue().then_some("rescue"));
    themes.push(match solution.captures() {
        0 => "quiet",
        1 => "capture",
        _ => "series",
    });
    themes.extend(solution.is_endgame().then_some("endgame"));
    themes
}

/// The themes of a puzzle, in the order of [`THEMES`].
pub fn themes(game: &str, puzzle: &Puzzle) -> Vec<Theme> {
    let Ok(entry) = registry::find(game) else { return Vec::new() };
    let mut found = Solution::of(game, puzzle).map_or_else(Vec::new, |one| (entry.themes)(&one));
    found.extend(match puzzle.task {
        Task::Win { actions: 2 } => Some("win-in-2"),
        Task::Win { actions: 3 } => Some("win-in-3"),
        Task::Win { actions: 4 } => Some("win-in-4"),
        Task::Win { .. } | Task::Best => None,
    });
    THEMES.into_iter().filter(|theme| found.contains(theme)).collect()
}

/// The numbers of a game's puzzles by theme, themes in the order of [`THEMES`]; those that no puzzle has are left out.
pub fn by_theme(game: &str) -> Vec<(Theme, Vec<usize>)> {
    let all: Vec<Vec<Theme>> = shipped(game).iter().map(|puzzle| themes(game, puzzle)).collect();
    let numbers = |theme: Theme| {
        let with = all.iter().zip(1..).filter(move |(themes, _)| themes.contains(&theme));
        with.map(|(_, number)| number).collect::<Vec<usize>>()
    };
    let themes = THEMES.into_iter().map(|theme| (theme, numbers(theme)));
    themes.filter(|(_, numbers)| !numbers.is_empty()).collect()
}
