//! A bounded number of thoughts at a time.

use std::sync::{Condvar, Mutex, PoisonError};

/// Free places.
#[derive(Debug)]
pub(super) struct Places {
    free: Mutex<usize>,
    freed: Condvar,
}

/// A place that is taken, until it is dropped.
#[derive(Debug)]
pub(super) struct Place<'a>(&'a Places);

impl Places {
    pub(super) fn new(places: usize) -> Places {
        Places { free: Mutex::new(places), freed: Condvar::new() }
    }

    /// Waits for a free place and takes it.
    pub(super) fn take(&self) -> Place<'_> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let free = self.freed.wait_while(free, |free| *free == 0);
        *free.unwrap_or_else(PoisonError::into_inner) -= 1;
        Place(self)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}
