//! How often somebody may do something, in one table.
//!
//! A limit allows so many at once and then one more each time its share of the period has passed: the generic
//! cell rate algorithm, by the crate `governor`, with one counter for each line of the table. What a counter keeps
//! for each client is a single moment, in time that never runs backwards: when the machine's clock is put forward
//! or back nobody waits longer.
//!
//! ```text
//!   count(limit, who) ──► counter of the limit ──► Ok, or RetryAfter
//!                              └ now and then: clients whose share has come back are dropped
//! ```

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use galds_games::core::{Explain, Reason, ReasonForm, Value};
use galds_matches::clock::Millis;
use governor::clock::{Clock, MonotonicClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

/// Something that is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Limit {
    /// Any request.
    Request,
    /// Opening a live connection.
    Connect,
    /// Messages over one live connection.
    Message,
    /// Playing without an account from a new browser.
    Anonymous,
    /// Creating an account.
    Register,
    /// Trying passwords from one address.
    Login,
    /// Trying passwords for one name.
    LoginName,
    /// Creating API tokens.
    Token,
    /// Changing a password, deleting an account.
    Account,
    /// Challenging others and the computer.
    Challenge,
    /// Chat at a match.
    Chat,
    /// Following and blocking.
    Relation,
    /// Creating tournaments.
    Tournament,
    /// Exporting games and data.
    Export,
    /// Having the engine think: analyses and answers to puzzles.
    Analysis,
    /// Asking for positions: analysis boards, editors, puzzles.
    Position,
    /// Commands at matches.
    Command,
    /// Switching chat on and off.
    ChatSwitch,
    /// Saving conditional moves.
    Plan,
    /// Publishing problems.
    Composition,
    /// Having reports on matches made.
    Report,
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What is limited.
    pub limit: Limit,
    /// Its name in logs and metrics.
    pub name: &'static str,
    /// What is counted as one client.
    pub by: &'static str,
    /// So many …
    pub most: u32,
    /// … in so long.
    pub per: Millis,
    /// The message to somebody who does it too often.
    pub message: &'static str,
}

const SECOND: Millis = Millis::seconds(1);
const MINUTE: Millis = Millis::minutes(1);
const HOUR: Millis = Millis::minutes(60);

/// Every limit. A school sits behind one address: what is counted by address leaves room for a class.
#[rustfmt::skip]
pub const TABLE: &[Rule] = &[
    rule(Limit::Request,    "request",    "address", 6_000, MINUTE,                "too many requests"),
    rule(Limit::Connect,    "connect",    "address",   120, MINUTE,                "too many connections"),
    rule(Limit::Message,    "message",    "connection", 40, SECOND,                "too many requests on this connection"),
    rule(Limit::Anonymous,  "anonymous",  "address",   120, HOUR,                  "too many new players from here"),
    rule(Limit::Register,   "register",   "address",    40, HOUR,                  "too many new accounts from here"),
    rule(Limit::Login,      "login",      "address",    60, Millis::minutes(10),   "too many attempts to sign in"),
    rule(Limit::LoginName,  "login_name", "name",       10, Millis::minutes(10),   "too many attempts to sign in with this name"),
    rule(Limit::Token,      "token",      "player",     20, HOUR,                  "too many tokens"),
    rule(Limit::Account,    "account",    "player",     10, HOUR,                  "too many changes to the account"),
    rule(Limit::Challenge,  "challenge",  "player",     60, Millis::minutes(10),   "too many challenges"),
    rule(Limit::Chat,       "chat",       "player",     12, Millis::seconds(30),   "too many messages"),
    rule(Limit::Relation,   "relation",   "player",     60, MINUTE,                "too many changes"),
    rule(Limit::Tournament, "tournament", "player",     20, HOUR,                  "too many tournaments"),
    rule(Limit::Export,     "export",     "address",    20, MINUTE,                "too many exports"),
    rule(Limit::Analysis,   "analysis",   "address",   240, MINUTE,                "too many analyses"),
    rule(Limit::Position,   "position",   "address",   600, MINUTE,                "too many positions"),
    rule(Limit::Command,    "command",    "player",    600, MINUTE,                "too many commands"),
    rule(Limit::ChatSwitch, "chat_switch", "player",    12, MINUTE,                "chat was switched too often"),
    rule(Limit::Plan,       "plan",       "player",     30, MINUTE,                "conditional moves were saved too often"),
    rule(Limit::Composition, "composition", "player",   20, HOUR,                  "too many problems published"),
    rule(Limit::Report,     "report",     "address",    30, Millis::minutes(10),   "too many reports"),
];

const fn rule(
    limit: Limit,
    name: &'static str,
    by: &'static str,
    most: u32,
    per: Millis,
    message: &'static str,
) -> Rule {
    Rule { limit, name, by, most, per, message }
}

impl Rule {
    /// The key of that message.
    fn key(&self) -> String {
        format!("too-many-{}", self.name.replace('_', "-"))
    }

    /// The rule in the terms of `governor`.
    fn quota(&self) -> Quota {
        let most = NonZeroU32::new(self.most).expect("a rule of the table lets something through");
        let share = Duration::from(self.per) / self.most;
        Quota::with_period(share).expect("a share of the table is at least 1 ms").allow_burst(most)
    }
}

impl Limit {
    /// Its line in the table.
    pub fn rule(self) -> &'static Rule {
        &TABLE[self as usize]
    }
}

/// Somebody did something too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryAfter {
    /// What.
    pub limit: Limit,
    /// When it will be allowed again.
    pub wait: Millis,
}

impl RetryAfter {
    /// The wait in whole seconds, at least one.
    pub fn seconds(self) -> u64 {
        self.wait.0.div_ceil(1_000).max(1)
    }
}

impl std::error::Error for RetryAfter {}

impl Explain for RetryAfter {
    fn reason(&self) -> Reason {
        let seconds = Value::from(self.seconds());
        Reason::named(self.limit.rule().key(), vec![("seconds", seconds)])
    }

    fn reasons() -> Vec<ReasonForm> {
        TABLE.iter().map(|rule| ReasonForm::named(rule.key(), &["seconds"])).collect()
    }
}

impl std::fmt::Display for RetryAfter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}; please wait {} s", self.limit.rule().message, self.seconds())
    }
}

/// After so many countings clients that are no longer limited are dropped.
const SWEEP: usize = 10_000;

/// Counts clients by one rule.
type Counter<C> =
    RateLimiter<String, DashMapStateStore<String>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// Counts who did what.
#[derive(Debug)]
pub struct Limiter<C: Clock = MonotonicClock> {
    limits: Limits,
    clock: C,
    /// In the order of the table.
    counters: Vec<Counter<C>>,
    /// How many are counted until the next sweep.
    until_sweep: AtomicUsize,
}

/// Whether the table is enforced.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Limits {
    #[default]
    On,
    /// Everything passes: for measuring how much a server can bear.
    Off,
}

impl Default for Limiter {
    fn default() -> Limiter {
        Limiter::new(Limits::default())
    }
}

impl Limiter {
    /// A limiter that enforces the table or does not.
    pub fn new(limits: Limits) -> Limiter {
        Limiter::with_clock(limits, MonotonicClock)
    }
}

impl<C: Clock + Clone> Limiter<C> {
    fn with_clock(limits: Limits, clock: C) -> Limiter<C> {
        let counter = |rule: &Rule| RateLimiter::dashmap_with_clock(rule.quota(), clock.clone());
        let counters = TABLE.iter().map(counter).collect();
        Limiter { limits, clock, counters, until_sweep: AtomicUsize::new(SWEEP) }
    }

    /// Counts one more of something now; refuses it if there were too many.
    pub fn count(&self, limit: Limit, who: impl std::fmt::Display) -> Result<(), RetryAfter> {
        if self.limits == Limits::Off {
            return Ok(());
        }
        self.sweep_when_due();
        self.counters[limit as usize].check_key(&who.to_string()).map_err(|refused| {
            metrics::counter!("galds_rate_limited_total", "limit" => limit.rule().name)
                .increment(1);
            let wait = refused.wait_time_from(self.clock.now());
            RetryAfter { limit, wait: Millis(wait.as_millis() as u64) }
        })
    }

    /// Drops who is no longer limited, each time as many were counted as are kept: so there are never many more
    /// entries than matter, and sweeping costs each counting next to nothing.
    fn sweep_when_due(&self) {
        // Below zero it wraps around: only one of those who count at the same time sweeps.
        if self.until_sweep.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.counters.iter().for_each(RateLimiter::retain_recent);
            self.until_sweep.store(self.kept().max(SWEEP), Ordering::Relaxed);
        }
    }

    /// How many entries there are.
    fn kept(&self) -> usize {
        self.counters.iter().map(RateLimiter::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    /// A limiter and the clock by which it goes.
    fn limiter() -> (Limiter<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (Limiter::with_clock(Limits::On, clock.clone()), clock)
    }

    #[test]
    fn the_table_has_every_limit_at_its_place() {
        for (place, rule) in TABLE.iter().enumerate() {
            assert_eq!(rule.limit as usize, place, "{}", rule.name);
            assert!(rule.per.0 >= u64::from(rule.most), "{}: a share is at least 1 ms", rule.name);
        }
        assert_eq!(TABLE.len(), Limit::Report as usize + 1);
    }

    #[test]
    fn every_limit_lets_as_many_through_at_once_as_the_table_says() {
        let (limiter, clock) = limiter();
        for rule in TABLE {
            for _ in 0..2 {
                let passed =
                    (0..2 * rule.most).filter(|_| limiter.count(rule.limit, "anna").is_ok());
                assert_eq!(passed.count(), rule.most as usize, "{}", rule.name);
                // After the whole period, or a much longer pause, there are as many again and not more.
                clock.advance(Duration::from(rule.per) * 3);
            }
        }
    }

    #[test]
    fn so_many_are_let_through_and_the_next_learns_when_to_come_back() {
        let (limiter, clock) = limiter();
        let Rule { most, per, .. } = *Limit::LoginName.rule();
        for _ in 0..most {
            assert_eq!(limiter.count(Limit::LoginName, "anna"), Ok(()));
        }
        let refused = limiter.count(Limit::LoginName, "anna").unwrap_err();
        assert_eq!(refused.wait, Millis(per.0 / u64::from(most)));
        assert_eq!(refused.seconds(), 60);
        assert_eq!(limiter.count(Limit::LoginName, "bob"), Ok(()));
        assert_eq!(limiter.count(Limit::Login, "anna"), Ok(()));
        clock.advance(Duration::from(Millis(refused.wait.0 - 1)));
        assert!(limiter.count(Limit::LoginName, "anna").is_err());
        clock.advance(Duration::from_millis(1));
        assert_eq!(limiter.count(Limit::LoginName, "anna"), Ok(()));
        assert!(limiter.count(Limit::LoginName, "anna").is_err());
    }

    #[test]
    fn being_refused_does_not_make_the_wait_longer() {
        let (limiter, _) = limiter();
        while limiter.count(Limit::Chat, "anna").is_ok() {}
        let wait = limiter.count(Limit::Chat, "anna").unwrap_err().wait;
        for _ in 0..100 {
            assert_eq!(limiter.count(Limit::Chat, "anna").unwrap_err().wait, wait);
        }
    }

    #[test]
    fn who_is_no_longer_limited_is_dropped() {
        let (limiter, clock) = limiter();
        for number in 0..3 * SWEEP {
            assert_eq!(limiter.count(Limit::Message, number), Ok(()));
            assert!(number % 1_000 != 0 || limiter.kept() <= 2 * SWEEP);
            clock.advance(Duration::from_millis(100));
        }
    }

    #[test]
    fn who_is_still_limited_is_kept() {
        let (limiter, clock) = limiter();
        while limiter.count(Limit::Register, "anna").is_ok() {}
        for number in 0..3 * SWEEP {
            assert_eq!(limiter.count(Limit::Message, number), Ok(()));
            clock.advance(Duration::from_millis(1));
        }
        assert!(limiter.count(Limit::Register, "anna").is_err());
    }

    #[test]
    fn a_limiter_can_be_switched_off() {
        let limiter = Limiter::new(Limits::Off);
        assert!((0..1_000).all(|_| limiter.count(Limit::Register, "x").is_ok()));
    }
}
