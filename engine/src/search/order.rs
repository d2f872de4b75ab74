//! Which action is tried first: the table's, promising ones, killers, then by history.

use std::hash::{Hash, Hasher};

use super::Searched;

/// A small number that stands for an action in tables; never 0.
pub(super) fn code<A: Hash>(action: &A) -> u32 {
    let mut hasher = Codes(0xcbf2_9ce4_8422_2325);
    action.hash(&mut hasher);
    let hash = hasher.finish();
    (hash >> 32) as u32 ^ hash as u32 | 1
}

/// A fixed hasher, so that searches are the same on every run.
struct Codes(u64);

impl Hasher for Codes {
    fn finish(&self) -> u64 {
        galds_games::core::mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

/// An action with its code and its place in the queue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Queued<A> {
    pub(super) action: A,
    pub(super) code: u32,
    rank: i32,
}

impl<A> Queued<A> {
    /// Whether it is neither promising nor a killer.
    pub(super) fn is_plain(&self) -> bool {
        self.rank < KILLER
    }
}

const FROM_TABLE: i32 = 1 << 30;
const PROMISING: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const HISTORY_SIZE: usize = 1 << 13;
const HISTORY_MOST: i32 = 1 << 14;

/// What a thread remembers of actions that were good elsewhere in the tree.
#[derive(Debug)]
pub(super) struct Experience {
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
}

impl Experience {
    pub(super) fn new() -> Experience {
        Experience { killers: Vec::new(), history: vec![0; HISTORY_SIZE] }
    }

    fn place(code: u32) -> usize {
        code as usize % HISTORY_SIZE
    }

    /// Puts the actions in the order in which they are to be tried.
    pub(super) fn queue<G: Searched>(
        &self,
        game: &G,
        position: &G::Position,
        actions: &[G::Action],
        from_table: u32,
        ply: u32,
        queue: &mut Vec<Queued<G::Action>>,
    ) {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        queue.clear();
        queue.extend(actions.iter().map(|&action| {
            let code = code(&action);
            let promise = game.promise(position, action);
            let rank = if code == from_table {
                FROM_TABLE
            } else if promise > 0 {
                PROMISING + promise
            } else if killers.contains(&code) {
                KILLER
            } else {
                promise + self.history[Self::place(code)]
            };
            Queued { action, code, rank }
        }));
        // Stable, so that equal ranks keep the order of the rules and results repeat.
        queue.sort_by_key(|queued| std::cmp::Reverse(queued.rank));
    }

    /// An action refuted the one before it; those tried before it did not.
    pub(super) fn learn<A>(&mut self, tried: &[Queued<A>], depth: u32, ply: u32) {
        let Some((best, others)) = tried.split_last() else { return };
        let bonus = (depth * depth).min(400) as i32;
        self.adjust(best.code, bonus);
        for other in others.iter().filter(|other| other.is_plain()) {
            self.adjust(other.code, -bonus);
        }
        if best.rank >= PROMISING && best.rank < FROM_TABLE {
            return;
        }
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [0; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best.code {
            *killers = [best.code, killers[0]];
        }
    }

    /// Moves towards ±`HISTORY_MOST`, more slowly the nearer it is.
    fn adjust(&mut self, code: u32, by: i32) {
        let entry = &mut self.history[Self::place(code)];
        *entry += by - *entry * by.abs() / HISTORY_MOST;
    }
}
