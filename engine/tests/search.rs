//! The search finds what can be proven, and keeps its promises about limits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use galds_engine::search::{Limits, Memory, Settings, score, think};
use galds_games::core::{Game, RuleSet, Table};
use galds_games::rotary::problems::winning_firsts;
use galds_games::rotary::{Rotary, Rules};

fn rotary(rules: &str) -> Rotary {
    Rotary::new(Rules::read(rules).unwrap())
}

fn settings(limits: Limits) -> Settings {
    Settings { limits, ..Settings::default() }
}

#[test]
fn two_move_problems_are_solved() {
    let game = rotary("rotary");
    for (key, text) in [
        (
            "32-5",
            "w - 11,24,41,43,52,53,54,55,57,61,76,86,94 13,36,44,45,47,58,65,72,77,78,87,89,97 116",
        ),
        (
            "44-1",
            "b - 12,23,31,53,56,62,66,67,68,75,83,94,96 13,21,33,35,36,45,47,55,64,74,77,78,85 293",
        ),
    ] {
        let position = game.read_position(text).unwrap();
        assert_eq!(winning_firsts(&game, &position, 2).len(), 1);
        let table = Table::at(game.clone(), position);
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let memory = Memory::with_mebibytes(16);
        let found = think(&table, &settings(limits), &memory, &AtomicBool::new(false), &mut |_| {});
        assert_eq!(found.lines[0].actions[0].to_string(), key);
        assert_eq!(score::actions_to_end(found.lines[0].score), Some(3));
    }
}

#[test]
fn one_thread_with_a_node_limit_always_finds_the_same() {
    let table = Table::new(rotary("rotary,start=rows"));
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let run = || {
        let memory = Memory::with_mebibytes(8);
        let mut found =
            think(&table, &settings(limits), &memory, &AtomicBool::new(false), &mut |_| {});
        found.time = Duration::ZERO;
        found
    };
    assert_eq!(run(), run());
}

#[test]
fn a_stop_is_answered_at_once() {
    let table = Table::new(rotary("rotary"));
    let memory = Memory::with_mebibytes(8);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let found = think(&table, &settings(Limits::default()), &memory, &stop, &mut |_| {});
            (found, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(100));
        let stopped = Instant::now();
        stop.store(true, Ordering::Relaxed);
        let (found, ended) = search.join().unwrap();
        assert!(!found.lines.is_empty());
        let waited = ended.saturating_duration_since(stopped);
        assert!(waited < Duration::from_millis(200), "{waited:?}");
    });
}

#[test]
fn several_lines_start_differently_and_come_in_order() {
    let table = Table::new(rotary("rotary"));
    let memory = Memory::with_mebibytes(8);
    let limits = Limits { depth: Some(3), ..Limits::default() };
    let wanted = Settings { limits, threads: 2, lines: 3 };
    let found = think(&table, &wanted, &memory, &AtomicBool::new(false), &mut |_| {});
    assert_eq!(found.lines.len(), 3);
    assert!(found.lines.is_sorted_by_key(|line| -line.score));
    let mut firsts: Vec<String> = found.lines.iter().map(|l| l.actions[0].to_string()).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}
