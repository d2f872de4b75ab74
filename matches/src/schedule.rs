//! When each match has to be looked at again although nobody acts: one list by moment.

use std::collections::{BTreeSet, HashMap};

use crate::MatchId;
use crate::clock::Moment;

/// The moments at which matches are due, at most one each.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    by_moment: BTreeSet<(Moment, MatchId)>,
    by_match: HashMap<MatchId, Moment>,
}

impl Schedule {
    /// The match is due at this moment and no other, or not at all.
    pub fn set(&mut self, id: MatchId, due: Option<Moment>) {
        if let Some(old) = self.by_match.remove(&id) {
            self.by_moment.remove(&(old, id.clone()));
        }
        if let Some(at) = due {
            self.by_match.insert(id.clone(), at);
            self.by_moment.insert((at, id));
        }
    }

    /// When the next match is due.
    pub fn next(&self) -> Option<Moment> {
        self.by_moment.first().map(|(at, _)| *at)
    }

    /// Takes out a match that is due by this moment.
    pub fn take_due(&mut self, now: Moment) -> Option<MatchId> {
        if self.next()? > now {
            return None;
        }
        let (_, id) = self.by_moment.pop_first()?;
        self.by_match.remove(&id);
        Some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_come_out_when_they_are_due_each_at_the_moment_that_was_set_last() {
        let [early, late, never] = [b"early bytes.", b"late  bytes.", b"never bytes."]
            .map(|name| MatchId::from_hash(name));
        let mut schedule = Schedule::default();
        schedule.set(late.clone(), Some(Moment(10)));
        schedule.set(early.clone(), Some(Moment(90)));
        schedule.set(never.clone(), Some(Moment(5)));
        schedule.set(late.clone(), Some(Moment(40)));
        schedule.set(early.clone(), Some(Moment(20)));
        schedule.set(never, None);
        assert_eq!(schedule.next(), Some(Moment(20)));
        assert_eq!(schedule.take_due(Moment(19)), None);
        assert_eq!(schedule.take_due(Moment(100)), Some(early));
        assert_eq!(schedule.take_due(Moment(100)), Some(late));
        assert_eq!(schedule.take_due(Moment(100)), None);
    }
}
