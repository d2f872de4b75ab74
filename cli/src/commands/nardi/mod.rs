//! Commands for Nardi alone.

pub(crate) mod analyse_match;
pub(crate) mod convert;
pub(crate) mod dice;
pub(crate) mod match_files;
pub(crate) mod rollout;
