//! What a person touches to act.

use galds_core::Pick;

use crate::position::Position;
use crate::scene::field;
use crate::{Action, Play};

/// What a person touches: each step from and to, or a button.
pub(crate) fn picks(position: &Position, action: Action) -> Vec<Pick> {
    let field = |point| Pick::field(field(position.side, point));
    match action {
        Action::Play(Play::PASS) => vec![Pick::button("cannot move")],
        Action::Play(play) => {
            play.steps().flat_map(|step| [field(step.from), field(step.to)]).collect()
        }
        Action::Opening(opening) => {
            vec![Pick::button(format!("{}-{}", opening.white(), opening.black()))]
        }
        Action::Roll(roll) => vec![Pick::button(format!("throw {roll}"))],
        Action::Double | Action::Take | Action::Drop => vec![Pick::button(action.to_string())],
    }
}
