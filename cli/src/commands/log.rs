//! The log lines of programs that run for long.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

/// What is logged, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct Log {
    /// What is logged, such as `info` or `galds_server=debug`
    #[arg(long, value_name = "FILTER", env = "GALDS_LOG", default_value = "info")]
    log: String,
    /// The format of log lines
    #[arg(long, value_name = "FORM", env = "GALDS_LOG_FORM", default_value = "text")]
    log_form: LogForm,
}

/// The form of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// Lines for people.
    Text,
    /// One JSON object per line.
    Json,
}

impl Log {
    /// Begins to write lines to stderr.
    pub(super) fn start(&self) -> Result<(), Failure> {
        let filter = EnvFilter::try_new(&self.log)
            .map_err(|error| Failure::Input(format!("--log {}: {error}", self.log)))?;
        let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        // Colours are for people who look on, not for files.
        let lines = lines.with_ansi(std::io::stderr().is_terminal());
        match self.log_form {
            LogForm::Text => lines.init(),
            LogForm::Json => lines.json().init(),
        }
        Ok(())
    }
}
