//! Exact tables for the end of the game, built when first asked for and then kept.
//!
//! [`one_sided`] knows for each of the 54,264 ways in which up to fifteen checkers can stand at home
//! how many rolls they take; [`two_sided`] knows the value of every pair of homes with up to six
//! checkers each, with the cube in any hands. Together they take about 20 MB; a caller that wants
//! them before the first move calls both functions early.

mod best_ends;
mod homes;
mod one;
#[cfg(test)]
mod tests;
mod two;

use std::sync::OnceLock;

pub use homes::Home;
pub use one::OneSided;
pub use two::{CubeOwner, Equities, MOST as MOST_OF_TWO, TwoSided};

/// The table of one side alone.
pub fn one_sided() -> &'static OneSided {
    static TABLE: OnceLock<OneSided> = OnceLock::new();
    TABLE.get_or_init(OneSided::build)
}

/// The value of a pair of homes in the table of both sides, which is built only for a pair that it has.
pub fn exact(mover: Home, other: Home) -> Option<Equities> {
    TwoSided::has(mover, other).then(|| two_sided().equities(mover, other)).flatten()
}

/// The table of both sides.
pub fn two_sided() -> &'static TwoSided {
    static TABLE: OnceLock<TwoSided> = OnceLock::new();
    TABLE.get_or_init(TwoSided::build)
}
