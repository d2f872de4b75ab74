//! Measures players of Nardi against each other without cube:
//! `cargo run --release -p galds-lab --example nardi_duel -- PAIRS SEED A B`, where A and B are
//! `pips`, `0`, `1` or `2` (plies over the built-in networks), `folder:N` for networks in a folder, or
//! `random`. Each pair of games uses the same dice with the sides exchanged.

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::Board;
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation, PipCount};
use galds_engine::nardi::expectation::Plies;
use galds_games::core::mix;
use galds_games::nardi::Roll;
use galds_lab::nardi::duel::{DuelPlayer, duel};
use galds_lab::nardi::networks::read_folder;

/// Judges at random, though always the same position alike.
struct Random;

impl Evaluation for Random {
    fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>) {
        chances.clear();
        let bits = |board: &Board| {
            board
                .other
                .counts()
                .fold(0, |sum, (p, n)| mix(sum ^ u64::from(p.number()) << 8 ^ u64::from(n)))
        };
        let win = |board| (bits(board) >> 40) as f32 / (1 << 24) as f32;
        chances
            .extend(boards.iter().map(|board| Chances { win: win(board), ..Chances::default() }));
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [pairs, seed, one, two] = arguments.as_slice() else {
        return Err("usage: nardi_duel PAIRS SEED A B".into());
    };
    let started = Instant::now();
    one_sided();
    println!("one-sided table: {:.2} s", started.elapsed().as_secs_f64());
    let started = Instant::now();
    two_sided();
    println!("two-sided table: {:.2} s", started.elapsed().as_secs_f64());
    let (one, two) = (read(one)?, read(two)?);
    println!(
        "first of the two: {:.0} judgements/s, the start: {:?}",
        speed(&*one.0),
        one.0.evaluate_one(Board::START)
    );
    let started = Instant::now();
    let one = DuelPlayer { evaluation: &*one.0, plies: one.1 };
    let two = DuelPlayer { evaluation: &*two.0, plies: two.1 };
    let standing = duel(one, two, pairs.parse()?, seed.parse()?, Payoffs::MONEY);
    let seconds = started.elapsed().as_secs_f64();
    let share = f64::from(standing.won) / f64::from(standing.games);
    let error = (share * (1.0 - share) / f64::from(standing.games)).sqrt();
    println!(
        "{} games, {:.1} games/s: {:.1} ± {:.1} % won, {:+.4} ± {:.4} points a game",
        standing.games,
        f64::from(standing.games) / seconds,
        100.0 * share,
        100.0 * error,
        standing.points,
        standing.error
    );
    Ok(())
}

/// How often each position is judged to measure the speed.
const ROUNDS: usize = 1000;

/// How many positions a second are judged: those after the plays of each roll at the start.
fn speed(evaluation: &dyn Evaluation) -> f64 {
    let mut boards = Vec::new();
    for roll in Roll::all() {
        let mut actions = Vec::new();
        Board::START.list(roll, &mut actions);
        boards.extend(Board::START.after_each(&actions));
    }
    let started = Instant::now();
    let mut chances = Vec::new();
    for _ in 0..ROUNDS {
        evaluation.evaluate(&boards, &mut chances);
    }
    (ROUNDS * boards.len()) as f64 / started.elapsed().as_secs_f64()
}

fn read(text: &str) -> Result<(Box<dyn Evaluation>, Plies), Box<dyn Error>> {
    Ok(match text {
        "pips" => (Box::new(PipCount), Plies::ZERO),
        "random" => (Box::new(Random), Plies::ZERO),
        _ => match text.split_once(':') {
            None => (Box::new(NetworkEvaluation::built_in().clone()), Plies::up_to(text.parse()?)),
            Some((folder, plies)) => {
                let evaluation = NetworkEvaluation::new(&read_folder(Path::new(folder))?);
                (Box::new(evaluation), Plies::up_to(plies.parse()?))
            }
        },
    })
}
