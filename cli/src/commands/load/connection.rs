//! One WebSocket connection of one guest.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::api::Api;

/// Small, because there are thousands.
const BUFFER: usize = 4 * 1024;

/// The key of a new guest.
pub(super) async fn new_guest(server: &str) -> Result<String, String> {
    let api = Api::new(server, "");
    let made = tokio::task::spawn_blocking(move || api.post("/api/guests", &json!({}))).await;
    let made = made.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
    made["key"].as_str().map(str::to_owned).ok_or_else(|| "the guest has no key".to_owned())
}

/// A connection that is open.
pub(super) struct Connection {
    socket: WebSocketStream<TcpStream>,
}

impl Connection {
    /// Connects to a server as the guest with this key.
    pub(super) async fn open(server: &str, key: &str) -> Result<Connection, String> {
        let failed = |error: Error| format!("{server}: {error}");
        let host = server.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
        let host = host.ok_or("the server is written http://host:port")?;
        let mut request = format!("ws://{host}/api/live").into_client_request().map_err(failed)?;
        let bearer = HeaderValue::from_str(&format!("Bearer {key}"));
        let bearer = bearer.map_err(|error| error.to_string())?;
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(host).await.map_err(|error| format!("{host}: {error}"))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config))
                .await
                .map_err(failed)?;
        Ok(Connection { socket })
    }

    /// Says something to the server.
    pub(super) async fn send(&mut self, message: &Value) -> Result<(), String> {
        let text = Message::text(message.to_string());
        self.socket.send(text).await.map_err(|error| error.to_string())
    }

    /// Waits for what the server says next. Pings are answered on the way.
    pub(super) async fn receive(&mut self) -> Result<Value, String> {
        loop {
            let message = self.socket.next().await.ok_or("the server closed the connection")?;
            match message.map_err(|error| error.to_string())? {
                Message::Text(text) => {
                    return serde_json::from_str(&text).map_err(|error| error.to_string());
                }
                Message::Close(_) => return Err("the server closed the connection".to_owned()),
                _ => {}
            }
        }
    }
}
