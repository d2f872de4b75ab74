//! A line of the protocol as a command.

use std::time::Duration;

use thiserror::Error;

use galds_engine::search::Limits;

/// What an engine is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are and what can be set.
    Ugi,
    /// Another game begins.
    NewGame,
    /// Answer when everything before is done.
    IsReady,
    /// Set something.
    SetOption {
        /// What.
        name: String,
        /// To what.
        value: String,
    },
    /// Look at this.
    Position(GivenPosition),
    /// Think.
    Go {
        /// What ends the thinking.
        limits: Limits,
        /// Whether nothing but `stop` does.
        endless: bool,
    },
    /// Answer a question about the position.
    Query(Query),
    /// Choose now.
    Stop,
    /// Leave.
    Quit,
}

/// A position as it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenPosition {
    /// The game's start and actions from there.
    Start {
        /// The words of the actions.
        moves: Vec<String>,
    },
    /// A position text and actions from there.
    Text {
        /// The text.
        text: String,
        /// The words of the actions.
        moves: Vec<String>,
    },
    /// What one side sees of a hidden game.
    View {
        /// The view text.
        view: String,
        /// The words of the record as far as this side may know it.
        record: Vec<String>,
    },
}

/// A question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whose turn is it?
    Turn,
    /// How did the game end?
    Result,
    /// What is legal?
    Legal,
    /// What may chance do, and how often?
    Chances,
    /// What is the position text?
    Position,
}

/// Why a line was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// There is no such command.
    #[error(
        "there is no command `{0}`; commands are: ugi, uginewgame, isready, setoption, position, go, query, stop, quit"
    )]
    Unknown(String),
    /// An option is not set in the right form.
    #[error("options are set by: setoption name NAME value VALUE")]
    SetOption,
    /// A position is not given in the right form.
    #[error(
        "a position is given by: position startpos [moves ...], position text TEXT [moves ...], position view VIEW [record ...]"
    )]
    Position,
    /// A limit is unknown.
    #[error("`{0}` isn't a limit; go takes: depth N, nodes N, movetime MS, infinite")]
    Limit(String),
    /// A limit has no number.
    #[error("`{name}` needs a number from 1, not `{given}`")]
    Number {
        /// The limit.
        name: String,
        /// What was written.
        given: String,
    },
    /// A question is unknown.
    #[error("there is no query `{0}`; queries are: turn, result, legal, chances, position")]
    Query(String),
}

impl Command {
    /// Reads a line; `None` if nothing is on it.
    pub fn read(line: &str) -> Result<Option<Command>, CommandError> {
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let command = match word {
            "ugi" => Command::Ugi,
            "uginewgame" => Command::NewGame,
            "isready" => Command::IsReady,
            "setoption" => set_option(&rest)?,
            "position" => Command::Position(position(&rest)?),
            "go" => go(&rest)?,
            "query" => Command::Query(query(&rest)?),
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            other => return Err(CommandError::Unknown(other.to_owned())),
        };
        Ok(Some(command))
    }
}

fn set_option(words: &[&str]) -> Result<Command, CommandError> {
    match words {
        ["name", name, "value", value, ..] if words.len() == 4 => {
            Ok(Command::SetOption { name: (*name).to_owned(), value: (*value).to_owned() })
        }
        _ => Err(CommandError::SetOption),
    }
}

fn position(words: &[&str]) -> Result<GivenPosition, CommandError> {
    let (kind, rest) = words.split_first().ok_or(CommandError::Position)?;
    let divider = if *kind == "view" { "record" } else { "moves" };
    let place = rest.iter().position(|word| *word == divider);
    let (before, after) = match place {
        Some(place) => (&rest[..place], &rest[place + 1..]),
        None => (rest, &rest[rest.len()..]),
    };
    let text = before.join(" ");
    let list: Vec<String> = after.iter().map(|word| (*word).to_owned()).collect();
    match (*kind, text.is_empty()) {
        ("startpos", true) => Ok(GivenPosition::Start { moves: list }),
        ("text", false) => Ok(GivenPosition::Text { text, moves: list }),
        ("view", false) => Ok(GivenPosition::View { view: text, record: list }),
        _ => Err(CommandError::Position),
    }
}

fn go(words: &[&str]) -> Result<Command, CommandError> {
    let mut limits = Limits::default();
    let mut endless = false;
    let mut words = words.iter();
    while let Some(&name) = words.next() {
        if name == "infinite" {
            endless = true;
            continue;
        }
        if !["depth", "nodes", "movetime"].contains(&name) {
            return Err(CommandError::Limit(name.to_owned()));
        }
        let given = words.next().copied().unwrap_or_default();
        let number = given.parse::<u64>().ok().filter(|&number| number > 0);
        let number = number.ok_or_else(|| CommandError::Number {
            name: name.to_owned(),
            given: given.to_owned(),
        })?;
        match name {
            "depth" => limits.depth = Some(number.min(u32::MAX.into()) as u32),
            "nodes" => limits.nodes = Some(number),
            _ => limits.time = Some(Duration::from_millis(number)),
        }
    }
    Ok(Command::Go { limits, endless })
}

fn query(words: &[&str]) -> Result<Query, CommandError> {
    match words {
        ["turn"] => Ok(Query::Turn),
        ["result"] => Ok(Query::Result),
        ["legal"] => Ok(Query::Legal),
        ["chances"] => Ok(Query::Chances),
        ["position"] => Ok(Query::Position),
        other => Err(CommandError::Query(other.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_divided_at_moves_and_record() {
        let read = |line| Command::read(line).unwrap().unwrap();
        assert_eq!(
            read("position text w - 1,2 3 moves 53-3 46-2"),
            Command::Position(GivenPosition::Text {
                text: "w - 1,2 3".to_owned(),
                moves: vec!["53-3".to_owned(), "46-2".to_owned()]
            })
        );
        assert_eq!(
            read("position view r a:? b:? 0 record @?? a6-a7"),
            Command::Position(GivenPosition::View {
                view: "r a:? b:? 0".to_owned(),
                record: vec!["@??".to_owned(), "a6-a7".to_owned()]
            })
        );
        assert_eq!(
            read("position startpos"),
            Command::Position(GivenPosition::Start { moves: vec![] })
        );
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let message = |line| Command::read(line).unwrap_err().to_string();
        assert!(message("fly").starts_with("there is no command `fly`; commands are: ugi, "));
        assert!(message("go deep 3").starts_with("`deep` isn't a limit"));
        assert!(message("go depth").contains("`depth` needs a number from 1, not ``"));
        assert!(message("go nodes 0").contains("not `0`"));
        assert!(message("position").starts_with("a position is given by"));
        assert!(message("position startpos w").starts_with("a position is given by"));
        assert!(message("setoption Game rotary").starts_with("options are set by"));
        assert!(message("query weather").starts_with("there is no query `weather`"));
        assert_eq!(Command::read("  "), Ok(None));
    }
}
