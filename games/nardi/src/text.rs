//! Tokens and book notation of actions.

use std::fmt;

use galds_core::plain_notation;

use crate::board::Point;
use crate::notation::{self, Stars};
use crate::plays::MoveGen;
use crate::position::{Phase, Position};
use crate::refusal::ActionError;
use crate::roll::{Die, Opening, Roll};
use crate::{Action, Nardi, Play};

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Play::PASS {
            return f.write_str("pass");
        }
        for (i, (step, hits)) in self.steps_with_hits().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            let star = if hits { "*" } else { "" };
            write!(f, "{comma}{}-{}{star}", step.from, step.to)?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Opening(opening) => write!(f, "o{}{}", opening.white(), opening.black()),
            Action::Roll(roll) => write!(f, "{roll}"),
            Action::Play(play) => write!(f, "{play}"),
            Action::Double => f.write_str("double"),
            Action::Take => f.write_str("take"),
            Action::Drop => f.write_str("drop"),
        }
    }
}

/// The book notation of an action that is legal in `before`.
pub(crate) fn book(before: &Position, action: Action) -> String {
    match (action, before.phase) {
        (Action::Opening(opening), _) => format!("{}-{}", opening.white(), opening.black()),
        (Action::Roll(roll), _) => format!("{roll}:"),
        (Action::Play(play), Phase::Dice(roll)) => {
            notation::book(&MoveGen::at(before), roll, &play)
        }
        (Action::Play(play), _) => play.to_string(),
        (Action::Double, _) => format!("Doubles => {}", u64::from(before.stake()) * 2),
        (Action::Take, _) => "Takes".to_owned(),
        (Action::Drop, _) => "Drops".to_owned(),
    }
}

impl Nardi {
    /// Reads a token or a book form of what is due in `position`.
    pub(crate) fn action_from(
        &self,
        position: &Position,
        text: &str,
    ) -> Result<Action, ActionError> {
        if let Some(action) = read_cube_word(position, text)? {
            return Ok(action);
        }
        match position.phase {
            Phase::Open => read_opening(text).map(Action::Opening),
            Phase::Roll => read_roll(text).map(Action::Roll),
            Phase::Dice(_) => self.read_play(position, text, Stars::MayBeMissing).map(Action::Play),
            Phase::Double | Phase::Over => Err(self.not_due(position)),
        }
        .map_err(|error| match error {
            // A form that would be right at another time is answered with what is due now.
            ActionError::Form(_) if is_known_form(text) => self.not_due(position),
            error => error,
        })
    }

    /// Reads a play of the roll that is due.
    pub(crate) fn read_play(
        &self,
        position: &Position,
        text: &str,
        stars: Stars,
    ) -> Result<Play, ActionError> {
        match position.phase {
            Phase::Dice(roll) => notation::read_play(&MoveGen::at(position), roll, text, stars),
            _ => Err(self.not_due(position)),
        }
    }
}

/// `double`, `Doubles => 2`, `take`, `Takes`, `drop`, `Drops`; none of them is `None`.
fn read_cube_word(position: &Position, text: &str) -> Result<Option<Action>, ActionError> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default().to_ascii_lowercase();
    let rest: Vec<&str> = words.collect();
    let action = match first.as_str() {
        "double" | "doubles" => Action::Double,
        "take" | "takes" => Action::Take,
        "drop" | "drops" => Action::Drop,
        _ => return Ok(None),
    };
    match (action, &rest[..]) {
        (_, []) => Ok(Some(action)),
        (Action::Double, ["=>", given]) => {
            let right = position.stake().saturating_mul(2);
            if *given == right.to_string() {
                return Ok(Some(action));
            }
            Err(ActionError::CubeValue { given: (*given).to_owned(), right })
        }
        _ => Err(ActionError::Form(text.to_owned())),
    }
}

fn is_known_form(text: &str) -> bool {
    notation::is_pass(text)
        || notation::looks_like_play(text)
        || read_opening(text).is_ok()
        || read_roll(text).is_ok()
        || text.split(['-', ',']).all(|part| Point::all().any(|point| part == point.to_string()))
}

/// Reads `o31`, `3-1` or `31`: White's die, then Black's.
pub(crate) fn read_opening(text: &str) -> Result<Opening, ActionError> {
    let [white, black] = read_dice(text.strip_prefix('o').unwrap_or(text), text)?;
    Opening::of(white, black).ok_or(ActionError::EqualOpening)
}

/// Reads `31`, `13`, `3-1` or `31:`.
pub(crate) fn read_roll(text: &str) -> Result<Roll, ActionError> {
    let [one, other] = read_dice(text.strip_suffix(':').unwrap_or(text), text)?;
    Ok(Roll::of(one, other))
}

pub(crate) fn read_dice(digits: &str, text: &str) -> Result<[Die; 2], ActionError> {
    let pips = match digits.as_bytes() {
        &[one, other] | &[one, b'-', other] if [one, other].iter().all(u8::is_ascii_digit) => {
            [one, other]
        }
        _ => return Err(ActionError::Form(text.to_owned())),
    };
    let die = |digit: u8| {
        Die::showing(digit - b'0').ok_or_else(|| ActionError::NoSuchDice(text.to_owned()))
    };
    Ok([die(pips[0])?, die(pips[1])?])
}

/// How many of these words the first action takes up: the parts of a play with strokes belong
/// together, `Doubles => 2` are three, `cannot move` are two.
pub(crate) fn words_in_action(words: &[&str]) -> usize {
    let parts = words.iter().take_while(|word| notation::looks_like_play(word)).count();
    if parts > 0 {
        return parts;
    }
    match words {
        [_, "=>", _, ..] => 3,
        [first, second, ..] if notation::is_pass(&plain_notation(&format!("{first} {second}"))) => {
            2
        }
        _ => 1,
    }
}
