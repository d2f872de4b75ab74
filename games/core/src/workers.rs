//! Work that may be done at several places at once, if whoever runs the program has threads to lend.

/// A piece of work.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Somebody who does work: a pool of threads, or the caller alone.
///
/// Rules and engine never start a thread themselves, so that they also run where there are none.
pub trait Workers: Sync {
    /// How many jobs are done at a time at most, the caller's own included; at least one.
    fn most(&self) -> usize;

    /// Does `own` on the caller's thread and the jobs beside it, and returns when all are done. A
    /// panic in a job becomes a panic of the caller.
    fn run(&self, jobs: Vec<Job<'_>>, own: &mut dyn FnMut());
}

/// No threads: everything is done by the caller, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Serial;

impl Workers for Serial {
    fn most(&self) -> usize {
        1
    }

    fn run(&self, jobs: Vec<Job<'_>>, own: &mut dyn FnMut()) {
        own();
        for job in jobs {
            job();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caller_alone_does_its_own_part_first_and_then_every_job() {
        let done = std::sync::Mutex::new(Vec::new());
        let note = |name: &'static str| done.lock().unwrap().push(name);
        Serial.run(vec![Box::new(|| note("one")), Box::new(|| note("two"))], &mut || note("own"));
        assert_eq!(done.into_inner().unwrap(), ["own", "one", "two"]);
    }
}
