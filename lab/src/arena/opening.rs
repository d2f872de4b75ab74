//! Beginnings that differ from pair to pair: a few actions of a quick player against itself.
//!
//! ```text
//!   start ──► actions by temperature ──► a longer look: undecided, and about even? ──► opening
//!     ▲       (a short search, some lines)        │ no
//!     └───────────────────────────────────────────┘
//! ```
//!
//! Where dice or secret set-ups vary the games, there is no opening: pairs differ by themselves.

use std::collections::HashSet;

use galds_games::core::{AnyTable, Chance, Information, Rng, Turn, mix, mix_all};

use super::ArenaError;
use crate::temperature;
use galds_engine::player::{Player, Value};
use galds_engine::puzzles::proof::best_lines;
use galds_engine::registry::{Entry, Resources};
use galds_engine::spec::PlayerSpec;

/// The fewest actions of an opening, and how many more there may be. Both even: the side that begins is the same as
/// in a game without an opening.
const FEWEST: usize = 8;
const MORE: usize = 4;

/// How many positions the quick player looks at for an action, and among how many lines it chooses.
const QUICK: u64 = 400;
const LINES: usize = 6;

/// A step of the temperature, in hundredths: about what the tree search calls a step.
const STEP: f64 = 70.0;

/// How many positions the longer look takes, and how much better off a side may be then, in hundredths.
const JUDGED: u64 = 3000;
const WIDEST: f64 = 100.0;

/// How often another opening is tried in place of one that is not open.
const TRIES: usize = 50;

/// How often another opening is tried in place of one that was there already.
const NEW_TRIES: usize = 8;

/// Where both games of a pair begin.
pub(super) struct Opening {
    /// The table, with the actions of the opening made.
    pub(super) table: Box<dyn AnyTable>,
    /// What the dice depend on.
    pub(super) rolls: u64,
    seed: u64,
}

impl Opening {
    /// The opening that this seed gives.
    pub(super) fn of(entry: &Entry, rules: &str, seed: u64) -> Result<Opening, ArenaError> {
        let mut rng = Rng::seeded(seed);
        let table = varied(entry, rules, &mut rng)?;
        Ok(Opening { table, rolls: rng.bits(), seed })
    }
}

/// Gives the opening of a seed.
type Make<'a> = &'a (dyn Fn(u64) -> Result<Opening, ArenaError> + Sync);

/// The openings of a match, no two of them alike as long as there are others.
///
/// They come in rounds of one for each pair: those of the first round, and those that take the place of one whose two
/// games came out the same. A round is made as a whole, so that a pair's openings do not depend on which other
/// pairs were played before it.
pub(super) struct Openings<'a> {
    make: Make<'a>,
    known: HashSet<String>,
    rounds: Vec<Vec<Opening>>,
}

impl<'a> Openings<'a> {
    /// The first round.
    pub(super) fn new(pairs: u32, seed: u64, make: Make<'a>) -> Result<Openings<'a>, ArenaError> {
        let mut openings = Openings { make, known: HashSet::new(), rounds: Vec::new() };
        let seeds = (0..pairs).map(|pair| mix_all([seed, pair.into()]));
        openings.add_round(seeds.collect())?;
        Ok(openings)
    }

    /// The opening of a pair in a round.
    pub(super) fn get(&mut self, pair: u32, round: usize) -> Result<&Opening, ArenaError> {
        while self.rounds.len() <= round {
            let last = self.rounds.last().into_iter().flatten();
            self.add_round(last.map(|opening| mix(opening.seed)).collect())?;
        }
        Ok(&self.rounds[round][pair as usize])
    }

    fn add_round(&mut self, seeds: Vec<u64>) -> Result<(), ArenaError> {
        let round: Result<_, _> = seeds.into_iter().map(|seed| self.new_one(seed)).collect();
        self.rounds.push(round?);
        Ok(())
    }

    /// The opening of this seed, or of a later one if it was there already.
    fn new_one(&mut self, seed: u64) -> Result<Opening, ArenaError> {
        let mut opening = (self.make)(seed)?;
        for _ in 1..NEW_TRIES {
            // Where chance or secrets vary the games, all of them begin alike.
            if !is_varied(&*opening.table) || !self.known.contains(&opening.table.position_text()) {
                break;
            }
            opening = (self.make)(mix(opening.seed))?;
        }
        self.known.insert(opening.table.position_text());
        Ok(opening)
    }
}

/// A table with an opening played. Where dice or secret set-ups vary the games, there is none.
pub(super) fn varied(
    entry: &Entry,
    rules: &str,
    rng: &mut Rng,
) -> Result<Box<dyn AnyTable>, ArenaError> {
    let start = galds_games::open(entry.about.name, rules)?;
    if !is_varied(&*start) {
        return Ok(start);
    }
    let mut player =
        entry.player(&PlayerSpec::full(), &Resources { mebibytes: 1, ..Resources::seeded(1) })?;
    for _ in 0..TRIES {
        player.new_game();
        let mut table = start.boxed_clone();
        if play(&mut *table, &mut *player, rng).is_some() && is_open(&*table, &mut *player) {
            return Ok(table);
        }
    }
    Ok(start)
}

/// Whether games of this kind need openings: neither dice nor secret set-ups vary them.
fn is_varied(table: &dyn AnyTable) -> bool {
    let about = table.about();
    about.information != Information::Hidden && about.chance != Chance::Dice
}

/// Plays an opening; `None` if a win came into sight, or a position came twice: the third time would be a draw that
/// nobody chose.
fn play(table: &mut dyn AnyTable, player: &mut dyn Player, rng: &mut Rng) -> Option<()> {
    let actions = FEWEST + 2 * rng.below(MORE / 2 + 1);
    for _ in 0..actions {
        if !matches!(table.turn(), Turn::Side(_)) {
            return None;
        }
        let lines = best_lines(table, player, QUICK, LINES);
        let values: Option<Vec<f64>> = lines.iter().map(|line| hundredths(line.value)).collect();
        let values: Vec<f64> = values?.into_iter().map(|value| value / STEP).collect();
        let line = &lines[temperature::choose(&values, rng)?];
        table.play_text(line.tokens.first()?).ok()?;
        if table.occurrences() > 1 {
            return None;
        }
    }
    Some(())
}

/// Whether the game goes on and a longer look finds neither side much better off.
fn is_open(table: &dyn AnyTable, judge: &mut dyn Player) -> bool {
    judge.new_game();
    matches!(table.turn(), Turn::Side(_))
        && best_lines(table, judge, JUDGED, 1)
            .first()
            .and_then(|line| hundredths(line.value))
            .is_some_and(|value| value.abs() <= WIDEST)
}

/// How much better off the side to act is, if nobody wins by force.
fn hundredths(value: Value) -> Option<f64> {
    match value {
        Value::WinIn(_) | Value::LossIn(_) => None,
        Value::Hundredths(score) => Some(score.into()),
        Value::Equity(points) => Some(1000.0 * points),
        Value::Chance(chance) => Some(2000.0 * chance - 1000.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::registry::{ENTRIES, find};

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
        // Rotary lets a side pass, so that a game may come back to a position.
        for seed in 0..40 {
            let mut table = rotary(seed);
            assert!(table.past().len() >= FEWEST);
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

    #[test]
    fn a_deeper_look_finds_openings_about_even() {
        for entry in ENTRIES.iter().filter(|entry| entry.is_searched) {
            let mut judge = entry.player(&PlayerSpec::full(), &Resources::seeded(1)).unwrap();
            for seed in 0..10 {
                let table = varied(entry, entry.about.name, &mut Rng::seeded(seed)).unwrap();
                judge.new_game();
                let lines = best_lines(&*table, &mut *judge, 8 * JUDGED, 1);
                let value = hundredths(lines[0].value).expect("nobody wins by force");
                assert!(value.abs() < 3.0 * WIDEST, "{} {seed}: {value}", entry.about.name);
            }
        }
    }

    /// Tables of Rotary after one of the first `number` actions, whatever the seed.
    fn one_of(number: u64) -> impl Fn(u64) -> Result<Opening, ArenaError> {
        move |seed| {
            let mut table = galds_games::open("rotary", "rotary").unwrap();
            let (_, tokens) = table.legal();
            table.play_text(&tokens[(seed % number) as usize]).unwrap();
            Ok(Opening { table, rolls: 0, seed })
        }
    }

    #[test]
    fn an_opening_in_place_of_another_is_no_other_pairs_opening() {
        let make = one_of(12);
        let mut openings = Openings::new(3, 1, &make).unwrap();
        let mut seen = HashSet::new();
        for (pair, round) in [(2, 0), (2, 1), (0, 1), (0, 0), (1, 1), (1, 0)] {
            assert!(seen.insert(openings.get(pair, round).unwrap().table.position_text()));
        }
    }

    #[test]
    fn an_opening_depends_on_pair_and_round_alone() {
        let make = one_of(12);
        let texts = |order: [(u32, usize); 3]| {
            let mut openings = Openings::new(3, 1, &make).unwrap();
            let mut texts = order.map(|(pair, round)| {
                let table = &openings.get(pair, round).unwrap().table;
                (pair, round, table.position_text())
            });
            texts.sort();
            texts
        };
        assert_eq!(texts([(0, 1), (2, 2), (1, 1)]), texts([(2, 2), (1, 1), (0, 1)]));
    }

    #[test]
    fn where_there_are_too_few_openings_some_come_again() {
        let make = one_of(2);
        let mut openings = Openings::new(3, 1, &make).unwrap();
        assert!((0..3).all(|pair| openings.get(pair, 0).is_ok()));
    }
}
