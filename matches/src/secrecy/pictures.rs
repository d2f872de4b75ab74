//! The positions of a finished match as pictures.

use galds_games::core::{AnyTable, Viewer};
use galds_pictures::{Names, Picture, PictureOptions, moments, picture, revealed_picture};

use super::Extent;
use crate::{MatchState, Seat};

/// The positions of a match that is over as everybody may see them, at most `most` of them, without words; nothing
/// before the end. What was hidden is shown as on the board of the finished match.
pub fn pictures(state: &MatchState, bottom: Seat, most: usize) -> Option<Vec<Picture>> {
    if !state.is_over() {
        return None;
    }
    let options = PictureOptions { bottom: bottom.into(), names: Names::Shown };
    let extent = Extent::of(state);
    let draw = |table: &dyn AnyTable| {
        let mut drawn = match extent {
            Extent::OwnOnly => picture(table, Viewer::Spectator, &options),
            Extent::Revealed => revealed_picture(table, Viewer::Spectator, &options),
        };
        // They would be in one language only.
        drawn.notes.clear();
        drawn
    };
    Some(moments(state.table(), most, draw))
}
