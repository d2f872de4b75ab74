//! What networks see of positions: the same whether it is followed move by move or looked at anew, and the same for both
//! sides from their own seats. What the built-in ones say: the same on every path, and what it was when they were made.
//!
//! `GALDS_WRITE_GOLDEN=1 cargo test -p galds-engine --test networks` writes the golden values anew for new networks.

use std::fmt::Write;
use std::path::Path as FilePath;

use galds_engine::networks::{Accumulators, Changes, Network, NetworkError, NetworkInputs};
use galds_engine::simd::Path;
use galds_games::core::{Game, Rng, RuleSet, Side, Table, Turn};
use galds_games::lautari::Lautari;
use galds_games::rotary::Rotary;
use galds_games::shatra::Shatra;

/// The positions of some random games, in order.
fn positions<G: Game>(seed: u64) -> Vec<G::Position> {
    let mut rng = Rng::seeded(seed);
    let mut table = Table::new(G::new(G::Rules::standard()));
    let mut legal = Vec::new();
    let mut positions = vec![*table.position()];
    while matches!(table.turn(), Turn::Side(_)) && positions.len() < 150 {
        table.game().legal(table.position(), &mut legal);
        table.play(rng.pick(&legal)).unwrap();
        positions.push(*table.position());
    }
    positions
}

/// The inputs that a side sees set, in order.
fn inputs<G: NetworkInputs>(position: &G::Position, viewer: Side) -> Vec<u16> {
    let mut changes = Changes::default();
    G::changed(None, &G::sketch(position), &mut changes);
    let view = changes.of(viewer);
    assert!(view.is_anew && view.removed.is_empty());
    let mut set = view.added.clone();
    set.sort_unstable();
    set
}

fn check_changes<G: NetworkInputs>() {
    for seed in 1..6 {
        let positions = positions::<G>(seed);
        // From each position to the next, and to one that has little to do with it.
        for step in [1, 7] {
            let mut seen = Side::BOTH.map(|viewer| inputs::<G>(&positions[0], viewer));
            let mut old = G::sketch(&positions[0]);
            for position in positions.iter().step_by(step) {
                let new = G::sketch(position);
                let mut changes = Changes::default();
                G::changed(Some(&old), &new, &mut changes);
                for viewer in Side::BOTH {
                    let view = changes.of(viewer);
                    let set = &mut seen[viewer.index()];
                    if view.is_anew {
                        set.clear();
                    }
                    for input in &view.removed {
                        let place = set.iter().position(|other| other == input);
                        set.remove(place.expect("what is removed was set"));
                    }
                    set.extend(&view.added);
                    set.sort_unstable();
                    let expected = inputs::<G>(position, viewer);
                    assert_eq!(*set, expected, "{} {seed}", G::ABOUT.name);
                    assert!(set.is_sorted_by(|one, other| one < other), "none is set twice");
                    assert!(set.len() <= G::MOST_SET);
                    assert!(set.iter().all(|&input| usize::from(input) < G::INPUTS));
                }
                old = new;
            }
        }
    }
}

#[test]
fn inputs_followed_move_by_move_are_those_of_the_position() {
    check_changes::<Lautari>();
    check_changes::<Rotary>();
    check_changes::<Shatra>();
}

fn check_seats<G: NetworkInputs>(mirrored: impl Fn(&G, &G::Position) -> Option<G::Position>) {
    let game = G::new(G::Rules::standard());
    for seed in 1..6 {
        for position in positions::<G>(seed) {
            let image = mirrored(&game, &position).expect("every position has an image");
            for side in Side::BOTH {
                let (own, other) =
                    (inputs::<G>(&position, side), inputs::<G>(&image, side.other()));
                assert_eq!(own, other, "{}", game.position_text(&position));
                let kinds = (G::kind_for(&position, side), G::kind_for(&image, side.other()));
                assert!(kinds.0 == kinds.1 && kinds.0 < G::KINDS);
            }
        }
    }
}

#[test]
fn both_sides_see_the_same_from_their_seats() {
    check_seats::<Lautari>(Lautari::mirrored);
    check_seats::<Rotary>(Rotary::mirrored);
    check_seats::<Shatra>(Shatra::mirrored);
}

/// The values that a network gives to the positions of two games, followed move by move, by every kind of vectors that this
/// machine has, and looked at anew.
fn values<G: NetworkInputs>() -> String {
    let game = G::new(G::Rules::standard());
    let network = game.network().expect("there is a built-in network");
    let mut text = String::new();
    for seed in [1, 2] {
        let run = |path: Path| -> Vec<i32> {
            let mut followed = Accumulators::<G>::new(network, path);
            let value = |(ply, position): (u32, &G::Position)| {
                let Turn::Side(side) = game.turn(position) else { return None };
                let value = followed.value(position, side, ply);
                assert_eq!(value, Accumulators::<G>::new(network, path).value(position, side, 0));
                Some(value)
            };
            (0..).zip(&positions::<G>(seed)).filter_map(value).collect()
        };
        let values = run(Path::PORTABLE);
        for path in Path::all() {
            assert_eq!(run(path), values, "{}", path.name());
        }
        let values: Vec<String> = values.iter().take(40).map(i32::to_string).collect();
        writeln!(text, "{} {seed}: {}", G::ABOUT.name, values.join(" ")).unwrap();
    }
    text
}

#[test]
fn built_in_networks_give_the_golden_values_on_every_path() {
    let text = values::<Lautari>() + &values::<Rotary>() + &values::<Shatra>();
    let file = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/networks_golden.txt");
    if std::env::var_os("GALDS_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_damaged_network_and_one_of_another_game_are_refused() {
    let bytes = include_bytes!("../src/lautari/network.net");
    assert!(Network::read::<Lautari>(bytes).is_ok());
    assert_eq!(Network::read::<Rotary>(bytes), Err(NetworkError::Sizes));
    let mut wrong = bytes.to_vec();
    wrong[5000] ^= 1;
    assert_eq!(Network::read::<Lautari>(&wrong), Err(NetworkError::Checksum));
    assert!(Network::read::<Lautari>(&bytes[..bytes.len() - 2]).is_err());
    assert_eq!(Network::read::<Lautari>(b"galdsnet and so on"), Err(NetworkError::Version));
}
