//! Workers that are killed or told to stop in the middle of a thought: the move comes all the same, and once.

mod serving;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use serving::nats::Nats;
use serving::worker::Worker;
use serving::{Caller, Folder, Serving, free_address};

/// How long a player waits at most for a move whose thinker was killed.
const PLAYS_ON_WITHIN: Duration = Duration::from_secs(10);

/// Waits until one of the workers thinks, that is, until it has used a processor for a fifth of a second, and
/// takes it out of the list.
fn take_the_one_that_thinks(workers: &mut Vec<Worker>, before: &[u64]) -> Worker {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let thinks = |(worker, before): (&Worker, &u64)| worker.ticks() >= before + 20;
        if let Some(place) = workers.iter().zip(before).position(thinks) {
            return workers.remove(place);
        }
        assert!(Instant::now() < until, "no worker thinks");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn server(nats: &Nats, folder: &Folder) -> Serving {
    let more = ["--bus", &nats.address(), "--think", "workers"];
    Serving::start(folder, free_address(), &more)
}

/// A match in which the computer, at its strongest, has to begin.
fn begun(player: &Caller) -> String {
    let terms = json!({ "game": "shatra", "side": "second", "opponent": { "computer": 10 } });
    let made = player.post("/api/matches", &terms).expect("a match");
    made["id"].as_str().expect("an id").to_owned()
}

/// The actions of a match.
fn actions(player: &Caller, id: &str) -> Vec<Value> {
    let looked = player.get(&format!("/api/matches/{id}")).expect("the match");
    let events = looked["events"].as_array().expect("events").clone();
    events.into_iter().filter(|event| event["type"] == "acted").collect()
}

/// Waits for the computer's action and answers how long that took.
fn wait_for_action(player: &Caller, id: &str) -> Duration {
    let began = Instant::now();
    while actions(player, id).is_empty() {
        assert!(began.elapsed() < Duration::from_mins(2), "the computer does not act");
        std::thread::sleep(Duration::from_millis(50));
    }
    began.elapsed()
}

#[test]
fn the_move_of_a_worker_that_is_killed_comes_from_another_and_only_once() {
    let Some(nats) = Nats::start() else { return };
    let folder = Folder::new();
    let server = server(&nats, &folder);
    let player = Caller::guest(&server.base());
    let mut workers = vec![Worker::start(&nats.address()), Worker::start(&nats.address())];
    let before: Vec<u64> = workers.iter().map(Worker::ticks).collect();
    let id = begun(&player);
    take_the_one_that_thinks(&mut workers, &before).kill();
    assert!(actions(&player, &id).is_empty(), "it was done before it was killed");
    let waited = wait_for_action(&player, &id);
    println!("the move came {waited:?} after the worker was killed");
    assert!(waited < PLAYS_ON_WITHIN, "the player waited {waited:?}");
    // Longer than it takes until a job without an answer is handed to another worker.
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!(actions(&player, &id).len(), 1);
}

#[test]
fn a_worker_that_is_told_to_stop_finishes_its_move_and_ends_well() {
    let Some(nats) = Nats::start() else { return };
    let folder = Folder::new();
    let server = server(&nats, &folder);
    let player = Caller::guest(&server.base());
    let mut workers = vec![Worker::start(&nats.address())];
    let before = [workers[0].ticks()];
    let id = begun(&player);
    let worker = take_the_one_that_thinks(&mut workers, &before);
    assert!(worker.terminate(), "it did not end well");
    assert_eq!(actions(&player, &id).len(), 1);
}
