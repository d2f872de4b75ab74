//! The end of a line: noisy actions only, so that no exchange is judged in the middle.

use galds_games::core::{Side, Turn};

use super::Searched;
use super::score::{DRAW, INFINITE, Score};
use super::tree::{Ended, MOST_PLIES, Tree, Window};

/// The longest exchange that is followed.
const LONGEST: u32 = 16;

impl<G: Searched> Tree<'_, G> {
    /// The value of a position for `side`, which has to act. A side that is not forced may let the
    /// position stand.
    pub(super) fn calm(
        &mut self,
        position: &G::Position,
        window: Window,
        ply: u32,
        side: Side,
        length: u32,
    ) -> Result<Score, Ended> {
        let is_long = length >= LONGEST || ply >= MOST_PLIES;
        let free = self.game.is_free(position);
        let mut best = -INFINITE;
        if free || is_long {
            best = self.value_of(position);
            if best >= window.high || is_long {
                return Ok(best);
            }
        }
        let mut queue = self.take_queue(ply);
        if free {
            self.game.noisy(position, &mut queue.actions);
        } else {
            self.game.legal(position, &mut queue.actions);
        }
        let mut result = Ok(best);
        if !queue.actions.is_empty() {
            self.experience.rank(self.game, position, 0, ply, &mut queue);
            let stand = best;
            let mut low = window.low.max(best);
            while let Some(queued) = queue.take() {
                let gain = || self.game.gain(position, queued.action);
                if free && stand + gain() + G::STEP <= low {
                    continue;
                }
                let window = Window { low, high: window.high };
                match self.after_calmly(position, queued.action, window, ply + 1, side, length + 1)
                {
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

    fn after_calmly(
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
        match self.game.turn(&next) {
            Turn::Over(outcome) => Ok(self.of_outcome(outcome, me, ply)),
            Turn::Side(side) if side == me => self.calm(&next, window, ply, me, length),
            Turn::Side(side) => {
                self.calm(&next, window.turned(), ply, side, length).map(|score| -score)
            }
            Turn::Chance | Turn::SideOrChance(_) => Ok(DRAW),
        }
    }
}
