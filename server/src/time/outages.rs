//! The outages of this process ([`OutageLog`]), by its own clock.
//!
//! A stopped process cannot note that it stands still. So it gives itself a sign of life several times a
//! second, and whoever asks for the time first after a gap notes the gap.

use std::sync::{Mutex, MutexGuard, PoisonError};

use galds_matches::clock::{Millis, Moment, Outage, OutageLog};

use super::{now, process};

/// The machine's clock is ahead when it is ahead by more than this.
const NOTICEABLE: Millis = Millis::seconds(1);
/// How far the clocks of two servers may be apart without anybody's noticing.
const TOLERATED: Millis = Millis(250);

/// The outages of one server since its start.
#[derive(Debug)]
pub struct Outages {
    log: Mutex<OutageLog>,
}

impl Default for Outages {
    fn default() -> Outages {
        Outages { log: Mutex::new(OutageLog::starting(now())) }
    }
}

impl Outages {
    /// The moment now, by which something may be judged: an outage that has just ended is noted.
    pub fn now(&self) -> Moment {
        let mut log = self.locked();
        let now = now();
        count(log.beat(now));
        now
    }

    /// A sign of life. If the machine's clock has gone ahead of the process, the process follows: to
    /// `time` where that is known better, such as from a database that several servers share.
    pub fn follow_machine(&self, time: Option<Moment>) {
        let mut log = self.locked();
        let now = now();
        count(log.beat(now));
        let ahead = process::jumped();
        if ahead <= NOTICEABLE {
            return;
        }
        let target = time.unwrap_or(now.after(ahead)).max(now);
        process::set(target);
        count(log.note(Outage { away: now, back: target }));
        log.restart_beat(target);
        tracing::warn!(ahead = %target.since(now), "the machine's clock has gone ahead");
    }

    /// Whether the machine's clock has gone ahead of the process.
    pub fn machine_is_ahead(&self) -> bool {
        process::jumped() > NOTICEABLE
    }

    /// A write begins.
    pub fn write_begins(&self) -> Moment {
        let began = self.now();
        self.locked().write_begins(began);
        began
    }

    /// The write that began then failed.
    pub fn write_failed(&self, began: Moment) {
        self.locked().write_failed(began);
    }

    /// The write that began then was made.
    pub fn write_succeeded(&self, began: Moment) {
        let back = self.now();
        count(self.locked().write_succeeded(began, back));
    }

    /// Since when nothing can be written, if that is so: writes fail, or one takes too long.
    pub fn open_since(&self) -> Option<Moment> {
        self.locked().open_since(now())
    }

    /// Whether writes fail, or one takes so long that something must be wrong.
    pub fn is_writing_broken(&self) -> bool {
        self.locked().is_writing_broken(now())
    }

    /// The outages that a match has not been refunded for which last changed at this moment.
    pub fn owed(&self, changed: Moment) -> Vec<Outage> {
        self.locked().owed(changed)
    }

    /// The last outage.
    pub fn last(&self) -> Option<Outage> {
        self.locked().last()
    }

    /// Before anything is judged: takes over the time of a database that several servers share, so that
    /// they agree on what time it is.
    pub fn agree_on(&self, time: Moment) {
        let mut log = self.locked();
        let own = now();
        let apart = own.since(time).max(time.since(own));
        if apart > TOLERATED {
            tracing::warn!(%apart, "the machine's clock differs from the database's, which counts");
            process::set(time);
        }
        log.restart_beat(now());
    }

    /// Nothing that is done under this lock can leave its contents half changed.
    fn locked(&self) -> MutexGuard<'_, OutageLog> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn count(is_outage: bool) {
    if is_outage {
        metrics::counter!("galds_outages_total").increment(1);
    }
}
