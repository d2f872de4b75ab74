//! Pieces: whose they are, what is known of them and where they lie.

use std::fmt;

use super::FieldId;
use crate::Side;

/// A piece that lies on a field.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Piece {
    pub at: Place,
    pub side: Side,
    pub identity: Identity,
}

/// Where a piece lies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    pub field: FieldId,
    /// Its place in the stack on the field, 0 for the lowest.
    pub height: u8,
    pub zone: Zone,
}

/// What a piece does where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Zone {
    /// It takes part in the play.
    Board,
    /// It waits on a field of its own until it is dropped.
    Reserve,
    /// It was hit and has to enter again.
    Bar,
    /// It has reached its goal.
    Off,
}

/// What is known of what a piece is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "is", rename_all = "snake_case")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Identity {
    /// It is of this kind.
    Known { kind: String },
    /// It is of one of these kinds, as can be worked out.
    OneOf { kinds: Vec<String> },
    /// Nothing.
    Hidden,
}

/// Men that lie on no field.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Men {
    pub side: Side,
    /// Their kind, where it is known.
    pub kind: Option<String>,
    pub count: u32,
}

impl Place {
    /// Alone on a field of the board.
    pub fn on(field: impl Into<FieldId>) -> Place {
        Place { field: field.into(), height: 0, zone: Zone::Board }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.field)?;
        if self.height > 0 {
            write!(f, ".{}", self.height)?;
        }
        Ok(())
    }
}

impl Identity {
    /// A kind that is known.
    pub fn kind(kind: &str) -> Identity {
        Identity::Known { kind: kind.to_owned() }
    }

    /// The kinds that it names.
    pub fn kinds(&self) -> Vec<&str> {
        match self {
            Identity::Known { kind } => vec![kind],
            Identity::OneOf { kinds } => kinds.iter().map(String::as_str).collect(),
            Identity::Hidden => Vec::new(),
        }
    }
}

impl Piece {
    /// A piece of a known kind.
    pub fn new(side: Side, kind: &str, at: Place) -> Piece {
        Piece { at, side, identity: Identity::kind(kind) }
    }
}

impl Men {
    /// So many men of a side, if there are any; what kinds they are is not said.
    pub fn some(side: Side, count: u32) -> Option<Men> {
        (count > 0).then_some(Men { side, kind: None, count })
    }

    /// The same, all of one kind.
    #[must_use]
    pub fn of_kind(self, kind: &str) -> Men {
        Men { kind: Some(kind.to_owned()), ..self }
    }
}
