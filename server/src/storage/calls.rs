//! What is kept of calls: who was called for what, how they want to be called, and where their browsers are.

use async_trait::async_trait;
use galds_matches::clock::{Moment, TimeControl};
use galds_matches::{EndingKind, MatchId, Player, PlayerId, Rated, named};
use serde::{Deserialize, Serialize};

use super::StoreError;

named! {
    /// What somebody is called for.
    #[derive(utoipa::ToSchema)]
    pub enum CallKind {
        /// Somebody wants to play.
        Challenge = "challenge",
        /// A challenge of theirs was declined.
        Declined = "declined",
        /// A match of theirs has begun.
        Started = "started",
        /// It is their turn.
        Turn = "turn",
        /// A draw is offered to them.
        Draw = "draw",
        /// The opponent asks to take an action back.
        Takeback = "takeback",
        /// The opponent wants to play again.
        Rematch = "rematch",
        /// Both agreed to play again, and the match has begun.
        Rematched = "rematched",
        /// A match of theirs has ended, and they have won it.
        Won = "won",
        /// A match of theirs has ended, and they have lost it.
        Lost = "lost",
        /// A match of theirs has ended in a draw.
        Drawn = "drawn",
        /// A match of theirs was broken off and counts for nothing.
        Aborted = "aborted",
        /// A tournament of theirs is about to begin: are they there?
        Ready = "ready",
        /// They are paired in a round.
        Round = "round",
        /// A tournament that was about to begin waits again, because too few were there.
        Postponed = "postponed",
    }
}

named! {
    /// Why a challenge is declined.
    #[derive(utoipa::ToSchema)]
    pub enum DeclineReason {
        /// No reason is given.
        Generic = "generic",
        /// Not now.
        Later = "later",
        /// The clock is too fast.
        TooFast = "tooFast",
        /// The clock is too slow.
        TooSlow = "tooSlow",
        /// With another clock, yes.
        TimeControl = "timeControl",
        /// Only a match that counts.
        Rated = "rated",
        /// Only a match that does not count.
        Casual = "casual",
        /// With other rules, yes.
        Variant = "variant",
        /// Not against a program.
        NoBot = "noBot",
        /// Only against programs.
        OnlyBot = "onlyBot",
    }
}

/// What a call is about, as far as it applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CallAbout {
    /// Whoever is at the other end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Player>,
    /// The match.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_id: Option<MatchId>,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The rules text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<TimeControl>,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Rated>,
    /// Why a challenge was declined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<DeclineReason>,
    /// How a match ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<EndingKind>,
    /// The tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// Its title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its round, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Until when an answer is waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who is called.
    pub player: PlayerId,
    /// What for.
    pub kind: CallKind,
    /// The match, or the tournament and its round: one call of a kind for each.
    pub subject: String,
    /// What it is about.
    pub about: CallAbout,
    /// When.
    pub at: Moment,
    /// When it was read.
    pub read: Option<Moment>,
}

/// A browser that may be called while no page is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// The address of its push service.
    pub endpoint: String,
    /// Whose browser it is.
    pub player: PlayerId,
    /// Its public key, in base64url.
    pub public_key: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// When it was given.
    pub created: Moment,
}

/// Which calls are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhichCalls {
    /// All of a player's.
    All,
    /// Everything about one match or round.
    About(String),
    /// One.
    One(CallKind, String),
}

/// Calls, how players want to be called, and their browsers.
#[async_trait]
pub trait CallStore: Send + Sync {
    /// Keeps a call, unread, in the place of an older one of the same kind and subject. Of each player's calls only
    /// the latest `most` stay.
    async fn add_call(&self, call: Call, most: u32) -> Result<(), StoreError>;
    /// The calls of a player, the latest first.
    async fn calls(&self, player: PlayerId, limit: u32) -> Result<Vec<Call>, StoreError>;
    /// Notes that calls were read; whether any of them was not.
    async fn read_calls(
        &self,
        player: PlayerId,
        which: WhichCalls,
        at: Moment,
    ) -> Result<bool, StoreError>;
    /// Takes calls back that no longer mean anything; whether there were any.
    async fn drop_calls(&self, player: PlayerId, which: WhichCalls) -> Result<bool, StoreError>;
    /// Who was called since that moment.
    async fn called_since(&self, since: Moment) -> Result<Vec<PlayerId>, StoreError>;
    /// Forgets calls from before that moment.
    async fn sweep_calls(&self, before: Moment) -> Result<(), StoreError>;
    /// How a player wants to be called, if they said so.
    async fn call_settings(&self, player: PlayerId) -> Result<Option<String>, StoreError>;
    /// Keeps how a player wants to be called.
    async fn set_call_settings(&self, player: PlayerId, text: String) -> Result<(), StoreError>;
    /// Keeps a browser, which is this player's from now on. Of each player's browsers only the latest `most` stay.
    async fn add_push(&self, browser: PushSubscription, most: u32) -> Result<(), StoreError>;
    /// The browsers of a player.
    async fn push_subscriptions(
        &self,
        player: PlayerId,
    ) -> Result<Vec<PushSubscription>, StoreError>;
    /// Forgets a browser.
    async fn remove_push(&self, endpoint: String) -> Result<(), StoreError>;
    /// Forgets everything about a player.
    async fn forget_calls(&self, player: PlayerId) -> Result<(), StoreError>;
}
