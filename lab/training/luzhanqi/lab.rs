//! Training of the policy, the beliefs and the set-ups of Luzhanqi; `README.md` beside it says how it is used.
//!
//! ```text
//!   luzhanqi_lab train RULES OUT SECONDS THREADS SEED
//!   luzhanqi_lab duel RULES A B GAMES SEED
//!   luzhanqi_lab beliefs OUT SECONDS SEED
//!   luzhanqi_lab reliability TABLES SECONDS SEED [PLAYER …]
//!   luzhanqi_lab set-ups RULES WEIGHTS SECONDS SEED
//!   luzhanqi_lab arena RULES A B GAMES THREADS SEED
//! ```

mod belief_fit;
mod beliefs;
mod endings;
mod learner;
mod quick_game;
mod set_ups;
mod styles;

use std::error::Error;
use std::fs;
use std::time::Duration;

use galds_engine::luzhanqi::beliefs::Tables;
use galds_engine::luzhanqi::policy::Weights;
use galds_games::core::{Game, Rng, RuleSet, Side};
use galds_games::luzhanqi::{Luzhanqi, Rules};

use learner::{Learner, Parameters};

/// How often the fit of the beliefs goes through its examples.
const ROUNDS: usize = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["train", rules, out, seconds, threads, seed] => {
            let mut learner = Learner::new(game(rules)?, seed.parse()?);
            learner.learn(time(seconds)?, threads.parse()?);
            fs::write(out, learner.parameters().text())?;
        }
        ["duel", rules, a, b, games, seed] => duel(rules, [a, b], games.parse()?, seed.parse()?)?,
        ["beliefs", out, seconds, seed] => {
            let examples = beliefs::play(&[], time(seconds)?, seed.parse()?)?;
            let threads = std::thread::available_parallelism()?.get();
            fs::write(out, belief_fit::fit(&examples, ROUNDS, threads).text())?;
        }
        ["reliability", tables, seconds, seed, players @ ..] => {
            let examples = beliefs::play(players, time(seconds)?, seed.parse()?)?;
            print!("{}", beliefs::reliability(&examples, &read_tables(tables)?));
        }
        ["set-ups", rules, weights, seconds, seed] => {
            let parameters = read(weights)?;
            let time = time(seconds)?;
            for (set_up, score) in set_ups::find(&game(rules)?, &parameters, time, seed.parse()?) {
                println!("{set_up} {score:.3}");
            }
        }
        ["arena", rules, a, b, games, threads, seed] => {
            styles::arena(rules, [a, b], games.parse()?, threads.parse()?, seed.parse()?)?;
        }
        _ => {
            return Err("train, duel, beliefs, reliability, set-ups or arena; see README.md".into());
        }
    }
    Ok(())
}

fn time(seconds: &str) -> Result<Duration, Box<dyn Error>> {
    Ok(Duration::from_secs_f64(seconds.parse()?))
}

fn game(rules: &str) -> Result<Luzhanqi, Box<dyn Error>> {
    Ok(Luzhanqi::new(Rules::read(rules).map_err(|error| error.to_string())?))
}

/// Weights by the name of a file, or the initial ones.
fn read(name: &str) -> Result<Parameters, Box<dyn Error>> {
    if name == "initial" {
        return Ok(Parameters::initial());
    }
    let weights = Weights::read(&fs::read_to_string(name)?).ok_or("these are no weights")?;
    Ok(Parameters::of(&weights))
}

/// Tables of beliefs by the name of a file, or those that players use.
fn read_tables(name: &str) -> Result<Tables, Box<dyn Error>> {
    if name == "built-in" {
        return Ok(Tables::built_in().clone());
    }
    Ok(Tables::read(&fs::read_to_string(name)?).ok_or("these are no tables")?)
}

/// Many quick games of A against B, each set-up pair played with both sides.
fn duel(rules: &str, names: [&str; 2], games: u32, seed: u64) -> Result<(), Box<dyn Error>> {
    let (game, parameters) = (game(rules)?, [read(names[0])?, read(names[1])?]);
    let mut rng = Rng::seeded(seed);
    let (mut sum, mut draws) = (0.0, 0);
    for number in 0..games {
        let sides = if number % 2 == 0 { [0, 1] } else { [1, 0] };
        let end = quick_game::play(&game, sides.map(|who| &parameters[who]), &mut rng);
        let chance = end.chance(Side::BOTH[usize::from(number % 2 == 1)]);
        draws += u32::from(end.is_draw());
        sum += chance;
    }
    println!("{:.1} % of {games} games, {draws} drawn", 100.0 * sum / f64::from(games));
    Ok(())
}
