//! Networks for the tree search: games to learn from, and players with networks that are being tried.
//!
//! ```text
//!   galds selfplay ──► games (actions, values, result) ──► rows (inputs, value, result) ──► train.py ──► network
//!         ▲                                                                                               │
//!         └───────────────────────────── network:FILE ◄───────────────────────────────────────────────────┘
//! ```
//!
//! [`selfplay`] plays, [`games_file`] keeps, [`rows`] makes of kept games what the training script reads
//! (`lab/training/networks`). A network that lies in a file plays as `network:FILE` wherever players are named.

pub mod games_file;
pub mod rows;
pub mod selfplay;

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

use galds_engine::networks::{Network, NetworkError, NetworkInputs};
use galds_engine::player::Player;
use galds_engine::players::Searcher;
use galds_engine::registry::{Bounds, Entry, Kind, Resources};
use galds_engine::search::{Searched, ValuedBy};
use galds_engine::spec::SpecError;
use galds_games::core::Game;
use thiserror::Error;

use games_file::GamesError;
use rows::RowsTally;
use selfplay::SelfPlay;

/// What can be done for a game whose positions networks can value.
#[derive(Clone, Copy)]
pub struct NetworkGame {
    /// The name of the game.
    pub name: &'static str,
    /// Plays games of the program against itself; see [`selfplay::play`].
    pub play: fn(&SelfPlay, &mut selfplay::Each<'_>) -> io::Result<()>,
    /// Makes rows of kept games; see [`rows::write`].
    pub write_rows: fn(&mut dyn Read, &mut dyn Write) -> Result<RowsTally, GamesError>,
    read: fn(&[u8]) -> Result<Network, NetworkError>,
    player: fn(&Resources, &'static Network) -> Box<dyn Player>,
}

/// The games with what is done for them.
macro_rules! network_games {
    ($($Searched:ty,)+) => { &[$(NetworkGame::of::<$Searched>()),+] };
}

const GAMES: &[NetworkGame] = galds_engine::searched_games!(network_games);

impl NetworkGame {
    const fn of<G: Searched + NetworkInputs + Game>() -> NetworkGame {
        NetworkGame {
            name: G::ABOUT.name,
            play: selfplay::play::<G>,
            write_rows: rows::write::<G>,
            read: Network::read::<G>,
            player: |resources, network| {
                Box::new(Searcher::<G>::new(resources).valuing(ValuedBy::Network(network)))
            },
        }
    }

    /// The game with this name, if networks can value its positions.
    pub fn find(name: &str) -> Option<&'static NetworkGame> {
        GAMES.iter().find(|game| game.name == name)
    }

    /// The network in a file. Each file is read once and kept as long as the program runs.
    pub fn load(&self, path: &Path) -> Result<&'static Network, LoadError> {
        static LOADED: LazyLock<Mutex<HashMap<(&str, PathBuf), &'static Network>>> =
            LazyLock::new(Mutex::default);
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(network) = loaded.get(&(self.name, path.to_owned())) {
            return Ok(network);
        }
        let network: &'static Network = Box::leak(Box::new((self.read)(&std::fs::read(path)?)?));
        loaded.insert((self.name, path.to_owned()), network);
        Ok(network)
    }
}

/// Why a file gives no network.
#[derive(Debug, Error)]
pub enum LoadError {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It holds something else.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

/// The tree search with a network from a file: `network:new.net`.
pub static NETWORK: Kind = Kind {
    name: "network",
    form: "network:FILE",
    bounds: Bounds::None,
    argument: Some(|text| Ok(text.trim().to_owned())),
    make: |entry, spec, resources| make(entry, spec.argument(), resources),
};

fn make(entry: &Entry, file: &str, resources: &Resources) -> Result<Box<dyn Player>, SpecError> {
    let none =
        || SpecError::NoSuchPlayer { player: NETWORK.name.to_owned(), game: entry.about.title };
    let game = NetworkGame::find(entry.about.name).ok_or_else(none)?;
    let network = game.load(Path::new(file)).map_err(|error| SpecError::NotMade {
        player: format!("network:{file}"),
        reason: error.to_string(),
    })?;
    Ok((game.player)(resources, network))
}
