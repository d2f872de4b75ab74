//! What a puzzle is about, worked out from its position and its key.
//!
//! A theme is a word that pages translate. Which ones fit is said by each game (`themes.rs` in its folder); what several
//! of them ask for is here. Nothing is searched: the key is played, and what it did is looked at.

use galds_games::core::scene::{FieldId, Piece, Place, Scene, Sight, Step, Zone};
use galds_games::core::{AnyTable, Pick, Side, TableChoice, Turn, Viewer};

use super::{Puzzle, Task};
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
        table.set_position(&puzzle.position).ok()?;
        Solution::at(&*table, &puzzle.key)
    }

    /// Plays an action at a table; nothing if it cannot be played there.
    pub fn at(table: &dyn AnyTable, action: &str) -> Option<Solution> {
        let start = galds_games::open(table.about().name, &table.rules_text()).ok()?;
        let side = table.turn().side()?;
        let mut solved = table.boxed_clone();
        solved.play_text(action).ok()?;
        let last = solved.scene(Sight::Everything).last;
        Some(Solution {
            side,
            before: table.scene(Sight::Everything),
            seen: table.marked_scene(Viewer::Side(side)),
            steps: last.map(|last| last.steps).unwrap_or_default(),
            at_start: start.scene(Sight::Everything).pieces.len(),
            puzzled: table.boxed_clone(),
            solved,
        })
    }

    /// The same with no more than the side to act knows before it acts: whom it attacks, but not how that ends.
    #[must_use]
    pub fn as_seen(mut self) -> Solution {
        self.before = self.seen.clone();
        self.steps.retain(|step| matches!(step, Step::Attacked { .. }));
        self
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
        passed(&*self.puzzled).is_some_and(|table| wins_at_once(table, self.side.other()))
    }

    /// Whether the key ends the game and wins it.
    pub fn is_win(&self) -> bool {
        is_won(&*self.solved, self.side)
    }

    /// Whether the side would win at once if the other one did nothing about it.
    pub fn threatens_win(&self) -> bool {
        passed(&*self.solved).is_some_and(|table| wins_at_once(table, self.side))
    }

    /// Whether fewer of the side's pieces can be captured after the key than before it.
    pub fn saves_piece(&self) -> bool {
        let Some(before) = passed(&*self.puzzled) else { return false };
        let in_danger = capturable(before).len();
        in_danger > 0
            && self.solved.turn().side() == Some(self.side.other())
            && capturable(self.solved.boxed_clone()).len() < in_danger
    }

    /// Whether the piece that the key moved could capture something next.
    pub fn threatens_capture(&self) -> bool {
        !self.targets().is_empty()
    }

    /// Whether the piece that the key moved could capture one of several pieces next.
    pub fn is_fork(&self) -> bool {
        self.targets().len() >= 2
    }

    /// Where the piece that the key moved could capture next.
    fn targets(&self) -> Vec<FieldId> {
        let Some((_, to)) = self.moves().last() else { return Vec::new() };
        let Some(table) = passed(&*self.solved) else { return Vec::new() };
        let start = Pick::field(&to.field);
        first_captures(table, |choice| choice.picks.first() == Some(&start))
    }
}

/// Whether a game is over and this side has won.
fn is_won(table: &dyn AnyTable, side: Side) -> bool {
    matches!(table.turn(), Turn::Over(outcome) if outcome.winner() == Some(side))
}

/// Whether an action of this side, which is to act, ends the game and wins it.
fn wins_at_once(mut table: Box<dyn AnyTable>, side: Side) -> bool {
    table.legal().1.iter().any(|token| {
        let wins = table.play_text(token).is_ok() && is_won(&*table, side);
        table.undo();
        wins
    })
}

/// Where the side to act could capture.
fn capturable(table: Box<dyn AnyTable>) -> Vec<FieldId> {
    first_captures(table, |_| true)
}

/// Where actions that are like this capture first.
fn first_captures(
    mut table: Box<dyn AnyTable>,
    like: impl Fn(&TableChoice) -> bool,
) -> Vec<FieldId> {
    let mut found: Vec<FieldId> = Vec::new();
    for choice in table.choices().iter().filter(|choice| like(choice)) {
        if table.play_text(&choice.token).is_err() {
            continue;
        }
        let last = table.scene(Sight::Everything).last;
        let first = captured_in(last.iter().flat_map(|last| &last.steps)).next();
        found.extend(first.filter(|field| !found.contains(field)));
        table.undo();
    }
    found
}

/// The fields on which steps capture.
pub fn captured_in<'a>(steps: impl IntoIterator<Item = &'a Step>) -> impl Iterator<Item = FieldId> {
    steps.into_iter().filter_map(|step| match step {
        Step::Captured { at, .. } => Some(at.field.clone()),
        _ => None,
    })
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
pub fn by_theme(game: &str, puzzles: &[Puzzle]) -> Vec<(Theme, Vec<usize>)> {
    let all: Vec<Vec<Theme>> = puzzles.iter().map(|puzzle| themes(game, puzzle)).collect();
    let numbers = |theme: Theme| {
        let with = all.iter().zip(1..).filter(move |(themes, _)| themes.contains(&theme));
        with.map(|(_, number)| number).collect::<Vec<usize>>()
    };
    let themes = THEMES.into_iter().map(|theme| (theme, numbers(theme)));
    themes.filter(|(_, numbers)| !numbers.is_empty()).collect()
}
