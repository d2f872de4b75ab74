//! After a restart: matches that are being played are found again.

use std::time::Duration;

use galds_matches::{PULSE, Recovered, Recovery};

use super::{MatchError, Matches};
use crate::storage::StoreError;

/// How often a server that starts looks whether another has recovered the matches.
const GLANCE: Duration = Duration::from_millis(200);

impl Matches {
    /// Finds the matches that were being played, gives their clocks back what passed while no server was
    /// there, and has computer players go on. Answers with how many there are. Where another server does that, it is
    /// waited for.
    pub async fn recover(&self) -> Result<usize, MatchError> {
        loop {
            match self.handler().recover().await? {
                Recovery::Done(recovered) => {
                    log_failures(&recovered, "a match cannot be recovered");
                    return Ok(recovered.running);
                }
                Recovery::NotNeeded => return Ok(0),
                Recovery::UnderWay => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Attends to all matches that are being played: a server that did so is gone. Tries until it is done.
    pub(super) async fn take_over(&self) {
        loop {
            match self.handler().take_over().await {
                Ok(taken) => {
                    let matches = taken.running;
                    tracing::info!(matches, "a server is gone; its matches go on here");
                    return log_failures(&taken, "a match is taken over later");
                }
                Err(error) => tracing::error!(%error, "the matches of a server that is gone wait"),
            }
            tokio::time::sleep(PULSE.into()).await;
        }
    }
}

fn log_failures(recovered: &Recovered<StoreError>, what: &str) {
    for (id, error) in &recovered.failed {
        tracing::error!(%id, %error, "{what}");
    }
}
