//! Quiescence: behind the last level only noisy actions are searched, so that no exchange is judged in the
//! middle.

use galds_games::core::{Side, Turn};

use super::Searched;
use super::score::{DRAW, INFINITE, Score};
use super::tree::{Ended, MOST_PLIES, Tree, Window};

impl<G: Searched> Tree<'_, G> {
    /// The value of a position for `side`, which has to act. A side that is not forced may
    /// stand pat.
    pub(super) fn quiescence(
        &mut self,
        position: &G::Position,
        window: Window,
        ply: u32,
        side: Side,
        length: u32,
    ) -> Result<Score, Ended> {
        let is_long = length as i32 >= self.parameters.quiescence_length || ply >= MOST_PLIES;
        let is_threatened =
            (length as i32) < self.parameters.threat_answers && self.has_to_answer(position);
        let may_stand_pat = !is_threatened && self.game.may_stand_pat(position);
        let mut best = -INFINITE;
        if may_stand_pat || is_long {
            best = self.value_of(position, side, ply);
            if best >= window.high || is_long {
                return Ok(best);
            }
        }
        let mut queue = self.take_queue(ply);
        if may_stand_pat {
            self.game.noisy(position, &mut queue.actions);
        } else {
            self.game.legal(position, &mut queue.actions);
        }
        let mut result = Ok(best);
        if !queue.actions.is_empty() {
            self.ordering.rank(self.game, position, 0, ply, &mut queue);
            let stand_pat = best;
            let delta = G::STEP * self.parameters.delta_margin / 100;
            let mut low = window.low.max(best);
            while let Some(queued) = queue.take() {
                let gain = || self.game.gain(position, queued.action);
                if may_stand_pat && stand_pat + gain() + delta <= low {
                    continue;
                }
                let window = Window { low, high: window.high };
                match self.quiescence_after(
                    position,
                    queued.action,
                    window,
                    ply + 1,
                    side,
                    length + 1,
                ) {
                    Err(ended) => {
                        result = Err(ended);
                        break;
                    }
                    Ok(score) if score > best => {
                        best = score;
                        low = low.max(score);
                        result = Ok(best);
                        if best >= window.high {
                            break;
                        }
                    }
                    Ok(_) => {}
                }
            }
        }
        self.give_back(ply, queue);
        result
    }

    fn quiescence_after(
        &mut self,
        position: &G::Position,
        action: G::Action,
        window: Window,
        ply: u32,
        me: Side,
        length: u32,
    ) -> Result<Score, Ended> {
        self.visit()?;
        let mut next = *position;
        self.game.play(&mut next, action);
        let side = match self.game.turn(&next) {
            Turn::Over(outcome) => return Ok(self.of_outcome(outcome, me, ply)),
            Turn::Side(side) => side,
            Turn::Chance | Turn::SideOrChance(_) => return Ok(DRAW),
        };
        if let Some(value) = self.endgame_score(&next, side, me, ply) {
            return Ok(value);
        }
        if side == me {
            return self.quiescence(&next, window, ply, me, length);
        }
        self.quiescence(&next, window.turned(), ply, side, length).map(|score| -score)
    }
}
