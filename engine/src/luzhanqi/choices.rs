//! What there is to choose from, by an observation alone.

use galds_games::core::{Game, Rng};
use galds_games::luzhanqi::{Action, Node};

use super::guesses::Guesses;
use super::reading::{Knowledge, Reading};
use super::set_ups::random_set_ups;
use super::threats::{LikelyBoard, urgent_moves};
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

/// The choices of a level that answers threats even when it moves without looking: the best of the moves that stop a threat to
/// its flag or make one to the enemy's, and all legal moves if there is no such move.
pub fn alert_choices(observation: &Observation) -> Result<Vec<String>, PlayerError> {
    if let Reading::MoveDue(known) = Reading::of(observation)?
        && let Some((from, to)) = most_urgent(&known)
    {
        return Ok(vec![Action::Move { from, to }.to_string()]);
    }
    choices(observation)
}

fn most_urgent(known: &Knowledge) -> Option<(Node, Node)> {
    let Knowledge { game, side, view, .. } = known;
    // Seeded by the ply, so that the same position always gives the same answer.
    let mut rng = Rng::seeded(view.ply().into());
    let board = LikelyBoard::new(known, &mut Guesses::by_beliefs(known)?, &mut rng)?;
    urgent_moves(&board, &view.moves(game), *side, game.rules(), 1).pop()
}
