//! Hosts that come and go: after a start, matches that are being played are found again, clocks get back
//! what passed while no host was there, and computer players go on; the matches of a host that is gone go on
//! at another.
//!
//! Of several hosts one does this, the one that holds the lease of recovery:
//!
//! ```text
//!   a host starts          the lease is free: it recovers        held: it waits until somebody is alive
//!   every second           signs of life, the lease is renewed
//!   the holder is gone     its lease expires, the next one to ask gets it and takes all matches over
//!   another host is gone   its signs of life are too old: the holder takes all matches over
//! ```

use futures_util::stream::{self, StreamExt as _};

use super::attend::Attendance;
use super::{Handler, HandlerError, Origin};
use crate::clock::{Millis, Moment};
use crate::ports::{Host, Lease, Notice};
use crate::{Appended, MatchId};

/// How often a host gives a sign of life ([`Handler::pulse`]).
pub const PULSE: Millis = Millis::seconds(1);
/// After how long without a sign of life a host counts as gone.
const GONE: Millis = Millis(2_500);
/// Where others may be alive a gap as long as this is no downtime: signs of life are not more exact.
const NO_GAP: Millis = PULSE.plus(Millis::seconds(2));

/// How many matches are taken over at a time: each waits for the database, and whoever plays them waits for it.
const AT_A_TIME: usize = 16;

/// What a sign of life found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulse {
    /// Nothing is to be done.
    Steady,
    /// A host is gone, and this one holds the lease of recovery: the matches are to be taken over
    /// ([`Handler::take_over`]).
    HostGone,
}

/// What became of a start.
#[derive(Debug)]
pub enum Recovery<F> {
    /// This host has recovered the matches that are being played.
    Done(Recovered<F>),
    /// Another host attends to them.
    NotNeeded,
    /// Another host is about to recover them: nothing may be judged before that. It is to be asked again in a
    /// little while.
    UnderWay,
}

/// What became of the matches that were taken up.
#[derive(Debug)]
pub struct Recovered<F> {
    /// How many there were.
    pub running: usize,
    /// Those that could not be, and why. They keep no other match from going on.
    pub failed: Vec<(MatchId, HandlerError<F>)>,
}

impl<H: Host> Handler<'_, H> {
    /// Notes that this host is alive, and finds out whether another no longer is.
    pub async fn pulse(&self) -> Result<Pulse, H::Fault> {
        let now = self.host.now();
        self.host.note_alive(now).await?;
        if self.host.may_write() {
            self.host.note_host(now).await?;
            let lease = self.host.hold_recovery().await?;
            if lease == Lease::Theirs {
                return Ok(Pulse::Steady);
            }
            // Where the answer was lost, a host may have been forgotten: to take over for nothing does no harm,
            // and nobody else will.
            let is_one_gone = self.host.forget_hosts(now.before(GONE)).await.unwrap_or(true);
            // Whoever held the lease before may have been in the middle of it.
            if is_one_gone || lease == Lease::Taken {
                return Ok(Pulse::HostGone);
            }
        }
        Ok(Pulse::Steady)
    }

    /// Notes that this host is about to end: until now it was there, and its matches need another.
    pub async fn take_leave(&self) -> Result<(), H::Fault> {
        self.host.note_alive(self.host.now()).await?;
        if self.host.may_write() {
            // A sign of life from long ago: others see at once that it is gone.
            self.host.note_host(Moment(0)).await?;
            self.host.release_recovery().await?;
        }
        Ok(())
    }

    /// Attends to all matches that are being played: a host that did so is gone. Has to be called again if it
    /// fails; a single match that cannot be reached now is looked at later.
    pub async fn take_over(&self) -> Result<Recovered<H::Fault>, H::Fault> {
        let running = self.host.running().await?;
        let count = running.len();
        let taken = running.into_iter().map(|id| async move {
            let result = self.take_over_one(&id).await;
            (id, result)
        });
        let mut taken = stream::iter(taken).buffer_unordered(AT_A_TIME);
        let mut failed = Vec::new();
        while let Some((id, result)) = taken.next().await {
            if let Err(error) = result {
                self.look_later(&id);
                failed.push((id, error));
            }
        }
        Ok(Recovered { running: count, failed })
    }

    /// Gives all matches that are being played back what an outage of this host cost. Those that nobody uses
    /// here are among them: another host does not know of the outage and would let their time run out. Has to
    /// be called again if it fails.
    pub async fn refund_outage(&self) -> Result<(), H::Fault> {
        for id in self.host.running().await? {
            if self.refund_owed(&id).await.is_err() {
                // Whoever looks at it gives the time back first.
                self.look_later(&id);
            }
            self.host.evict(&id);
        }
        Ok(())
    }

    /// Gives a match back what outages of this host cost. Who attends to it otherwise stays as it is.
    async fn refund_owed(&self, id: &MatchId) -> Result<(), HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        loop {
            let at = self.judging_time().await?;
            self.refresh(&mut entry).await?;
            let state = self.loaded(id, &mut entry).await?;
            let Some(events) = self.owed(state) else { return Ok(()) };
            // Where another host wrote meanwhile, the match is looked at again.
            if self.write(&mut entry, events, None, at).await? == Appended::Committed {
                return Ok(());
            }
        }
    }

    async fn take_over_one(&self, id: &MatchId) -> Result<(), HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        self.refresh(&mut entry).await?;
        let state = self.loaded(id, &mut entry).await?;
        self.attend(state, Origin::Here);
        Ok(())
    }

    /// Finds the matches that were being played when this host starts, and goes on with them, unless another host
    /// does.
    ///
    /// Nothing is judged before every match has its refund: what a host notes while it judges would make the
    /// gap look shorter to the next one, if this one ends in the middle.
    pub async fn recover(&self) -> Result<Recovery<H::Fault>, H::Fault> {
        self.host.agree().await?;
        let is_theirs = self.host.may_write() && self.host.hold_recovery().await? == Lease::Theirs;
        let alive = self.host.last_alive().await?;
        if is_theirs {
            let is_one_alive = alive.is_some_and(|alive| self.host.now().since(alive) <= NO_GAP);
            return Ok(if is_one_alive { Recovery::NotNeeded } else { Recovery::UnderWay });
        }
        self.recover_all(alive).await.map(Recovery::Done)
    }

    async fn recover_all(&self, alive: Option<Moment>) -> Result<Recovered<H::Fault>, H::Fault> {
        let mut renewed = self.host.now();
        let is_one_gone = self.host.forget_hosts(renewed.before(GONE)).await?;
        // Another host that is there attends to the matches that are being played, but not to those of a host
        // that only this one knows to be gone.
        let is_attended = self.host.has_hosts().await? && !is_one_gone;
        let attendance = if is_attended { Attendance::AfterOthers } else { Attendance::AtOnce };
        let running = self.host.running().await?;
        let (mut dues, mut failed) = (Vec::new(), Vec::new());
        for id in &running {
            if self.host.may_write() && self.host.now().since(renewed) >= PULSE {
                renewed = self.host.now();
                // Another host that has it by now does the same.
                self.host.hold_recovery().await?;
            }
            match self.refund_gap(id, alive, attendance).await {
                Ok(due) => dues.push((id, due)),
                Err(HandlerError::Host(fault)) => return Err(fault),
                Err(error) => failed.push((id.clone(), error)),
            }
            // Who comes back to it has it loaded again; there may be very many.
            self.host.evict(id);
        }
        self.host.note_alive(self.host.now()).await?;
        for (id, due) in dues {
            self.host.set(id, due);
        }
        Ok(Recovered { running: running.len(), failed })
    }

    /// Gives a match back what passed since a host was last alive. Answers with when it is due.
    async fn refund_gap(
        &self,
        id: &MatchId,
        alive: Option<Moment>,
        attendance: Attendance,
    ) -> Result<Option<Moment>, HandlerError<H::Fault>> {
        let tolerated = if self.host.may_write() { NO_GAP } else { Millis::ZERO };
        let mut entry = self.host.lock(id).await;
        loop {
            let now = self.host.now();
            let state = self.load(id, &mut entry).await?;
            let Some(event) = state.refund_after_gap(alive, now, tolerated) else {
                return Ok(self.due(state, attendance));
            };
            // Where another host wrote meanwhile, the match is looked at again.
            if self.append(&mut entry, vec![event], None, now).await? == Appended::Committed {
                let state = self.load(id, &mut entry).await?;
                self.host.publish(Notice::of_match(id.clone(), state.version()));
                return Ok(self.due(state, attendance));
            }
        }
    }
}
