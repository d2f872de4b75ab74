//! The rules as a library: plays a game at random and prints its record.
//!
//! `cargo run --package galds-games --example random_game -- nardi backgammon,match=3`

use std::error::Error;

use galds_games::core::{AnyTable, Record, Rng, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "rotary".to_owned());
    let rules = arguments.next().unwrap_or_else(|| game.clone());
    print!("{}", random_game(&game, &rules)?);
    Ok(())
}

/// The record of a game at random.
pub(crate) fn random_game(game: &str, rules: &str) -> Result<String, Box<dyn Error>> {
    let mut table = galds_games::open(game, rules)?;
    let mut rng = Rng::seeded(1);
    while let Some(token) = choose(table.as_ref(), &mut rng) {
        table.play_text(&token)?;
    }
    Ok(Record::write(table.as_ref(), &[]))
}

/// What happens next: chance falls by its weights, a side takes any legal action.
fn choose(table: &dyn AnyTable, rng: &mut Rng) -> Option<String> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Chance => rng.weighted(&table.chances()).cloned(),
        Turn::Side(_) | Turn::SideOrChance(_) => {
            let (_, tokens) = table.legal();
            let place = rng.below(tokens.len());
            tokens.into_iter().nth(place)
        }
    }
}
