//! The protocol of the Chinese computer-games contests (version 1.0, 2012) between a judge and a
//! player, line by line.
//!
//! ```text
//!   judge                      player
//!   INFO 1.0                   NAME galds                         who are you
//!   START 0 1800 31            ARRAY cfhgd…                       0: first to move; the set-up
//!   GO 0000 0 00               BESTMOVE G0F0                      you begin
//!   RESULT 1 00                                                   how your move ended
//!   GO F4G4 2 A3               BESTMOVE H1H2                      the enemy's move; its flag
//!   END 1                                                         you have won
//! ```
//!
//! Each player sees itself at the bottom: rows A to L from the top, columns 0 to 4 from the left, its
//! own army on G to L. Results are 0 (the mover's piece is lost), 1 (it stays), 2 (both are lost) and
//! 3 (nobody was met); a flag is 00 until its owner has lost the marshal.
//!
//! [`Dialogue`] is the player's side of such a dialogue. It never holds more than a [`View`](crate::View) and a
//! [`Belief`](crate::Belief); who chooses the set-up and the moves is a [`Player`].

mod dialogue;
mod known;
mod order;

pub use dialogue::{Dialogue, Player};
pub use order::{End, Met, Order, OrderError, Spot, array, letter, read_array};
