//! The learned weights, and the use of them.

use std::sync::LazyLock;

use galds_games::core::Rng;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Luzhanqi, Node};

use super::move_features::{MOVE_FEATURES, MoveFeatures, WINS};
use super::position_features::{POSITION_FEATURES, position_features};
use super::quiet_logits::{EndTable, NodeClasses, QuietLogits};
use super::state::RolloutState;

/// One, in the parts in which weights are counted: whole numbers, so that every machine plays the same.
pub const UNIT: i32 = 256;

/// How much each feature of a move and of a position counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Parts of the logits of moves: logarithms of how much more often a move with this feature is played.
    pub moves: [i32; MOVE_FEATURES],
    /// Logarithms of the odds of the side to move.
    pub positions: [i32; POSITION_FEATURES],
    ends: EndTable,
}

/// Where mines go off, and where they survive.
static BUILT_IN: LazyLock<[Weights; 2]> = LazyLock::new(|| {
    [include_str!("once.txt"), include_str!("surviving.txt")]
        .map(|text| Weights::read(text).unwrap_or_default())
});

/// All moves alike, all positions even.
impl Default for Weights {
    fn default() -> Weights {
        Weights::new(&[0; MOVE_FEATURES], &[0; POSITION_FEATURES])
    }
}

impl Weights {
    pub(super) fn new(
        moves: &[i32; MOVE_FEATURES],
        positions: &[i32; POSITION_FEATURES],
    ) -> Weights {
        Weights { moves: *moves, positions: *positions, ends: EndTable::new(moves) }
    }

    /// Those that serve for these rules.
    pub fn of(rules: &Rules) -> &'static Weights {
        &BUILT_IN[usize::from(rules.mine_survives)]
    }

    /// Reads whole numbers with white space between them, first those of moves.
    pub fn read(text: &str) -> Option<Weights> {
        let numbers: Vec<i32> =
            text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let (moves, positions) = numbers.split_at_checked(MOVE_FEATURES)?;
        Some(Weights::new(moves.try_into().ok()?, positions.try_into().ok()?))
    }

    /// A move drawn by the softmax of the logits: the one whose logit and noise are the highest together. The game must
    /// not be over.
    pub fn choose(&self, features: &MoveFeatures<'_>, rng: &mut Rng) -> Option<(Node, Node)> {
        let (mut best, mut most) = (None, i32::MIN);
        let mut noise = Noise { table: &NOISE, bits: 0, left: 0 };
        let position = &features.state.position;
        let classes = NodeClasses::new(features);
        features.game.each_piece(position, |from, ends| {
            let Some(kind) = position.kind(from).filter(|_| !ends.is_empty()) else { return };
            let piece = (kind, from);
            let quiet = QuietLogits::new(&self.moves, &self.ends, &classes, features, piece);
            for to in ends.nodes() {
                let attack = features.enemies.has(to);
                let logit = if attack { self.logit(features, from, to) } else { quiet.to(to) };
                let sum = logit + noise.next(rng);
                if sum > most {
                    most = sum;
                    best = Some((from, to));
                }
            }
        });
        best
    }

    /// The logit of a move, in parts of [`UNIT`].
    #[inline]
    pub fn logit(&self, features: &MoveFeatures<'_>, from: Node, to: Node) -> i32 {
        if features.wins(to) {
            return WINS;
        }
        let mut sum = features.aggression(from, to);
        features.of_move(from, to, &mut |feature| sum += self.moves[feature]);
        sum
    }

    /// The value of a position: the chance of the side to move.
    pub fn chance(&self, game: &Luzhanqi, state: &RolloutState) -> f64 {
        let mut sum = 0.0;
        position_features(game, state, &mut |feature, times| {
            sum += f64::from(self.positions[feature]) * f64::from(times);
        });
        1.0 / (1.0 + libm::exp(-sum / f64::from(UNIT)))
    }
}

/// Gumbel noise: the highest of logits with it is drawn by their softmax.
static NOISE: LazyLock<[i32; 1024]> = LazyLock::new(|| {
    std::array::from_fn(|place| {
        let part = (place as f64 + 0.5) / 1024.0;
        (-libm::log(-libm::log(part)) * f64::from(UNIT)).round() as i32
    })
});

/// Draws noise, six times from one random word.
struct Noise {
    table: &'static [i32; 1024],
    bits: u64,
    left: u32,
}

impl Noise {
    #[inline]
    fn next(&mut self, rng: &mut Rng) -> i32 {
        if self.left == 0 {
            (self.bits, self.left) = (rng.bits(), 6);
        }
        let drawn = self.table[(self.bits & 1023) as usize];
        self.bits >>= 10;
        self.left -= 1;
        drawn
    }
}
