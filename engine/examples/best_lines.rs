//! The engine as a library: the best lines of a position, within a number of positions looked at.
//!
//! `cargo run --package galds-engine --example best_lines -- shatra`

use std::error::Error;
use std::sync::atomic::AtomicBool;

use galds_engine::observation::Observation;
use galds_engine::player::Budget;
use galds_engine::registry;
use galds_engine::search::{Aim, Limits};
use galds_engine::spec::PlayerSpec;

fn main() -> Result<(), Box<dyn Error>> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "lautari".to_owned());
    for line in best_lines(&game)? {
        println!("{line}");
    }
    Ok(())
}

/// How deep the engine looked at the start of a game, then its three best lines.
pub(crate) fn best_lines(game: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let table = galds_games::open(game, game)?;
    let Some(side) = table.turn().side() else {
        return Err("chance begins here; play a roll first".into());
    };
    let mut player = registry::player(game, &PlayerSpec::full(), 1)?;
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    let budget = Budget { lines: 3, aim: Aim::Truth, ..Budget::within(limits) };
    let stop = AtomicBool::new(false);
    let observation = Observation::of(table.as_ref(), side);
    let found = player.choose(&observation, &budget, &galds_host::machine(&stop), &mut |_| {})?;
    let mut lines = vec![format!("depth {}, {} positions", found.depth, found.nodes)];
    let best = found.lines.iter();
    lines.extend(best.map(|line| format!("{:?}: {}", line.value, line.tokens.join(" "))));
    Ok(lines)
}
