//! All plays of many rolls with what a network says of them: what a quick network learns from.
//!
//! Programs play against themselves without looking ahead. What each play of a roll leaves is judged anyway, so it costs
//! nothing more to write it down. How careless a game is differs, since a quick network also sees what follows from bad
//! plays.

use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::Evaluation;
use galds_games::core::Rng;
use galds_games::nardi::{Action, Die, Roll};

/// The plays of one roll.
#[derive(Clone, Copy, Debug)]
pub struct JudgedPlays<'a> {
    /// The position before them.
    pub before: Board,
    /// What each leaves; the other side is about to roll.
    pub boards: &'a [Board],
    /// The chances of that side.
    pub chances: &'a [Chances],
    /// Which of them is best.
    pub best: usize,
}

/// How noisy the judgement of a game's plays is, and how often.
const NOISES: [f32; 4] = [0.0, 0.0, 0.1, 0.4];

/// Plays a game from the start, and hands out the plays of every roll of it that had more than one.
pub fn play_game(
    evaluation: &dyn Evaluation,
    rng: &mut Rng,
    take: &mut impl FnMut(JudgedPlays<'_>),
) {
    let (mut actions, mut boards, mut chances) = (Vec::<Action>::new(), Vec::new(), Vec::new());
    let noise = NOISES[rng.below(NOISES.len())];
    let mut board = Board::START;
    while board.kind() != Kind::Over {
        let roll = Roll::of(Die::ALL[rng.below(6)], Die::ALL[rng.below(6)]);
        board.list(roll, &mut actions);
        boards.clear();
        boards.extend(board.after_each(&actions));
        evaluation.evaluate(&boards, &mut chances);
        let equity = |place: &usize| Payoffs::MONEY.equity(&chances[*place]);
        let places = 0..boards.len();
        let best = places.clone().min_by(|one, other| equity(one).total_cmp(&equity(other)));
        let Some(best) = best else { return };
        if boards.len() > 1 {
            take(JudgedPlays { before: board, boards: &boards, chances: &chances, best });
        }
        let misjudged: Vec<f32> =
            places.clone().map(|place| equity(&place) + noise * rng.normal() as f32).collect();
        let chosen = places.min_by(|&one, &other| misjudged[one].total_cmp(&misjudged[other]));
        board = boards[chosen.unwrap_or(best)];
    }
}
