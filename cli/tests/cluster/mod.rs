//! An installation of several processes, those who play on it, what befalls it, and what is compared afterwards.

pub(crate) mod comparing;
pub(crate) mod disasters;
pub(crate) mod installation;
pub(crate) mod players;
