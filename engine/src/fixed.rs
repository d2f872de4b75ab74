//! Fixed work: positions that never change, analysed within the same limits.
//!
//! If positions are limited, their total is a checksum, and the lines tell whether two programs are the same player:
//! `galds bench --lines` and the module of a browser do the same work.

use galds_games::core::{AnyTable, Rng, Turn};

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, PlayerError, Value};
use crate::registry::{Entry, Resources};
use crate::search::Limits;
use crate::spec::PlayerSpec;

/// After how many random actions the positions are taken, each from a game of its own.
const AFTER: [usize; 8] = [0, 4, 8, 12, 20, 28, 36, 48];

/// Does the fixed work of a game within these limits for each position.
pub fn work(entry: &Entry, limits: Limits, host: &Host<'_>) -> Result<Vec<Analysis>, PlayerError> {
    let resources = Resources::seeded(1);
    let budget = Budget::within(limits);
    let mut done = Vec::new();
    for (number, actions) in (1..).zip(AFTER) {
        let Some(table) = position(entry, actions, &mut Rng::seeded(number)) else { continue };
        let Some(side) = table.turn().side() else { continue };
        let player = entry.player(&PlayerSpec::full(), &resources);
        let mut player = player.map_err(|error| PlayerError::Failed(error.to_string()))?;
        let observation = Observation::of(&*table, side);
        done.push(player.choose(&observation, &budget, host, &mut |_| {})?);
    }
    Ok(done)
}

/// What was found out about a position: depth, nodes, value, and the best line.
pub fn line_text(analysis: &Analysis) -> String {
    let Analysis { lines, depth, nodes, .. } = analysis;
    let best = lines.first().map(|line| (value_text(line.value), line.tokens.join(" ")));
    let (value, tokens) = best.unwrap_or_default();
    format!("{depth} {nodes} {value} {tokens}")
}

fn value_text(value: Value) -> String {
    match value {
        Value::Hundredths(score) => score.to_string(),
        Value::WinIn(actions) => format!("win:{actions}"),
        Value::LossIn(actions) => format!("loss:{actions}"),
        Value::Equity(points) => format!("{points:.4}"),
        Value::Chance(chance) => format!("{chance:.4}"),
    }
}

/// A position in which a side has a choice, at least so many random actions away from the start: where
/// the rules leave one action there is nothing to think about.
fn position(entry: &Entry, actions: usize, rng: &mut Rng) -> Option<Box<dyn AnyTable>> {
    let name = entry.about.name;
    let mut table = galds_games::open(name, name).ok()?;
    for number in 0.. {
        let token = match table.turn() {
            Turn::Over(_) => return None,
            Turn::Chance | Turn::SideOrChance(_) => rng.weighted(&table.chances()).cloned()?,
            Turn::Side(_) => {
                let (_, mut tokens) = table.legal();
                if number >= actions && tokens.len() > 1 {
                    break;
                }
                tokens.swap_remove(rng.below(tokens.len()))
            }
        };
        table.play_text(&token).ok()?;
    }
    Some(table)
}
