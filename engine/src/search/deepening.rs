//! Iterative deepening: one depth after the other, with several lines and on several threads.

use galds_games::core::{Job, Side, Table, Turn};

use super::endgames::play_out;
use super::path::Path;
use super::pruning::NodeKind;
use super::score::{Contempt, INFINITE, Score, is_decided};
use super::transpositions::TranspositionTable;
use super::tree::{Ended, Node, Tree, Window};
use super::{Aim, Found, Line, Searched, Settings};
use crate::control::Control;
use crate::host::Host;

pub(super) fn think<G: Searched>(
    table: &Table<G>,
    settings: &Settings,
    transpositions: &TranspositionTable,
    host: &Host<'_>,
    report: &mut dyn FnMut(&Found<G::Action>),
) -> Found<G::Action> {
    transpositions.start_search();
    let control = Control::new(settings.limits, *host);
    let path = Path::of(table.moments().map(|(before, _)| table.game().hash(before)));
    let helpers = settings.threads.min(host.workers.most()).saturating_sub(1);
    let mut helped: Vec<Option<Found<G::Action>>> = vec![None; helpers];
    let help = |(slot, number): (_, u32)| {
        let (control, path) = (&control, path.clone());
        let found: &mut Option<Found<G::Action>> = slot;
        let job: Job<'_> = Box::new(move || {
            let mut deepening = Deepening::new(table, transpositions, control, path, settings, 1);
            // Threads that start at different depths run less beside each other.
            deepening.run(2 + number % 2, &mut |_| {});
            *found = Some(deepening.found());
        });
        job
    };
    let jobs = helped.iter_mut().zip(0..).map(help).collect();
    let mut deepening =
        Deepening::new(table, transpositions, &control, path.clone(), settings, settings.lines);
    host.workers.run(jobs, &mut || {
        deepening.run(2, report);
        control.end();
    });
    let mut best = deepening.found();
    // A helper that got deeper knows better; but it knows of one line only.
    for found in helped.into_iter().flatten() {
        if settings.lines == 1 && found.depth > best.depth {
            best = found;
        }
    }
    best
}

/// What a draw is worth for the side to act and its enemy.
fn contempt<G: Searched>(table: &Table<G>, settings: &Settings) -> Contempt {
    let less = match settings.aim {
        Aim::Truth => 0,
        Aim::Win => G::STEP * settings.parameters.contempt / 100,
    };
    Contempt::worse_for(table.turn().side().unwrap_or(Side::First), less)
}

struct Deepening<'a, G: Searched> {
    table: &'a Table<G>,
    control: &'a Control<'a>,
    tree: Tree<'a, G>,
    wanted: usize,
    root: Vec<G::Action>,
    lines: Vec<Line<G::Action>>,
    /// The best of the iteration that is under way, as soon as it is known to be better than the rest.
    leading: Option<Line<G::Action>>,
    depth: u32,
}

impl<'a, G: Searched> Deepening<'a, G> {
    fn new(
        table: &'a Table<G>,
        transpositions: &'a TranspositionTable,
        control: &'a Control<'a>,
        path: Path,
        settings: &Settings,
        lines: usize,
    ) -> Deepening<'a, G> {
        let mut root = Vec::new();
        if !matches!(table.turn(), Turn::Over(_)) {
            table.game().legal(table.position(), &mut root);
        }
        let contempt = contempt(table, settings);
        let tree = Tree::new(table.game(), transpositions, control, path, contempt, settings);
        let wanted = lines.clamp(1, root.len().max(1));
        Deepening { table, control, tree, wanted, root, lines: Vec::new(), leading: None, depth: 0 }
    }

    fn run(&mut self, second_depth: u32, report: &mut dyn FnMut(&Found<G::Action>)) {
        let Some(side) = self.table.turn().side() else { return };
        let mut depth = 1;
        let mut ended = self.first_iteration(side);
        while ended.is_ok() {
            self.depth = depth;
            report(&self.found());
            let single = self.root.len() == 1 && depth >= 4;
            depth = if depth == 1 { second_depth } else { depth + 1 };
            let enough = single || self.is_proven() || self.control.is_over();
            if enough || depth > self.control.deepest() {
                break;
            }
            self.leading = None;
            ended = self.iteration(depth, side).map(|lines| self.lines = lines);
            self.sort_root();
        }
        if ended.is_err() {
            self.use_unfinished_iteration();
        }
        self.tree.report_nodes();
    }

    /// What an iteration that was broken off found out about its best line is better than the last one's.
    /// If not even one was completed, any legal action is better than none.
    fn use_unfinished_iteration(&mut self) {
        let any = || Some(Line { actions: vec![*self.root.first()?], score: 0 });
        if self.lines.is_empty() {
            self.lines.extend(self.leading.take().or_else(any));
        } else if self.wanted == 1 {
            self.lines.splice(..1, self.leading.take().or_else(|| self.lines.first().cloned()));
        }
    }

    fn node<'p>(&self, position: &'p G::Position, side: Side) -> Node<'p, G::Position> {
        Node { position, key: self.table.game().hash(position), ply: 0, side }
    }

    /// Looks at every action only as far as it stops being noisy, and puts them in that order. What is
    /// far below the best need not be known exactly if only one line is wanted.
    fn first_iteration(&mut self, side: Side) -> Result<(), Ended> {
        let position = *self.table.position();
        let node = self.node(&position, side);
        let mut looks = Vec::with_capacity(self.root.len());
        let mut window = Window::FULL;
        for &action in &self.root {
            let score = self.tree.after(&node, action, 0, window)?;
            looks.push((score, action));
            if self.wanted == 1 {
                window.low = window
                    .low
                    .max(score - 10 * self.tree.parameters.aspiration_window)
                    .max(-INFINITE);
            }
        }
        looks.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        let best = looks.iter().take(self.wanted);
        self.lines = best.map(|&(score, action)| Line { actions: vec![action], score }).collect();
        self.root = looks.into_iter().map(|(_, action)| action).collect();
        Ok(())
    }

    /// Whether searching deeper cannot change the first line.
    fn is_proven(&self) -> bool {
        let best = self.lines.first().map(|line| line.score);
        best.and_then(super::score::actions_to_end).is_some_and(|actions| actions <= self.depth)
    }

    /// The best lines, one after the other, each without the first actions of those before it.
    fn iteration(&mut self, depth: u32, side: Side) -> Result<Vec<Line<G::Action>>, Ended> {
        let mut lines: Vec<Line<G::Action>> = Vec::new();
        for number in 0..self.wanted {
            let guess = self.lines.get(number).map(|line| line.score);
            let taken: Vec<G::Action> = lines.iter().map(|line| line.actions[0]).collect();
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
        taken: &[G::Action],
    ) -> Result<Line<G::Action>, Ended> {
        let mut width = self.tree.parameters.aspiration_window;
        let mut window = match guess {
            Some(guess) if depth >= 3 => {
                Window { low: (guess - width).max(-INFINITE), high: (guess + width).min(INFINITE) }
            }
            _ => Window::FULL,
        };
        loop {
            let line = self.root_search(depth, side, window, taken)?;
            width *= self.tree.parameters.aspiration_growth;
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
        taken: &[G::Action],
    ) -> Result<Line<G::Action>, Ended> {
        let position = *self.table.position();
        let node = self.node(&position, side);
        let mut best = Line { actions: Vec::new(), score: -INFINITE };
        let mut low = window.low;
        for place in 0..self.root.len() {
            let action = self.root[place];
            if taken.contains(&action) {
                continue;
            }
            let mut score = -INFINITE;
            let first = best.actions.is_empty();
            if !first {
                let quiet = self.table.game().ordering_score(&position, action) <= 0;
                let reduced = self.tree.pruning.late_move_reduction(
                    depth - 1,
                    place,
                    quiet.then_some(0.0),
                    NodeKind::Pv,
                );
                let null = Window::null_at(low);
                score = self.tree.after(&node, action, depth - 1 - reduced, null)?;
                if score > low && reduced > 0 {
                    score = self.tree.after(&node, action, depth - 1, null)?;
                }
            }
            if first || (score > low && score < window.high) {
                let full = Window { low, high: window.high };
                score = self.tree.after(&node, action, depth - 1, full)?;
            }
            if score > best.score {
                let actions = std::iter::once(action).chain(self.tree.line(1).iter().copied());
                best = Line { actions: actions.collect(), score };
                if score > low && taken.is_empty() {
                    self.leading = Some(best.clone());
                }
                low = low.max(score);
                if score >= window.high {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// The best actions of this iteration come first in the next.
    fn sort_root(&mut self) {
        for line in self.lines.iter().rev() {
            if let Some(place) = self.root.iter().position(|action| *action == line.actions[0]) {
                self.root[..=place].rotate_right(1);
            }
        }
    }

    fn found(&self) -> Found<G::Action> {
        let mut lines = self.lines.clone();
        if self.tree.endgames {
            let (game, position) = (self.table.game(), self.table.position());
            // A line that a repetition has drawn may end in a position that the table calls won.
            let decided = lines.iter_mut().filter(|line| is_decided(line.score));
            decided.for_each(|line| play_out(game, position, &mut line.actions));
        }
        Found {
            lines,
            depth: self.depth,
            nodes: self.control.nodes(),
            time: self.control.elapsed(),
        }
    }
}
