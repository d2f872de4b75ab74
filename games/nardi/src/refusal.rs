//! Why an action is not legal, in words that a player can act on.

use galds_core::{Game, Outcome, Value, explained};
use thiserror::Error;

use crate::actions::{DiceLeft, legal_plays};
use crate::board::{Checkers, Point, PointSet};
use crate::plays::MoveGen;
use crate::position::{Cube, Phase, Position};
use crate::roll::{Die, Roll};
use crate::{Action, Nardi, Play, Step};

/// Why an action was refused, or its text not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The text has no form of an action.
    #[error(
        "`{0}` isn't a valid move; a roll is written 31, a move 8/5 6/5 or 8-5,6-5 (with bar and off), no legal move `pass`, the cube `double`, `take`, `drop`"
    )]
    Form(String),
    /// Dice that do not exist.
    #[error("`{0}` isn't a roll: each die shows 1 to 6")]
    NoSuchDice(String),
    /// Equal dice in the opening.
    #[error("equal dice do not open the game: they are rolled again")]
    EqualOpening,
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// Another kind of action is due.
    #[error("{due}")]
    WrongPhase { due: Due },
    /// The side may not double now.
    #[error("you cannot double: {0}")]
    NoDouble(NoDouble),
    /// The cube would not come to this value.
    #[error("the double takes the cube to {right}, not to {given}")]
    CubeValue {
        given: String,
        /// What it would be.
        right: u32,
    },
    /// A number that is no point of the board.
    #[error("there is no point `{0}`; points are 24 to 1, bar and off")]
    NoSuchPoint(String),
    /// A step that does not go down.
    #[error(
        "checkers move from higher points to lower ones, not from {} to {}",
        in_words(*from),
        in_words(*to)
    )]
    Backwards { from: Point, to: Point },
    /// More steps than the roll has.
    #[error("{roll} gives only {} steps", steps_of(*roll))]
    TooManySteps { roll: Roll },
    /// No die makes this step.
    #[error(
        "no die of {roll} (or what is left of it) moves a checker from {} to {}",
        in_words(*from),
        in_words(*to)
    )]
    NotRolled { from: Point, to: Point, roll: Roll },
    /// There is no checker to move.
    #[error("{}", no_checker(*.0))]
    NoChecker(Point),
    /// A checker waits on the bar.
    #[error("you have a checker on the bar; it has to enter before any other checker moves")]
    BarFirst,
    /// The enemy holds the point.
    #[error("point {0} is blocked: your opponent has two or more checkers there")]
    Closed(Point),
    /// Bearing off before all are home.
    #[error("you cannot bear off yet: you have a checker on {}, outside your home board", in_words(*.0))]
    NotHome(Point),
    /// Bearing off with too large a die while higher checkers remain.
    #[error("a {die} does not bear off from {from} while you have a checker on {higher}")]
    HigherFirst {
        die: Die,
        /// From where a checker was to be borne off.
        from: Point,
        /// A higher checker.
        higher: Point,
    },
    /// A star where nothing is hit.
    #[error("nothing is hit on {}", in_words(*.0))]
    NoHit(Point),
    /// More dice can be used.
    #[error("you can use {possible} dice, so you must, not {used}; one way is {example}")]
    MoreDice {
        /// How many the play uses.
        used: usize,
        /// How many could be used.
        possible: usize,
        /// A play that uses them.
        example: String,
    },
    /// The larger die has to be played.
    #[error("only one die can be played, and it must be the larger one: {0}")]
    LargerDie(Die),
    /// No play at all, though there is one.
    #[error("there is a legal move, so you cannot pass; one way is {0}")]
    NotLost(String),
    /// A play that has another name here.
    #[error("this move is written {0} here")]
    OtherName(String),
    /// A text with more than one meaning.
    #[error("`{text}` can be played in ways that hit differently: {}; name every step", ways.join(" or "))]
    Unclear {
        text: String,
        /// The plays it could mean.
        ways: Vec<String>,
    },
}

explained! {
    ActionError in "nardi" {
        Form(text),
        NoSuchDice(text),
        EqualOpening,
        Over(outcome),
        WrongPhase { due } => due as Due,
        NoDouble(why) => why as NoDouble,
        CubeValue { given, right: Value::from(*right) },
        NoSuchPoint(text),
        Backwards { from, to },
        TooManySteps { roll } with { steps: Value::from(steps_of(*roll)) },
        NotRolled { from, to, roll },
        NoChecker(point),
        BarFirst,
        Closed(point),
        NotHome(point),
        HigherFirst { die, from, higher },
        NoHit(point),
        MoreDice { used: Value::from(*used), possible: Value::from(*possible), example },
        LargerDie(die),
        NotLost(example),
        OtherName(written),
        Unclear { text, ways: Value::text(ways.join("; ")) },
    }
}

/// A point within a sentence.
fn in_words(point: Point) -> String {
    match point {
        Point::BAR => "the bar".to_owned(),
        Point::OFF => "the borne-off checkers".to_owned(),
        point => point.to_string(),
    }
}

fn no_checker(point: Point) -> String {
    if point == Point::OFF {
        "a checker that has been borne off cannot move".to_owned()
    } else {
        format!("you have no checker on {}", in_words(point))
    }
}

const fn steps_of(roll: Roll) -> u8 {
    if roll.is_double() { 4 } else { 2 }
}

/// What is due. Sides are given by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Due {
    /// The roll for who begins.
    #[error("the opening roll comes first: White's die and Black's die, such as o31")]
    Opening,
    /// A roll, or a double before it.
    #[error("{0} has to roll (such as 31) or double")]
    RollOrDouble(&'static str),
    #[error("{0} has to roll, such as 31")]
    Roll(&'static str),
    /// The answer to a double.
    #[error("{0} has to answer the double: take or drop")]
    Answer(&'static str),
    /// The play of the dice.
    #[error("{side} has to play {roll}")]
    Play {
        /// Who has to play.
        side: &'static str,
        roll: Roll,
    },
    #[error("the game is over")]
    Nothing,
}

explained! {
    Due in "nardi-due" {
        Opening,
        RollOrDouble(side: Value::word(side)),
        Roll(side: Value::word(side)),
        Answer(side: Value::word(side)),
        Play { side: Value::word(side), roll },
        Nothing,
    }
}

/// Why a side may not double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoDouble {
    /// The rules have no cube.
    #[error("this game is played without the cube")]
    NoCube,
    /// The other side owns it.
    #[error("your opponent owns the cube")]
    NotYours,
    /// It is the Crawford game.
    #[error("this is the Crawford game")]
    Crawford,
    /// More points would not count.
    #[error("the stake already wins you the match")]
    Dead,
    /// The cube has come to its end.
    #[error("the cube is at its highest value")]
    Highest,
}

explained! { NoDouble in "nardi-no-double" { NoCube, NotYours, Crawford, Dead, Highest } }

impl Nardi {
    /// Says why an action is not legal.
    pub(crate) fn check_action(
        &self,
        position: &Position,
        action: Action,
    ) -> Result<(), ActionError> {
        match (position.phase, action) {
            (Phase::Open, Action::Opening(_))
            | (Phase::Roll, Action::Roll(_))
            | (Phase::Double, Action::Take | Action::Drop) => Ok(()),
            (Phase::Roll, Action::Double) => self.check_double(position),
            (Phase::Dice(roll), Action::Play(play)) => check_play(position, roll, &play),
            _ => Err(self.not_due(position)),
        }
    }

    fn check_double(&self, position: &Position) -> Result<(), ActionError> {
        let side = position.side;
        let reason = match position.cube {
            None => NoDouble::NoCube,
            Some(cube) if cube.owner() == Some(side.other()) => NoDouble::NotYours,
            _ if position.score.crawford => NoDouble::Crawford,
            _ if self.is_dead(position, side) => NoDouble::Dead,
            Some(cube) if cube.doublings() == Cube::MOST_DOUBLINGS => NoDouble::Highest,
            Some(_) => return Ok(()),
        };
        Err(ActionError::NoDouble(reason))
    }

    /// The error for an action of another kind than what is due.
    pub(crate) fn not_due(&self, position: &Position) -> ActionError {
        let side = Nardi::ABOUT.side(position.side).name;
        let due = match position.phase {
            Phase::Open => Due::Opening,
            Phase::Roll if self.may_double(position, position.side) => Due::RollOrDouble(side),
            Phase::Roll => Due::Roll(side),
            Phase::Double => Due::Answer(side),
            Phase::Dice(roll) => Due::Play { side, roll },
            Phase::Over => {
                return self
                    .turn_of(position)
                    .outcome()
                    .map_or(ActionError::WrongPhase { due: Due::Nothing }, ActionError::Over);
            }
        };
        ActionError::WrongPhase { due }
    }
}

fn check_play(position: &Position, roll: Roll, play: &Play) -> Result<(), ActionError> {
    let generator = MoveGen::at(position);
    let plays = legal_plays(&generator, roll);
    if plays.contains(play) {
        return Ok(());
    }
    let steps: Vec<Step> = play.steps().collect();
    try_steps(&generator, roll, &steps)?;
    if let Some(point) = play.hits().points().find(|&point| !generator.blots.has(point)) {
        return Err(ActionError::NoHit(point));
    }
    match same_result(&generator, &steps, &plays) {
        Some(play) => Err(ActionError::OtherName(play.to_string())),
        None => Err(not_whole(roll, &steps, &plays)),
    }
}

/// Makes single steps, highest first, each with a die of its own.
pub(crate) fn try_steps(
    generator: &MoveGen,
    roll: Roll,
    steps: &[Step],
) -> Result<(), ActionError> {
    let mut left = DiceLeft::of(roll);
    let mut own = generator.own;
    for &step in steps {
        let die =
            left.take(step).ok_or(ActionError::NotRolled { from: step.from, to: step.to, roll })?;
        check_step(generator, own, step, die)?;
        own = own.moved(step.from, step.to);
    }
    Ok(())
}

fn check_step(generator: &MoveGen, own: Checkers, step: Step, die: Die) -> Result<(), ActionError> {
    let Step { from, to } = step;
    if from != Point::BAR && own.on(Point::BAR) > 0 {
        return Err(ActionError::BarFirst);
    }
    if own.on(from) == 0 || from == Point::OFF {
        return Err(ActionError::NoChecker(from));
    }
    if generator.closed.has(to) {
        return Err(ActionError::Closed(to));
    }
    if own.occupied().sources(die, generator.closed).has(from) {
        return Ok(());
    }
    let highest = Point::all().find(|&point| own.on(point) > 0).unwrap_or(Point::BAR);
    if highest.number() > 6 {
        Err(ActionError::NotHome(highest))
    } else {
        Err(ActionError::HigherFirst { die, from, higher: highest })
    }
}

/// The play that leaves the same position as these steps.
pub(crate) fn same_result(generator: &MoveGen, steps: &[Step], plays: &[Play]) -> Option<Play> {
    let with = |(own, landed): (Checkers, PointSet), step: Step| {
        (own.moved(step.from, step.to), landed | PointSet::from(step.to))
    };
    let start = (generator.own, PointSet::EMPTY);
    let (own, landed) = steps.iter().copied().fold(start, with);
    let same = |play: &Play| {
        let result = play.steps().fold(start, with);
        result.0 == own && result.1 & generator.blots == landed & generator.blots
    };
    plays.iter().copied().find(same)
}

/// Why steps that can be made are no whole play.
pub(crate) fn not_whole(roll: Roll, steps: &[Step], plays: &[Play]) -> ActionError {
    let example = plays.first().copied().unwrap_or(Play::PASS);
    let possible = example.steps().len();
    if steps.is_empty() {
        ActionError::NotLost(example.to_string())
    } else if steps.len() < possible {
        ActionError::MoreDice { used: steps.len(), possible, example: example.to_string() }
    } else {
        ActionError::LargerDie(roll.high())
    }
}
