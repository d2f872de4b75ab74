//! A server on a free port of this machine, and those who talk to it.
#![allow(dead_code, reason = "each test file uses a part of this")]

pub(crate) mod nats;
pub(crate) mod ports;
pub(crate) mod postgres;
pub(crate) mod proxy;
pub(crate) mod socket;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::Bytes;
use axum::http::{Method, Request, StatusCode};
use galds_server::app::{Server, Settings};
use galds_server::limits::Limits;
use galds_server::storage::Location;
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder that goes away with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("galds-test-{}-{number}", std::process::id());
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _may_be_gone = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with a SQLite file of its own.
pub(crate) struct TestServer {
    pub(crate) server: Server,
    pub(crate) folder: Folder,
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::in_folder(Folder::new()).await
    }

    pub(crate) async fn in_folder(folder: Folder) -> TestServer {
        let mut settings = Settings::local(&folder.0);
        settings.guards.limits = Limits::Off;
        let server = Server::start(settings).await.expect("the server starts");
        TestServer { server, folder }
    }

    /// A server that limits how often one may do something.
    pub(crate) async fn with_limits() -> TestServer {
        let folder = Folder::new();
        let server = Server::start(Settings::local(&folder.0)).await.expect("the server starts");
        TestServer { server, folder }
    }

    /// A server on a PostgreSQL database.
    pub(crate) async fn on_postgres(address: &str) -> TestServer {
        let folder = Folder::new();
        let mut settings = Settings::local(&folder.0);
        settings.location = Location::Postgres(address.to_owned());
        settings.guards.limits = Limits::Off;
        let server = Server::start(settings).await.expect("the server starts");
        TestServer { server, folder }
    }

    /// Stops it and starts another one with the same data.
    pub(crate) async fn restart(self) -> TestServer {
        self.server.stop().await;
        TestServer::in_folder(self.folder).await
    }

    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.server.address)
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = Client::new(self.base());
        let guest = client.post("/api/guests", &json!({})).await.ok();
        client.key = guest["key"].as_str().map(str::to_owned);
        guest["player"]["id"].as_str().unwrap_or_default().clone_into(&mut client.id);
        client
    }

    /// Somebody who is nobody.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.base())
    }
}

/// Somebody who talks to the server over HTTP.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) base: String,
    pub(crate) key: Option<String>,
    pub(crate) id: String,
    http: HttpClient<HttpConnector, Full<Bytes>>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The body of an answer that is no error.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }

    /// The code of an answer that is an error.
    pub(crate) fn code(&self) -> String {
        assert!(!self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub(crate) fn new(base: String) -> Client {
        let http = HttpClient::builder(TokioExecutor::new()).build_http();
        Client { base, key: None, id: String::new(), http }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, String::new()).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, body.to_string()).await
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: String) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        request = request.header("content-type", "application/json");
        if let Some(key) = &self.key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        let request = request.body(Full::from(body)).expect("a request");
        let response = self.http.request(request).await.expect("an answer");
        let status = response.status();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        Answer { status, text: String::from_utf8(bytes.to_vec()).expect("text") }
    }

    /// Makes a match and answers with its name.
    pub(crate) async fn create(&self, terms: &Value) -> String {
        let made = self.post("/api/matches", terms).await.ok();
        made["id"].as_str().expect("an id").to_owned()
    }

    /// Asks for a match that is refused, and answers with the code.
    pub(crate) async fn create_refused(&self, terms: &Value) -> String {
        self.post("/api/matches", terms).await.code()
    }

    pub(crate) async fn command(&self, id: &str, command: &Value) -> Answer {
        self.post(&format!("/api/matches/{id}/commands"), command).await
    }

    pub(crate) async fn act(&self, id: &str, action: &str) -> Answer {
        self.command(id, &json!({ "do": "act", "action": action })).await
    }

    pub(crate) async fn look(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}?detail=board")).await.ok()
    }

    pub(crate) async fn state(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await.ok()["state"].clone()
    }

    /// Waits until the state of a match is as wanted.
    pub(crate) async fn wait_for(&self, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        // Long enough for a busy machine; what comes at all comes soon.
        for _ in 0..2_400 {
            let state = self.state(id).await;
            if wanted(&state) {
                return state;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the match did not come to what was waited for: {}", self.state(id).await);
    }
}

/// A match between two guests under these terms; the first of the two acts first.
pub(crate) async fn pair(server: &TestServer, game: &str, more: Value) -> (Client, Client, String) {
    let (first, second) = (server.guest().await, server.guest().await);
    let mut terms = json!({ "game": game, "side": "first" });
    if let (Some(terms), Some(more)) = (terms.as_object_mut(), more.as_object()) {
        terms.extend(more.clone());
    }
    let id = first.create(&terms).await;
    second.command(&id, &json!({ "do": "join" })).await.ok();
    (first, second, id)
}

/// Numbers that differ from each other and are the same in every run.
pub(crate) struct Picker(pub(crate) u64);

impl Picker {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}
