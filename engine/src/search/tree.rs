//! The tree below one position.

use galds_games::core::{Limit, Outcome, Side, Turn};

use super::ordering::{OrderingHistory, Queue};
use super::parameters::Parameters;
use super::path::Path;
use super::pruning::{NodeKind, Pruning};
use super::score::{self, Contempt, DRAW, INFINITE, Score, is_decided};
use super::transpositions::{Bound, Stored, TranspositionTable};
use super::{Searched, Settings, Threats, ValuedBy};
use crate::control::Control;
use crate::networks::Accumulators;
use crate::simd::Path as Vectors;

/// The deepest a line may go with all extensions.
pub(super) const MOST_PLIES: u32 = 200;

/// After how many positions a thread looks at the limits.
const INTERVAL: u64 = 512;

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
    pub(super) fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    pub(super) fn null_at(low: Score) -> Window {
        Window { low, high: low + 1 }
    }

    fn is_null(self) -> bool {
        self.high - self.low == 1
    }
}

/// A position in the tree in which a side has to act.
#[derive(Debug)]
pub(super) struct Node<'p, P> {
    pub(super) position: &'p P,
    pub(super) key: u64,
    pub(super) ply: u32,
    pub(super) side: Side,
}

/// Whether the way to a position had a null move in it just before: two in a row would prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReachedBy {
    Action,
    NullMove,
}

/// One thread's search.
pub(super) struct Tree<'a, G: Searched> {
    pub(super) game: &'a G,
    transpositions: &'a TranspositionTable,
    control: &'a Control<'a>,
    pub(super) ordering: OrderingHistory,
    path: Path,
    repetitions_count: bool,
    pub(super) endgames: bool,
    pub(super) contempt: Contempt,
    pub(super) parameters: Parameters,
    pub(super) pruning: Pruning,
    /// The network by which positions are valued, if not by terms.
    network: Option<Accumulators<'static, G>>,
    /// Set into the keys of the table, see [`Contempt::salt`].
    salt: u64,
    /// For each level buffers that are reused, and the best line from there.
    queues: Vec<Queue<G::Action>>,
    lines: Vec<Vec<G::Action>>,
    /// For [`Searched::is_threatened`].
    threats: Vec<G::Action>,
    unreported: u64,
}

impl<'a, G: Searched> Tree<'a, G> {
    pub(super) fn new(
        game: &'a G,
        transpositions: &'a TranspositionTable,
        control: &'a Control<'a>,
        path: Path,
        contempt: Contempt,
        settings: &Settings,
    ) -> Tree<'a, G> {
        let parameters = settings.parameters;
        let network = match settings.valued_by {
            ValuedBy::Best => game.network(),
            ValuedBy::Terms => None,
            ValuedBy::Network(network) => Some(network),
        };
        Tree {
            game,
            transpositions,
            control,
            ordering: OrderingHistory::new(),
            path,
            repetitions_count: game.repetition() != Limit::Off,
            endgames: settings.endgames,
            salt: contempt.salt(),
            contempt,
            parameters,
            pruning: Pruning::new(parameters, G::STEP),
            network: network.map(|network| Accumulators::new(network, Vectors::best())),
            queues: Vec::new(),
            lines: vec![Vec::new(); MOST_PLIES as usize + 2],
            threats: Vec::new(),
            unreported: 0,
        }
    }

    /// Whether the enemy of the side to act threatens to win at once, and the game answers threats.
    pub(super) fn has_to_answer(&mut self, position: &G::Position) -> bool {
        G::THREATS == Threats::Answered && self.game.is_threatened(position, &mut self.threats)
    }

    /// The same where the game only respects threats.
    fn has_to_respect(&mut self, position: &G::Position) -> bool {
        G::THREATS == Threats::Respected && self.game.is_threatened(position, &mut self.threats)
    }

    /// The line that the last search of this level found.
    pub(super) fn line(&self, ply: u32) -> &[G::Action] {
        &self.lines[ply as usize]
    }

    pub(super) fn take_queue(&mut self, ply: u32) -> Queue<G::Action> {
        let ply = ply as usize;
        if self.queues.len() <= ply {
            self.queues.resize_with(ply + 1, Queue::new);
        }
        std::mem::replace(&mut self.queues[ply], Queue::new())
    }

    pub(super) fn give_back(&mut self, ply: u32, queue: Queue<G::Action>) {
        self.queues[ply as usize] = queue;
    }

    pub(super) fn visit(&mut self) -> Result<(), Ended> {
        self.unreported += 1;
        if self.unreported == INTERVAL {
            self.unreported = 0;
            if self.control.add_nodes(INTERVAL) {
                return Err(Ended);
            }
        }
        Ok(())
    }

    /// Reports the positions not yet counted.
    pub(super) fn report_nodes(&mut self) {
        self.control.add_nodes(self.unreported);
        self.unreported = 0;
    }

    /// The value of a quiet position for `side`, which has to act there.
    pub(super) fn value_of(&mut self, position: &G::Position, side: Side, ply: u32) -> Score {
        let value = match &mut self.network {
            Some(network) => network.value(position, side, ply),
            None => self.game.evaluate(position),
        };
        value.clamp(-score::MOST, score::MOST)
    }

    /// The value of a finished game for `side`.
    pub(super) fn of_outcome(&self, outcome: Outcome, side: Side, ply: u32) -> Score {
        match outcome.winner() {
            Some(_) => score::of_outcome(outcome, side, ply),
            None => self.contempt.value_for(side),
        }
    }

    /// The value of what an action leads to, for the side that makes it.
    pub(super) fn after(
        &mut self,
        node: &Node<'_, G::Position>,
        action: G::Action,
        depth: u32,
        window: Window,
    ) -> Result<Score, Ended> {
        let mut next = *node.position;
        self.game.play(&mut next, action);
        self.path.push(node.key);
        let value = self.value(&next, depth, window, node.ply + 1, node.side, ReachedBy::Action);
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
        reached_by: ReachedBy,
    ) -> Result<Score, Ended> {
        self.visit()?;
        self.lines[ply as usize].clear();
        let side = match self.game.turn(position) {
            Turn::Side(side) => side,
            Turn::Over(outcome) => return Ok(self.of_outcome(outcome, me, ply)),
            Turn::Chance | Turn::SideOrChance(_) => {
                debug_assert!(false, "this search is for games without chance");
                return Ok(DRAW);
            }
        };
        let key = self.game.hash(position);
        // Whoever wants a position again can have it: it counts as drawn at once.
        if self.repetitions_count && self.path.has(key) {
            return Ok(self.contempt.value_for(me));
        }
        if let Some(value) = self.endgame_score(position, side, me, ply) {
            return Ok(value);
        }
        let (sign, window) = if side == me { (1, window) } else { (-1, window.turned()) };
        let score = if depth == 0 || ply >= MOST_PLIES {
            self.quiescence(position, window, ply, side, 0)
        } else {
            self.best(&Node { position, key, ply, side }, depth, window, reached_by)
        };
        score.map(|score| sign * score)
    }

    /// The value for the side to act.
    fn best(
        &mut self,
        node: &Node<'_, G::Position>,
        mut depth: u32,
        window: Window,
        reached_by: ReachedBy,
    ) -> Result<Score, Ended> {
        let known = self.transpositions.probe(node.key ^ self.salt);
        if let Some(known) = known
            && window.is_null()
            // A forced win is one however deep it was looked for.
            && (u32::from(known.depth) >= depth
                || (G::THREATS == Threats::Answered && is_decided(known.score)))
        {
            let score = score::from_table(known.score, node.ply);
            match known.bound {
                Bound::Exact => return Ok(score),
                Bound::Lower if score >= window.high => return Ok(score),
                Bound::Upper if score <= window.low => return Ok(score),
                _ => {}
            }
        }
        // Where the rules or a threat force something, what stands on the board says little.
        let is_free = self.game.may_stand_pat(node.position);
        let is_threatened =
            is_free && self.parameters.threat_answers > 0 && self.has_to_answer(node.position);
        let static_value =
            (is_free && !is_threatened).then(|| self.value_of(node.position, node.side, node.ply));
        if is_threatened {
            depth += self.parameters.threat_extension as u32;
        }
        if let Some(value) = static_value
            && window.is_null()
            && let Some(score) = self.prune_node(node, depth, window, value, reached_by)?
        {
            return Ok(score);
        }
        let from_table = known.map_or(0, |known| known.action);
        // Internal iterative reduction: to find an action is what the next iteration is for.
        if from_table == 0 && depth as i32 >= self.parameters.internal_reduction_depth {
            depth -= 1;
        }
        let mut queue = self.take_queue(node.ply);
        self.game.legal(node.position, &mut queue.actions);
        self.ordering.rank(self.game, node.position, from_table, node.ply, &mut queue);
        let result = self.try_all(node, depth, window, static_value, &mut queue);
        if let Ok((score, bound, action)) = result {
            let score = score::to_table(score, node.ply);
            // What was best in an earlier search is still the best guess where nothing was good.
            let action = if action == 0 { from_table } else { action };
            let known = Stored { action, score, depth: depth.min(255) as u8, bound };
            self.transpositions.store(node.key ^ self.salt, known);
        }
        self.give_back(node.ply, queue);
        result.map(|(score, _, _)| score)
    }

    /// A value that is as good as certain before any action is tried: reverse futility, razoring, null move.
    fn prune_node(
        &mut self,
        node: &Node<'_, G::Position>,
        depth: u32,
        window: Window,
        value: Score,
        reached_by: ReachedBy,
    ) -> Result<Option<Score>, Ended> {
        let Window { low, high } = window;
        if is_decided(low) || is_decided(high) {
            return Ok(None);
        }
        if self.pruning.reverse_futility(value, high, depth) && !self.has_to_respect(node.position)
        {
            return Ok(Some(value));
        }
        if G::RAZORS && self.pruning.razoring(value, low, depth) {
            let score = self.quiescence(node.position, window, node.ply, node.side, 0)?;
            return Ok((score <= low).then_some(score));
        }
        if reached_by == ReachedBy::Action
            && let Some(less) = self.pruning.null_move_depth(value, high, depth)
            && let Some(null_move) = self.game.null_move(node.position)
        {
            self.path.push(node.key);
            let (ply, me) = (node.ply + 1, node.side);
            let score = self.value(
                &null_move,
                less,
                Window::null_at(high - 1),
                ply,
                me,
                ReachedBy::NullMove,
            );
            self.path.pop();
            let score = score?;
            // A win behind a null move is no win yet.
            return Ok((score >= high).then_some(if is_decided(score) { high } else { score }));
        }
        Ok(None)
    }

    /// Tries the queued actions; gives the value, what it says, and the code of the best action.
    fn try_all(
        &mut self,
        node: &Node<'_, G::Position>,
        depth: u32,
        window: Window,
        static_value: Option<Score>,
        queue: &mut Queue<G::Action>,
    ) -> Result<(Score, Bound, u16), Ended> {
        let kind = if window.is_null() { NodeKind::NonPv } else { NodeKind::Pv };
        let Window { mut low, high } = window;
        let (mut best, mut best_code) = (-INFINITE, 0);
        // A forced action costs nothing to look behind.
        let less = if queue.actions.len() == 1 { depth } else { depth - 1 };
        let less = if node.ply + less >= MOST_PLIES { 0 } else { less };
        let mut place = 0;
        while let Some(queued) = queue.take() {
            let action = queued.action;
            if kind == NodeKind::NonPv && queued.is_redundant() && place > 0 {
                break;
            }
            if let Some(value) = static_value
                && G::PRUNES_LATE
                && kind == NodeKind::NonPv
                && queued.is_quiet()
                && best > -score::MOST
                && self.pruning.late_move_pruning(value, low, depth, place)
            {
                break;
            }
            let reduced = self.pruning.late_move_reduction(less, place, queued.history(), kind);
            let mut score = -INFINITE;
            let mut full = place == 0;
            if !full {
                let null = Window::null_at(low);
                score = self.after(node, action, less - reduced, null)?;
                if score > low && reduced > 0 {
                    score = self.after(node, action, less, null)?;
                }
                full = score > low && score < high;
            }
            if full {
                score = self.after(node, action, less, Window { low, high })?;
            }
            place += 1;
            if score > best {
                best = score;
                if score > low {
                    (low, best_code) = (score, queued.code);
                    if kind == NodeKind::Pv {
                        self.keep_line(node.ply, action);
                    }
                }
                if score >= high {
                    self.ordering.learn(queue, depth, node.ply);
                    return Ok((best, Bound::Lower, best_code));
                }
            }
        }
        let bound = if best > window.low { Bound::Exact } else { Bound::Upper };
        Ok((best, bound, best_code))
    }

    /// The best line from here is this action and the best line after it.
    fn keep_line(&mut self, ply: u32, action: G::Action) {
        let (here, after) = self.lines.split_at_mut(ply as usize + 1);
        if let (Some(line), Some(rest)) = (here.last_mut(), after.first()) {
            line.clear();
            line.push(action);
            line.extend_from_slice(rest);
        }
    }
}
