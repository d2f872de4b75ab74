//! The positions on the way to the one that is looked at, to see repetitions.

/// How many places the first look distinguishes; more than a way is long, so that it rarely misleads.
const PLACES: usize = 1 << 12;

/// The hashes of the positions of the game so far and of the line that is being searched.
///
/// Almost no position is a repetition. So a small table of counts is looked at first, and only where
/// it has an entry the whole way.
#[derive(Clone, Debug)]
pub(super) struct Path {
    hashes: Vec<u64>,
    counts: Vec<u8>,
}

impl Path {
    pub(super) fn of(hashes: impl Iterator<Item = u64>) -> Path {
        let mut path = Path { hashes: Vec::new(), counts: vec![0; PLACES] };
        hashes.for_each(|hash| path.push(hash));
        path
    }

    fn place(hash: u64) -> usize {
        hash as usize % PLACES
    }

    #[inline]
    pub(super) fn push(&mut self, hash: u64) {
        let count = &mut self.counts[Self::place(hash)];
        // A full count stays full: it only makes the first look say "perhaps".
        *count = count.saturating_add(1);
        self.hashes.push(hash);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        if let Some(hash) = self.hashes.pop() {
            let count = &mut self.counts[Self::place(hash)];
            if *count < u8::MAX {
                *count -= 1;
            }
        }
    }

    #[inline]
    pub(super) fn has(&self, hash: u64) -> bool {
        self.counts[Self::place(hash)] > 0 && self.hashes.contains(&hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_what_was_pushed_and_not_popped_even_where_places_meet() {
        let near = 5 + PLACES as u64;
        let mut path = Path::of([5, 7].into_iter());
        assert!(path.has(5) && path.has(7) && !path.has(near));
        path.push(near);
        assert!(path.has(near));
        path.pop();
        assert!(path.has(5) && !path.has(near));
    }

    #[test]
    fn a_place_that_was_full_forgets_nothing() {
        let mut path = Path::of((0..300).map(|number| number * PLACES as u64));
        (0..299).for_each(|_| path.pop());
        assert!(path.has(0) && !path.has(PLACES as u64));
    }
}
