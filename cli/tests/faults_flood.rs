//! Malformed and oversized messages by the thousand: the server goes on, says nothing of its insides,
//! and does not grow.

mod serving;

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use serving::{Caller, Folder, Serving, free_address};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

const REQUESTS: usize = 3_000;
const MESSAGES: usize = 6_000;
/// How much a server may keep in kibibytes after all this.
const GROWTH: u64 = 32 * 1024;

/// What no answer may show.
const INSIDES: [&str; 6] = ["panicked", ".rs:", "sqlx", "SELECT ", "INSERT ", "/home/"];

fn random_bytes(random: &mut StdRng, most: usize) -> Vec<u8> {
    let length = random.random_range(0..most);
    (0..length).map(|_| random.random()).collect()
}

/// A request of which something is wrong.
fn bad_request(random: &mut StdRng, id: &str) -> Vec<u8> {
    const BODIES: [&str; 8] = [
        "{",
        "[]",
        "null",
        "{\"do\":\"act\"}",
        "{\"do\":7}",
        "{\"game\":\"\\ud800\"}",
        "{\"game\":\"rotary\",\"rules\":\"rotary,x=y\"}",
        "\"\u{0}\"",
    ];
    let paths = [
        "/api/matches".to_owned(),
        format!("/api/matches/{id}/commands"),
        format!("/api/matches/{id}/chat"),
        "/api/positions".to_owned(),
        "/api/people".to_owned(),
        "/api/challenge/ai".to_owned(),
        format!("/api/bot/game/{id}/move/%00%ff..%2f"),
        "/api/matches/%F0%9F%8E%B2/commands".to_owned(),
        "/../../etc/passwd".to_owned(),
    ];
    let path = &paths[random.random_range(0..paths.len())];
    let body = match random.random_range(0..4) {
        0 => random_bytes(random, 2_000),
        1 => "[".repeat(random.random_range(1..20_000)).into_bytes(),
        2 => vec![b'x'; 100_000],
        _ => BODIES[random.random_range(0..BODIES.len())].as_bytes().to_vec(),
    };
    let kind = ["application/json", "text/plain", "application/x-www-form-urlencoded"];
    let kind = kind[random.random_range(0..kind.len())];
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    [head.into_bytes(), body].concat()
}

/// What the sender does when everything is written.
#[derive(Clone, Copy, PartialEq)]
enum Afterwards {
    /// The request is whole, so there is an answer to wait for.
    Waits,
    /// The request is none, and a server might wait for its rest.
    Ends,
}

fn send_raw(server: &Serving, request: &[u8], afterwards: Afterwards) -> String {
    let mut stream = TcpStream::connect(server.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    // A server may answer and close before it has read everything.
    let _sent = stream.write_all(request);
    if afterwards == Afterwards::Ends {
        let _ended = stream.shutdown(Shutdown::Write);
    }
    let mut answer = Vec::new();
    let _read = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn assert_nothing_inside(answer: &str) {
    for word in INSIDES {
        assert!(!answer.contains(word), "{word}: {answer}");
    }
}

fn flood_http(server: &Serving, id: &str, random: &mut StdRng, count: usize) {
    for number in 0..count {
        let (request, afterwards) = match number % 10 {
            0 => (random_bytes(random, 500), Afterwards::Ends),
            1 => (b"GET / HTTP/1.1\r\nHost: a\r\nA: ".repeat(50), Afterwards::Ends),
            _ => (bad_request(random, id), Afterwards::Waits),
        };
        let answer = send_raw(server, &request, afterwards);
        assert_nothing_inside(&answer);
        assert!(!answer.starts_with("HTTP/1.1 5"), "{answer}");
    }
}

fn connect(server: &Serving, key: &str) -> WebSocket<TcpStream> {
    let address = format!("ws://{}/api/live", server.address);
    let mut request = address.into_client_request().expect("an address");
    let bearer = format!("Bearer {key}").parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let stream = TcpStream::connect(server.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    client(request, stream).expect("a handshake").0
}

fn bad_message(random: &mut StdRng, id: &str) -> Message {
    match random.random_range(0..7) {
        0 => Message::binary(random_bytes(random, 3_000)),
        1 => Message::text("{".repeat(random.random_range(1..4_000))),
        2 => Message::text("x".repeat(40_000)),
        3 => Message::text(json!({"type": "watch", "id": "nosuchmatch1"}).to_string()),
        4 => Message::text(
            json!({"type": "command", "id": id, "command": {"do": "fly"}}).to_string(),
        ),
        5 => {
            let action = String::from_utf8_lossy(&random_bytes(random, 300)).into_owned();
            let command = json!({"do": "act", "action": action});
            Message::text(json!({"type": "command", "id": id, "command": command}).to_string())
        }
        _ => Message::text("null"),
    }
}

fn flood_socket(server: &Serving, id: &str, random: &mut StdRng, count: usize) {
    let key = Caller::guest(&server.base()).key;
    let mut socket = connect(server, &key);
    for _ in 0..count {
        let message = bad_message(random, id);
        // An oversized message ends the connection; then there is another.
        let answer = socket.send(message).and_then(|()| socket.read());
        match answer {
            Ok(Message::Text(answer)) => assert_nothing_inside(&answer),
            Ok(Message::Close(_)) | Err(_) => socket = connect(server, &key),
            Ok(_) => {}
        }
    }
}

#[test]
fn thousands_of_bad_messages_change_nothing() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &["--log", "warn"]);
    let caller = Caller::guest(&server.base());
    let made = caller.post("/api/matches", &json!({"game": "rotary"})).expect("a match");
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut random = StdRng::seed_from_u64(7);
    // What is made once is made before it is measured.
    flood_http(&server, &id, &mut random, REQUESTS / 5);
    flood_socket(&server, &id, &mut random, MESSAGES / 5);
    let before = server.memory();
    flood_http(&server, &id, &mut random, REQUESTS);
    flood_socket(&server, &id, &mut random, MESSAGES);
    let grown = server.memory().saturating_sub(before);
    assert!(grown < GROWTH, "the server grew by {grown} KiB");
    assert_eq!(caller.get("/health").expect("it is well")["status"], "well");
    let looked = caller.get(&format!("/api/matches/{id}")).expect("the match is there");
    assert_eq!(looked["state"]["version"], 1, "nothing was done to the match");
    assert!(!server.errors().contains("panicked"), "{}", server.errors());
}
