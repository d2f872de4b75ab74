//! When nobody could act: the store was away or stalled, the process was stopped, the machine slept.
//!
//! Players do not pay for that with their clocks. Each outage is noted here, and before anything at a
//! match is judged by the time, its running clocks get back what the outages took ([`OutageLog::owed`]).

use super::{Millis, Moment};

/// What takes less than this is no outage but a busy machine.
const NOTICEABLE: Millis = Millis::seconds(1);
/// A write that takes longer than this is not only slow.
const STALLED: Millis = Millis::seconds(3);
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

impl Outage {
    /// Whether it is long enough to count.
    pub fn is_noticeable(&self) -> bool {
        self.back.since(self.away) > NOTICEABLE
    }
}

/// The outages of one host since its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutageLog {
    /// The last sign of life.
    beat: Moment,
    /// Since when writes fail.
    failing: Option<Moment>,
    /// When the write that is under way began.
    writing: Option<Moment>,
    /// In order, none touching another.
    past: Vec<Outage>,
}

impl OutageLog {
    /// Nothing was amiss until now.
    pub const fn starting(now: Moment) -> OutageLog {
        OutageLog { beat: now, failing: None, writing: None, past: Vec::new() }
    }

    /// A sign of life: a gap since the last one is an outage. Whether there was one.
    pub fn beat(&mut self, now: Moment) -> bool {
        let noted = self.note(Outage { away: self.beat, back: now });
        self.beat = self.beat.max(now);
        noted
    }

    /// From now on gaps are counted from this moment, whatever was before.
    pub fn restart_beat(&mut self, now: Moment) {
        self.beat = now;
    }

    /// A write begins.
    pub fn write_begins(&mut self, at: Moment) {
        self.writing = Some(at);
    }

    /// The write that began then failed.
    pub fn write_failed(&mut self, began: Moment) {
        self.writing = None;
        self.failing.get_or_insert(began);
    }

    /// The write that began then has been made by now. Whether that was the end of an outage.
    pub fn write_succeeded(&mut self, began: Moment, now: Moment) -> bool {
        self.writing = None;
        let away = self.failing.take().unwrap_or(began);
        self.note(Outage { away, back: now })
    }

    /// Since when nothing can be written, if that is so: writes fail, or one takes too long.
    pub fn open_since(&self, now: Moment) -> Option<Moment> {
        let stalled = self.writing.filter(|&began| now.since(began) > NOTICEABLE);
        self.failing.or(stalled)
    }

    /// Whether writes fail, or one takes so long that something must be wrong.
    pub fn is_writing_broken(&self, now: Moment) -> bool {
        self.failing.is_some() || self.writing.is_some_and(|began| now.since(began) > STALLED)
    }

    /// The outages that a match has not been refunded for which last changed at this moment. Every
    /// change is judged with the outages before it in mind.
    pub fn owed(&self, changed: Moment) -> Vec<Outage> {
        let first = self.past.partition_point(|outage| outage.back <= changed);
        let after = |outage: &Outage| Outage { away: outage.away.max(changed), ..*outage };
        self.past[first..].iter().map(after).collect()
    }

    /// The last outage.
    pub fn last(&self) -> Option<Outage> {
        self.past.last().copied()
    }

    /// Adds an outage, merged with those that it touches, if it is long enough to count. Whether it was.
    pub fn note(&mut self, outage: Outage) -> bool {
        if !outage.is_noticeable() {
            return false;
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
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages() -> OutageLog {
        OutageLog::starting(Moment(0))
    }

    fn outage(away: i64, back: i64) -> Outage {
        Outage { away: Moment(away), back: Moment(back) }
    }

    #[test]
    fn a_gap_between_signs_of_life_is_an_outage_and_a_short_one_is_not() {
        let mut log = outages();
        assert!(!log.beat(Moment(900)));
        assert!(!log.beat(Moment(1_800)));
        assert_eq!(log.past, []);
        assert!(log.beat(Moment(9_800)));
        assert!(!log.beat(Moment(9_900)));
        assert_eq!(log.past, [outage(1_800, 9_800)]);
    }

    #[test]
    fn outages_that_touch_are_one() {
        let mut log = outages();
        log.note(outage(20_000, 30_000));
        log.note(outage(1_000, 5_000));
        log.note(outage(29_000, 40_000));
        log.note(outage(4_000, 8_000));
        assert_eq!(log.past, [outage(1_000, 8_000), outage(20_000, 40_000)]);
    }

    #[test]
    fn a_match_is_owed_what_came_after_its_last_change() {
        let mut log = outages();
        let all = [outage(1_000, 8_000), outage(20_000, 40_000)];
        log.past = all.to_vec();
        assert_eq!(log.owed(Moment(500)), all);
        assert_eq!(log.owed(Moment(6_000)), [outage(6_000, 8_000), all[1]]);
        assert_eq!(log.owed(Moment(8_000)), all[1..]);
        assert_eq!(log.owed(Moment(40_000)), []);
    }

    #[test]
    fn writes_that_fail_or_stall_are_an_outage_from_the_first_to_the_next_success() {
        let mut log = outages();
        log.write_begins(Moment(5_000));
        assert_eq!(log.open_since(Moment(5_900)), None);
        assert_eq!(log.open_since(Moment(6_100)), Some(Moment(5_000)));
        log.write_failed(Moment(5_000));
        log.write_failed(Moment(14_000));
        assert_eq!(log.open_since(Moment(14_100)), Some(Moment(5_000)));
        assert!(log.write_succeeded(Moment(24_000), Moment(25_000)));
        assert_eq!(log.open_since(Moment(25_100)), None);
        assert_eq!(log.owed(Moment(4_000)), [outage(5_000, 25_000)]);
    }
}
