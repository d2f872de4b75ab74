//! Calls: whoever has to hear of something is told, wherever they look.
//!
//! ```text
//!   log (committed here) ──► following: who is concerned ──► not at that board? ──► store ──► notice ──► their pages
//!   tournaments ─────────────────────────────────────────────────────────────────►   └──► push, where no page is open
//! ```
//!
//! The server that wrote an event calls those whom it concerns; their pages hear of it over the bus, whichever server
//! they are connected to. A turn is called for only when it has lasted a little while, and nobody is called to a
//! board that they look at. What was called for stays in the store until it is read or means nothing any more.

mod following;
mod push;
mod settings;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use galds_matches::clock::Millis;
use galds_matches::ports::Topic;
use galds_matches::{Asked, Command, MatchId, Phase, Player, PlayerId, Refusal};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior};

pub use push::{Browser, Push, PushError, PushSettings, Reach};
pub use settings::{CallSettings, Ways};

use self::following::{Step, about, awaited, steps};
use crate::services::matches::{MatchError, Matches, Written};
use crate::services::notices::NoticeBoard;
use crate::storage::{Call, CallAbout, CallKind, DeclineReason, Store, StoreError, WhichCalls};
use crate::time;

/// How many calls of each player are kept.
const KEPT: u32 = 60;
/// How long calls are kept.
pub const REMEMBERED: Millis = Millis::days(30);
/// How long a turn lasts before it is called for: whoever plays live answers sooner.
const TURN_LASTS: Duration = Duration::from_secs(5);
/// How many writes are taken up at once.
const AT_ONCE: usize = 1_000;
/// How long a write keeps the lock of its match after the commit, about.
const LOCK_LASTS: Duration = Duration::from_millis(10);

/// What a browser in which no page is open is told.
#[derive(Serialize)]
struct Message<'a> {
    kind: CallKind,
    subject: &'a str,
    #[serde(flatten)]
    about: &'a CallAbout,
}

/// Calls the players of this server's matches and tournaments. Clones are the same.
#[derive(Clone)]
pub struct Calls {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Store>,
    bus: NoticeBoard,
    matches: Matches,
    push: Push,
    /// Who was called for a turn here and has not been seen to act since.
    called_for_turns: Mutex<HashSet<(MatchId, PlayerId)>>,
}

impl std::fmt::Debug for Calls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Calls")
    }
}

impl Calls {
    /// Calls that are kept in this store.
    pub fn new(store: Arc<dyn Store>, bus: NoticeBoard, matches: Matches, push: Push) -> Calls {
        let called_for_turns = Mutex::default();
        Calls { inner: Arc::new(Inner { store, bus, matches, push, called_for_turns }) }
    }

    /// The way to browsers in which no page is open.
    pub fn push(&self) -> &Push {
        &self.inner.push
    }

    /// Calls somebody. The computer hears nothing.
    pub async fn place(
        &self,
        player: PlayerId,
        kind: CallKind,
        subject: String,
        about: CallAbout,
    ) -> Result<(), StoreError> {
        if matches!(player, PlayerId::Computer(_)) {
            return Ok(());
        }
        metrics::counter!("galds_calls_total", "kind" => kind.name()).increment(1);
        let call =
            Call { player: player.clone(), kind, subject, about, at: time::now(), read: None };
        self.inner.store.add_call(call.clone(), KEPT).await?;
        self.inner.bus.publish(Topic::Called(player));
        let calls = self.clone();
        // Push services may take their time.
        tokio::spawn(async move {
            if let Err(error) = calls.push_out(call).await {
                tracing::warn!(%error, "browsers were not called");
            }
        });
        Ok(())
    }

    /// Calls the browsers of somebody who has no page open and wants that.
    async fn push_out(&self, call: Call) -> Result<(), PushError> {
        let settings = self.settings(&call.player).await?;
        if !settings.ways(call.kind).system || self.inner.matches.is_connected(&call.player).await?
        {
            return Ok(());
        }
        let message = serde_json::to_string(&Message {
            kind: call.kind,
            subject: &call.subject,
            about: &call.about,
        });
        // Names and numbers can always be written.
        self.inner.push.send(call.player.clone(), &message.unwrap_or_default()).await
    }

    /// The calls of a player, the latest first.
    pub async fn list(&self, player: &PlayerId) -> Result<Vec<Call>, StoreError> {
        self.inner.store.calls(player.clone(), KEPT).await
    }

    /// Notes that somebody has read calls.
    pub async fn read(&self, player: &PlayerId, which: WhichCalls) -> Result<(), StoreError> {
        if self.inner.store.read_calls(player.clone(), which, time::now()).await? {
            self.inner.bus.publish(Topic::Called(player.clone()));
        }
        Ok(())
    }

    /// A player looks at a match: there is no need to call them any more, and if this was waited for, the time for
    /// their first action runs.
    pub async fn look_at_board(&self, id: &MatchId, player: &PlayerId) -> Result<(), MatchError> {
        self.inner.matches.arrive(id, player).await?;
        Ok(self.read(player, WhichCalls::About(id.to_string())).await?)
    }

    /// How a player wants to be called.
    pub async fn settings(&self, player: &PlayerId) -> Result<CallSettings, StoreError> {
        let text = self.inner.store.call_settings(player.clone()).await?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Keeps how a player wants to be called.
    pub async fn set_settings(
        &self,
        player: &PlayerId,
        settings: CallSettings,
    ) -> Result<(), StoreError> {
        // Names and switches can always be written.
        let text = serde_json::to_string(&settings).unwrap_or_default();
        self.inner.store.set_call_settings(player.clone(), text).await
    }

    /// Declines a challenge, and tells whoever made it why.
    pub async fn decline(
        &self,
        id: &MatchId,
        player: Player,
        reason: DeclineReason,
    ) -> Result<(), MatchError> {
        let found = self.inner.matches.with(id, |state| {
            let invited = state.opponent().invited.as_ref();
            let is_theirs = invited.is_some_and(|invited| invited.id == player.id);
            let about = CallAbout { reason: Some(reason), ..about(state, Some(&player)) };
            (state.phase(), is_theirs, state.creator().id.clone(), about)
        });
        let (phase, is_theirs, creator, about) = found.await?;
        if phase != Phase::Open {
            return Err(Refusal::NotOpen.into());
        }
        if !is_theirs {
            return Err(Refusal::NotInvited.into());
        }
        let (id, command) = (id.clone(), Command::Abort);
        let asked = Asked { id: id.clone(), player, client: None, command, lag: Millis::ZERO };
        self.inner.matches.command(asked).await?;
        Ok(self.place(creator, CallKind::Declined, id.to_string(), about).await?)
    }

    /// Follows everything that this server writes to matches, for ever.
    pub async fn attend(self, mut written: mpsc::UnboundedReceiver<Written>) {
        let mut turns: HashMap<MatchId, Instant> = HashMap::new();
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut some = Vec::new();
        loop {
            tokio::select! {
                count = written.recv_many(&mut some, AT_ONCE) => {
                    if count == 0 {
                        return;
                    }
                    // Whoever wrote it still has the lock; asking now would be asking the store.
                    tokio::time::sleep(LOCK_LASTS).await;
                    for Written { id, first } in some.drain(..) {
                        match self.follow(&id, first).await {
                            Ok(true) => {
                                turns.insert(id, Instant::now() + TURN_LASTS);
                            }
                            Ok(false) => {}
                            Err(error) => tracing::warn!(%id, %error, "somebody was not called"),
                        }
                    }
                }
                _ = ticks.tick() => {
                    let now = Instant::now();
                    let due = turns.extract_if(|_, at| *at <= now).map(|(id, _)| id);
                    for id in due.collect::<Vec<MatchId>>() {
                        if let Err(error) = self.call_for_turn(&id).await {
                            tracing::warn!(%id, %error, "somebody was not called");
                        }
                    }
                }
            }
        }
    }

    /// Calls those whom new events of a match concern. Whether it is somebody's turn now.
    async fn follow(&self, id: &MatchId, first: u32) -> Result<bool, MatchError> {
        let mut state = self.inner.matches.known(id).await?;
        if state.version() < first {
            state = self.inner.matches.snapshot(id).await?;
        }
        let mut is_turn = false;
        for step in steps(&state, first) {
            match step {
                Step::Call(player, kind, about) => {
                    if !self.inner.matches.is_at_board(id, &player).await? {
                        self.place(player, kind, id.to_string(), *about).await?;
                    }
                }
                Step::TakeBack(player, kind) => {
                    let which = WhichCalls::One(kind, id.to_string());
                    if self.inner.store.drop_calls(player.clone(), which).await? {
                        self.inner.bus.publish(Topic::Called(player));
                    }
                }
                Step::Over(player) => {
                    self.forget_turn(id, &player);
                    self.read(&player, WhichCalls::About(id.to_string())).await?;
                }
                Step::Acted(player) => {
                    if self.forget_turn(id, &player) {
                        let turn = WhichCalls::One(CallKind::Turn, id.to_string());
                        self.read(&player, turn).await?;
                    }
                }
                Step::Turn => is_turn = state.phase() == Phase::Playing,
            }
        }
        Ok(is_turn)
    }

    fn forget_turn(&self, id: &MatchId, player: &PlayerId) -> bool {
        let mut called = self.inner.called_for_turns.lock().unwrap_or_else(PoisonError::into_inner);
        called.remove(&(id.clone(), player.clone()))
    }

    async fn call_for_turn(&self, id: &MatchId) -> Result<(), MatchError> {
        let state = self.inner.matches.known(id).await?;
        for (player, about) in awaited(&state) {
            if self.inner.matches.is_at_board(id, &player).await? {
                continue;
            }
            self.place(player.clone(), CallKind::Turn, id.to_string(), about).await?;
            let mut called =
                self.inner.called_for_turns.lock().unwrap_or_else(PoisonError::into_inner);
            called.insert((id.clone(), player));
        }
        Ok(())
    }
}
