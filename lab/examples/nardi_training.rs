//! Trains the networks of Nardi: `cargo run --release -p galds-lab --example nardi_training -- 200000 1`
//! (games and seed). The networks are written to the folder given as the third argument, or to
//! `engine/src/nardi/networks`.

use std::path::PathBuf;
use std::time::Instant;

use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::{NetworkEvaluation, Networks, PipCount};
use galds_engine::nardi::expectation::Plies;
use galds_lab::nardi::duel::{DuelPlayer, duel};
use galds_lab::nardi::training::{Course, learn};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u64| arguments.get(n).map_or(Ok(usual), |text| text.parse());
    let default = Course::default();
    let games = u32::try_from(number(0, u64::from(default.games))?)?;
    let course = Course { games, seed: number(1, default.seed)?, ..default };
    let folder = arguments.get(2).map_or("engine/src/nardi/networks", String::as_str);
    let started = Instant::now();
    let mut networks = learn(&course, &mut |game, networks| {
        if game % (course.games / 20).max(1) == 0 {
            println!(
                "{game:>8} games, {:>5.0} s: {}",
                started.elapsed().as_secs_f64(),
                strength(networks)
            );
        }
    });
    let made = format!("nardi_training {} {}", course.games, course.seed);
    networks.contact.made.clone_from(&made);
    networks.race.made = made;
    for (name, network) in [("contact", &networks.contact), ("race", &networks.race)] {
        std::fs::write(PathBuf::from(folder).join(format!("{name}.net")), network.write())?;
    }
    Ok(())
}

/// How it does against the judge that counts pips.
fn strength(networks: &Networks) -> String {
    let evaluation = NetworkEvaluation::new(networks);
    let one = DuelPlayer { evaluation: &evaluation, plies: Plies::ZERO };
    let two = DuelPlayer { evaluation: &PipCount, plies: Plies::ZERO };
    let standing = duel(one, two, 100, 7, Payoffs::MONEY);
    let share = f64::from(standing.won) / f64::from(standing.games);
    format!(
        "{:.1} % of games, {:+.3} ± {:.3} points a game against pips",
        100.0 * share,
        standing.points,
        standing.error
    )
}
