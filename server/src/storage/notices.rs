//! Notices between servers that share a PostgreSQL database: NOTIFY and LISTEN.
//!
//! A notice is a hint that something is new, never the news itself. One that is lost costs a delay.

use std::time::Duration;

use sqlx::postgres::PgListener;

use super::{SqlStore, StoreError};

const CHANNEL: &str = "galds";
/// How long opening the connection may take.
const OPEN_WITHIN: Duration = Duration::from_secs(4);
/// How long it is until another try to open it.
const REST: Duration = Duration::from_secs(1);
/// How long it may be silent. Every server hears its own notices too, and sends some when nothing is new:
/// silence means that the connection is lost.
pub const SILENCE: Duration = Duration::from_secs(15);

/// The longest notice that PostgreSQL carries, with something to spare.
pub const LONGEST_NOTICE: usize = 7_000;

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A notice.
    Notice(String),
    /// It listens from now on, or again; what was said before it has not heard.
    Begins,
}

/// Listens to what other servers say.
#[derive(Debug)]
pub struct Listener {
    address: String,
    connection: Option<PgListener>,
}

impl Listener {
    pub(super) fn to(address: String) -> Listener {
        Listener { address, connection: None }
    }

    /// Waits for what is heard next. A connection that is lost is opened again.
    pub async fn next(&mut self) -> Heard {
        loop {
            let Some(connection) = &mut self.connection else {
                match tokio::time::timeout(OPEN_WITHIN, open(&self.address)).await {
                    Ok(Ok(opened)) => {
                        self.connection = Some(opened);
                        return Heard::Begins;
                    }
                    Ok(Err(error)) => tracing::warn!(%error, "cannot listen to other servers"),
                    Err(_) => tracing::warn!("cannot listen to other servers: no answer in time"),
                }
                tokio::time::sleep(REST).await;
                continue;
            };
            match tokio::time::timeout(SILENCE, connection.try_recv()).await {
                Ok(Ok(Some(notice))) => return Heard::Notice(notice.payload().to_owned()),
                Ok(Ok(None) | Err(_)) | Err(_) => self.connection = None,
            }
        }
    }
}

async fn open(address: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

impl SqlStore {
    /// A listener to other servers, where there may be any.
    pub fn listener(&self) -> Option<Listener> {
        self.shared_address.clone().map(Listener::to)
    }

    /// Sends a notice to all servers that listen, this one among them.
    pub async fn notify(&self, notice: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
            .bind(CHANNEL)
            .bind(notice)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
