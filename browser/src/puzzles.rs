//! The puzzles that come with the module, with the questions and answers of the server's. They are solved in a worker that
//! holds the solutions; the page gets them when they are found or given up.

use galds_engine::puzzles::solving::{SolvingError, Verdict, judge};
use galds_engine::puzzles::themes::{by_theme, themes};
use galds_engine::puzzles::{Puzzle, Task, shipped};
use galds_matches::puzzles::{
    Answered, Judged, LaidOut, MOST_ACTIONS, SeenPuzzle, SeenPuzzles, SeenTask, SeenTheme,
    SeenVerdict,
};

use crate::live::SeenProblem;
use crate::thinking::can_think;

/// How many puzzles of a game there are, and what they are about.
pub(crate) fn all(game: &str) -> SeenPuzzles {
    let themes = by_theme(game).into_iter();
    SeenPuzzles {
        count: shipped(game).len(),
        themes: themes
            .map(|(theme, numbers)| SeenTheme { theme: theme.to_owned(), numbers })
            .collect(),
    }
}

/// A puzzle without its solution.
pub(crate) fn shown(game: String, number: usize) -> Result<SeenPuzzle, SeenProblem> {
    let (count, puzzle) = find(&game, number)?;
    let task = match puzzle.task {
        Task::Win { actions } => SeenTask::Win { actions },
        Task::Best => SeenTask::Best,
    };
    let laid_out = lay_out(&game, puzzle)?;
    let (side, board) = (laid_out.side().into(), laid_out.board());
    Ok(SeenPuzzle { game, number, count, task, side, rating: None, board })
}

/// What an answer is worth.
pub(crate) fn judged(game: &str, number: usize, answer: &Answered) -> Result<Judged, SeenProblem> {
    let (_, puzzle) = find(game, number)?;
    let mut laid_out = lay_out(game, puzzle.clone())?;
    if answer.actions.len() > MOST_ACTIONS || !can_think() {
        return Err(SeenProblem::unreadable("this answer cannot be judged here"));
    }
    laid_out.play(&answer.actions).map_err(|error| SeenProblem::of("illegal_action", &error))?;
    let (verdict, replies) = if answer.give_up {
        (SeenVerdict::GivenUp, Vec::new())
    } else {
        match judge(game, &puzzle, &answer.actions).map_err(refused)? {
            Verdict::Solved => (SeenVerdict::Solved, Vec::new()),
            Verdict::Right { replies } => (SeenVerdict::Right, replies),
            Verdict::Wrong => (SeenVerdict::Wrong, Vec::new()),
        }
    };
    let about = || themes(game, &puzzle).into_iter().map(str::to_owned).collect();
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

/// The puzzle with this number, and how many there are.
fn find(game: &str, number: usize) -> Result<(usize, Puzzle), SeenProblem> {
    let mut puzzles = shipped(game);
    let count = puzzles.len();
    let place = number.checked_sub(1).filter(|place| *place < count);
    let place = place.ok_or_else(missing)?;
    Ok((count, puzzles.swap_remove(place)))
}

fn lay_out(game: &str, puzzle: Puzzle) -> Result<LaidOut, SeenProblem> {
    LaidOut::new(game, puzzle.position, puzzle.key).ok_or_else(missing)
}

fn missing() -> SeenProblem {
    SeenProblem::bare("not_found", "server-not-found", "there is no such puzzle")
}
