//! Connections as they are taken, below the routes.

mod common;

use std::time::Duration;

use common::TestServer;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[tokio::test]
async fn a_request_whose_head_never_ends_is_not_waited_for() {
    let server = TestServer::start().await;
    let mut stream = TcpStream::connect(server.server.address).await.expect("it listens");
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: a\r\n").await.expect("it reads");
    let mut answer = Vec::new();
    let closed =
        tokio::time::timeout(Duration::from_secs(40), stream.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "the connection is still open");
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    server.stranger().get("/health").await.ok();
}
