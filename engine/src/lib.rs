//! Players that think.
//!
//! [`search`] is one tree search for the open games without chance; [`weighing`] is how their
//! positions are valued: a sum of terms that a player of the game would recognise, with weights tuned
//! by games of the program against itself. Each game has a folder of its own for what is known of it.

pub mod rotary;
pub mod search;
pub mod weighing;
