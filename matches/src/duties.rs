//! What computer players have to do at a match.

use galds_games::core::Side;

use crate::{Command, MatchState, Offer, Phase, Player};

/// What a computer player has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// To give an answer that needs no thinking.
    Answer(Command),
    /// To choose an action for this side, at this level.
    Think {
        /// The side to act.
        side: Side,
        /// The level of the computer player.
        level: u8,
    },
}

/// What the computer players of a match have to do now: at most one thing each.
pub fn duties(state: &MatchState) -> Vec<(Player, Duty)> {
    let Some(players) = state.players() else { return Vec::new() };
    let duty = |side: Side| {
        let level = players[side].level()?;
        let duty = answer(state, side).map(Duty::Answer).or_else(|| thought(state, side, level))?;
        Some((players[side].clone(), duty))
    };
    Side::BOTH.into_iter().filter_map(duty).collect()
}

/// A computer player plays on, gives back what may be given back, and likes to play again.
fn answer(state: &MatchState, side: Side) -> Option<Command> {
    let offer = state.offer(side.other())?;
    Some(match offer {
        Offer::Takeback if state.may_take_back(side.other()) => Command::Accept { offer },
        Offer::Draw | Offer::Takeback => Command::Decline { offer },
        Offer::Rematch => Command::Accept { offer },
    })
}

fn thought(state: &MatchState, side: Side, level: u8) -> Option<Duty> {
    let is_due = state.phase() == Phase::Playing && state.table().turn().side() == Some(side);
    is_due.then_some(Duty::Think { side, level })
}
