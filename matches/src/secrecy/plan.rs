//! Conditional moves as the side gets them that saved them.

use galds_games::core::Side;
use serde::Serialize;

use crate::MatchState;

/// An action of a line of conditional moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlannedAction {
    /// Its token.
    pub token: String,
    /// In book notation.
    pub book: String,
}

/// What is left of the lines of a side, from the present position on.
pub(super) fn planned(state: &MatchState, side: Side) -> Vec<Vec<PlannedAction>> {
    let written = |line: &Vec<String>| {
        let mut table = state.table().boxed_clone();
        let written = line.iter().map_while(|token| table.play_text(token).ok());
        written.map(|played| PlannedAction { token: played.token, book: played.book }).collect()
    };
    state.plans[side].lines().iter().map(written).collect()
}
