//! Connections that say nothing.

use super::connection::{Connection, new_guest};
use crate::failure::Failure;

/// Opens so many connections and has them say nothing; they last as long as what is returned.
pub(super) async fn connect(server: &str, count: usize) -> Result<Idle, Failure> {
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..count {
        let key = new_guest(server).await.map_err(Failure::Server)?;
        let mut connection = Connection::open(server, &key).await.map_err(Failure::Server)?;
        connection.receive().await.map_err(Failure::Server)?;
        tasks.spawn(async move { while connection.receive().await.is_ok() {} });
    }
    Ok(Idle { _tasks: tasks })
}

/// Idle connections; they end when this is dropped.
#[derive(Debug)]
pub(super) struct Idle {
    _tasks: tokio::task::JoinSet<()>,
}
