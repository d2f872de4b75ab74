//! What goes wrong in a run, and the bugs that can be planted to see whether they are found.

use galds_games::core::Rng;

use crate::executor::Tick;

/// How often things go wrong, in a thousand. After [`Faults::calm_from`] nothing does any more, so that
/// everything has to come to its end.
#[derive(Clone, Debug)]
pub(crate) struct Faults {
    pub(crate) notice_lost: u32,
    pub(crate) notice_doubled: u32,
    pub(crate) notice_late: u32,
    pub(crate) request_lost: u32,
    pub(crate) answer_lost: u32,
    /// The database gives up before it has committed.
    pub(crate) write_refused: u32,
    /// The database commits, and its answer is lost.
    pub(crate) commit_unanswered: u32,
    pub(crate) query_failed: u32,
    /// A statement takes up to three seconds.
    pub(crate) statement_slow: u32,
    /// How far the clocks of machines are from the true time at most, in milliseconds.
    pub(crate) clocks_apart: u64,
    /// How long the pauses between two disasters are on average, in milliseconds.
    pub(crate) disaster_every: u64,
    pub(crate) calm_from: Tick,
}

impl Faults {
    /// The faults of a run: often a few kinds, sometimes all, now and then none.
    pub(crate) fn drawn(random: &mut Rng) -> Faults {
        let mut often =
            |most: usize| if random.below(3) == 0 { 0 } else { random.below(most) as u32 };
        Faults {
            notice_lost: often(600),
            notice_doubled: often(300),
            notice_late: often(300),
            request_lost: often(80),
            answer_lost: often(120),
            write_refused: often(60),
            commit_unanswered: often(120),
            query_failed: often(30),
            statement_slow: often(20),
            clocks_apart: u64::from(often(20_000)),
            disaster_every: 8_000 + u64::from(often(60_000)),
            calm_from: 40_000 + random.below(80_000) as u64,
        }
    }

    /// The faults at this moment.
    pub(crate) fn at(&self, now: Tick) -> Faults {
        if now < self.calm_from {
            return self.clone();
        }
        Faults {
            notice_lost: 0,
            notice_doubled: 0,
            notice_late: 0,
            request_lost: 0,
            answer_lost: 0,
            write_refused: 0,
            commit_unanswered: 0,
            query_failed: 0,
            statement_slow: 0,
            ..*self
        }
    }
}

/// A bug that a host could have. Each is planted in one port, and the simulation has to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bug {
    /// The log takes rows whose number is there already.
    NumbersNotUnique,
    /// The log does not keep the sender's name for a command, so that a resent one is done again.
    ClientsForgotten,
    /// An append is answered before it is committed, and may then fail.
    AnsweredBeforeCommit,
    /// The host does not know that others write to the same logs.
    OthersIgnored,
    /// Outages are not given back.
    NothingRefunded,
    /// The host goes by the clock of its machine instead of the one that all share.
    OwnClock,
    /// Boards are rendered once for everybody instead of once for each class of viewers.
    OneRenderingForAll,
    /// Ratings are kept without looking whether the match was rated.
    RatedAgain,
    /// Nobody takes over the matches of a host that is gone.
    NobodyTakesOver,
}

impl Bug {
    pub(crate) const ALL: [Bug; 9] = [
        Bug::NumbersNotUnique,
        Bug::ClientsForgotten,
        Bug::AnsweredBeforeCommit,
        Bug::OthersIgnored,
        Bug::NothingRefunded,
        Bug::OwnClock,
        Bug::OneRenderingForAll,
        Bug::RatedAgain,
        Bug::NobodyTakesOver,
    ];
}
