//! Puzzles with the questions and answers of the server's. Their file comes beside the module and is fetched by the worker
//! in which they are solved; the page gets solutions when they are found or given up.

use galds_engine::puzzles::solving::{SolvingError, Verdict, judge};
use galds_engine::puzzles::themes::{by_theme, themes};
use galds_engine::puzzles::{Puzzle, Task};
use galds_matches::puzzles::{
    Answered, Judged, LaidOut, MOST_ACTIONS, SeenPuzzle, SeenPuzzles, SeenTask, SeenTheme,
    SeenVerdict,
};

use crate::live::SeenProblem;
use crate::thinking::can_think;

/// How many puzzles of a game there are, and what they are about.
pub(crate) fn all(game: &str, puzzles: &[Puzzle]) -> SeenPuzzles {
    let themes = by_theme(game, puzzles).into_iter();
    SeenPuzzles {
        count: puzzles.len(),
        themes: themes
            .map(|(theme, numbers)| SeenTheme { theme: theme.to_owned(), numbers })
            .collect(),
    }
}

/// A puzzle without its solution.
pub(crate) fn shown(
    game: String,
    puzzles: &[Puzzle],
    number: usize,
) -> Result<SeenPuzzle, SeenProblem> {
    let (count, puzzle) = (puzzles.len(), find(puzzles, number)?);
    let task = match puzzle.task {
        Task::Win { actions } => SeenTask::Win { actions },
        Task::Best => SeenTask::Best,
    };
    let laid_out = lay_out(&game, puzzle)?;
    let (side, board) = (laid_out.side().into(), laid_out.board());
    Ok(SeenPuzzle { game, number, count, task, side, rating: None, board })
}

/// What an answer is worth.
pub(crate) fn judged(
    game: &str,
    puzzles: &[Puzzle],
    number: usize,
    answer: &Answered,
) -> Result<Judged, SeenProblem> {
    let puzzle = find(puzzles, number)?;
    let mut laid_out = lay_out(game, puzzle)?;
    if answer.actions.len() > MOST_ACTIONS || !can_think() {
        return Err(SeenProblem::unreadable("this answer cannot be judged here"));
    }
    laid_out.play(&answer.actions).map_err(|error| SeenProblem::of("illegal_action", &error))?;
    let (verdict, replies) = if answer.give_up {
        (SeenVerdict::GivenUp, Vec::new())
    } else {
        match judge(game, puzzle, &answer.actions).map_err(refused)? {
            Verdict::Solved => (SeenVerdict::Solved, Vec::new()),
            Verdict::Right { replies } => (SeenVerdict::Right, replies),
            Verdict::Wrong => (SeenVerdict::Wrong, Vec::new()),
        }
    };
    let about = || themes(game, puzzle).into_iter().map(str::to_owned).collect();
    laid_out.judged(verdict, replies, about, None).map_err(SeenProblem::damaged)
}

fn refused(error: SolvingError) -> SeenProblem {
    match error {
        SolvingError::Table(error) => SeenProblem::of("illegal_action", &error),
        SolvingError::Nothing => SeenProblem::unreadable(error),
        SolvingError::Player(_) | SolvingError::Game(_) => SeenProblem::damaged(error),
    }
}

/// A task of the solitaire after some turns.
#[cfg(feature = "intarzia")]
pub(crate) fn arrangement(
    number: usize,
    turns: &galds_matches::intarzia::Turns,
) -> Result<galds_matches::intarzia::SeenArrangement, SeenProblem> {
    let mut tasks = galds_engine::intarzia::shipped_arrangements();
    let count = tasks.len();
    let place = number.checked_sub(1).filter(|place| *place < count).ok_or_else(missing)?;
    let shipped = tasks.swap_remove(place);
    let task = galds_matches::intarzia::Task {
        number,
        count,
        from: shipped.from,
        to: shipped.to,
        fewest: shipped.turns,
        way: shipped.way,
    };
    task.after(turns).map_err(SeenProblem::unreadable)
}

/// The puzzle with this number.
fn find(puzzles: &[Puzzle], number: usize) -> Result<&Puzzle, SeenProblem> {
    number.checked_sub(1).and_then(|place| puzzles.get(place)).ok_or_else(missing)
}

fn lay_out(game: &str, puzzle: &Puzzle) -> Result<LaidOut, SeenProblem> {
    LaidOut::new(game, puzzle.position.clone(), puzzle.key.clone()).ok_or_else(missing)
}

fn missing() -> SeenProblem {
    SeenProblem::bare("not_found", "server-not-found", "there is no such puzzle")
}
