//! Commands of players, and what is due although nobody acts.

use galds_matches::{Acknowledged, Asked, MatchId};

use super::finish::finish;
use super::{MatchError, Matches};

impl Matches {
    /// Does what a player asks for. The answer comes after the commit. It is done to the end although
    /// the caller may go away.
    pub async fn command(&self, asked: Asked) -> Result<Acknowledged, MatchError> {
        let matches = self.clone();
        finish(async move { Ok(matches.handler().command(asked).await?) }).await
    }

    /// Does what is due at a match although nobody acts.
    pub(super) async fn look_at(&self, id: &MatchId) {
        if let Err(error) = self.handler().look_at(id).await {
            tracing::error!(%id, %error, "a match that is due cannot be loaded");
        }
    }
}
