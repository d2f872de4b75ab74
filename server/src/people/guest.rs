//! From guest to member: what a guest played becomes the account's.

use std::sync::Arc;

use crate::identity::{Player, PlayerId};
use crate::matches::{Keeper, MatchError};
use crate::named::named;
use crate::storage::Store;

named! {
    /// What becomes of the matches that a browser played as a guest.
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
    keeper: &Keeper,
    guest: PlayerId,
    person: String,
    player: Player,
) -> Result<usize, MatchError> {
    let (store, keeper) = (Arc::clone(store), keeper.clone());
    let work = async move {
        store.promise_to_take_along(guest.clone(), person).await?;
        let taken = keeper.take_along(&guest, &player).await?;
        store.took_along(guest).await?;
        Ok(taken)
    };
    tokio::spawn(work).await.unwrap_or(Err(MatchError::Busy))
}

/// Does what was promised and cut off.
pub async fn keep_promises(store: &Arc<dyn Store>, keeper: &Keeper) -> Result<(), MatchError> {
    for (guest, person) in store.to_take_along().await? {
        if let Some(person) = store.person(person).await? {
            keeper.take_along(&guest, &person.player()).await?;
        }
        store.took_along(guest).await?;
    }
    Ok(())
}
