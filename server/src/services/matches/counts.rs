//! How much goes on: numbers for the lobby.

use galds_matches::clock::Moment;

use super::Matches;
use super::visitors::ONLINE;
use crate::storage::StoreError;

/// How many are here, and how many games are being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Players at any server of the house.
    pub online: u64,
    /// Games.
    pub playing: u64,
}

impl Matches {
    /// How much goes on at this moment.
    pub async fn counts(&self, now: Moment) -> Result<Counts, StoreError> {
        let here = self.visitors().online(now).len() as u64;
        let store = &self.inner.store;
        // Servers note their visitors now and then; those who have just come here are known here alone.
        let noted =
            if store.is_shared() { store.count_online(now.before(ONLINE)).await? } else { 0 };
        Ok(Counts { online: here.max(noted), playing: store.count_playing().await? })
    }
}
