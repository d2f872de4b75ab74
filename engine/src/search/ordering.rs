//! Move ordering: the stored action first, then promising ones, killers, and the rest by history.

use super::{REDUNDANT, Searched};

/// An action and why it comes where it comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Queued<A> {
    pub(super) action: A,
    pub(super) code: u16,
    rank: i32,
}

impl<A> Queued<A> {
    /// Whether it is neither the stored one nor promising nor a killer.
    pub(super) fn is_quiet(&self) -> bool {
        self.rank < KILLER
    }

    /// Whether another action leads to as good as the same.
    pub(super) fn is_redundant(&self) -> bool {
        self.rank <= REDUNDANT + HISTORY_MOST
    }

    /// How well a quiet action did elsewhere, from −1 to 1.
    pub(super) fn history(&self) -> Option<f32> {
        self.is_quiet().then(|| self.rank as f32 / HISTORY_MOST as f32)
    }
}

const FROM_TABLE: i32 = 1 << 30;
const PROMISING: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const HISTORY_MOST: i32 = 1 << 14;

/// Codes that are the same in their lower bits share an entry of the history.
const HISTORY_SIZE: usize = 1 << 14;

/// So many actions are picked one by one; most positions need no more. The rest is then sorted.
const PICKED: usize = 6;

/// The actions of one position; their order is found only as far as it is needed.
#[derive(Debug)]
pub(super) struct Queue<A> {
    pub(super) actions: Vec<A>,
    /// The rank in the highest bits, then the place in the list (so that equal ranks keep the order of
    /// the rules and results repeat), then the code.
    keys: Vec<u64>,
    taken: usize,
}

impl<A: Copy> Queue<A> {
    pub(super) fn new() -> Queue<A> {
        Queue { actions: Vec::new(), keys: Vec::new(), taken: 0 }
    }

    /// Gives every action its rank.
    fn rank(&mut self, mut rank: impl FnMut(A) -> (i32, u16)) {
        self.taken = 0;
        self.keys.clear();
        self.keys.extend(self.actions.iter().zip(0u16..).map(|(&action, place)| {
            let (rank, code) = rank(action);
            let above_zero = u64::from((rank as u32) ^ 1 << 31);
            above_zero << 32 | u64::from(!place) << 16 | u64::from(code)
        }));
    }

    fn unpack(&self, key: u64) -> Queued<A> {
        let place = !((key >> 16) as u16) as usize;
        let rank = ((key >> 32) as u32 ^ 1 << 31) as i32;
        Queued { action: self.actions[place], code: key as u16, rank }
    }

    /// The best of the actions that were not taken yet.
    pub(super) fn take(&mut self) -> Option<Queued<A>> {
        let rest = &mut self.keys[self.taken..];
        if self.taken < PICKED {
            let (best, _) = rest.iter().enumerate().max_by_key(|&(_, key)| key)?;
            rest.swap(0, best);
        } else if self.taken == PICKED {
            rest.sort_unstable_by_key(|&key| std::cmp::Reverse(key));
        }
        let key = *rest.first()?;
        self.taken += 1;
        Some(self.unpack(key))
    }

    fn taken(&self) -> impl DoubleEndedIterator<Item = Queued<A>> {
        self.keys[..self.taken].iter().map(|&key| self.unpack(key))
    }
}

/// Killers and history: what a thread remembers of actions that were good elsewhere in the tree.
#[derive(Debug)]
pub(super) struct OrderingHistory {
    killers: Vec<[u16; 2]>,
    history: Vec<i16>,
}

impl OrderingHistory {
    pub(super) fn new() -> OrderingHistory {
        OrderingHistory { killers: Vec::new(), history: vec![0; HISTORY_SIZE] }
    }

    /// Ranks the queue's actions.
    pub(super) fn rank<G: Searched>(
        &self,
        game: &G,
        position: &G::Position,
        from_table: u16,
        ply: u32,
        queue: &mut Queue<G::Action>,
    ) {
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        queue.rank(|action| {
            let code = game.code(action);
            if code == from_table {
                return (FROM_TABLE, code);
            }
            let ordering_score = game.ordering_score(position, action);
            let rank = if ordering_score > 0 {
                PROMISING + ordering_score
            } else if killers.contains(&code) {
                KILLER
            } else {
                ordering_score + i32::from(self.history[code as usize % HISTORY_SIZE])
            };
            (rank, code)
        });
    }

    /// The action taken last refuted the one before it; those taken earlier did not.
    pub(super) fn learn<A: Copy>(&mut self, queue: &Queue<A>, depth: u32, ply: u32) {
        let mut taken = queue.taken().rev();
        let Some(best) = taken.next() else { return };
        let bonus = 8 * (depth * depth).min(100) as i32;
        self.adjust(best.code, bonus);
        for other in taken.filter(Queued::is_quiet) {
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
    fn adjust(&mut self, code: u16, by: i32) {
        let entry = &mut self.history[code as usize % HISTORY_SIZE];
        let old = i32::from(*entry);
        *entry = (old + by - old * by.abs() / HISTORY_MOST) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_come_by_rank_and_equal_ones_in_the_order_of_the_rules() {
        let mut queue = Queue::new();
        queue.actions = (0..20).collect();
        queue.rank(|action: i32| (action % 3 - 1, action as u16));
        let order: Vec<i32> = std::iter::from_fn(|| queue.take().map(|q| q.action)).collect();
        let mut expected: Vec<i32> = (0..20).collect();
        expected.sort_by_key(|action| std::cmp::Reverse(action % 3));
        assert_eq!(order, expected);
        assert!(queue.taken().all(|queued| queued.rank == queued.action % 3 - 1));
    }

    #[test]
    fn what_refuted_often_gains_and_what_did_not_loses() {
        let mut queue = Queue::new();
        queue.actions = vec![1, 2];
        queue.rank(|action: i32| (-action, action as u16));
        while queue.take().is_some() {}
        let mut ordering = OrderingHistory::new();
        for _ in 0..10_000 {
            ordering.learn(&queue, 20, 3);
        }
        assert!(i32::from(ordering.history[2]) > HISTORY_MOST * 9 / 10);
        assert!(i32::from(ordering.history[1]) < -HISTORY_MOST * 9 / 10);
        assert_eq!(ordering.killers[3], [2, 0]);
    }
}
