//! The data folder: for its owner alone, and for one server at a time.
//!
//! The database holds password hashes, armies in secret and secrets of dice. SQLite gives the files that
//! it makes beside a database the permissions of the database.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::Path;

use crate::storage::StoreError;

/// The file that the server of a folder keeps locked.
const LOCK: &str = "galds.lock";

/// What went wrong with a file or folder.
pub(super) fn file_error(path: &Path) -> impl FnOnce(std::io::Error) -> StoreError {
    let folder = path.display().to_string();
    move |error| StoreError::Folder { folder, reason: error.to_string() }
}

/// Makes the folder, readable to nobody else, if it is not there.
pub(super) fn make(folder: &Path) -> Result<(), StoreError> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(file_error(folder))
}

/// Makes a file, readable to nobody else, if it is not there; one that is there becomes so.
pub(super) fn make_private(file: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file).map_err(file_error(file))?;
    keep_private(file)?;
    Ok(opened)
}

/// Takes everybody else's permissions for a file away, if the file is there.
pub(super) fn keep_private(file: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        match std::fs::metadata(file) {
            Ok(about) if about.permissions().mode() & 0o077 != 0 => {
                let private = std::fs::Permissions::from_mode(0o600);
                std::fs::set_permissions(file, private).map_err(file_error(file))?;
            }
            _ => {}
        }
    }
    #[cfg(not(unix))]
    let _permissions_are_inherited = file;
    Ok(())
}

/// A folder that nobody else serves from as long as this is held.
#[derive(Debug)]
pub(super) struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Takes the folder. The lock is the operating system's: it ends with the process, however that ends.
    pub(super) fn take(folder: &Path) -> Result<FolderLock, StoreError> {
        let path = folder.join(LOCK);
        let file = make_private(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
            Err(TryLockError::Error(error)) => Err(file_error(&path)(error)),
        }
    }
}
