//! The database goes away and comes back; two servers share one database.

mod common;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, postgres};
use galds_server::app::{Server, Settings};
use galds_server::protection::Limits;
use galds_server::storage::Location;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Stands between a server and its database, and can be cut.
struct Proxy {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Proxy {
    async fn before(database: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let (open, is_open) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut is_open = is_open.clone();
                if !*is_open.borrow() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(database).await else { return };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                        _ = is_open.wait_for(|open| !open) => {}
                    }
                });
            }
        });
        Proxy { address, open }
    }

    fn cut(&self) {
        self.open.send_replace(false);
    }

    fn join(&self) {
        self.open.send_replace(true);
    }
}

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

/// The address of a database, and where its server listens.
fn database() -> Option<(String, SocketAddr)> {
    let address = postgres::database()?;
    let host = address.split('@').nth(1)?.split('/').next()?.parse().ok()?;
    Some((address, host))
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
