//! The player of Luzhanqi: legal to the end, blind to what is hidden, and awake to plain chances.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::luzhanqi::{LuzhanqiGreedy, LuzhanqiPlayer, choices};
use galds_engine::observation::{Observation, Seen};
use galds_engine::player::{Analysis, Budget, Player, Value};
use galds_engine::players::RandomPlayer;
use galds_engine::search::Limits;
use galds_games::core::Rng;
use galds_games::core::{AnyTable, Game, RuleSet, Side, Table, Turn, Viewer};
use galds_games::luzhanqi::{Action, Belief, Luzhanqi, Rules, SetUp};
use galds_host::machine;

fn nodes(nodes: u64) -> Budget {
    Budget::within(Limits { nodes: Some(nodes), ..Limits::default() })
}

fn choice(player: &mut dyn Player, observation: &Observation, budget: &Budget) -> String {
    thought(player, observation, budget).choice().unwrap().to_owned()
}

/// What a player thinks, without the time that it took.
fn thought(player: &mut dyn Player, observation: &Observation, budget: &Budget) -> Analysis {
    let stop = AtomicBool::new(false);
    let analysis = player.choose(observation, budget, &machine(&stop), &mut |_| {}).unwrap();
    Analysis { time: Duration::ZERO, ..analysis }
}

/// More positions than the search of guesses visits: what goes beyond has played positions on, too.
const WITHOUT_ROLLOUTS: u64 = 20_000;

/// Plays a game; the referee holds the truth and passes only observations.
fn play(rules: &str, players: [&mut dyn Player; 2], budget: &Budget) -> Box<dyn AnyTable> {
    let mut table = galds_games::open("luzhanqi", rules).unwrap();
    while let Turn::Side(side) = table.turn() {
        let observation = Observation::of(&*table, side);
        let token = choice(&mut *players[side.index()], &observation, budget);
        table.play_text(&token).unwrap();
    }
    table
}

#[test]
fn whole_games_against_random_are_legal_and_won() {
    for rules in
        ["luzhanqi", "caai", "luzhanqi,contact=outcome,hq_locked=yes,marshal_reveals_flag=yes"]
    {
        for seed in 0..4 {
            let mut random = RandomPlayer::choosing_from(choices, seed);
            let mut full = LuzhanqiPlayer::seeded(seed);
            let ours = Side::BOTH[seed as usize % 2];
            let players: [&mut dyn Player; 2] = match ours {
                Side::First => [&mut full, &mut random],
                Side::Second => [&mut random, &mut full],
            };
            let table = play(rules, players, &nodes(3000));
            let outcome = table.turn().outcome().unwrap();
            assert_eq!(outcome.winner(), Some(ours), "{rules}, seed {seed}");
        }
    }
}

#[test]
fn the_baselines_play_whole_games() {
    for rules in ["luzhanqi", "caai"] {
        let mut greedy = LuzhanqiGreedy::seeded(3);
        let mut random = RandomPlayer::choosing_from(choices, 4);
        let table = play(rules, [&mut greedy, &mut random], &nodes(1));
        assert!(table.turn().outcome().is_some());
    }
}

#[test]
fn the_greedy_player_goes_where_the_flag_may_be() {
    // Black's headquarters b12 is empty, so the flag is on d12.
    let mut table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
    table.set_position("r b1:F,c1:M,b11:5 a7:1,e8:3,a12:M,d12:F - 0 40").unwrap();
    for seed in 0..5 {
        let observation = Observation::of(&*table, Side::First);
        let token = choice(&mut LuzhanqiGreedy::seeded(seed), &observation, &nodes(1));
        assert!(["b11-d11", "b11-c12"].contains(&token.as_str()), "{token}");
    }
}

/// The moves that a level chooses with several seeds.
fn blind_moves(level: &str, table: &dyn AnyTable) -> HashSet<String> {
    let observation = Observation::of(table, Side::First);
    let spec = level.parse().unwrap();
    let player = |seed| galds_engine::registry::player("luzhanqi", &spec, seed).unwrap();
    (0..20).map(|seed| choice(&mut *player(seed), &observation, &nodes(1))).collect()
}

#[test]
fn a_blind_move_stops_a_threat_to_the_flag_unless_the_level_misjudges() {
    let mut table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
    let mut random = RandomPlayer::choosing_from(choices, 1);
    for side in Side::BOTH {
        let set_up = choice(&mut random, &Observation::of(&*table, side), &nodes(1));
        table.play_text(&set_up).unwrap();
    }
    let quiet = blind_moves("handicap:blind=100", &*table);
    assert!(quiet.len() > 3, "{quiet:?}");
    table.set_position("r b1:F,c1:M,b2:M,a6:4,e6:7 a2:5,b12:F,a12:M,b11:M,c12:M - 0 40").unwrap();
    let answered = blind_moves("handicap:blind=100", &*table);
    assert_eq!(answered, HashSet::from(["a6-a2".to_owned()]));
    let ignored = blind_moves("handicap:error=20,blind=100", &*table);
    assert!(ignored.len() > 3, "{ignored:?}");
}

/// A game of two random players, cut off somewhere.
fn begun(rules: &str, rng: &mut Rng) -> Table<Luzhanqi> {
    let game = Luzhanqi::new(Rules::read(rules).unwrap());
    let mut table = Table::new(game.clone());
    for _ in Side::BOTH {
        let set_up = SetUp::random(game.rules(), &mut || rng.bits());
        table.play(Action::SetUp(set_up)).unwrap();
    }
    let mut list = Vec::new();
    for _ in 0..rng.below(80) {
        game.legal(table.position(), &mut list);
        if list.is_empty() {
            break;
        }
        table.play(list[rng.below(list.len())]).unwrap();
    }
    table
}

/// The same game with another army for `enemy`, if everybody would have heard the same.
fn disguised(table: &Table<Luzhanqi>, enemy: Side, rng: &mut Rng) -> Option<Table<Luzhanqi>> {
    let game = table.game();
    let own = enemy.other();
    let sampler = Belief::of(table, own)?.armies()?.sampler();
    let army = SetUp::new(*sampler.draw(&mut || rng.bits()).kinds());
    let mut other = Table::new(game.clone());
    for (number, (_, action)) in table.moments().enumerate() {
        let action = if number == enemy.index() { Action::SetUp(army) } else { action };
        other.play(action).ok()?;
    }
    let told = |table: &Table<Luzhanqi>| {
        (table.past_for(Viewer::Side(own)), table.view_text(Viewer::Side(own)), table.turn())
    };
    let different = other.position_text() != table.position_text();
    (different && told(&other) == told(table)).then_some(other)
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let mut rng = Rng::seeded(11);
    let (mut compared, mut played_on) = (0, 0);
    for round in 0..40 {
        let table = begun(["luzhanqi", "caai"][round % 2], &mut rng);
        let Turn::Side(side) = table.turn() else { continue };
        let observation = Observation::of(&table, side);
        let think = |observation: &Observation| {
            thought(&mut LuzhanqiPlayer::seeded(7), observation, &nodes(100_000))
        };
        let first = think(&observation);
        for _ in 0..10 {
            let Some(other) = disguised(&table, side.other(), &mut rng) else { continue };
            let other_observation = Observation::of(&other, side);
            assert_eq!(other_observation, observation);
            assert_eq!(think(&other_observation), first);
            compared += 1;
            played_on += u32::from(first.nodes > WITHOUT_ROLLOUTS);
            break;
        }
    }
    assert!(compared >= 15, "only {compared} games were compared");
    assert!(played_on >= 15, "only {played_on} of them by rollouts, too");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought() {
    let table = begun("luzhanqi", &mut Rng::seeded(5));
    let Turn::Side(side) = table.turn() else { panic!("the game is on") };
    let observation = Observation::of(&table, side);
    let budget = Budget { lines: 3, ..nodes(200_000) };
    let think = || thought(&mut LuzhanqiPlayer::seeded(1), &observation, &budget);
    let analysis = think();
    assert_eq!(analysis, think());
    assert!(analysis.nodes > WITHOUT_ROLLOUTS);
    assert_eq!(analysis.lines.len(), 3);
    let chance = |value: &Value| match value {
        Value::Chance(chance) => *chance,
        other => panic!("{other:?} is no chance"),
    };
    assert!(analysis.lines.is_sorted_by(|a, b| chance(&a.value) >= chance(&b.value)));
}

#[test]
fn no_time_or_a_stop_leaves_a_choice_after_a_few_positions() {
    let table = begun("luzhanqi", &mut Rng::seeded(5));
    let Turn::Side(side) = table.turn() else { panic!("the game is on") };
    let observation = Observation::of(&table, side);
    let nodes = |budget: &Budget, stop: bool| {
        let stop = AtomicBool::new(stop);
        let mut player = LuzhanqiPlayer::seeded(1);
        let analysis = player.choose(&observation, budget, &machine(&stop), &mut |_| {}).unwrap();
        assert!(analysis.choice().is_some());
        analysis.nodes
    };
    let free = nodes(&Budget::within(Limits::default()), false);
    let without_time = nodes(&Budget::of_time(Duration::ZERO), false);
    let stopped = nodes(&Budget::within(Limits::default()), true);
    assert!(free > 100 * without_time.max(100), "{free} and {without_time} positions");
    assert!(free > 100 * stopped.max(100), "{free} and {stopped} positions");
}

/// What is chosen by several seeds in a composed position, given as the truth.
fn chosen_in(rules: &str, position: &str) -> Vec<String> {
    let mut table = galds_games::open("luzhanqi", rules).unwrap();
    table.set_position(position).unwrap();
    let Turn::Side(side) = table.turn() else { panic!("the game is on") };
    let observation = Observation::of(&*table, side);
    (0..5)
        .map(|seed| choice(&mut LuzhanqiPlayer::seeded(seed), &observation, &nodes(20_000)))
        .collect()
}

#[test]
fn a_flag_that_is_shown_is_taken() {
    for rules in ["luzhanqi", "caai"] {
        let position = "r b1:F,a1:M,c12:5,a6:4 b12:F,d12:8,e7:6,e8:7 b12 3 120";
        assert_eq!(chosen_in(rules, position), ["c12-b12"; 5]);
    }
}

#[test]
fn a_sapper_opens_the_mine_before_the_flag() {
    // Everything around the flag is shown: two mines and the flag; only the sapper gets through.
    let position = "r b1:F,a1:M,c1:M,b2:8,c11:9,a5:5 b12:F,a12:M,b11:M,c12:4,a10:8,d12:7 a12,b11,b12,c12 2 120";
    assert_eq!(chosen_in("caai", position), ["c11-b11"; 5]);
}

#[test]
fn the_marshal_leaves_a_shown_bomb_and_a_shown_mine_alone() {
    let position =
        "r b1:F,a1:M,c1:M,b2:8,c7:1,e2:7,e6:5 b12:F,c8:B,d12:8,b11:M,e11:6,b7:9 b7,c8,b11 2 120";
    for chosen in chosen_in("luzhanqi", position) {
        assert_ne!(chosen, "c7-c8");
    }
}

#[test]
fn a_general_does_not_run_into_a_shown_marshal() {
    let position = "r b1:F,a1:M,c1:M,b2:8,c7:2,e2:7,e6:5 b12:F,c8:1,d12:8,a11:M,e11:6 c8 2 120";
    for chosen in chosen_in("luzhanqi", position) {
        assert_ne!(chosen, "c7-c8");
    }
}

#[test]
fn whoever_would_lose_by_quiet_plies_makes_contact_in_time() {
    // After 29 quiet plies Red has to act: two more and it is lost. The captain can be taken.
    let position = "r b1:F,a1:M,c1:M,b2:8,a6:4,e2:7,e5:5 b12:F,a7:7,d12:8,a11:M,c10:6 a7 29 120";
    assert_eq!(chosen_in("caai", position), ["a6-a7"; 5]);
}

#[test]
fn other_observations_are_refused_and_wrong_ones_do_not_panic() {
    let mut player = LuzhanqiPlayer::seeded(0);
    let budget = nodes(100);
    let hidden = |view: &str, record: &[&str]| Observation {
        game: "luzhanqi",
        rules: "luzhanqi".to_owned(),
        side: Side::First,
        seen: Seen::Hidden {
            view: view.to_owned(),
            record: record.iter().map(|&text| text.to_owned()).collect(),
        },
    };
    let own = "@MF8MM97B93B98642775163854";
    let blank = format!("@{}", "?".repeat(25));
    let open = Observation {
        seen: Seen::Open { start: String::new(), actions: Vec::new() },
        ..hidden("", &[])
    };
    let wrong = [
        open,
        hidden("", &[]),
        hidden("r", &[]),
        hidden("r - - 0 0", &[]),
        hidden("r b1:F a7:? 0 x", &[]),
        hidden("r b1:F,a6:1 a12:? 0 9", &[]),
        hidden("r b1:F,a6:1 b12:? 0 9", &["a6-a7", "nonsense"]),
        hidden("r b1:F 0 0", &[own, &blank]),
        hidden("r b1:F b12:F 0 0", &[own, &blank, "a6xa7(1>2)", "ä"]),
    ];
    for observation in wrong {
        let refused =
            player.choose(&observation, &budget, &machine(&AtomicBool::new(false)), &mut |_| {});
        assert!(refused.is_err(), "{observation:?}");
    }
}
