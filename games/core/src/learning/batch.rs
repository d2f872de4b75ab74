//! Thousands of games of one kind, stepped together.
//!
//! ```text
//!   numbers ──► lane 0 │ lane 1 │ … │ lane n      a step: play the number, let chance fall until a side has to
//!                 │        │            │         choose, begin a new game where one has ended
//!                 ▼        ▼            ▼
//!   sides, rewards, ends, masks, observations     one row a lane, in arrays of the caller's
//! ```
//!
//! Lanes know nothing of each other, so that the caller's workers share them out. Each has random numbers of its own:
//! what happens depends on the seed alone, not on the number of workers.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use thiserror::Error;

use super::{Draft, Form, Layout, Learning, Number, Taken, Writer};
use crate::{Game, Job, Limit, Outcome, Rng, Side, Turn, Viewer, Weighted, Workers, mix};

/// A number that could not be chosen; no lane has been stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("lane {lane}: {number} is not among the numbers that can be chosen")]
pub struct IllegalNumber {
    /// Which game.
    pub lane: usize,
    /// What was chosen.
    pub number: i64,
}

/// An array of the wrong length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the array of {what} has {given} entries where {right} are needed")]
pub struct WrongSize {
    /// Which array.
    pub what: &'static str,
    /// How many entries it needs.
    pub right: usize,
    /// How many it has.
    pub given: usize,
}

/// What the games of a batch do in a step.
#[derive(Clone, Copy, Debug)]
pub enum Choices<'a> {
    /// These numbers, one a lane.
    Numbers(&'a [i32]),
    /// A random number in each game: one part of an action.
    Random,
    /// A random whole action in each game.
    RandomActions,
}

impl Choices<'_> {
    /// Those of some lanes next to each other.
    fn part(&self, first: usize, count: usize) -> Choices<'_> {
        match self {
            Choices::Numbers(numbers) => Choices::Numbers(&numbers[first..first + count]),
            Choices::Random => Choices::Random,
            Choices::RandomActions => Choices::RandomActions,
        }
    }
}

/// Where a step writes; what is `None` is not written. Every array has one row a lane.
#[derive(Debug, Default)]
pub struct Outputs<'a> {
    /// The number that was chosen: one a lane, -1 for a whole action. Of use where the lanes choose at random.
    pub chosen: Option<&'a mut [i32]>,
    /// The side to act, 0 or 1: one a lane.
    pub sides: Option<&'a mut [i8]>,
    /// What a game that has just ended brought its sides: two a lane, otherwise zeros.
    pub rewards: Option<&'a mut [f32]>,
    /// Whether a game has just ended and another begun: one a lane.
    pub ends: Option<&'a mut [bool]>,
    /// Which numbers can be chosen: as many a lane as there are numbers. They must not be changed between steps.
    pub masks: Option<&'a mut [bool]>,
    /// What the side to act sees: as many a lane as an observation has.
    pub observations: Option<&'a mut [f32]>,
    /// How observations are laid out.
    pub layout: Layout,
}

/// One of the games.
#[derive(Clone, Debug)]
pub struct Lane<G: Learning> {
    position: G::Position,
    side: Side,
    draft: Draft<G>,
    /// The numbers that can be chosen, once somebody has asked for them.
    numbers: Vec<Number>,
    asked: Asked,
    /// The numbers marked in the mask of the caller.
    marked: Vec<Number>,
    /// Hashes of the positions before, where repetition counts.
    past: HashSet<u64, BuildHasherDefault<Itself>>,
    /// The hash of a position once more for each time that it came again, which is seldom.
    again: Vec<u64>,
    rng: Rng,
}

/// Whether the numbers of a lane are those of the present choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Yes,
    No,
}

/// The hash of a hash, which is as good as random already.
#[derive(Clone, Copy, Debug, Default)]
struct Itself(u64);

impl Hasher for Itself {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0 ^ u64::from(byte));
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// What one lane does in a step.
#[derive(Clone, Copy, Debug)]
enum Choice {
    Number(Number),
    Random,
    RandomAction,
}

/// What a step of one lane brought.
struct Stepped {
    /// The number; none for a whole action.
    chosen: Option<Number>,
    end: Option<Outcome>,
}

/// Lists that are used again for every lane of a worker.
struct Scratch<G: Game>(Vec<Weighted<G::Action>>);

impl<G: Learning> Lane<G> {
    fn new(game: &G, seed: u64, scratch: &mut Scratch<G>) -> Lane<G> {
        let mut lane = Lane {
            position: game.start(),
            side: Side::First,
            draft: Draft::default(),
            numbers: Vec::new(),
            asked: Asked::No,
            marked: Vec::new(),
            past: HashSet::default(),
            again: Vec::new(),
            rng: Rng::seeded(seed),
        };
        lane.restart(game, scratch);
        lane
    }

    fn restart(&mut self, game: &G, scratch: &mut Scratch<G>) {
        // A game that is over before anybody could choose would begin for ever; there is none.
        self.position = game.start();
        self.past.clear();
        self.again.clear();
        self.settle(game, scratch);
    }

    /// Who has to act, with draws by repetition.
    fn turn(&mut self, game: &G) -> Turn {
        let turn = game.turn(&self.position);
        if matches!(turn, Turn::Over(_)) || game.repetition() == Limit::Off {
            return turn;
        }
        let hash = game.hash(&self.position);
        if self.past.insert(hash) {
            return turn;
        }
        self.again.push(hash);
        let occurrences = 1 + self.again.iter().filter(|&&again| again == hash).count() as u32;
        if game.repetition().reached(occurrences) { Turn::Over(Outcome::DRAW) } else { turn }
    }

    /// Lets chance fall until a side has to choose; the outcome if the game is over.
    fn settle(&mut self, game: &G, scratch: &mut Scratch<G>) -> Option<Outcome> {
        loop {
            match self.turn(game) {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Chance => self.roll(game, scratch),
                turn @ (Turn::Side(side) | Turn::SideOrChance(side)) => {
                    self.side = side;
                    self.draft.begin(game, &self.position, turn);
                    return None;
                }
            }
        }
    }

    fn roll(&mut self, game: &G, Scratch(results): &mut Scratch<G>) {
        game.chances(&self.position, results);
        if let Some(&result) = self.rng.weighted(results) {
            game.play(&mut self.position, result);
        }
    }

    fn step(&mut self, game: &G, choice: Choice, scratch: &mut Scratch<G>) -> Stepped {
        self.asked = Asked::No;
        let (draft, position) = (&mut self.draft, &self.position);
        let taken = match choice {
            Choice::Number(number) => {
                draft.take(game, position, number).map(|taken| (Some(number), taken))
            }
            Choice::Random => draft
                .take_random(game, position, &mut self.rng)
                .map(|(number, taken)| (Some(number), taken)),
            Choice::RandomAction => {
                draft.take_random_action(game, position, &mut self.rng).map(|taken| (None, taken))
            }
        };
        // Somebody can always choose, and the numbers were checked before.
        let (chosen, taken) = taken.unwrap_or((None, Taken::Part));
        let end = match taken {
            Taken::Part => None,
            Taken::Wait => {
                self.roll(game, scratch);
                self.settle(game, scratch)
            }
            Taken::Action(action) => {
                game.play(&mut self.position, action);
                self.settle(game, scratch)
            }
        };
        if end.is_some() {
            self.restart(game, scratch);
        }
        Stepped { chosen, end }
    }

    /// The numbers that can be chosen.
    fn numbers(&mut self, game: &G) -> &[Number] {
        if self.asked == Asked::No {
            self.draft.numbers(game, &self.position, &mut self.numbers);
            self.asked = Asked::Yes;
        }
        &self.numbers
    }

    fn allows(&self, game: &G, number: Number) -> bool {
        match self.asked {
            Asked::Yes => self.numbers.contains(&number),
            Asked::No => self.draft.allows(game, &self.position, number),
        }
    }

    fn mask(&mut self, game: &G, mask: &mut [bool]) {
        self.numbers(game);
        let mut set = |numbers: &[Number], to: bool| {
            for &number in numbers {
                if let Some(entry) = mask.get_mut(number as usize) {
                    *entry = to;
                }
            }
        };
        set(&self.marked, false);
        set(&self.numbers, true);
        self.marked.clone_from(&self.numbers);
    }

    fn observe(&self, game: &G, layout: Layout, array: &mut [f32]) {
        let view = game.view(&self.position, Viewer::Side(self.side));
        let mut writer = Writer::new(G::FORM, layout, G::cell, array);
        game.observe(&view, self.side, self.draft.parts(), &mut writer);
    }

    fn bytes(&self) -> usize {
        size_of::<Lane<G>>()
            + self.draft.list_bytes()
            + (self.numbers.capacity() + self.marked.capacity()) * size_of::<Number>()
            + self.past.capacity() * (size_of::<u64>() + 1)
            + self.again.capacity() * size_of::<u64>()
    }
}

/// Many games under the same rules.
#[derive(Clone, Debug)]
pub struct Batch<G: Learning> {
    game: G,
    lanes: Vec<Lane<G>>,
}

impl<G: Learning> Batch<G> {
    /// So many games at their starts. Chance and random choices depend on the seed.
    pub fn new(game: G, lanes: usize, seed: u64) -> Batch<G> {
        let mut scratch = Scratch(Vec::new());
        let lanes = (0..lanes as u64)
            .map(|lane| Lane::new(&game, mix(seed) ^ lane, &mut scratch))
            .collect();
        Batch { game, lanes }
    }
}

/// The rows of some lanes next to each other.
struct Share<'a, G: Learning> {
    lanes: &'a mut [Lane<G>],
    /// What they do; nothing where they are only written out.
    choices: Option<Choices<'a>>,
    outputs: Outputs<'a>,
}

impl<G: Learning> Share<'_, G> {
    fn work(mut self, game: &G) {
        let mut scratch = Scratch(Vec::new());
        for (place, lane) in self.lanes.iter_mut().enumerate() {
            let choice = self.choices.map(|choices| match choices {
                Choices::Numbers(numbers) => Choice::Number(numbers[place] as Number),
                Choices::Random => Choice::Random,
                Choices::RandomActions => Choice::RandomAction,
            });
            let end = choice.and_then(|choice| {
                let stepped = lane.step(game, choice, &mut scratch);
                if let Some(chosen) = &mut self.outputs.chosen {
                    chosen[place] = stepped.chosen.map_or(-1, i32::from);
                }
                stepped.end
            });
            self.outputs.write(game, lane, place, end);
        }
    }
}

impl Outputs<'_> {
    fn write<G: Learning>(
        &mut self,
        game: &G,
        lane: &mut Lane<G>,
        place: usize,
        end: Option<Outcome>,
    ) {
        if let Some(sides) = &mut self.sides {
            sides[place] = lane.side as i8;
        }
        if let Some(ends) = &mut self.ends {
            ends[place] = end.is_some();
        }
        if let Some(rewards) = &mut self.rewards {
            let returns = end.map_or([0.0; 2], |outcome| game.returns(outcome));
            rewards[place * 2..place * 2 + 2].copy_from_slice(&returns);
        }
        if let Some(masks) = &mut self.masks {
            lane.mask(game, &mut masks[place * G::NUMBERS..(place + 1) * G::NUMBERS]);
        }
        if let Some(observations) = &mut self.observations {
            let len = G::FORM.len(self.layout);
            lane.observe(game, self.layout, &mut observations[place * len..(place + 1) * len]);
        }
    }

    /// Says which array has the wrong length, if one has.
    fn check<G: Learning>(&self, lanes: usize) -> Result<(), WrongSize> {
        let observation = G::FORM.len(self.layout);
        let arrays = [
            ("chosen numbers", self.chosen.as_ref().map(|array| array.len()), 1),
            ("sides", self.sides.as_ref().map(|array| array.len()), 1),
            ("rewards", self.rewards.as_ref().map(|array| array.len()), 2),
            ("ends", self.ends.as_ref().map(|array| array.len()), 1),
            ("masks", self.masks.as_ref().map(|array| array.len()), G::NUMBERS),
            ("observations", self.observations.as_ref().map(|array| array.len()), observation),
        ];
        for (what, given, each) in arrays {
            let right = lanes * each;
            if let Some(given) = given.filter(|&given| given != right) {
                return Err(WrongSize { what, right, given });
            }
        }
        Ok(())
    }
}

/// The first rows of an array, which keeps the others.
fn split<'a, T>(array: &mut Option<&'a mut [T]>, at: usize) -> Option<&'a mut [T]> {
    let (first, rest) = array.take()?.split_at_mut(at);
    *array = Some(rest);
    Some(first)
}

/// Any batch, whatever the game.
pub trait AnyBatch: Send + Sync {
    /// How many games there are.
    fn lanes(&self) -> usize;
    /// How many numbers there are.
    fn number_count(&self) -> usize;
    /// What observations hold.
    fn form(&self) -> Form;
    /// The most that a game can bring a side.
    fn largest_return(&self) -> f32;
    /// Writes where the games stand; masks have to be all false.
    fn look(&mut self, outputs: Outputs<'_>, workers: &dyn Workers) -> Result<(), WrongSize>;
    /// Makes a choice in every game and writes where the games stand then.
    fn step(
        &mut self,
        choices: Choices<'_>,
        outputs: Outputs<'_>,
        workers: &dyn Workers,
    ) -> Result<(), StepError>;
    /// About how many bytes the games take up.
    fn bytes(&self) -> usize;
    /// The position texts of all lanes: the truth.
    fn position_texts(&self) -> Vec<String>;
}

/// Why no step was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// A choice is not legal.
    #[error(transparent)]
    Number(#[from] IllegalNumber),
    /// An array does not fit.
    #[error(transparent)]
    Size(#[from] WrongSize),
}

impl<G: Learning> Batch<G> {
    fn check_numbers(&self, numbers: &[i32]) -> Result<(), StepError> {
        let (right, given) = (self.lanes.len(), numbers.len());
        if right != given {
            return Err(WrongSize { what: "numbers", right, given }.into());
        }
        let illegal = self.lanes.iter().zip(numbers).position(|(lane, &number)| {
            Number::try_from(number).map_or(true, |number| !lane.allows(&self.game, number))
        });
        match illegal {
            None => Ok(()),
            Some(lane) => Err(IllegalNumber { lane, number: numbers[lane].into() }.into()),
        }
    }

    fn work(
        &mut self,
        choices: Option<Choices<'_>>,
        mut outputs: Outputs<'_>,
        workers: &dyn Workers,
    ) {
        let size = self.lanes.len().div_ceil(workers.most().max(1)).max(1);
        let game = &self.game;
        let mut shares = Vec::new();
        for (first, lanes) in (0..).step_by(size).zip(self.lanes.chunks_mut(size)) {
            let count = lanes.len();
            shares.push(Share {
                choices: choices.as_ref().map(|choices| choices.part(first, count)),
                outputs: Outputs {
                    chosen: split(&mut outputs.chosen, count),
                    sides: split(&mut outputs.sides, count),
                    rewards: split(&mut outputs.rewards, count * 2),
                    ends: split(&mut outputs.ends, count),
                    masks: split(&mut outputs.masks, count * G::NUMBERS),
                    observations: split(
                        &mut outputs.observations,
                        count * G::FORM.len(outputs.layout),
                    ),
                    layout: outputs.layout,
                },
                lanes,
            });
        }
        let mut own = shares.pop();
        let jobs = shares.into_iter().map(|share| Box::new(move || share.work(game)) as Job<'_>);
        workers.run(jobs.collect(), &mut || {
            if let Some(share) = own.take() {
                share.work(game);
            }
        });
    }
}

impl<G: Learning> AnyBatch for Batch<G> {
    fn lanes(&self) -> usize {
        self.lanes.len()
    }

    fn number_count(&self) -> usize {
        G::NUMBERS
    }

    fn form(&self) -> Form {
        G::FORM
    }

    fn largest_return(&self) -> f32 {
        self.game.largest_return()
    }

    fn look(&mut self, outputs: Outputs<'_>, workers: &dyn Workers) -> Result<(), WrongSize> {
        outputs.check::<G>(self.lanes.len())?;
        self.lanes.iter_mut().for_each(|lane| lane.marked.clear());
        self.work(None, outputs, workers);
        Ok(())
    }

    fn step(
        &mut self,
        choices: Choices<'_>,
        outputs: Outputs<'_>,
        workers: &dyn Workers,
    ) -> Result<(), StepError> {
        outputs.check::<G>(self.lanes.len())?;
        if let Choices::Numbers(numbers) = choices {
            self.check_numbers(numbers)?;
        }
        self.work(Some(choices), outputs, workers);
        Ok(())
    }

    fn bytes(&self) -> usize {
        self.lanes.iter().map(Lane::bytes).sum()
    }

    fn position_texts(&self) -> Vec<String> {
        self.lanes.iter().map(|lane| self.game.position_text(&lane.position)).collect()
    }
}
