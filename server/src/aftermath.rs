//! What happens after matches have ended: ratings change, tournaments go on. Whatever else is due now and
//! then is done here too.
//!
//! A task hears that some match has ended, and then does all that is due. Nothing depends on hearing
//! it: what is due is found in the store, also after a restart and when another server wrote the end.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::clock::Moment;
use crate::live::{Bus, Mailbox, Topic};
use crate::matches::Keeper;
use crate::people::{SESSION_IDLE, keep_promises};
use crate::ratings;
use crate::storage::Store;
use crate::tournaments::Director;

/// How long at most something waits that was not heard of.
const AT_LEAST_EVERY: Duration = Duration::from_secs(10);

/// Does what is due whenever a match ends, and every ten seconds, for ever.
pub async fn attend(store: Arc<dyn Store>, bus: Arc<dyn Bus>, keeper: Keeper) {
    let mailbox = Mailbox::default();
    let _subscription = bus.subscribe(Topic::Ended, &mailbox);
    let director = Director::new(Arc::clone(&store), keeper.clone());
    let mut tidied: Option<Instant> = None;
    loop {
        do_what_is_due(&store, &keeper, &director).await;
        if tidied.is_none_or(|tidied| tidied.elapsed() >= AT_LEAST_EVERY) {
            tidied = Some(Instant::now());
            tidy(&store, &keeper).await;
        }
        let _heard_or_not = tokio::time::timeout(AT_LEAST_EVERY, mailbox.take()).await;
    }
}

async fn do_what_is_due(store: &Arc<dyn Store>, keeper: &Keeper, director: &Director) {
    if let Err(error) = ratings::rate_all(store, keeper).await {
        tracing::warn!(%error, "matches wait to be rated");
    }
    if let Err(error) = director.advance_all().await {
        tracing::warn!(%error, "tournaments wait to go on");
    }
}

/// What is done now and then, however many matches end.
async fn tidy(store: &Arc<dyn Store>, keeper: &Keeper) {
    let now = Moment::now();
    if let Err(error) = keeper.note_visitors(now).await {
        tracing::warn!(%error, "other servers wait to hear who is here");
    }
    if let Err(error) = keeper.sweep_lobby(now).await {
        tracing::warn!(%error, "offers of people who left wait to be withdrawn");
    }
    if let Err(error) = keep_promises(store, keeper, now).await {
        tracing::warn!(%error, "matches of guests wait to become those of their accounts");
    }
    if let Err(error) = store.sweep_sessions(now.before(SESSION_IDLE)).await {
        tracing::warn!(%error, "sessions that have ended wait to be thrown out");
    }
}
