//! Takes connections and serves them until it is told to stop.
//!
//! `axum::serve` waits for ever for the rest of a request; whoever begins many and finishes none would
//! hold as many connections. Here the head of a request has to come in time.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tower::ServiceExt as _;

/// How long the head of a request may take, and how long a connection may be kept for the next one.
const HEAD_PATIENCE: Duration = Duration::from_secs(20);

/// Serves until `stopped`, then lets the connections that are open finish.
pub(crate) async fn serve(
    mut listener: TcpListener,
    router: Router,
    stopped: impl Future<Output = ()>,
) {
    let mut connections = auto::Builder::new(TokioExecutor::new());
    connections.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_PATIENCE);
    let open = GracefulShutdown::new();
    let mut stopped = pin!(stopped);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut stopped => break,
        };
        // Messages are small and somebody waits for each.
        let _as_it_was = stream.set_nodelay(true);
        let router = router.clone();
        let answer = service_fn(move |request| answer(router.clone(), peer, request));
        let connection =
            connections.serve_connection_with_upgrades(TokioIo::new(stream), answer).into_owned();
        let served = open.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = served.await {
                tracing::debug!(%error, %peer, "a connection ended early");
            }
        });
    }
    drop(listener);
    open.shutdown().await;
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}
