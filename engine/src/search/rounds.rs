//! Deeper and deeper rounds, several lines, several threads.

use std::sync::atomic::AtomicBool;

use galds_games::core::{Side, Table, Turn};

use super::limits::Watch;
use super::memory::Memory;
use super::order::code;
use super::score::{INFINITE, Score};
use super::tree::{Ended, Tree, Window};
use super::{Found, Line, Searched, Settings};

/// Half the width of the first window around the last round's value.
const ASPIRATION: Score = 40;

pub(super) fn think<G: Searched>(
    table: &Table<G>,
    settings: &Settings,
    memory: &Memory,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Found<G::Action>),
) -> Found<G::Action> {
    memory.grow_older();
    let watch = Watch::new(settings.limits, stop);
    let path: Vec<u64> = table.moments().map(|(before, _)| table.game().hash(before)).collect();
    let helpers = settings.threads.saturating_sub(1);
    std::thread::scope(|scope| {
        for number in 0..helpers {
            let (watch, path) = (&watch, path.clone());
            scope.spawn(move || {
                let mut rounds = Rounds::new(table, memory, watch, path, 1);
                // Threads that start at different depths run less beside each other.
                rounds.run(1 + number as u32 % 2, &mut |_| {});
            });
        }
        let mut rounds = Rounds::new(table, memory, &watch, path, settings.lines);
        rounds.run(1, report);
        watch.end();
        rounds.found()
    })
}

struct Rounds<'a, G: Searched> {
    table: &'a Table<G>,
    watch: &'a Watch<'a>,
    tree: Tree<'a, G>,
    wanted: usize,
    root: Vec<G::Action>,
    lines: Vec<Line<G::Action>>,
    depth: u32,
}

impl<'a, G: Searched> Rounds<'a, G> {
    fn new(
        table: &'a Table<G>,
        memory: &'a Memory,
        watch: &'a Watch<'a>,
        path: Vec<u64>,
        lines: usize,
    ) -> Rounds<'a, G> {
        let mut root = Vec::new();
        if !matches!(table.turn(), Turn::Over(_)) {
            table.game().legal(table.position(), &mut root);
        }
        let tree = Tree::new(table.game(), memory, watch, path);
        let wanted = lines.clamp(1, root.len().max(1));
        Rounds { table, watch, tree, wanted, root, lines: Vec::new(), depth: 0 }
    }

    fn run(&mut self, first_depth: u32, report: &mut dyn FnMut(&Found<G::Action>)) {
        let Some(side) = self.table.turn().side() else { return };
        for depth in first_depth..=self.watch.deepest() {
            match self.round(depth, side) {
                Ok(lines) => {
                    self.lines = lines;
                    self.depth = depth;
                    self.sort_root();
                    report(&self.found());
                }
                Err(Ended) => break,
            }
            let single = self.root.len() == 1 && depth >= 4;
            if single || self.is_proven() || self.watch.is_nearly_over() || self.watch.is_over() {
                break;
            }
        }
        self.tree.report_nodes();
        if self.lines.is_empty() {
            // Not even one round was completed: any legal action is better than none.
            self.lines = self
                .root
                .first()
                .map(|&action| Line { actions: vec![action], score: 0 })
                .into_iter()
                .collect();
        }
    }

    /// Whether searching deeper cannot change the first line.
    fn is_proven(&self) -> bool {
        let best = self.lines.first().map(|line| line.score);
        best.and_then(super::score::actions_to_end).is_some_and(|actions| actions <= self.depth)
    }

    /// The best lines, one after the other, each without the first actions of those before it.
    fn round(&mut self, depth: u32, side: Side) -> Result<Vec<Line<G::Action>>, Ended> {
        let mut lines: Vec<Line<G::Action>> = Vec::new();
        for number in 0..self.wanted {
            let guess = self.lines.get(number).map(|line| line.score);
            let taken: Vec<u32> = lines.iter().map(|line| code(&line.actions[0])).collect();
            lines.push(self.line(depth, side, guess, &taken)?);
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        Ok(lines)
    }

    /// One line, with a window around the guess that widens until the value lies inside.
    fn line(
        &mut self,
        depth: u32,
        side: Side,
        guess: Option<Score>,
        taken: &[u32],
    ) -> Result<Line<G::Action>, Ended> {
        let mut width = ASPIRATION;
        let mut window = match guess {
            Some(guess) if depth >= 3 => {
                Window { low: (guess - width).max(-INFINITE), high: (guess + width).min(INFINITE) }
            }
            _ => Window::FULL,
        };
        loop {
            let line = self.root_search(depth, side, window, taken)?;
            width *= 4;
            if line.score <= window.low && window.low > -INFINITE {
                window.low = (line.score - width).max(-INFINITE);
            } else if line.score >= window.high && window.high < INFINITE {
                window.high = (line.score + width).min(INFINITE);
            } else {
                return Ok(line);
            }
        }
    }

    fn root_search(
        &mut self,
        depth: u32,
        side: Side,
        window: Window,
        taken: &[u32],
    ) -> Result<Line<G::Action>, Ended> {
        let position = *self.table.position();
        let mut best = Line { actions: Vec::new(), score: -INFINITE };
        let mut low = window.low;
        for place in 0..self.root.len() {
            let action = self.root[place];
            if taken.contains(&code(&action)) {
                continue;
            }
            let mut score = -INFINITE;
            let first = best.actions.is_empty();
            if !first {
                let null = Window { low, high: low + 1 };
                score = self.tree.after(&position, action, depth - 1, null, 1, side)?;
            }
            if first || (score > low && score < window.high) {
                let full = Window { low, high: window.high };
                score = self.tree.after(&position, action, depth - 1, full, 1, side)?;
            }
            if score > best.score {
                let actions = std::iter::once(action).chain(self.tree.line(1).iter().copied());
                best = Line { actions: actions.collect(), score };
                low = low.max(score);
                if score >= window.high {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// The best actions of this round come first in the next.
    fn sort_root(&mut self) {
        for line in self.lines.iter().rev() {
            if let Some(place) = self.root.iter().position(|action| *action == line.actions[0]) {
                self.root[..=place].rotate_right(1);
            }
        }
    }

    fn found(&self) -> Found<G::Action> {
        Found {
            lines: self.lines.clone(),
            depth: self.depth,
            nodes: self.watch.nodes(),
            time: self.watch.elapsed(),
        }
    }
}
