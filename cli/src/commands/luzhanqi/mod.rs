//! Commands for Luzhanqi alone.

pub(crate) mod caai;
