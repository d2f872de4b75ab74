//! Beginnings that differ from pair to pair.
//!
//! A few random actions, after which the game is still open: no position came twice, since the third
//! time would be a draw that nobody chose, and a short search sees no forced win.

use std::sync::atomic::AtomicBool;

use galds_games::core::{AnyTable, Chance, Information, Turn};

use super::ArenaError;
use galds_engine::host::Host;
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, Value};
use galds_engine::registry::{Entry, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_games::core::Rng;

/// The fewest random actions of an opening, and how many more there may be.
const FEWEST: usize = 2;
const MORE: usize = 4;

/// How often another opening is tried in place of one after which the game is not open.
const TRIES: usize = 50;

/// At how many positions the judge of an opening looks.
const JUDGED: Limits = Limits { depth: None, nodes: Some(2000), time: None };

/// A table with a few random actions made. Where dice or secret set-ups vary the games, there are none.
pub(super) fn varied(
    entry: &Entry,
    rules: &str,
    rng: &mut Rng,
) -> Result<Box<dyn AnyTable>, ArenaError> {
    let table = galds_games::open(entry.about.name, rules)?;
    if !is_varied(&*table) {
        return Ok(table);
    }
    let mut judge =
        entry.player(&PlayerSpec::full(), &Resources { mebibytes: 1, ..Resources::seeded(1) })?;
    for _ in 0..TRIES {
        let mut table = table.boxed_clone();
        let actions = FEWEST + rng.below(MORE + 1);
        let all_new = (0..actions).all(|_| {
            act(&mut *table, rng);
            table.occurrences() == 1
        });
        judge.new_game();
        if all_new && is_open(&*table, &mut *judge) {
            return Ok(table);
        }
    }
    Ok(table)
}

/// Whether games of this kind need openings: neither dice nor secret set-ups vary them.
pub(super) fn is_varied(table: &dyn AnyTable) -> bool {
    let about = table.about();
    about.information != Information::Hidden && about.chance != Chance::Dice
}

/// Whether the game goes on and the judge sees no forced end.
fn is_open(table: &dyn AnyTable, judge: &mut dyn Player) -> bool {
    let Turn::Side(side) = table.turn() else { return false };
    let (observation, budget) = (Observation::of(table, side), Budget::within(JUDGED));
    let analysis =
        judge.choose(&observation, &budget, &Host::bare(&AtomicBool::new(false)), &mut |_| {});
    let value = analysis.ok().and_then(|analysis| analysis.lines.first().map(|line| line.value));
    !matches!(value, None | Some(Value::WinIn(_) | Value::LossIn(_)))
}

/// Any legal action.
fn act(table: &mut dyn AnyTable, rng: &mut Rng) {
    let (_, tokens) = table.legal();
    if let Some(token) = tokens.get(rng.below(tokens.len())) {
        let _legal_as_listed = table.play_text(token);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::registry::find;

    fn rotary(seed: u64) -> Box<dyn AnyTable> {
        varied(find("rotary").unwrap(), "rotary", &mut Rng::seeded(seed)).unwrap()
    }

    #[test]
    fn openings_differ_and_repeat_with_their_seed() {
        let position = |seed| rotary(seed).position_text();
        assert_eq!(position(1), position(1));
        assert!((2..9).all(|seed| position(seed) != position(1)));
    }

    #[test]
    fn no_opening_has_a_position_twice() {
        // Rotary lets a side pass, so that random actions often come back to a position.
        for seed in 0..200 {
            let mut table = rotary(seed);
            while table.occurrences() == 1 && table.undo() {}
            assert_eq!(table.occurrences(), 1, "seed {seed}");
        }
    }

    #[test]
    fn a_position_that_can_be_won_at_once_is_no_opening() {
        let won = "w - 23,25,43,52,53,54,55,61,62,66,78,85,95 \
                   11,24,31,35,42,51,67,69,76,77,88,97,99 24";
        let mut table = galds_games::open("rotary", "rotary").unwrap();
        let mut judge =
            find("rotary").unwrap().player(&PlayerSpec::full(), &Resources::seeded(1)).unwrap();
        assert!(is_open(&*table, &mut *judge));
        table.set_position(won).unwrap();
        assert!(!is_open(&*table, &mut *judge));
    }
}
