//! What can go wrong in a command, and the exit code it gives.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use galds_engine::spec::SpecError;
use galds_games::OpenError;
use galds_games::core::{RecordError, RulesError, TableError, TooManyActions};
use thiserror::Error;

/// Why a command gave up.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// No such game or rules.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// No such player.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// A position or an action was refused.
    #[error(transparent)]
    Table(#[from] TableError),
    /// An action in a list was refused.
    #[error("action {number}, `{text}`: {reason}")]
    Move {
        /// Its number, counted from 1.
        number: usize,
        /// What was written.
        text: String,
        /// Why it was refused.
        reason: TableError,
    },
    /// A record was refused.
    #[error("{}: {error}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// Why.
        error: RecordError,
    },
    /// Actions cannot be listed here.
    #[error(transparent)]
    TooMany(#[from] TooManyActions),
    /// Anything else that is wrong with what was asked.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The terminal cannot be read or written.
    #[error("terminal: {0}")]
    Terminal(#[from] io::Error),
    /// The server did not start.
    #[error("{0}")]
    Server(String),
    /// A picture cannot be made.
    #[error("the picture could not be drawn: {0}")]
    Picture(#[from] galds_pictures::PngError),
}

impl Failure {
    /// A failure with a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        move |error| Failure::File { path: path.to_owned(), error }
    }

    /// 2 for wrong input, 1 for what the system refused.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::File { .. }
            | Failure::Terminal(_)
            | Failure::Picture(_)
            | Failure::Server(_) => ExitCode::FAILURE,
            _ => ExitCode::from(2),
        }
    }

    /// Whether the reader of our output has gone (`galds … | head`), which is no failure.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Failure {
        Failure::Open(OpenError::Rules(error))
    }
}
