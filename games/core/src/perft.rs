//! Counting the leaves of the tree of legal actions: the number by which rules are compared.
//!
//! A finished position has no children and counts as one leaf only when no depth is left. Draws by
//! repetition are ignored. The last level is counted in bulk where the game can do so.

use std::sync::{Mutex, MutexGuard, PoisonError};

use thiserror::Error;

use crate::{Game, Job, Listing, PerftRole, Workers};

/// The legal actions of a position on the way cannot be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the actions here are too many to be listed (a secret set-up), so they cannot be counted")]
pub struct TooManyActions;

/// The number of leaves `depth` levels below `position`.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> Result<u64, TooManyActions> {
    let mut lists = Lists::default();
    count_leaves(game, position, depth, &mut lists, 0)
}

/// One list of actions for each level of the recursion, reused between visits.
struct Lists<A>(Vec<Vec<A>>);

impl<A> Default for Lists<A> {
    fn default() -> Self {
        Lists(Vec::new())
    }
}

impl<A> Lists<A> {
    fn take(&mut self, level: usize) -> Vec<A> {
        if self.0.len() <= level {
            self.0.resize_with(level + 1, Vec::new);
        }
        std::mem::take(&mut self.0[level])
    }

    fn put_back(&mut self, level: usize, list: Vec<A>) {
        self.0[level] = list;
    }
}

fn count_leaves<G: Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    lists: &mut Lists<G::Action>,
    level: usize,
) -> Result<u64, TooManyActions> {
    if depth == 0 {
        return Ok(1);
    }
    let mut actions = lists.take(level);
    if depth == 1
        && let Some(count) = game.count(position, &mut actions)
    {
        lists.put_back(level, actions);
        return Ok(count);
    }
    let listing = game.legal(position, &mut actions);
    let mut leaves = 0;
    for &action in &actions {
        let depth_left = match game.perft_role(action) {
            PerftRole::Level => depth - 1,
            PerftRole::Free => depth,
            PerftRole::LeftOut => continue,
        };
        let mut next = *position;
        game.play(&mut next, action);
        leaves += count_leaves(game, &next, depth_left, lists, level + 1)?;
    }
    lists.put_back(level, actions);
    match listing {
        Listing::Complete => Ok(leaves),
        Listing::Examples => Err(TooManyActions),
    }
}

/// The leaves below each legal action, in the order of the game's list, counted by all workers.
pub fn divide<G: Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    workers: &dyn Workers,
) -> Result<Vec<(G::Action, u64)>, TooManyActions> {
    let mut actions = Vec::new();
    if game.legal(position, &mut actions) == Listing::Examples {
        return Err(TooManyActions);
    }
    actions.retain(|&action| game.perft_role(action) != PerftRole::LeftOut);
    let below = |action: G::Action| {
        let mut next = *position;
        game.play(&mut next, action);
        let spent = u32::from(game.perft_role(action) == PerftRole::Level);
        perft(game, &next, depth.saturating_sub(spent)).map(|leaves| (action, leaves))
    };
    let queue = Mutex::new(actions.iter().copied().enumerate());
    let counted = Mutex::new(Vec::with_capacity(actions.len()));
    let count = || {
        loop {
            let Some((place, action)) = lock(&queue).next() else { return };
            let leaves = below(action);
            lock(&counted).push((place, leaves));
        }
    };
    let helpers = workers.most().min(actions.len()).saturating_sub(1);
    workers.run((0..helpers).map(|_| Box::new(count) as Job<'_>).collect(), &mut || count());
    let mut counted = counted.into_inner().unwrap_or_else(PoisonError::into_inner);
    counted.sort_by_key(|&(place, _)| place);
    counted.into_iter().map(|(_, result)| result).collect()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
