//! The solitaire Intarzia: from one arrangement of balls on the lid to another, as a solver gets it.

pub mod own;

use galds_games::core::scene::Scene;
use galds_games::intarzia::{self, Colouring};
use galds_pictures::intarzia::layout;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::puzzles::SeenVerdict;
use crate::secrecy::{Choice, SeenLayout, SeenPick};

const BOARD: intarzia::Board = intarzia::Board::Lid;
/// Nobody needs as many turns, and each is looked for among all.
const MOST_TURNS: usize = 200;

/// A task with its solution.
#[derive(Clone, Debug)]
pub struct Task {
    /// Its number, from 1.
    pub number: usize,
    /// How many tasks there are.
    pub count: usize,
    /// The arrangement at the beginning, `LIGHT DARK`.
    pub from: String,
    /// The arrangement that is wanted.
    pub to: String,
    /// The fewest turns, proven.
    pub fewest: usize,
    /// The turns of a shortest way.
    pub way: String,
}

/// A task as it stands after some turns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenArrangement {
    /// Its number.
    pub number: usize,
    /// How many tasks there are.
    pub count: usize,
    /// What stands on the board now, `LIGHT DARK`.
    pub now: String,
    /// What is wanted.
    pub to: String,
    /// Where both lie, side by side: fields `from N` and `to N`.
    pub layout: SeenLayout,
    /// What is on both boards, with the last turn.
    pub scene: Scene,
    /// The turns that change something.
    pub choices: Vec<Choice>,
    /// Whether it is solved, or given up.
    pub verdict: SeenVerdict,
    /// The fewest turns, proven; present once it is solved or given up.
    pub fewest: Option<usize>,
    /// A shortest way, present with it.
    pub way: Option<String>,
}

/// The turns made so far.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Each `PIVOT-K`.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Whether the solution is wanted.
    #[serde(default)]
    pub give_up: bool,
}

/// Why turns cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IntarziaError {
    /// The task itself cannot be read.
    #[error("the task is damaged")]
    Damaged,
    /// More turns than anybody makes.
    #[error("at most {0} turns are made at once")]
    TooManyTurns(usize),
    /// There is no such turn here.
    #[error("`{0}` is no turn that changes something here")]
    NoTurn(String),
}

impl Task {
    /// The task after some turns.
    pub fn after(self, turns: &Turns) -> Result<SeenArrangement, IntarziaError> {
        let read = |text: &str| Colouring::read(BOARD, text).map_err(|_| IntarziaError::Damaged);
        let wanted = read(&self.to)?;
        let (now, last) = played(BOARD, read(&self.from)?, &turns.actions)?;
        let verdict = match (now == wanted, turns.give_up) {
            (true, _) => SeenVerdict::Solved,
            (false, true) => SeenVerdict::GivenUp,
            (false, false) => SeenVerdict::Right,
        };
        let told = now == wanted || turns.give_up;
        let choices = intarzia::turns(BOARD, now).into_iter().map(|(turn, _)| choice(turn));
        Ok(SeenArrangement {
            number: self.number,
            count: self.count,
            now: now.to_string(),
            to: self.to,
            layout: SeenLayout::of(&layout(BOARD)),
            scene: intarzia::scene(now, wanted, last),
            choices: choices.collect(),
            verdict,
            fewest: told.then_some(self.fewest),
            way: told.then_some(self.way),
        })
    }
}

/// The arrangement after some turns, and the last of them with the arrangement before it.
fn played(
    board: intarzia::Board,
    from: Colouring,
    actions: &[String],
) -> Result<(Colouring, Option<(Colouring, intarzia::Turn)>), IntarziaError> {
    if actions.len() > MOST_TURNS {
        return Err(IntarziaError::TooManyTurns(MOST_TURNS));
    }
    actions.iter().try_fold((from, None), |(now, _), action| {
        let turns = intarzia::turns(board, now);
        let found = turns.into_iter().find(|(turn, _)| turn.to_string() == *action);
        let made = found.map(|(turn, next)| (next, Some((now, turn))));
        made.ok_or_else(|| IntarziaError::NoTurn(action.clone()))
    })
}

fn choice(turn: intarzia::Turn) -> Choice {
    let token = turn.to_string();
    let picks = vec![
        SeenPick::Field(format!("from {}", turn.pivot)),
        SeenPick::Button(format!("turn {}", turn.k)),
    ];
    Choice { book: token.clone(), token, picks }
}
