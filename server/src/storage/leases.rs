//! What the servers of one store keep together for a while. Times are by the clock of the store.

use std::time::Duration;

use async_trait::async_trait;

use super::StoreError;

/// Leases and shared values that expire.
#[async_trait]
pub trait LeaseStore: Send + Sync {
    /// Takes or renews a lease for so long; whether the holder has it now.
    async fn hold_lease(
        &self,
        name: String,
        holder: String,
        lasts: Duration,
    ) -> Result<bool, StoreError>;
    /// Gives a lease back, if this holder has it.
    async fn release_lease(&self, name: String, holder: String) -> Result<(), StoreError>;
    /// Puts the value of a holder under a name for so long, in the place of the one before.
    async fn put_entry(
        &self,
        name: String,
        holder: String,
        value: String,
        lasts: Duration,
    ) -> Result<(), StoreError>;
    /// The values under a name that have not expired, with their holders.
    async fn entries(&self, name: String) -> Result<Vec<(String, String)>, StoreError>;
}
