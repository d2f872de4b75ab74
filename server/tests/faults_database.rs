//! The database goes away and comes back; two servers share one database.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::common::proxy::Proxy;
use crate::common::socket::Page;
use crate::common::{Client, postgres};
use axum::http::StatusCode;
use galds_matches::clock::Millis;
use galds_matches::ports::{Lists as _, Log as _};
use galds_matches::{Append, Appended, MatchId, Phase, Row};
use galds_server::app::{Server, Settings};
use galds_server::limits::Limits;
use galds_server::storage::{Location, MatchStore, SqlStore};
use galds_server::time;
use serde_json::{Value, json};

async fn server_on(database: String) -> Server {
    let mut settings = Settings::local("unused");
    settings.location = Location::Postgres(database);
    settings.guards.limits = Limits::Off;
    Server::start(settings).await.expect("the server starts")
}

/// A new guest, as it calls each of these servers.
async fn guest<const SERVERS: usize>(servers: [&Server; SERVERS]) -> [Client; SERVERS] {
    let clients = servers.map(|server| Client::new(format!("http://{}", server.address)));
    let made = clients[0].post("/api/guests", &json!({})).await.ok();
    let key = made["key"].as_str().map(str::to_owned);
    clients.map(|mut client| {
        client.key.clone_from(&key);
        client
    })
}

/// Two new guests of one server.
async fn players_of(server: &Server) -> [Client; 2] {
    let ([first], [second]) = (guest([server]).await, guest([server]).await);
    [first, second]
}

/// The address of a database, and where its server listens.
fn database() -> Option<(String, SocketAddr)> {
    let address = postgres::database()?;
    let host = address.split(['@', '/']).nth(3).expect("a host").parse();
    let host = host.expect("a host is an address with a port");
    Some((address, host))
}

/// A proxy before a fresh database, and the address that leads through it.
async fn proxied() -> Option<(Proxy, String)> {
    let (address, host) = database()?;
    let proxy = Proxy::before(host).await;
    let through = address.replace(&host.to_string(), &proxy.address.to_string());
    Some((proxy, through))
}

/// A match in which both have acted, so that the first player's clock runs.
async fn begin_with_clock(first: &Client, second: &Client, initial: u64) -> String {
    let control = json!({ "type": "increment", "initial": initial, "increment": 0 });
    let id = first.create(&json!({ "game": "rotary", "side": "first", "control": control })).await;
    second.command(&id, &json!({"do": "join"})).await.ok();
    first.act(&id, "53 3").await.ok();
    second.act(&id, "24 1").await.ok();
    id
}

/// A match without draws by repetition: nobody chooses well here, and passes would soon repeat a position.
async fn begin(first: &Client, second: &Client) -> String {
    let rules = "rotary,repetition=off";
    let id = first.create(&json!({"game": "rotary", "rules": rules, "side": "first"})).await;
    second.command(&id, &json!({"do": "join"})).await.ok();
    id
}

/// A command that is sent until it is answered.
async fn insist(client: &Client, id: &str, command: &Value) -> Value {
    for _ in 0..300 {
        let answer = client.command(id, command).await;
        if answer.status != StatusCode::SERVICE_UNAVAILABLE {
            return answer.ok();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the database did not come back");
}

/// The legal actions, each turn beginning with another one.
async fn legal(client: &Client, id: &str, turn: usize) -> Vec<String> {
    let looked = client.look(id).await;
    let choices = looked["board"]["choices"].as_array().expect("a list").clone();
    assert!(!choices.is_empty(), "nothing to do: {}", looked["state"]);
    let tokens = choices.iter().filter_map(|choice| choice["token"].as_str().map(str::to_owned));
    let mut tokens: Vec<String> = tokens.collect();
    let first = (turn * 37 + 5) % tokens.len();
    tokens.rotate_left(first);
    tokens
}

async fn log(client: &Client, id: &str) -> Vec<Value> {
    let looked = client.get(&format!("/api/matches/{id}")).await.ok();
    let events = looked["events"].as_array().expect("a list").clone();
    let numbers = events.iter().filter_map(|event| event["number"].as_u64());
    assert!(numbers.eq(1..=events.len() as u64), "numbers follow on each other: {events:?}");
    events
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_errors_are_clear_and_then_it_goes_on() {
    let Some((address, host)) = database() else { return };
    let proxy = Proxy::before(host).await;
    let through = address.replace(&host.to_string(), &proxy.address.to_string());
    let server = server_on(through).await;
    let [first] = guest([&server]).await;
    let [second] = guest([&server]).await;
    let players = [first, second];
    let id = begin(&players[0], &players[1]).await;
    let mut acknowledged = HashMap::new();
    for turn in 0..12 {
        let player = &players[turn % 2];
        let token = legal(player, &id, turn).await.into_iter().next().expect("an action");
        let command = json!({"do": "act", "action": token, "client": format!("c{turn}")});
        if turn % 4 == 1 {
            proxy.cut();
            let answer = player.command(&id, &command).await;
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.text);
            assert_eq!(answer.code(), "unavailable");
            assert!(!answer.text.contains("postgres") && !answer.text.contains("sqlx"));
            let health = player.get("/health").await;
            assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
            proxy.join();
        } else if turn % 4 == 2 {
            // In the middle of whatever is on its way.
            let cutting = async {
                tokio::time::sleep(Duration::from_millis(turn as u64)).await;
                proxy.cut();
                tokio::time::sleep(Duration::from_millis(50)).await;
                proxy.join();
            };
            let ((), done) = tokio::join!(cutting, insist(player, &id, &command));
            acknowledged.insert(done["number"].as_u64().expect("a number"), token);
            continue;
        }
        let done = insist(player, &id, &command).await;
        acknowledged.insert(done["number"].as_u64().expect("a number"), token);
    }
    let events = log(&players[0], &id).await;
    let acted = events.iter().filter(|event| event["type"] == "acted");
    let acted: HashMap<u64, String> = acted
        .filter_map(|event| Some((event["number"].as_u64()?, event["token"].as_str()?.to_owned())))
        .collect();
    assert_eq!(acted, acknowledged, "what was acknowledged is there, and nothing else");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_act_at_once_make_one_action_for_each_number() {
    const TURNS: usize = 25;
    let Some((address, _)) = database() else { return };
    let servers = [server_on(address.clone()).await, server_on(address).await];
    let seats = [guest(servers.each_ref()).await, guest(servers.each_ref()).await];
    let id = begin(&seats[0][0], &seats[1][1]).await;
    let accepted = AtomicU64::new(0);
    for turn in 0..TURNS {
        let seat = &seats[turn % 2];
        let tokens = legal(&seat[turn % 2], &id, turn).await;
        // Four different actions at once, two through each server: one of them is made.
        let attempts = (0..4).map(|place| {
            let (client, token) = (&seat[place % 2], &tokens[place * tokens.len() / 4]);
            let (id, accepted) = (&id, &accepted);
            async move {
                let answer = client.act(id, token).await;
                match answer.status {
                    StatusCode::OK => accepted.fetch_add(1, Ordering::Relaxed),
                    StatusCode::CONFLICT => 0,
                    status => panic!("{status}: {}", answer.text),
                };
            }
        });
        futures_util::future::join_all(attempts).await;
        assert_eq!(accepted.load(Ordering::Relaxed), turn as u64 + 1, "one action a turn");
    }
    let logs = [log(&seats[0][0], &id).await, log(&seats[0][1], &id).await];
    assert_eq!(logs[0], logs[1], "both servers tell the same");
    let acted = logs[0].iter().filter(|event| event["type"] == "acted").count();
    assert_eq!(acted, TURNS);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_is_sent_to_two_servers_is_done_once() {
    let Some((address, _)) = database() else { return };
    let servers = [server_on(address.clone()).await, server_on(address).await];
    let seats = [guest(servers.each_ref()).await, guest(servers.each_ref()).await];
    let id = begin(&seats[0][0], &seats[1][1]).await;
    for turn in 0..10 {
        let [one, two] = &seats[turn % 2];
        let token = legal(one, &id, turn).await.into_iter().next().expect("an action");
        let command = json!({"do": "act", "action": token, "client": format!("c{turn}")});
        let (first, second) = tokio::join!(one.command(&id, &command), two.command(&id, &command));
        assert_eq!(first.ok()["number"], second.ok()["number"]);
    }
    let acted = log(&seats[0][0], &id).await;
    assert_eq!(acted.iter().filter(|event| event["type"] == "acted").count(), 10);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_lost_without_a_word_are_given_up_and_play_goes_on() {
    let Some((proxy, through)) = proxied().await else { return };
    let server = server_on(through).await;
    let players = players_of(&server).await;
    let id = begin(&players[0], &players[1]).await;
    let mut acknowledged = HashMap::new();
    for turn in 0..4 {
        let player = &players[turn % 2];
        let token = insist_on_legal(player, &id, turn).await;
        let command = json!({"do": "act", "action": token, "client": format!("c{turn}")});
        // Before the write, or in the middle of it.
        let losing = async {
            tokio::time::sleep(Duration::from_millis(turn as u64 * 2)).await;
            proxy.swallow();
        };
        let ((), done) = tokio::join!(losing, insist(player, &id, &command));
        acknowledged.insert(done["number"].as_u64().expect("a number"), token);
    }
    let well = async {
        while players[0].get("/health").await.status != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), well).await.expect("the server is well again");
    let events = log(&players[0], &id).await;
    let acted: HashMap<u64, String> = events
        .iter()
        .filter(|event| event["type"] == "acted")
        .filter_map(|event| Some((event["number"].as_u64()?, event["token"].as_str()?.to_owned())))
        .collect();
    assert_eq!(acted, acknowledged, "what was acknowledged is there, once, and nothing else");
    server.stop().await;
}

/// A legal action, asked for until the server can say.
async fn insist_on_legal(client: &Client, id: &str, turn: usize) -> String {
    for _ in 0..300 {
        let answer = client.get(&format!("/api/matches/{id}?detail=board")).await;
        if answer.status == StatusCode::OK {
            let choices = answer.json()["board"]["choices"].as_array().expect("a list").clone();
            let choice = &choices[(turn * 37 + 5) % choices.len()];
            return choice["token"].as_str().expect("a token").to_owned();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the database did not come back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_no_longer_answers_is_told_and_does_not_keep_the_server_from_stopping() {
    let Some((proxy, through)) = proxied().await else { return };
    let server = server_on(through).await;
    let players = players_of(&server).await;
    let id = begin(&players[0], &players[1]).await;
    proxy.swallow_all();
    let answer = players[0].act(&id, "53 3").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.text);
    let health = players[0].get("/health").await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE, "{}", health.text);
    // Its patience is two seconds; a machine with much else to do may need more, but not for ever.
    let stopped = tokio::time::timeout(Duration::from_secs(20), server.stop()).await;
    assert!(stopped.is_ok(), "the server does not stop");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_runs_out_of_time_while_the_database_is_away() {
    let Some((proxy, through)) = proxied().await else { return };
    let server = server_on(through).await;
    let players = players_of(&server).await;
    let id = begin_with_clock(&players[0], &players[1], 8_000).await;
    proxy.cut();
    tokio::time::sleep(Duration::from_secs(12)).await;
    proxy.join();
    let token = insist_on_legal(&players[0], &id, 0).await;
    insist(&players[0], &id, &json!({ "do": "act", "action": token, "client": "c" })).await;
    let events = log(&players[0], &id).await;
    assert!(events.iter().any(|event| event["type"] == "refunded"), "{events:?}");
    assert!(events.iter().all(|event| event["type"] != "ended"), "{events:?}");
    server.stop().await;
}

/// A server that never looks for itself what others wrote: it has to be told.
async fn server_without_polling(database: String) -> Server {
    let mut settings = Settings::local("unused");
    settings.location = Location::Postgres(database);
    settings.guards.limits = Limits::Off;
    settings.polling = Duration::from_secs(100_000);
    Server::start(settings).await.expect("the server starts")
}

/// Waits for a message, whatever comes in between.
async fn receive_until(page: &mut Page, wanted: impl Fn(&Value) -> bool) -> Value {
    let hearing = async {
        loop {
            let message = page.receive().await;
            if wanted(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(1), hearing).await.expect("the other server is heard")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_server_writes_the_pages_of_the_other_are_told() {
    let Some((address, _)) = database() else { return };
    let servers =
        [server_without_polling(address.clone()).await, server_without_polling(address).await];
    let seats = [guest(servers.each_ref()).await, guest(servers.each_ref()).await];
    // The first player is at the first server, the second at the second.
    let (first, second) = (&seats[0][0], &seats[1][1]);
    let mut page = Page::open(second).await;
    page.send(&json!({ "type": "watch_lobby" })).await;
    page.send(&json!({ "type": "watch_mine" })).await;
    receive_until(&mut page, |message| message["type"] == "mine").await;
    let offer = json!({ "game": "rotary", "side": "first", "opponent": "lobby" });
    let id = first.create(&offer).await;
    let waits = |message: &Value| {
        let waiting = message["waiting"].as_array();
        message["type"] == "lobby" && waiting.is_some_and(|all| all.iter().any(|m| m["id"] == *id))
    };
    receive_until(&mut page, waits).await;
    page.watch(&id, 0).await;
    // The same player joins at the other server: it is among its own matches here.
    seats[1][0].command(&id, &json!({ "do": "join" })).await.ok();
    let mine = |message: &Value| {
        let matches = message["matches"].as_array();
        message["type"] == "mine" && matches.is_some_and(|all| all.iter().any(|m| m["id"] == *id))
    };
    receive_until(&mut page, mine).await;
    first.act(&id, "53 3").await.ok();
    let acted = |message: &Value| {
        let events = message["events"].as_array();
        message["type"] == "match"
            && events.is_some_and(|all| all.iter().any(|event| event["type"] == "acted"))
    };
    receive_until(&mut page, acted).await;
    first.post(&format!("/api/matches/{id}/chat"), &json!({ "words": "hello" })).await.ok();
    receive_until(&mut page, |message| message["type"] == "chat").await;
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_is_gone_its_computer_players_and_flags_go_on_at_the_other() {
    let Some((address, _)) = database() else { return };
    let servers = [server_on(address.clone()).await, server_on(address.clone()).await];
    let seats = [guest(servers.each_ref()).await, guest(servers.each_ref()).await];
    let flagged = begin_with_clock(&seats[0][0], &seats[1][0], 10_000).await;
    let house = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let house = seats[0][0].create(&house).await;
    let [gone, _here] = servers;
    gone.stop().await;
    // As if a third had died right after the commit of an action, before the computer answered.
    let store = SqlStore::open(&Location::Postgres(address)).await.expect("a store");
    let id: MatchId = house.parse().expect("an id");
    let version = store.log(id.clone(), 0).await.expect("the log").len() as u32;
    let what = json!({ "type": "acted", "side": "first", "token": "53 3", "lag": 0 }).to_string();
    let row = Row { number: version + 1, what, at: time::now(), client: None };
    let append = Append { id: id.clone(), rows: vec![row], summary: None };
    assert_eq!(store.append(append).await.expect("an answer"), Appended::Committed);
    let long_ago = time::now().before(Millis::seconds(60));
    store.note_server("third".to_owned(), long_ago).await.expect("noted");
    // Nobody looks at the matches: only the store is asked.
    let flagged: MatchId = flagged.parse().expect("an id");
    let gone_on = async {
        loop {
            let answered = !store.log(id.clone(), version + 1).await.expect("the log").is_empty();
            let flag = store.summary(flagged.clone()).await.expect("the list").expect("a match");
            if answered && flag.phase == Phase::Over {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(90), gone_on).await.expect("the other goes on");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_watched_at_another_server_goes_on_there() {
    let Some((address, _)) = database() else { return };
    let here = server_on(address.clone()).await;
    let [seat] = guest([&here]).await;
    let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let id = seat.create(&terms).await;
    // An action that no server has seen to, as of one that hangs but gives signs of life.
    let store = SqlStore::open(&Location::Postgres(address)).await.expect("a store");
    let name: MatchId = id.parse().expect("an id");
    let version = store.log(name.clone(), 0).await.expect("the log").len() as u32;
    let what = json!({ "type": "acted", "side": "first", "token": "53 3", "lag": 0 }).to_string();
    let row = Row { number: version + 1, what, at: time::now(), client: None };
    store.append(Append { id: name, rows: vec![row], summary: None }).await.expect("written");
    let wanted = u64::from(version + 2);
    seat.wait_for(&id, |state| state["version"].as_u64() >= Some(wanted)).await;
    store.close().await;
    here.stop().await;
}
