//! Who plays: somebody with an account, a guest, or the computer.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The levels of the computer.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// Who somebody is, written `person:ID`, `guest:ID` or `house:LEVEL`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum PlayerId {
    /// Somebody with an account.
    Person(String),
    /// Somebody without one.
    Guest(String),
    /// The computer at a level from 1 to 10.
    Computer(u8),
}

/// A text that names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a player is written person:ID, guest:ID or house:LEVEL (1 to 10)")]
pub struct UnknownPlayer;

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for PlayerId {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        String::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for PlayerId {}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerId::Person(id) => write!(f, "person:{id}"),
            PlayerId::Guest(id) => write!(f, "guest:{id}"),
            PlayerId::Computer(level) => write!(f, "house:{level}"),
        }
    }
}

impl FromStr for PlayerId {
    type Err = UnknownPlayer;
    fn from_str(text: &str) -> Result<PlayerId, UnknownPlayer> {
        let fits = |id: &str| {
            let letters = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
            (1..=64).contains(&id.len()) && id.bytes().all(letters)
        };
        match text.split_once(':').ok_or(UnknownPlayer)? {
            ("person", id) if fits(id) => Ok(PlayerId::Person(id.to_owned())),
            ("guest", id) if fits(id) => Ok(PlayerId::Guest(id.to_owned())),
            ("house", level) => {
                let level = level.parse().ok().filter(|level| LEVELS.contains(level));
                level.map(PlayerId::Computer).ok_or(UnknownPlayer)
            }
            _ => Err(UnknownPlayer),
        }
    }
}

impl From<PlayerId> for String {
    fn from(id: PlayerId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for PlayerId {
    type Error = UnknownPlayer;
    fn try_from(text: String) -> Result<PlayerId, UnknownPlayer> {
        text.parse()
    }
}

/// Somebody with the name that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// Who it is.
    pub id: PlayerId,
    /// The name in lists and at boards.
    #[cfg_attr(feature = "openapi", schema(example = "Guest Yk3m"))]
    pub name: String,
}

impl Player {
    /// The computer at a level.
    pub fn computer(level: u8) -> Player {
        Player { id: PlayerId::Computer(level), name: format!("Galds level {level}") }
    }

    /// A guest, named by the beginning of its id.
    pub fn guest(id: &str) -> Player {
        let short: String = id.chars().take(4).collect();
        Player { id: PlayerId::Guest(id.to_owned()), name: format!("Guest {short}") }
    }

    /// The level, if this is the computer.
    pub const fn level(&self) -> Option<u8> {
        match self.id {
            PlayerId::Computer(level) => Some(level),
            PlayerId::Person(_) | PlayerId::Guest(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written_and_others_are_refused() {
        for text in ["person:42", "guest:ab_c-9", "house:10"] {
            assert_eq!(text.parse::<PlayerId>().unwrap().to_string(), text);
        }
        for text in ["", "person", "person:", "house:0", "house:11", "guest:a b", "cat:1"] {
            assert_eq!(text.parse::<PlayerId>(), Err(UnknownPlayer), "{text}");
        }
    }
}
