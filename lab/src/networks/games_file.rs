//! Kept games of the program against itself.
//!
//! A game is its actions, so that rows for any design of inputs can be made of it later; three or four bytes are a
//! position with its value. All numbers are little-endian.
//!
//! ```text
//!   8 bytes   "galdsgam"
//!   u32, u32  version, length of the line
//!   text      a line: the game, and how the games were made
//!   then for each game:
//!     u16     how many actions
//!     u8      the result for the first side: 0 lost, 1 drawn, 2 won
//!     u16, i16 for each action: its place in the list of legal ones; what the search said the position before it
//!             is worth to the side to act, `i16::MIN` where it was not asked
//! ```

use std::io::{self, Read, Write};

use thiserror::Error;

const NAME: &[u8; 8] = b"galdsgam";
const VERSION: u32 = 1;
const NOT_SEARCHED: i16 = i16::MIN;
/// No line is longer.
const LONGEST_LINE: u32 = 10_000;

/// One action of a kept game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptAction {
    /// Its place in the list of legal actions.
    pub place: u16,
    /// What the position before it is worth to the side to act, if that was searched.
    pub value: Option<i16>,
}

/// A kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The actions.
    pub actions: Vec<KeptAction>,
    /// What the first side got, in halves: 0, 1 or 2.
    pub result: u8,
}

/// Why a file has no games.
#[derive(Debug, Error)]
pub enum GamesError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It does not begin as it should.
    #[error("this isn't a file of games of version {VERSION}")]
    Version,
    /// A game has an action that is not legal there, or a result that is none.
    #[error("game {0} isn't a game of this game: an action that isn't legal, or no result")]
    Game(usize),
}

/// Begins a file of games.
pub fn write_head(out: &mut dyn Write, line: &str) -> io::Result<()> {
    out.write_all(NAME)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&(line.len() as u32).to_le_bytes())?;
    out.write_all(line.as_bytes())
}

/// Reads the beginning of a file of games, and gives its line.
pub fn read_head(input: &mut dyn Read) -> Result<String, GamesError> {
    let mut head = [0; 16];
    input.read_exact(&mut head)?;
    let number =
        |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let length = number(12);
    if !head.starts_with(NAME) || number(8) != VERSION || length > LONGEST_LINE {
        return Err(GamesError::Version);
    }
    let mut line = vec![0; length as usize];
    input.read_exact(&mut line)?;
    Ok(String::from_utf8_lossy(&line).into_owned())
}

impl KeptGame {
    /// Appends the game to a file.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut bytes = (self.actions.len() as u16).to_le_bytes().to_vec();
        bytes.push(self.result);
        for action in &self.actions {
            bytes.extend(action.place.to_le_bytes());
            bytes.extend(action.value.unwrap_or(NOT_SEARCHED).to_le_bytes());
        }
        out.write_all(&bytes)
    }

    /// The next game of a file; `None` at its end.
    pub fn read(input: &mut dyn Read) -> io::Result<Option<KeptGame>> {
        let mut head = [0; 3];
        match input.read_exact(&mut head) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            other => other?,
        }
        let [low, high, result] = head;
        let mut bytes = vec![0; 4 * usize::from(u16::from_le_bytes([low, high]))];
        input.read_exact(&mut bytes)?;
        let action = |&[p0, p1, v0, v1]: &[u8; 4]| {
            let value = i16::from_le_bytes([v0, v1]);
            let value = (value != NOT_SEARCHED).then_some(value);
            KeptAction { place: u16::from_le_bytes([p0, p1]), value }
        };
        let actions = bytes.as_chunks::<4>().0.iter().map(action).collect();
        Ok(Some(KeptGame { actions, result }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_back_as_they_were_written() {
        let action = |place, value| KeptAction { place, value };
        let games = [
            KeptGame { actions: vec![action(3, None), action(0, Some(-250))], result: 2 },
            KeptGame { actions: vec![], result: 1 },
        ];
        let mut bytes = Vec::new();
        write_head(&mut bytes, "rotary: a test").unwrap();
        for game in &games {
            game.write(&mut bytes).unwrap();
        }
        let mut input = bytes.as_slice();
        assert_eq!(read_head(&mut input).unwrap(), "rotary: a test");
        for game in games {
            assert_eq!(KeptGame::read(&mut input).unwrap(), Some(game));
        }
        assert_eq!(KeptGame::read(&mut input).unwrap(), None);
        assert!(read_head(&mut "galdsnet and more, but no games".as_bytes()).is_err());
    }
}
