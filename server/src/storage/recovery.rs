//! What is kept of recovery codes: hashes.

use async_trait::async_trait;
use galds_matches::clock::Moment;

use super::StoreError;
use crate::identity::RecoveryHash;

/// The recovery codes of accounts.
#[async_trait]
pub trait RecoveryStore: Send + Sync {
    /// Gives an account these codes instead of all it had.
    async fn set_recovery_codes(
        &self,
        person: String,
        hashes: Vec<RecoveryHash>,
        at: Moment,
    ) -> Result<(), StoreError>;
    /// How many codes an account has left.
    async fn count_recovery_codes(&self, person: String) -> Result<u64, StoreError>;
    /// Sets a new password and ends all sessions, if the account has this code, which is used up by it. False
    /// if it has no such code.
    async fn recover(
        &self,
        person: String,
        code: RecoveryHash,
        password: String,
    ) -> Result<bool, StoreError>;
}
