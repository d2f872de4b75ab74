//! When nobody could act: the store was away or stalled, the process was stopped, the machine slept.
//!
//! Players do not pay for that with their clocks. Each outage is noted here, and before anything at a
//! match is judged by the time, its running clocks get back what the outages took ([`Outages::owed`]).
//!
//! A stopped process cannot note that it stands still. So it gives itself a sign of life several times a
//! second, and whoever asks for the time first after a gap notes the gap.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Millis, Moment, process};

/// What takes less than this is no outage but a busy machine.
const NOTICEABLE: Millis = Millis::seconds(1);
/// A write that takes longer than this is not only slow.
const STALLED: Millis = Millis::seconds(3);
/// How far the clocks of two servers may be apart without anybody's noticing.
const TOLERATED: Millis = Millis(250);
/// The most outages that are remembered.
const REMEMBERED: usize = 10_000;

/// A stretch of time in which nobody could act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last moment at which everything worked.
    pub away: Moment,
    /// The moment at which it worked again.
    pub back: Moment,
}

/// The outages of one server since its start.
#[derive(Debug)]
pub struct Outages {
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// The last sign of life.
    beat: Moment,
    /// Since when writes fail.
    failing: Option<Moment>,
    /// When the write that is under way began.
    writing: Option<Moment>,
    /// In order, none touching another.
    past: Vec<Outage>,
}

impl Default for Outages {
    fn default() -> Outages {
        Outages::starting(Moment::now())
    }
}

impl Outages {
    fn starting(now: Moment) -> Outages {
        let inner = Inner { beat: now, failing: None, writing: None, past: Vec::new() };
        Outages { inner: Mutex::new(inner) }
    }

    /// The moment now, by which something may be judged: an outage that has just ended is noted.
    pub fn now(&self) -> Moment {
        let mut inner = self.locked();
        let now = Moment::now();
        inner.beat(now);
        now
    }

    /// A sign of life. If the machine's clock has gone ahead of the process, the process follows: to
    /// `time` where that is known better, such as from a database that several servers share.
    pub fn follow_machine(&self, time: Option<Moment>) {
        let mut inner = self.locked();
        let now = Moment::now();
        inner.beat(now);
        let ahead = process::jumped();
        if ahead <= NOTICEABLE {
            return;
        }
        let target = time.unwrap_or(now.after(ahead)).max(now);
        process::set(target);
        inner.note(Outage { away: now, back: target });
        inner.beat = target;
        tracing::warn!(ahead = %target.since(now), "the machine's clock has gone ahead");
    }

    /// Whether the machine's clock has gone ahead of the process.
    pub fn machine_is_ahead(&self) -> bool {
        process::jumped() > NOTICEABLE
    }

    /// A write begins.
    pub fn write_begins(&self) -> Moment {
        let began = self.now();
        self.locked().writing = Some(began);
        began
    }

    /// The write that began then failed.
    pub fn write_failed(&self, began: Moment) {
        let mut inner = self.locked();
        inner.writing = None;
        inner.failing.get_or_insert(began);
    }

    /// The write that began then was made.
    pub fn write_succeeded(&self, began: Moment) {
        let back = self.now();
        let mut inner = self.locked();
        inner.writing = None;
        let away = inner.failing.take().unwrap_or(began);
        inner.note(Outage { away, back });
    }

    /// Since when nothing can be written, if that is so: writes fail, or one takes too long.
    pub fn open_since(&self) -> Option<Moment> {
        self.locked().open_since(Moment::now())
    }

    /// Whether writes fail, or one takes so long that something must be wrong.
    pub fn is_writing_broken(&self) -> bool {
        let (inner, now) = (self.locked(), Moment::now());
        inner.failing.is_some() || inner.writing.is_some_and(|began| now.since(began) > STALLED)
    }

    /// The outages that a match has not been refunded for which last changed at this moment. Every
    /// change is judged with the outages before it in mind.
    pub fn owed(&self, changed: Moment) -> Vec<Outage> {
        let inner = self.locked();
        let first = inner.past.partition_point(|outage| outage.back <= changed);
        let after = |outage: &Outage| Outage { away: outage.away.max(changed), ..*outage };
        inner.past[first..].iter().map(after).collect()
    }

    /// The last outage.
    pub fn last(&self) -> Option<Outage> {
        self.locked().past.last().copied()
    }

    /// Before anything is judged: takes over the time of a database that several servers share, so that
    /// they agree on what time it is.
    pub fn agree_on(&self, time: Moment) {
        let mut inner = self.locked();
        let now = Moment::now();
        let apart = now.since(time).max(time.since(now));
        if apart > TOLERATED {
            tracing::warn!(%apart, "the machine's clock differs from the database's, which counts");
            process::set(time);
        }
        inner.beat = Moment::now();
    }

    /// Nothing that is done under this lock can leave its contents half changed.
    fn locked(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn beat(&mut self, now: Moment) {
        self.note(Outage { away: self.beat, back: now });
        self.beat = self.beat.max(now);
    }

    fn open_since(&self, now: Moment) -> Option<Moment> {
        let stalled = self.writing.filter(|&began| now.since(began) > NOTICEABLE);
        self.failing.or(stalled)
    }

    /// Adds an outage, merged with those that it touches, if it is long enough to count.
    fn note(&mut self, outage: Outage) {
        if outage.back.since(outage.away) <= NOTICEABLE {
            return;
        }
        let mut merged = outage;
        self.past.retain(|past| {
            let touches = past.away <= merged.back && merged.away <= past.back;
            if touches {
                merged.away = merged.away.min(past.away);
                merged.back = merged.back.max(past.back);
            }
            !touches
        });
        let place = self.past.partition_point(|past| past.away < merged.away);
        self.past.insert(place, merged);
        if self.past.len() > REMEMBERED {
            self.past.remove(0);
        }
        metrics::counter!("galds_outages_total").increment(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages() -> Inner {
        Inner { beat: Moment(0), failing: None, writing: None, past: Vec::new() }
    }

    fn outage(away: i64, back: i64) -> Outage {
        Outage { away: Moment(away), back: Moment(back) }
    }

    #[test]
    fn a_gap_between_signs_of_life_is_an_outage_and_a_short_one_is_not() {
        let mut inner = outages();
        inner.beat(Moment(900));
        inner.beat(Moment(1_800));
        assert_eq!(inner.past, []);
        inner.beat(Moment(9_800));
        inner.beat(Moment(9_900));
        assert_eq!(inner.past, [outage(1_800, 9_800)]);
    }

    #[test]
    fn outages_that_touch_are_one() {
        let mut inner = outages();
        inner.note(outage(20_000, 30_000));
        inner.note(outage(1_000, 5_000));
        inner.note(outage(29_000, 40_000));
        inner.note(outage(4_000, 8_000));
        assert_eq!(inner.past, [outage(1_000, 8_000), outage(20_000, 40_000)]);
    }

    #[test]
    fn a_match_is_owed_what_came_after_its_last_change() {
        let outages = Outages { inner: Mutex::new(outages()) };
        outages.locked().past = vec![outage(1_000, 8_000), outage(20_000, 40_000)];
        let all = [outage(1_000, 8_000), outage(20_000, 40_000)];
        assert_eq!(outages.owed(Moment(500)), all);
        assert_eq!(outages.owed(Moment(6_000)), [outage(6_000, 8_000), all[1]]);
        assert_eq!(outages.owed(Moment(8_000)), all[1..]);
        assert_eq!(outages.owed(Moment(40_000)), []);
    }

    #[test]
    fn writes_that_fail_or_stall_are_an_outage_from_the_first_to_the_next_success() {
        let mut inner = outages();
        inner.writing = Some(Moment(5_000));
        assert_eq!(inner.open_since(Moment(5_900)), None);
        assert_eq!(inner.open_since(Moment(6_100)), Some(Moment(5_000)));
        let outages = Outages { inner: Mutex::new(inner) };
        let began = Moment::now().before(Millis::seconds(20));
        outages.write_failed(began);
        outages.write_failed(began.after(Millis::seconds(9)));
        assert_eq!(outages.open_since(), Some(began));
        outages.write_succeeded(began.after(Millis::seconds(19)));
        assert_eq!(outages.open_since(), None);
        let owed = outages.owed(began.before(Millis::seconds(1)));
        assert!(owed.iter().any(|outage| outage.away <= began), "{owed:?}");
    }
}
