//! How much of a match a caller wants.

use galds_matches::named;

named! {
    /// How much of a match a connection wants.
    #[derive(utoipa::ToSchema)]
    pub enum Detail {
        /// Numbered events alone: for programs that know the game.
        Events = "events",
        /// Events, and with them the state and the board: for pages.
        Board = "board",
    }
}
