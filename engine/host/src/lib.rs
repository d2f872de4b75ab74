//! What an ordinary machine lends to the engine: its clock and its threads.
//!
//! The engine itself reads no clock and starts no thread, so that it also runs in a browser. Server, lab
//! and command line run it with [`machine`].

use std::num::NonZeroUsize;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use galds_engine::host::{Clock, Host};
use galds_games::core::{Job, Workers};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// This machine as a host: its clock, as many threads as a budget asks for, and a flag that stops the
/// thinking.
pub fn machine(stop: &AtomicBool) -> Host<'_> {
    Host { stop, clock: &MachineClock, workers: &Threads::UNBOUNDED }
}

/// The monotonic clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct MachineClock;

impl Clock for MachineClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// Threads of the machine, started for each piece of work and ended with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    most: usize,
}

impl Threads {
    /// As many threads as there are jobs.
    pub const UNBOUNDED: Threads = Threads { most: usize::MAX };

    /// At most so many threads, the caller's included.
    pub const fn up_to(most: NonZeroUsize) -> Threads {
        Threads { most: most.get() }
    }
}

impl Workers for Threads {
    fn most(&self) -> usize {
        self.most
    }

    fn run(&self, jobs: Vec<Job<'_>>, own: &mut dyn FnMut()) {
        if jobs.is_empty() {
            return own();
        }
        std::thread::scope(|scope| {
            let helpers: Vec<_> = jobs.into_iter().map(|job| scope.spawn(job)).collect();
            own();
            let ended: Vec<_> = helpers.into_iter().map(ScopedJoinHandle::join).collect();
            if let Some(panic) = ended.into_iter().find_map(Result::err) {
                std::panic::resume_unwind(panic);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn the_clock_never_goes_back() {
        let before = MachineClock.now();
        assert!(MachineClock.now() >= before);
    }

    #[test]
    fn jobs_run_beside_the_caller() {
        // Each waits for the others, so that nobody could do it alone.
        let meeting = Barrier::new(3);
        let wait = || {
            meeting.wait();
        };
        Threads::UNBOUNDED.run(vec![Box::new(wait), Box::new(wait)], &mut || wait());
    }

    #[test]
    #[should_panic(expected = "a job failed")]
    fn a_job_that_panics_is_not_passed_over() {
        Threads::UNBOUNDED.run(vec![Box::new(|| panic!("a job failed"))], &mut || {});
    }
}
