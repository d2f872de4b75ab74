//! Notices over PostgreSQL: NOTIFY and LISTEN.

use std::pin::Pin;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::PgListener;

use crate::storage::{NoticeListener, NoticeStore, Received, SILENCE, SqlStore, StoreError};

const CHANNEL: &str = "galds";
/// How long opening the connection may take.
const OPEN_WITHIN: Duration = Duration::from_secs(4);
/// How long it is until another try to open it.
const REST: Duration = Duration::from_secs(1);

/// Listens to the channel.
#[derive(Debug)]
struct Listener {
    address: String,
    connection: Option<PgListener>,
}

impl NoticeListener for Listener {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Received> + Send + '_>> {
        Box::pin(self.receive())
    }
}

impl Listener {
    async fn receive(&mut self) -> Received {
        loop {
            let Some(connection) = &mut self.connection else {
                match tokio::time::timeout(OPEN_WITHIN, open(&self.address)).await {
                    Ok(Ok(opened)) => {
                        self.connection = Some(opened);
                        return Received::Begins;
                    }
                    Ok(Err(error)) => tracing::warn!(%error, "cannot listen to other servers"),
                    Err(_) => tracing::warn!("cannot listen to other servers: no answer in time"),
                }
                tokio::time::sleep(REST).await;
                continue;
            };
            match tokio::time::timeout(SILENCE, connection.try_recv()).await {
                Ok(Ok(Some(notice))) => return Received::Notice(notice.payload().to_owned()),
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

#[async_trait]
impl NoticeStore for SqlStore {
    fn listener(&self) -> Option<Box<dyn NoticeListener>> {
        let address = self.shared_address.clone()?;
        Some(Box::new(Listener { address, connection: None }))
    }

    async fn notify(&self, notice: String) -> Result<(), StoreError> {
        // A notice that is lost in a crash costs nothing: nobody waits for the disk.
        let sql = "SELECT set_config('synchronous_commit', 'off', true), \
                   CAST(pg_notify($1, $2) AS TEXT)";
        sqlx::query(sql).bind(CHANNEL).bind(notice).execute(&self.pool).await?;
        Ok(())
    }
}
