//! Players named by text: `random`, `full`, `level:3`, `handicap:depth=2,blind=5`.
//!
//! What can be named is a list of [`Kind`]s: those of the [`crate::registry`], and what a host adds to
//! them, such as other programs.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::levels::{LevelError, LevelNumber};
use crate::player::Player;
use crate::registry::{self, Entry, Resources};

/// Makes the player that a spec names, for one game.
pub type MakeNamed = fn(&Entry, &PlayerSpec, &Resources) -> Result<Box<dyn Player>, SpecError>;

/// Reads what stands behind the colon of a spec and gives it back as it is written best.
pub type ReadArgument = fn(&str) -> Result<String, SpecError>;

/// A kind of player.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// What its specs begin with.
    pub name: &'static str,
    /// How it is written, for help and error messages.
    pub form: &'static str,
    /// What bounds its thinking where nobody gives a limit.
    pub bounds: Bounds,
    /// Reads what stands behind the colon; none where there is no colon.
    pub argument: Option<ReadArgument>,
    /// Makes it.
    pub make: MakeNamed,
}

/// What bounds a player's thinking where nobody gives a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    /// Limits of its own.
    Own,
    /// Nothing.
    None,
}

/// A player, named and not yet made.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    kind: &'static Kind,
    argument: String,
}

impl PartialEq for PlayerSpec {
    fn eq(&self, other: &PlayerSpec) -> bool {
        self.kind.name == other.kind.name && self.argument == other.argument
    }
}

impl Eq for PlayerSpec {}

/// Why there is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// The text names no player.
    #[error("`{given}` isn't a player; players are: {allowed}")]
    Form {
        /// What was written.
        given: String,
        /// The kinds there are.
        allowed: String,
    },
    /// The level is out of range.
    #[error("`level:{0}` isn't a level; levels are 1 to 10")]
    Level(String),
    /// The handicaps cannot be read.
    #[error(transparent)]
    Handicaps(#[from] LevelError),
    /// What stands behind the colon does not name a player.
    #[error("{0}")]
    Argument(String),
    /// The game has no players.
    #[error("there are no players for `{given}`; games with players are: {allowed}")]
    Game {
        /// What was asked for.
        given: String,
        /// The games there are.
        allowed: String,
    },
    /// The game has no such player.
    #[error("there is no {player} player for {game}")]
    NoSuchPlayer {
        /// The player.
        player: String,
        /// The game.
        game: &'static str,
    },
    /// The player could not be made.
    #[error("{player}: {reason}")]
    NotMade {
        /// The player.
        player: String,
        /// What happened.
        reason: String,
    },
}

impl PlayerSpec {
    /// A player of a kind without an argument.
    pub const fn of(kind: &'static Kind) -> PlayerSpec {
        PlayerSpec { kind, argument: String::new() }
    }

    /// The best there is.
    pub const fn full() -> PlayerSpec {
        PlayerSpec::of(&registry::FULL)
    }

    /// Any legal action.
    pub const fn random() -> PlayerSpec {
        PlayerSpec::of(&registry::RANDOM)
    }

    /// One of the levels.
    pub fn level(number: LevelNumber) -> PlayerSpec {
        PlayerSpec { kind: &registry::LEVEL, argument: number.to_string() }
    }

    /// Reads a spec of one of these kinds.
    pub fn read(text: &str, kinds: &[&'static Kind]) -> Result<PlayerSpec, SpecError> {
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name.trim(), Some(argument)),
            None => (text.trim(), None),
        };
        let kind = kinds.iter().find(|kind| kind.name == name);
        match (kind, argument) {
            (Some(&kind), None) if kind.argument.is_none() => Ok(PlayerSpec::of(kind)),
            (Some(&kind @ &Kind { argument: Some(read), .. }), Some(argument)) => {
                Ok(PlayerSpec { kind, argument: read(argument)? })
            }
            _ => {
                let forms: Vec<_> = kinds.iter().map(|kind| kind.form).collect();
                Err(SpecError::Form { given: text.to_owned(), allowed: forms.join(", ") })
            }
        }
    }

    /// Its kind.
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// What stands behind the colon.
    pub fn argument(&self) -> &str {
        &self.argument
    }
}

/// The kinds of the engine; hosts that know more of them use [`PlayerSpec::read`].
impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        PlayerSpec::read(text, registry::KINDS)
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name)?;
        if self.kind.argument.is_some() { write!(f, ":{}", self.argument) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_written_as_they_are_read() {
        for text in
            ["random", "greedy", "uct", "full", "level:1", "level:10", "handicap:depth=2,blind=5"]
        {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
        assert_eq!("level: 3 ".parse(), Ok(PlayerSpec::level(LevelNumber::USUAL)));
        assert_ne!(PlayerSpec::full(), PlayerSpec::random());
    }

    #[test]
    fn wrong_specs_are_refused_with_what_is_allowed() {
        let message = |text: &str| text.parse::<PlayerSpec>().unwrap_err().to_string();
        assert!(message("best").starts_with("`best` isn't a player; players are: random, "));
        assert!(message("level:11").ends_with("levels are 1 to 10"));
        assert!(message("level:0").ends_with("levels are 1 to 10"));
        assert!(message("level").starts_with("`level` isn't a player"));
        assert!(message("random:3").starts_with("`random:3` isn't a player"));
        assert!(message("handicap:sleep=3").starts_with("`sleep=3` isn't a handicap"));
    }
}
