//! Endgame tables: the exact values of all positions with few pieces.
//!
//! ```text
//!   positions with few pieces, numbered by the game ──► solving: who wins in how many plies ──► a table, one byte a number
//!   a position in the search ──► its number ──► its value, if the host has brought the table
//! ```
//!
//! A game says which positions are in its table and numbers them ([`Endgames`]); everything else is the same for all games. A
//! table knows neither repetitions nor other counters: whoever follows it comes nearer to the end with every ply, so he repeats
//! nothing, and a win that takes longer than a counter leaves is not answered.

mod entry;
mod solving;
mod table;

use galds_games::core::{Game, Side};

pub use entry::EndgamesOf;
pub use solving::{Progress, solve, solve_below};
pub use table::{EndgameError, EndgameTable, OwnEndgames, Summary};

/// The longest win or loss that a table can hold, in plies.
pub const LONGEST: u8 = 120;

/// A game with an endgame table.
pub trait Endgames: Game {
    /// The version of the way in which positions are numbered: tables of another one do not fit.
    const DESIGN: u32;

    /// How many numbers there are.
    const COUNT: usize;

    /// The position with this number, its counters at zero; none if the number stands for none.
    fn numbered(&self, number: usize) -> Option<Self::Position>;

    /// The number of a position, below [`Endgames::COUNT`]; none if it has too many pieces. Positions that play the same,
    /// with the sides exchanged, may have the same number. An action leads from one that has a number to another one, or ends
    /// the game.
    fn number_of(&self, position: &Self::Position) -> Option<usize>;

    /// The side to act in a position that has a number.
    fn side_to_act(&self, position: &Self::Position) -> Side;

    /// Whether a search from a position can come to positions of the table soon, so that it is worth having. Without captures it
    /// is worth having where the position itself is in it.
    fn is_near(&self, position: &Self::Position) -> bool {
        self.number_of(position).is_some()
    }

    /// Where the players of the game find the table.
    fn own_endgames() -> &'static OwnEndgames;

    /// Whether the table holds under these rules.
    fn has_endgames(&self) -> bool;

    /// How many more plies can be made before a counter ends the game.
    fn plies_left(&self, position: &Self::Position) -> u32;
}

/// What a position is worth to the side to act, with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameValue {
    /// It wins in so many plies.
    Win(u8),
    /// Nobody wins.
    Draw,
    /// It loses in so many plies.
    Loss(u8),
}

/// Added to the plies of a loss.
const LOST: u8 = 128;

/// The byte of a number that stands for no position, or for one in which nobody has to act.
const NONE: u8 = 127;

impl EndgameValue {
    fn to_byte(self) -> u8 {
        match self {
            EndgameValue::Win(plies) => plies,
            EndgameValue::Draw => 0,
            EndgameValue::Loss(plies) => LOST + plies,
        }
    }

    fn from_byte(byte: u8) -> Option<EndgameValue> {
        match byte {
            0 => Some(EndgameValue::Draw),
            NONE => None,
            LOST.. => Some(EndgameValue::Loss(byte - LOST)),
            plies => Some(EndgameValue::Win(plies)),
        }
    }

    /// The same for the other side.
    #[must_use]
    pub fn turned(self) -> EndgameValue {
        match self {
            EndgameValue::Win(plies) => EndgameValue::Loss(plies),
            EndgameValue::Draw => EndgameValue::Draw,
            EndgameValue::Loss(plies) => EndgameValue::Win(plies),
        }
    }

    /// In how many plies it is over; none for a draw.
    pub fn plies(self) -> Option<u8> {
        match self {
            EndgameValue::Win(plies) | EndgameValue::Loss(plies) => Some(plies),
            EndgameValue::Draw => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let short = [EndgameValue::Draw, EndgameValue::Win(1), EndgameValue::Loss(1)];
        for value in
            short.into_iter().chain([EndgameValue::Win(LONGEST), EndgameValue::Loss(LONGEST)])
        {
            assert_eq!(EndgameValue::from_byte(value.to_byte()), Some(value));
            assert_eq!(value.turned().turned(), value);
        }
        assert_eq!(EndgameValue::from_byte(NONE), None);
    }
}
