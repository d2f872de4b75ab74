//! Why a position text was refused.

use galds_core::{Value, explained};
use thiserror::Error;

use crate::board::Point;

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 6 parts (side, phase, white, black, cube, score), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side to move is w (White) or b (Black), not `{0}`")]
    Side(String),
    /// The second field is no phase.
    #[error("the phase is open, roll, double, over or the dice such as 31, not `{0}`")]
    Phase(String),
    /// A part of a list of checkers is no count on a point.
    #[error("checkers are written point:count, such as bar:1,24:2,off:3, not `{0}`")]
    Count(String),
    /// Two counts for one point.
    #[error("{side} has the point {point} twice")]
    Twice {
        side: &'static str,
        /// The point as that side counts.
        point: Point,
    },
    /// A side has not fifteen checkers.
    #[error("{side} has {count} checkers; there are 15 a side, those on the bar and off included")]
    NotFifteen {
        side: &'static str,
        /// How many the text gives it.
        count: u32,
    },
    /// Both sides stand on one point.
    #[error("White's point {0} is Black's point {1}: both cannot have checkers there")]
    BothOn(Point, Point),
    /// The cube is not as these rules have it.
    #[error(transparent)]
    Cube(#[from] CubeFault),
    /// The score is not as these rules have it.
    #[error(transparent)]
    Score(#[from] ScoreFault),
    /// The phase and the rest do not fit together.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

explained! {
    PositionError in "nardi-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Phase(text),
        Count(text),
        Twice { side: Value::word(side), point },
        NotFifteen { side: Value::word(side), count: Value::from(*count) },
        BothOn(white, black),
        Cube(fault) => fault as CubeFault,
        Score(fault) => fault as ScoreFault,
        Contradiction(contradiction) => contradiction as Contradiction,
    }
}

/// Why the cube is not as these rules have it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CubeFault {
    /// A cube where there is none.
    #[error("these rules have no cube: its part is -, not `{0}`")]
    Absent(String),
    /// A text that is no cube.
    #[error(
        "the cube is 1c (in the middle), or a power of two and its owner such as 2w or 4b, not `{0}`"
    )]
    Form(String),
}

explained! { CubeFault in "nardi-position-cube" { Absent(text), Form(text) } }

/// Why the score is not as these rules have it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScoreFault {
    /// A score where no match is played.
    #[error(
        "a single game has no score: its part is -, not `{0}` (a match needs match=N in the rules)"
    )]
    SingleGame(String),
    /// A text that is no score.
    #[error(
        "the score is white,black,length with C behind in the Crawford game, such as 0,0,{length}, not `{text}`"
    )]
    Form {
        text: String,
        /// To how many points the match goes.
        length: u16,
    },
    /// The score of a longer or shorter match.
    #[error("the match goes to {length} by the rules, not to {written}")]
    OtherLength {
        /// To how many points the match goes.
        length: u16,
        written: u32,
    },
    /// The match is said to be over and is not won by the winner alone.
    #[error("a match is over when the winner alone has {0} points")]
    NotWon(u32),
    /// The match is won and said to go on.
    #[error("a side has {0} points, so the phase is over")]
    Won(u32),
    /// It cannot be the Crawford game.
    #[error("the Crawford game is the first one after a side comes within one point of the match")]
    NotCrawford,
    /// A cube that was turned in the Crawford game.
    #[error("nobody doubles in the Crawford game, so the cube is 1c")]
    CrawfordCube,
}

explained! {
    ScoreFault in "nardi-position-score" {
        SingleGame(text),
        Form { text, length: Value::from(*length) },
        OtherLength { length: Value::from(*length), written: Value::from(*written) },
        NotWon(length: Value::from(*length)),
        Won(length: Value::from(*length)),
        NotCrawford,
        CrawfordCube,
    }
}

/// How the phase and the rest do not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Contradiction {
    /// The loser has borne off all checkers.
    #[error("in phase over the side is the winner, and only the winner has all checkers off")]
    LoserOff,
    /// All checkers are off and the game goes on.
    #[error("all checkers of a side are off, so the phase is over")]
    NotOver,
    /// The opening with Black to act.
    #[error("in phase open the side is w")]
    OpeningSide,
    /// The opening with a cube that was turned.
    #[error("in phase open the cube is 1c")]
    OpeningCube,
    /// A double by a side that may not double.
    #[error(
        "in phase double the side is the one that answers; the other could not have doubled here"
    )]
    NoDoubler,
    /// An end for which there is no cause.
    #[error(
        "in phase over the winner has all checkers off, unless a double was dropped in a single game"
    )]
    NotEnded,
}

explained! {
    Contradiction in "nardi-position-contradiction" {
        LoserOff,
        NotOver,
        OpeningSide,
        OpeningCube,
        NoDoubler,
        NotEnded,
    }
}
