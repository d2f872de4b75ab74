//! The networks of Nardi give what they gave when they were made, to the last bit and by every kind of vectors that this
//! machine has, and nearly what the fractions in their files say.
//!
//! The golden file is made anew for new networks by
//! `nardi_peer positions - 24 11` and `nardi_peer equities - 0` (`lab/judges/nardi`). Its numbers have as many digits as tell
//! them from all others.

use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation, Networks};
use galds_engine::nardi::inference::Inference;
use galds_engine::nardi::inputs::Inputs;
use galds_engine::simd::Path;
use galds_engine::simd::pairs::BLOCK;
use galds_games::core::Rng;
use galds_games::nardi::{Action, Checkers, Point, Roll};

const GOLDEN: &str = include_str!("data/nardi_golden.txt");

fn side(counts: &[u8]) -> Checkers {
    let places = (0..).zip(counts).map(|(point, &count)| (Point::numbered(point).unwrap(), count));
    Checkers::counted(places).unwrap()
}

fn golden() -> Vec<(Board, Chances)> {
    let lines = GOLDEN.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (counts, chances) = line.split_once('|').unwrap();
        let counts: Vec<u8> = counts.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let chances: Vec<f32> =
            chances.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let board = Board { mover: side(&counts[..26]), other: side(&counts[26..]) };
        (board, Chances::of_list(chances.try_into().unwrap()))
    };
    lines.map(read).collect()
}

fn assert_same(one: Chances, other: Chances, what: &str) {
    let bits = |chances: Chances| chances.list().map(f32::to_bits);
    assert_eq!(bits(one), bits(other), "{what}: {one:?} {other:?}");
}

#[test]
fn the_evaluation_gives_the_golden_chances() {
    let (boards, expected): (Vec<_>, Vec<_>) = golden().into_iter().unzip();
    let mut chances = Vec::new();
    NetworkEvaluation::built_in().evaluate(&boards, &mut chances);
    assert!(boards.len() > 20);
    for (chances, expected) in chances.into_iter().zip(expected) {
        assert_same(chances, expected, "evaluation");
    }
}

/// Positions of games in which every play is made by chance, so many of a kind.
fn random_boards(kind: Kind, count: usize) -> Vec<Board> {
    let mut rng = Rng::seeded(5);
    let rolls: Vec<Roll> = Roll::all().collect();
    let (mut boards, mut actions, mut board) = (Vec::new(), Vec::new(), Board::START);
    while boards.len() < count {
        board.list(rolls[rng.below(rolls.len())], &mut actions);
        if let Action::Play(play) = actions[rng.below(actions.len())] {
            board = board.after(&play);
        }
        if board.kind() == kind {
            boards.push(board);
        } else if board.kind() == Kind::Over {
            board = Board::START;
        }
    }
    boards
}

#[test]
fn whole_numbers_hardly_change_what_positions_are_worth() {
    let networks = Networks::built_in();
    // The weights of the race network differ more in size, so their last digits are coarser.
    for (kind, network, mean_limit, limit) in [
        (Kind::Contact, &networks.contact, 0.0005, 0.005),
        (Kind::Race, &networks.race, 0.0015, 0.01),
    ] {
        let boards = random_boards(kind, 4000);
        let mut chances = Vec::new();
        NetworkEvaluation::built_in().evaluate(&boards, &mut chances);
        let differences = boards.iter().zip(&chances).map(|(&board, chances)| {
            let plain = Payoffs::MONEY.equity(&network.chances(&Inputs::of(board)));
            f64::from(plain - Payoffs::MONEY.equity(chances))
        });
        let squares: Vec<f64> = differences.map(|difference| difference * difference).collect();
        let mean = (squares.iter().sum::<f64>() / squares.len() as f64).sqrt();
        let most = squares.iter().copied().fold(0.0, f64::max).sqrt();
        assert!(mean < mean_limit && most < limit, "{kind:?}: {mean:.5} {most:.5}");
    }
}

#[test]
fn every_path_gives_the_golden_chances() {
    println!("this machine lacks {:?}", Path::lacking());
    let networks = Networks::built_in();
    for (kind, network) in [(Kind::Contact, &networks.contact), (Kind::Race, &networks.race)] {
        let golden: Vec<_> =
            golden().into_iter().filter(|(board, _)| board.kind() == kind).collect();
        assert!(!golden.is_empty(), "{kind:?}");
        for path in Path::all() {
            let fast = Inference::by_path(network, path);
            let mut buffers = fast.buffers();
            for block in golden.chunks(BLOCK) {
                let inputs: Vec<_> = block.iter().map(|(board, _)| Inputs::of(*board)).collect();
                let chances = fast.block(&inputs, &mut buffers);
                for ((_, expected), chances) in block.iter().zip(chances) {
                    assert_same(chances, *expected, path.name());
                }
            }
        }
    }
}
