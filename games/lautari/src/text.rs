//! Tokens and book notation of actions.
//!
//! Both are read by one grammar over small symbols, so that spaces, capitals and left-out dashes do
//! not matter: `e3 e4`, `E3-E4` and `e3e4` are one move, `k10 * g8, k8` is a revival. Marks that
//! follow from the position (`x`, `^R`, `^S`) may be left out, but not be wrong.

use std::fmt;

use galds_core::plain_notation;

use crate::actions::{Action, Move};
use crate::board::{Field, FieldSet};
use crate::position::{Position, Role};
use crate::refusal::ActionError;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, '-')
    }
}

impl Action {
    fn write(&self, f: &mut impl fmt::Write, between: char) -> fmt::Result {
        match self {
            Action::Move(Move { from, to, captures, becomes }) => {
                write!(f, "{from}{between}{to}")?;
                if *captures {
                    f.write_char('x')?;
                }
                becomes.map_or(Ok(()), |role| write!(f, "^{}", role.letter()))
            }
            Action::Scout(field) => write!(f, "{field}^I"),
            Action::Revive { guard, from, to } => write!(f, "{guard}+{from},{to}"),
        }
    }

    /// The book notation: as the token, with a space in moves.
    pub fn book(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut text, ' ');
        text
    }
}

impl FieldSet {
    /// The names of its fields in the board order, with commas between; `-` for none.
    pub fn text(self) -> String {
        if self.is_empty() {
            return "-".to_owned();
        }
        self.fields().map(|field| field.to_string()).collect::<Vec<_>>().join(",")
    }
}

/// The smallest parts of an action text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Symbol {
    Field(Field),
    Dash,
    Comma,
    Cross,
    Plus,
    Becomes(Role),
}

/// An action as it is written: marks are claims that the position has to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Move { from: Field, to: Field, captures: bool, becomes: Option<Role> },
    Scout(Field),
    Revive { guard: Field, from: Field, to: Field },
}

/// Reads a token or a book form and completes it from the position, which has yet to judge it.
pub(crate) fn read_action(position: &Position, text: &str) -> Result<Action, ActionError> {
    match parse(text)? {
        Written::Move { from, to, captures, becomes } => {
            let right = position.marked(from, to);
            let captures = captures || right.captures;
            Ok(Action::Move(Move { captures, becomes: becomes.or(right.becomes), ..right }))
        }
        Written::Scout(field) => Ok(Action::Scout(field)),
        Written::Revive { guard, from, to } => Ok(Action::Revive { guard, from, to }),
    }
}

/// How many of these words the first action takes up: as many as still make one action. Of words
/// that make none, two where the first is a field alone, so that a message shows the whole move.
pub(crate) fn words_in_action(words: &[&str]) -> usize {
    /// `k10 + g8 , k8` and `e5 - e4 x ^ R` are the longest.
    const MOST: usize = 6;
    let most = words.len().min(MOST);
    let is_whole = |count: &usize| {
        let text = words[..*count].join(" ");
        // In running text a comma behind two fields sets a move apart from the next one (`e3 e4,
        // e12 e11`), so a revival needs its sign here.
        let signed = text.contains(['+', '*']);
        parse(&plain_notation(&text))
            .is_ok_and(|written| signed || !matches!(written, Written::Revive { .. }))
    };
    let whole = (1..=most).rev().find(is_whole);
    let lone_field = || words.first().is_some_and(|word| Field::named(word).is_some());
    whole.unwrap_or_else(|| if lone_field() { most.min(2) } else { 1 })
}

fn parse(text: &str) -> Result<Written, ActionError> {
    use Symbol::{Becomes, Comma, Cross, Dash, Field as At, Plus};
    let symbols = symbols(text)?;
    let unknown = || ActionError::Form(text.trim().to_owned());
    Ok(match symbols[..] {
        [At(field), Becomes(Role::Scout)] => Written::Scout(field),
        [At(guard), Plus, At(from), Comma | Dash, At(to)]
        | [At(guard), Plus, At(from), At(to)]
        | [At(guard), At(from), Comma, At(to)] => Written::Revive { guard, from, to },
        [At(from), Dash, At(to), ref marks @ ..] | [At(from), At(to), ref marks @ ..] => {
            let (captures, becomes) = match marks {
                [] => (false, None),
                [Cross] => (true, None),
                [Becomes(role @ (Role::Rider | Role::Guard))] => (false, Some(*role)),
                [Cross, Becomes(role @ (Role::Rider | Role::Guard))] => (true, Some(*role)),
                _ => return Err(unknown()),
            };
            Written::Move { from, to, captures, becomes }
        }
        _ => return Err(unknown()),
    })
}

fn symbols(text: &str) -> Result<Vec<Symbol>, ActionError> {
    /// No action has more symbols; a text that has is not worth reading to its end.
    const MOST: usize = 8;
    let unknown = || ActionError::Form(text.trim().to_owned());
    let mut symbols = Vec::new();
    let mut rest = text.trim_start();
    while let Some(letter) = rest.chars().next() {
        let (symbol, length) = match letter {
            '-' => (Symbol::Dash, 1),
            ',' => (Symbol::Comma, 1),
            'x' | 'X' => (Symbol::Cross, 1),
            '+' | '*' => (Symbol::Plus, 1),
            '^' => {
                let role = rest[1..].trim_start();
                let spaces = rest.len() - 1 - role.len();
                let letter = role.chars().next().map(|letter| letter.to_ascii_uppercase());
                let role = letter.and_then(Role::by_letter).ok_or_else(unknown)?;
                (Symbol::Becomes(role), 2 + spaces)
            }
            letter if letter.is_ascii_alphabetic() => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                let name = &rest[..=digits];
                let no_field = || ActionError::NoSuchField(name.to_owned());
                (Symbol::Field(Field::named(name).ok_or_else(no_field)?), 1 + digits)
            }
            _ => return Err(unknown()),
        };
        symbols.push(symbol);
        if symbols.len() > MOST {
            return Err(unknown());
        }
        rest = rest[length..].trim_start();
    }
    Ok(symbols)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Written {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn spaces_capitals_and_dashes_do_not_matter() {
        for text in ["e3-e4", "e3 e4", " E3  E4 ", "e3e4", "e3 - e4", "e3-E4"] {
            assert_eq!(written(text), written("e3-e4"), "{text}");
        }
        for text in ["r5-r4x^R", "r5 r4x^R", "r5 r4 x ^R", "R5R4X^r", "r5 - r4 x ^ R"] {
            assert_eq!(written(text), written("r5-r4x^R"), "{text}");
        }
        for text in ["k10+g8,k8", "k10*g8, k8", "k10 + g8 , k8", "K10*G8,K8", "k10 g8, k8"] {
            assert_eq!(written(text), written("k10+g8,k8"), "{text}");
        }
        assert_eq!(written("f4 ^i"), written("f4^I"));
        assert_eq!(written("e7 A"), written("e7-a"));
    }

    #[test]
    fn what_is_no_action_is_said_to_be_none() {
        let forms = [
            "", "e3", "e3 e4 e5", "f4^", "f4^P", "e3-e4^I", "e3-e4xx", "e3--e4", "e1 2", "7", "^I",
            "§",
        ];
        for text in forms {
            assert!(matches!(parse(text), Err(ActionError::Form(_))), "{text}");
        }
        for (text, name) in
            [("e3-e15", "e15"), ("c5 d5", "c5"), ("a1-a", "a1"), ("k10+g8,z8", "z8")]
        {
            assert_eq!(parse(text), Err(ActionError::NoSuchField(name.to_owned())), "{text}");
        }
    }

    #[test]
    fn words_of_a_record_are_parted_into_actions() {
        let count = |text: &str| words_in_action(&text.split_whitespace().collect::<Vec<_>>());
        for (text, words) in [
            ("e3 e4 e12 e11", 2),
            ("e3-e4 e12-e11", 1),
            ("f4^I d10 b10", 1),
            ("f4 ^I d10 b10", 2),
            ("b10 r4^R e5 e7", 2),
            ("i8 h7 x a s8", 3),
            ("k10*g8, k8 e3 e4", 2),
            ("k10 + g8 , k8 e3 e4", 5),
            ("a s8", 2),
            ("e3 e4, e12 e11", 2),
            ("e3-e4, e12-e11", 1),
            ("e3 – e4, e12 e11", 3),
            ("i8 h7x, a s8", 2),
            ("k10*g8, k8, e3 e4", 2),
            ("e3 z4 e12 e11", 2),
            ("z3 e4", 1),
            ("e3", 1),
        ] {
            assert_eq!(count(text), words, "{text}");
        }
    }
}
