//! What is asked of games for learners: numbers that stand for all actions, observations that hold what their viewer
//! may know and nothing else, other truths that fit it, and batches that do not depend on who does the work.

use std::collections::HashMap;

use super::{Suite, read_rules};
use crate::learning::{
    AnyBatch, AnyEpisode, Batch, Choices, Episode, Layout, Learning, Number, Outputs, observation,
};
use crate::{Information, Job, Listing, Rng, RuleSet, Serial, Side, Table, Turn, Viewer, Workers};

/// Plays random games by numbers.
///
/// # Panics
/// At the first thing that is wrong.
pub fn learning<G: Learning>(suite: &Suite<G>) {
    check_cells::<G>();
    let mut other_truths = 0;
    for (number, text) in suite.rules.iter().enumerate() {
        let game = G::new(read_rules::<G>(text));
        for seed in 0..suite.games.min(2) {
            let mut rng = Rng::seeded((number * 1_000_003 + seed) as u64);
            other_truths += episode(&game, suite.longest, &mut rng);
        }
        batches(&game, number as u64);
    }
    let hidden = G::ABOUT.information == Information::Hidden;
    assert_eq!(hidden, other_truths > 0, "truths were drawn that differ from the table's");
}

fn check_cells<G: Learning>() {
    let (rows, columns) = G::FORM.grid;
    let mut cells: Vec<_> = (0..G::FORM.fields).map(G::cell).collect();
    assert!(cells.iter().all(|&(row, column)| row < rows && column < columns), "a cell outside");
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), G::FORM.fields, "two fields share a cell");
    assert!(G::NUMBERS <= usize::from(Number::MAX));
}

/// Plays a game; how often a drawn truth was another than the table's.
fn episode<G: Learning>(game: &G, longest: usize, rng: &mut Rng) -> usize {
    let mut episode = Episode::new(Table::new(game.clone()));
    let mut seen = Seen::default();
    let mut other_truths = 0;
    // A set-up has 25 parts, a play up to four, and each may be followed by a roll.
    for step in 0..longest * 5 {
        match episode.turn() {
            Turn::Over(_) => {
                let [first, second] = episode.returns();
                assert!((first + second).abs() < f32::EPSILON, "returns {first} and {second}");
                assert!(first.abs() <= game.largest_return(), "a return of {first}");
                assert!(episode.numbers().is_empty() && episode.take(0).is_err());
                return other_truths;
            }
            Turn::Chance => {
                let results = episode.chances();
                let places: Vec<_> = (0..results.len())
                    .map(|place| crate::Weighted { action: place, weight: results[place].weight })
                    .collect();
                let place = *rng.weighted(&places).expect("chance acts, so it has results");
                episode.fall(place).unwrap_or_else(|error| panic!("{error}"));
            }
            Turn::Side(_) | Turn::SideOrChance(_) => {
                let numbers = check_numbers(&episode);
                seen.check(&episode);
                if step % 8 == 0 {
                    check_actions(&episode);
                    other_truths += check_other_truths(&episode, rng);
                }
                episode.take(rng.pick(&numbers)).unwrap_or_else(|error| panic!("{error}"));
            }
        }
    }
    panic!("a random game by numbers under {} does not end", game.rules().text());
}

/// There is something to choose, each number once, all below the count; anything else is refused.
fn check_numbers<G: Learning>(episode: &Episode<G>) -> Vec<Number> {
    let text = episode.table().position_text();
    let numbers = episode.numbers();
    assert!(!numbers.is_empty(), "no number in {text} after {:?}", episode.parts());
    assert!(numbers.is_sorted_by(|a, b| a < b), "a number twice in {text}: {numbers:?}");
    let last = numbers.last().copied().unwrap_or_default();
    assert!(usize::from(last) < G::NUMBERS, "{last} of {} in {text}", G::NUMBERS);
    let wrong = (0..G::NUMBERS as Number).find(|number| numbers.binary_search(number).is_err());
    if let Some(number) = wrong {
        let refused = episode.clone().take(number);
        assert!(refused.is_err(), "{number} was taken in {text} and is not listed");
    }
    numbers
}

/// Every legal action of a side is made by the numbers of its parts.
fn check_actions<G: Learning>(episode: &Episode<G>) {
    if !episode.parts().is_empty() {
        return;
    }
    let (game, position) = (episode.typed_table().game(), episode.typed_table().position());
    let text = game.position_text(position);
    let mut actions = Vec::new();
    let listing = game.legal(position, &mut actions);
    for &action in &actions {
        if game.part(position, action, 0).is_none() {
            continue;
        }
        let mut copy = episode.clone();
        let before = copy.typed_table().moments().len();
        for place in 0.. {
            if copy.typed_table().moments().len() > before {
                break;
            }
            let part = game.part(position, action, place).or(G::STOP);
            let part = part.unwrap_or_else(|| panic!("{action} in {text} has not enough parts"));
            copy.take(part).unwrap_or_else(|error| panic!("{action} in {text}: {error}"));
        }
        let made = copy.typed_table().moments().last().map(|(_, action)| action);
        assert_eq!(made, Some(action), "the parts of {action} in {text} make something else");
        let parts = (0..100).filter(|&place| game.part(position, action, place).is_some()).count();
        let fits = listing == Listing::Examples || parts <= G::PARTS;
        assert!(fits, "{action} has {parts} parts, more than {}", G::PARTS);
    }
}

/// Another truth looks the same to the side that it was drawn for; how many were others.
fn check_other_truths<G: Learning>(episode: &Episode<G>, rng: &mut Rng) -> usize {
    let mut others = 0;
    for side in Side::BOTH {
        let text = episode.table().position_text();
        let drawn = episode.resampled(side, rng);
        let drawn = drawn.unwrap_or_else(|error| panic!("{error}: {text}"));
        let known = |episode: &dyn AnyEpisode| {
            let arrays =
                [Layout::Flat, Layout::Grid].map(|layout| episode.observation(side, layout));
            (episode.information_state(side), arrays, episode.turn())
        };
        assert_eq!(known(drawn.as_ref()), known(episode), "{side:?} sees a difference in {text}");
        if episode.turn() == Turn::Side(side) {
            assert_eq!(drawn.numbers(), episode.numbers(), "{side:?} may choose others in {text}");
        }
        others += usize::from(drawn.table().position_text() != text);
    }
    others
}

/// What each observation was of, so that none is of two different views.
#[derive(Default)]
struct Seen(HashMap<Vec<u32>, String>);

impl Seen {
    fn check<G: Learning>(&mut self, episode: &Episode<G>) {
        let (game, position) = (episode.typed_table().game(), episode.typed_table().position());
        let plain = game.without_counters(position);
        for side in Side::BOTH {
            let view = game.view(&plain, Viewer::Side(side));
            let flat = observation(game, &view, side, &[], Layout::Flat);
            let grid = observation(game, &view, side, &[], Layout::Grid);
            assert!(flat.iter().chain(&grid).all(|number| number.is_finite()));
            let planes = G::FORM.planes.len();
            let (rows, columns) = G::FORM.grid;
            let sum = |array: &[f32]| array.iter().sum::<f32>();
            let fields = sum(&flat[..planes * G::FORM.fields]);
            let cells = sum(&grid[..planes * rows * columns]);
            assert!((fields - cells).abs() < 0.01, "flat {fields}, on the grid {cells}");
            let text = format!("{side:?} {}", game.view_text(&view));
            let bits = flat.iter().map(|number| number.to_bits()).collect();
            let before = self.0.entry(bits).or_insert_with(|| text.clone());
            assert_eq!(*before, text, "two views with one observation");
        }
    }
}

/// Several workers that are one.
struct Three;

impl Workers for Three {
    fn most(&self) -> usize {
        3
    }

    fn run(&self, jobs: Vec<Job<'_>>, own: &mut dyn FnMut()) {
        Serial.run(jobs, own);
    }
}

/// Batches choose what is in their masks, and are the same whoever does the work.
fn batches<G: Learning>(game: &G, seed: u64) {
    const LANES: usize = 5;
    const STEPS: usize = 400;
    let mut batches = [0, 1].map(|_| Batch::new(game.clone(), LANES, seed));
    let mut rows = [0, 1].map(|_| Rows::new::<G>(LANES));
    for (batch, rows) in batches.iter_mut().zip(&mut rows) {
        batch.look(rows.outputs(), &Serial).unwrap_or_else(|error| panic!("{error}"));
    }
    for step in 0..STEPS {
        // Whole actions are made both at the beginning of an action and in the middle of one.
        let choices = if step % 4 == 3 { Choices::RandomActions } else { Choices::Random };
        let masks = rows[0].masks.clone();
        let workers: [&dyn Workers; 2] = [&Serial, &Three];
        for ((batch, rows), workers) in batches.iter_mut().zip(&mut rows).zip(workers) {
            let stepped = batch.step(choices, rows.outputs(), workers);
            stepped.unwrap_or_else(|error| panic!("{error}"));
        }
        assert_eq!(rows[0], rows[1], "a batch depends on its workers");
        for (lane, &chosen) in rows[0].chosen.iter().enumerate() {
            let mask = &masks[lane * G::NUMBERS..(lane + 1) * G::NUMBERS];
            match usize::try_from(chosen) {
                Ok(number) => assert!(mask[number], "{number} is not in the mask"),
                Err(_) => assert!(matches!(choices, Choices::RandomActions), "{chosen}"),
            }
        }
        for (mask, end) in rows[0].masks.chunks(G::NUMBERS).zip(&rows[0].ends) {
            assert!(mask.contains(&true), "nothing can be chosen (after an end: {end})");
        }
    }
    let wrong = rows[0]
        .masks
        .chunks(G::NUMBERS)
        .map(|mask| mask.iter().position(|&legal| !legal).map_or(-1, |number| number as i32));
    let wrong: Vec<i32> = wrong.collect();
    let refused = batches[0].step(Choices::Numbers(&wrong), Outputs::default(), &Serial);
    assert!(refused.is_err(), "a batch chose what is not in its mask");
}

/// The arrays of a batch.
#[derive(Clone, Debug, PartialEq)]
struct Rows {
    chosen: Vec<i32>,
    sides: Vec<i8>,
    rewards: Vec<f32>,
    ends: Vec<bool>,
    masks: Vec<bool>,
    observations: Vec<f32>,
}

impl Rows {
    fn new<G: Learning>(lanes: usize) -> Rows {
        Rows {
            chosen: vec![0; lanes],
            sides: vec![0; lanes],
            rewards: vec![0.0; lanes * 2],
            ends: vec![false; lanes],
            masks: vec![false; lanes * G::NUMBERS],
            observations: vec![0.0; lanes * G::FORM.len(Layout::Flat)],
        }
    }

    fn outputs(&mut self) -> Outputs<'_> {
        Outputs {
            chosen: Some(&mut self.chosen),
            sides: Some(&mut self.sides),
            rewards: Some(&mut self.rewards),
            ends: Some(&mut self.ends),
            masks: Some(&mut self.masks),
            observations: Some(&mut self.observations),
            layout: Layout::Flat,
        }
    }
}
