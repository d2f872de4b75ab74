//! The network that a game's own players judge by: inside the program, or brought by its host.
//!
//! A program for one's own machine carries the files (the cargo feature `networks`). The module of a browser does not: its
//! page fetches the file beside the code, and has it read before anybody thinks.

use std::fmt;
use std::marker::PhantomData;
use std::sync::OnceLock;

use super::{Network, NetworkInputs};

/// The network of a game.
pub struct OwnNetwork<G> {
    /// The file, if the program carries it.
    file: Option<&'static [u8]>,
    network: OnceLock<Network>,
    game: PhantomData<fn() -> G>,
}

impl<G> OwnNetwork<G> {
    /// The network in this file, or one that will be brought if the program carries none.
    pub const fn new(file: &'static [u8]) -> OwnNetwork<G> {
        let file = if cfg!(feature = "networks") { Some(file) } else { None };
        OwnNetwork { file, network: OnceLock::new(), game: PhantomData }
    }
}

impl<G: NetworkInputs> OwnNetwork<G> {
    /// The network; none while it has not been brought.
    pub fn get(&self) -> Option<&Network> {
        match self.file {
            Some(file) => Some(self.network.get_or_init(|| Network::built_in::<G>(file))),
            None => self.network.get(),
        }
    }

    /// Takes the file of a network from the host; whether it can be used, and there was none before.
    pub fn bring(&self, file: &[u8]) -> bool {
        Network::read::<G>(file).is_ok_and(|network| self.network.set(network).is_ok())
    }
}

impl<G> fmt::Debug for OwnNetwork<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("OwnNetwork").finish_non_exhaustive()
    }
}

/// How a host brings what the players of a game judge by.
#[derive(Clone, Copy, Debug)]
pub struct Brought {
    /// Whether it is there, in the program or from the host.
    pub is_there: fn() -> bool,
    /// Takes the file; whether it can be used.
    pub bring: fn(&[u8]) -> bool,
}

#[cfg(test)]
mod tests {
    use galds_games::lautari::Lautari;

    use super::*;

    #[test]
    fn a_host_brings_one_network_and_nothing_else() {
        let own: OwnNetwork<Lautari> =
            OwnNetwork { file: None, network: OnceLock::new(), game: PhantomData };
        assert!(!own.bring(b"nonsense") && own.get().is_none());
        let file = include_bytes!("../lautari/network.net");
        assert!(own.bring(file) && own.get().is_some());
        assert!(!own.bring(file), "there is one already");
    }
}
