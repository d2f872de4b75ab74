//! Matches come out as they should, the same for the same seed.

use std::sync::atomic::{AtomicUsize, Ordering};

use galds_engine::host::Host;
use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, Player, PlayerError};
use galds_engine::registry::{Bounds, ENTRIES, Kind, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_games::core::Record;
use galds_lab::arena::{Arena, End, Finished, Memory, Sprt, Tally};
use galds_lab::external::read_spec;

fn arena(a: &str, b: &str, games: u32) -> Arena {
    let entry = ENTRIES.iter().find(|entry| entry.about.name == "rotary").unwrap();
    let limits = Limits { nodes: Some(600), ..Limits::default() };
    Arena {
        entry,
        rules: entry.about.name.to_owned(),
        players: [read_spec(a).unwrap(), read_spec(b).unwrap()],
        budgets: [Budget::within(limits); 2],
        pairs: games / 2,
        threads: 2,
        seed: 5,
        memory: Memory::OfAGame(1),
        sprt: None,
    }
}

fn play(arena: &Arena) -> (Tally, Vec<(u32, String)>) {
    let mut records = Vec::new();
    let mut keep =
        |game: &Finished, _: &Tally| records.push((game.pair, game.record(&arena.players)));
    let tally = arena.run(&mut keep).unwrap();
    records.sort();
    (tally, records)
}

#[test]
fn a_search_beats_chance_and_every_record_can_be_replayed() {
    let arena = arena("full", "random", 8);
    let (tally, records) = play(&arena);
    assert_eq!((tally.wins, tally.games()), (8, 8), "{tally}");
    assert_eq!(tally.pairs, [0, 0, 0, 0, 4]);
    for (_, text) in &records {
        let record = Record::read(text).unwrap();
        let mut table = galds_games::open("rotary", record.tag("Rules").unwrap()).unwrap();
        record.replay(&mut *table, |_| {}).unwrap();
        assert!(table.turn().outcome().is_some());
    }
    let firsts: Vec<_> = records
        .iter()
        .map(|(_, text)| Record::read(text).unwrap().tag("First").unwrap().to_owned())
        .collect();
    assert_eq!(firsts.iter().filter(|first| *first == "full").count(), 4);
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let two = arena("level:1", "random", 6);
    let one = Arena { threads: 1, ..two.clone() };
    assert_eq!(play(&one), play(&two));
    let other = Arena { seed: 6, ..two.clone() };
    assert_ne!(play(&other).1, play(&two).1);
}

#[test]
fn both_games_of_a_pair_start_alike_and_pairs_do_not() {
    let (_, records) = play(&arena("random", "random", 4));
    let opening = |text: &str| {
        let actions = text.split("\n\n").nth(1).unwrap();
        actions.chars().take(12).collect::<String>()
    };
    assert_eq!(opening(&records[0].1), opening(&records[1].1));
    assert_ne!(opening(&records[0].1), opening(&records[2].1));
}

#[test]
fn a_clear_difference_ends_the_match_early() {
    let long = Arena { sprt: Some(Sprt::between(0.0, 100.0)), ..arena("full", "random", 400) };
    let (tally, _) = play(&long);
    assert!(tally.games() < 100, "{tally}");
}

#[test]
fn a_program_that_cannot_be_started_is_named() {
    let error = arena("engine:/no/such/program", "random", 2).run(&mut |_, _| {}).unwrap_err();
    assert!(error.to_string().starts_with("/no/such/program: "), "{error}");
}

#[cfg(unix)]
#[test]
fn a_program_that_ends_or_cheats_loses() {
    // It says who it is and is ready, then answers any `go` with nonsense, or leaves.
    let script = |answer: &str| {
        let path =
            std::env::temp_dir().join(format!("galds-rogue-{}-{answer}", std::process::id()));
        let text = format!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
             go) [ {answer} = leave ] && exit; echo bestmove {answer};; quit) exit;; esac; done\n"
        );
        std::fs::write(&path, text).unwrap();
        path
    };
    for (answer, reason) in [("cheat", "`cheat`: "), ("leave", "it has ended")] {
        let path = script(answer);
        let spec = format!("engine:sh {}", path.display());
        let arena = arena(&spec, "random", 2);
        let mut reasons = Vec::new();
        let tally = arena.run(&mut |game, _| {
            if let End::Forfeit { reason, .. } = &game.end {
                reasons.push(reason.clone());
            }
        });
        let tally = tally.unwrap();
        assert_eq!((tally.losses, tally.forfeits), (2, [2, 0]), "{tally}");
        assert!(reasons[0].contains(reason), "{reasons:?}");
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn no_two_pairs_have_the_same_opening_and_no_pair_the_same_game_twice() {
    let arena = arena("handicap:depth=1", "handicap:depth=2", 60);
    let (_, records) = play(&arena);
    let moves = |text: &str| text.split("\n\n").nth(1).unwrap().to_owned();
    let mut games: Vec<_> = records.iter().map(|(_, text)| moves(text)).collect();
    assert_eq!(games.len(), 60);
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 60);
}

/// How often one player of [`COUNTED`] was asked, at most.
static MOST_ASKED: AtomicUsize = AtomicUsize::new(0);

/// A greedy player that counts how often it is asked.
struct Counted {
    greedy: Box<dyn Player>,
    asked: usize,
}

static COUNTED: Kind = Kind {
    name: "counted",
    form: "counted",
    bounds: Bounds::Own,
    argument: None,
    make: |entry, _, resources| {
        assert_eq!(*resources, Resources::for_a_move(resources.seed));
        let greedy = entry.player(&read_spec("greedy").unwrap(), resources)?;
        Ok(Box::new(Counted { greedy, asked: 0 }))
    },
};

impl Player for Counted {
    fn name(&self) -> String {
        "counted".to_owned()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        self.asked += 1;
        MOST_ASKED.fetch_max(self.asked, Ordering::Relaxed);
        self.greedy.choose(observation, budget, host, report)
    }
}

#[test]
fn as_on_a_server_a_player_is_made_anew_for_each_action() {
    let counted = PlayerSpec::read("counted", &[&COUNTED]).unwrap();
    let players = [counted, read_spec("random").unwrap()];
    let forgetting = Arena { players, memory: Memory::OfAnAction, ..arena("random", "random", 2) };
    let mut actions = 0;
    forgetting.run(&mut |game, _| actions += game.table.past().len()).unwrap();
    assert!(actions > 30);
    assert_eq!(MOST_ASKED.load(Ordering::Relaxed), 1);
    // Otherwise one player is there for both games of a pair; these have what a server gives in memory alone.
    Arena { memory: Memory::OfAGame(8), ..forgetting }.run(&mut |_, _| {}).unwrap();
    assert!(MOST_ASKED.load(Ordering::Relaxed) > 1);
}

#[test]
fn players_that_forget_play_the_same_games_with_the_same_seed() {
    let forgetting = Arena { memory: Memory::OfAnAction, ..arena("level:1", "random", 4) };
    assert_eq!(play(&forgetting), play(&Arena { threads: 1, ..forgetting.clone() }));
}

#[test]
fn level_1_loses_to_who_never_looks_at_the_answer() {
    for entry in ENTRIES {
        let rotary = arena("level:1", "greedy", 20);
        let arena = Arena { entry, rules: entry.about.name.to_owned(), ..rotary };
        let tally = arena.run(&mut |_, _| {}).unwrap();
        assert!(tally.score() < 0.5, "{}: {tally}", entry.about.name);
    }
}
