//! What there is to choose from, by a sight alone.

use galds_games::luzhanqi::Action;
use galds_games::luzhanqi::ready::READY;

use super::reading::Reading;
use crate::player::PlayerError;
use crate::sight::Sight;

/// The tokens of the legal moves, in the order of the rules; while a set-up is due, those of the
/// ready-made ones, which are legal under all rules.
pub fn choices(sight: &Sight) -> Result<Vec<String>, PlayerError> {
    match Reading::of(sight)? {
        Reading::SetUpDue(_) => {
            Ok(READY.iter().map(|ready| Action::SetUp(ready.set_up).to_string()).collect())
        }
        Reading::MoveDue(known) => {
            let moves = known.view.moves(&known.game).into_iter();
            Ok(moves.map(|(from, to)| Action::Move { from, to }.to_string()).collect())
        }
    }
}
