//! Takes connections and serves them until it is told to stop.
//!
//! `axum::serve` waits for ever for the rest of a request, and takes connections until the machine gives
//! no more; whoever begins many requests and finishes none would keep everybody else out. Here every
//! connection has to say something in time, and there is a limit to their number.

mod connections;
mod timed_body;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt as _;

pub use connections::{ConnectionLimits, Connections, TooMany};
use timed_body::TimedBody;

/// The answer to a client for whom there is no room.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\
                         Connection: close\r\nContent-Length: 0\r\n\r\n";
/// How long no connection is taken after the machine gave none, as when it has no more files.
const REST: Duration = Duration::from_millis(200);
/// How often the same trouble is noted in the log.
const NOTED: Duration = Duration::from_secs(10);

/// Serves until `stopped`, then lets the connections that are open finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Connections,
    stopped: impl Future<Output = ()>,
) {
    let limits = connections.limits();
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let (stop, stopping) = watch::channel(false);
    // Every connection holds a sender: when all are gone, the receiver notices.
    let (open, mut all_ended) = mpsc::channel::<Infallible>(1);
    let mut trouble = Trouble::default();
    let mut stopped = pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            // The client was gone before it was taken.
            Err(error) if is_of_the_client(&error) => continue,
            Err(error) => {
                trouble.note(&format!("no connection can be taken: {error}"));
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let stream = match connections.admit(stream, peer.ip()) {
            Ok(stream) => stream,
            Err((stream, reason)) => {
                trouble.note(&format!("a connection from {peer} was refused: {reason}"));
                turn_away(&stream);
                continue;
            }
        };
        let router = router.clone();
        let answer = service_fn(move |request| answer(router.clone(), peer, limits.body, request));
        let connection = protocol.serve_connection(TokioIo::new(stream), answer).with_upgrades();
        let (stopping, open) = (is_set(stopping.clone()), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = stopping => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, %peer, "a connection ended early");
            }
            drop(open);
        });
    }
    drop((listener, open));
    stop.send_replace(true);
    let _all_ended = all_ended.recv().await;
}

/// Waits until this is set.
async fn is_set(mut flag: watch::Receiver<bool>) {
    let _set_or_gone = flag.wait_for(|set| *set).await;
}

/// Whether a connection failed for itself alone.
fn is_of_the_client(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Says that there is no room, if the client takes it at once, and ends the connection.
fn turn_away(stream: &TcpStream) {
    let _client_may_be_gone = stream.try_write(NO_ROOM);
}

/// Trouble that may come thousands of times and is noted now and then.
#[derive(Default)]
struct Trouble {
    noted: Option<Instant>,
    since: u64,
}

impl Trouble {
    fn note(&mut self, what: &str) {
        self.since += 1;
        if self.noted.is_none_or(|noted| noted.elapsed() >= NOTED) {
            tracing::warn!(times = self.since, "{what}");
            (self.noted, self.since) = (Some(Instant::now()), 0);
        }
    }
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    patience: Duration,
    request: Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request = request.map(|body| Body::new(TimedBody::new(body, patience)));
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}
