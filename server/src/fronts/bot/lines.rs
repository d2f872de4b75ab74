//! Answers that go on: a JSON object a line, and an empty line now and then so that both ends know that
//! the connection is alive.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tokio::sync::mpsc;

/// How often an empty line is sent.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// How many lines may wait for a slow reader.
const WAITING: usize = 16;

/// The reader has gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gone;

/// Where lines are written.
#[derive(Clone, Debug)]
pub(super) struct Lines(mpsc::Sender<Bytes>);

impl Lines {
    /// An answer, and where its lines are written. It ends when the writer is dropped.
    pub(super) fn open() -> (Lines, Response) {
        let (sender, receiver) = mpsc::channel::<Bytes>(WAITING);
        let stream = futures_util::stream::unfold(receiver, |mut receiver| async move {
            let line = receiver.recv().await?;
            Some((Ok::<Bytes, Infallible>(line), receiver))
        });
        let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
        (Lines(sender), (headers, Body::from_stream(stream)).into_response())
    }

    /// Writes one object.
    pub(super) async fn write(&self, object: &impl Serialize) -> Result<(), Gone> {
        let mut line = serde_json::to_vec(object).map_err(|_| Gone)?;
        line.push(b'\n');
        self.0.send(line.into()).await.map_err(|_| Gone)
    }

    /// Writes an empty line. A reader that is behind gets none: what it has not read yet shows the same.
    pub(super) fn keep_alive(&self) -> Result<(), Gone> {
        match self.0.try_send(Bytes::from_static(b"\n")) {
            Ok(()) | Err(mpsc::error::TrySendError::Full(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Gone),
        }
    }

    /// Waits until the reader has gone.
    pub(super) async fn gone(&self) {
        self.0.closed().await;
    }
}
