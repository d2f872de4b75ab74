//! A page: somebody who talks to the server over a WebSocket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Client;

pub(crate) struct Page {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    client: u32,
}

impl Page {
    /// Connects as this client and takes the welcome.
    pub(crate) async fn open(client: &Client) -> Page {
        let shown = client.key.as_ref().map(|key| ("authorization", format!("Bearer {key}")));
        Page::open_with(&client.base, shown).await
    }

    /// Connects with this header and takes the welcome.
    pub(crate) async fn open_with(base: &str, header: Option<(&'static str, String)>) -> Page {
        let address = format!("{}/api/live", base.replace("http://", "ws://"));
        let mut request = address.into_client_request().expect("a request");
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        let (stream, _) = connect_async(request).await.expect("a connection");
        let mut page = Page { stream, client: 0 };
        assert_eq!(page.receive().await["type"], "welcome");
        page
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("sent");
    }

    /// The next message, whatever it is.
    pub(crate) async fn receive(&mut self) -> Value {
        self.try_receive().await.expect("a message")
    }

    /// The next message; none if the connection ends.
    pub(crate) async fn try_receive(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await;
            match message.expect("a message in time")?.ok()? {
                Message::Text(text) => {
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn receive_kind(&mut self, kind: &str) -> Value {
        loop {
            let message = self.receive().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn watch(&mut self, id: &str, since: u64) -> Value {
        self.send(&json!({ "type": "watch", "id": id, "since": since })).await;
        self.receive_kind("match").await
    }

    /// Sends a command and waits for its acknowledgement or refusal.
    pub(crate) async fn command(&mut self, id: &str, command: Value) -> Value {
        self.client += 1;
        let client = format!("page-{}", self.client);
        self.command_as(id, &client, command).await
    }

    pub(crate) async fn command_as(&mut self, id: &str, client: &str, command: Value) -> Value {
        let message = json!({ "type": "command", "id": id, "client": client, "command": command });
        self.send(&message).await;
        loop {
            let answer = self.receive().await;
            let kind = answer["type"].as_str();
            if matches!(kind, Some("ack" | "refused")) && answer["client"] == client {
                return answer;
            }
        }
    }
}
