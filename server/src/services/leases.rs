//! Work that one process does at a time, by a lease on the bus.
//!
//! A lease saves work and nothing else: everything that is done under one may be done twice and comes to the
//! same. So a process that cannot reach the bus does it, and one that dies is followed by another as soon as its
//! lease has expired.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::notices::Mailbox;
use crate::bus::{Bus, Lease};

/// How often a lease is asked for or renewed: several times before it expires.
const RENEWED: Duration = Duration::from_secs(1);

/// What one process does for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Rating matches that have ended.
    Ratings,
    /// Pairing the rounds of tournaments.
    Rounds,
    /// Withdrawing what nobody waits for, and throwing out what has expired.
    Tidying,
}

impl Duty {
    /// All of them.
    pub const ALL: [Duty; 3] = [Duty::Ratings, Duty::Rounds, Duty::Tidying];

    /// The name of its lease.
    pub fn lease(self) -> &'static str {
        match self {
            Duty::Ratings => "ratings",
            Duty::Rounds => "rounds",
            Duty::Tidying => "tidying",
        }
    }
}

/// Says when it is time to do a duty.
#[derive(Debug)]
pub struct Turns {
    bus: Arc<dyn Bus>,
    duty: Duty,
    mailbox: Mailbox,
    every: Duration,
    lease: Lease,
    /// When the lease was last asked for.
    asked: Option<Instant>,
    /// When this process last did it, if nobody else has had the lease since.
    done: Option<Instant>,
}

impl Turns {
    /// A duty that is to be done whenever something comes into the mailbox, and at least so often.
    pub fn new(bus: Arc<dyn Bus>, duty: Duty, mailbox: Mailbox, every: Duration) -> Turns {
        Turns { bus, duty, mailbox, every, lease: Lease::Theirs, asked: None, done: None }
    }

    /// Waits until this process has to do it: something came, enough time has passed, or it has just become
    /// this process's duty.
    pub async fn next(&mut self) {
        let mut is_due = false;
        loop {
            self.renew().await;
            let is_time = is_due || self.done.is_none_or(|at| at.elapsed() >= self.every);
            match self.lease {
                Lease::Theirs => self.done = None,
                Lease::Ours if is_time => {
                    self.done = Some(Instant::now());
                    return;
                }
                Lease::Ours => {}
            }
            is_due = tokio::time::timeout(RENEWED, self.mailbox.take()).await.is_ok();
        }
    }

    async fn renew(&mut self) {
        if self.asked.is_none_or(|at| at.elapsed() >= RENEWED) {
            self.asked = Some(Instant::now());
            // Without a bus each works for itself.
            self.lease = self.bus.hold(self.duty.lease()).await.unwrap_or(Lease::Ours);
        }
    }
}

/// Gives up all duties, so that others need not wait until they expire.
pub async fn release(bus: &dyn Bus) {
    for duty in Duty::ALL {
        if let Err(error) = bus.release(duty.lease()).await {
            tracing::debug!(%error, lease = duty.lease(), "a lease was not given back");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::InProcess;
    use galds_matches::ports::Topic;

    const SELDOM: Duration = Duration::from_secs(100);

    async fn is_turn(turns: &mut Turns, within: Duration) -> bool {
        tokio::time::timeout(within, turns.next()).await.is_ok()
    }

    #[tokio::test]
    async fn one_process_has_the_turn_until_it_gives_the_duty_up() {
        let first = InProcess::default();
        let [first, second]: [Arc<dyn Bus>; 2] = [Arc::new(first.another()), Arc::new(first)];
        let (mailbox, other) = (Mailbox::default(), Mailbox::default());
        let mut ours = Turns::new(Arc::clone(&first), Duty::Ratings, mailbox.clone(), SELDOM);
        let mut theirs = Turns::new(Arc::clone(&second), Duty::Ratings, other.clone(), SELDOM);
        let soon = Duration::from_millis(200);
        assert!(is_turn(&mut ours, soon).await, "at once");
        other.put(Topic::Ended);
        assert!(!is_turn(&mut theirs, soon).await);
        assert!(!is_turn(&mut ours, soon).await, "nothing is new");
        mailbox.put(Topic::Ended);
        assert!(is_turn(&mut ours, soon).await, "something is new");
        release(&*first).await;
        assert!(is_turn(&mut theirs, 3 * RENEWED).await, "it was given up");
    }
}
