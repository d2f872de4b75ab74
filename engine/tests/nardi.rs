//! The player of Nardi plays the moves that every player knows, and never an illegal one.

use std::sync::atomic::AtomicBool;

use galds_engine::host::Host;
use galds_engine::nardi::player::NardiPlayer;
use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, Player, THROW, Value};
use galds_engine::players::RandomPlayer;
use galds_engine::search::Limits;
use galds_games::core::Rng;
use galds_games::core::{AnyTable, Outcome, Side, Turn};
use galds_games::open;
use galds_host::machine;

fn depth(depth: u32) -> Budget {
    Budget::within(Limits { depth: Some(depth), ..Limits::default() })
}

fn think(player: &mut dyn Player, table: &dyn AnyTable, budget: &Budget) -> Analysis {
    let side = table.turn().side().unwrap();
    let observation = Observation::of(table, side);
    player.choose(&observation, budget, &machine(&AtomicBool::new(false)), &mut |_| {}).unwrap()
}

fn at(rules: &str, position: &str) -> Box<dyn AnyTable> {
    let mut table = open("nardi", rules).unwrap();
    table.set_position(position).unwrap();
    table
}

fn choice(rules: &str, position: &str, budget: &Budget) -> String {
    let table = at(rules, position);
    think(&mut NardiPlayer::new(), &*table, budget).choice().unwrap().to_owned()
}

const START: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5";

#[test]
fn openings_that_every_player_knows() {
    for (roll, play) in
        [("31", "8-5,6-5"), ("42", "8-4,6-4"), ("61", "13-7,8-7"), ("53", "8-3,6-3")]
    {
        for depth in [depth(1), depth(2)] {
            let position = format!("w {roll} {START} 1c -");
            assert_eq!(choice("backgammon", &position, &depth), play, "{roll}");
        }
    }
}

/// The only good play is the one that wins at once or leaves the fewest misses.
#[test]
fn bear_off_plays_are_exact() {
    let budget = depth(1);
    // 6-1 with one checker on six and two on one: off with the six, and one of the others.
    let play = choice("nardi", "w 61 6:1,1:2,off:12 1:2,off:13 - -", &budget);
    assert_eq!(play, "6-off,1-off");
    // 2-1 with checkers on six and three: one off leaves 27 winning rolls, two together leave 23.
    // The enemy needs two rolls unless it rolls a double.
    let table = at("nardi", "w 21 6:1,3:1,off:13 1:3,off:12 - -");
    let all = Budget { lines: 20, ..budget };
    let analysis = think(&mut NardiPlayer::new(), &*table, &all);
    assert_eq!(analysis.choice(), Some("3-1,1-off"));
    assert_eq!(analysis.lines.len(), table.legal().1.len());
    for (line, rolls) in [(0, 27.0), (1, 23.0)] {
        let win = 5.0 / 6.0 * rolls / 36.0;
        assert!((value(&analysis, line) - (2.0 * win - 1.0)).abs() < 1e-5);
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    let table = at("backgammon", &format!("w 52 {START} 1c -"));
    let lines = |threads| {
        let budget = Budget { threads, lines: 3, ..depth(2) };
        think(&mut NardiPlayer::new(), &*table, &budget).lines
    };
    assert_eq!(lines(1), lines(3));
}

fn value(analysis: &Analysis, line: usize) -> f64 {
    match analysis.lines[line].value {
        Value::Equity(equity) => equity,
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn clear_doubles_takes_and_drops() {
    let budget = depth(2);
    for (position, wanted) in [
        // An even start is no double.
        (format!("w roll {START} 1c -"), THROW),
        // A long race with a lead of 12 %.
        ("w roll 13:2,8:3,6:4,5:3,4:3 13:4,8:3,6:4,5:3,4:1 1c -".to_owned(), "double"),
        // The last roll: 19 of 36 win.
        ("w roll 5:1,2:1,off:13 1:2,off:13 1c -".to_owned(), "double"),
        ("b double 5:1,2:1,off:13 1:2,off:13 1c -".to_owned(), "take"),
        // 34 of 36 win: nothing to hope for.
        ("b double 4:1,off:14 1:2,off:13 1c -".to_owned(), "drop"),
        // Even races are taken, lost ones dropped.
        ("b double 6:5,5:5,4:5 6:5,5:5,4:5 1c -".to_owned(), "take"),
        ("b double 6:2,5:2,4:2,off:9 6:5,5:5,4:5 1c -".to_owned(), "drop"),
        // Five checkers closed out and a gammon in observation: too good to double.
        ("w roll 8:1,7:2,6:2,5:2,4:2,3:2,2:2,1:2 bar:5,6:2,5:4,4:4 1c -".to_owned(), THROW),
    ] {
        assert_eq!(choice("backgammon", &position, &budget), wanted, "{position}");
    }
}

#[test]
fn the_score_of_a_match_changes_the_cube() {
    let budget = depth(2);
    let rules = "backgammon,match=5";
    // After the Crawford game the one behind has nothing to lose.
    let position = format!("w roll {START} 1c 2,4,5");
    assert_eq!(choice(rules, &position, &budget), "double");
    // The leader may not double there: chance acts, and there is nothing to choose.
    let table = at(rules, &format!("b roll {START} 1c 2,4,5"));
    assert_eq!(table.turn(), Turn::Chance);
    let observation = Observation::of(&*table, Side::Second);
    let stop = AtomicBool::new(false);
    assert!(
        NardiPlayer::new().choose(&observation, &budget, &Host::bare(&stop), &mut |_| {}).is_err()
    );
}

#[test]
fn several_lines_come_in_order_and_say_how_deep() {
    let table = at("backgammon", &format!("w 43 {START} 1c -"));
    for plies in 0..=2 {
        let budget = Budget { lines: 5, ..depth(plies + 1) };
        let analysis = think(&mut NardiPlayer::new(), &*table, &budget);
        assert_eq!((analysis.lines.len(), analysis.depth), (5, plies + 1));
        assert!((1..5).all(|n| value(&analysis, n) <= value(&analysis, n - 1)));
        assert!(analysis.nodes > 0);
    }
}

#[test]
fn limits_of_nodes_and_time_are_kept() {
    let table = at("backgammon", &format!("w 43 {START} 1c -"));
    let mut player = NardiPlayer::new();
    let few = Budget::within(Limits { nodes: Some(1), ..Limits::default() });
    assert_eq!(think(&mut player, &*table, &few).depth, 1);
    let more = Budget::within(Limits { nodes: Some(50_000), ..Limits::default() });
    let analysis = think(&mut player, &*table, &more);
    assert!(analysis.nodes < 51_000 && analysis.depth >= 2, "{analysis:?}");
    assert_eq!(think(&mut player, &*table, &more).lines, analysis.lines);
    let stop = AtomicBool::new(true);
    let observation = Observation::of(&*table, Side::First);
    let endless = Budget::within(Limits::default());
    let stopped = player.choose(&observation, &endless, &Host::bare(&stop), &mut |_| {}).unwrap();
    assert!(stopped.choice().is_some() && stopped.depth == 1);
}

/// A referee in a few lines: chance by its weights, the sides by their players.
fn play_out(
    table: &mut dyn AnyTable,
    players: &mut [&mut dyn Player; 2],
    rng: &mut Rng,
) -> Outcome {
    let budget = depth(1);
    for _ in 0..20_000 {
        let chance = match table.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Chance => true,
            Turn::Side(side) | Turn::SideOrChance(side) => {
                let analysis = think(players[side.index()], table, &budget);
                let token = analysis.choice().unwrap();
                if token != THROW {
                    table.play_text(token).unwrap();
                }
                token == THROW
            }
        };
        if chance {
            let results = table.chances();
            let all: u32 = results.iter().map(|result| result.weight).sum();
            let mut number = rng.below(all as usize) as u32;
            let fallen = results.iter().find(|result| {
                let here = number < result.weight;
                number = number.saturating_sub(result.weight);
                here
            });
            table.play_text(&fallen.unwrap().action).unwrap();
        }
    }
    panic!("a game without end");
}

#[test]
fn whole_games_under_all_rules_are_legal_and_won_against_random() {
    for (rules, games) in [("nardi", 6), ("backgammon", 6), ("backgammon,match=5", 1)] {
        let mut won = 0;
        for seed in 0..games {
            let mut table = open("nardi", rules).unwrap();
            let (mut galds, mut random) = (NardiPlayer::new(), RandomPlayer::seeded(seed));
            let mut players: [&mut dyn Player; 2] = [&mut galds, &mut random];
            let outcome = play_out(&mut *table, &mut players, &mut Rng::seeded(seed));
            won += u64::from(outcome.winner() == Some(Side::First));
        }
        assert_eq!(won, games, "{rules}");
    }
}

#[test]
fn two_of_the_same_play_whole_matches() {
    for rules in
        ["backgammon", "backgammon,match=3", "backgammon,gammons=no,match=2", "nardi,match=2"]
    {
        let mut table = open("nardi", rules).unwrap();
        let (mut one, mut two) = (NardiPlayer::new(), NardiPlayer::greedy());
        let mut players: [&mut dyn Player; 2] = [&mut one, &mut two];
        let outcome = play_out(&mut *table, &mut players, &mut Rng::seeded(3));
        assert!(outcome.winner().is_some());
    }
}
