//! The tree below one position.

use galds_games::core::{Outcome, Side, Turn};

use super::limits::{INTERVAL, Watch};
use super::memory::{Bound, Known, Memory};
use super::order::{Experience, Queued};
use super::score::{self, DRAW, INFINITE, Score};
use super::{Calm, Searched};

/// The deepest a line may go with all extensions.
const MOST_PLIES: u32 = 200;

/// The search was ended from outside; what it was about to return means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ended;

/// An open interval of values that matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) low: Score,
    pub(super) high: Score,
}

impl Window {
    pub(super) const FULL: Window = Window { low: -INFINITE, high: INFINITE };

    /// The same seen by the other side.
    fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    fn null_at(low: Score) -> Window {
        Window { low, high: low + 1 }
    }

    fn is_null(self) -> bool {
        self.high - self.low == 1
    }
}

/// One thread's search.
pub(super) struct Tree<'a, G: Searched> {
    pub(super) game: &'a G,
    memory: &'a Memory,
    watch: &'a Watch<'a>,
    pub(super) experience: Experience,
    /// The hashes of the positions on the way here, those of the game first.
    path: Vec<u64>,
    levels: Vec<Level<G>>,
    unreported: u64,
}

/// Buffers for one level of the tree, reused, and the best line from there.
struct Level<G: Searched> {
    actions: Vec<G::Action>,
    queue: Vec<Queued<G::Action>>,
    line: Vec<G::Action>,
}

impl<'a, G: Searched> Tree<'a, G> {
    pub(super) fn new(
        game: &'a G,
        memory: &'a Memory,
        watch: &'a Watch<'a>,
        path: Vec<u64>,
    ) -> Tree<'a, G> {
        let experience = Experience::new();
        Tree { game, memory, watch, experience, path, levels: Vec::new(), unreported: 0 }
    }

    /// The line that the last search of this level found.
    pub(super) fn line(&self, ply: u32) -> &[G::Action] {
        self.levels.get(ply as usize).map_or(&[], |level| &level.line)
    }

    fn take_level(&mut self, ply: u32) -> Level<G> {
        let ply = ply as usize;
        if self.levels.len() <= ply + 1 {
            let empty = || Level { actions: Vec::new(), queue: Vec::new(), line: Vec::new() };
            self.levels.resize_with(ply + 2, empty);
        }
        let line = Vec::new();
        std::mem::replace(
            &mut self.levels[ply],
            Level { actions: Vec::new(), queue: Vec::new(), line },
        )
    }

    fn visit(&mut self) -> Result<(), Ended> {
        self.unreported += 1;
        if self.unreported == INTERVAL {
            self.unreported = 0;
            if self.watch.add_nodes(INTERVAL) {
                return Err(Ended);
            }
        }
        Ok(())
    }

    /// Reports the positions not yet counted.
    pub(super) fn report_nodes(&mut self) {
        self.watch.add_nodes(self.unreported);
        self.unreported = 0;
    }

    /// The value for `me` of the position that an action leads to.
    pub(super) fn after(
        &mut self,
        position: &G::Position,
        action: G::Action,
        depth: u32,
        window: Window,
        ply: u32,
        me: Side,
    ) -> Result<Score, Ended> {
        let mut next = *position;
        self.game.play(&mut next, action);
        self.path.push(self.game.hash(position));
        let value = self.value(&next, depth, window, ply, me);
        self.path.pop();
        value
    }

    /// The value of a position for `me`, whoever has to act there.
    fn value(
        &mut self,
        position: &G::Position,
        depth: u32,
        window: Window,
        ply: u32,
        me: Side,
    ) -> Result<Score, Ended> {
        self.visit()?;
        if let Some(level) = self.levels.get_mut(ply as usize) {
            level.line.clear();
        }
        match self.game.turn(position) {
            Turn::Over(outcome) => Ok(score::of_outcome(outcome, me, ply)),
            _ if self.is_repeated(position) => Ok(DRAW),
            Turn::Side(side) if side == me => self.best(position, depth, window, ply, me),
            Turn::Side(side) => {
                self.best(position, depth, window.turned(), ply, side).map(|score| -score)
            }
            Turn::Chance | Turn::SideOrChance(_) => {
                debug_assert!(false, "this search is for games without chance");
                Ok(score::of_outcome(Outcome::DRAW, me, ply))
            }
        }
    }

    /// A position that was on the way already counts as drawn: whoever wants it again can have it.
    fn is_repeated(&self, position: &G::Position) -> bool {
        use galds_games::core::Limit;
        self.game.repetition() != Limit::Off && {
            let hash = self.game.hash(position);
            self.path.iter().rev().any(|&earlier| earlier == hash)
        }
    }

    /// The value for `side`, which has to act.
    fn best(
        &mut self,
        position: &G::Position,
        depth: u32,
        window: Window,
        ply: u32,
        side: Side,
    ) -> Result<Score, Ended> {
        if depth == 0 || ply >= MOST_PLIES {
            return self.calm(position, window, ply, side, 0);
        }
        let key = self.game.hash(position);
        let known = self.memory.look_up(key);
        if let Some(known) = known
            && window.is_null()
            && u32::from(known.depth) >= depth
        {
            let score = score::from_table(known.score, ply);
            match known.bound {
                Bound::Exact => return Ok(score),
                Bound::Least if score >= window.high => return Ok(score),
                Bound::Most if score <= window.low => return Ok(score),
                _ => {}
            }
        }
        let from_table = known.map_or(0, |known| known.action);
        let mut level = self.take_level(ply);
        self.game.legal(position, &mut level.actions);
        self.experience.queue(
            self.game,
            position,
            &level.actions,
            from_table,
            ply,
            &mut level.queue,
        );
        let result = self.try_all(position, depth, window, ply, side, &mut level);
        if let Ok((score, bound, best)) = result {
            let depth = depth.min(255) as u8;
            let score = score::to_table(score, ply);
            self.memory.keep(key, Known { action: best, score, depth, bound });
        }
        self.levels[ply as usize] = level;
        result.map(|(score, _, _)| score)
    }

    /// Tries the queued actions; gives the value, what it says, and the code of the best action.
    fn try_all(
        &mut self,
        position: &G::Position,
        depth: u32,
        window: Window,
        ply: u32,
        side: Side,
        level: &mut Level<G>,
    ) -> Result<(Score, Bound, u32), Ended> {
        level.line.clear();
        let Window { mut low, high } = window;
        let (mut best, mut best_code) = (-INFINITE, 0);
        // A forced action costs nothing to look behind.
        let depth = if level.queue.len() == 1 { depth } else { depth - 1 };
        let depth = if ply + depth >= MOST_PLIES { 0 } else { depth };
        for place in 0..level.queue.len() {
            let queued = level.queue[place];
            let action = queued.action;
            let reduced = reduction(depth, place, &queued);
            let mut score = -INFINITE;
            let mut full = place == 0;
            if !full {
                let null = Window::null_at(low);
                score = self.after(position, action, depth - reduced, null, ply + 1, side)?;
                if score > low && reduced > 0 {
                    score = self.after(position, action, depth, null, ply + 1, side)?;
                }
                full = score > low && score < high;
            }
            if full {
                let window = Window { low, high };
                score = self.after(position, action, depth, window, ply + 1, side)?;
            }
            if score > best {
                (best, best_code) = (score, queued.code);
                if score > low {
                    low = score;
                    level.line.clear();
                    level.line.push(action);
                    level.line.extend_from_slice(self.line(ply + 1));
                }
                if score >= high {
                    self.experience.learn(&level.queue[..=place], depth, ply);
                    return Ok((best, Bound::Least, best_code));
                }
            }
        }
        let bound = if best > window.low { Bound::Exact } else { Bound::Most };
        Ok((best, bound, best_code))
    }

    /// Goes on with noisy actions only, so that no exchange is judged in the middle.
    fn calm(
        &mut self,
        position: &G::Position,
        window: Window,
        ply: u32,
        side: Side,
        length: u32,
    ) -> Result<Score, Ended> {
        const LONGEST: u32 = 16;
        let mut level = self.take_level(ply);
        level.line.clear();
        let calm = self.game.noisy(position, &mut level.actions);
        let Window { mut low, high } = window;
        let mut best = -INFINITE;
        if calm == Calm::Possible || length >= LONGEST || ply >= MOST_PLIES {
            best = self.game.evaluate(position).clamp(-score::MOST, score::MOST);
            low = low.max(best);
        }
        let mut result = Ok(best);
        if best < high && length < LONGEST && ply < MOST_PLIES && !level.actions.is_empty() {
            self.experience.queue(self.game, position, &level.actions, 0, ply, &mut level.queue);
            for place in 0..level.queue.len() {
                let action = level.queue[place].action;
                let window = Window { low, high };
                match self.after_calmly(position, action, window, ply + 1, side, length + 1) {
                    Err(ended) => {
                        result = Err(ended);
                        break;
                    }
                    Ok(score) if score > best => {
                        best = score;
                        low = low.max(score);
                        result = Ok(best);
                        if best >= high {
                            break;
                        }
                    }
                    Ok(_) => {}
                }
            }
        }
        self.levels[ply as usize] = level;
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
            Turn::Over(outcome) => Ok(score::of_outcome(outcome, me, ply)),
            Turn::Side(side) if side == me => self.calm(&next, window, ply, me, length),
            Turn::Side(side) => {
                self.calm(&next, window.turned(), ply, side, length).map(|score| -score)
            }
            Turn::Chance | Turn::SideOrChance(_) => Ok(DRAW),
        }
    }
}

/// How much less deep a late, plain action is searched at first.
fn reduction<A>(depth: u32, place: usize, queued: &Queued<A>) -> u32 {
    if depth < 2 || place < 3 || !queued.is_plain() {
        return 0;
    }
    let reduced = 1 + u32::from(place >= 8) + u32::from(place >= 24 && depth >= 5);
    reduced.min(depth - 1)
}
