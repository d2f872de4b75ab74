//! Chiefs: a small game that is in no list of the program, to show that a game needs none.
//!
//! ```text
//!   a b c d e f g h        Each side has two men, White on a and b, Black on h and g, and says in secret which of them is
//!   ① ②         ② ①        its chief. A die with the sides 1, 1, 1, 2, 2 and 3 is rolled, and a man goes so many fields
//!                          towards the other end, onto an empty field or onto an enemy, who is captured. Whoever captures
//!                          the enemy's chief, or brings its own to the last field, has won.
//! ```
//!
//! It hides something, it has a die like no other game, and it begins with a secret set-up. [`join`] puts it on the shelf
//! and its players beside those of the other games; everything else finds it there.

mod game;
mod players;
mod position;
mod scene;
mod text;

pub use game::{Chiefs, mirror};
pub use players::ENTRY;
pub use position::{Action, Error, Man, Phase, Position, Rules, View};

/// Puts the game and its players beside the others. Nothing happens if they are there.
pub fn join() {
    if galds_games::add(galds_games::BoxedGame::of::<Chiefs>()).is_ok() {
        galds_engine::registry::add(ENTRY);
    }
}
