//! Networks of Nardi in files.

use std::path::{Path, PathBuf};

use galds_engine::nardi::evaluation::Networks;
use galds_engine::nardi::network::{Network, NetworkError};
use galds_engine::nardi::quick::QuickNetwork;
use thiserror::Error;

/// Why there are no networks in a folder.
#[derive(Debug, Error)]
pub enum FolderError {
    /// A file cannot be read.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file holds no network.
    #[error("{}: {error}", path.display())]
    Network {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: NetworkError,
    },
}

/// Reads `contact.net`, `race.net` and, if it is there, `quick.net` in a folder.
pub fn read_folder(folder: &Path) -> Result<Networks, FolderError> {
    let is_quick = folder.join("quick.net").exists();
    Ok(Networks {
        contact: read(folder, "contact.net", Network::read)?,
        race: read(folder, "race.net", Network::read)?,
        quick: is_quick.then(|| read(folder, "quick.net", QuickNetwork::read)).transpose()?,
    })
}

fn read<T>(
    folder: &Path,
    name: &str,
    reader: fn(&[u8]) -> Result<T, NetworkError>,
) -> Result<T, FolderError> {
    let path = folder.join(name);
    match std::fs::read(&path) {
        Ok(bytes) => reader(&bytes).map_err(|error| FolderError::Network { path, error }),
        Err(error) => Err(FolderError::File { path, error }),
    }
}
