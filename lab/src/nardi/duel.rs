//! Games of two judges against each other without clocks, cube or text: the quick way to measure.
//!
//! Every series of dice is played twice with the sides exchanged, so that luck mostly cancels out.

use galds_engine::nardi::board::{Board, Kind, times_lost};
use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::Evaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_games::core::Rng;
use galds_games::nardi::{Action, Die, Roll};

/// One of the two that are compared.
#[derive(Clone, Copy)]
pub struct DuelPlayer<'a> {
    /// How it judges.
    pub evaluation: &'a dyn Evaluation,
    /// How far it looks ahead.
    pub plies: Plies,
}

/// The result of many games, as the first of the two sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DuelScore {
    /// How many games were played.
    pub games: u32,
    /// How many of them it won.
    pub won: u32,
    /// Its mean points a game, gammons counted double and backgammons treble.
    pub points: f64,
    /// The standard error of `points`.
    pub error: f64,
}

/// Plays `pairs` pairs of games. Both play for `worth`; without cube.
pub fn duel(
    one: DuelPlayer<'_>,
    two: DuelPlayer<'_>,
    pairs: u32,
    seed: u64,
    worth: Payoffs,
) -> DuelScore {
    let (mut won, mut sum, mut squares) = (0, 0.0, 0.0);
    for pair in 0..pairs {
        let seed = seed.wrapping_mul(1 << 32).wrapping_add(u64::from(pair));
        let first = game([one, two], seed, worth);
        let second = -game([two, one], seed, worth);
        won += u32::from(first > 0) + u32::from(second > 0);
        let mean = f64::from(first + second) / 2.0;
        sum += mean;
        squares += mean * mean;
    }
    let count = f64::from(pairs.max(1));
    let points = sum / count;
    let spread = (squares / count - points * points).max(0.0);
    DuelScore { games: 2 * pairs, won, points, error: (spread / count).sqrt() }
}

/// One game; the points of the first, negative when it loses.
fn game(sides: [DuelPlayer<'_>; 2], seed: u64, worth: Payoffs) -> i32 {
    let mut rng = Rng::seeded(seed);
    let mut roll = || Roll::of(Die::ALL[rng.below(6)], Die::ALL[rng.below(6)]);
    let mut searches = sides.map(|side| Expectation::new(side.evaluation, worth));
    let mut board = Board::START;
    let mut turn = (seed & 1) as usize;
    let mut dice_now = roll();
    while dice_now.is_double() {
        dice_now = roll();
    }
    while board.kind() != Kind::Over {
        let best = searches[turn].best(board, dice_now, sides[turn].plies);
        let Some(best) = best else { break };
        let Action::Play(play) = best.action else { break };
        board = board.after(&play);
        turn = 1 - turn;
        dice_now = roll();
    }
    let lost = times_lost(board.mover) as i32;
    // The side to roll has lost.
    if turn == 1 { lost } else { -lost }
}
