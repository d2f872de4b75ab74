//! The IDs and files of other programs.
//!
//! ```text
//!   4HPwATDgc/ABMA:cAkAAAAAAAAE     GNU Backgammon: position ID and match ID     gnuid
//!   XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10                        xgid
//!   match.mat                       Jellyfish's text of a whole match            mat
//!   match.sgf                       Smart Game Format, FF[4] GM[6]               sgf
//! ```
//!
//! In the IDs White is the player at the bottom: `X`, which GNU Backgammon calls player 1. In the
//! files White is the player named first. What these formats do not know of our rules (the plain
//! game without gammons, the beginner who rolls anew) is kept in comments and private properties
//! that other programs skip.

pub mod gnuid;
pub mod mat;
mod matches;
mod recognised;
pub mod sgf;
pub mod xgid;

use galds_core::Side;
use thiserror::Error;

use crate::notation::Stars;
use crate::position_error::PositionError;
use crate::refusal::ActionError;
use crate::{Nardi, Play, Position};

pub use matches::{GameRecord, Match, Won};
pub(crate) use recognised::recognise;

/// Why an ID was refused or cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IdError {
    /// The text has another length.
    #[error("{what} has {right} characters, not {given}")]
    Length {
        /// Which ID.
        what: &'static str,
        /// How many characters it has.
        right: usize,
        /// How many were given.
        given: usize,
    },
    /// A character that does not belong there.
    #[error("`{letter}` does not belong in {what}")]
    Letter {
        /// Which ID.
        what: &'static str,
        letter: char,
    },
    /// More than fifteen checkers.
    #[error("the ID gives {name} more than 15 checkers")]
    TooMany {
        /// Whose checkers.
        name: &'static str,
    },
    /// Bits that mean nothing.
    #[error("{0}")]
    Meaning(String),
    /// The number of fields of an XGID.
    #[error("an XGID has 10 fields between colons, not {0}")]
    Fields(usize),
    /// A field of an XGID.
    #[error("the {field} of an XGID is {allowed}, not `{given}`")]
    Field {
        /// Which field.
        field: &'static str,
        /// What it can be.
        allowed: &'static str,
        given: String,
    },
    /// The parts do not make a position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A position that the ID cannot hold.
    #[error("{0}")]
    NotWritable(&'static str),
}

/// Why a match file was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct FileError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong in a match file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The file is no file of its kind.
    #[error("{0}")]
    Form(String),
    /// A play, roll or cube action that is not legal.
    #[error("game {game}, `{text}`: {reason}")]
    Action {
        /// The game, counted from 1.
        game: usize,
        text: String,
        reason: ActionError,
    },
    /// The other side is to act.
    #[error("game {game}, `{text}`: it is {}'s turn, not {}'s", name(side.other()), name(*side))]
    Turn {
        /// The game, counted from 1.
        game: usize,
        text: String,
        /// The side that acts in the file.
        side: Side,
    },
    /// The score at the head of a game is not what the games before it give.
    #[error("game {game} starts at {given}, but the games before it give {reached}")]
    Score {
        /// The game, counted from 1.
        game: usize,
        /// What the file says.
        given: String,
        /// What the rules say.
        reached: String,
    },
    /// The result of a game is not what its last position gives.
    #[error("game {game} is won by {given}, but by the rules it is {reached}")]
    Result {
        /// The game, counted from 1.
        game: usize,
        /// What the file says.
        given: String,
        /// What the rules say.
        reached: String,
    },
    /// Something after the match is over.
    #[error("the match is over before game {game}")]
    Over {
        /// The game, counted from 1.
        game: usize,
    },
}

impl Fault {
    fn at(self, line: usize) -> FileError {
        FileError { line, fault: self }
    }
}

/// Why a match cannot be written or put on a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatchError {
    /// A game does not begin with the opening roll.
    #[error("game {0} does not begin with the opening roll from the usual start")]
    Start(usize),
    /// A game was given up, which is no action of the rules.
    #[error(
        "game {0} ends before the rules end it (a resignation), so what follows cannot be replayed as one match"
    )]
    Resigned(usize),
    /// Several single games in one file.
    #[error("the file holds {0} games for money; only a match can be replayed as one")]
    Session(usize),
    /// An action is not legal.
    #[error(transparent)]
    Action(#[from] ActionError),
}

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// Reads a play as programs write it, with every star: `13/5` then means the way on which nothing is
/// hit, where a person's text would be unclear.
pub fn read_play(game: &Nardi, position: &Position, text: &str) -> Result<Play, ActionError> {
    game.read_play(position, text, Stars::AsWritten)
}
