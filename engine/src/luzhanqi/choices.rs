//! What there is to choose from, by an observation alone.

use galds_games::luzhanqi::Action;

use super::reading::Reading;
use super::set_ups::random_set_ups;
use crate::observation::Observation;
use crate::player::PlayerError;

/// The tokens of the legal moves, in the order of the rules; while a set-up is due, those of armies laid
/// out at random, since there are far too many set-ups to list.
pub fn choices(observation: &Observation) -> Result<Vec<String>, PlayerError> {
    match Reading::of(observation)? {
        Reading::SetUpDue(rules) => {
            let set_ups = random_set_ups(&rules).into_iter();
            Ok(set_ups.map(|set_up| Action::SetUp(set_up).to_string()).collect())
        }
        Reading::MoveDue(known) => {
            let moves = known.view.moves(&known.game).into_iter();
            Ok(moves.map(|(from, to)| Action::Move { from, to }.to_string()).collect())
        }
    }
}
