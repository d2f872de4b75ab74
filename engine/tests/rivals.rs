//! The rivals of Luzhanqi do what their names say, legally and for the same seed the same.

use std::sync::atomic::AtomicBool;

use galds_engine::luzhanqi::choices;
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player};
use galds_engine::players::RandomPlayer;
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_games::core::{AnyTable, Side, Turn, Viewer};
use galds_host::machine;

fn rival(name: &str, seed: u64) -> Box<dyn Player> {
    let spec: PlayerSpec = format!("rival:{name}").parse().unwrap();
    registry::player("luzhanqi", &spec, seed).unwrap()
}

fn choice(player: &mut dyn Player, table: &dyn AnyTable, side: Side) -> String {
    let budget = Budget::within(Limits { nodes: Some(500), ..Limits::default() });
    let observation = Observation::of(table, side);
    let stop = AtomicBool::new(false);
    let analysis = player.choose(&observation, &budget, &machine(&stop), &mut |_| {}).unwrap();
    analysis.choice().unwrap().to_owned()
}

/// A game of a rival as Red against another one: the moves of Red in book notation.
fn moves_against(
    name: &str,
    other: &mut dyn Player,
    rules: &str,
    seed: u64,
) -> (Vec<String>, Box<dyn AnyTable>) {
    let mut table = galds_games::open("luzhanqi", rules).unwrap();
    let mut red = rival(name, seed);
    while let Turn::Side(side) = table.turn() {
        let player = if side == Side::First { &mut *red } else { &mut *other };
        let token = choice(player, &*table, side);
        table.play_text(&token).unwrap();
    }
    let past = table.past_for(Viewer::Side(Side::First));
    let moves = past.into_iter().skip(2).step_by(2).collect();
    (moves, table)
}

/// The node that a move leads to.
fn target(book: &str) -> &str {
    let (_, to) = book.split_once(['-', 'x']).unwrap();
    to.split('(').next().unwrap()
}

fn rank(node: &str) -> u8 {
    node[1..].parse().unwrap()
}

#[test]
fn every_rival_plays_whole_legal_games_and_repeats_them() {
    let entry = registry::find("luzhanqi").unwrap();
    assert_eq!(entry.rivals.len(), 11);
    for rules in ["luzhanqi", "caai"] {
        for about in entry.rivals {
            let play = || {
                let mut random = RandomPlayer::choosing_from(choices, 5);
                moves_against(about.name, &mut random, rules, 3).0
            };
            let moves = play();
            assert!(!moves.is_empty(), "{}", about.name);
            assert_eq!(play(), moves, "{}", about.name);
        }
    }
}

#[test]
fn rushers_attack_on_their_wing_within_eight_moves() {
    for rules in ["luzhanqi", "caai"] {
        for (name, wing) in [("left-rush", "ab"), ("right-rush", "de")] {
            for seed in 0..6 {
                let (moves, _) = moves_against(name, &mut *rival("turtle", seed), rules, seed);
                let attacks: Vec<_> =
                    moves.iter().take(8).filter(|book| book.contains('x')).collect();
                let on_wing = |book: &&&String| wing.contains(&target(book)[..1]);
                assert!(attacks.len() >= 2, "{name} {seed}: {moves:?}");
                assert!(attacks.iter().filter(on_wing).count() >= 2, "{name} {seed}: {moves:?}");
            }
        }
    }
}

#[test]
fn a_charge_goes_down_one_file_with_one_high_rank_after_the_other() {
    for rules in ["luzhanqi", "caai"] {
        for seed in 0..6 {
            let (moves, _) = moves_against("charge", &mut *rival("turtle", seed), rules, seed);
            let on_file = |file: &str| {
                let first = moves.iter().take(10);
                first.filter(|book| book.contains('x') && target(book).starts_with(file)).count()
            };
            assert!(on_file("a").max(on_file("e")) >= 3, "{seed}: {moves:?}");
        }
    }
}

#[test]
fn a_turtle_stays_in_its_half() {
    for seed in 0..4 {
        let (moves, _) = moves_against("turtle", &mut *rival("left-rush", seed), "luzhanqi", seed);
        // It takes what it knows it beats, and may so come across; it never goes there for nothing.
        let quiet = moves.iter().filter(|book| book.contains('-'));
        assert!(quiet.clone().all(|book| rank(target(book)) <= 6), "{moves:?}");
    }
}

#[test]
fn a_fortress_attacks_only_who_has_come_into_its_last_two_rows() {
    for seed in 0..4 {
        let (moves, _) = moves_against("fortress", &mut *rival("hunter", seed), "luzhanqi", seed);
        let doubtful = moves.iter().filter(|book| rank(target(book)) > 6);
        // What is certain to gain is taken by everybody, across the border, too.
        assert!(doubtful.clone().all(|book| book.contains('x')), "{moves:?}");
    }
}

#[test]
fn a_late_charge_waits_for_thirty_moves_and_then_goes_across() {
    for seed in 0..6 {
        let (moves, _) =
            moves_against("late-charge", &mut *rival("fortress", seed), "luzhanqi", seed);
        let crossing = |book: &String| rank(target(book)) > 6;
        let (waiting, charging) = moves.split_at(moves.len().min(30));
        assert!(!waiting.iter().any(crossing), "{seed}: {moves:?}");
        let first = charging.iter().take(8).filter(|book| crossing(book)).count();
        assert!(first >= 4, "{seed}: {moves:?}");
    }
}

/// What a rival chooses with several seeds in a position given as the truth, after some more moves.
fn chosen_in(name: &str, position: &str, moves: &[&str]) -> Vec<String> {
    let mut table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
    table.set_position(position).unwrap();
    for token in moves {
        table.play_text(token).unwrap();
    }
    (0..4).map(|seed| choice(&mut *rival(name, seed), &*table, Side::First)).collect()
}

#[test]
fn a_sapper_rush_sends_sappers_to_what_stands_before_the_headquarters() {
    let position = "r b1:F,a1:M,a11:9,a5:5 b12:F,a12:M,b11:M,c12:4,e10:8,d12:7 - 2 120";
    for token in chosen_in("sapper-rush", position, &[]) {
        assert!(["a11-a12", "a11-b11"].contains(&token.as_str()), "{token}");
    }
}

#[test]
fn a_bomb_trader_bombs_a_marshal_that_it_knows() {
    let position = "r b1:F,a1:M,a6:B,c6:5,e6:6 b12:F,a7:1,c7:8,d12:7 a7 2 120";
    assert_eq!(chosen_in("bomb-trader", position, &[]), ["a6-a7"; 4]);
}

#[test]
fn a_hunter_attacks_what_has_moved() {
    let position = "b b1:F,a1:M,c6:1,e2:6 b12:F,a11:M,d7:8,c9:7,d12:7,e8:6 - 2 121";
    // The piece came from d7 to c7, before the marshal.
    assert_eq!(chosen_in("hunter", position, &["d7-c7"]), ["c6-c7"; 4]);
}

#[test]
fn the_mixture_varies_its_set_ups() {
    let table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
    let mut player = rival("mixture", 1);
    let mut set_ups: Vec<_> = (0..20).map(|_| choice(&mut *player, &*table, Side::First)).collect();
    set_ups.sort();
    set_ups.dedup();
    assert!(set_ups.len() > 10, "{}", set_ups.len());
}

#[test]
fn unknown_rivals_are_refused_with_the_list_of_known_ones() {
    let error = "rival:best".parse::<PlayerSpec>().unwrap_err().to_string();
    assert!(error.starts_with("`best` is no rival; rivals are: left-rush, right-rush"), "{error}");
    let spec: PlayerSpec = "rival:turtle".parse().unwrap();
    let error = registry::player("rotary", &spec, 1).err().unwrap().to_string();
    assert_eq!(error, "there is no rival player for Rotary");
}
