//! Several servers on one database, over every bus that they may have.

use std::time::{Duration, Instant};

use crate::common::nats::Nats;
use crate::common::socket::Page;
use crate::common::{Client, Folder, TestServer, postgres};
use crate::visitors::{PASSWORD, Visitor};
use axum::http::{Method, StatusCode};
use galds_server::app::{Server, Settings};
use galds_server::bus::nats::NatsSettings;
use galds_server::limits::Limits;
use galds_server::services::engine_pool::Think;
use galds_server::storage::Location;
use serde_json::{Value, json};

/// How long something may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// A server with this never looks for itself what others wrote: it has to be told.
const NEVER: Duration = Duration::from_secs(100_000);

/// Within how long another server has taken over from one that died.
const TAKEN_OVER: Duration = Duration::from_secs(5);

/// A server that can be made to stop in the middle of everything, as by `kill -9`.
struct Doomed {
    server: TestServer,
    runtime: tokio::runtime::Runtime,
}

impl Doomed {
    /// Starts it, and waits until it has taken all duties, before there is another.
    async fn start(settings: Settings) -> Doomed {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(1).enable_all().build().unwrap();
        let handle = runtime.handle().clone();
        let starting =
            tokio::task::spawn_blocking(move || handle.block_on(Server::start(settings)));
        let server = starting.await.unwrap().expect("the server starts");
        tokio::time::sleep(Duration::from_secs(2)).await;
        Doomed { server: TestServer { server, folder: Folder::new() }, runtime }
    }

    /// Ends it; answers when.
    fn kill(self) -> Instant {
        self.runtime.shutdown_background();
        Instant::now()
    }
}

/// What servers share.
struct Shared {
    bus: &'static str,
    database: String,
    nats: Option<Nats>,
}

impl Shared {
    /// The servers' settings.
    fn settings(&self, polling: Duration, limits: Limits) -> Settings {
        let mut settings = Settings::local("unused");
        settings.location = Location::Postgres(self.database.clone());
        settings.bus = self.nats.as_ref().map(|nats| NatsSettings::at(nats.address()));
        settings.guards.limits = limits;
        settings.polling = polling;
        settings
    }

    /// A server that has to be told what others wrote.
    async fn server(&self) -> TestServer {
        let server = Server::start(self.settings(NEVER, Limits::Off)).await;
        TestServer { server: server.expect("it starts"), folder: Folder::new() }
    }

    async fn two_servers(&self, polling: Duration, limits: Limits) -> [TestServer; 2] {
        let start = async || {
            let server = Server::start(self.settings(polling, limits)).await;
            TestServer { server: server.expect("the server starts"), folder: Folder::new() }
        };
        let servers = [start().await, start().await];
        // Until each hears the other, which takes a moment after the start.
        let [first, second] = [&servers[0], &servers[1]];
        for [here, there] in [[first, second], [second, first]] {
            let mut page = Page::open(&there.guest().await).await;
            page.send(&json!({ "type": "watch_lobby" })).await;
            let guest = here.guest().await;
            let hears = async {
                loop {
                    let offer = json!({ "game": "rotary", "opponent": "lobby" });
                    let id = guest.create(&offer).await;
                    let told = receive_until(&mut page, |message| waits(message, &id));
                    let told = tokio::time::timeout(Duration::from_secs(2), told).await;
                    guest.command(&id, &json!({ "do": "abort" })).await.ok();
                    if told.is_ok() {
                        return;
                    }
                }
            };
            tokio::time::timeout(PATIENCE, hears).await.expect("the servers hear each other");
        }
        servers
    }
}

/// A database for each bus: with the database itself as the bus, and with NATS.
async fn shared() -> Vec<Shared> {
    let all = tokio::task::spawn_blocking(|| {
        let mut all = Vec::new();
        let databases = [postgres::database(), postgres::database()];
        let [Some(one), Some(other)] = databases else { return all };
        all.push(Shared { bus: "PostgreSQL", database: one, nats: None });
        if let Some(nats) = Nats::start() {
            all.push(Shared { bus: "NATS", database: other, nats: Some(nats) });
        }
        all
    });
    all.await.unwrap()
}

/// Waits for a message, whatever comes in between.
async fn receive_until(page: &mut Page, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = page.receive().await;
        if wanted(&message) {
            return message;
        }
    }
}

/// Whether a match waits in the lobby that a message shows.
fn waits(message: &Value, id: &str) -> bool {
    let waiting = message["waiting"].as_array();
    message["type"] == "lobby" && waiting.is_some_and(|all| all.iter().any(|m| m["id"] == *id))
}

fn has_acted(message: &Value) -> bool {
    let events = message["events"].as_array();
    message["type"] == "match"
        && events.is_some_and(|all| all.iter().any(|event| event["type"] == "acted"))
}

/// The same guest at another server.
fn at(server: &TestServer, guest: &Client) -> Client {
    let mut there = guest.clone();
    there.base = server.base();
    there
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_offers_own_games_challenges_and_chat_are_heard_at_the_other_server() {
    for shared in shared().await {
        let servers = shared.two_servers(NEVER, Limits::Off).await;
        let [here, there] = &servers;
        let (anna, bob) = (here.guest().await, there.guest().await);
        let mut page = Page::open(&bob).await;
        page.send(&json!({ "type": "watch_lobby" })).await;
        page.send(&json!({ "type": "watch_mine" })).await;
        receive_until(&mut page, |message| message["type"] == "mine").await;
        let hearing = async {
            let offer = json!({ "game": "rotary", "side": "first", "opponent": "lobby" });
            let id = anna.create(&offer).await;
            receive_until(&mut page, |message| waits(message, &id)).await;
            page.watch(&id, 0).await;
            // Bob joins through the other server: the match is among his own here.
            at(here, &bob).command(&id, &json!({ "do": "join" })).await.ok();
            let is_mine = |message: &Value| {
                let mine = message["matches"].as_array();
                message["type"] == "mine"
                    && mine.is_some_and(|all| all.iter().any(|m| m["id"] == *id))
            };
            receive_until(&mut page, is_mine).await;
            anna.act(&id, "53 3").await.ok();
            receive_until(&mut page, has_acted).await;
            anna.post(&format!("/api/matches/{id}/chat"), &json!({ "words": "hello" })).await.ok();
            receive_until(&mut page, |message| message["type"] == "chat").await;
        };
        let told = tokio::time::timeout(PATIENCE, hearing).await;
        assert!(told.is_ok(), "{}: the other server is not heard", shared.bus);
        // A challenge by name reaches the one who is challenged.
        let (carl, dora) =
            (Visitor::person(here, "Carl").await, Visitor::person(there, "Dora").await);
        let cookie = ("cookie", dora.cookies.join("; "));
        let mut page = Page::open_with(&there.base(), Some(cookie)).await;
        page.send(&json!({ "type": "watch_mine" })).await;
        receive_until(&mut page, |message| message["type"] == "mine").await;
        let challenge = json!({ "game": "rotary", "opponent": { "name": "Dora" } });
        carl.post("/api/matches", challenge).await.ok();
        let is_challenge = |message: &Value| {
            message["type"] == "mine"
                && message["matches"].as_array().is_some_and(|all| all.len() == 1)
        };
        let told = tokio::time::timeout(PATIENCE, receive_until(&mut page, is_challenge)).await;
        assert!(told.is_ok(), "{}: the challenge is not heard of", shared.bus);
        for server in servers {
            server.server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_said_while_the_bus_was_away_is_found_by_looking() {
    for mut shared in shared().await {
        let servers = shared.two_servers(Duration::from_secs(1), Limits::Off).await;
        let [here, there] = &servers;
        let (anna, bob) = (here.guest().await, there.guest().await);
        let id = anna.create(&json!({ "game": "rotary", "side": "first" })).await;
        let mut page = Page::open(&bob).await;
        page.watch(&id, 0).await;
        page.send(&json!({ "type": "watch_mine" })).await;
        if let Some(nats) = &mut shared.nats {
            nats.kill();
        }
        at(here, &bob).command(&id, &json!({ "do": "join" })).await.ok();
        anna.act(&id, "53 3").await.ok();
        let told = tokio::time::timeout(PATIENCE, async {
            receive_until(&mut page, has_acted).await;
        });
        assert!(told.await.is_ok(), "{}: nobody looks", shared.bus);
        // And the other way round, on the server that had heard nothing.
        bob.act(&id, "24 1").await.ok();
        anna.wait_for(&id, |state| state["version"].as_u64() >= Some(4)).await;
        for server in servers {
            server.server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_at_one_server_is_answered_by_the_plan_that_was_made_at_the_other() {
    for shared in shared().await {
        let servers = shared.two_servers(NEVER, Limits::Off).await;
        let [here, there] = &servers;
        let (anna, bob) = (here.guest().await, there.guest().await);
        let control = json!({ "type": "days", "days": 3 });
        let terms = json!({ "game": "lautari", "side": "first", "control": control });
        let id = anna.create(&terms).await;
        bob.command(&id, &json!({ "do": "join" })).await.ok();
        let mut page = Page::open(&bob).await;
        page.watch(&id, 0).await;
        // The match is known at both servers before the plan is made.
        anna.wait_for(&id, |state| state["phase"] == "playing").await;
        let lines = json!([["e3-e4", "h12-h11", "g3-g4", "g12-g11"]]);
        bob.command(&id, &json!({ "do": "plan", "played": 0, "lines": lines })).await.ok();
        anna.act(&id, "e3-e4").await.ok();
        let hearing = receive_until(&mut page, |message| {
            message["state"]["record"].as_array().is_some_and(|record| record.len() == 2)
        });
        let told = tokio::time::timeout(PATIENCE, hearing).await;
        let told = told.unwrap_or_else(|_| panic!("{}: the plan is not known", shared.bus));
        assert_eq!(told["state"]["your_plan"].as_array().map(Vec::len), Some(1), "{}", shared.bus);
        // What is left of it is used by whichever server the next move comes to.
        at(there, &anna).act(&id, "g3-g4").await.ok();
        let state = anna
            .wait_for(&id, |state| state["version"].as_u64() > told["state"]["version"].as_u64())
            .await;
        assert_eq!(state["record"].as_array().map(Vec::len), Some(4), "{}", shared.bus);
        for server in servers {
            server.server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_name_is_gone_from_the_other_server_too() {
    for shared in shared().await {
        let servers = shared.two_servers(NEVER, Limits::Off).await;
        let [here, there] = &servers;
        let (anna, bob) = (Visitor::person(here, "Anna").await, Visitor::person(here, "Bob").await);
        let id = anna.play(&bob, json!({ "game": "rotary" })).await;
        let stranger = Visitor::stranger(there);
        let path = format!("/api/matches/{id}");
        let first = |looked: &Value| looked["state"]["first"]["name"].as_str().map(str::to_owned);
        assert_eq!(
            first(&stranger.get(&path).await.ok()).as_deref(),
            Some("Anna"),
            "{}",
            shared.bus
        );
        anna.send(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await.ok();
        stranger.wait_for(&path, |looked| first(looked).as_deref() != Some("Anna")).await;
        for server in servers {
            server.server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_did_at_one_server_counts_against_the_limits_of_the_other() {
    for shared in shared().await {
        let servers = shared.two_servers(NEVER, Limits::On).await;
        let [here, there] = &servers;
        let new_guest = async |server: &TestServer| {
            server.stranger().post("/api/guests", &json!({})).await.status
        };
        let mut made = 0;
        while new_guest(here).await == StatusCode::CREATED || made == 0 {
            made += 1;
        }
        assert!(made > 100, "{}: {made}", shared.bus);
        let began = Instant::now();
        let mut at_other = 0;
        while new_guest(there).await != StatusCode::TOO_MANY_REQUESTS {
            at_other += 1;
            assert!(began.elapsed() < PATIENCE, "{}: {at_other} more", shared.bus);
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        assert!(at_other < 60, "{}: {at_other} more", shared.bus);
        for server in servers {
            server.server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_dies_another_rates_and_pairs_within_five_seconds() {
    for shared in shared().await {
        let doomed = Doomed::start(shared.settings(NEVER, Limits::Off)).await;
        let here = shared.server().await;
        let (anna, bob) =
            (Visitor::person(&here, "Anna").await, Visitor::person(&here, "Bob").await);
        let control = json!({ "type": "increment", "initial": 600_000, "increment": 0 });
        let terms = json!({ "game": "lautari", "rated": "rated", "control": control });
        let id = anna.play(&bob, terms).await;
        anna.act(&id).await;
        bob.act(&id).await;
        let died = doomed.kill();
        bob.command(&id, "resign").await.ok();
        let is_rated = |changes: &Value| changes.as_array().is_some_and(|all| all.len() == 2);
        anna.wait_for(&format!("/api/matches/{id}/ratings"), is_rated).await;
        let took = died.elapsed();
        assert!(took < TAKEN_OVER, "{}: {took:?}", shared.bus);
        eprintln!("{}: rated {took:?} after the other server died", shared.bus);
        here.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_server_dies_another_sees_to_clocks_and_computer_players_within_five_seconds() {
    for shared in shared().await {
        let mut settings = shared.settings(NEVER, Limits::Off);
        // Where nobody may think but workers, and there is none, a computer player waits.
        settings.think = Think::Workers;
        let doomed = Doomed::start(settings).await;
        let here = shared.server().await;
        let (first, second) = (doomed.server.guest().await, doomed.server.guest().await);
        let control = json!({ "type": "increment", "initial": 2_500, "increment": 0 });
        let terms = json!({ "game": "rotary", "side": "first", "control": control });
        let timed = first.create(&terms).await;
        second.command(&timed, &json!({ "do": "join" })).await.ok();
        let computer = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
        let with_computer = first.create(&computer).await;
        first.act(&timed, "53 3").await.ok();
        second.act(&timed, "24 1").await.ok();
        let looks_on = at(&here, &first);
        // Both are known here, and nobody here attends to them.
        looks_on.state(&timed).await;
        looks_on.state(&with_computer).await;
        let died = doomed.kill();
        let over = looks_on.wait_for(&timed, |state| state["phase"] == "over").await;
        let took = died.elapsed();
        assert!(took < TAKEN_OVER, "{}: {took:?}", shared.bus);
        assert_eq!(over["ending"], json!({ "kind": "flag", "side": "first" }), "{}", shared.bus);
        looks_on.wait_for(&with_computer, |state| state["to_act"] == json!(["second"])).await;
        let acted = died.elapsed();
        assert!(acted < TAKEN_OVER, "{}: {acted:?}", shared.bus);
        eprintln!("{}: ended {took:?} and moved {acted:?} after the death", shared.bus);
        here.server.stop().await;
    }
}

/// Waits until a page hears of a call of this kind that was not read.
async fn called(page: &mut Page, kind: &str) -> Value {
    let is_new = |call: &&Value| call["kind"] == kind && call["read"] == false;
    let calls = |message: &Value| message["calls"].as_array().cloned().unwrap_or_default();
    let message = receive_until(page, |message| calls(message).iter().any(|call| is_new(&call)));
    let message = tokio::time::timeout(PATIENCE, message).await.expect("a call comes");
    calls(&message).iter().find(is_new).expect("it was received").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_called_hears_it_on_whichever_server_their_page_is() {
    for shared in shared().await {
        let [here, there] = shared.two_servers(NEVER, Limits::Off).await;
        let anna = Visitor::person(&here, "Anna").await;
        let bob = Visitor::person(&there, "Bob").await;
        let open = async |server: &TestServer, visitor: &Visitor| {
            let cookies = visitor.cookies.join("; ");
            let mut page = Page::open_with(&server.base(), Some(("cookie", cookies))).await;
            page.send(&json!({ "type": "watch_calls" })).await;
            page.receive_kind("calls").await;
            page
        };
        let (mut annas, mut bobs) = (open(&here, &anna).await, open(&there, &bob).await);
        let asked = json!({
            "game": "rotary", "side": "first", "opponent": { "name": "Bob" },
            "control": { "type": "increment", "initial": 300_000, "increment": 3_000 },
        });
        let made = anna.post("/api/matches", asked).await.ok();
        let id = made["id"].as_str().expect("an id").to_owned();
        let challenge = called(&mut bobs, "challenge").await;
        assert_eq!(challenge["match"], json!(id), "{}", shared.bus);
        bob.command(&id, "join").await.ok();
        assert_eq!(called(&mut annas, "started").await["from"]["name"], "Bob", "{}", shared.bus);
        anna.act(&id).await;
        bob.act(&id).await;
        bob.command(&id, "resign").await.ok();
        let won = called(&mut annas, "won").await;
        assert_eq!(won["ending"], "resigned", "{}", shared.bus);
        for server in [here, there] {
            server.server.stop().await;
        }
    }
}
