//! Beginnings that differ from pair to pair.

use galds_games::OpenError;
use galds_games::core::{AnyTable, Chance, Information, Turn};

use crate::players::Dice;

/// The fewest random actions of an opening, and how many more there may be.
const FEWEST: usize = 2;
const MORE: usize = 4;

/// How often an opening that ends the game is tried again.
const TRIES: usize = 50;

/// A table with a few random actions made. Where dice or secret set-ups vary the games, there are none.
pub(super) fn varied(
    open: impl Fn() -> Result<Box<dyn AnyTable>, OpenError>,
    dice: &mut Dice,
) -> Result<Box<dyn AnyTable>, OpenError> {
    let table = open()?;
    let about = table.about();
    if about.information == Information::Hidden || about.chance == Chance::Dice {
        return Ok(table);
    }
    for _ in 0..TRIES {
        let mut table = table.boxed_clone();
        let actions = FEWEST + dice.below(MORE + 1);
        (0..actions).for_each(|_| act(&mut *table, dice));
        if !matches!(table.turn(), Turn::Over(_)) {
            return Ok(table);
        }
    }
    Ok(table)
}

/// Any legal action.
fn act(table: &mut dyn AnyTable, dice: &mut Dice) {
    let (_, tokens) = table.legal();
    if let Some(token) = tokens.get(dice.below(tokens.len())) {
        let _legal_as_listed = table.play_text(token);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_repeat_with_their_seed() {
        let position = |seed| {
            let open = || galds_games::open("rotary", "rotary");
            varied(open, &mut Dice::seeded(seed)).unwrap().position_text()
        };
        assert_eq!(position(1), position(1));
        assert!((2..9).all(|seed| position(seed) != position(1)));
    }
}
