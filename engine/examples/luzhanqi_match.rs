//! A match of two Luzhanqi players, sides swapped after every game:
//! `luzhanqi_match A B GAMES SEED RULES`.
//!
//! A player is `random`, `greedy`, or `full:KEY=NUMBER,…` with the keys `nodes`, `ms` (a move),
//! `deepest` and `bluff` (in thousandths). The referee holds the truth and passes only
//! sights. With `RECORDS` in the environment it prints the records, which are no longer secret.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use galds_engine::luzhanqi::{LuzhanqiGreedy, LuzhanqiPlayer, Style};
use galds_engine::player::{Effort, Player};
use galds_engine::players::RandomPlayer;
use galds_engine::search::Limits;
use galds_engine::sight::Sight;
use galds_games::core::{Side, Turn};

struct Seat {
    player: Box<dyn Player>,
    effort: Effort,
    moves: u32,
    spent: Duration,
    longest: Duration,
}

fn seat(text: &str, seed: u64) -> Seat {
    let (name, keys) = text.split_once(':').unwrap_or((text, ""));
    let mut limits = Limits::default();
    let mut style = Style::default();
    for pair in keys.split(',').filter(|pair| !pair.is_empty()) {
        let (key, number) = pair.split_once('=').expect("KEY=NUMBER");
        let number: u64 = number.parse().expect("a number");
        match key {
            "nodes" => limits.nodes = Some(number),
            "ms" => limits.time = Some(Duration::from_millis(number)),
            "deepest" => style.deepest = number as u32,
            "bluff" => style.bluff = number as f64 / 1000.0,
            other => panic!("no key {other}"),
        }
    }
    let player: Box<dyn Player> = match name {
        "random" => Box::new(RandomPlayer::seeded(seed)),
        "greedy" => Box::new(LuzhanqiGreedy::seeded(seed)),
        "full" => Box::new(LuzhanqiPlayer::with_style(seed, style)),
        other => panic!("no player {other}"),
    };
    let effort = Effort::within(limits);
    Seat { player, effort, moves: 0, spent: Duration::ZERO, longest: Duration::ZERO }
}

fn play(rules: &str, seats: &mut [Seat; 2], first: usize) -> (Turn, usize) {
    let mut table = galds_games::open("luzhanqi", rules).expect("rules");
    let mut plies = 0;
    while let Turn::Side(side) = table.turn() {
        let seat = &mut seats[first ^ side.index()];
        let sight = Sight::of(&*table, side);
        let began = Instant::now();
        let thought =
            seat.player.choose(&sight, &seat.effort, &AtomicBool::new(false), &mut |_| {});
        let took = began.elapsed();
        seat.moves += 1;
        seat.spent += took;
        seat.longest = seat.longest.max(took);
        let thought = thought.expect("a choice");
        table.play_text(thought.choice().expect("a token")).expect("a legal action");
        plies += 1;
    }
    if std::env::var_os("RECORDS").is_some() {
        let past: Vec<String> = table.past().into_iter().map(|(_, played)| played.book).collect();
        println!("{} {}", table.turn().outcome_text(), past.join(" "));
    }
    (table.turn(), plies)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, two, games, seed, rules] = words.as_slice() else {
        panic!("luzhanqi_match A B GAMES SEED RULES");
    };
    let games: u64 = games.parse().expect("a number of games");
    let seed: u64 = seed.parse().expect("a seed");
    let (mut won, mut drawn, mut plies) = (0, 0, 0);
    let mut spent = [(0, Duration::ZERO, Duration::ZERO); 2];
    for game in 0..games {
        let own = seed.wrapping_mul(1_000_003).wrapping_add(game);
        let mut seats = [seat(one, 2 * own), seat(two, 2 * own + 1)];
        let first = (game % 2) as usize;
        let (end, length) = play(rules, &mut seats, first);
        plies += length;
        let winner = end.outcome().and_then(galds_games::core::Outcome::winner);
        let ours = Side::BOTH[first];
        match winner {
            Some(winner) if winner == ours => won += 1,
            None => drawn += 1,
            Some(_) => {}
        }
        for (sum, seat) in spent.iter_mut().zip(&seats) {
            *sum = (sum.0 + seat.moves, sum.1 + seat.spent, sum.2.max(seat.longest));
        }
        if (game + 1) % 10 == 0 || game + 1 == games {
            let lost = game + 1 - won - drawn;
            let score = (won as f64 + drawn as f64 / 2.0) / (game + 1) as f64;
            let mean = spent.map(|(moves, time, _)| time / moves.max(1));
            println!(
                "{:4} games: +{won} ={drawn} -{lost}  {:.1} %  {} plies a game, a move {:?}/{:?} longest {:?}",
                game + 1,
                100.0 * score,
                plies as u64 / (game + 1),
                mean[0],
                mean[1],
                spent[0].2,
            );
        }
    }
}
