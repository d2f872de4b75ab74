//! What happens after matches have ended: ratings change, tournaments go on. Whatever else is due now and
//! then is done here too.
//!
//! A task hears that some match has ended, and then does all that is due. Nothing depends on hearing
//! it: what is due is found in the store, also after a restart and when another server wrote the end.

use std::sync::Arc;
use std::time::Duration;

use galds_matches::ports::Topic;
use tokio::time::Instant;

use crate::services::accounts::{SESSION_IDLE, keep_promises};
use crate::services::matches::Matches;
use crate::services::notices::{Bus, Mailbox};
use crate::services::ratings;
use crate::services::tournaments::TournamentService;
use crate::storage::Store;
use crate::time;

/// How long at most something waits that was not heard of.
const AT_LEAST_EVERY: Duration = Duration::from_secs(10);

/// Does what is due whenever a match ends, and every ten seconds, for ever.
pub async fn attend(store: Arc<dyn Store>, bus: Arc<dyn Bus>, matches: Matches) {
    let mailbox = Mailbox::default();
    let _subscription = bus.subscribe(Topic::Ended, &mailbox);
    let tournaments = TournamentService::new(Arc::clone(&store), matches.clone());
    let mut tidied: Option<Instant> = None;
    loop {
        do_what_is_due(&store, &matches, &tournaments).await;
        if tidied.is_none_or(|tidied| tidied.elapsed() >= AT_LEAST_EVERY) {
            tidied = Some(Instant::now());
            tidy(&store, &matches).await;
        }
        let _heard_or_not = tokio::time::timeout(AT_LEAST_EVERY, mailbox.take()).await;
    }
}

async fn do_what_is_due(
    store: &Arc<dyn Store>,
    matches: &Matches,
    tournaments: &TournamentService,
) {
    if let Err(error) = ratings::rate_all(store, matches).await {
        tracing::warn!(%error, "matches wait to be rated");
    }
    if let Err(error) = tournaments.advance_all().await {
        tracing::warn!(%error, "tournaments wait to go on");
    }
}

/// What is done now and then, however many matches end.
async fn tidy(store: &Arc<dyn Store>, matches: &Matches) {
    let now = time::now();
    if let Err(error) = matches.note_visitors(now).await {
        tracing::warn!(%error, "other servers wait to hear who is here");
    }
    if let Err(error) = matches.sweep_lobby(now).await {
        tracing::warn!(%error, "offers of people who left wait to be withdrawn");
    }
    if let Err(error) = keep_promises(store, matches, now).await {
        tracing::warn!(%error, "matches of guests wait to become those of their accounts");
    }
    if let Err(error) = store.sweep_sessions(now.before(SESSION_IDLE)).await {
        tracing::warn!(%error, "sessions that have ended wait to be thrown out");
    }
}
