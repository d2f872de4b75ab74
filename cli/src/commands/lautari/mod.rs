//! Commands for Lautari alone.

pub(crate) mod rate;
