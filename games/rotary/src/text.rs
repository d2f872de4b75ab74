//! Tokens and book notation of actions.

use std::fmt;

use galds_core::{is_number, read_number};

use crate::board::Point;
use crate::position::Phase;
use crate::{Action, ActionError};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Turn { pivot, k } => write!(f, "{pivot}-{k}"),
            Action::Place(point) => write!(f, "p{point}"),
            Action::Offer(first, second) => write!(f, "o{first},{second}"),
            Action::Choose(pivot) => write!(f, "c{pivot}"),
        }
    }
}

/// The book notation: turns as `43 3`, placed balls as `34`, the rest as in tokens.
pub(crate) fn book(action: Action) -> String {
    match action {
        Action::Turn { pivot, k } => format!("{pivot} {k}"),
        Action::Place(point) => point.to_string(),
        Action::Offer(..) | Action::Choose(_) => action.to_string(),
    }
}

/// Reads `43-3`, `43 3`, `43/3`, `433`, `p34`, `o43,46`, `c43`; a bare `34` is a placed ball when
/// balls are being placed.
pub(crate) fn read_action(phase: Phase, text: &str) -> Result<Action, ActionError> {
    let text = text.trim();
    let unknown = || ActionError::Form(text.to_owned());
    if let Some(point) = text.strip_prefix('p') {
        return Ok(Action::Place(read_point(point, unknown)?));
    }
    if let Some(pivot) = text.strip_prefix('c') {
        return Ok(Action::Choose(read_point(pivot, unknown)?));
    }
    if let Some(pivots) = text.strip_prefix('o') {
        let (first, second) = pivots.split_once(',').ok_or_else(unknown)?;
        let (first, second) = (read_point(first, unknown)?, read_point(second.trim(), unknown)?);
        return Ok(Action::Offer(first.min(second), first.max(second)));
    }
    if phase == Phase::Place && text.len() == 2 {
        return Ok(Action::Place(read_point(text, unknown)?));
    }
    let (pivot, turn) = text.split_at_checked(2).ok_or_else(unknown)?;
    let pivot = read_point(pivot, unknown)?;
    let turn = turn.strip_prefix(['-', '/', ' ']).unwrap_or(turn).trim_start();
    match turn.as_bytes() {
        [digit @ b'0'..=b'5'] => Ok(Action::Turn { pivot, k: digit - b'0' }),
        [b'6'..=b'9', ..] => Err(ActionError::NoSuchTurn(turn.to_owned())),
        _ => Err(unknown()),
    }
}

/// How many of these words the first action takes up: `43 3` takes two.
pub(crate) fn words_in_action(words: &[&str]) -> usize {
    let digits = |word: &str, count| word.len() == count && is_number(word);
    let before_comma = |word: &str| word.strip_suffix(',').is_some_and(|rest| !rest.contains(','));
    match words {
        // A comma may set the turn apart from the next action.
        [pivot, turn, ..] if digits(pivot, 2) && digits(turn.trim_end_matches(','), 1) => 2,
        [offer, _, ..] if offer.starts_with('o') && before_comma(offer) => 2,
        _ => 1,
    }
}

fn read_point(text: &str, unknown: impl Fn() -> ActionError) -> Result<Point, ActionError> {
    if text.len() > 3 || !is_number(text) {
        return Err(unknown());
    }
    point(text).ok_or_else(|| ActionError::NoSuchPoint(text.to_owned()))
}

/// The point with this number in exactly two digits.
pub(crate) fn point(text: &str) -> Option<Point> {
    read_number(text).filter(|_| text.len() == 2).and_then(Point::numbered)
}
