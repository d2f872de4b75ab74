//! Match files of backgammon programs, for the commands that read them.

use std::path::Path;

use galds_games::nardi::formats::{Match, mat, sgf};

use crate::commands::replay::read_text;
use crate::failure::Failure;

/// A kind of match file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Jellyfish's text.
    Mat,
    /// Smart Game Format.
    Sgf,
}

impl Kind {
    /// The kind that a file's extension names.
    pub(crate) fn of_path(path: &Path) -> Option<Kind> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "mat" => Some(Kind::Mat),
            "sgf" => Some(Kind::Sgf),
            _ => None,
        }
    }
}

/// Reads a match file.
pub(crate) fn read(path: &Path, kind: Kind) -> Result<Match, Failure> {
    let text = read_text(path)?;
    let read = match kind {
        Kind::Mat => mat::read(&text),
        Kind::Sgf => sgf::read(&text),
    };
    read.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}
