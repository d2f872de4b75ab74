//! Pauses between attempts: longer each time, and never the same for two programs.

use std::time::Duration;

use rand::RngExt as _;

const SHORTEST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(30);

/// How long to wait before the next attempt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Backoff {
    next: Duration,
}

impl Backoff {
    pub(super) fn new() -> Backoff {
        Backoff { next: SHORTEST }
    }

    /// It went well: the next pause is short again.
    pub(super) fn reset(&mut self) {
        self.next = SHORTEST;
    }

    /// Waits, between half and the whole of the pause so that many programs do not come back at once.
    pub(super) fn wait(&mut self) {
        std::thread::sleep(self.step(rand::rng().random_range(0.5..1.0)));
    }

    fn step(&mut self, part: f64) -> Duration {
        let pause = self.next.mul_f64(part);
        self.next = (self.next * 2).min(LONGEST);
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest_and_start_again_after_success() {
        let mut pause = Backoff::new();
        let steps: Vec<_> = (0..8).map(|_| pause.step(1.0).as_millis()).collect();
        assert_eq!(steps, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
        pause.reset();
        assert_eq!(pause.step(0.5).as_millis(), 250);
    }
}
