//! Where the database is: the options that `serve` and `admin` share.

use std::path::PathBuf;

use galds_server::storage::Location;

use crate::failure::Failure;

/// A folder, or a PostgreSQL database.
#[derive(Debug, clap::Args)]
pub(crate) struct Database {
    /// The folder for the database file
    #[arg(long, value_name = "FOLDER", env = "GALDS_DATA", default_value = "./galds-data")]
    data: PathBuf,
    /// A PostgreSQL database instead, as `postgres://user:password@host/name`
    #[arg(long, value_name = "ADDRESS", env = "GALDS_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Database {
    /// The place that the options name.
    pub(crate) fn location(&self) -> Result<Location, Failure> {
        match &self.database {
            None => Ok(Location::Folder(self.data.clone())),
            Some(address)
                if address.starts_with("postgres://") || address.starts_with("postgresql://") =>
            {
                Ok(Location::Postgres(address.clone()))
            }
            Some(_) => {
                let reason = "--database takes the address of a PostgreSQL database, postgres://…";
                Err(Failure::Input(reason.to_owned()))
            }
        }
    }
}
