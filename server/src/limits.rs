//! How often somebody may do something, in one table.
//!
//! A limit allows so many at once and then one more each time its share of the period has passed
//! (the generic cell rate algorithm): what is kept for each client is a single moment. The moments are
//! [`Instant`]s: when the machine's clock is put forward or back nobody waits longer.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use galds_games::core::{Explain, Reason, ReasonForm, Value};
use galds_matches::clock::Millis;

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
    /// Making an account.
    Register,
    /// Trying passwords from one address.
    Login,
    /// Trying passwords for one name.
    LoginName,
    /// Making API tokens.
    Token,
    /// Changing a password, deleting an account.
    Account,
    /// Offering matches.
    Challenge,
    /// Talking beside a match.
    Chat,
    /// Following and blocking.
    Relation,
    /// Making tournaments.
    Tournament,
    /// Exporting games and data.
    Export,
    /// Having the engine think: analyses and answers to puzzles.
    Analysis,
    /// Having positions worked out: analysis boards, editors, puzzles.
    Position,
    /// Commands at matches.
    Command,
    /// Switching chat on and off.
    ChatSwitch,
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What is limited.
    pub limit: Limit,
    /// Its name in logs and metrics.
    pub name: &'static str,
    /// Whose doings are counted together.
    pub by: &'static str,
    /// So many …
    pub most: u32,
    /// … in so long.
    pub per: Millis,
    /// What somebody hears who does it too often.
    pub message: &'static str,
}

const SECOND: Millis = Millis::seconds(1);
const MINUTE: Millis = Millis::minutes(1);
const HOUR: Millis = Millis::minutes(60);

/// Every limit. A school sits behind one address: what is counted by address leaves room for a class.
#[rustfmt::skip]
pub const TABLE: &[Rule] = &[
    rule(Limit::Request,    "request",    "address", 1_200, MINUTE,                "too many requests"),
    rule(Limit::Connect,    "connect",    "address",   120, MINUTE,                "too many connections"),
    rule(Limit::Message,    "message",    "connection", 40, SECOND,                "too many messages"),
    rule(Limit::Anonymous,  "anonymous",  "address",   120, HOUR,                  "too many new players from here"),
    rule(Limit::Register,   "register",   "address",    40, HOUR,                  "too many new accounts from here"),
    rule(Limit::Login,      "login",      "address",    60, Millis::minutes(10),   "too many attempts to log in"),
    rule(Limit::LoginName,  "login_name", "name",       10, Millis::minutes(10),   "too many attempts to log in with this name"),
    rule(Limit::Token,      "token",      "player",     20, HOUR,                  "too many tokens"),
    rule(Limit::Account,    "account",    "player",     10, HOUR,                  "too many changes of the account"),
    rule(Limit::Challenge,  "challenge",  "player",     60, Millis::minutes(10),   "too many matches offered"),
    rule(Limit::Chat,       "chat",       "player",     12, Millis::seconds(30),   "too many words"),
    rule(Limit::Relation,   "relation",   "player",     60, MINUTE,                "too many changes"),
    rule(Limit::Tournament, "tournament", "player",     20, HOUR,                  "too many tournaments"),
    rule(Limit::Export,     "export",     "address",    20, MINUTE,                "too many exports"),
    rule(Limit::Analysis,   "analysis",   "address",   240, MINUTE,                "too many analyses"),
    rule(Limit::Position,   "position",   "address",   600, MINUTE,                "too many positions"),
    rule(Limit::Command,    "command",    "player",    600, MINUTE,                "too many commands"),
    rule(Limit::ChatSwitch, "chat_switch", "player",    12, MINUTE,                "chat was switched too often"),
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
    /// The key of what somebody hears who does it too often.
    fn key(&self) -> String {
        format!("too-many-{}", self.name.replace('_', "-"))
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

/// After so many entries those that no longer matter are thrown out.
const SWEEP: usize = 10_000;

/// Counts who did what.
#[derive(Debug, Default)]
pub struct Limiter {
    limits: Limits,
    seen: Mutex<Seen>,
}

/// Whether the table is enforced.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Limits {
    /// It is.
    #[default]
    On,
    /// Everything passes: for measuring how much a server can bear.
    Off,
}

/// For each doer and deed, the moment at which all of it will be forgotten.
#[derive(Debug, Default)]
struct Seen {
    forgotten: HashMap<(Limit, String), Instant>,
    sweep_at: usize,
}

impl Limiter {
    /// A limiter that enforces the table or does not.
    pub fn new(limits: Limits) -> Limiter {
        Limiter { limits, ..Limiter::default() }
    }

    /// Counts one more of something now; refuses it if there were too many.
    pub fn count(&self, limit: Limit, who: impl std::fmt::Display) -> Result<(), RetryAfter> {
        self.check(limit, &who.to_string(), Instant::now())
    }

    /// The same at a moment of the caller's choice.
    pub fn check(&self, limit: Limit, who: &str, now: Instant) -> Result<(), RetryAfter> {
        if self.limits == Limits::Off {
            return Ok(());
        }
        let Rule { most, per, name, .. } = *limit.rule();
        let (share, per) = (Duration::from(per) / most, Duration::from(per));
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let known = seen.forgotten.get(&(limit, who.to_owned())).copied();
        let forgotten = known.map_or(now, |moment| moment.max(now)) + share;
        let debt = forgotten.saturating_duration_since(now);
        if debt > per {
            metrics::counter!("galds_rate_limited_total", "limit" => name).increment(1);
            let wait = Millis(debt.saturating_sub(per).as_millis() as u64);
            return Err(RetryAfter { limit, wait });
        }
        seen.forgotten.insert((limit, who.to_owned()), forgotten);
        seen.sweep(now);
        Ok(())
    }
}

impl Seen {
    /// Keeps the table as small as what still matters.
    fn sweep(&mut self, now: Instant) {
        if self.forgotten.len() >= self.sweep_at.max(SWEEP) {
            self.forgotten.retain(|_, moment| *moment > now);
            self.sweep_at = 2 * self.forgotten.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_limit_at_its_place() {
        for (place, rule) in TABLE.iter().enumerate() {
            assert_eq!(rule.limit as usize, place, "{}", rule.name);
            assert!(rule.per.0 >= u64::from(rule.most), "{}: a share is at least 1 ms", rule.name);
        }
        assert_eq!(TABLE.len(), Limit::ChatSwitch as usize + 1);
    }

    #[test]
    fn so_many_are_let_through_and_the_next_is_told_when() {
        let limiter = Limiter::default();
        let Rule { most, per, .. } = *Limit::LoginName.rule();
        let now = Instant::now();
        for _ in 0..most {
            assert_eq!(limiter.check(Limit::LoginName, "anna", now), Ok(()));
        }
        let refused = limiter.check(Limit::LoginName, "anna", now).unwrap_err();
        assert_eq!(refused.wait, Millis(per.0 / u64::from(most)));
        assert_eq!(refused.seconds(), 60);
        assert_eq!(limiter.check(Limit::LoginName, "anna", now + refused.wait.into()), Ok(()));
        assert!(limiter.check(Limit::LoginName, "anna", now + refused.wait.into()).is_err());
        assert_eq!(limiter.check(Limit::LoginName, "bob", now), Ok(()));
        assert_eq!(limiter.check(Limit::Login, "anna", now), Ok(()));
    }

    #[test]
    fn being_refused_does_not_make_the_wait_longer() {
        let limiter = Limiter::default();
        let now = Instant::now();
        while limiter.check(Limit::Chat, "anna", now).is_ok() {}
        let wait = limiter.check(Limit::Chat, "anna", now).unwrap_err().wait;
        for _ in 0..100 {
            assert_eq!(limiter.check(Limit::Chat, "anna", now).unwrap_err().wait, wait);
        }
    }

    #[test]
    fn what_no_longer_matters_is_forgotten() {
        let (limiter, start) = (Limiter::default(), Instant::now());
        for number in 0..SWEEP as u32 * 3 {
            let now = start + number * Duration::from_millis(100);
            let _passed = limiter.check(Limit::Message, &number.to_string(), now);
        }
        assert!(limiter.seen.lock().unwrap().forgotten.len() <= SWEEP);
    }

    #[test]
    fn a_limiter_can_be_switched_off() {
        let (limiter, now) = (Limiter::new(Limits::Off), Instant::now());
        assert!((0..1_000).all(|_| limiter.check(Limit::Register, "x", now).is_ok()));
    }
}
