//! Endgame tables in the search: positions that need no search, and lines that a table goes on with.

use galds_games::core::{Outcome, Side, Turn};

use super::Searched;
use super::score::{self, Score};
use super::tree::Tree;
use crate::endgames::EndgameValue;

impl<G: Searched> Tree<'_, G> {
    /// The exact value for `me` of a position in which `side` has to act, if a table has it.
    #[inline]
    pub(super) fn endgame_score(
        &self,
        position: &G::Position,
        side: Side,
        me: Side,
        ply: u32,
    ) -> Option<Score> {
        if !self.endgames {
            return None;
        }
        let (winner, plies) = match self.game.probe_endgames(position)? {
            EndgameValue::Win(plies) => (side, plies),
            EndgameValue::Loss(plies) => (side.other(), plies),
            EndgameValue::Draw => return Some(self.contempt.value_for(me)),
        };
        Some(score::of_outcome(Outcome::win(winner, 1), me, ply + u32::from(plies)))
    }
}

/// Goes on with a line where it has come into a won or lost position of the table, to the end of the game.
pub(super) fn play_out<G: Searched>(game: &G, from: &G::Position, line: &mut Vec<G::Action>) {
    let mut position = *from;
    for &action in line.iter() {
        game.play(&mut position, action);
    }
    let mut actions = Vec::new();
    while let Turn::Side(side) = game.turn(&position)
        && let Some(value) = game.probe_endgames(&position)
        && value != EndgameValue::Draw
    {
        game.legal(&position, &mut actions);
        let after = |action: G::Action| {
            let mut next = position;
            game.play(&mut next, action);
            next
        };
        let best = actions.iter().find(|&&action| leads_on(game, &after(action), side, value));
        let Some(&action) = best else { return };
        game.play(&mut position, action);
        line.push(action);
    }
}

/// Whether a position is one ply nearer to the end than a value for `side` says, with the same winner.
fn leads_on<G: Searched>(game: &G, position: &G::Position, side: Side, from: EndgameValue) -> bool {
    let value = match game.turn(position) {
        Turn::Over(outcome) => match outcome.winner() {
            Some(winner) if winner == side => EndgameValue::Win(0),
            Some(_) => EndgameValue::Loss(0),
            None => EndgameValue::Draw,
        },
        Turn::Side(next) => match game.probe_endgames(position) {
            Some(value) if next == side => value,
            Some(value) => value.turned(),
            None => return false,
        },
        Turn::Chance | Turn::SideOrChance(_) => return false,
    };
    match (value, from) {
        (EndgameValue::Win(now), EndgameValue::Win(before))
        | (EndgameValue::Loss(now), EndgameValue::Loss(before)) => now + 1 == before,
        _ => false,
    }
}
