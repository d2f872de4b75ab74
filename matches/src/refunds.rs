//! Time that is given back to a match because nobody could act.

use crate::clock::{Millis, Moment, Outage};
use crate::{Event, MatchState, Phase};

/// A match whose last event is this far in the future was written by a machine whose clock was ahead.
const IN_THE_FUTURE: Millis = Millis::seconds(2);

impl MatchState {
    /// Whether time runs out if nobody acts.
    fn is_timed(&self) -> bool {
        self.phase() == Phase::Playing && self.due().is_some()
    }

    /// The events by which these outages are made good; none if nothing is owed. An outage that the match
    /// has seen the end of was made good before.
    pub fn refunds(&self, outages: impl FnOnce(Moment) -> Vec<Outage>) -> Option<Vec<Event>> {
        if !self.is_timed() {
            return None;
        }
        let refund = |Outage { away, back }| Event::Refunded { away, back };
        let refunds: Vec<Event> = outages(self.changed()).into_iter().map(refund).collect();
        (!refunds.is_empty()).then_some(refunds)
    }

    /// What is given back when a host takes the match up again at `now`, if no host was there since
    /// `alive`. A gap that is no longer than `tolerated` is none.
    pub fn refund_after_gap(
        &self,
        alive: Option<Moment>,
        now: Moment,
        tolerated: Millis,
    ) -> Option<Event> {
        if !self.is_timed() {
            return None;
        }
        let changed = self.changed();
        if changed.since(now) > IN_THE_FUTURE {
            return Some(Event::Refunded { away: changed, back: now });
        }
        let away = alive?.max(changed);
        (now.since(away) > tolerated).then_some(Event::Refunded { away, back: now })
    }
}
