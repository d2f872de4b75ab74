//! Players named by text: `random`, `greedy`, `uct`, `full`, `level:3`, `held:depth=2,blind=5`, `engine:./other --fast`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::levels::{Level, LevelError, LevelNumber};

/// A player, named and not yet seated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// Any legal action.
    Random,
    /// The action that looks best without looking further.
    Greedy,
    /// Plain tree search with random playouts.
    Uct,
    /// The best there is.
    Full,
    /// One of the levels.
    Level(LevelNumber),
    /// The best there is with any handicaps, to try out levels.
    Held(Level),
    /// Another program that speaks the engine protocol.
    External(Program),
}

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its path, or its name if the system knows where it is.
    pub path: String,
    /// The arguments.
    pub arguments: Vec<String>,
}

/// Why there is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// The text names no player.
    #[error(
        "`{0}` is no player; players are: random, greedy, uct, full, level:1 to level:10, held:HANDICAPS, engine:PROGRAM ARGUMENTS"
    )]
    Form(String),
    /// The level is out of range.
    #[error("`{0}` is no level; levels are 1 to 10")]
    Level(String),
    /// The handicaps cannot be read.
    #[error(transparent)]
    Handicaps(#[from] LevelError),
    /// No program is named.
    #[error("engine: needs a program, as in engine:./other")]
    NoProgram,
    /// The game has no players.
    #[error("nobody here plays `{given}`; games with players are: {allowed}")]
    Game {
        /// What was asked for.
        given: String,
        /// The games there are.
        allowed: String,
    },
    /// The game has no such player.
    #[error("there is no {player} player of {game}")]
    NoSuchPlayer {
        /// The player.
        player: String,
        /// The game.
        game: &'static str,
    },
    /// A program could not be started or does not speak the protocol.
    #[error("{program}: {reason}")]
    Program {
        /// The program.
        program: String,
        /// What happened.
        reason: String,
    },
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let (kind, rest) = text.split_once(':').map_or((text, None), |(k, rest)| (k, Some(rest)));
        match (kind.trim(), rest) {
            ("random", None) => Ok(PlayerSpec::Random),
            ("greedy", None) => Ok(PlayerSpec::Greedy),
            ("uct", None) => Ok(PlayerSpec::Uct),
            ("full", None) => Ok(PlayerSpec::Full),
            ("level", Some(number)) => {
                let number = number.trim().parse().ok().and_then(LevelNumber::new);
                number.map(PlayerSpec::Level).ok_or_else(|| SpecError::Level(text.to_owned()))
            }
            ("held", Some(handicaps)) => Ok(PlayerSpec::Held(handicaps.parse()?)),
            ("engine", Some(command)) => {
                let mut words = command.split_whitespace().map(str::to_owned);
                let path = words.next().ok_or(SpecError::NoProgram)?;
                Ok(PlayerSpec::External(Program { path, arguments: words.collect() }))
            }
            _ => Err(SpecError::Form(text.to_owned())),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Uct => f.write_str("uct"),
            PlayerSpec::Full => f.write_str("full"),
            PlayerSpec::Level(number) => write!(f, "level:{number}"),
            PlayerSpec::Held(level) => write!(f, "held:{level}"),
            PlayerSpec::External(program) => write!(f, "engine:{program}"),
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_written_as_they_are_read() {
        for text in [
            "random",
            "greedy",
            "uct",
            "full",
            "level:1",
            "level:10",
            "held:depth=2,blind=5",
            "engine:./a b -c",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn wrong_specs_are_refused_with_what_is_allowed() {
        let message = |text: &str| text.parse::<PlayerSpec>().unwrap_err().to_string();
        assert!(message("best").starts_with("`best` is no player; players are: random, "));
        assert!(message("level:11").ends_with("levels are 1 to 10"));
        assert!(message("level:0").ends_with("levels are 1 to 10"));
        assert!(message("level").starts_with("`level` is no player"));
        assert!(message("random:3").starts_with("`random:3` is no player"));
        assert!(message("engine: ").starts_with("engine: needs a program"));
    }
}
