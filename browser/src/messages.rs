//! What the worker of a page says to its module, and what the module says: JSON texts.
//!
//! ```text
//!   {"now": 1790000000000, "random": "9f3c…", "ask": {"type": "live", "message": {…}}}
//!   [{"type": "keep", "id": "…", "rows": […]}, {"type": "page", "message": {…}}, {"type": "timer", "due": null}]
//! ```
//!
//! The worker keeps rows before it passes anything on to the page: what a page was told happened is in the log.

use galds_engine::hindsight::Hindsight;
use galds_engine::rollouts::RolloutEffort;
use galds_matches::advice::AdviceAsked;
use galds_matches::clock::Moment;
#[cfg(feature = "intarzia")]
use galds_matches::intarzia::{SeenArrangement, Turns};
use galds_matches::positions::{PositionAsked, PositionReached};
use galds_matches::puzzles::{Answered, Judged, SeenPuzzle, SeenPuzzles};
use galds_matches::secrecy::{Board, Drawing, SeenEvent, SeenState, SeenSummary};
use galds_matches::{MatchId, NewMatch, Player, Row, Seat};
use serde::{Deserialize, Serialize};

use crate::advice::{AdviceJob, FoundLine};
use crate::analysis::{Line, Report};
use crate::jobs::Job;
use crate::live::{ClientMessage, SeenProblem, ServerMessage};
use crate::rollouts::RolloutReport;

/// A text for the module.
#[derive(Debug, Deserialize)]
pub struct Envelope {
    /// What time it is.
    pub now: Moment,
    /// 32 bytes in hexadecimal digits, drawn anew for each text from a source that nobody can guess.
    pub random: String,
    /// What is wanted.
    pub ask: Ask,
}

/// What is wanted of the module.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    /// A page has connected. Says who its player is, and ends what an earlier connection was watching.
    Connect {
        /// Who plays at these tables.
        player: Player,
    },
    /// The page says something, as it would to a server.
    Live {
        /// What.
        message: ClientMessage,
    },
    /// Makes a match.
    Create {
        /// Of what kind; only the computer can be the opponent.
        wanted: NewMatch,
    },
    /// Brings back the log of a match that was kept.
    Restore {
        /// The match.
        id: MatchId,
        /// Its log from the beginning.
        rows: Vec<KeptRow>,
    },
    /// Looks at a match at once, now or after so many actions.
    Look {
        /// The match.
        id: MatchId,
        /// The number of the last event that the page has.
        #[serde(default)]
        since: u32,
        /// How the board is to be drawn.
        #[serde(default)]
        drawing: Drawing,
        /// After how many actions; now if it is left out.
        ply: Option<usize>,
    },
    /// The moment that a `timer` named has come.
    Tick {},
    /// Thinks about a job of a table, which may be in another worker.
    Think {
        /// The job.
        job: Job,
    },
    /// The answer to a job.
    Chosen {
        /// The match.
        id: MatchId,
        /// The board for which it was chosen, as `MatchState::tick` counts them.
        tick: u32,
        /// The token; none if the player failed.
        action: Option<String>,
    },
    /// What the engine thinks of a moment of a match against the computer. The table says what is to be considered.
    Advise {
        /// The match.
        id: MatchId,
        /// Which moment.
        #[serde(flatten)]
        asked: AdviceAsked,
    },
    /// Thinks about a moment of a table, which may be in another worker.
    Consider {
        /// The moment.
        job: AdviceJob,
    },
    /// What was thought of a moment. The table writes it as the player sees it.
    Considered {
        /// The match.
        id: MatchId,
        /// Which moment.
        asked: AdviceAsked,
        /// The best lines, the best first.
        lines: Vec<FoundLine>,
    },
    /// Works out any position, without a match.
    Position {
        /// The position.
        position: PositionAsked,
    },
    /// Looks back at a moment of a hidden game.
    LookBack {
        /// The position.
        position: PositionAsked,
    },
    /// Thinks about a position. Reports on the way are told while it thinks.
    Analyse {
        /// The position.
        position: PositionAsked,
        /// How many best lines.
        lines: usize,
        /// Milliseconds to think.
        time: u64,
    },
    /// Rolls out a choice of the side to act. Reports on the way are told while it plays.
    RollOut {
        /// The position.
        position: PositionAsked,
        /// The token of the choice; `throw` to roll without a double.
        token: String,
        /// How thoroughly.
        effort: RolloutEffort,
    },
    /// Whether the endgame table would help to analyse a position, so that the worker fetches it.
    #[cfg(feature = "endgames")]
    WantsEndgames {
        /// The position.
        position: PositionAsked,
    },
    /// Takes the puzzles of its game, which lie beside the module.
    LoadPuzzles {
        /// The text of their file.
        file: String,
    },
    /// How many puzzles of a game there are.
    Puzzles {
        /// The game's name.
        game: String,
    },
    /// A puzzle without its solution.
    Puzzle {
        /// The game's name.
        game: String,
        /// Its number, from 1.
        number: usize,
    },
    /// Has an answer to a puzzle judged.
    Answer {
        /// The game's name.
        game: String,
        /// The number of the puzzle.
        number: usize,
        /// The answer.
        answer: Answered,
    },
    /// A task of the solitaire after some turns.
    #[cfg(feature = "intarzia")]
    Arrangement {
        /// Its number, from 1.
        number: usize,
        /// The turns.
        turns: Turns,
    },
    /// Does the fixed work of `galds bench`.
    Bench {
        /// How many positions for each of the fixed ones.
        nodes: u64,
    },
}

/// What the module says.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Tell {
    /// Something for the page, as a server would say it.
    Page {
        /// What.
        message: ServerMessage,
    },
    /// Rows to be kept, before anything else is passed on.
    Keep {
        /// The match.
        id: MatchId,
        /// What was added to its log.
        rows: Vec<KeptRow>,
        /// Its entry in the list of matches, where that changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        summary: Option<SeenSummary>,
    },
    /// Something to think about. It holds no more than the side to act may know.
    Think {
        /// The job.
        job: Job,
    },
    /// When to `tick`; never if there is no moment.
    Timer {
        /// The moment.
        due: Option<Moment>,
    },
    /// A match was made.
    Created {
        /// Its name.
        id: MatchId,
    },
    /// A match that was looked at.
    Looked {
        /// The events that were asked for.
        events: Vec<SeenEvent>,
        /// The state now.
        state: Box<SeenState>,
        /// The board.
        board: Box<Board>,
        /// The time.
        now: Moment,
    },
    /// The answer to a job.
    Chosen {
        /// The match.
        id: MatchId,
        /// The board.
        tick: u32,
        /// The token; none if the player failed.
        action: Option<String>,
    },
    /// A moment to be thought about for a player. It holds no more than the side to act may know.
    Consider {
        /// The moment.
        job: AdviceJob,
    },
    /// What was thought of a moment.
    Considered {
        /// The match.
        id: MatchId,
        /// Which moment.
        asked: AdviceAsked,
        /// The best lines, the best first.
        lines: Vec<FoundLine>,
    },
    /// What the engine thinks of a moment, for the page.
    Advice {
        /// The side that is to act.
        side: Seat,
        /// The best lines, the best first.
        lines: Vec<Line>,
    },
    /// A position that was worked out.
    Position {
        /// The position.
        position: Box<PositionReached>,
    },
    /// What could be known at a moment of a hidden game.
    Hindsight {
        /// Nothing for open games, and before both sides have set up.
        hindsight: Option<Hindsight>,
    },
    /// Whether the endgame table would help.
    #[cfg(feature = "endgames")]
    WantsEndgames {
        /// Whether it would.
        wanted: bool,
    },
    /// What the engine has thought so far.
    Report {
        /// The report.
        report: Report,
    },
    /// What the games of a rollout have come to so far.
    Rollout {
        /// The report.
        report: RolloutReport,
    },
    /// How many puzzles there are, and what they are about.
    Puzzles(SeenPuzzles),
    /// A puzzle.
    Puzzle {
        /// The puzzle.
        puzzle: Box<SeenPuzzle>,
    },
    /// What an answer is worth.
    Judged {
        /// The verdict.
        judged: Box<Judged>,
    },
    /// A task of the solitaire.
    #[cfg(feature = "intarzia")]
    Arrangement {
        /// As it stands.
        arrangement: Box<SeenArrangement>,
    },
    /// The fixed work is done.
    Benched {
        /// For each position: depth, nodes, value and line.
        work: Vec<String>,
        /// All positions that were looked at.
        nodes: u64,
        /// Milliseconds.
        time: f64,
    },
    /// What was asked cannot be done.
    Failed {
        /// Why.
        #[serde(flatten)]
        problem: SeenProblem,
    },
}

/// A row of a log as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRow {
    /// Its number, from 1.
    pub number: u32,
    /// What happened, as JSON.
    pub what: String,
    /// When.
    pub at: Moment,
    /// The sender's own name for the command.
    pub client: Option<String>,
}

impl From<Row> for KeptRow {
    fn from(Row { number, what, at, client }: Row) -> KeptRow {
        KeptRow { number, what, at, client }
    }
}

impl From<KeptRow> for Row {
    fn from(KeptRow { number, what, at, client }: KeptRow) -> Row {
        Row { number, what, at, client }
    }
}
