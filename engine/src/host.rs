//! What the engine does not have itself and is lent by whoever runs it: a clock, threads, and a way to
//! be stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use galds_games::core::{Serial, Workers};

/// A clock that never goes back.
pub trait Clock: Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// A clock that stands still: limits of time are never reached. For work that is limited by depth or
/// by positions, or stopped from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// What is lent to one analysis.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// Set from outside to end the analysis at once.
    pub stop: &'a AtomicBool,
    /// Measures limits of time.
    pub clock: &'a dyn Clock,
    /// Do what can be done in parallel.
    pub workers: &'a dyn Workers,
}

impl<'a> Host<'a> {
    /// Neither clock nor threads: limits of time do not count.
    pub const fn bare(stop: &'a AtomicBool) -> Host<'a> {
        Host { stop, clock: &StoppedClock, workers: &Serial }
    }

    /// Whether the analysis was stopped from outside.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl std::fmt::Debug for Host<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("stop", &self.stop).finish_non_exhaustive()
    }
}
