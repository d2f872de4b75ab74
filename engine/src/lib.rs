//! Players that think.
//!
//! [`search`] is one tree search for the open games without chance; [`weighing`] is how their
//! positions are valued: a sum of terms that a player of the game would recognise, with weights tuned
//! by games of the program against itself. A [`player`] looks at a [`observation`], which holds no more than
//! its side may know, and chooses; [`players`] has the ones there are. Each game has a folder of its own for what is known of it.
//!
//! What is made for all games at once finds their players in the [`registry`]: [`levels`] that hold a
//! player back, the [`arena`] in which two of them are compared, and the
//! [`protocol`] in which they speak with other programs.

pub mod control;
pub mod host;
#[cfg(feature = "lautari")]
pub mod lautari;
pub mod levels;
#[cfg(feature = "luzhanqi")]
pub mod luzhanqi;
#[cfg(feature = "nardi")]
pub mod nardi;
pub mod observation;
pub mod player;
pub mod players;
pub mod puzzles;
pub mod registry;
pub mod rng;
#[cfg(feature = "rotary")]
pub mod rotary;
pub mod search;
#[cfg(feature = "shatra")]
pub mod shatra;
pub mod spec;
pub mod time;
pub mod weighing;
mod words;
