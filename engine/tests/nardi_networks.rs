//! The networks of Nardi give what they gave when they were made, by every kind of vectors that this
//! machine has, and as the plain form of the file says.
//!
//! The golden file is made anew for new networks by
//! `nardi_peer positions - 24 11` and `nardi_peer equities - 0` (`lab/judges/nardi`).

use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::Chances;
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation, Networks};
use galds_engine::nardi::inference::Inference;
use galds_engine::nardi::inputs::Inputs;
use galds_engine::simd::Path;
use galds_engine::simd::floats::BLOCK;
use galds_games::nardi::{Checkers, Point};

const GOLDEN: &str = include_str!("data/nardi_golden.txt");
/// Five digits are written down.
const ROUNDING: f32 = 2e-5;

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
    for (one, other) in one.list().into_iter().zip(other.list()) {
        assert!((one - other).abs() < ROUNDING, "{what}: {one} {other}");
    }
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

#[test]
fn every_path_and_the_plain_network_give_the_golden_chances() {
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
        for (board, expected) in golden {
            assert_same(network.chances(&Inputs::of(board)), expected, "plain");
        }
    }
}
