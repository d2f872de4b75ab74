//! Armies that fit what is known, drawn by how likely habits make them.
//!
//! A first army is given out piece by piece, never leaving what [`Armies`] says is possible; then
//! pairs of pieces are exchanged or not, as the weights have it (Metropolis), until habits count for
//! what they are worth.

use galds_games::luzhanqi::belief::armies::Armies;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::{Belief, Kind, KindSet, Node, NodeSet, Position, View};

use super::habits::{self, Weights};
use super::tracks::Tracks;
use galds_games::core::Rng;

/// How many exchanges are tried for the first army.
const FIRST_EXCHANGES: usize = 300;
/// And from one army to the next.
const EXCHANGES: usize = 120;

/// A position that may be the true one: the own pieces as they are, the enemy's as they were drawn.
/// Nothing but [`Guesses::draw`] makes one, and that has only a view and a belief to make it of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess(Position);

impl Guess {
    pub(super) fn position(&self) -> &Position {
        &self.0
    }
}

/// Draws guesses at the enemy's army.
pub(super) struct Guesses<'a> {
    belief: &'a Belief,
    may_be: [KindSet; POSTS],
    nodes: [Option<Node>; POSTS],
    weights: Weights,
    /// The army drawn last.
    last: Option<[Kind; POSTS]>,
    /// The nodes of pieces that count as known to the other side.
    shown: NodeSet,
}

impl<'a> Guesses<'a> {
    /// Ready to draw; `None` if no army fits, which only a wrong record brings about.
    pub(super) fn new(belief: &'a Belief, tracks: &Tracks, ply: u32) -> Option<Guesses<'a>> {
        let may_be = *belief.armies()?.may_be();
        let nodes = belief.suspects().map(|suspect| suspect.node);
        let weights = habits::weigh(tracks, ply);
        let met = (0..POSTS).filter(|&which| tracks.enemies[which].met || may_be[which].len() == 1);
        let shown = met.filter_map(|which| nodes[which]).collect::<NodeSet>() | tracks.shown;
        Some(Guesses { belief, may_be, nodes, weights, last: None, shown })
    }

    /// The position as it would be with one more guess.
    pub(super) fn draw(&mut self, view: &View, rng: &mut Rng) -> Option<Guess> {
        let kinds = self.army(rng)?;
        let mut supposed = self.belief.clone();
        for (which, kind) in kinds.into_iter().enumerate() {
            supposed.suppose(which, kind.into());
        }
        let army = supposed.armies()?.sampler().draw(&mut || 0);
        Some(Guess(self.belief.position(view, &army).showing(self.shown)))
    }

    /// A kind for each of the enemy's pieces.
    fn army(&mut self, rng: &mut Rng) -> Option<[Kind; POSTS]> {
        let (mut kinds, times) = match self.last {
            Some(last) => (last, EXCHANGES),
            None => (give_out(&self.may_be, &self.weights, rng)?, FIRST_EXCHANGES),
        };
        let land = Land { may_be: &self.may_be, nodes: &self.nodes, weights: &self.weights };
        land.exchange(&mut kinds, times, rng);
        self.last = Some(kinds);
        Some(kinds)
    }
}

/// Gives out the kinds one after the other, likely ones more often.
pub(super) fn give_out(
    may_be: &[KindSet; POSTS],
    weights: &Weights,
    rng: &mut Rng,
) -> Option<[Kind; POSTS]> {
    let mut given = *may_be;
    let mut left = Kind::ALL.map(|kind| f64::from(kind.count()));
    for set in may_be {
        if let Some(kind) = set.only() {
            left[kind.index()] -= 1.0;
        }
    }
    let mut order: [usize; POSTS] = std::array::from_fn(|piece| piece);
    for end in (1..POSTS).rev() {
        order.swap(end, rng.below(end + 1));
    }
    for piece in order {
        if given[piece].only().is_some() {
            continue;
        }
        let possible = Armies::new(given)?.may_be()[piece];
        let share = |kind: Kind| left[kind.index()].max(0.0) * weights[piece][kind.index()].exp();
        let kind = pick(possible, share, rng)?;
        given[piece] = kind.into();
        left[kind.index()] -= 1.0;
    }
    let mut kinds = [Kind::Flag; POSTS];
    for (kind, set) in kinds.iter_mut().zip(given) {
        *kind = set.only()?;
    }
    Some(kinds)
}

/// One of the kinds, each as often as its share says.
fn pick(kinds: KindSet, share: impl Fn(Kind) -> f64, rng: &mut Rng) -> Option<Kind> {
    let all: f64 = kinds.kinds().map(&share).sum();
    let mut rest = rng.fraction() * all;
    let mut last = None;
    for kind in kinds.kinds() {
        rest -= share(kind);
        last = Some(kind);
        if rest < 0.0 {
            break;
        }
    }
    last
}

/// Where an army stands and how likely its pieces are what.
pub(super) struct Land<'a> {
    pub(super) may_be: &'a [KindSet; POSTS],
    pub(super) nodes: &'a [Option<Node>; POSTS],
    pub(super) weights: &'a Weights,
}

impl Land<'_> {
    /// Tries so many exchanges of two pieces.
    pub(super) fn exchange(&self, kinds: &mut [Kind; POSTS], times: usize, rng: &mut Rng) {
        for _ in 0..times {
            let (one, two) = (rng.below(POSTS), rng.below(POSTS));
            let (first, second) = (kinds[one], kinds[two]);
            if first == second || !self.may_be[one].has(second) || !self.may_be[two].has(first) {
                continue;
            }
            let before = self.alone(one, first) + self.alone(two, second);
            let after = self.alone(one, second) + self.alone(two, first);
            let mines = |kind| matches!(kind, Kind::Mine | Kind::Flag);
            let together = mines(first) || mines(second);
            let guarded = if together { self.guarded(kinds) } else { 0.0 };
            kinds.swap(one, two);
            let gain = after - before + if together { self.guarded(kinds) - guarded } else { 0.0 };
            if gain < 0.0 && rng.fraction() >= gain.exp() {
                kinds.swap(one, two);
            }
        }
    }

    fn alone(&self, piece: usize, kind: Kind) -> f64 {
        self.weights[piece][kind.index()]
    }

    /// What the mines beside the flag are worth.
    fn guarded(&self, kinds: &[Kind; POSTS]) -> f64 {
        let at = |wanted: Kind| {
            let placed = kinds.iter().zip(self.nodes).filter(move |(kind, _)| **kind == wanted);
            placed.filter_map(|(_, node)| *node)
        };
        let Some(flag) = at(Kind::Flag).next() else { return 0.0 };
        let guards = at(Kind::Mine).filter(|&mine| habits::guards(mine, flag)).count();
        habits::MINE_BY_FLAG * guards as f64
    }
}
