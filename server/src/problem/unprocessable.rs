//! Wishes that make sense and cannot be fulfilled.

use galds_games::core::{Value, explained};
use thiserror::Error;

use super::Problem;

/// Why a wish cannot be fulfilled. Numbers are the most that is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unprocessable {
    /// Nobody of that name can be invited.
    #[error("there is no player with that name")]
    UnknownName,
    /// Somebody invites themselves.
    #[error("you can't play against yourself")]
    OwnOpponent,
    /// The invited person has blocked the inviter.
    #[error("this player does not accept challenges from you")]
    Blocked,
    /// Somebody follows or blocks themselves.
    #[error("you can't do that to yourself")]
    Yourself,
    /// Somebody follows or blocks too many.
    #[error("that list is full")]
    ListFull,
    /// A profile that is too long.
    #[error("at most {0} characters, without control characters")]
    About(usize),
    /// A token without a good name.
    #[error("a token name has 1 to {0} characters")]
    Label(usize),
    /// Too many tokens.
    #[error("you can have at most {0} tokens; please revoke one first")]
    EnoughTokens(usize),
    /// A position in which nobody has to choose.
    #[error("there is no move to choose here")]
    NothingToChoose,
    /// A hint in a game between people.
    #[error("hints are given only in games against the computer")]
    NoHint,
    /// The engine does not understand the position.
    #[error("this position cannot be analysed")]
    NoAnalysis,
    /// Wins are not proven in this game, or not under these rules.
    #[error(
        "wins are only proven in games without dice and hidden pieces, under their usual rules"
    )]
    NotProvable,
    /// Too many actions from a position.
    #[error("at most {0} moves can be played at a time")]
    TooManyActions(usize),
    /// Too many actions for a puzzle.
    #[error("an answer has at most {0} moves")]
    AnswerTooLong(usize),
    /// No action for a puzzle.
    #[error("an answer has at least one move")]
    NoAnswer,
    /// Too many turns in Intarzia.
    #[error("at most {0} turns can be made")]
    TooManyTurns(usize),
    /// No legal turn in Intarzia.
    #[error(
        "`{0}` isn't a valid turn here: a turn is PIVOT-K around an empty point, and no ball may leave the board"
    )]
    NoTurn(String),
    /// A task of Intarzia that says neither what it begins with nor how it was shuffled.
    #[error("a task has two arrangements, or how it was shuffled")]
    NoTask,
    /// An arrangement of Intarzia that is none.
    #[error("this is no arrangement of balls on this board: {0}")]
    NoArrangement(String),
    /// A shuffle in Intarzia with numbers that are not allowed.
    #[error("a shuffle has 1 to {0} balls of each colour and 1 to {1} turns")]
    Shuffle(u32, u32),
    /// Both ends of a task are alike.
    #[error("both boards look the same: there is nothing to do")]
    SameArrangement,
    /// Both ends of a task have other numbers of balls.
    #[error("both boards need the same number of light and of dark balls: turns change no numbers")]
    DifferentBalls,
    /// Nothing leads from one end of a task to the other.
    #[error("no turns lead from the first board to the second")]
    NoWay,
    /// Waiting matches are not in the archive.
    #[error("open challenges are in the lobby")]
    WaitsInLobby,
    /// Too many matches over one connection.
    #[error("one connection can watch at most {0} games")]
    TooManyWatched(usize),
}

explained! {
    Unprocessable in "impossible" {
        UnknownName,
        OwnOpponent,
        Blocked,
        Yourself,
        ListFull,
        About(most: Value::from(*most)),
        Label(most: Value::from(*most)),
        EnoughTokens(most: Value::from(*most)),
        NothingToChoose,
        NoHint,
        NoAnalysis,
        NotProvable,
        TooManyActions(most: Value::from(*most)),
        AnswerTooLong(most: Value::from(*most)),
        NoAnswer,
        TooManyTurns(most: Value::from(*most)),
        NoTurn(action),
        NoTask,
        NoArrangement[..],
        Shuffle(balls: Value::from(*balls), most: Value::from(*most)),
        SameArrangement,
        DifferentBalls,
        NoWay,
        WaitsInLobby,
        TooManyWatched(most: Value::from(*most)),
    }
}

impl Unprocessable {
    /// The reason in one word.
    pub const fn code(&self) -> &'static str {
        match self {
            Unprocessable::UnknownName => "unknown_name",
            Unprocessable::OwnOpponent | Unprocessable::Yourself => "yourself",
            Unprocessable::Blocked => "blocked",
            Unprocessable::ListFull => "too_many_people",
            Unprocessable::About(_) => "about",
            Unprocessable::Label(_) => "label",
            Unprocessable::EnoughTokens(_) => "tokens",
            Unprocessable::NoHint => "hint",
            Unprocessable::NothingToChoose
            | Unprocessable::NoAnalysis
            | Unprocessable::NotProvable => "analysis",
            Unprocessable::TooManyActions(_) | Unprocessable::AnswerTooLong(_) => "too_long",
            Unprocessable::NoAnswer | Unprocessable::TooManyTurns(_) | Unprocessable::NoTurn(_) => {
                "illegal_action"
            }
            Unprocessable::NoTask
            | Unprocessable::NoArrangement(_)
            | Unprocessable::Shuffle(_, _)
            | Unprocessable::SameArrangement
            | Unprocessable::DifferentBalls
            | Unprocessable::NoWay => "task",
            Unprocessable::WaitsInLobby => "phase",
            Unprocessable::TooManyWatched(_) => "too_many_watched",
        }
    }
}

impl From<Unprocessable> for Problem {
    fn from(why: Unprocessable) -> Problem {
        Problem::unprocessable(why.code(), &why)
    }
}
