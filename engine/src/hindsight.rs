//! What could be known of hidden pieces at a moment of a finished game, and what the last move did to that.
//!
//! A hidden game says how in its entry ([`crate::registry::Entry::hindsight`]). What is said of pieces follows from what
//! the other side had been shown by then. The truth is used for the last move alone: to say what it gave away, and whether it
//! left the way to the goal open.

use galds_games::core::AnyTable;
use galds_games::core::scene::FieldId;

use crate::registry;

/// How a hidden game looks back; nothing where that cannot be said, such as before both have set up.
pub type HindsightOf = fn(&dyn AnyTable) -> Option<Hindsight>;

/// Looks back at the moment of a table; nothing for open games, and before both sides have set up.
pub fn look_back(table: &dyn AnyTable) -> Option<Hindsight> {
    let entry = registry::find(table.about().name).ok()?;
    entry.hindsight.and_then(|look| look(table))
}

/// A moment of a hidden game, looked back at.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hindsight {
    /// What the first side could know of the second's pieces.
    pub first: Vec<PieceChances>,
    /// What the second side could know of the first's pieces.
    pub second: Vec<PieceChances>,
    /// What the last move did, if there was one.
    pub last: Option<LastMove>,
}

/// What a piece may have been.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PieceChances {
    /// Where it stands.
    pub field: FieldId,
    /// The kinds it may be, the likeliest first.
    pub kinds: Vec<KindChance>,
}

/// How likely a piece is of a kind.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KindChance {
    /// The key of the kind, as in scenes.
    pub kind: String,
    /// From 0 to 1.
    pub chance: f64,
}

/// What a move told the other side, and what it left open.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastMove {
    /// What it gave away of the piece that moved, if that was much.
    pub gave_away: Option<GivenAway>,
    /// How near the enemy stood to the mover's goal after it.
    pub danger: Danger,
    /// The enemy's pieces that stood so near.
    pub by: Vec<FieldId>,
}

/// How much surer the other side became of a piece.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GivenAway {
    /// Where the piece stands now.
    pub field: FieldId,
    /// The key of its kind.
    pub kind: String,
    /// How likely it was of that kind by what the other side could know before the move.
    pub before: f64,
    /// The same after the move.
    pub after: f64,
}

/// How near the enemy stands to what must not be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Danger {
    /// It needs more than two moves.
    None,
    /// Somebody can take it in two moves.
    Near,
    /// Somebody stands beside it.
    Beside,
}
