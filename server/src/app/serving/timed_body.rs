//! The body of a request, which has to come in time.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::BoxError;
use axum::body::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use thiserror::Error;
use tokio::time::Sleep;

/// A body that is given up when the whole of it has not come after a while. Bodies are small here, so
/// sending one slowly is no excuse.
pub(super) struct TimedBody {
    body: Incoming,
    patience: Duration,
    /// Set once something has to be waited for.
    end: Option<Pin<Box<Sleep>>>,
}

#[derive(Debug, Error)]
#[error("the body of the request did not come in time")]
struct TooSlow;

impl TimedBody {
    pub(super) fn new(body: Incoming, patience: Duration) -> TimedBody {
        TimedBody { body, patience, end: None }
    }
}

impl Body for TimedBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let this = self.get_mut();
        if let Poll::Ready(frame) = Pin::new(&mut this.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)));
        }
        let patience = this.patience;
        let end = this.end.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        end.as_mut().poll(context).map(|()| Some(Err(TooSlow.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
