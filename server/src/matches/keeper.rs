//! The keeper of the matches: loads, writes, and tells others. All else here only computes.
//!
//! To act on a match: take its lock, bring its state up to date, let [`decide`] say what follows,
//! append that under the next number, and after the commit carry the state on, publish and
//! acknowledge. The lock spares work inside one process; what makes it right, also with many
//! processes, is the unique number in the log.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use galds_games::core::{Side, Value, explained};
use serde::Serialize;
use thiserror::Error;
use tokio::sync::Mutex;
use utoipa::ToSchema;

use super::alive;
use super::attend::Origin;
use super::decide::{overdue, seated};
use super::finish::finish;
use super::new_match::created;
use super::state::read;
use super::timer::Timer;
use super::{
    Audience, Circumstances, Command, Decision, Event, Logged, MatchId, MatchState, NewMatch,
    Phase, Presence, Rated, Refusal, ReplayError, Summary, TermsError, Thinkers, Visibility,
    Visitors, Wanted, decide,
};
use crate::clock::{Millis, Moment};
use crate::identity::{LEVELS, Player, PlayerId};
use crate::live::{Bus, Topic};
use crate::storage::{Append, Appended, Row, Store, StoreError};

/// How often a command is tried when others write at the same moment.
const TRIES: u32 = 10;
/// How long a state that nobody asks for is held.
const HELD: Duration = Duration::from_mins(5);

/// Why something did not happen at a match.
#[derive(Clone, Debug, Error)]
pub enum MatchError {
    /// There is no such match.
    #[error("there is no match of that name")]
    Unknown,
    /// The command was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The terms were refused.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// An event has no text that could be written.
    #[error("an event cannot be written: {0}")]
    Unwritable(String),
    /// Too many others wrote to the match at the same moment.
    #[error("too many are acting on this match at once; please try again")]
    Busy,
    /// Too many matches of the caller wait for an opponent.
    #[error("{0} of your matches wait for an opponent already; please withdraw one first")]
    TooManyOffers(u32),
}

explained! {
    MatchError in "match" {
        Unknown,
        Refused(refusal) => refusal as Refusal,
        Terms(error) => error as TermsError,
        Store(error) => error as StoreError,
        // What is wrong with a log is for the host alone.
        Replay[..] as "match-damaged",
        Unwritable[..] as "match-damaged",
        Busy,
        TooManyOffers(most: Value::from(*most)),
    }
}

/// A command and all that belongs to it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The match.
    pub id: MatchId,
    /// Who asks.
    pub player: Player,
    /// The sender's own name for the command: sent twice, it is done once.
    pub client: Option<String>,
    /// What is to be done.
    pub command: Command,
    /// The lag that was measured for the sender's connection.
    pub lag: Millis,
}

/// A command that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Acknowledged {
    /// The number of the first event that came of it.
    pub number: u32,
    /// The number of the match's last event.
    pub version: u32,
}

/// Holds the matches that are in use. Clones are the same keeper.
#[derive(Clone)]
pub struct Keeper {
    pub(super) inner: Arc<Inner>,
}

pub(super) struct Inner {
    /// By which other servers know this one.
    pub(super) server: String,
    pub(super) store: Arc<dyn Store>,
    pub(super) bus: Arc<dyn Bus>,
    pub(super) thinkers: Thinkers,
    pub(super) presence: Presence,
    pub(super) visitors: Visitors,
    pub(super) timer: Timer,
    pub(super) thinking: StdMutex<HashSet<(MatchId, u32)>>,
    held: StdMutex<HashMap<MatchId, Arc<Held>>>,
}

pub(super) struct Held {
    pub(super) state: Mutex<Option<MatchState>>,
    used: StdMutex<Instant>,
}

impl std::fmt::Debug for Keeper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Keeper of {} matches", self.held_count())
    }
}

impl Keeper {
    /// A keeper of the matches in this store. [`Keeper::recover`] makes it go on with those that are
    /// being played.
    pub fn start(store: Arc<dyn Store>, bus: Arc<dyn Bus>, thinkers: Thinkers) -> Keeper {
        let (timer, mut dues) = Timer::start();
        let audience = if store.is_shared() { Audience::OtherServers } else { Audience::Nobody };
        let presence = Presence::new(Moment::now(), audience);
        let visitors = Visitors::new(Moment::now());
        let (held, thinking) = (StdMutex::default(), StdMutex::default());
        let server = MatchId::new().to_string();
        let inner =
            Inner { server, store, bus, thinkers, presence, visitors, timer, thinking, held };
        let inner = Arc::new(inner);
        let keeper = Keeper { inner };
        let watch = Arc::downgrade(&keeper.inner);
        tokio::spawn(async move {
            while let Some(id) = dues.recv().await {
                let Some(inner) = watch.upgrade() else { return };
                let keeper = Keeper { inner };
                tokio::spawn(async move { keeper.look_at(&id).await });
            }
        });
        tokio::spawn(alive::beat(Arc::downgrade(&keeper.inner)));
        keeper
    }

    /// Makes a match, or joins one in the lobby that fits. `invited` is the person whose name was
    /// given. It is done to the end although the caller may go away.
    pub async fn create(
        &self,
        asked: &NewMatch,
        creator: Player,
        invited: Option<Player>,
    ) -> Result<MatchId, MatchError> {
        let (keeper, asked) = (self.clone(), asked.clone());
        finish(async move { keeper.create_now(&asked, creator, invited).await }).await
    }

    async fn create_now(
        &self,
        asked: &NewMatch,
        creator: Player,
        invited: Option<Player>,
    ) -> Result<MatchId, MatchError> {
        let terms = asked.terms()?;
        let (visibility, house) = match &asked.opponent {
            Wanted::Link => (Visibility::Link, None),
            Wanted::Lobby => (Visibility::Lobby, None),
            Wanted::Name(_) => (Visibility::Invited, None),
            Wanted::Computer(level) if LEVELS.contains(level) => {
                (Visibility::Computer, Some(Player::house(*level)))
            }
            Wanted::Computer(_) => return Err(TermsError::Level.into()),
        };
        let has_account = matches!(creator.id, PlayerId::Person(_));
        if terms.rated == Rated::Rated && (house.is_some() || !has_account) {
            return Err(TermsError::Rated.into());
        }
        if visibility == Visibility::Lobby
            && let Some(id) = self.join_in_lobby(&terms, &creator, &asked.seed).await?
        {
            return Ok(id);
        }
        self.check_waiting(asked, &creator.id).await?;
        let seed = asked.seed.clone();
        let first = created(terms, creator, visibility, invited, seed, None)?;
        let id = MatchId::new();
        self.write_new(&id, first, house.as_ref()).await?;
        Ok(id)
    }

    /// Writes the first events of a match. That somebody else has written them is as good.
    pub(super) async fn write_new(
        &self,
        id: &MatchId,
        first: Event,
        opponent: Option<&Player>,
    ) -> Result<(), MatchError> {
        let at = self.inner.store.outages().now();
        let row = Row { number: 1, what: json(&first)?, at, client: None };
        let mut state = MatchState::replay(id, vec![row.clone()])?;
        let mut rows = vec![row];
        let further = opponent.map(|player| seated(&state, player, "")).unwrap_or_default();
        for (number, event) in (2..).zip(further) {
            rows.push(Row { number, what: json(&event)?, at, client: None });
            state.apply(Logged { number, at, event, client: None })?;
        }
        let summary = Some(Summary::of(&state));
        let append = Append { id: id.clone(), rows, summary };
        // Whoever reads of the match in the list waits until it is held here: they would go on from it,
        // and what they wrote must not be set back.
        let held = self.hold(id);
        let mut place = held.state.lock().await;
        if self.inner.store.append(append).await? == Appended::Committed {
            metrics::counter!("galds_matches_created_total").increment(1);
            self.tell(&state, Phase::Open, Origin::Here);
            *place = Some(state);
        }
        Ok(())
    }

    /// Does what a player asks for. The answer comes after the commit. It is done to the end although
    /// the caller may go away.
    pub async fn command(&self, asked: Asked) -> Result<Acknowledged, MatchError> {
        let keeper = self.clone();
        finish(async move { keeper.command_at(asked, None).await }).await
    }

    /// The same, if the board has not changed since `tick`.
    pub(super) async fn command_at(
        &self,
        asked: Asked,
        tick: Option<u32>,
    ) -> Result<Acknowledged, MatchError> {
        let client = asked.client.as_ref().map(|client| format!("{} {client}", asked.player.id));
        let held = self.hold(&asked.id);
        let mut place = held.state.lock().await;
        for _ in 0..TRIES {
            let state = self.loaded(&asked.id, &mut place).await?;
            if let Some(number) = client.as_deref().and_then(|client| state.number_of(client)) {
                return Ok(Acknowledged { number, version: state.version() });
            }
            let at = self.judging_time().await?;
            if tick.is_none() && state.side_of(&asked.player.id).is_some() {
                self.inner.presence.see(&asked.id, &asked.player.id, at);
            }
            if let Some(refunds) = self.owed(state) {
                self.write(&mut place, refunds, None, at).await?;
                continue;
            }
            if let Some(event) = overdue(state, at) {
                self.write(&mut place, vec![event], None, at).await?;
                continue;
            }
            if tick.is_some_and(|tick| tick != state.tick()) {
                return Err(Refusal::NotYourTurn.into());
            }
            let opponent_away = match asked.command {
                Command::Claim => self.opponent_away(state, &asked.player.id, at).await?,
                _ => Millis::ZERO,
            };
            let now = Circumstances { at, lag: asked.lag, opponent_away };
            let number = state.version() + 1;
            if matches!(asked.command, Command::Join { .. }) {
                self.check_owner(state).await?;
                if !self.is_welcome(state, &asked.player).await? {
                    return Err(Refusal::NotInvited.into());
                }
            }
            let decision = decide(state, &asked.player, &asked.command, now);
            let events = match decision {
                Ok(Decision::Accept(events)) => events,
                Ok(Decision::TooLate(event)) => {
                    self.write(&mut place, vec![*event], None, at).await?;
                    return Err(Refusal::TooLate.into());
                }
                Ok(Decision::NothingNew) => {
                    return Ok(Acknowledged { number: state.version(), version: state.version() });
                }
                Ok(Decision::Rematch) => vec![self.rematch(state).await?],
                Err(refusal) => {
                    if self.refresh(&mut place).await? {
                        continue;
                    }
                    return Err(refusal.into());
                }
            };
            if self.write(&mut place, events, client.clone(), at).await? == Appended::Committed {
                let version = place.as_ref().map_or(number, MatchState::version);
                return Ok(Acknowledged { number, version });
            }
        }
        Err(MatchError::Busy)
    }

    /// Looks at a match as it is now.
    pub async fn with<T>(
        &self,
        id: &MatchId,
        look: impl FnOnce(&MatchState) -> T,
    ) -> Result<T, MatchError> {
        let held = self.hold(id);
        let Ok(mut place) = tokio::time::timeout(LOOK_WITHIN, held.state.lock()).await else {
            let reason = "a write to this match has not been answered yet".to_owned();
            return Err(StoreError::Unavailable(reason).into());
        };
        if place.is_some() {
            self.refresh(&mut place).await?;
        }
        self.loaded(id, &mut place).await.map(|state| look(state))
    }

    /// Does what is due at a match although nobody acts: gives time back, ends it when its time has run
    /// out, has the computer act where no other server had it act.
    pub(super) async fn look_at(&self, id: &MatchId) {
        let held = self.hold(id);
        let mut place = held.state.lock().await;
        let retry = || self.inner.timer.set(id, Some(Moment::now().after(RETRY)));
        // While nothing can be written nobody's time runs out.
        let Ok(at) = self.judging_time().await else { return retry() };
        match self.refresh(&mut place).await {
            Ok(false) => {}
            // It was told to this server just now, and is due at another moment.
            Ok(true) => return,
            Err(_) => return retry(),
        }
        let events = match self.loaded(id, &mut place).await {
            Ok(state) => {
                let overdue = |state: &MatchState| overdue(state, at).map(|event| vec![event]);
                let Some(events) = self.owed(state).or_else(|| overdue(state)) else {
                    self.inner.timer.set(id, state.due());
                    return self.wake_house(state);
                };
                events
            }
            Err(error) => {
                tracing::error!(%id, %error, "a match that is due cannot be loaded");
                return retry();
            }
        };
        match self.write(&mut place, events, None, at).await {
            Ok(Appended::Committed) => {}
            // Somebody else wrote; or the store is away, and the match is looked at again.
            Ok(Appended::Taken) | Err(_) => retry(),
        }
    }

    /// Who is at which match.
    pub fn presence(&self) -> &Presence {
        &self.inner.presence
    }

    /// Those who think.
    pub fn thinkers(&self) -> &Thinkers {
        &self.inner.thinkers
    }

    /// How many states are held in memory.
    pub fn held_count(&self) -> usize {
        locked(&self.inner.held).len()
    }

    /// Lets go of states that nobody has asked for in a while.
    pub fn let_go(&self) {
        let is_idle =
            |held: &Arc<Held>| Arc::strong_count(held) == 1 && locked(&held.used).elapsed() > HELD;
        locked(&self.inner.held).retain(|_, held| !is_idle(held));
    }

    /// Lets the matches of somebody be read from the log again, out of which their name was taken.
    pub async fn read_anew(&self, player: &PlayerId) {
        for id in self.held_ids() {
            let held = self.hold(&id);
            let mut place = held.state.lock().await;
            if place.as_ref().is_some_and(|state| people(state).contains(player)) {
                *place = None;
            }
        }
    }

    /// The matches that are held.
    pub(super) fn held_ids(&self) -> Vec<MatchId> {
        locked(&self.inner.held).keys().cloned().collect()
    }

    /// Lets go of a match at once, unless somebody else uses it.
    pub(super) fn let_go_of(&self, id: &MatchId) {
        let mut all = locked(&self.inner.held);
        if all.get(id).is_some_and(|held| Arc::strong_count(held) == 1) {
            all.remove(id);
        }
    }

    pub(super) fn hold(&self, id: &MatchId) -> Arc<Held> {
        let mut all = locked(&self.inner.held);
        let fresh = || Held { state: Mutex::new(None), used: StdMutex::new(Instant::now()) };
        let held = all.entry(id.clone()).or_insert_with(|| Arc::new(fresh()));
        *locked(&held.used) = Instant::now();
        Arc::clone(held)
    }

    pub(super) async fn loaded<'a>(
        &self,
        id: &MatchId,
        place: &'a mut Option<MatchState>,
    ) -> Result<&'a mut MatchState, MatchError> {
        if place.is_none() {
            let rows = self.inner.store.log(id.clone(), 0).await?;
            if rows.is_empty() {
                locked(&self.inner.held).remove(id);
                return Err(MatchError::Unknown);
            }
            let state = place.insert(MatchState::replay(id, rows)?);
            // Whoever saw to it before may be gone.
            self.attend(state, self.origin_of_loaded());
        }
        place.as_mut().ok_or(MatchError::Unknown)
    }

    /// Takes over what other servers wrote; whether there was anything.
    pub(super) async fn refresh(&self, place: &mut Option<MatchState>) -> Result<bool, MatchError> {
        if !self.inner.store.is_shared() {
            return Ok(false);
        }
        self.catch_up(place).await
    }

    async fn catch_up(&self, place: &mut Option<MatchState>) -> Result<bool, MatchError> {
        let Some(state) = place.as_mut() else { return Ok(false) };
        let rows = self.inner.store.log(state.id().clone(), state.version()).await?;
        let (news, phase) = (!rows.is_empty(), state.phase());
        for row in rows {
            let applied = read(state.id(), row).and_then(|logged| state.apply(logged));
            if let Err(error) = applied {
                *place = None;
                return Err(error.into());
            }
        }
        if news {
            self.tell(state, phase, Origin::Elsewhere);
        }
        Ok(news)
    }

    /// Appends events to the log, and after the commit carries the state on and tells others. When
    /// the number is taken the state is brought up to date instead.
    pub(super) async fn write(
        &self,
        place: &mut Option<MatchState>,
        events: Vec<Event>,
        client: Option<String>,
        at: Moment,
    ) -> Result<Appended, MatchError> {
        let Some(state) = place.as_mut() else { return Err(MatchError::Unknown) };
        let (id, before) = (state.id().clone(), state.phase());
        let mut client = client;
        let logged: Vec<Logged> = (state.version() + 1..)
            .zip(events)
            .map(|(number, event)| Logged { number, at, event, client: client.take() })
            .collect();
        let rows = logged.iter().map(row).collect::<Result<Vec<Row>, MatchError>>()?;
        let changes_lists = logged.iter().any(|logged| {
            matches!(
                logged.event,
                Event::Started { .. } | Event::Ended { .. } | Event::GuestBecame { .. }
            )
        });
        let summary = changes_lists.then(|| summary_after(state, &logged));
        match self.inner.store.append(Append { id, rows, summary }).await {
            Ok(Appended::Committed) => {
                for logged in logged {
                    if let Err(error) = state.apply(logged) {
                        // A state that is half changed is not kept: the log will tell.
                        *place = None;
                        return Err(error.into());
                    }
                }
                metrics::counter!("galds_commands_committed_total").increment(1);
                self.tell(state, before, Origin::Here);
                Ok(Appended::Committed)
            }
            Ok(Appended::Taken) => {
                self.catch_up(place).await?;
                Ok(Appended::Taken)
            }
            Err(error) => {
                // Whether it was written is not known: the log will tell.
                *place = None;
                Err(error.into())
            }
        }
    }

    /// Tells others that a match has changed, and sees to what is due there.
    pub(super) fn tell(&self, state: &MatchState, before: Phase, origin: Origin) {
        let inner = &self.inner;
        let publish = |topic| match origin {
            Origin::Here => inner.bus.publish(topic),
            // The server that wrote it has told the others.
            Origin::Elsewhere => inner.bus.publish_here(topic),
        };
        publish(Topic::Match(state.id().clone()));
        if state.phase() != before || state.version() == 1 {
            if state.opponent().visibility == Visibility::Lobby {
                publish(Topic::Lobby);
            }
            for player in people(state) {
                publish(Topic::Player(player));
            }
        }
        if state.is_over() {
            publish(Topic::Ended);
            inner.presence.forget(state.id());
        }
        self.attend(state, origin);
    }
}

/// After how long a match is looked at again when the store was away.
const RETRY: Millis = Millis::seconds(2);
/// How long somebody who looks at a match waits for a write to it.
const LOOK_WITHIN: Duration = Duration::from_secs(10);

/// Everybody who is concerned by a match: its players, its maker, and whoever is invited.
fn people(state: &MatchState) -> HashSet<PlayerId> {
    let players = state.players().into_iter().flat_map(|players| Side::BOTH.map(|s| &players[s]));
    let invited = state.opponent().invited.iter();
    players.chain([state.creator()]).chain(invited).map(|player| player.id.clone()).collect()
}

/// The list entry that a match will have after these events.
fn summary_after(state: &MatchState, events: &[Logged]) -> Summary {
    let mut summary = Summary::of(state);
    for logged in events {
        match &logged.event {
            Event::Started { first, second, .. } => {
                summary.changed = logged.at;
                summary.phase = Phase::Playing;
                summary.players.0 = [Some(first.clone()), Some(second.clone())];
            }
            Event::Ended { ending, score } => {
                summary.changed = logged.at;
                summary.phase = Phase::Over;
                summary.ending = Some(ending.kind);
                summary.score = *score;
            }
            Event::GuestBecame { guest, player } => summary.replace_guest(guest, player),
            _ => {}
        }
    }
    summary
}

fn row(logged: &Logged) -> Result<Row, MatchError> {
    let what = json(&logged.event)?;
    Ok(Row { number: logged.number, what, at: logged.at, client: logged.client.clone() })
}

/// The text of an event in the log.
fn json(event: &Event) -> Result<String, MatchError> {
    serde_json::to_string(event).map_err(|error| MatchError::Unwritable(error.to_string()))
}

/// Nothing that is done under these locks can leave their contents half changed.
pub(super) fn locked<T>(mutex: &StdMutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
