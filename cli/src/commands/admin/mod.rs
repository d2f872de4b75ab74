//! `galds admin`: looking after a server's data, whether the server runs or not.

mod data;
mod problems;
mod reports;
mod users;

use std::path::PathBuf;

use galds_server::storage::{SqlStore, StoreError};

use super::database::Database;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    task: Task,
}

/// What there is to do.
#[derive(Debug, clap::Subcommand)]
enum Task {
    /// List, ban and unban accounts, reset a password
    #[command(subcommand)]
    Users(users::Task),
    /// List and withdraw the problems that people published, and what was reported about them
    #[command(subcommand)]
    Problems(problems::Task),
    /// List what was reported about puzzles, the latest first
    PuzzleReports,
    /// Copy the database into a new file while the server runs
    Backup {
        /// The file, which must not exist yet
        file: PathBuf,
    },
    /// Replace the database with a copy; a running server restarts with it
    Restore {
        /// The copy
        file: PathBuf,
    },
    /// List the migrations, and which of them the database has
    Migrations,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let location = args.database.location()?;
    runtime.block_on(async {
        match &args.task {
            Task::Users(task) => {
                let store = SqlStore::open_beside(&location).await?;
                let done = users::run(&store, task).await;
                store.close().await;
                done
            }
            Task::Problems(task) => {
                let store = SqlStore::open_beside(&location).await?;
                let done = problems::run(&store, task).await;
                store.close().await;
                done
            }
            Task::PuzzleReports => {
                let store = SqlStore::open_beside(&location).await?;
                let done = reports::list(&store).await;
                store.close().await;
                done
            }
            Task::Backup { file } => data::back_up(&location, file).await,
            Task::Restore { file } => data::restore(&location, file).await,
            Task::Migrations => data::migrations(&location).await,
        }
    })
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Server(error.to_string())
    }
}
