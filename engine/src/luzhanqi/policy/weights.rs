//! The learned weights, and the use of them.

use std::sync::LazyLock;

use galds_games::core::Rng;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Action, Luzhanqi, Node};

use super::move_features::{MOVE_FEATURES, MoveFeatures, WINS};
use super::position_features::{POSITION_FEATURES, position_features};
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
}

/// Where mines go off, and where they survive.
static BUILT_IN: LazyLock<[Weights; 2]> = LazyLock::new(|| {
    [include_str!("once.txt"), include_str!("surviving.txt")]
        .map(|text| Weights::read(text).unwrap_or_default())
});

/// All moves alike, all positions even.
impl Default for Weights {
    fn default() -> Weights {
        Weights { moves: [0; MOVE_FEATURES], positions: [0; POSITION_FEATURES] }
    }
}

impl Weights {
    /// Those that serve for these rules.
    pub fn of(rules: &Rules) -> &'static Weights {
        &BUILT_IN[usize::from(rules.mine_survives)]
    }

    /// Reads whole numbers with white space between them, first those of moves.
    pub fn read(text: &str) -> Option<Weights> {
        let numbers: Vec<i32> =
            text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let (moves, positions) = numbers.split_at_checked(MOVE_FEATURES)?;
        Some(Weights { moves: moves.try_into().ok()?, positions: positions.try_into().ok()? })
    }

    /// A move drawn by the softmax of the logits: the one whose logit and noise are the highest together.
    pub fn choose(
        &self,
        features: &MoveFeatures<'_>,
        moves: &[Action],
        rng: &mut Rng,
    ) -> Option<(Node, Node)> {
        let (mut best, mut most) = (None, i32::MIN);
        let mut bits = 0;
        for (number, &action) in moves.iter().enumerate() {
            let Action::Move { from, to } = action else { continue };
            if number % 6 == 0 {
                bits = rng.bits();
            }
            let noisy = self.logit(features, from, to) + NOISE[(bits & 1023) as usize];
            bits >>= 10;
            if noisy > most {
                most = noisy;
                best = Some((from, to));
            }
        }
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
        1.0 / (1.0 + (-sum / f64::from(UNIT)).exp())
    }
}

/// Gumbel noise: the highest of logits with it is drawn by their softmax.
static NOISE: LazyLock<[i32; 1024]> = LazyLock::new(|| {
    std::array::from_fn(|place| {
        let part = (place as f64 + 0.5) / 1024.0;
        (-(-part.ln()).ln() * f64::from(UNIT)).round() as i32
    })
});
