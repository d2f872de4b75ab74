//! The players: the one that searches, and the simple ones it is measured against.

mod greedy;
mod random;
mod searcher;
mod uct;

pub use greedy::Greedy;
pub use random::{Choices, RandomPlayer, open_choices};
pub use searcher::Searcher;
pub use uct::Uct;
