//! Both sides bearing off with few checkers: exact values, with and without the cube.

use galds_games::nardi::Roll;

use super::homes::Home;

/// The most checkers a side has in this table.
pub const MOST: usize = 6;
const HOMES: usize = 924;

/// Who may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeOwner {
    /// Both sides.
    Nobody,
    /// The side about to roll.
    Mover,
    /// The other side.
    Other,
}

/// Expected points of the side about to roll with the stake at 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Equities {
    /// Without a cube.
    pub cubeless: f32,
    /// With the cube in the middle, if it rolls without doubling.
    pub middle: f32,
    /// With its own cube, if it rolls without doubling.
    pub own: f32,
    /// With the other side's cube.
    pub theirs: f32,
}

impl Equities {
    /// If it rolls without doubling.
    pub fn undoubled(&self, owner: CubeOwner) -> f32 {
        match owner {
            CubeOwner::Nobody => self.middle,
            CubeOwner::Mover => self.own,
            CubeOwner::Other => self.theirs,
        }
    }

    /// If it doubles and the other side takes.
    pub fn taken(&self) -> f32 {
        2.0 * self.theirs
    }

    /// With the best decision about the cube.
    pub fn best(&self, owner: CubeOwner) -> f32 {
        match owner {
            CubeOwner::Other => self.theirs,
            _ => self.undoubled(owner).max(self.taken().min(1.0)),
        }
    }

    /// What the mover's end of the game is worth when the other side has nothing left.
    const LOST: Equities = Equities { cubeless: -1.0, middle: -1.0, own: -1.0, theirs: -1.0 };
}

/// The values of all 924 × 924 pairs of homes with at most six checkers each.
#[derive(Debug)]
pub struct TwoSided {
    equities: Vec<Equities>,
}

impl TwoSided {
    pub(super) fn build() -> TwoSided {
        let successors = Successors::build();
        let mut equities = vec![Equities::LOST; HOMES * HOMES];
        // Every value is looked at from the other side for hundreds of plays.
        let mut worths = vec![Worth::after(Equities::LOST); HOMES * HOMES];
        // Each value needs those of pairs whose numbers have a smaller sum.
        for sum in 2..=2 * (HOMES - 1) {
            let low = sum.saturating_sub(HOMES - 1).max(1);
            for mover in low..=(sum - 1).min(HOMES - 1) {
                let other = sum - mover;
                let row = &worths[other * HOMES..(other + 1) * HOMES];
                let expected = successors.expect(mover, row);
                equities[mover * HOMES + other] = expected;
                worths[mover * HOMES + other] = Worth::after(expected);
            }
        }
        TwoSided { equities }
    }

    /// The values for a pair of homes; `None` if one has too many checkers or nothing is left to
    /// decide.
    pub fn equities(&self, mover: Home, other: Home) -> Option<Equities> {
        TwoSided::has(mover, other)
            .then(|| self.equities[mover.number(MOST) * HOMES + other.number(MOST)])
    }

    /// Whether a pair of homes is in the table.
    pub(super) fn has(mover: Home, other: Home) -> bool {
        [mover, other].iter().all(|home| (1..=MOST).contains(&home.checkers()))
    }
}

/// For each home and roll the homes that its plays lead to.
struct Successors {
    homes: Vec<u16>,
    /// The ends of the 21 lists of each home.
    ends: Vec<u32>,
    weights: Vec<f32>,
}

impl Successors {
    fn build() -> Successors {
        let mut successors = Successors {
            homes: Vec::new(),
            ends: Vec::new(),
            weights: Roll::all().map(|roll| roll.weight() as f32 / 36.0).collect(),
        };
        let mut ends = Vec::new();
        for home in Home::all(MOST) {
            for roll in Roll::all() {
                ends.clear();
                home.each_play(roll, &mut |end| ends.push(end.number(MOST) as u16));
                ends.sort_unstable();
                ends.dedup();
                successors.homes.extend(&ends);
                successors.ends.push(successors.homes.len() as u32);
            }
        }
        successors
    }

    /// The mean over the rolls of the best play, for each state of the cube. The row has what each home is worth
    /// when the other side rolls next.
    fn expect(&self, mover: usize, row: &[Worth]) -> Equities {
        let rolls = self.weights.len();
        let mut start = if mover == 0 { 0 } else { self.ends[mover * rolls - 1] as usize };
        let mut sum = [0.0; 4];
        for (roll, &weight) in self.weights.iter().enumerate() {
            let end = self.ends[mover * rolls + roll] as usize;
            let mut best = Worth([-1.0; 4]);
            for &next in &self.homes[start..end] {
                best = best.or(row[usize::from(next)]);
            }
            for (sum, best) in sum.iter_mut().zip(best.0) {
                *sum += weight * best;
            }
            start = end;
        }
        let [cubeless, middle, own, theirs] = sum;
        Equities { cubeless, middle, own, theirs }
    }
}

/// What a play is worth to the side that made it, for each state of the cube in the order of [`Equities`]. All four are
/// compared at once where there are vectors.
#[derive(Clone, Copy)]
struct Worth([f32; 4]);

impl Worth {
    /// By what the other side then expects.
    fn after(reply: Equities) -> Worth {
        Worth([
            -reply.cubeless,
            -reply.best(CubeOwner::Nobody),
            -reply.theirs,
            -reply.best(CubeOwner::Mover),
        ])
    }

    /// The better of two plays, for each state of the cube.
    #[inline]
    fn or(self, other: Worth) -> Worth {
        Worth(std::array::from_fn(|i| if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] }))
    }
}
