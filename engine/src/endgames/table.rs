//! A table and its file: two lines that say what it is, then a byte for each number.

use std::sync::OnceLock;

use thiserror::Error;

use super::{EndgameValue, Endgames};
use crate::networks::checksum;

/// The exact values of all positions of a game with few pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndgameTable {
    head: String,
    values: Vec<u8>,
}

/// Why a file is no endgame table of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EndgameError {
    /// It does not begin as tables do.
    #[error("this is no endgame table; `galds endgames build` makes one")]
    Form,
    /// It is of another game, or of another version of the program.
    #[error("this table is for `{found}`, not for `{wanted}`")]
    Other {
        /// What it says it is for.
        found: String,
        /// What is wanted.
        wanted: String,
    },
    /// Some of it is missing or has changed.
    #[error("the table is damaged; please build it again")]
    Damaged,
}

/// The first line of a table's file without its beginning.
fn head_of<G: Endgames>() -> String {
    format!("{} {}", G::ABOUT.name, G::DESIGN)
}

const BEGINNING: &str = "galds endgames ";

impl EndgameTable {
    pub(super) fn of<G: Endgames>(values: Vec<u8>) -> EndgameTable {
        EndgameTable { head: head_of::<G>(), values }
    }

    /// Reads the file of a table for a game.
    pub fn read<G: Endgames>(file: &[u8]) -> Result<EndgameTable, EndgameError> {
        let mut parts = file.splitn(3, |&byte| byte == b'\n');
        let mut line = || parts.next().ok_or(EndgameError::Form);
        let text = |bytes| std::str::from_utf8(bytes).map_err(|_| EndgameError::Form);
        let head = text(line()?)?.strip_prefix(BEGINNING).ok_or(EndgameError::Form)?;
        let wanted = head_of::<G>();
        if head != wanted {
            return Err(EndgameError::Other { found: head.to_owned(), wanted });
        }
        let sum = u64::from_str_radix(text(line()?)?, 16).map_err(|_| EndgameError::Form)?;
        let values = line()?;
        if values.len() != G::COUNT || checksum(values) != sum {
            return Err(EndgameError::Damaged);
        }
        Ok(EndgameTable { head: wanted, values: values.to_owned() })
    }

    /// The file.
    pub fn file(&self) -> Vec<u8> {
        let lines = format!("{BEGINNING}{}\n{:016x}\n", self.head, checksum(&self.values));
        [lines.as_bytes(), &self.values].concat()
    }

    /// What a position is worth to the side to act; none if it is not in the table, or the end farther than a counter leaves.
    pub fn probe<G: Endgames>(&self, game: &G, position: &G::Position) -> Option<EndgameValue> {
        if !game.has_endgames() {
            return None;
        }
        let number = game.number_of(position)?;
        let value = EndgameValue::from_byte(*self.values.get(number)?)?;
        let is_in_time =
            value.plies().is_none_or(|plies| u32::from(plies) <= game.plies_left(position));
        is_in_time.then_some(value)
    }

    /// How many positions have which value, and the longest win.
    pub fn summary<G: Endgames>(&self, game: &G) -> Summary {
        let values = || self.values.iter().filter_map(|&byte| EndgameValue::from_byte(byte));
        let count = |is: fn(&EndgameValue) -> bool| values().filter(is).count();
        let won = count(|value| matches!(value, EndgameValue::Win(_)));
        let longest = values().filter(|value| matches!(value, EndgameValue::Win(_)));
        let longest = longest.filter_map(EndgameValue::plies).max().unwrap_or(0);
        let number =
            self.values.iter().position(|&byte| byte == EndgameValue::Win(longest).to_byte());
        let position = number.and_then(|number| game.numbered(number));
        Summary {
            won,
            drawn: count(|value| *value == EndgameValue::Draw),
            lost: count(|value| matches!(value, EndgameValue::Loss(_))),
            longest,
            example: position.filter(|_| won > 0).map(|at| game.position_text(&at)),
        }
    }
}

/// What is in a table: positions by their value to the side to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many are won.
    pub won: usize,
    /// How many are drawn.
    pub drawn: usize,
    /// How many are lost.
    pub lost: usize,
    /// The plies of the longest win.
    pub longest: u8,
    /// A position with the longest win.
    pub example: Option<String>,
}

/// Where the players of a game find the table that a host has brought.
#[derive(Debug)]
pub struct OwnEndgames {
    table: OnceLock<EndgameTable>,
}

impl OwnEndgames {
    /// No table yet.
    pub const fn new() -> OwnEndgames {
        OwnEndgames { table: OnceLock::new() }
    }

    /// Takes the file of a table from the host. One that is there already stays.
    pub fn bring<G: Endgames>(&self, file: &[u8]) -> Result<(), EndgameError> {
        let table = EndgameTable::read::<G>(file)?;
        self.table.get_or_init(|| table);
        Ok(())
    }

    /// What a position is worth to the side to act, if a table is there that has it.
    #[inline]
    pub fn probe<G: Endgames>(&self, game: &G, position: &G::Position) -> Option<EndgameValue> {
        self.table.get()?.probe(game, position)
    }
}

impl Default for OwnEndgames {
    fn default() -> OwnEndgames {
        OwnEndgames::new()
    }
}
