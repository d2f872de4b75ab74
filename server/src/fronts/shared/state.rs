//! What all fronts share.

use std::sync::Arc;
use std::time::Duration;

use galds_matches::named;
use tokio::sync::watch;

use super::protection::Protection;
use crate::identity::GuestKeys;
use crate::services::accounts::Accounts;
use crate::services::chat::Chat;
use crate::services::matches::Matches;
use crate::services::notices::Bus;
use crate::services::revocations::Revocations;
use crate::services::tournaments::TournamentService;
use crate::storage::Store;

named! {
    /// Who gets the metrics.
    #[derive(utoipa::ToSchema)]
    pub enum MetricsAccess {
        /// Programs on the same machine.
        Local = "local",
        /// Everybody.
        All = "all",
        /// Nobody.
        Nobody = "nobody",
    }
}

/// What all fronts share. Clones are the same server.
#[derive(Clone)]
pub struct AppState {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who hears of what.
    pub bus: Arc<dyn Bus>,
    /// The matches.
    pub matches: Matches,
    /// The accounts.
    pub accounts: Accounts,
    /// Who issues the keys of guests.
    pub guests: GuestKeys,
    /// What ends live connections.
    pub revocations: Revocations,
    /// The tournaments.
    pub tournaments: TournamentService,
    /// Chat beside matches.
    pub chat: Chat,
    /// What stands between the network and the routes.
    pub protection: Arc<Protection>,
    /// Who gets the metrics.
    pub metrics: MetricsAccess,
    /// How often connections look for what other servers wrote.
    pub polling: Duration,
    /// Says when the server stops: long-lived connections end then.
    pub stopping: watch::Receiver<bool>,
}

impl std::fmt::Debug for AppState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AppState")
    }
}

impl AppState {
    /// Waits until the server stops.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        let _stopping_or_gone = stopping.wait_for(|stopping| *stopping).await;
    }
}
