//! What happens after matches have ended: ratings change, tournaments go on. Whatever else is due now and
//! then is done here too.
//!
//! Of all servers on one store, one does each of these at a time ([`Turns`]). It hears that some match has ended,
//! and then does all that is due. Nothing depends on hearing it: what is due is found in the store, also after a
//! restart and when another server wrote the end.

use std::sync::Arc;
use std::time::Duration;

use galds_matches::ports::Topic;

use crate::bus::Bus;
use crate::services::accounts::{SESSION_IDLE, keep_promises};
use crate::services::calls::REMEMBERED;
use crate::services::leases::{Duty, Turns};
use crate::services::matches::Matches;
use crate::services::notices::{Mailbox, NoticeBoard};
use crate::services::ratings;
use crate::services::tournaments::TournamentService;
use crate::storage::Store;
use crate::time;

/// How long at most something waits that was not heard of.
const AT_LEAST_EVERY: Duration = Duration::from_secs(10);

/// Does what is due whenever a match ends, and every ten seconds, for ever.
pub async fn attend(
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    notices: NoticeBoard,
    matches: Matches,
    tournaments: TournamentService,
) {
    let turns = |duty, mailbox| Turns::new(Arc::clone(&bus), duty, mailbox, AT_LEAST_EVERY);
    let (rating, pairing) = (Mailbox::default(), Mailbox::default());
    let _subscriptions =
        [&rating, &pairing].map(|mailbox| notices.subscribe(Topic::Ended, mailbox));
    tokio::join!(
        rate(turns(Duty::Ratings, rating), &store, &matches),
        pair(turns(Duty::Rounds, pairing), &tournaments),
        tidy(turns(Duty::Tidying, Mailbox::default()), &store, &matches),
        note_visitors(&matches),
    );
}

async fn rate(mut turns: Turns, store: &Arc<dyn Store>, matches: &Matches) {
    loop {
        turns.next().await;
        if let Err(error) = ratings::rate_all(store, matches).await {
            tracing::warn!(%error, "matches wait to be rated");
        }
    }
}

async fn pair(mut turns: Turns, tournaments: &TournamentService) {
    loop {
        turns.next().await;
        if let Err(error) = tournaments.advance_all().await {
            tracing::warn!(%error, "tournaments wait to go on");
        }
    }
}

/// What is done now and then, however many matches end.
async fn tidy(mut turns: Turns, store: &Arc<dyn Store>, matches: &Matches) {
    loop {
        turns.next().await;
        let now = time::now();
        if let Err(error) = matches.sweep_lobby(now).await {
            tracing::warn!(%error, "offers of people who left wait to be withdrawn");
        }
        if let Err(error) = keep_promises(store, matches, now).await {
            tracing::warn!(%error, "matches of guests wait to become those of their accounts");
        }
        if let Err(error) = store.sweep_sessions(now.before(SESSION_IDLE)).await {
            tracing::warn!(%error, "sessions that have ended wait to be thrown out");
        }
        if let Err(error) = store.sweep_calls(now.before(REMEMBERED)).await {
            tracing::warn!(%error, "calls from long ago wait to be thrown out");
        }
    }
}

/// Every server tells the others whom it sees.
async fn note_visitors(matches: &Matches) {
    let mut ticks = tokio::time::interval(AT_LEAST_EVERY);
    loop {
        ticks.tick().await;
        if let Err(error) = matches.note_visitors(time::now()).await {
            tracing::warn!(%error, "other servers wait to hear who is here");
        }
    }
}
