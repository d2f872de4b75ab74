//! The state of a match: loaded from its log once, then kept up to date.

use std::sync::Arc;

use super::{Handler, HandlerError, Origin};
use crate::ports::Host;
use crate::{Logged, MatchId, MatchState};

/// The cached state of a match, if it is loaded.
pub(super) type Entry = Option<Arc<MatchState>>;

/// Whether a log had something that the cached state did not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    None,
    Some,
}

impl<H: Host> Handler<'_, H> {
    /// A match as it is now. `entry` is its locked place in the cache.
    pub async fn current(
        &self,
        id: &MatchId,
        entry: &mut H::Locked,
    ) -> Result<Arc<MatchState>, HandlerError<H::Fault>> {
        self.refresh(entry).await?;
        self.loaded(id, entry).await.cloned()
    }

    /// The state, read from the log if it was not cached. Where nobody else may write it is then attended to; elsewhere
    /// the host that wrote last has done so, perhaps this one.
    pub(super) async fn loaded<'e>(
        &self,
        id: &MatchId,
        entry: &'e mut Entry,
    ) -> Result<&'e Arc<MatchState>, HandlerError<H::Fault>> {
        let was_cached = entry.is_some();
        let state = self.load(id, entry).await?;
        if !was_cached && !self.host.may_write() {
            self.attend(state, Origin::Here);
        }
        Ok(state)
    }

    /// The state, read from the log if it was not cached.
    pub(super) async fn load<'e>(
        &self,
        id: &MatchId,
        entry: &'e mut Entry,
    ) -> Result<&'e Arc<MatchState>, HandlerError<H::Fault>> {
        if entry.is_none() {
            let rows = self.host.log(id.clone(), 0).await.map_err(HandlerError::Host)?;
            if rows.is_empty() {
                self.host.remove(id);
                return Err(HandlerError::Unknown);
            }
            *entry = Some(Arc::new(MatchState::replay(id, rows)?));
        }
        entry.as_ref().ok_or(HandlerError::Unknown)
    }

    /// Takes over what other hosts wrote, where there may be any.
    pub(super) async fn refresh(&self, entry: &mut Entry) -> Result<News, HandlerError<H::Fault>> {
        if !self.host.may_write() {
            return Ok(News::None);
        }
        self.catch_up(entry).await
    }

    /// Takes over what is new in the log.
    pub(super) async fn catch_up(&self, entry: &mut Entry) -> Result<News, HandlerError<H::Fault>> {
        let Some(state) = entry.as_mut() else { return Ok(News::None) };
        let (id, version) = (state.id().clone(), state.version());
        let rows = self.host.log(id, version).await.map_err(HandlerError::Host)?;
        if rows.is_empty() {
            return Ok(News::None);
        }
        let before = state.phase();
        for row in rows {
            let applied =
                Logged::read(state.id(), row).and_then(|logged| Arc::make_mut(state).apply(logged));
            if let Err(error) = applied {
                *entry = None;
                return Err(error.into());
            }
        }
        self.publish(state, before, Origin::Elsewhere);
        Ok(News::Some)
    }
}
