//! What is drawn of a match: once for everybody who sees the same.
//!
//! Viewers fall into classes: the two sides and the spectators. All of a class who want their board drawn in
//! the same way get the same drawing, which is made when the first of them asks for it, outside the lock of
//! the match, and thrown away when the match goes on.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use galds_games::core::Viewer;
use galds_matches::MatchState;
use galds_matches::clock::Moment;
use galds_matches::secrecy::{self, Board, Drawing, SeenState};
use tokio::sync::OnceCell;

use super::Matches;
use super::service::locked;
use crate::time;

/// What a class of viewers gets of a match at one version.
#[derive(Debug)]
pub struct Rendered {
    state: SeenState,
    board: Board,
}

impl Rendered {
    /// The state for a recipient, with the clocks as they are at this moment.
    pub fn state_at(&self, state: &MatchState, now: Moment) -> SeenState {
        SeenState { clocks: secrecy::clocks(state, now), ..self.state.clone() }
    }

    /// The board for a recipient who has the layout with this id.
    pub fn board_for(&self, known: Option<&str>) -> Board {
        self.board.for_recipient(known)
    }
}

/// A class of viewers, and how they want the board to be drawn.
type Wish = (Viewer, Drawing);

/// What was drawn of the last version of a match.
#[derive(Debug, Default)]
pub(super) struct Renderings {
    version: u32,
    drawn: HashMap<Wish, Arc<OnceCell<Arc<Rendered>>>>,
}

impl Renderings {
    /// Where the drawing is or will be. Who still looks at an older version draws for itself.
    fn place(&mut self, version: u32, wish: Wish) -> Arc<OnceCell<Arc<Rendered>>> {
        if version < self.version {
            return Arc::default();
        }
        if version > self.version {
            self.version = version;
            self.drawn.clear();
        }
        Arc::clone(self.drawn.entry(wish).or_default())
    }
}

impl Matches {
    /// What a viewer gets of a match that was looked at, drawn unless it has been.
    pub async fn rendered(
        &self,
        state: &MatchState,
        viewer: Viewer,
        drawing: Drawing,
    ) -> Arc<Rendered> {
        let cached = self.cached(state.id());
        let place = locked(&cached.renderings).place(state.version(), (viewer, drawing));
        let draw = async || {
            self.inner.boards_drawn.fetch_add(1, Ordering::Relaxed);
            metrics::counter!("galds_boards_drawn_total").increment(1);
            Arc::new(Rendered {
                state: secrecy::state(state, viewer, time::now()),
                board: secrecy::drawn_board(state, viewer, drawing),
            })
        };
        Arc::clone(place.get_or_init(draw).await)
    }

    /// How many boards were drawn since the start.
    pub fn boards_drawn(&self) -> u64 {
        self.inner.boards_drawn.load(Ordering::Relaxed)
    }
}
