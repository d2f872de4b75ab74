//! When thinking has to end: limits, what has been spent of them, and a stop from outside.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::host::Host;

/// What bounds an analysis; the first bound that is reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How many actions deep.
    pub depth: Option<u32>,
    /// How many positions.
    pub nodes: Option<u64>,
    /// How long.
    pub time: Option<Duration>,
}

/// The deepest search there is.
pub const DEEPEST: u32 = 100;

/// The one meter of every analysis: it counts positions, looks at the host's clock and at its stop
/// flag, and says when the limits are reached. All threads of an analysis share it.
#[derive(Debug)]
pub struct Control<'a> {
    limits: Limits,
    host: Host<'a>,
    started: Duration,
    over: AtomicBool,
    nodes: AtomicU64,
}

impl<'a> Control<'a> {
    /// Starts to count.
    pub fn new(limits: Limits, host: Host<'a>) -> Control<'a> {
        let (over, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        Control { limits, host, started: host.clock.now(), over, nodes }
    }

    /// Adds positions; true if the analysis has to end.
    pub fn add_nodes(&self, nodes: u64) -> bool {
        let all = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let over = self.over.load(Ordering::Relaxed)
            || self.host.is_stopped()
            || self.limits.nodes.is_some_and(|most| all >= most)
            || self.limits.time.is_some_and(|most| self.elapsed() >= most);
        if over {
            self.end();
        }
        over
    }

    /// Ends the analysis on all its threads.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether it has to end, as far as has been noticed.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// How many positions have been looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// How long it has taken.
    pub fn elapsed(&self) -> Duration {
        self.host.clock.now().saturating_sub(self.started)
    }

    /// How deep it may go.
    pub fn deepest(&self) -> u32 {
        self.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST)
    }

    /// What it was given.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Who runs it.
    pub fn host(&self) -> Host<'a> {
        self.host
    }

    /// The limits of a search of this depth that keeps within what is left.
    pub fn limits_left(&self, depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            nodes: self.limits.nodes.map(|most| most.saturating_sub(self.nodes()).max(1)),
            time: self.limits.time.map(|most| most.saturating_sub(self.elapsed())),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use galds_games::core::Serial;

    use super::*;
    use crate::host::Clock;

    /// A clock that is set by hand.
    struct Set(Mutex<Duration>);

    impl Clock for Set {
        fn now(&self) -> Duration {
            *self.0.lock().unwrap()
        }
    }

    #[test]
    fn the_first_limit_that_is_reached_ends_it() {
        let stop = AtomicBool::new(false);
        let clock = Set(Mutex::new(Duration::from_secs(5)));
        let host = Host { stop: &stop, clock: &clock, workers: &Serial };
        let time = Some(Duration::from_secs(2));
        let control = Control::new(Limits { nodes: Some(100), time, ..Limits::default() }, host);
        assert!(!control.add_nodes(99));
        let left = Limits { depth: Some(3), nodes: Some(1), time };
        assert_eq!(control.limits_left(3), left);
        assert!(control.add_nodes(1), "all positions are used up");
        let control = Control::new(Limits { time, ..Limits::default() }, host);
        *clock.0.lock().unwrap() = Duration::from_secs(6);
        assert!(!control.add_nodes(1_000_000));
        *clock.0.lock().unwrap() = Duration::from_secs(7);
        assert!(control.add_nodes(0) && control.is_over(), "the time is over");
        let control = Control::new(Limits::default(), host);
        assert!(!control.add_nodes(1));
        stop.store(true, Ordering::Relaxed);
        assert!(control.add_nodes(1), "it was stopped");
    }
}
