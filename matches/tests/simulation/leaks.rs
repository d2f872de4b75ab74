//! Whether what a viewer was shown has anything that is hidden from it.

use galds_games::core::{Side, Viewer};
use galds_matches::{Event, MatchState};

/// The set-up of a side.
fn set_up(state: &MatchState, wanted: Side) -> Option<&str> {
    state.log().iter().find_map(|logged| match &logged.event {
        Event::SetUp { side, token } if Side::from(*side) == wanted => Some(token.as_str()),
        _ => None,
    })
}

/// What is hidden from this viewer and stands in this text nevertheless.
pub(crate) fn leak(state: &MatchState, viewer: Viewer, shown: &str) -> Option<String> {
    for logged in state.log() {
        match &logged.event {
            Event::Created { secret: Some(secret), .. }
                if !state.is_over() && shown.contains(secret) =>
            {
                return Some("the secret of the dice".to_owned());
            }
            Event::SetUp { side, token } if !state.is_revealed() => {
                let side = Side::from(*side);
                // Both sides may have laid out the same.
                let is_own = set_up(state, side.other()) == Some(token);
                if viewer != Viewer::Side(side) && !is_own && shown.contains(token) {
                    return Some(format!("the set-up of {side:?}"));
                }
            }
            _ => {}
        }
    }
    let is_hidden = state.is_hidden() && !state.is_revealed() && state.is_under_way();
    let position = state.table().position_text();
    (is_hidden && shown.contains(&position)).then(|| "the true position".to_owned())
}
