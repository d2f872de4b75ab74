//! When a search has to end.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What bounds a search; the first bound that is reached ends it.
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

/// The end of a search, watched by all its threads.
#[derive(Debug)]
pub(crate) struct Watch<'a> {
    limits: Limits,
    started: Instant,
    stop: &'a AtomicBool,
    over: AtomicBool,
    nodes: AtomicU64,
}

/// After how many positions a thread looks at the watch.
pub(super) const INTERVAL: u64 = 512;

impl<'a> Watch<'a> {
    pub(crate) fn new(limits: Limits, stop: &'a AtomicBool) -> Watch<'a> {
        let (over, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        Watch { limits, started: Instant::now(), stop, over, nodes }
    }

    /// Adds positions; true if the search has to end.
    pub(crate) fn add_nodes(&self, nodes: u64) -> bool {
        let all = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let over = self.over.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.limits.nodes.is_some_and(|most| all >= most)
            || self.limits.time.is_some_and(|most| self.started.elapsed() >= most);
        if over {
            self.over.store(true, Ordering::Relaxed);
        }
        over
    }

    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    pub(super) fn deepest(&self) -> u32 {
        self.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST)
    }
}
