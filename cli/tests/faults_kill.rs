//! The server is killed at random moments of play, again and again: nothing that it acknowledged is
//! lost, nothing is there twice, and the matches go on.

mod serving;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use galds_games::core::AnyTable;
use rand::RngExt as _;
use serde_json::{Value, json};
use serving::{Caller, Folder, Serving, free_address};

const KILLS: u32 = 20;
const GAMES: [&str; 3] = ["rotary", "nardi", "shatra"];

/// What one pair of players was told.
struct Played {
    id: String,
    /// Number and action of everything that was acknowledged.
    acknowledged: Vec<(u64, String)>,
}

/// Plays match after match until told to stop, sending every command until it is answered.
fn play(base: &str, game: &str, stop: &AtomicBool) -> Vec<Played> {
    let mut all = Vec::new();
    let mut commands = 0;
    while !stop.load(Ordering::Relaxed) {
        let players = [Caller::guest(base), Caller::guest(base)];
        let wanted = json!({"game": game, "side": "first"});
        let made = players[0].insist("/api/matches", &wanted).expect("a match");
        let id = made["id"].as_str().expect("an id").to_owned();
        let path = format!("/api/matches/{id}/commands");
        players[1].insist(&path, &json!({"do": "join", "client": "join"})).expect("a seat");
        let mut played = Played { id, acknowledged: Vec::new() };
        while !stop.load(Ordering::Relaxed) {
            let Some((side, action)) = choose(&players[0], &played.id, game) else { break };
            commands += 1;
            let client = format!("c{commands}");
            let command = json!({"do": "act", "action": action, "client": client});
            let done = players[side].insist(&path, &command);
            let done = done.unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
            played.acknowledged.push((done["number"].as_u64().expect("a number"), action));
        }
        all.push(played);
    }
    all
}

/// The table as the log of the match has it.
fn table(events: &[Value], game: &str) -> Box<dyn AnyTable> {
    let mut table = galds_games::open(game, game).expect("the game");
    for event in events {
        if let ("acted" | "threw", Some(token)) =
            (event["type"].as_str().unwrap_or_default(), event["token"].as_str())
        {
            table.play_text(token).expect("the log has legal actions only");
        }
    }
    table
}

fn events(caller: &Caller, id: &str) -> Vec<Value> {
    loop {
        match caller.get(&format!("/api/matches/{id}")) {
            Ok(looked) => return looked["events"].as_array().expect("a list").clone(),
            Err(serving::Trouble::Away) => std::thread::sleep(Duration::from_millis(20)),
            Err(trouble) => panic!("{trouble:?}"),
        }
    }
}

fn choose(caller: &Caller, id: &str, game: &str) -> Option<(usize, String)> {
    let table = table(&events(caller, id), game);
    let side = table.turn().side()?;
    let tokens = table.legal().1;
    let place = rand::rng().random_range(0..tokens.len());
    Some((side.index(), tokens[place].clone()))
}

#[test]
fn a_server_that_is_killed_again_and_again_keeps_what_it_acknowledged() {
    let (folder, address) = (Folder::new(), free_address());
    let start = || Serving::start(&folder, address, &["--log", "error"]);
    let mut server = start();
    let (base, stop) = (server.base(), Arc::new(AtomicBool::new(false)));
    let players: Vec<_> = GAMES
        .into_iter()
        .map(|game| {
            let (base, stop) = (base.clone(), Arc::clone(&stop));
            std::thread::spawn(move || (game, play(&base, game, &stop)))
        })
        .collect();
    for _ in 0..KILLS {
        std::thread::sleep(Duration::from_millis(rand::rng().random_range(20..250)));
        server.kill();
        server = start();
    }
    std::thread::sleep(Duration::from_millis(300));
    stop.store(true, Ordering::Relaxed);
    let caller = Caller::guest(&base);
    let mut total = 0;
    for player in players {
        let (game, all) = player.join().expect("the players got along");
        for played in all {
            total += played.acknowledged.len();
            check(&caller, game, &played);
        }
    }
    assert!(total > KILLS as usize, "only {total} actions were made");
    assert!(!server.errors().contains("panicked"), "{}", server.errors());
}

fn check(caller: &Caller, game: &str, played: &Played) {
    let events = events(caller, &played.id);
    let numbers: Vec<u64> = events.iter().filter_map(|event| event["number"].as_u64()).collect();
    assert!(numbers.iter().copied().eq(1..=events.len() as u64), "{numbers:?}");
    let acted: HashMap<u64, &str> = events
        .iter()
        .filter(|event| event["type"] == "acted")
        .filter_map(|event| Some((event["number"].as_u64()?, event["token"].as_str()?)))
        .collect();
    for (number, action) in &played.acknowledged {
        assert_eq!(acted.get(number).copied(), Some(action.as_str()), "{game} {}", played.id);
    }
    // Every command was sent until it was answered: what is there is what was acknowledged.
    assert_eq!(acted.len(), played.acknowledged.len(), "{game} {}", played.id);
    table(&events, game);
}
