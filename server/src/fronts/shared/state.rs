//! What all fronts share.

use std::path::Path;
use std::sync::Arc;

use galds_matches::named;
use tokio::sync::watch;

use super::protection::Protection;
use crate::identity::GuestKeys;
use crate::services::accounts::Accounts;
use crate::services::calls::Calls;
use crate::services::chat::Chat;
use crate::services::matches::Matches;
use crate::services::notices::NoticeBoard;
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
    /// Notices between services, fronts and other servers.
    pub bus: NoticeBoard,
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
    /// Who is called for what.
    pub calls: Calls,
    /// Chat beside matches.
    pub chat: Chat,
    /// What stands between the network and the routes.
    pub protection: Arc<Protection>,
    /// Who gets the metrics.
    pub metrics: MetricsAccess,
    /// A folder with the modules of the pages, where the program does not carry them.
    pub modules: Option<Arc<Path>>,
    /// A folder with endgame tables for the analysis in browsers.
    pub endgames: Option<Arc<Path>>,
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
