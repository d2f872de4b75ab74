//! Connections as they are taken, below the routes.

use std::time::Duration;

use crate::common::socket::Page;
use crate::common::{Folder, TestServer};
use galds_server::app::serving::ConnectionLimits;
use galds_server::app::{Server, Settings};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A server with little patience for connections.
async fn impatient(limits: ConnectionLimits) -> TestServer {
    let folder = Folder::new();
    let mut settings = Settings::local(&folder.0);
    settings.connections = limits;
    let server = Server::start(settings).await.expect("the server starts");
    TestServer { server, folder }
}

fn short() -> ConnectionLimits {
    let patience = Duration::from_millis(300);
    ConnectionLimits { head: patience, body: patience, ..ConnectionLimits::of_total(100) }
}

async fn connect(server: &TestServer) -> TcpStream {
    TcpStream::connect(server.server.address).await.expect("it listens")
}

/// Waits until the server has closed a connection; what it said before.
async fn closed(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let closed =
        tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut answer)).await;
    // A connection may also be reset: then nobody waits for more either.
    let _read = closed.expect("the connection is still open");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn connections_that_say_nothing_or_not_enough_are_ended() {
    let server = impatient(short()).await;
    for said in [
        "",
        "P",
        "PRI * HT",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: a\r\n",
    ] {
        let mut stream = connect(&server).await;
        stream.write_all(said.as_bytes()).await.expect("it reads");
        let answer = closed(&mut stream).await;
        assert!(!answer.starts_with("HTTP/1.1 200"), "{said:?}: {answer}");
    }
    server.stranger().get("/health").await.ok();
}

#[tokio::test]
async fn a_body_that_never_comes_whole_is_not_waited_for() {
    let server = impatient(short()).await;
    let mut stream = connect(&server).await;
    let head = "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{\"name\":";
    stream.write_all(head.as_bytes()).await.expect("it reads");
    let answer = closed(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}

#[tokio::test]
async fn an_idle_connection_is_kept_for_the_next_request_only_so_long() {
    let server = impatient(short()).await;
    let mut stream = connect(&server).await;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("it reads");
    let answer = closed(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn a_live_connection_may_be_silent_for_longer() {
    let server = impatient(short()).await;
    let mut page = Page::open(&server.stranger()).await;
    tokio::time::sleep(4 * short().head).await;
    page.send(&json!({ "type": "ping", "id": 3 })).await;
    assert_eq!(page.receive_kind("pong").await["id"], 3);
}

#[tokio::test]
async fn who_has_too_many_connections_is_told_so_and_served_again_when_they_are_gone() {
    let limits = ConnectionLimits { each_address: 4, ..ConnectionLimits::of_total(100) };
    let server = impatient(limits).await;
    // A live connection counts as long as it is open.
    let page = Page::open(&server.stranger()).await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(connect(&server).await);
    }
    let answer = closed(&mut connect(&server).await).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("Retry-After"), "{answer}");
    drop((page, silent));
    for _ in 0..600 {
        let mut stream = connect(&server).await;
        let request = b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
        let _may_be_refused = stream.write_all(request).await;
        if closed(&mut stream).await.starts_with("HTTP/1.1 200") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("connections that are gone still count");
}
