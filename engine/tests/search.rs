//! The search finds what can be proven, and keeps its promises about limits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use galds_engine::search::{
    Aim, DEEPEST, Found, Limits, Searched, Settings, TranspositionTable, score, think,
};
use galds_games::core::Rng;
use galds_games::core::{Game, Outcome, RuleSet, Table, Turn};
use galds_games::lautari::Lautari;
use galds_games::rotary::problems::winning_firsts;
use galds_games::rotary::{Action, Phase, Rotary, Rules};
use galds_games::shatra::Shatra;
use galds_host::machine;

fn rotary(rules: &str) -> Rotary {
    Rotary::new(Rules::read(rules).unwrap())
}

fn settings(limits: Limits) -> Settings {
    Settings { limits, ..Settings::default() }
}

/// What is found so deep, with so many lines.
fn search<G: Searched>(table: &Table<G>, depth: u32, lines: usize) -> Found<G::Action> {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let wanted = Settings { limits, lines, ..Settings::default() };
    think(
        table,
        &wanted,
        &TranspositionTable::with_mebibytes(8),
        &machine(&AtomicBool::new(false)),
        &mut |_| {},
    )
}

#[test]
fn two_move_problems_are_solved() {
    let game = rotary("rotary");
    for (key, text) in [
        (
            "32-5",
            "w - 11,24,41,43,52,53,54,55,57,61,76,86,94 13,36,44,45,47,58,65,72,77,78,87,89,97 116",
        ),
        (
            "44-1",
            "b - 12,23,31,53,56,62,66,67,68,75,83,94,96 13,21,33,35,36,45,47,55,64,74,77,78,85 293",
        ),
    ] {
        let position = game.read_position(text).unwrap();
        assert_eq!(winning_firsts(&game, &position, 2).len(), 1);
        let found = search(&Table::at(game.clone(), position), 6, 1);
        assert_eq!(found.lines[0].actions[0].to_string(), key);
        assert_eq!(score::actions_to_end(found.lines[0].score), Some(3));
    }
}

/// Whether a forced win for the side to act is seen with 5,000 positions, with and without answers to threats.
fn sees_win(position: &str) -> [bool; 2] {
    let game = Lautari::new(RuleSet::standard());
    let position = game.read_position(position).unwrap();
    let table = Table::at(game, position);
    ["", "threat_answers=0"].map(|parameters| {
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        let wanted = Settings { parameters: parameters.parse().unwrap(), ..settings(limits) };
        let transpositions = TranspositionTable::with_mebibytes(8);
        let stop = AtomicBool::new(false);
        let found = think(&table, &wanted, &transpositions, &machine(&stop), &mut |_| {});
        found.lines[0].score > score::MOST
    })
}

#[test]
fn a_quiet_action_with_two_threats_is_seen_to_win() {
    for position in [
        "b e1,f1,g1,h1,f2,g2,h2,Ie4,f5,Si5 Ig9,Rb7,Ia,f11,e12,e13,f13,h13,g14,h14,i14 \
         e1,f1,g1,f2,g2,h13,g14,h14,i14 - - 5",
        "b e1,f1,g1,h1,i1,e2,f2,g2,f3,h3,g5,Ie6,Ig6 Id7,Si7,i8,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 \
         e1,f1,i1,e2,f2,e13,f13,g13,h13,i13,e14,f14,g14,h14,i14 - - 4",
    ] {
        assert_eq!(sees_win(position), [true, false], "{position}");
    }
}

/// Compares threats with the actions of the rules along random games; `passed` is the position if the side to act passes.
fn check_threats<G: Searched>(
    make: impl Fn() -> G,
    passed: impl Fn(&G, &G::Position) -> Option<G::Position>,
) {
    let (mut rng, mut threats) = (Rng::seeded(28), 0);
    let (mut actions, mut list) = (Vec::new(), Vec::new());
    for _ in 0..60 {
        let mut table = Table::new(make());
        for _ in 0..150 {
            let Turn::Side(side) = table.turn() else { break };
            let game = table.game();
            list.clear();
            let other = passed(game, table.position());
            let wins = |action| {
                let mut next = other.unwrap();
                game.play(&mut next, action);
                matches!(game.turn(&next), Turn::Over(end) if end.winner() == Some(side.other()))
            };
            if let Some(other) = other
                && matches!(game.turn(&other), Turn::Side(_))
            {
                game.legal(&other, &mut list);
            }
            let expected = list.iter().any(|&action| wins(action));
            let text = game.position_text(table.position());
            assert_eq!(game.is_threatened(table.position(), &mut actions), expected, "{text}");
            threats += u32::from(expected);
            list.clear();
            game.legal(table.position(), &mut list);
            table.play(list[rng.below(list.len())]).unwrap();
        }
    }
    assert!(threats > 0);
}

#[test]
fn threats_are_those_of_the_rules() {
    check_threats(|| Lautari::new(RuleSet::standard()), |_, position| Some(position.passed()));
    check_threats(|| rotary("rotary,start=rows"), Searched::null_move);
}

#[test]
fn one_thread_with_a_node_limit_always_finds_the_same() {
    let table = Table::new(rotary("rotary,start=rows"));
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let run = || {
        let transpositions = TranspositionTable::with_mebibytes(8);
        let mut found = think(
            &table,
            &settings(limits),
            &transpositions,
            &machine(&AtomicBool::new(false)),
            &mut |_| {},
        );
        found.time = Duration::ZERO;
        found
    };
    assert_eq!(run(), run());
}

#[test]
fn what_a_draw_was_worth_to_one_search_does_not_reach_another() {
    // Nobody can fill the centre in the four turns that are left, so every line is drawn.
    let game = rotary("rotary,cap=4");
    let mut table = Table::new(game);
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let search = |table: &Table<Rotary>, aim, transpositions: &TranspositionTable| {
        let wanted = Settings { limits, aim, ..Settings::default() };
        think(table, &wanted, transpositions, &machine(&AtomicBool::new(false)), &mut |_| {}).lines
            [0]
        .score
    };
    let truth =
        |table: &Table<Rotary>| search(table, Aim::Truth, &TranspositionTable::with_mebibytes(8));
    assert_eq!(truth(&table), score::DRAW);
    let transpositions = TranspositionTable::with_mebibytes(8);
    // Both sides in turn search to win with one memory, then somebody wants to know the truth.
    let first = search(&table, Aim::Win, &transpositions);
    assert!(first < score::DRAW, "a draw is too little for the one who wants to win");
    let start = table.clone();
    table.play(table.read_action("22-0").unwrap()).unwrap();
    let second = search(&table, Aim::Win, &transpositions);
    assert_eq!(second, first, "and so it is for the other");
    assert_eq!(search(&table, Aim::Truth, &transpositions), score::DRAW);
    assert_eq!(search(&start, Aim::Truth, &transpositions), score::DRAW);
    assert_eq!(search(&start, Aim::Win, &transpositions), first);
}

/// How many positions an endless search still looks at after it was told to stop.
fn after_stop<G: Searched>() -> u64 {
    let table = Table::new(G::new(G::Rules::standard()));
    let (transpositions, stop) = (TranspositionTable::with_mebibytes(8), AtomicBool::new(false));
    let mut before = 0;
    let found =
        think(&table, &Settings::default(), &transpositions, &machine(&stop), &mut |found| {
            if found.depth == 7 {
                before = found.nodes;
                stop.store(true, Ordering::Relaxed);
            }
        });
    assert!(before > 0 && !found.lines.is_empty());
    found.nodes - before
}

/// Counted in positions, since a busy machine may let any thread wait: a thousand are looked at in far
/// less than 10 ms (`galds bench` says how many in a second).
#[test]
fn a_stop_is_answered_within_a_thousand_positions() {
    for after in [after_stop::<Lautari>(), after_stop::<Rotary>(), after_stop::<Shatra>()] {
        assert!(after < 1024, "{after}");
    }
}

#[test]
fn a_stop_from_outside_ends_an_endless_search_on_all_threads() {
    let table = Table::new(rotary("rotary"));
    let transpositions = TranspositionTable::with_mebibytes(8);
    let stop = AtomicBool::new(false);
    let (reporting, reports) = mpsc::channel();
    std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let endless = Settings { threads: 2, ..Settings::default() };
            think(&table, &endless, &transpositions, &machine(&stop), &mut |found| {
                // The listener needs to hear it only once.
                let _ = reporting.send(found.depth);
            })
        });
        reports.recv().unwrap();
        stop.store(true, Ordering::Relaxed);
        let found = search.join().unwrap();
        assert!(!found.lines.is_empty() && found.depth < DEEPEST);
    });
}

#[test]
fn several_lines_start_differently_and_come_in_order() {
    let table = Table::new(rotary("rotary"));
    let transpositions = TranspositionTable::with_mebibytes(8);
    let limits = Limits { depth: Some(3), ..Limits::default() };
    let wanted = Settings { limits, threads: 2, lines: 3, ..Settings::default() };
    let found =
        think(&table, &wanted, &transpositions, &machine(&AtomicBool::new(false)), &mut |_| {});
    assert_eq!(found.lines.len(), 3);
    assert!(found.lines.is_sorted_by_key(|line| -line.score));
    let mut firsts: Vec<String> = found.lines.iter().map(|l| l.actions[0].to_string()).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn a_position_that_comes_again_is_worth_a_draw() {
    let mut table = Table::new(rotary("rotary"));
    let pass = |table: &Table<Rotary>| {
        let pivots = table.position().majority_pivots(table.position().side());
        Action::Turn { pivot: pivots.points().next().unwrap(), k: 0 }
    };
    for _ in 0..2 {
        table.play(pass(&table)).unwrap();
    }
    let again = pass(&table);
    for depth in 1..=3 {
        let found = search(&table, depth, usize::MAX);
        let line = found.lines.iter().find(|line| line.actions[0] == again).unwrap();
        assert_eq!(line.score, score::DRAW, "depth {depth}");
    }
}

#[test]
fn who_wants_to_win_does_not_repeat_a_position_that_is_about_even() {
    let mut table = Table::new(rotary("rotary"));
    for action in ["53-3", "87-0", "55-0"] {
        table.play(table.read_action(action).unwrap()).unwrap();
    }
    let chosen = |aim| {
        let limits = Limits { nodes: Some(5000), ..Limits::default() };
        let wanted = Settings { limits, aim, ..Settings::default() };
        let transpositions = TranspositionTable::with_mebibytes(8);
        think(&table, &wanted, &transpositions, &machine(&AtomicBool::new(false)), &mut |_| {})
            .lines
            .remove(0)
    };
    let truth = chosen(Aim::Truth);
    assert!(matches!(truth.actions[0], Action::Turn { k: 0, .. }) && truth.score == score::DRAW);
    let win = chosen(Aim::Win);
    assert!(!matches!(win.actions[0], Action::Turn { k: 0, .. }), "{win:?}");
}

#[test]
fn a_side_that_acts_twice_is_valued_as_the_same_side() {
    // The shatra on 2 has to become a figure first; then White moves on.
    let game = Shatra::new(RuleSet::standard());
    let position = game.read_position("w 2,33,K53 K10,20,24 - - 0").unwrap();
    let mut followed = 0;
    for depth in 1..=4 {
        let found = search(&Table::at(game.clone(), position), depth, 3);
        assert_eq!(found.lines.len(), 3);
        let best = &found.lines[0];
        assert_eq!(best.actions[0].to_string(), "2=B", "the most valuable figure, depth {depth}");
        assert!(best.score > 0, "White is ahead, depth {depth}: {}", best.score);
        if let Some(&second) = best.actions.get(1) {
            let mut next = position;
            game.play(&mut next, best.actions[0]);
            assert_eq!(game.turn(&next), Turn::Side(position.side()));
            game.apply(&mut next, second).unwrap();
            followed += 1;
        }
    }
    assert!(followed > 0, "no line was longer than one action");
}

#[test]
fn offers_are_answered_by_the_side_that_chooses() {
    let game = rotary("rotary,offer=yes");
    let mut position = game.start();
    assert_eq!(position.phase(), Phase::Offer);
    let mut offers = Vec::new();
    game.legal(&position, &mut offers);
    let found = search(&Table::new(game.clone()), 3, 1);
    let line = &found.lines[0].actions;
    assert!(matches!(line[..3], [Action::Offer(..), Action::Choose(_), Action::Turn { .. }]));
    // From the choice on, the value is what one can count by hand: Dark takes the pivot around which
    // Light's best turn is worst.
    game.play(&mut position, offers[0]);
    let after = |position: &_, action| {
        let mut next = *position;
        game.play(&mut next, action);
        next
    };
    let actions = |position: &_| {
        let mut actions = Vec::new();
        game.legal(position, &mut actions);
        actions
    };
    let of_turns = |chosen: &_| {
        // Behind Light's turn Dark has to act, so its value is Light's with the sign changed.
        let value = |turn| -game.evaluate(&after(chosen, turn));
        actions(chosen).into_iter().map(value).max().unwrap()
    };
    let by_hand =
        actions(&position).into_iter().map(|choice| -of_turns(&after(&position, choice))).max();
    let found = search(&Table::at(game.clone(), position), 2, 1);
    assert_eq!(Some(found.lines[0].score), by_hand);
}

#[test]
fn an_action_that_lets_the_enemy_win_is_a_loss() {
    // Random games, until a turn of one side would fill the centre for the other.
    let mut rng = Rng::seeded(2);
    let mut seen = 0;
    while seen < 3 {
        let mut table = Table::new(rotary("rotary"));
        while let Turn::Side(side) = table.turn() {
            let mut actions = Vec::new();
            table.game().legal(table.position(), &mut actions);
            let gives_away = |&action: &Action| {
                let mut next = *table.position();
                table.game().play(&mut next, action);
                table.game().turn(&next).outcome().and_then(Outcome::winner) == Some(side.other())
            };
            if let Some(&blunder) = actions.iter().find(|action| gives_away(action)) {
                let found = search(&table, 2, usize::MAX);
                let line = found.lines.iter().find(|line| line.actions[0] == blunder).unwrap();
                assert_eq!(score::actions_to_end(line.score), Some(1));
                assert!(line.score < 0, "{blunder}");
                assert_ne!(found.lines[0].actions[0], blunder);
                seen += 1;
                break;
            }
            table.play(actions[rng.below(actions.len())]).unwrap();
        }
    }
}
