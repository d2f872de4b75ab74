//! The archive as a stream: every finished match that fits, one after the other.
//!
//! A stream reads a page of the list, then log by log; nothing is held but the match that is being
//! written. Like everything else it gets what it writes from [`galds_matches::secrecy`].

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use futures_util::stream;
use galds_matches::{MatchId, MatchState, SummaryFilter};

use crate::storage::{Store, StoreError};

/// The finished matches that fit, at most so many, each written by `write`, as the body of an answer.
pub(crate) fn stream_archive(
    store: Arc<dyn Store>,
    filter: SummaryFilter,
    most: u32,
    write: impl Fn(&MatchState) -> Option<String> + Send + Sync + 'static,
) -> Body {
    let write = Box::new(write);
    let reader =
        Reader { store, write, filter, waiting: VecDeque::new(), left: most, at_end: false };
    let texts = stream::unfold(reader, async |mut reader| {
        match reader.next_text().await {
            Ok(Some(text)) => Some((Ok(Bytes::from(text)), reader)),
            Ok(None) => None,
            Err(error) => {
                tracing::warn!(%error, "an export was cut off");
                reader.left = 0;
                reader.waiting.clear();
                // An error ends the connection, so that nobody takes a part for the whole.
                Some((Err(std::io::Error::other("the export was cut off")), reader))
            }
        }
    });
    Body::from_stream(texts)
}

/// Writes a match, where it has a form.
type Write = dyn Fn(&MatchState) -> Option<String> + Send + Sync;

/// Reads the archive match by match.
struct Reader {
    store: Arc<dyn Store>,
    write: Box<Write>,
    filter: SummaryFilter,
    waiting: VecDeque<MatchId>,
    left: u32,
    at_end: bool,
}

impl Reader {
    async fn next_text(&mut self) -> Result<Option<String>, StoreError> {
        while self.left > 0 {
            let Some(id) = self.next_id().await? else { return Ok(None) };
            let rows = self.store.log(id.clone(), 0).await?;
            let state = match MatchState::replay(&id, rows) {
                Ok(state) => state,
                // One log that cannot be read must not keep the others back.
                Err(error) => {
                    tracing::error!(%id, %error, "a match is left out of an export");
                    continue;
                }
            };
            // What never began is not worth a record.
            let text = state.players().is_some().then(|| (self.write)(&state)).flatten();
            if let Some(text) = text {
                self.left -= 1;
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    async fn next_id(&mut self) -> Result<Option<MatchId>, StoreError> {
        if self.waiting.is_empty() && !self.at_end {
            let page = self.store.summaries(self.filter.clone()).await?;
            self.at_end = page.len() < self.filter.limit as usize;
            if let Some(last) = page.last() {
                self.filter.before = Some((last.changed, Some(last.id.clone())));
            }
            self.waiting.extend(page.into_iter().map(|summary| summary.id));
        }
        Ok(self.waiting.pop_front())
    }
}
