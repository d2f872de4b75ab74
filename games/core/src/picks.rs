//! What a person touches to make an action.

use std::fmt;

/// One touch: a field of the board, or a button beside it.
///
/// An action is a list of picks in order (`e3`, `e4`; `43`, `turn 3`). The lists of all actions
/// that are legal at one moment are free of prefixes, so that an input which follows them knows
/// when an action is complete without asking.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pick {
    /// A field, by its name in the geometry.
    Field(String),
    /// A button, by its caption.
    Button(String),
}

impl Pick {
    /// A field by its name.
    pub fn field(name: impl fmt::Display) -> Pick {
        Pick::Field(name.to_string())
    }

    /// A button by its caption.
    pub fn button(caption: impl Into<String>) -> Pick {
        Pick::Button(caption.into())
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Field(text) | Pick::Button(text) => f.write_str(text),
        }
    }
}
