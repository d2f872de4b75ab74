//! The transposition table: what has been found out about positions, shared by all threads.
//!
//! ```text
//!   slot = [ key ^ data | data ]     data = action 16, 16 free | score 16 | depth 8 | bound 2 | age 6
//! ```
//!
//! Two words are written without a lock. If two threads write at once, key and data do not fit
//! together and the slot counts as empty; so nothing wrong is ever read.

use std::sync::atomic::{AtomicU64, Ordering};

use super::score::Score;

/// What a score in the table says about the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stored {
    /// The code of the best action found, 0 for none.
    pub(super) action: u16,
    /// Its value.
    pub(super) score: Score,
    /// How deep it was searched.
    pub(super) depth: u8,
    /// What the value says.
    pub(super) bound: Bound,
}

/// The table.
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Vec<Slot>,
    age: AtomicU64,
}

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Neighbouring slots among which a position may lie.
const BUCKET: usize = 4;

impl TranspositionTable {
    /// A table of about this many mebibytes.
    pub fn with_mebibytes(mebibytes: usize) -> TranspositionTable {
        let wanted = (mebibytes.max(1) << 20) / size_of::<Slot>();
        let size = wanted.next_power_of_two() >> usize::from(!wanted.is_power_of_two());
        let mut slots = Vec::new();
        slots.resize_with(size.max(BUCKET), Slot::default);
        TranspositionTable { slots, age: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in &self.slots {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Starts a new search: what older ones left may be replaced first.
    pub(super) fn start_search(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let start = (key as usize & (self.slots.len() - 1)) & !(BUCKET - 1);
        &self.slots[start..start + BUCKET]
    }

    pub(super) fn probe(&self, key: u64) -> Option<Stored> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let fits = slot.check.load(Ordering::Relaxed) ^ data == key && data != 0;
            fits.then(|| unpack(data))
        })
    }

    pub(super) fn store(&self, key: u64, known: Stored) {
        let age = self.age.load(Ordering::Relaxed) & 0x3f;
        let worth = |slot: &Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                return i64::MIN;
            }
            let old = (age.wrapping_sub(data >> 58) & 0x3f) as i64;
            i64::from(unpack(data).depth) - 8 * old
        };
        let Some(slot) = self.bucket(key).iter().min_by_key(|slot| worth(slot)) else { return };
        let data = pack(known, age);
        slot.data.store(data, Ordering::Relaxed);
        slot.check.store(key ^ data, Ordering::Relaxed);
    }
}

fn pack(known: Stored, age: u64) -> u64 {
    let bound = match known.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(known.action)
        | u64::from(known.score as i16 as u16) << 32
        | u64::from(known.depth) << 48
        | bound << 56
        | age << 58
}

fn unpack(data: u64) -> Stored {
    let bound = match data >> 56 & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => Bound::Upper,
    };
    Stored {
        action: data as u16,
        score: Score::from((data >> 32) as u16 as i16),
        depth: (data >> 48) as u8,
        bound,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_until_something_deeper_needs_its_place() {
        let transpositions = TranspositionTable::with_mebibytes(1);
        let known = Stored { action: 77, score: -29_991, depth: 9, bound: Bound::Lower };
        transpositions.store(0xdead_beef, known);
        assert_eq!(transpositions.probe(0xdead_beef), Some(known));
        assert_eq!(transpositions.probe(0xdead_bee0), None);
        transpositions.clear();
        assert_eq!(transpositions.probe(0xdead_beef), None);
    }

    #[test]
    fn a_torn_slot_counts_as_empty() {
        let transpositions = TranspositionTable::with_mebibytes(1);
        let known = Stored { action: 1, score: 5, depth: 3, bound: Bound::Exact };
        transpositions.store(1 << 40, known);
        let slot =
            transpositions.bucket(1 << 40).iter().find(|s| s.data.load(Ordering::Relaxed) != 0);
        slot.expect("it was kept").data.fetch_xor(1 << 33, Ordering::Relaxed);
        assert_eq!(transpositions.probe(1 << 40), None);
    }
}
