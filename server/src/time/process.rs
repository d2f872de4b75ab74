//! The time of this process: it starts with the machine's clock and then runs by itself.
//!
//! Clocks of matches must not run out because somebody put the machine's clock forward, nor stand
//! still because it was put back. So the moment is the one at the start plus what a monotonic clock has
//! counted since. When the machine's clock turns out to be ahead (it was put forward, or the machine
//! slept), the time of the process follows in one step, and [`super::Outages`] gives the step back to
//! running clocks. When it was put back, the process keeps its own time until it is started again.

use std::sync::{LazyLock, PoisonError, RwLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use galds_matches::clock::{Millis, Moment};

static TIME: LazyLock<RwLock<ProcessTime>> =
    LazyLock::new(|| RwLock::new(ProcessTime::start(machine_time(), Instant::now())));

/// What the machine's clock shows.
fn machine_time() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Three readings of one moment: from them later ones follow.
#[derive(Clone, Copy, Debug)]
struct ProcessTime {
    /// The time of the process.
    moment: Moment,
    /// What the machine's clock showed.
    machine: Moment,
    /// What the monotonic clock showed.
    at: Instant,
}

impl ProcessTime {
    fn start(machine: Moment, at: Instant) -> ProcessTime {
        ProcessTime { moment: machine, machine, at }
    }

    fn now(&self, at: Instant) -> Moment {
        self.moment.after(self.elapsed(at))
    }

    fn elapsed(&self, at: Instant) -> Millis {
        let elapsed = at.saturating_duration_since(self.at).as_millis();
        Millis(u64::try_from(elapsed).unwrap_or(u64::MAX))
    }

    /// How far the machine's clock has gone ahead of the monotonic one.
    fn jumped(&self, machine: Moment, at: Instant) -> Millis {
        machine.since(self.machine.after(self.elapsed(at)))
    }
}

/// The moment now.
pub(super) fn now() -> Moment {
    TIME.read().unwrap_or_else(PoisonError::into_inner).now(Instant::now())
}

/// How far the machine's clock was put forward, or went on while the machine slept, since the last
/// [`set`].
pub(super) fn jumped() -> Millis {
    let (machine, at) = (machine_time(), Instant::now());
    TIME.read().unwrap_or_else(PoisonError::into_inner).jumped(machine, at)
}

/// It is this moment now.
pub(super) fn set(moment: Moment) {
    let set = ProcessTime { moment, machine: machine_time(), at: Instant::now() };
    *TIME.write().unwrap_or_else(PoisonError::into_inner) = set;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_goes_on_by_the_monotonic_clock_whatever_the_machine_shows() {
        let began = Instant::now();
        let time = ProcessTime::start(Moment(1_000_000), began);
        let later = began + Duration::from_secs(5);
        assert_eq!(time.now(later), Moment(1_005_000));
        assert_eq!(time.jumped(Moment(1_005_000), later), Millis::ZERO);
    }

    #[test]
    fn a_machine_that_was_put_forward_or_slept_is_ahead_and_one_that_was_put_back_is_not() {
        let began = Instant::now();
        let time = ProcessTime::start(Moment(1_000_000), began);
        let later = began + Duration::from_secs(5);
        assert_eq!(time.jumped(Moment(4_605_000), later), Millis::minutes(60));
        assert_eq!(time.jumped(Moment(5_000), later), Millis::ZERO);
    }
}
