//! Commands for Rotary alone.

pub(crate) mod problems;
pub(crate) mod solve;
