//! The workbench of the networks for the tree search; `README.md` beside it says how it is used.
//!
//! ```text
//!   network_lab selfplay GAME OUT SECONDS NODES THREADS SEED NETWORK|terms
//!   network_lab rows GAME GAMES OUT
//!   network_lab arena GAME A B GAMES MILLISECONDS THREADS SEED
//! ```
//!
//! It does what `galds selfplay` and `galds arena` do, in a program that is small enough to be carried to another machine.

use std::error::Error;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use galds_engine::player::Budget;
use galds_engine::registry;
use galds_engine::search::{Limits, ValuedBy};
use galds_lab::arena::{Arena, Memory};
use galds_lab::external::read_spec;
use galds_lab::networks::NetworkGame;
use galds_lab::networks::games_file::write_head;
use galds_lab::networks::selfplay::SelfPlay;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["selfplay", game, out, seconds, nodes, threads, seed, network] => {
            let found = NetworkGame::find(game).ok_or("no such game")?;
            let valued_by = match *network {
                "terms" => ValuedBy::Terms,
                file => ValuedBy::Network(found.load(Path::new(file))?),
            };
            let wanted = SelfPlay {
                games: u64::MAX,
                time: Some(Duration::from_secs_f64(seconds.parse()?)),
                nodes: nodes.parse()?,
                threads: threads.parse()?,
                seed: seed.parse()?,
                valued_by,
            };
            selfplay(found, &wanted, out)
        }
        ["rows", game, games, out] => {
            let found = NetworkGame::find(game).ok_or("no such game")?;
            let mut out = BufWriter::with_capacity(1 << 20, File::create(out)?);
            let mut games = BufReader::with_capacity(1 << 20, File::open(games)?);
            let tally = (found.write_rows)(&mut games, &mut out)?;
            println!("{game}: {} rows of {} games", tally.rows, tally.games);
            Ok(out.flush()?)
        }
        ["arena", game, a, b, games, milliseconds, threads, seed] => {
            let time = Some(Duration::from_millis(milliseconds.parse()?));
            let arena = Arena {
                entry: registry::find(game)?,
                rules: (*game).to_owned(),
                players: [read_spec(a)?, read_spec(b)?],
                budgets: [Budget::within(Limits { depth: None, nodes: None, time }); 2],
                pairs: games.parse::<u32>()?.div_ceil(2),
                threads: threads.parse()?,
                seed: seed.parse()?,
                memory: Memory::OfAGame(16),
                sprt: None,
            };
            let tally = arena.run(&mut |_, _| {})?;
            println!("{game} {a} against {b}, {milliseconds} ms: {tally}");
            Ok(())
        }
        _ => Err("usage: network_lab selfplay|rows|arena …; README.md has the rest".into()),
    }
}

fn selfplay(game: &NetworkGame, wanted: &SelfPlay, out: &str) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let mut file = BufWriter::new(File::create(out)?);
    let line =
        format!("{}: about {} positions an action, seed {}", game.name, wanted.nodes, wanted.seed);
    write_head(&mut file, &line)?;
    let (mut games, mut actions) = (0, 0);
    (game.play)(wanted, &mut |played| {
        games += 1;
        actions += played.actions.len();
        played.write(&mut file)
    })?;
    file.flush()?;
    let seconds = start.elapsed().as_secs();
    println!("{}: {games} games, {actions} actions in {seconds} s", game.name);
    Ok(())
}
