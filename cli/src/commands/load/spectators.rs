//! Connections that watch a match and everything that is shown of it.

use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::connection::{Connection, new_guest};

/// Those who watch the matches of one pair, one after the other; they go when this is dropped.
pub(super) struct Spectators {
    id: watch::Sender<String>,
    _tasks: JoinSet<()>,
}

impl Spectators {
    /// Connects so many, to one server after the other beginning with this one.
    pub(super) async fn connect(
        servers: &[String],
        first: usize,
        count: usize,
    ) -> Result<Spectators, String> {
        let (id, ids) = watch::channel(String::new());
        let mut tasks = JoinSet::new();
        for server in servers.iter().cycle().skip(first % servers.len()).take(count) {
            let key = new_guest(server).await?;
            let mut connection = Connection::open(server, &key).await?;
            connection.receive().await?;
            tasks.spawn(look_on(connection, ids.clone()));
        }
        Ok(Spectators { id, _tasks: tasks })
    }

    /// From now on they watch this match.
    pub(super) fn watch(&self, id: &str) {
        self.id.send_replace(id.to_owned());
    }
}

/// Watches whatever is to be watched until the connection ends.
async fn look_on(mut connection: Connection, mut ids: watch::Receiver<String>) {
    let mut watched = String::new();
    loop {
        tokio::select! {
            received = connection.receive() => if received.is_err() { return },
            changed = ids.changed() => {
                if changed.is_err() {
                    return;
                }
                let next = ids.borrow_and_update().clone();
                let leaving = json!({ "type": "leave", "id": watched });
                if !watched.is_empty() && connection.send(&leaving).await.is_err() {
                    return;
                }
                if connection.send(&json!({ "type": "watch", "id": next })).await.is_err() {
                    return;
                }
                watched = next;
            }
        }
    }
}
