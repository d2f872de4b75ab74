//! Calls as their player gets them.

use galds_matches::PlayerId;
use galds_matches::clock::Moment;
use serde::Serialize;
use utoipa::ToSchema;

use crate::services::calls::Calls;
use crate::storage::{Call, CallAbout, CallKind, StoreError};

/// A call.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeenCall {
    /// What for.
    kind: CallKind,
    /// The match or the tournament; with the kind it names the call.
    subject: String,
    /// When.
    at: Moment,
    /// Whether it was read.
    read: bool,
    /// What it is about.
    #[serde(flatten)]
    about: CallAbout,
}

impl From<Call> for SeenCall {
    fn from(call: Call) -> SeenCall {
        SeenCall {
            kind: call.kind,
            subject: call.subject,
            at: call.at,
            read: call.read.is_some(),
            about: call.about,
        }
    }
}

/// What a player was called for.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeenCalls {
    /// The calls, the latest first.
    calls: Vec<SeenCall>,
    /// How many of them were not read.
    unread: usize,
}

impl SeenCalls {
    /// The calls of a player.
    pub async fn of(calls: &Calls, player: &PlayerId) -> Result<SeenCalls, StoreError> {
        let calls: Vec<SeenCall> =
            calls.list(player).await?.into_iter().map(SeenCall::from).collect();
        let unread = calls.iter().filter(|call| !call.read).count();
        Ok(SeenCalls { calls, unread })
    }
}
