//! Browsers and programs that talk to the routes of a server, each with cookies of its own.
#![allow(dead_code, reason = "each test file uses a part of this")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use galds_server::app::router;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::common::TestServer;

/// A password that keeps the rules.
pub(crate) const PASSWORD: &str = "correct horse battery";

/// Somebody at a browser, or a program with a token.
#[derive(Clone)]
pub(crate) struct Visitor {
    router: Router,
    /// `name=value` of the cookies.
    pub(crate) cookies: Vec<String>,
    /// A bearer token.
    pub(crate) token: Option<String>,
    /// Further headers of every request.
    pub(crate) headers: Vec<(&'static str, String)>,
    /// The name, if registered.
    pub(crate) name: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    /// The body; empty where it is no text.
    pub(crate) text: String,
    pub(crate) bytes: Vec<u8>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The body of a reply that is no error; null where there is none.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Status and code of a reply that is an error.
    pub(crate) fn refused(&self) -> (u16, String) {
        assert!(!self.status.is_success(), "{}: {}", self.status, self.text);
        let code = self.json()["code"].as_str().unwrap_or_default().to_owned();
        (self.status.as_u16(), code)
    }
}

impl Visitor {
    /// Somebody nobody knows.
    pub(crate) fn stranger(server: &TestServer) -> Visitor {
        Visitor {
            router: router(server.server.app.clone()),
            cookies: Vec::new(),
            token: None,
            headers: Vec::new(),
            name: String::new(),
        }
    }

    /// Somebody with a new account, logged in.
    pub(crate) async fn person(server: &TestServer, name: &str) -> Visitor {
        let mut visitor = Visitor::stranger(server);
        visitor.register(name).await.ok();
        visitor
    }

    pub(crate) async fn register(&mut self, name: &str) -> Reply {
        self.name = name.to_owned();
        self.keep(self.post("/api/people", json!({ "name": name, "password": PASSWORD })).await)
    }

    pub(crate) async fn login(&mut self, name: &str, password: &str) -> Reply {
        self.name = name.to_owned();
        self.keep(self.post("/api/login", json!({ "name": name, "password": password })).await)
    }

    /// Keeps the cookies of a reply.
    pub(crate) fn keep(&mut self, reply: Reply) -> Reply {
        for cookie in reply.headers.get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            let name = pair.split('=').next().unwrap().to_owned();
            self.cookies.retain(|kept| !kept.starts_with(&format!("{name}=")));
            self.cookies.push(pair);
        }
        reply
    }

    /// A program of this person with a token for these scopes.
    pub(crate) async fn program(&self, scopes: &[&str]) -> Visitor {
        let made =
            self.post("/api/tokens", json!({ "label": "test", "scopes": scopes })).await.ok();
        let token = made["secret"].as_str().map(str::to_owned);
        Visitor { cookies: Vec::new(), token, ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, body).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, Value::Null).await
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Value) -> Reply {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.send_text(method, path, text).await
    }

    pub(crate) async fn send_text(&self, method: Method, path: &str, body: String) -> Reply {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::CONTENT_TYPE, "application/json");
        if !self.cookies.is_empty() {
            request = request.header(header::COOKIE, self.cookies.join("; "));
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), 100_000_000).await.unwrap().to_vec();
        let text = String::from_utf8(bytes.clone()).unwrap_or_default();
        Reply { status, headers, text, bytes }
    }

    /// Starts a match against somebody by name, this one on the first side.
    pub(crate) async fn play(&self, other: &Visitor, terms: Value) -> String {
        let mut asked = json!({ "side": "first", "opponent": { "name": other.name } });
        asked.as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
        let made = self.post("/api/matches", asked).await.ok();
        let id = made["id"].as_str().unwrap().to_owned();
        other.command(&id, "join").await.ok();
        id
    }

    pub(crate) async fn command(&self, id: &str, what: &str) -> Reply {
        self.post(&format!("/api/matches/{id}/commands"), json!({ "do": what })).await
    }

    /// Makes the first choice there is, or throws the dice; nothing where it is not their turn.
    pub(crate) async fn act(&self, id: &str) {
        let path = format!("/api/matches/{id}");
        let looked = self.get(&format!("{path}?detail=board")).await.ok();
        let board = &looked["board"];
        let command = match board["choices"][0]["token"].as_str() {
            _ if board["may_throw"] == true => json!({ "do": "act", "action": "throw" }),
            Some(token) => json!({ "do": "act", "action": token }),
            None => return,
        };
        self.post(&format!("{path}/commands"), command).await.ok();
    }

    /// Asks again and again until the reply is as wanted.
    pub(crate) async fn wait_for(&self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        // Long enough for a busy machine; what comes at all comes soon.
        for _ in 0..4_800 {
            let reply = self.get(path).await;
            if reply.status.is_success() && wanted(&reply.json()) {
                return reply.json();
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("{path} did not come to what was waited for: {}", self.get(path).await.text);
    }
}
