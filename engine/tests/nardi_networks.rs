//! The networks of Nardi give what they gave when they were made, by every kind of vectors that this
//! machine has, and as the plain form of the file says.
//!
//! The golden file is made anew for new networks by
//! `nardi_peer positions - 24 11` and `nardi_peer equities - 0` (`lab/judges/nardi`).

use galds_engine::nardi::chances::Chances;
use galds_engine::nardi::evaluation::{Evaluation, Judge, Networks};
use galds_engine::nardi::inference::Inference;
use galds_engine::nardi::inputs::Inputs;
use galds_engine::nardi::simd::{BLOCK, Path};
use galds_engine::nardi::stand::{Kind, Stand};
use galds_games::nardi::{Checkers, Point};

const GOLDEN: &str = include_str!("data/nardi_golden.txt");
/// Five digits are written down.
const ROUNDING: f32 = 2e-5;

fn side(counts: &[u8]) -> Checkers {
    let places = (0..).zip(counts).map(|(point, &count)| (Point::numbered(point).unwrap(), count));
    Checkers::counted(places).unwrap()
}

fn golden() -> Vec<(Stand, Chances)> {
    let lines = GOLDEN.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (counts, chances) = line.split_once('|').unwrap();
        let counts: Vec<u8> = counts.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let chances: Vec<f32> =
            chances.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let stand = Stand { mover: side(&counts[..26]), other: side(&counts[26..]) };
        (stand, Chances::of_list(chances.try_into().unwrap()))
    };
    lines.map(read).collect()
}

fn assert_same(one: Chances, other: Chances, what: &str) {
    for (one, other) in one.list().into_iter().zip(other.list()) {
        assert!((one - other).abs() < ROUNDING, "{what}: {one} {other}");
    }
}

#[test]
fn the_judge_gives_the_golden_chances() {
    let (stands, expected): (Vec<_>, Vec<_>) = golden().into_iter().unzip();
    let mut chances = Vec::new();
    Judge::built_in().judge(&stands, &mut chances);
    assert!(stands.len() > 20);
    for (chances, expected) in chances.into_iter().zip(expected) {
        assert_same(chances, expected, "judge");
    }
}

#[test]
fn every_path_and_the_plain_network_give_the_golden_chances() {
    let networks = Networks::built_in();
    for (kind, network) in [(Kind::Contact, &networks.contact), (Kind::Race, &networks.race)] {
        let golden: Vec<_> =
            golden().into_iter().filter(|(stand, _)| stand.kind() == kind).collect();
        assert!(!golden.is_empty(), "{kind:?}");
        for path in Path::all() {
            let fast = Inference::by_path(network, path);
            let mut buffers = fast.buffers();
            for block in golden.chunks(BLOCK) {
                let inputs: Vec<_> = block.iter().map(|(stand, _)| Inputs::of(*stand)).collect();
                let chances = fast.block(&inputs, &mut buffers);
                for ((_, expected), chances) in block.iter().zip(chances) {
                    assert_same(chances, *expected, path.name());
                }
            }
        }
        for (stand, expected) in golden {
            assert_same(network.chances(&Inputs::of(stand)), expected, "plain");
        }
    }
}
