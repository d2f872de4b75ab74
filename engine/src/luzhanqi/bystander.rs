//! Which moves there are, from a sight alone, and choosing one at random.

use galds_games::luzhanqi::{Action, SetUp};

use super::reading::Reading;
use crate::players::Dice;
use crate::sight::{Sight, SightError};

/// The tokens of the legal moves, in the order of the rules; none while a set-up is due.
pub fn tokens(sight: &Sight) -> Result<Vec<String>, SightError> {
    match Reading::of(sight)? {
        Reading::SetUpDue(_) => Ok(Vec::new()),
        Reading::MoveDue(known) => {
            let moves = known.view.moves(&known.game).into_iter();
            Ok(moves.map(|(from, to)| Action::Move { from, to }.to_string()).collect())
        }
    }
}

/// Any legal set-up or move, each with the same chance; `None` if there is none.
pub fn random_token(sight: &Sight, dice: &mut Dice) -> Result<Option<String>, SightError> {
    if let Reading::SetUpDue(rules) = Reading::of(sight)? {
        return Ok(Some(SetUp::random(&rules, &mut || dice.bits()).to_string()));
    }
    let mut tokens = tokens(sight)?;
    Ok((!tokens.is_empty()).then(|| tokens.swap_remove(dice.below(tokens.len()))))
}
