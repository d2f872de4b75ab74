//! Copies of the database, and its tables.

use std::io::Write;
use std::path::Path;

use galds_server::storage::{Location, SqlStore, backup};

use crate::failure::Failure;

const POSTGRES: &str = "PostgreSQL has tools of its own: pg_dump copies a database in use, pg_restore puts a copy back";

fn folder(location: &Location) -> Result<&Path, Failure> {
    match location {
        Location::Folder(folder) => Ok(folder),
        Location::Postgres(_) => Err(Failure::Input(POSTGRES.to_owned())),
    }
}

pub(super) async fn back_up(location: &Location, file: &Path) -> Result<(), Failure> {
    backup::back_up(folder(location)?, file).await?;
    backup::check(file).await?;
    writeln!(std::io::stdout(), "{} is a complete copy", file.display())?;
    Ok(())
}

pub(super) async fn restore(location: &Location, file: &Path) -> Result<(), Failure> {
    backup::stage(folder(location)?, file).await?;
    writeln!(
        std::io::stdout(),
        "{} is whole and takes the place of the database: at once if the server runs, or when it \
         starts. The old one is kept beside it.",
        file.display()
    )?;
    Ok(())
}

pub(super) async fn migrations(location: &Location) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for step in SqlStore::migrations(location).await? {
        let state = if step.is_applied { "applied" } else { "waits for the next start" };
        writeln!(out, "{:>4}  {:<14}{state}", step.version, step.name)?;
    }
    Ok(())
}
