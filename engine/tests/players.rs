//! Every player of every game answers with a legal action, and the same seed gives the same answers.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, THROW};
use galds_engine::registry::{self, ENTRIES, Entry, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_games::core::Rng;
use galds_games::core::Turn;
use galds_host::machine;

fn specs() -> Vec<PlayerSpec> {
    let baselines = ["random", "greedy", "uct", "full"].map(str::to_owned);
    let levels = (1..=10).map(|number| format!("level:{number}"));
    baselines.into_iter().chain(levels).map(|text| text.parse().unwrap()).collect()
}

fn little() -> Budget {
    Budget::within(Limits { nodes: Some(600), ..Limits::default() })
}

/// The first actions of a game of a player against itself; every one has to be legal.
fn opening(entry: &Entry, spec: &PlayerSpec, budget: &Budget) -> Result<Vec<String>, SpecError> {
    let mut player = entry.player(spec, &Resources { mebibytes: 1, ..Resources::seeded(7) })?;
    Ok(opening_of(entry, |observation| chosen_by(&mut *player, observation, budget)))
}

fn chosen_by(player: &mut dyn Player, observation: &Observation, budget: &Budget) -> String {
    let analysis =
        player.choose(observation, budget, &machine(&AtomicBool::new(false)), &mut |_| {}).unwrap();
    analysis.choice().unwrap().to_owned()
}

/// The first actions of a game in which both sides choose in the same way.
fn opening_of(entry: &Entry, mut choose: impl FnMut(&Observation) -> String) -> Vec<String> {
    let mut table = galds_games::open(entry.about.name, entry.about.name).unwrap();
    let mut rng = Rng::seeded(3);
    let mut tokens = Vec::new();
    for _ in 0..6 {
        let token = match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => rng.weighted(&table.chances()).cloned().unwrap(),
            Turn::Side(side) | Turn::SideOrChance(side) => choose(&Observation::of(&*table, side)),
        };
        let token =
            if token == THROW { rng.weighted(&table.chances()).cloned().unwrap() } else { token };
        table.play_text(&token).unwrap();
        tokens.push(token);
    }
    tokens
}

#[test]
fn every_player_acts_legally_and_repeats_itself_for_the_same_seed() {
    for entry in ENTRIES {
        for spec in specs() {
            match opening(entry, &spec, &little()) {
                Ok(tokens) => {
                    assert_eq!(tokens.len(), 6, "no game is over so soon");
                    assert_eq!(opening(entry, &spec, &little()).unwrap(), tokens, "{spec}");
                }
                // Not every game has these two.
                Err(error) => {
                    assert!(["greedy", "uct"].contains(&spec.kind().name), "{spec}: {error}");
                    assert!(matches!(error, SpecError::NoSuchPlayer { .. }), "{error}");
                }
            }
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed() {
    let entry = &ENTRIES[0];
    let table = galds_games::open(entry.about.name, entry.about.name).unwrap();
    let first = |seed| {
        let spec = "level:1".parse().unwrap();
        let mut player =
            entry.player(&spec, &Resources { mebibytes: 1, ..Resources::seeded(seed) }).unwrap();
        let observation = Observation::of(&*table, table.turn().side().unwrap());
        let analysis =
            player.choose(&observation, &little(), &machine(&AtomicBool::new(false)), &mut |_| {});
        analysis.unwrap().choice().unwrap().to_owned()
    };
    assert!((1..20).any(|seed| first(seed) != first(0)));
}

/// The processor time that this thread has used: what others do on the machine does not count.
fn processor_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap()
}

#[test]
fn the_eighth_level_takes_less_than_two_seconds_of_processor_time_for_an_action() {
    for entry in ENTRIES {
        let mut player = entry.player(&"level:8".parse().unwrap(), &Resources::seeded(7)).unwrap();
        let mut longest = Duration::ZERO;
        let actions = opening_of(entry, |observation| {
            let began = processor_time();
            let chosen = chosen_by(&mut *player, observation, &Budget::within(Limits::default()));
            longest = longest.max(processor_time().saturating_sub(began));
            chosen
        });
        assert_eq!(actions.len(), 6);
        assert!(longest > Duration::ZERO, "nothing was measured");
        assert!(longest < Duration::from_secs(2), "{}: {longest:?}", entry.about.name);
    }
}

#[test]
fn no_move_of_the_last_level_of_luzhanqi_takes_a_second_of_processor_time() {
    let entry = registry::find("luzhanqi").unwrap();
    for rules in ["luzhanqi", "caai"] {
        let player = |spec: &str, seed| {
            entry.player(&spec.parse().unwrap(), &Resources::seeded(seed)).unwrap()
        };
        let mut players = [player("level:10", 1), player("rival:hunter", 2)];
        let mut table = galds_games::open("luzhanqi", rules).unwrap();
        let mut longest = Duration::ZERO;
        while let Turn::Side(side) = table.turn() {
            let observation = Observation::of(&*table, side);
            let began = processor_time();
            let budget = Budget::within(Limits::default());
            let token = chosen_by(&mut *players[side.index()], &observation, &budget);
            longest = longest.max(processor_time().saturating_sub(began));
            table.play_text(&token).unwrap();
        }
        assert!(table.past().len() > 20, "the game was over too soon to say anything");
        println!("{rules}: {longest:?} of {} actions", table.past().len());
        assert!(longest < Duration::from_secs(1), "{rules}: {longest:?}");
    }
}

#[test]
fn the_last_level_thinks_no_more_for_being_given_more_time() {
    for entry in ENTRIES {
        let mut table = galds_games::open(entry.about.name, entry.about.name).unwrap();
        let mut rng = Rng::seeded(3);
        while table.turn() == Turn::Chance {
            let rolled = rng.weighted(&table.chances()).cloned().unwrap();
            table.play_text(&rolled).unwrap();
        }
        let observation = Observation::of(&*table, table.turn().side().unwrap());
        let analysis_within = |limits| {
            let spec = "level:10".parse().unwrap();
            let mut player =
                entry.player(&spec, &Resources { mebibytes: 8, ..Resources::seeded(7) }).unwrap();
            let budget = Budget::within(limits);
            player
                .choose(&observation, &budget, &machine(&AtomicBool::new(false)), &mut |_| {})
                .unwrap()
        };
        let usual = analysis_within(Limits::default());
        let hour = Some(Duration::from_hours(1));
        let long = analysis_within(Limits { time: hour, ..Limits::default() });
        assert_eq!(usual.choice(), long.choice(), "{}", entry.about.name);
        assert_eq!(usual.nodes, long.nodes, "{}", entry.about.name);
    }
}
