//! Networks of Nardi in files.

use std::path::{Path, PathBuf};

use galds_engine::nardi::evaluation::Networks;
use galds_engine::nardi::network::{Network, NetworkError};
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

/// Reads `contact.net` and `race.net` in a folder.
pub fn read_folder(folder: &Path) -> Result<Networks, FolderError> {
    let read = |name: &str| {
        let path = folder.join(name);
        match std::fs::read(&path) {
            Ok(bytes) => {
                Network::read(&bytes).map_err(|error| FolderError::Network { path, error })
            }
            Err(error) => Err(FolderError::File { path, error }),
        }
    };
    Ok(Networks { contact: read("contact.net")?, race: read("race.net")? })
}
