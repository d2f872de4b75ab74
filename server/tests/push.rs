//! Web Push: a browser without an open page gets an encrypted message, and one that is gone is forgotten.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{Folder, TestServer};
use crate::visitors::Visitor;
use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use galds_matches::PlayerId;
use galds_server::app::{Server, Settings};
use galds_server::limits::Limits;
use galds_server::services::calls::Reach;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

/// Headers and body of a message.
type Delivery = (HeaderMap, Vec<u8>);

/// A push service that keeps what it gets.
#[derive(Clone, Default)]
struct PushService {
    got: Arc<Mutex<Vec<Delivery>>>,
    answer: Arc<AtomicU16>,
}

impl PushService {
    async fn start() -> (PushService, SocketAddr) {
        let service = PushService::default();
        service.answer.store(201, Ordering::Relaxed);
        let router = Router::new().fallback(take).with_state(service.clone());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, router).await });
        (service, address)
    }

    fn taken(&self) -> Vec<(HeaderMap, Vec<u8>)> {
        self.got.lock().unwrap().clone()
    }

    /// Waits for so many messages.
    async fn wait_for(&self, count: usize) -> Vec<(HeaderMap, Vec<u8>)> {
        for _ in 0..1_200 {
            if self.taken().len() >= count {
                return self.taken();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the push service got {} messages, not {count}", self.taken().len());
    }
}

async fn take(State(service): State<PushService>, headers: HeaderMap, body: Bytes) -> StatusCode {
    service.got.lock().unwrap().push((headers, body.to_vec()));
    StatusCode::from_u16(service.answer.load(Ordering::Relaxed)).unwrap()
}

/// A browser that has subscribed.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        Browser { key: SecretKey::from_slice(&[9; 32]).unwrap(), auth: [3; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let public_key = self.key.public_key().to_sec1_point(false);
        json!({
            "endpoint": endpoint,
            "expirationTime": null,
            "keys": {
                "p256dh": BASE64_URL_SAFE_NO_PAD.encode(public_key.as_bytes()),
                "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth),
            },
        })
    }

    /// Reads a message as RFC 8291 says.
    fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(size.try_into().unwrap()), 4_096);
        let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let sender_key = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared =
            p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), sender_key.as_affine());
        let own = self.key.public_key().to_sec1_point(false);
        let info = [b"WebPush: info\0", own.as_bytes(), sender].concat();
        let secret: [u8; 32] = derived(&self.auth, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = derived(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &secret, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new(&key.into());
        let plain = cipher.decrypt(&Nonce::from(nonce), sealed).expect("it is for this browser");
        let (last, message) = plain.split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(message).unwrap()
    }
}

fn derived<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut bytes).unwrap();
    bytes
}

async fn server(reach: Reach) -> TestServer {
    let folder = Folder::new();
    let mut settings = Settings::local(&folder.0);
    settings.guards.limits = Limits::Off;
    settings.push.reach = reach;
    TestServer { server: Server::start(settings).await.unwrap(), folder }
}

async fn challenge(from: &Visitor, to: &Visitor) {
    let asked = json!({ "game": "shatra", "opponent": { "name": to.name } });
    from.post("/api/matches", asked).await.ok();
}

#[tokio::test]
async fn who_has_no_page_open_is_called_through_the_push_service_of_the_browser() {
    let server = server(Reach::Anywhere).await;
    let (service, address) = PushService::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let browser = Browser::new();
    let endpoint = format!("http://{address}/send/bob");
    bob.post("/api/calls/push", browser.subscription(&endpoint)).await.ok();
    challenge(&anna, &bob).await;
    let got = service.wait_for(1).await;
    let (headers, body) = &got[0];
    let message = browser.read(body);
    assert_eq!((&message["kind"], &message["from"]["name"]), (&json!("challenge"), &json!("Anna")));
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);
    let key = anna.get("/api/calls/push").await.ok()["key"].as_str().unwrap().to_owned();
    let authorization = headers["authorization"].to_str().unwrap();
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&format!("k={key}")));

    // Whoever has a page open hears it there.
    let cookies = ("cookie", bob.cookies.join("; "));
    let mut page = Page::open_with(&server.base(), Some(cookies)).await;
    page.send(&json!({ "type": "watch_calls" })).await;
    page.receive_kind("calls").await;
    challenge(&anna, &bob).await;
    assert_eq!(page.receive_kind("calls").await["unread"], 2);
    // Nor is anybody called who does not want that.
    drop(page);
    let mut settings = bob.get("/api/calls/settings").await.ok();
    settings["challenges"]["system"] = json!(false);
    bob.put("/api/calls/settings", settings.clone()).await.ok();
    challenge(&anna, &bob).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(service.taken().len(), 1);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_not_called_again() {
    let server = server(Reach::Anywhere).await;
    let (service, address) = PushService::start().await;
    service.answer.store(410, Ordering::Relaxed);
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let subscription = Browser::new().subscription(&format!("http://{address}/gone"));
    bob.post("/api/calls/push", subscription.clone()).await.ok();
    challenge(&anna, &bob).await;
    service.wait_for(1).await;
    let store = &server.server.app.store;
    let me: PlayerId = bob.get("/api/me").await.ok()["id"].as_str().unwrap().parse().unwrap();
    for _ in 0..200 {
        if store.push_subscriptions(me.clone()).await.unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    challenge(&anna, &bob).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(service.taken().len(), 1);
    service.answer.store(201, Ordering::Relaxed);
    bob.post("/api/calls/push", subscription.clone()).await.ok();
    let endpoint = json!({ "endpoint": subscription["endpoint"] });
    bob.send(Method::DELETE, "/api/calls/push", endpoint).await.ok();
    challenge(&anna, &bob).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(service.taken().len(), 1);
}

#[tokio::test]
async fn nothing_is_sent_into_private_networks() {
    let server = server(Reach::Public).await;
    let (service, address) = PushService::start().await;
    let (anna, bob) =
        (Visitor::person(&server, "Anna").await, Visitor::person(&server, "Bob").await);
    let browser = Browser::new();
    let plain = browser.subscription(&format!("http://{address}/send"));
    assert_eq!(bob.post("/api/calls/push", plain).await.refused(), (422, "push".to_owned()));
    let mut keys = browser.subscription("https://push.example/send");
    keys["keys"]["auth"] = json!("short");
    assert_eq!(bob.post("/api/calls/push", keys).await.refused().0, 422);
    // A name may lead anywhere: where it leads is looked at when something is sent.
    let private = browser.subscription(&format!("https://localhost:{}/send", address.port()));
    bob.post("/api/calls/push", private).await.ok();
    challenge(&anna, &bob).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(service.taken().len(), 0);
}
