//! Networks that value positions in the tree search, and are updated move by move.
//!
//! ```text
//!             ┌ own view:   inputs set ─► sums of their rows ─► units ┐
//!   position ─┤                                                       ├─► one of some outputs ─► value
//!             └ enemy view: inputs set ─► sums of their rows ─► units ┘
//! ```
//!
//! Both sides look at a position with the same weights, each from its own seat; the side to act comes first. An
//! input is either set or not (a Scout of mine on this field), so the first layer is a sum of rows, and from one
//! position to the next only the rows of what changed are added and taken away ([`Accumulators`]). A unit is
//! `clamp(sum, 0, 1)²`; the second layer adds them up, with other weights in each of some kinds of
//! positions. All numbers are whole, so that a value is the same on every machine.
//!
//! [`NetworkInputs`] says what a network sees of a game, [`Network`] is the weights and their file, [`OwnNetwork`] where a
//! game's own players have theirs from.

mod accumulators;
mod network;
mod own;

use galds_games::core::{Game, Side};

pub use accumulators::Accumulators;
pub use network::{Network, NetworkError, checksum};
pub use own::{Brought, OwnNetwork};

/// What a network sees of a game's positions.
pub trait NetworkInputs: Game {
    /// The number of this design of inputs: networks for another one do not fit. 0 for games without networks.
    const DESIGN: u32;

    /// How many inputs there are.
    const INPUTS: usize;

    /// No side sees more inputs set than this.
    const MOST_SET: usize;

    /// How many kinds of positions have an output of their own.
    const KINDS: usize;

    /// All that the inputs depend on, in the form in which changes are found fastest.
    type Sketch: Copy;

    /// What the inputs depend on.
    fn sketch(position: &Self::Position) -> Self::Sketch;

    /// Lists which inputs differ between two positions in the eyes of both sides; from nothing, all that are set.
    fn changed(old: Option<&Self::Sketch>, new: &Self::Sketch, changes: &mut Changes);

    /// The kind of a position, below [`NetworkInputs::KINDS`], in which `side` has to act.
    fn kind_for(position: &Self::Position, side: Side) -> usize;

    /// The network of the game's own players, if they have one.
    fn own_network() -> Option<&'static OwnNetwork<Self>> {
        None
    }

    /// The network that values positions under these rules, if there is one.
    fn network(&self) -> Option<&'static Network>;
}

/// Which inputs differ between two positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    views: [ViewChanges; 2],
}

/// Which inputs differ in the eyes of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ViewChanges {
    /// What is set now.
    pub added: Vec<u16>,
    /// What was set before.
    pub removed: Vec<u16>,
    /// Whether nothing counts as set before.
    pub is_anew: bool,
}

impl Changes {
    /// Nothing has changed.
    pub fn clear(&mut self) {
        for view in &mut self.views {
            view.added.clear();
            view.removed.clear();
            view.is_anew = false;
        }
    }

    /// What changed in the eyes of a side.
    pub const fn of(&self, viewer: Side) -> &ViewChanges {
        &self.views[viewer as usize]
    }

    /// What changed in the eyes of a side, to add to it.
    pub const fn of_mut(&mut self, viewer: Side) -> &mut ViewChanges {
        &mut self.views[viewer as usize]
    }

    fn len(&self) -> usize {
        self.views.iter().map(|view| view.added.len().max(view.removed.len())).max().unwrap_or(0)
    }
}
