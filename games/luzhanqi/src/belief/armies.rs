//! All armies that fit what each of 25 pieces may be.
//!
//! An army gives every piece a kind, as many of each as there are. Whether a piece can be a kind in
//! any army is a question of matchings: take one army that fits; the piece can be the kind if it can
//! be exchanged into it round a circle of pieces, each of which may be what the next one is. With
//! twelve kinds the circles are paths in a graph of twelve nodes.
//!
//! Counting and drawing go piece by piece over "how many of each kind are still to be given out".
//! Kinds that the same pieces may be are counted as one, so the table is small unless very much is
//! known about very many pieces.

use crate::board::POSTS;
use crate::pieces::{KINDS, Kind, KindSet};

/// A kind for each piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Army([Kind; POSTS]);

impl Army {
    /// The kinds in the order of the pieces.
    pub fn kinds(&self) -> &[Kind; POSTS] {
        &self.0
    }
}

/// The armies that fit: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Armies {
    may_be: [KindSet; POSTS],
}

impl Armies {
    /// The armies in which each piece is one of the kinds given for it, if there are any.
    pub fn new(given: [KindSet; POSTS]) -> Option<Armies> {
        let army = Matching::find(&given)?;
        Some(Armies { may_be: exchangeable(&given, &army) })
    }

    /// For each piece exactly the kinds that it is in some army.
    pub fn may_be(&self) -> &[KindSet; POSTS] {
        &self.may_be
    }

    /// Counts the armies and makes ready to draw from them.
    pub fn sampler(&self) -> Sampler {
        Sampler::new(self.may_be)
    }
}

/// One army in the making.
struct Matching<'a> {
    given: &'a [KindSet; POSTS],
    kinds: [Option<Kind>; POSTS],
    used: [u8; KINDS],
}

impl Matching<'_> {
    fn find(given: &[KindSet; POSTS]) -> Option<[Kind; POSTS]> {
        let mut matching = Matching { given, kinds: [None; POSTS], used: [0; KINDS] };
        for piece in 0..POSTS {
            let mut tried = KindSet::EMPTY;
            if !matching.place(piece, &mut tried) {
                return None;
            }
        }
        let mut army = [Kind::Flag; POSTS];
        for (kind, placed) in army.iter_mut().zip(matching.kinds) {
            *kind = placed?;
        }
        Some(army)
    }

    /// Gives a piece a kind, if need be by giving another piece another one; kinds in `tried` have
    /// been looked at on the way.
    fn place(&mut self, piece: usize, tried: &mut KindSet) -> bool {
        for kind in self.given[piece].kinds() {
            if tried.has(kind) {
                continue;
            }
            *tried |= kind.into();
            if self.used[kind.index()] < kind.count() || self.free_one(kind, tried) {
                self.kinds[piece] = Some(kind);
                self.used[kind.index()] += 1;
                return true;
            }
        }
        false
    }

    /// Moves one of the pieces that have this kind to another kind.
    fn free_one(&mut self, kind: Kind, tried: &mut KindSet) -> bool {
        let holders = (0..POSTS).filter(|&piece| self.kinds[piece] == Some(kind));
        for holder in holders.collect::<Vec<_>>() {
            if self.place(holder, tried) {
                self.used[kind.index()] -= 1;
                return true;
            }
        }
        false
    }
}

/// For each piece the kinds that it can be exchanged into, starting from one army that fits.
fn exchangeable(given: &[KindSet; POSTS], army: &[Kind; POSTS]) -> [KindSet; POSTS] {
    // From each kind the kinds that one of its holders could be instead, directly or further on.
    let mut leads_to = Kind::ALL.map(KindSet::from);
    for (kind, may_be) in army.iter().zip(given) {
        leads_to[kind.index()] = leads_to[kind.index()] | *may_be;
    }
    for through in Kind::ALL {
        for from in 0..KINDS {
            if leads_to[from].has(through) {
                leads_to[from] |= leads_to[through.index()];
            }
        }
    }
    std::array::from_fn(|piece| {
        let comes_back = |kind: &Kind| leads_to[kind.index()].has(army[piece]);
        given[piece].kinds().filter(comes_back).collect()
    })
}

/// Kinds that exactly the same open pieces may be.
#[derive(Clone, Debug)]
struct Group {
    /// The kinds, each as often as it is still to be given out.
    kinds: Vec<Kind>,
    /// Which of the open pieces may be one of them, as bits.
    pieces: u32,
    /// What one more of this group left over adds to the place in the table.
    stride: usize,
}

/// Draws armies at random, each with the same chance.
#[derive(Clone, Debug)]
pub struct Sampler {
    /// The pieces whose kind is certain.
    certain: [Option<Kind>; POSTS],
    /// The others.
    open: Vec<usize>,
    groups: Vec<Group>,
    /// In how many ways the last open pieces can be given groups, by what is left over for them.
    ways: Vec<u128>,
}

impl Sampler {
    fn new(may_be: [KindSet; POSTS]) -> Sampler {
        let certain = may_be.map(KindSet::only);
        let open: Vec<usize> = (0..POSTS).filter(|&piece| certain[piece].is_none()).collect();
        let mut sampler = Sampler { certain, open, groups: Vec::new(), ways: Vec::new() };
        sampler.group(&may_be);
        sampler.count();
        sampler
    }

    fn group(&mut self, may_be: &[KindSet; POSTS]) {
        for kind in Kind::ALL {
            let given = self.certain.iter().filter(|&&certain| certain == Some(kind)).count();
            let left = usize::from(kind.count()).saturating_sub(given);
            let fits = |(i, &piece): (usize, &usize)| u32::from(may_be[piece].has(kind)) << i;
            let pieces = self.open.iter().enumerate().map(fits).sum();
            let kinds = std::iter::repeat_n(kind, left);
            match self.groups.iter_mut().find(|group| group.pieces == pieces) {
                _ if left == 0 => {}
                Some(group) => group.kinds.extend(kinds),
                None => self.groups.push(Group { kinds: kinds.collect(), pieces, stride: 0 }),
            }
        }
        let mut stride = 1;
        for group in &mut self.groups {
            group.stride = stride;
            stride *= group.kinds.len() + 1;
        }
        self.ways = vec![0; stride];
    }

    fn count(&mut self) {
        let mut left = vec![0; self.groups.len()];
        self.ways[0] = 1;
        for place in 1..self.ways.len() {
            self.next_leftover(&mut left);
            // So many pieces are still open: the last ones.
            let pieces: usize = left.iter().sum();
            let Some(piece) = self.open.len().checked_sub(pieces) else { continue };
            let ways = self.choices(piece, &left, place).map(|(_, ways)| ways).sum();
            self.ways[place] = ways;
        }
    }

    /// Counts one up in the numbers of which the table's places are made.
    fn next_leftover(&self, left: &mut [usize]) {
        for (digit, group) in left.iter_mut().zip(&self.groups) {
            if *digit < group.kinds.len() {
                *digit += 1;
                return;
            }
            *digit = 0;
        }
    }

    /// The groups that an open piece can be given, with the ways to go on from there.
    fn choices<'a>(
        &'a self,
        piece: usize,
        left: &'a [usize],
        place: usize,
    ) -> impl Iterator<Item = (usize, u128)> + 'a {
        let fits = move |(_, (group, left)): &(usize, (&Group, &usize))| {
            **left > 0 && group.pieces >> piece & 1 == 1
        };
        let groups = self.groups.iter().zip(left).enumerate().filter(fits);
        groups.map(move |(i, (group, _))| (i, self.ways[place - group.stride]))
    }

    /// How many armies there are.
    pub fn armies(&self) -> u128 {
        let of_groups = self.ways.last().copied().unwrap_or_default();
        self.groups.iter().fold(of_groups, |armies, group| armies * orders(&group.kinds))
    }

    /// One of the armies. `bits` gives 64 random bits whenever it is asked.
    pub fn draw(&self, bits: &mut impl FnMut() -> u64) -> Army {
        let mut kinds = self.certain.map(|certain| certain.unwrap_or(Kind::Flag));
        let mut stacks: Vec<Vec<Kind>> =
            self.groups.iter().map(|group| shuffled(group.kinds.clone(), bits)).collect();
        let mut left: Vec<usize> = stacks.iter().map(Vec::len).collect();
        let mut place = self.ways.len() - 1;
        for (piece, &which) in self.open.iter().enumerate() {
            let mut number = below(self.ways[place], bits);
            let mut chosen = None;
            for (group, ways) in self.choices(piece, &left, place) {
                chosen = Some(group);
                match number.checked_sub(ways) {
                    Some(rest) => number = rest,
                    None => break,
                }
            }
            let Some(group) = chosen else { continue };
            left[group] -= 1;
            place -= self.groups[group].stride;
            if let Some(kind) = stacks[group].pop() {
                kinds[which] = kind;
            }
        }
        Army(kinds)
    }
}

/// In how many orders these kinds, alike ones next to each other, can be given out.
fn orders(kinds: &[Kind]) -> u128 {
    let factorial = |n: usize| (1..=n as u128).product::<u128>();
    let alike = kinds.chunk_by(|a, b| a == b).map(|run| factorial(run.len())).product::<u128>();
    factorial(kinds.len()) / alike
}

fn shuffled(mut kinds: Vec<Kind>, bits: &mut impl FnMut() -> u64) -> Vec<Kind> {
    for end in (1..kinds.len()).rev() {
        kinds.swap(end, below(end as u128 + 1, bits) as usize);
    }
    kinds
}

/// A number below `end`, every one with exactly the same chance; 0 if there is none.
fn below(end: u128, bits: &mut impl FnMut() -> u64) -> u128 {
    if end <= 1 {
        return 0;
    }
    // Cutting off unneeded bits leaves more than half of the numbers below `end`.
    let unneeded = (end - 1).leading_zeros();
    loop {
        let low = u128::from(bits());
        let high = if unneeded < 64 { u128::from(bits()) } else { 0 };
        let number = (high << 64 | low) & (u128::MAX >> unneeded);
        if number < end {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use galds_core::Rng;

    use super::*;

    /// Every army that fits, found by trying.
    fn enumerate(given: &[KindSet; POSTS]) -> Vec<[Kind; POSTS]> {
        let mut found = Vec::new();
        extend(given, &mut Vec::new(), &mut [0; KINDS], &mut found);
        found
    }

    fn extend(
        given: &[KindSet; POSTS],
        army: &mut Vec<Kind>,
        used: &mut [u8; KINDS],
        found: &mut Vec<[Kind; POSTS]>,
    ) {
        if let Ok(army) = <[Kind; POSTS]>::try_from(army.as_slice()) {
            found.push(army);
            return;
        }
        for kind in given[army.len()].kinds() {
            if used[kind.index()] < kind.count() {
                used[kind.index()] += 1;
                army.push(kind);
                extend(given, army, used, found);
                army.pop();
                used[kind.index()] -= 1;
            }
        }
    }

    /// A small case: all but `hidden` pieces of a shuffled army are certain, the hidden ones may be
    /// what they are and, each with some chance, any other kind.
    fn small_case(hidden: usize, rng: &mut Rng) -> [KindSet; POSTS] {
        let army = Kind::ALL.into_iter().flat_map(|k| std::iter::repeat_n(k, k.count().into()));
        let army = shuffled(army.collect(), &mut || rng.bits());
        std::array::from_fn(|piece| {
            let more = Kind::ALL.into_iter().filter(|_| piece < hidden && rng.below(5) < 2);
            more.collect::<KindSet>() | army[piece].into()
        })
    }

    #[test]
    fn kinds_and_counts_are_those_of_all_armies_in_small_cases() {
        let mut rng = Rng::seeded(1);
        for round in 0..200 {
            let given = small_case(2 + round % 6, &mut rng);
            let all = enumerate(&given);
            let armies = Armies::new(given).unwrap();
            for piece in 0..POSTS {
                let expected: KindSet = all.iter().map(|army| army[piece]).collect();
                assert_eq!(armies.may_be()[piece], expected, "{given:?}");
            }
            assert_eq!(armies.sampler().armies(), all.len() as u128, "{given:?}");
        }
    }

    #[test]
    fn every_army_is_drawn_equally_often() {
        let mut rng = Rng::seeded(2);
        for _ in 0..20 {
            let given = small_case(5, &mut rng);
            let all = enumerate(&given);
            if all.len() > 100 {
                continue;
            }
            let sampler = Armies::new(given).unwrap().sampler();
            let mut drawn: HashMap<[Kind; POSTS], usize> = HashMap::new();
            let each = 400;
            for _ in 0..each * all.len() {
                *drawn.entry(sampler.draw(&mut || rng.bits()).0).or_default() += 1;
            }
            assert_eq!(drawn.len(), all.len());
            for (army, &count) in &drawn {
                assert!(all.contains(army));
                // Six standard deviations.
                assert!(count.abs_diff(each) < 6 * 20, "{count} of {each}");
            }
        }
    }

    #[test]
    fn what_no_army_can_be_is_said_to_be_impossible() {
        let mut given = [KindSet::ALL; POSTS];
        given[3] = Kind::Marshal.into();
        given[4] = Kind::Marshal.into();
        assert_eq!(Armies::new(given), None);
        given[4] = KindSet::EMPTY;
        assert_eq!(Armies::new(given), None);
    }

    #[test]
    fn counts_tie_pieces_together() {
        // Three pieces that are marshal or general or flag: all three are, so no other piece is.
        let mut given = [KindSet::ALL; POSTS];
        let three: KindSet = [Kind::Marshal, Kind::General, Kind::Flag].into_iter().collect();
        given[..3].fill(three);
        let armies = Armies::new(given).unwrap();
        assert_eq!(armies.may_be()[0], three);
        assert_eq!(armies.may_be()[3], KindSet::ALL - three);
    }

    #[test]
    fn a_whole_unknown_army_is_counted_exactly() {
        let armies = Armies::new([KindSet::ALL; POSTS]).unwrap();
        let factorial = |n: u128| (1..=n).product::<u128>();
        let alike: u128 = Kind::ALL.into_iter().map(|k| factorial(k.count().into())).product();
        assert_eq!(armies.sampler().armies(), factorial(25) / alike);
    }
}
