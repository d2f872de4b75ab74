//! Judging the answers of a solver, and defending against them.

use galds_games::core::{AnyTable, Side, TableError, Turn};
use thiserror::Error;

use super::proof::{best_lines, forces_win};
use super::{Puzzle, Task};
use crate::player::Player;
use crate::registry::{self, Resources};
use crate::spec::{PlayerSpec, SpecError};

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the solution, or its last action.
    Solved,
    /// It is right so far; the defence answers with these actions.
    Right {
        /// Their tokens: what the solver has done and all replies until it is the solver's turn.
        replies: Vec<String>,
    },
    /// It is legal and not the solution.
    Wrong,
}

/// Why an answer could not be judged.
#[derive(Debug, Error)]
pub enum SolvingError {
    /// An action is not legal.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The game is not known.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// No action was made.
    #[error("an answer has at least one move")]
    Nothing,
    /// The game is not on the shelf.
    #[error("there are no puzzles for `{0}`")]
    Game(String),
}

/// How much the defence and the judge look ahead.
const NODES: u64 = 60_000;

/// Judges the last of the actions made from the puzzle's position, the solver's and the replies to
/// them in turn.
pub fn judge(game: &str, puzzle: &Puzzle, actions: &[String]) -> Result<Verdict, SolvingError> {
    let mut table =
        galds_games::open(game, game).map_err(|_| SolvingError::Game(game.to_owned()))?;
    table.set_position(&puzzle.position)?;
    let solver = table.turn().side();
    let (first, last) = (actions.first(), actions.last());
    let (Some(first), Some(_), Some(solver)) = (first, last, solver) else {
        return Err(SolvingError::Nothing);
    };
    let mut own = 0;
    for token in actions {
        own += u32::from(table.turn().side() == Some(solver));
        table.play_text(token)?;
    }
    let is_key = token_of(game, puzzle, first)? == puzzle.key;
    match puzzle.task {
        _ if !is_key => Ok(Verdict::Wrong),
        Task::Best => Ok(Verdict::Solved),
        Task::Win { actions } => {
            let mut player =
                registry::find(game)?.player(&PlayerSpec::full(), &Resources::seeded(1))?;
            let left = actions.saturating_sub(own);
            // The key was proven when the puzzle was made.
            let proven = own == 1;
            if !proven && !forces_win(table.as_mut(), player.as_mut(), solver, left) {
                return Ok(Verdict::Wrong);
            }
            if let Turn::Over(_) = table.turn() {
                return Ok(Verdict::Solved);
            }
            let replies = defend(table.as_mut(), player.as_mut(), solver);
            Ok(if let Turn::Over(_) = table.turn() {
                Verdict::Solved
            } else {
                Verdict::Right { replies }
            })
        }
    }
}

/// The token under which the rules know an action that may have been written in book notation.
fn token_of(game: &str, puzzle: &Puzzle, text: &str) -> Result<String, SolvingError> {
    let mut table =
        galds_games::open(game, game).map_err(|_| SolvingError::Game(game.to_owned()))?;
    table.set_position(&puzzle.position)?;
    Ok(table.play_text(text)?.token)
}

/// Makes the best actions of the defence until the solver has to act.
fn defend(table: &mut dyn AnyTable, player: &mut dyn Player, solver: Side) -> Vec<String> {
    let mut replies = Vec::new();
    while table.turn().side().is_some_and(|side| side != solver) {
        let best = best_lines(table, player, NODES, 1).into_iter().next();
        let Some(token) = best.and_then(|line| line.tokens.into_iter().next()) else { break };
        if table.play_text(&token).is_err() {
            break;
        }
        replies.push(token);
    }
    replies
}
