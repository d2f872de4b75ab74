//! The ports of the command loop, as a simulated server provides them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use async_trait::async_trait;
use galds_games::core::Side;
use galds_matches::clock::{Millis, Moment, Outage};
use galds_matches::ports::{
    Admission, Cache, Host, Lease, Log, Notice, Notices, Peers, Presence, Random, Time, Timers,
    Topic,
};
use galds_matches::{Append, Appended, MatchId, MatchState, Player, PlayerId, Refusal, Row};
use thiserror::Error;

use crate::channels::{Locked, Place};
use crate::database::Database;
use crate::executor::locked;
use crate::faults::Bug;
use crate::server::Server;
use crate::world::true_moment;

/// How far clocks may be apart without anybody's correcting them.
const TOLERATED: i64 = 250;
/// An answer that took longer says too little about the time.
const PROMPT: u64 = 100;

/// The database did not answer, or gave up.
#[derive(Clone, Copy, Debug, Error)]
#[error("the database is away")]
pub(crate) struct Away;

/// What a statement does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Statement {
    Reads,
    Writes,
}

impl Server {
    /// Has the database do something, with everything that can go wrong on the way there and back.
    pub(crate) async fn statement<T>(
        &self,
        kind: Statement,
        run: impl FnOnce(&mut Database) -> T + Send,
    ) -> Result<T, Away> {
        let (executor, faults) = (&self.world().executor, self.world().faults());
        if executor.happens(faults.statement_slow) {
            executor.sleep(executor.between(300, 3_000)).await;
        } else if executor.happens(300) {
            executor.sleep(executor.between(1, 15)).await;
        }
        let failed = match kind {
            Statement::Reads => faults.query_failed,
            Statement::Writes => faults.write_refused,
        };
        if locked(&self.world().database).away_until > executor.now() || executor.happens(failed) {
            executor.sleep(executor.between(1, 300)).await;
            return Err(Away);
        }
        let value = run(&mut locked(&self.world().database));
        if executor.happens(300) {
            executor.sleep(executor.between(1, 15)).await;
        }
        if kind == Statement::Writes && executor.happens(faults.commit_unanswered) {
            executor.sleep(executor.between(1, 2_000)).await;
            return Err(Away);
        }
        Ok(value)
    }

    /// A write by which the server sees whether anything can be written.
    async fn write<T>(&self, run: impl FnOnce(&mut Database) -> T + Send) -> Result<T, Away> {
        let began = self.beat();
        locked(&self.0.outages).write_begins(began);
        let written = self.statement(Statement::Writes, run).await;
        let now = self.beat();
        let mut outages = locked(&self.0.outages);
        match written {
            Ok(_) => {
                outages.write_succeeded(began, now);
            }
            Err(_) => outages.write_failed(began),
        }
        written
    }
}

impl Host for Server {
    type Fault = Away;
}

#[async_trait]
impl Log for Server {
    type Error = Away;

    async fn append(&self, append: Append) -> Result<Appended, Away> {
        let bug = self.world().bug;
        if bug == Some(Bug::AnsweredBeforeCommit) && self.world().executor.happens(30) {
            return Ok(Appended::Committed);
        }
        let now = self.world().executor.clone();
        self.write(|database| database.append(&append, now.now(), bug)).await
    }

    async fn log(&self, id: MatchId, after: u32) -> Result<Vec<Row>, Away> {
        self.statement(Statement::Reads, |database| database.log(&id, after)).await
    }
}

impl Notices for Server {
    fn publish(&self, notice: Notice) {
        if let Topic::Match(id) = &notice.topic {
            self.world().notify_others(self.0.machine, id);
        }
        self.publish_here(notice.topic);
    }

    fn publish_here(&self, topic: Topic) {
        match topic {
            Topic::Match(id) => self.world().notify(self.0.machine, &id),
            Topic::Ended => self.0.ended.raise(),
            Topic::Chat(_)
            | Topic::Lobby
            | Topic::Player(_)
            | Topic::Revoked
            | Topic::Called(_)
            | Topic::Tournament(_) => {}
        }
    }
}

#[async_trait]
impl Presence for Server {
    type Error = Away;

    fn see(&self, id: &MatchId, player: &PlayerId, at: Moment) {
        let mut database = locked(&self.world().database);
        database.seen.insert((id.clone(), player.clone()), at);
    }

    fn forget(&self, _id: &MatchId) {}

    async fn opponent_away<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a PlayerId,
        at: Moment,
    ) -> Result<Millis, Away> {
        let opponent = state.side_of(player).map(Side::other).zip(state.players());
        let Some((side, players)) = opponent else { return Ok(Millis::ZERO) };
        if players[side].level().is_some() {
            return Ok(Millis::ZERO);
        }
        let key = (state.id().clone(), players[side].id.clone());
        let seen = |database: &mut Database| database.seen.get(&key).copied();
        let seen = self.statement(Statement::Reads, seen).await?;
        let last = self.0.since.max(state.last_sign(side));
        Ok(at.since(seen.map_or(last, |seen| last.max(seen))))
    }
}

#[async_trait]
impl Admission for Server {
    type Error = Away;

    async fn refusal<'a>(
        &'a self,
        _state: &'a MatchState,
        _player: &'a Player,
    ) -> Result<Option<Refusal>, Away> {
        Ok(None)
    }
}

#[async_trait]
impl Time for Server {
    type Error = Away;

    fn now(&self) -> Moment {
        self.time()
    }

    fn beat(&self) -> Moment {
        let (now, mut outages) = (self.time(), locked(&self.0.outages));
        // A server beats several times a second as long as it does not stand still.
        outages.restart_beat(locked(&self.0.stood_still).take().unwrap_or(now));
        outages.beat(now);
        now
    }

    fn outage_since(&self) -> Option<Moment> {
        locked(&self.0.outages).open_since(self.time())
    }

    fn owed(&self, changed: Moment) -> Vec<Outage> {
        if self.has(Bug::NothingRefunded) {
            return Vec::new();
        }
        locked(&self.0.outages).owed(changed)
    }

    async fn agree(&self) -> Result<(), Away> {
        if self.has(Bug::OwnClock) {
            return Ok(());
        }
        let executor = self.world().executor.clone();
        loop {
            let asked = executor.now();
            let shown = self.statement(Statement::Reads, |_| true_moment(executor.now())).await?;
            if executor.now() - asked > PROMPT {
                continue;
            }
            let behind = shown.0 - self.time().0;
            if behind.abs() > TOLERATED {
                self.0.ahead.fetch_add(behind, Ordering::Relaxed);
            }
            locked(&self.0.outages).restart_beat(self.time());
            return Ok(());
        }
    }
}

impl Timers for Server {
    fn set(&self, id: &MatchId, due: Option<Moment>) {
        let mut schedule = locked(&self.0.schedule);
        let before = schedule.next();
        schedule.set(id.clone(), due);
        if schedule.next() != before {
            self.0.rescheduled.raise();
        }
    }
}

#[async_trait]
impl Peers for Server {
    type Error = Away;

    fn may_write(&self) -> bool {
        !self.has(Bug::OthersIgnored)
    }

    async fn note_alive(&self, at: Moment) -> Result<(), Away> {
        self.write(|database| database.alive = database.alive.max(Some(at))).await
    }

    async fn last_alive(&self) -> Result<Option<Moment>, Away> {
        if self.has(Bug::NothingRefunded) {
            return Ok(None);
        }
        self.statement(Statement::Reads, |database| database.alive).await
    }

    async fn note_host(&self, at: Moment) -> Result<(), Away> {
        let process = self.process();
        let note = |database: &mut Database| database.hosts.insert(process, at);
        self.statement(Statement::Writes, note).await.map(|_| ())
    }

    async fn forget_hosts(&self, before: Moment) -> Result<bool, Away> {
        let forget = |database: &mut Database| {
            let count = database.hosts.len();
            database.hosts.retain(|_, at| *at >= before);
            database.hosts.len() < count
        };
        self.statement(Statement::Writes, forget).await
    }

    async fn has_hosts(&self) -> Result<bool, Away> {
        self.statement(Statement::Reads, |database| !database.hosts.is_empty()).await
    }

    async fn hold_recovery(&self) -> Result<Lease, Away> {
        let (process, executor) = (self.process(), self.world().executor.clone());
        let hold = |database: &mut Database| database.hold_recovery(process, executor.now());
        let is_ours = self.statement(Statement::Writes, hold).await?;
        let was_ours = self.0.holds_recovery.swap(is_ours, Ordering::Relaxed);
        Ok(match (is_ours, was_ours) {
            (false, _) => Lease::Theirs,
            (true, false) => Lease::Taken,
            (true, true) => Lease::Kept,
        })
    }

    fn holds_recovery(&self) -> bool {
        self.0.holds_recovery.load(Ordering::Relaxed)
    }

    async fn release_recovery(&self) -> Result<(), Away> {
        let process = self.process();
        let release = |database: &mut Database| {
            database.recovery = database.recovery.filter(|(holder, _)| *holder != process);
        };
        self.statement(Statement::Writes, release).await
    }

    async fn running(&self) -> Result<Vec<MatchId>, Away> {
        self.statement(Statement::Reads, |database| database.running()).await
    }
}

#[async_trait]
impl Cache for Server {
    type Locked = Locked;

    async fn lock(&self, id: &MatchId) -> Locked {
        let place: Arc<Place> = Arc::clone(locked(&self.0.cache).entry(id.clone()).or_default());
        place.lock().await
    }

    fn remove(&self, id: &MatchId) {
        locked(&self.0.cache).remove(id);
    }

    fn evict(&self, id: &MatchId) {
        let mut cache = locked(&self.0.cache);
        if cache.get(id).is_some_and(|place| Arc::strong_count(place) == 1) {
            cache.remove(id);
        }
    }
}

impl Random for Server {
    fn coin(&self) -> Side {
        if self.world().executor.happens(500) { Side::First } else { Side::Second }
    }

    fn secret(&self) -> [u8; 32] {
        let words: [u64; 4] =
            self.world().executor.random(|random| std::array::from_fn(|_| random.bits()));
        let mut secret = [0; 32];
        for (bytes, word) in secret.chunks_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_be_bytes());
        }
        secret
    }
}
