//! Rate limits that all servers count together.
//!
//! ```text
//!   count ──► this server's limiter ──► at once: yes, or when
//!     └──► what clients did here ──put, every second──► bus ──► counted at the other servers too
//! ```
//!
//! Nobody waits for another server: a request is judged by what this one knows. It knows what the others counted
//! a second or two later; when the bus is away each server limits for itself. Clients that are far from a limit
//! are not shared of. Names and addresses leave the server as hashes only.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::bus::{Bus, BusError};
use crate::limits::{Limit, Limiter, Limits, RetryAfter, TABLE};

/// How often servers share counts.
const SHARING_INTERVAL: Duration = Duration::from_secs(1);
/// Under which key.
const KEY: &str = "limits";
/// A client that has used up this part of what a limit allows is shared with other servers.
const WORTH_SHARING: f64 = 0.125;
/// How many clients one server shares at most: those that are nearest to a limit.
const MOST_SHARED: usize = 2_000;

/// A limiter that shares its counts with other servers.
#[derive(Debug, Default)]
pub struct SharedLimiter {
    local: Limiter,
    spent: Mutex<HashMap<(Limit, String), Spent>>,
    /// What each other server has shared so far, by which what is new in it is known.
    shared: Mutex<HashMap<String, HashMap<String, u32>>>,
}

/// What one client did here.
#[derive(Clone, Copy, Debug)]
struct Spent {
    /// How often, since it is remembered.
    times: u32,
    /// How much of that still counts.
    level: f64,
    at: Instant,
}

/// What one server shares about one client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Shared {
    times: u32,
    level: u32,
}

impl SharedLimiter {
    /// A limiter that enforces the table or does not.
    pub fn new(limits: Limits) -> SharedLimiter {
        SharedLimiter { local: Limiter::new(limits), ..SharedLimiter::default() }
    }

    /// Counts one more of something now; refuses it if there were too many.
    pub fn count(&self, limit: Limit, who: impl fmt::Display) -> Result<(), RetryAfter> {
        let who = hashed(&who.to_string());
        self.local.count(limit, &who)?;
        // A connection is known to one server only.
        if limit != Limit::Message {
            let now = Instant::now();
            let mut spent = locked(&self.spent);
            let place = spent.entry((limit, who));
            let entry = place.or_insert(Spent { times: 0, level: 0.0, at: now });
            *entry = Spent { times: entry.times + 1, level: entry.left(limit, now) + 1.0, at: now };
        }
        Ok(())
    }

    /// Shares with other servers what was counted here, and counts what they share, for ever.
    pub async fn share(&self, bus: &dyn Bus) {
        let mut ticks = tokio::time::interval(SHARING_INTERVAL);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut was_empty = true;
        loop {
            ticks.tick().await;
            let shared = self.worth_sharing(Instant::now());
            // What was shared before is taken back once.
            let is_news = !shared.is_empty() || !was_empty;
            was_empty = shared.is_empty();
            if let Err(error) = self.exchange(bus, is_news.then_some(shared)).await {
                tracing::debug!(%error, "rate limits are not shared");
            }
        }
    }

    async fn exchange(
        &self,
        bus: &dyn Bus,
        shared: Option<HashMap<String, Shared>>,
    ) -> Result<(), BusError> {
        if let Some(shared) = shared {
            bus.put(KEY, serde_json::to_string(&shared).unwrap_or_default()).await?;
        }
        let entries = bus.entries(KEY).await?;
        let mut known = locked(&self.shared);
        known.retain(|process, _| entries.iter().any(|entry| entry.process == *process));
        for entry in entries.iter().filter(|entry| entry.process != bus.process()) {
            // Another version may write it in another way.
            let Ok(shared) = serde_json::from_str::<HashMap<String, Shared>>(&entry.value) else {
                continue;
            };
            self.count_shared(known.entry(entry.process.clone()).or_default(), shared);
        }
        Ok(())
    }

    /// Counts what another server shared and has not been counted yet.
    fn count_shared(&self, known: &mut HashMap<String, u32>, shared: HashMap<String, Shared>) {
        for (key, Shared { times, level }) in &shared {
            let Some((name, who)) = key.split_once(' ') else { continue };
            let Some(rule) = TABLE.iter().find(|rule| rule.name == name) else { continue };
            let new = match known.get(key) {
                Some(before) if before <= times => times - before,
                _ => *level,
            };
            for _ in 0..new.min(rule.most) {
                if self.local.count(rule.limit, who).is_err() {
                    break;
                }
            }
        }
        // Clients that are not shared for a while may come back.
        if known.len() > 10 * MOST_SHARED {
            known.clear();
        }
        known.extend(shared.into_iter().map(|(key, shared)| (key, shared.times)));
    }

    /// The clients that are near enough to a limit, and what they did here. The others are forgotten when
    /// nothing of it counts any more.
    fn worth_sharing(&self, now: Instant) -> HashMap<String, Shared> {
        let mut spent = locked(&self.spent);
        spent.retain(|(limit, _), spent| spent.left(*limit, now) > 0.0);
        let part =
            |limit: Limit, spent: &Spent| spent.left(limit, now) / f64::from(limit.rule().most);
        let mut near: Vec<_> = spent
            .iter()
            .map(|((limit, who), spent)| (part(*limit, spent), *limit, who, spent))
            .filter(|(part, ..)| *part >= WORTH_SHARING)
            .collect();
        near.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        near.truncate(MOST_SHARED);
        let shared = |(_, limit, who, spent): (f64, Limit, &String, &Spent)| {
            let level = spent.left(limit, now).round() as u32;
            (format!("{} {who}", limit.rule().name), Shared { times: spent.times, level })
        };
        near.into_iter().map(shared).collect()
    }
}

impl Spent {
    /// How much still counts at this moment.
    fn left(&self, limit: Limit, now: Instant) -> f64 {
        let rule = limit.rule();
        let share = Duration::from(rule.per).as_secs_f64() / f64::from(rule.most);
        (self.level - now.saturating_duration_since(self.at).as_secs_f64() / share).max(0.0)
    }
}

fn hashed(who: &str) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(who)[..12])
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::InProcess;

    const LIMIT: Limit = Limit::LoginName;

    /// How often somebody may do something until it is refused.
    fn allowed(limiter: &SharedLimiter, who: &str) -> u32 {
        let most = LIMIT.rule().most + 1;
        (0..most).take_while(|_| limiter.count(LIMIT, who).is_ok()).count() as u32
    }

    async fn exchange(limiters: &[SharedLimiter; 2], buses: &[InProcess; 2]) {
        for _ in 0..2 {
            for (limiter, bus) in limiters.iter().zip(buses) {
                let shared = limiter.worth_sharing(Instant::now());
                limiter.exchange(bus, Some(shared)).await.unwrap();
            }
        }
    }

    fn two() -> ([SharedLimiter; 2], [InProcess; 2]) {
        let bus = InProcess::default();
        ([SharedLimiter::default(), SharedLimiter::default()], [bus.another(), bus])
    }

    #[tokio::test]
    async fn what_somebody_did_at_one_server_counts_at_the_other_once() {
        let (limiters, buses) = two();
        for _ in 0..4 {
            limiters[0].count(LIMIT, "anna").unwrap();
        }
        exchange(&limiters, &buses).await;
        exchange(&limiters, &buses).await;
        limiters[0].count(LIMIT, "anna").unwrap();
        exchange(&limiters, &buses).await;
        assert_eq!(allowed(&limiters[1], "anna"), LIMIT.rule().most - 5);
        assert_eq!(allowed(&limiters[1], "bob"), LIMIT.rule().most);
        exchange(&limiters, &buses).await;
        assert_eq!(allowed(&limiters[0], "anna"), 0, "and what was done at the other");
    }

    #[tokio::test]
    async fn a_server_that_comes_later_learns_what_still_counts() {
        let (limiters, buses) = two();
        assert_eq!(allowed(&limiters[0], "anna"), LIMIT.rule().most);
        exchange(&limiters, &buses).await;
        let late = SharedLimiter::default();
        late.exchange(&buses[0].another(), None).await.unwrap();
        assert_eq!(allowed(&late, "anna"), 0);
    }

    #[test]
    fn those_who_are_far_from_a_limit_are_not_shared_and_no_name_is() {
        let limiter = SharedLimiter::default();
        limiter.count(Limit::Request, "anna").unwrap();
        assert!(limiter.worth_sharing(Instant::now()).is_empty());
        limiter.count(Limit::LoginName, "anna").unwrap();
        limiter.count(Limit::LoginName, "anna").unwrap();
        let shared = limiter.worth_sharing(Instant::now());
        assert_eq!(shared.len(), 1);
        assert!(!shared.keys().any(|key| key.contains("anna")), "{shared:?}");
        let later = Instant::now() + Duration::from_hours(1);
        assert!(limiter.worth_sharing(later).is_empty());
        assert!(locked(&limiter.spent).is_empty(), "forgotten");
    }

    #[test]
    fn messages_of_a_connection_concern_nobody_else() {
        let limiter = SharedLimiter::default();
        for _ in 0..20 {
            limiter.count(Limit::Message, 1).unwrap();
        }
        assert!(limiter.worth_sharing(Instant::now()).is_empty());
    }
}
