//! What was measured.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Times of many things, in microseconds.
#[derive(Debug, Default)]
struct Times(Mutex<Vec<u32>>);

impl Times {
    fn locked(&self) -> MutexGuard<'_, Vec<u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, time: Duration) {
        self.locked().push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    fn count(&self) -> usize {
        self.locked().len()
    }

    fn sorted(&self) -> Vec<u32> {
        let mut times = self.locked().clone();
        times.sort_unstable();
        times
    }
}

/// What so many hundredths of sorted times do not exceed, in milliseconds.
fn percentile(sorted: &[u32], hundredths: usize) -> f64 {
    let place = (sorted.len() * hundredths).div_ceil(100).max(1) - 1;
    sorted.get(place).map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
}

/// The actions of a measurement.
#[derive(Debug, Default)]
pub(super) struct Tally {
    acknowledged: Times,
    received: Times,
    duration: Mutex<Duration>,
}

impl Tally {
    /// An action was committed so long after it was due.
    pub(super) fn acknowledged(&self, after: Duration) {
        self.acknowledged.add(after);
    }

    /// The opponent learned of a move so long after it was due.
    pub(super) fn received(&self, after: Duration) {
        self.received.add(after);
    }

    /// It was measured for so long.
    pub(super) fn note_duration(&self, duration: Duration) {
        *self.duration.lock().unwrap_or_else(PoisonError::into_inner) = duration;
    }

    /// How many actions were committed.
    pub(super) fn committed(&self) -> usize {
        self.acknowledged.count()
    }

    /// For the bar.
    pub(super) fn in_short(&self, passed: Duration) -> String {
        let each_second = self.acknowledged.count() as f64 / passed.as_secs_f64().max(0.001);
        format!("{each_second:.0} actions a second")
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let duration = *self.duration.lock().unwrap_or_else(PoisonError::into_inner);
        let count = self.acknowledged.count();
        let each_second = count as f64 / duration.as_secs_f64().max(0.001);
        writeln!(f, "committed: {count} actions, {each_second:.0} a second")?;
        for (name, times) in
            [("acknowledged", &self.acknowledged), ("opponent heard", &self.received)]
        {
            let sorted = times.sorted();
            writeln!(
                f,
                "{name}: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
                percentile(&sorted, 50),
                percentile(&sorted, 99),
                percentile(&sorted, 100)
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let tally = Tally::default();
        for millis in 1..=200 {
            tally.acknowledged(Duration::from_millis(millis));
        }
        tally.note_duration(Duration::from_secs(2));
        let text = tally.to_string();
        assert!(text.starts_with("committed: 200 actions, 100 a second\n"), "{text}");
        assert!(
            text.contains("acknowledged: p50 100.0 ms, p99 198.0 ms, longest 200.0 ms"),
            "{text}"
        );
        assert!(text.contains("opponent heard: p50 0.0 ms"), "{text}");
    }
}
