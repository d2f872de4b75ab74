//! Draws armies exactly as often as weights and counts make them likely.
//!
//! ```text
//!   ways(what is left to give out) = Σ over kinds: weight of the next piece for the kind × ways(one of the kind less)
//! ```
//!
//! One table over "how many of each kind are left" says for every state how much all ways of going on weigh together. An army
//! is drawn by going through it once, and the chances of each piece follow from going through it once in the other
//! direction. A mine beside the flag is likelier than elsewhere, so there is a table for each place of the flag.

use galds_games::core::Rng;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::{Kind, KindSet, Node};

/// What a mine next to the flag adds, as a logarithm.
const MINE_BY_FLAG: f64 = 0.9;

/// Weights of pieces by kind: how likely, not logarithms.
type Shares = [[f64; KINDS]; POSTS];

/// Ready to draw.
#[derive(Debug)]
pub(in super::super) struct ArmySampler {
    /// One for each piece that may be the flag.
    tables: Vec<Table>,
}

impl ArmySampler {
    /// Over armies in which each piece is one of the kinds given for it; `None` if there is none.
    pub(in super::super) fn new(
        may_be: &[KindSet; POSTS],
        logarithms: &[[f64; KINDS]; POSTS],
        starts: &[Option<Node>; POSTS],
    ) -> Option<ArmySampler> {
        let flags = (0..POSTS).filter(|&which| may_be[which].has(Kind::Flag));
        let tables: Vec<Table> = flags
            .map(|flag| Table::new(&shares(may_be, logarithms, starts, flag)))
            .filter(|table| table.total() > 0.0)
            .collect();
        (!tables.is_empty()).then_some(ArmySampler { tables })
    }

    /// A kind for each piece.
    pub(in super::super) fn draw(&self, rng: &mut Rng) -> [Kind; POSTS] {
        let all: f64 = self.tables.iter().map(Table::total).sum();
        let mut rest = rng.fraction() * all;
        let drawn = self.tables.iter().find(|table| {
            rest -= table.total();
            rest < 0.0
        });
        drawn.unwrap_or(&self.tables[self.tables.len() - 1]).draw(rng)
    }

    /// How likely each piece is of each kind.
    pub(super) fn chances(&self) -> [[f64; KINDS]; POSTS] {
        let all: f64 = self.tables.iter().map(Table::total).sum();
        let mut chances = [[0.0; KINDS]; POSTS];
        for table in &self.tables {
            let of_table = table.chances();
            for (sums, parts) in chances.iter_mut().zip(of_table) {
                let weight = table.total() / all;
                sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += weight * part);
            }
        }
        chances
    }
}

/// How likely pieces are by kind if this one is the flag.
fn shares(
    may_be: &[KindSet; POSTS],
    logarithms: &[[f64; KINDS]; POSTS],
    starts: &[Option<Node>; POSTS],
    flag: usize,
) -> Shares {
    let ring = starts[flag].map(Node::steps);
    std::array::from_fn(|which| {
        std::array::from_fn(|index| {
            let kind = Kind::ALL[index];
            if !may_be[which].has(kind) || (which == flag) != (kind == Kind::Flag) {
                return 0.0;
            }
            let guards = kind == Kind::Mine
                && starts[which].is_some_and(|node| ring.is_some_and(|ring| ring.has(node)));
            let more = if guards { MINE_BY_FLAG } else { 0.0 };
            libm::exp(logarithms[which][index] + more)
        })
    })
}

/// How much all ways of giving out what is left weigh.
#[derive(Debug)]
struct Table {
    shares: Shares,
    /// The pieces that may be of several kinds.
    open: Vec<usize>,
    /// How many of each kind there are among them, and how far apart states are that differ by one of it.
    counts: [usize; KINDS],
    strides: [usize; KINDS],
    ways: Vec<f64>,
}

impl Table {
    fn new(shares: &Shares) -> Table {
        let mut counts = Kind::ALL.map(|kind| usize::from(kind.count()));
        let mut open = Vec::new();
        for (which, row) in shares.iter().enumerate() {
            match only(row) {
                Some(kind) => counts[kind] = counts[kind].saturating_sub(1),
                None => open.push(which),
            }
        }
        let mut strides = [0; KINDS];
        let mut states = 1;
        for (stride, count) in strides.iter_mut().zip(counts) {
            *stride = states;
            states *= count + 1;
        }
        let mut table = Table { shares: *shares, open, counts, strides, ways: vec![0.0; states] };
        table.fill();
        table
    }

    /// From nothing left to all left: the states in their order, each after those that it leads to.
    fn fill(&mut self) {
        self.ways[0] = if self.counts.iter().sum::<usize>() == self.open.len() { 1.0 } else { 0.0 };
        let mut left = [0; KINDS];
        let mut sum = 0;
        for state in 1..self.ways.len() {
            next(&mut left, &mut sum, &self.counts);
            let shares = &self.shares[self.open[self.open.len() - sum]];
            let given = (0..KINDS).filter(|&kind| left[kind] > 0);
            let ways = given.map(|kind| shares[kind] * self.ways[state - self.strides[kind]]).sum();
            self.ways[state] = ways;
        }
    }

    fn total(&self) -> f64 {
        self.ways[self.ways.len() - 1]
    }

    fn draw(&self, rng: &mut Rng) -> [Kind; POSTS] {
        let mut army = self.shares.map(|row| Kind::ALL[only(&row).unwrap_or_default()]);
        let mut left = self.counts;
        let mut state = self.ways.len() - 1;
        for &which in &self.open {
            let mut rest = rng.fraction() * self.ways[state];
            let mut drawn = None;
            for kind in (0..KINDS).filter(|&kind| left[kind] > 0) {
                let share = self.shares[which][kind] * self.ways[state - self.strides[kind]];
                if share > 0.0 {
                    drawn = Some(kind);
                    rest -= share;
                    if rest < 0.0 {
                        break;
                    }
                }
            }
            // What weighs something leads to something that weighs something.
            let Some(kind) = drawn else { break };
            left[kind] -= 1;
            state -= self.strides[kind];
            army[which] = Kind::ALL[kind];
        }
        army
    }

    /// From all left to nothing left, with how much all ways so far weigh.
    fn chances(&self) -> [[f64; KINDS]; POSTS] {
        let mut so_far = vec![0.0; self.ways.len()];
        let mut chances = [[0.0; KINDS]; POSTS];
        for (row, shares) in chances.iter_mut().zip(&self.shares) {
            if let Some(kind) = only(shares) {
                row[kind] = 1.0;
            }
        }
        let last = self.ways.len() - 1;
        so_far[last] = 1.0 / self.total();
        for state in (1..=last).rev() {
            if so_far[state] == 0.0 {
                continue;
            }
            let left: [usize; KINDS] =
                std::array::from_fn(|kind| state / self.strides[kind] % (self.counts[kind] + 1));
            let which = self.open[self.open.len() - left.iter().sum::<usize>()];
            for kind in (0..KINDS).filter(|&kind| left[kind] > 0) {
                let part = so_far[state] * self.shares[which][kind];
                let behind = state - self.strides[kind];
                so_far[behind] += part;
                chances[which][kind] += part * self.ways[behind];
            }
        }
        chances
    }
}

/// The only kind that a piece may be.
fn only(shares: &[f64; KINDS]) -> Option<usize> {
    let mut kinds = (0..KINDS).filter(|&kind| shares[kind] > 0.0);
    kinds.next().filter(|_| kinds.next().is_none())
}

/// Counts on by one, the first kind first.
#[inline]
fn next(left: &mut [usize; KINDS], sum: &mut usize, counts: &[usize; KINDS]) {
    for (left, &count) in left.iter_mut().zip(counts) {
        if *left < count {
            *left += 1;
            *sum += 1;
            return;
        }
        *sum -= *left;
        *left = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing known but the places of the flag, and weights that differ by piece and kind.
    fn sampler() -> ArmySampler {
        let may_be = std::array::from_fn(|which| match which {
            0 | 1 => KindSet::ALL,
            _ => KindSet::ALL - Kind::Flag.into(),
        });
        let logarithms = std::array::from_fn(|which| {
            std::array::from_fn(|kind| f64::from((which * 7 + kind * 5) as u32 % 11) / 5.0)
        });
        ArmySampler::new(&may_be, &logarithms, &[None; POSTS]).unwrap()
    }

    #[test]
    fn every_army_drawn_has_as_many_of_each_kind_as_there_are() {
        let (sampler, mut rng) = (sampler(), Rng::seeded(1));
        for _ in 0..50 {
            let army = sampler.draw(&mut rng);
            for kind in Kind::ALL {
                let count = army.iter().filter(|&&it| it == kind).count();
                assert_eq!(count, usize::from(kind.count()), "{kind}");
            }
        }
    }

    #[test]
    fn armies_are_drawn_as_often_as_the_chances_say() {
        let (sampler, mut rng) = (sampler(), Rng::seeded(2));
        let chances = sampler.chances();
        let mut counted = [[0.0; KINDS]; POSTS];
        for _ in 0..4000 {
            for (which, kind) in sampler.draw(&mut rng).into_iter().enumerate() {
                counted[which][kind.index()] += 1.0 / 4000.0;
            }
        }
        for (said, counted) in chances.iter().zip(counted) {
            assert!((said.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(said.iter().zip(counted).all(|(said, counted)| (said - counted).abs() < 0.04));
        }
    }

    #[test]
    fn what_is_certain_stays_certain() {
        let mut may_be = [KindSet::ALL - Kind::Flag.into(); POSTS];
        may_be[3] = Kind::Flag.into();
        may_be[4] = Kind::Marshal.into();
        let sampler = ArmySampler::new(&may_be, &[[0.0; KINDS]; POSTS], &[None; POSTS]).unwrap();
        let chances = sampler.chances();
        assert!((chances[3][Kind::Flag.index()] - 1.0).abs() < 1e-9);
        assert!((chances[4][Kind::Marshal.index()] - 1.0).abs() < 1e-9);
        assert!((chances[7][Kind::Sapper.index()] - 3.0 / 23.0).abs() < 1e-9);
    }
}
