//! Puzzles as their solvers get them: the board from the solver's seat, and the solution only when it is found or given
//! up. Who judges an answer is the host's own affair: a server asks its engines, a browser its worker.

use std::fmt;

use galds_games::core::scene::Sight;
use galds_games::core::{AnyTable, Listing, Side, TableError, Viewer};
use serde::{Deserialize, Serialize};

use crate::Seat;
pub use crate::guest_solver::GuestSolver;
use crate::secrecy::{Board, Drawing, choices, may_throw};

/// More actions than any puzzle has.
pub const MOST_ACTIONS: usize = 40;

/// A puzzle without its solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPuzzle {
    /// The game's name.
    pub game: String,
    /// Its number.
    pub number: usize,
    /// How many there are of this game.
    pub count: usize,
    /// What is asked for.
    pub task: SeenTask,
    /// The side that has to find it.
    pub side: Seat,
    /// How strong it has shown to be; nothing if nobody has tried it.
    pub rating: Option<u32>,
    /// The board, with what can be done.
    pub board: Board,
}

/// How many puzzles of a game there are, and what they are about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPuzzles {
    /// Their numbers are 1 to this.
    pub count: usize,
    /// Their themes, with the numbers of those that have them.
    pub themes: Vec<SeenTheme>,
}

/// A theme with its puzzles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenTheme {
    /// Its name, such as `fork`.
    pub theme: String,
    /// The numbers of its puzzles, ascending.
    pub numbers: Vec<usize>,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeenTask {
    /// To force the win within so many own actions.
    Win {
        /// How many.
        actions: u32,
    },
    /// To find the action that is by far the best.
    Best,
}

/// An answer: everything done from the puzzle's position, or that the solver gives up.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", schema(as = Answer))]
pub struct Answered {
    /// The solver's actions and the replies to them, in turn.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Whether the solution is wanted instead of a verdict.
    #[serde(default)]
    pub give_up: bool,
    /// How a solver without an account stands, who wants this first attempt at the puzzle to be rated.
    #[serde(default)]
    pub solver: Option<GuestSolver>,
}

/// What an answer is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Judged {
    /// The verdict.
    pub verdict: SeenVerdict,
    /// What the defence replies, if the answer is right so far.
    pub replies: Vec<String>,
    /// The right first action, once the puzzle is solved or given up.
    pub key: Option<String>,
    /// The puzzle's position as text, for those who want to study it; present with the key.
    pub position: Option<String>,
    /// What the puzzle is about; told with the key.
    pub themes: Vec<String>,
    /// What the first attempt did to the rating of its solver.
    pub rated: Option<RatedAttempt>,
    /// How a solver without an account stands after it, to be sent with the first attempt at the next puzzle.
    pub solver: Option<GuestSolver>,
    /// The board after all that.
    pub board: Board,
}

/// What an attempt did to the rating of its solver.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedAttempt {
    pub rating: u32,
    /// By how much it changed.
    pub change: i32,
    /// How many in a row were solved at the first attempt.
    pub streak: u32,
}

impl RatedAttempt {
    /// The attempt that led from one rating to the other.
    pub fn new(before: f64, after: f64, streak: u32) -> RatedAttempt {
        let (before, after) = (rounded(before), rounded(after));
        let change = i64::from(after) - i64::from(before);
        RatedAttempt { rating: after, change: i32::try_from(change).unwrap_or(0), streak }
    }
}

/// A rating as people see it.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub fn rounded(rating: f64) -> u32 {
    rating.round().max(0.0) as u32
}

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeenVerdict {
    /// It is the solution.
    Solved,
    /// It is right so far.
    Right,
    /// It is not the solution.
    Wrong,
    /// The solver gave up.
    GivenUp,
}

/// A puzzle on a table, with what the solver has done there.
pub struct LaidOut {
    table: Box<dyn AnyTable>,
    side: Side,
    position: String,
    key: String,
}

/// Says nothing of the solution.
impl fmt::Debug for LaidOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LaidOut({:?})", self.side)
    }
}

impl LaidOut {
    /// Lays out a puzzle: the text of its position and its solution. None if it is no position in which a side has to act.
    pub fn new(game: &str, position: String, key: String) -> Option<LaidOut> {
        let mut table = galds_games::open(game, game).ok()?;
        table.set_position(&position).ok()?;
        let side = table.turn().side()?;
        Some(LaidOut { table, side, position, key })
    }

    /// The side that has to find the solution.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Plays what was done, the solver's actions and the replies.
    pub fn play(&mut self, actions: &[String]) -> Result<(), TableError> {
        actions.iter().try_for_each(|action| self.table.play_text(action).map(|_| ()))
    }

    /// What the solver is told: the replies are played, and whoever has solved it or given up learns the solution.
    pub fn judged(
        mut self,
        verdict: SeenVerdict,
        replies: Vec<String>,
        themes: impl FnOnce() -> Vec<String>,
        rated: Option<RatedAttempt>,
    ) -> Result<Judged, TableError> {
        self.play(&replies)?;
        let board = self.board();
        let known = matches!(verdict, SeenVerdict::Solved | SeenVerdict::GivenUp);
        let (key, position) = known.then_some((self.key, self.position)).unzip();
        let themes = if known { themes() } else { Vec::new() };
        Ok(Judged { verdict, replies, key, position, themes, rated, solver: None, board })
    }

    /// The board from the solver's seat; of hidden pieces nothing is shown that it may not know.
    pub fn board(&self) -> Board {
        let (table, side) = (&*self.table, self.side);
        let (choices, listing) = if table.turn().side() == Some(side) {
            choices(table)
        } else {
            (Vec::new(), Listing::Complete)
        };
        let viewer = Viewer::Side(side);
        let scene = table.scene(Sight::Of(viewer));
        Board {
            bottom: side.into(),
            layout: Drawing::default().layout(table, viewer, &scene),
            scene,
            choices,
            complete: listing == Listing::Complete,
            may_throw: may_throw(table),
        }
    }
}
