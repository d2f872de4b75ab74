//! The match crate under a simulator: several servers, virtual time, one seed a run.
//!
//! ```text
//!   clients ──call──► servers (the real command loop) ──statement──► one database
//!      ▲                  │                                          ▲
//!      └──── notices ◄────┘     all in one thread, under one seed    │
//!                                                                    └─ checked at the end of every run
//! ```
//!
//! Notices are lost, doubled and late; calls and commits lose their answers; servers are killed, paused and
//! started again; the database is away; clocks are apart. `docs/simulation.md` says what is checked, how a
//! seed is replayed, and which planted bugs are found.

mod channels;
mod clients;
mod database;
mod executor;
mod faults;
mod host;
mod invariants;
mod leaks;
mod scenario;
mod server;
mod services;
mod world;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use galds_matches::{Event, Logged};

use crate::executor::locked;
use crate::faults::Bug;
use crate::scenario::{Run, run};

/// How many seeds are run, unless `GALDS_SEEDS` says otherwise.
const SEEDS: u64 = 10_000;
/// Within how many seeds each planted bug has to be found.
const FOUND_WITHIN: u64 = 400;

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not `{text}`")))
}

/// The first seed below `count` for which the run fails, and how. Seeds are shared among the cores.
fn first_failure(count: u64, bug: Option<Bug>) -> Option<(u64, String)> {
    let (next, failure) = (AtomicU64::new(0), Mutex::new(None::<(u64, String)>));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= count || locked(&failure).as_ref().is_some_and(|(at, _)| *at < seed)
                    {
                        return;
                    }
                    if let Some(what) = run(seed, bug).violation {
                        let mut failure = locked(&failure);
                        if failure.as_ref().is_none_or(|(at, _)| seed < *at) {
                            *failure = Some((seed, what));
                        }
                    }
                }
            });
        }
    });
    failure.into_inner().expect("a panic in a worker is passed on")
}

#[test]
fn every_invariant_holds_whatever_befalls_the_servers() {
    if let Some(seed) = number("GALDS_SEED") {
        let run = run(seed, None);
        println!("{}\n{}", run.world.journal(), logs(&run));
        if let Some(what) = run.violation {
            panic!("GALDS_SEED={seed}: {what}");
        }
        return;
    }
    if let Some((seed, what)) = first_failure(number("GALDS_SEEDS").unwrap_or(SEEDS), None) {
        panic!("replay it with GALDS_SEED={seed}: {what}");
    }
}

#[test]
fn planted_bugs_are_found() {
    for bug in Bug::ALL {
        let (seed, what) = first_failure(FOUND_WITHIN, Some(bug))
            .unwrap_or_else(|| panic!("{bug:?} is not found within {FOUND_WITHIN} seeds"));
        println!("{bug:?} is found at seed {seed}: {what}");
    }
}

/// Everything that stands in the logs, in one text.
fn logs(run: &Run) -> String {
    let database = locked(&run.world.database);
    let rows = database.logs.iter().flat_map(|(id, log)| {
        log.iter().map(move |stored| format!("{id} {} {:?}\n", stored.committed, stored.row))
    });
    rows.collect()
}

#[test]
fn a_seed_repeats_its_run_exactly() {
    for seed in 0..20 {
        let [one, other] = [(); 2].map(|()| logs(&run(seed, None)));
        assert_eq!(one, other, "seed {seed}");
    }
}

#[test]
fn everything_that_can_happen_at_a_match_happens() {
    let mut happened = BTreeSet::new();
    let mut acknowledged = 0;
    for seed in 0..400 {
        let run = run(seed, None);
        acknowledged += run.acks.len();
        for (id, log) in &locked(&run.world.database).logs {
            for stored in log {
                let logged = Logged::read(id, stored.row.clone()).expect("it was replayed");
                happened.extend(names(&logged.event));
            }
        }
    }
    assert!(acknowledged > 2_000, "{acknowledged}");
    let expected = [
        "lautari",
        "luzhanqi",
        "nardi",
        "rotary",
        "shatra",
        "computer",
        "set-up",
        "threw",
        "offered draw",
        "offered takeback",
        "offered rematch",
        "declined",
        "took back",
        "refunded",
        "rematched",
        "ended rules",
        "ended resigned",
        "ended agreed",
        "ended flag",
        "ended left",
        "ended aborted",
        "ended cancelled",
    ];
    let missing: Vec<&str> =
        expected.into_iter().filter(|name| !happened.contains(*name)).collect();
    assert!(missing.is_empty(), "{missing:?} of {happened:?}");
}

/// What an event is evidence of.
fn names(event: &Event) -> Vec<String> {
    match event {
        Event::Created { terms, .. } => vec![terms.game.clone()],
        Event::Started { first, second, .. } => {
            let has_computer = first.level().or(second.level()).is_some();
            if has_computer { vec!["computer".to_owned()] } else { Vec::new() }
        }
        Event::SetUp { .. } => vec!["set-up".to_owned()],
        Event::Threw { .. } => vec!["threw".to_owned()],
        Event::Offered { offer, .. } => vec![format!("offered {offer}")],
        Event::Declined { .. } => vec!["declined".to_owned()],
        Event::TookBack { .. } => vec!["took back".to_owned()],
        Event::Refunded { .. } => vec!["refunded".to_owned()],
        Event::Rematched { .. } => vec!["rematched".to_owned()],
        Event::Ended { ending, .. } => vec![format!("ended {}", ending.kind)],
        Event::Arrived { .. } => vec!["arrived".to_owned()],
        Event::Acted { .. }
        | Event::Planned { .. }
        | Event::ChatSwitched { .. }
        | Event::GuestBecame { .. } => Vec::new(),
    }
}
