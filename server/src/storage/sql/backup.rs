//! Copies of a SQLite database, made while it is in use, and putting one back.
//!
//! ```text
//!   galds.sqlite ──VACUUM INTO──► copy            (the server goes on)
//!   copy ──check──► restore.sqlite ──server stops, renames, starts──► galds.sqlite
//! ```
//!
//! A running server cannot have its tables changed under it: it holds states of matches that followed
//! from the old ones. So a copy that is to be put back is laid beside the database, and the server
//! takes it when it starts; `galds serve` looks for one every second and starts itself anew.

use std::path::{Path, PathBuf};

use sqlx::Row as _;

use super::folder::{self, file_error};
use super::{FILE, connect_file, migrations};
use crate::storage::StoreError;
use crate::time;

/// The copy that waits to be put back.
const STAGED: &str = "restore.sqlite";
/// What SQLite keeps beside a database that is in use.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Writes a copy of the database in this folder into a new file. A server may be using it.
pub async fn back_up(folder: &Path, copy: &Path) -> Result<(), StoreError> {
    if copy.exists() {
        let reason = "there is a file of that name".to_owned();
        return Err(StoreError::Folder { folder: copy.display().to_string(), reason });
    }
    // SQLite writes into an empty file, which nobody else may read.
    folder::make_private(copy)?;
    let pool = connect_file(&folder.join(FILE), "rw").await?;
    let name = copy.display().to_string();
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&pool).await;
    pool.close().await;
    if copied.is_err() {
        let _may_be_gone = std::fs::remove_file(copy);
    }
    copied?;
    let written = std::fs::File::open(copy).and_then(|file| file.sync_all());
    written.map_err(file_error(copy))
}

/// Whether a copy is whole and has tables that this program knows.
pub async fn check(copy: &Path) -> Result<(), StoreError> {
    let pool = connect_file(copy, "ro").await?;
    let checked = check_pool(&pool).await;
    pool.close().await;
    checked
}

async fn check_pool(pool: &sqlx::AnyPool) -> Result<(), StoreError> {
    let verdict = sqlx::query("PRAGMA integrity_check").fetch_one(pool).await?;
    let verdict: String = verdict.try_get(0)?;
    if verdict != "ok" {
        return Err(StoreError::Unreadable(verdict));
    }
    let applied = migrations::applied(pool).await?;
    let known = migrations::steps().map(|(version, _)| version).max();
    if applied.is_empty() || applied.iter().max() > known.as_ref() {
        let reason = "the file is no database of this program, or of a newer one";
        return Err(StoreError::Migration(reason.to_owned()));
    }
    Ok(())
}

/// Checks a copy and lays it beside the database in this folder, to be put in its place when the
/// server starts.
pub async fn stage(folder: &Path, copy: &Path) -> Result<(), StoreError> {
    check(copy).await?;
    folder::make(folder)?;
    let part = folder.join(format!("{STAGED}.part"));
    let mut source = std::fs::File::open(copy).map_err(file_error(copy))?;
    let mut target = folder::make_private(&part)?;
    let copied = target.set_len(0).and_then(|()| std::io::copy(&mut source, &mut target));
    copied.and_then(|_| target.sync_all()).map_err(file_error(&part))?;
    let staged = folder.join(STAGED);
    std::fs::rename(&part, &staged).map_err(file_error(&staged))
}

/// Whether a copy waits to be put back.
pub fn is_staged(folder: &Path) -> bool {
    folder.join(STAGED).exists()
}

/// Puts a copy that waits in the place of the database. Answers with the name under which the old
/// database is kept. Nobody may be using it.
pub(super) fn put_in_place(folder: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !is_staged(folder) {
        return Ok(None);
    }
    let (file, old) = (folder.join(FILE), format!("galds-before-{}.sqlite", time::now().0));
    let old = folder.join(old);
    for end in [""].into_iter().chain(BESIDE) {
        let (from, to) = (with_end(&file, end), with_end(&old, end));
        match std::fs::rename(&from, &to) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(file_error(&from)(error));
            }
            _ => {}
        }
    }
    std::fs::rename(folder.join(STAGED), &file).map_err(file_error(&file))?;
    Ok(Some(old))
}

/// The files that SQLite keeps beside this one.
pub(super) fn files_beside(file: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    BESIDE.into_iter().map(|end| with_end(file, end))
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
