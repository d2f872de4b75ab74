//! Tokens and book notation of actions.
//!
//! ```text
//! action = field '-' field [promotion]          a move, drop or road exit
//!        | field (jump field [promotion])+      a capture with every landing
//!        | field promotion                      a delayed promotion
//! jump = 'x' or ':'     promotion = '=' and B, T or Y     field = 46 or a5
//! ```

use std::fmt;

use galds_core::{is_number, read_number};

use crate::board::Field;
use crate::men::Figure;
use crate::series::{MOST_JUMPS, Series};
use crate::{Action, ActionError};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { from, to, promotion } => {
                write!(f, "{from}-{to}")?;
                write_promotion(f, *promotion)
            }
            Action::Capture(series) => {
                write!(f, "{}", series.from())?;
                for (to, promotion) in series.steps() {
                    write!(f, "x{to}")?;
                    write_promotion(f, promotion)?;
                }
                Ok(())
            }
            Action::Promotion { on, figure } => {
                write!(f, "{on}")?;
                write_promotion(f, Some(*figure))
            }
        }
    }
}

fn write_promotion(f: &mut fmt::Formatter<'_>, promotion: Option<Figure>) -> fmt::Result {
    promotion.map_or(Ok(()), |figure| write!(f, "={}", figure.letter()))
}

/// The book notation: captures with colons, the rest as in tokens.
pub(crate) fn book(action: Action) -> String {
    action.to_string().replace('x', ":")
}

/// Reads a token or the book notation, with field numbers or algebraic names.
pub(crate) fn read_action(text: &str) -> Result<Action, ActionError> {
    let text = text.trim();
    let unknown = || ActionError::Form(text.to_owned());
    if let Some((from, rest)) = text.split_once('-') {
        let from = read_field(from, unknown)?;
        let (to, promotion) = read_landing(rest, unknown)?;
        return Ok(Action::Move { from, to, promotion });
    }
    let mut parts = text.split(['x', ':']);
    let first = parts.next().unwrap_or_default();
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        let (on, figure) = read_landing(first, unknown)?;
        return figure.map(|figure| Action::Promotion { on, figure }).ok_or_else(unknown);
    }
    let mut series = Series::starting(read_field(first, unknown)?);
    for part in parts {
        let (to, promotion) = read_landing(part, unknown)?;
        if series.landings().len() == MOST_JUMPS {
            return Err(ActionError::TooManyJumps);
        }
        series = series.jumping(to);
        if let Some(figure) = promotion {
            // A shatra becomes a figure once.
            if series.promotion().is_some() {
                return Err(unknown());
            }
            series = series.promoting(figure);
        }
    }
    Ok(Action::Capture(series))
}

/// Reads a field with the figure that a shatra becomes on it.
fn read_landing(
    text: &str,
    unknown: impl Fn() -> ActionError,
) -> Result<(Field, Option<Figure>), ActionError> {
    let Some((field, letter)) = text.split_once('=') else {
        return Ok((read_field(text, unknown)?, None));
    };
    let field = read_field(field, &unknown)?;
    let mut letters = letter.chars();
    match (letters.next().map(Figure::lettered), letters.next()) {
        (Some(Some(figure)), None) => Ok((field, Some(figure))),
        (Some(None), None) => Err(ActionError::NoSuchFigure(letter.to_owned())),
        _ => Err(unknown()),
    }
}

fn read_field(text: &str, unknown: impl Fn() -> ActionError) -> Result<Field, ActionError> {
    let (digits, file) = match text.as_bytes() {
        [file @ (b'a'..=b'z' | b'A'..=b'Z'), ..] => {
            (&text[1..], Some(file.to_ascii_lowercase() - b'a'))
        }
        _ => (text, None),
    };
    let leading_zero = digits.starts_with('0') && digits.len() > 1;
    if !is_number(digits) || digits.len() > 3 || leading_zero {
        return Err(unknown());
    }
    let number = read_number(digits);
    let field = match file {
        None => number.and_then(Field::numbered),
        Some(file) => number.and_then(|rank| Field::at(file, rank)),
    };
    field.ok_or_else(|| ActionError::NoSuchField(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> String {
        read_action(text).unwrap().to_string()
    }

    #[test]
    fn tokens_colons_and_algebraic_names_mean_the_same() {
        for (text, expected) in [
            ("46-39", "46-39"),
            ("a5-a6", "46-39"),
            ("25:13", "25x13"),
            ("28:14:2", "28x14x2"),
            ("d8:d10:d14", "28x14x2"),
            ("9:3=T:1", "9x3=Tx1"),
            ("5-2=b", "5-2=B"),
            ("D13-d14=B", "5-2=B"),
            ("d14=Y", "2=Y"),
            (" 2=Y ", "2=Y"),
        ] {
            assert_eq!(token(text), expected);
        }
        assert_eq!(book(read_action("9x3=Tx1").unwrap()), "9:3=T:1");
    }

    #[test]
    fn what_is_no_action_is_refused_with_the_forms_that_are() {
        for text in ["", "-", "46", "46-", "x", "46x", "46--39", "46-39-32", "046-39", "5-2=", "½"]
        {
            assert!(matches!(read_action(text), Err(ActionError::Form(_))), "{text}");
        }
        for text in ["0-1", "46-63", "h5-a5", "a11-a10", "d15x1", "999x1"] {
            assert!(matches!(read_action(text), Err(ActionError::NoSuchField(_))), "{text}");
        }
        assert_eq!(read_action("5-2=K"), Err(ActionError::NoSuchFigure("K".to_owned())));
        let long = format!("1{}", "x2".repeat(18));
        assert_eq!(read_action(&long), Err(ActionError::TooManyJumps));
        assert!(read_action("1x3=Bx1=T").is_err());
    }
}
