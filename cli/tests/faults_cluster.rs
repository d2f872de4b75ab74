//! A whole installation under real faults: three servers, two workers, NATS and PostgreSQL, and many games.
//!
//! ```text
//!   players ──► server 1 ──proxy──► PostgreSQL      processes are killed and stopped, connections are cut and
//!         └───► server 2 ──proxy──►                 fall silent, at random from a seed, for a minute; players
//!         └───► server 3 ──proxy──► NATS ◄── 2 workers   go to any server that answers
//! ```
//!
//! Afterwards everything that was acknowledged is compared with the logs. `GALDS_SEED` repeats the faults of a
//! run; what the players do meanwhile is not repeated exactly.
#![cfg(target_os = "linux")]

mod cluster;
mod serving;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cluster::disasters::{self, Disaster};
use cluster::installation::Installation;
use cluster::players::{Game, Opponent, Played, Visitor};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serving::{Caller, postgres};

/// How many games are played at a time, unless `GALDS_GAMES` says otherwise; one in five is against the computer.
const GAMES: u64 = 200;
/// For how long games are made. A machine that is so busy that it makes fewer in this time could not play all of them
/// either, even without faults.
const MADE_WITHIN: Duration = Duration::from_secs(20);
/// The fewest that say anything.
const FEWEST: usize = 20;
/// How many people play them: each several at a time.
const PEOPLE: usize = 20;
/// For how long something is broken again and again.
const FAULTY: Duration = Duration::from_secs(48);
/// Within how long everybody plays on. A machine that is so busy that it takes long without faults gets that on top.
const PLAYS_ON_WITHIN: Duration = Duration::from_secs(10);
/// How long play goes on after the last fault, so that every game is acted in once more.
const CALM: Duration = Duration::from_secs(26);

/// A number that whoever runs this may give.
fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not `{text}`")))
}

/// Breaks one thing after the other, each kind as often as the others. Answers when the last was mended.
fn break_things(installation: &mut Installation, random: &mut StdRng) -> Instant {
    let (began, mut next) = (Instant::now(), Vec::new());
    while began.elapsed() < FAULTY {
        if next.is_empty() {
            next = Disaster::ALL.to_vec();
            next.shuffle(random);
        }
        let Some(disaster) = next.pop() else { break };
        disasters::befall(disaster, installation, random);
        std::thread::sleep(Duration::from_millis(random.random_range(1_000..3_000)));
    }
    Instant::now()
}

#[test]
fn an_installation_under_faults_loses_nothing_does_nothing_twice_and_plays_on() {
    let Some(mut installation) = Installation::start() else { return };
    let seed = number("GALDS_SEED").unwrap_or_else(|| rand::rng().random_range(0..1_000_000));
    println!("GALDS_SEED={seed}");
    let stop = Arc::new(AtomicBool::new(false));
    let games = begin_all(&installation, seed);
    let usual = games.iter().map(|game| game.made_in).max().unwrap_or_default();
    let games: Vec<_> = games
        .into_iter()
        .map(|game| {
            let stop = Arc::clone(&stop);
            std::thread::spawn(move || game.play(&stop))
        })
        .collect();
    let mended = break_things(&mut installation, &mut StdRng::seed_from_u64(seed));
    std::thread::sleep(CALM);
    stop.store(true, Ordering::Relaxed);
    let all: Vec<Played> = games
        .into_iter()
        .map(|game| game.join().unwrap_or_else(|_| panic!("GALDS_SEED={seed}: a player gave up")))
        .collect();
    check(&installation, &all, mended, PLAYS_ON_WITHIN + usual);
    let said = installation.stop();
    assert!(!said.contains("panicked"), "GALDS_SEED={seed}: {said}");
}

/// Makes all matches, a few at a time.
fn begin_all(installation: &Installation, seed: u64) -> Vec<Game> {
    let people: Vec<Visitor> = (0..PEOPLE).map(|_| Visitor::new(&installation.bases())).collect();
    let make = |number: usize| {
        let opponent = if number.is_multiple_of(5) { Opponent::Computer } else { Opponent::Person };
        let players = [number, number + 1].map(|place| people[place % PEOPLE].clone());
        let random = StdRng::seed_from_u64(seed.wrapping_mul(1_000).wrapping_add(number as u64));
        Game::begin(players, number, opponent, random)
    };
    let (count, began) = (number("GALDS_GAMES").unwrap_or(GAMES) as usize, Instant::now());
    let is_time_left = |number: &usize| *number < FEWEST || began.elapsed() < MADE_WITHIN;
    std::thread::scope(|scope| {
        let parts = [0, 1, 2, 3].map(|part| {
            let (make, is_time_left) = (&make, &is_time_left);
            scope.spawn(move || {
                (part..count).step_by(4).take_while(is_time_left).map(make).collect::<Vec<Game>>()
            })
        });
        parts.into_iter().flat_map(|part| part.join().expect("matches can be made")).collect()
    })
}

fn check(installation: &Installation, all: &[Played], mended: Instant, plays_on: Duration) {
    let acknowledged: usize = all.iter().map(|played| played.acknowledged.len()).sum();
    let waits = all.iter().flat_map(|played| &played.waits);
    let longest = waits.max().copied().unwrap_or_default();
    let mut slowest = Duration::ZERO;
    let at_servers: Vec<Caller> =
        installation.bases().iter().map(|base| Caller::guest(base)).collect();
    for played in all {
        slowest = slowest.max(cluster::comparing::compare(&at_servers, played));
        let is_going_on = played.is_over || played.last > mended;
        assert!(is_going_on, "match {} was not played on", played.id);
    }
    println!(
        "{} games, {acknowledged} actions acknowledged; a player waited {longest:?} at most, the computer took \
         {slowest:?} at most, of {plays_on:?}",
        all.len()
    );
    assert!(acknowledged > 2 * all.len(), "only {acknowledged} actions were made");
    assert!(longest < plays_on, "somebody could not play on for {longest:?}");
    assert!(slowest < plays_on, "a computer player took {slowest:?}");
    let with_gaps = "SELECT match_id FROM match_log GROUP BY match_id \
                     HAVING COUNT(*) <> MAX(number) OR MIN(number) <> 1";
    assert_eq!(postgres::ask(&installation.database, with_gaps), Vec::<String>::new());
}
