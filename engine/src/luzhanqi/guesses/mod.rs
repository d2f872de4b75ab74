//! Guesses at the enemy's army (determinizations): armies that fit what is known, by fitted beliefs or by habits.
//!
//! ```text
//!   beliefs ──► the exact sampler ─────────────────────────┐
//!   habits  ──► a first army, dealt piece by piece           ├──► Guess ──► search, rollouts
//!                 └─► exchanges of pairs (Metropolis) ─────┘
//! ```
//!
//! An army that is dealt never leaves what [`Armies`] says is possible; then pairs of pieces are exchanged or not, as the
//! weights have it.

mod exchange;
pub(super) mod habits;
mod search;

use galds_games::luzhanqi::belief::armies::Armies;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::{Belief, Kind, KindSet, Node, NodeSet, Position, View};

use self::habits::Weights;
use super::beliefs::{self, ArmySampler};
use super::reading::{self, Knowledge};
use super::tracks::Tracks;
use galds_games::core::Rng;

pub(super) use search::{GuessSearch, Style};

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

/// Where armies come from.
enum Source {
    /// One army after the other by exchanges, as hand-made habits have it; with the army drawn last.
    Habits(Box<Weights>, Option<[Kind; POSTS]>),
    /// Exactly by fitted beliefs.
    Beliefs(ArmySampler),
}

/// Draws guesses at the enemy's army.
pub(super) struct Guesses<'a> {
    belief: &'a Belief,
    may_be: [KindSet; POSTS],
    nodes: [Option<Node>; POSTS],
    source: Source,
    /// The nodes of pieces that count as known to the other side.
    shown: NodeSet,
}

impl<'a> Guesses<'a> {
    /// Ready to draw; `None` if no army fits, which only a wrong record brings about.
    pub(super) fn new(belief: &'a Belief, tracks: &Tracks, ply: u32) -> Option<Guesses<'a>> {
        let may_be = *belief.armies()?.may_be();
        let nodes = belief.suspects().map(|suspect| suspect.node);
        let source = Source::Habits(Box::new(habits::weigh(tracks, ply)), None);
        let shown = reading::shown_pieces(belief, tracks, &may_be);
        Some(Guesses { belief, may_be, nodes, source, shown })
    }

    /// Ready to draw by fitted beliefs.
    pub(super) fn by_beliefs(known: &'a Knowledge) -> Option<Guesses<'a>> {
        let Knowledge { belief, tracks, .. } = known;
        let may_be = *belief.armies()?.may_be();
        let nodes = belief.suspects().map(|suspect| suspect.node);
        let source = Source::Beliefs(beliefs::sampler(known, &may_be)?);
        let shown = reading::shown_pieces(belief, tracks, &may_be);
        Some(Guesses { belief, may_be, nodes, source, shown })
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
    pub(super) fn army(&mut self, rng: &mut Rng) -> Option<[Kind; POSTS]> {
        let (weights, last) = match &mut self.source {
            Source::Habits(weights, last) => (weights, last),
            Source::Beliefs(sampler) => return Some(sampler.draw(rng)),
        };
        let (mut kinds, times) = match *last {
            Some(last) => (last, EXCHANGES),
            None => (deal(&self.may_be, weights, rng)?, FIRST_EXCHANGES),
        };
        let metropolis = Metropolis { may_be: &self.may_be, nodes: &self.nodes, weights };
        metropolis.exchange(&mut kinds, times, rng);
        *last = Some(kinds);
        Some(kinds)
    }
}

/// Deals the kinds one after the other, likely ones more often.
pub(super) fn deal(
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
        let share =
            |kind: Kind| left[kind.index()].max(0.0) * libm::exp(weights[piece][kind.index()]);
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

/// Metropolis sampling of armies: where the pieces stand and how likely they are of which kind.
pub(super) struct Metropolis<'a> {
    pub(super) may_be: &'a [KindSet; POSTS],
    pub(super) nodes: &'a [Option<Node>; POSTS],
    pub(super) weights: &'a Weights,
}

impl Metropolis<'_> {
    /// Proposes so many exchanges of two pieces, and makes each as often as its likelihood allows.
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
            if gain < 0.0 && rng.fraction() >= libm::exp(gain) {
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
