//! From guest to member: what a guest played becomes the account's.

use std::sync::Arc;

use galds_matches::clock::{Millis, Moment};
use galds_matches::{Player, PlayerId, named};

use crate::identity::GuestKeys;
use crate::services::matches::{MatchError, Matches};
use crate::storage::{Store, StoreError};
use crate::time;

/// What was promised less than so long ago is probably being done.
const UNDER_WAY: Millis = Millis::minutes(1);

named! {
    /// What becomes of the matches that a browser played as a guest.
    #[derive(utoipa::ToSchema)]
    pub enum GuestGames {
        /// They become the account's.
        TakeAlong = "take_along",
        /// They stay the guest's.
        Leave = "leave",
    }
}

/// Makes the guest's matches the player's, and answers with how many there were. It is promised in the
/// store first, so that whatever cuts it off, [`keep_promises`] goes on with it; and it goes on by itself
/// when the caller is cut off.
pub async fn take_along(
    store: &Arc<dyn Store>,
    matches: &Matches,
    guest: PlayerId,
    person: String,
    player: Player,
) -> Result<usize, MatchError> {
    let (store, matches) = (Arc::clone(store), matches.clone());
    let work = async move {
        store.promise_to_take_along(guest.clone(), person, time::now()).await?;
        let taken = matches.take_along(&guest, &player).await?;
        store.took_along(guest).await?;
        Ok(taken)
    };
    tokio::spawn(work).await.unwrap_or(Err(MatchError::Busy))
}

/// Does what was promised and cut off, as far as that can be told at this moment.
pub async fn keep_promises(
    store: &Arc<dyn Store>,
    matches: &Matches,
    now: Moment,
) -> Result<(), MatchError> {
    for (guest, person) in store.to_take_along(now.before(UNDER_WAY)).await? {
        if let Some(person) = store.person(person).await? {
            matches.take_along(&guest, &person.player()).await?;
        }
        store.took_along(guest).await?;
    }
    Ok(())
}

/// Knows the keys of guests by the secret of this store, which is made if there is none.
pub async fn load_guest_keys(store: &Arc<dyn Store>) -> Result<GuestKeys, StoreError> {
    let text = store.server_secret(GuestKeys::SECRET, GuestKeys::fresh_secret()).await?;
    let unreadable = || StoreError::Unreadable("the secret of guests' keys".to_owned());
    GuestKeys::of_secret(&text).ok_or_else(unreadable)
}
