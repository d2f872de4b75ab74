//! The one database that all simulated servers share.

use std::collections::{BTreeMap, HashSet};

use galds_games::core::PerSide;
use galds_matches::clock::{Moment, Speed};
use galds_matches::ratings::Rating;
use galds_matches::{Append, Appended, MatchId, Phase, PlayerId, Rated, Row, Summary};

use crate::executor::{ProcessId, Tick};
use crate::faults::Bug;

/// How long the lease of recovery lasts that is not renewed, in milliseconds.
const LEASE: Tick = 2_500;

/// A row with the true moment of its commit.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) row: Row,
    pub(crate) committed: Tick,
}

/// A rating is kept for a person in a game at a speed.
pub(crate) type RatingKey = (PlayerId, String, Speed);

/// What one rated match did.
#[derive(Clone, Debug)]
pub(crate) struct RatingRow {
    pub(crate) id: MatchId,
    pub(crate) keys: PerSide<RatingKey>,
    pub(crate) before: PerSide<Rating>,
    pub(crate) after: PerSide<Rating>,
}

/// What became of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RatingWrite {
    Saved,
    AlreadyRated,
    Outdated,
}

#[derive(Default)]
pub(crate) struct Database {
    pub(crate) logs: BTreeMap<MatchId, Vec<Stored>>,
    pub(crate) summaries: BTreeMap<MatchId, Summary>,
    pub(crate) alive: Option<Moment>,
    pub(crate) hosts: BTreeMap<ProcessId, Moment>,
    /// Who holds the lease of recovery, and until when.
    pub(crate) recovery: Option<(ProcessId, Tick)>,
    pub(crate) seen: BTreeMap<(MatchId, PlayerId), Moment>,
    pub(crate) ratings: Vec<RatingRow>,
    pub(crate) current: Vec<(RatingKey, Rating)>,
    /// It cannot be reached before this.
    pub(crate) away_until: Tick,
}

impl Database {
    pub(crate) fn append(&mut self, append: &Append, now: Tick, bug: Option<Bug>) -> Appended {
        let log = self.logs.entry(append.id.clone()).or_default();
        let Some(first) = append.rows.first() else { return Appended::Committed };
        let is_next = first.number as usize == log.len() + 1;
        let clients: HashSet<&str> =
            log.iter().filter_map(|stored| stored.row.client.as_deref()).collect();
        let is_resent = append
            .rows
            .iter()
            .any(|row| row.client.as_deref().is_some_and(|client| clients.contains(client)));
        if is_resent || (!is_next && bug != Some(Bug::NumbersNotUnique)) {
            return Appended::Taken;
        }
        for row in &append.rows {
            let mut row = row.clone();
            if bug == Some(Bug::ClientsForgotten) {
                row.client = None;
            }
            log.push(Stored { row, committed: now });
        }
        if let Some(summary) = &append.summary {
            self.summaries.insert(append.id.clone(), summary.clone());
        }
        Appended::Committed
    }

    pub(crate) fn log(&self, id: &MatchId, after: u32) -> Vec<Row> {
        let Some(log) = self.logs.get(id) else { return Vec::new() };
        let rows = log.iter().filter(|stored| stored.row.number > after);
        rows.map(|stored| stored.row.clone()).collect()
    }

    /// Takes or renews the lease of recovery; whether this process has it now.
    pub(crate) fn hold_recovery(&mut self, process: ProcessId, now: Tick) -> bool {
        let is_free = self.recovery.is_none_or(|(holder, until)| holder == process || until < now);
        if is_free {
            self.recovery = Some((process, now + LEASE));
        }
        is_free
    }

    /// The matches that need a host although nobody acts.
    pub(crate) fn running(&self) -> Vec<MatchId> {
        let is_running = |summary: &&Summary| {
            let has_computer =
                || summary.players.0.iter().flatten().any(|player| player.level().is_some());
            let has_clock = summary.terms.control.initial().is_some();
            summary.phase == Phase::Playing && (has_clock || has_computer())
        };
        self.summaries.values().filter(is_running).map(|summary| summary.id.clone()).collect()
    }

    /// Rated matches that are over and have not been rated.
    pub(crate) fn unrated(&self) -> Vec<MatchId> {
        let is_unrated = |summary: &&Summary| {
            summary.phase == Phase::Over
                && summary.terms.rated == Rated::Rated
                && summary.score.is_some()
                && self.ratings.iter().all(|rating| rating.id != summary.id)
        };
        self.summaries.values().filter(is_unrated).map(|summary| summary.id.clone()).collect()
    }

    pub(crate) fn rating(&self, key: &RatingKey) -> Rating {
        let found = self.current.iter().find(|(known, _)| known == key);
        found.map_or_else(|| Rating::newcomer(&key.1), |(_, rating)| *rating)
    }

    pub(crate) fn note_rating(&mut self, row: RatingRow, bug: Option<Bug>) -> RatingWrite {
        if bug != Some(Bug::RatedAgain) {
            if self.ratings.iter().any(|rating| rating.id == row.id) {
                return RatingWrite::AlreadyRated;
            }
            let current = |place: usize| self.rating(&row.keys.0[place]);
            if [0, 1].iter().any(|&place| current(place) != row.before.0[place]) {
                return RatingWrite::Outdated;
            }
        }
        for (key, rating) in row.keys.0.iter().zip(row.after.0) {
            self.current.retain(|(known, _)| known != key);
            self.current.push((key.clone(), rating));
        }
        self.ratings.push(row);
        RatingWrite::Saved
    }
}
