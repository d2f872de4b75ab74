//! One game with all its history, by numbers.

use std::fmt::Write;

use thiserror::Error;

use super::{Draft, Form, Layout, Learning, Number, Taken, observation};
use crate::{
    AnyTable, Information, Rng, Side, Table, TableError, Turn, Viewer, Weighted, choose_weighted,
};

/// A game being played by numbers. Chance is left to the caller.
#[derive(Clone, Debug)]
pub struct Episode<G: Learning> {
    table: Table<G>,
    draft: Draft<G>,
    /// Who has to act at the table, which is asked for often and needs a look at the past.
    turn: Turn,
    /// The side to act has left it to chance.
    waited: bool,
}

/// Why an episode did not do what it was asked.
#[derive(Debug, Error)]
pub enum EpisodeError {
    /// The number cannot be chosen now.
    #[error("{number} is not among the {count} numbers that can be chosen now")]
    Number {
        /// What was chosen.
        number: i64,
        /// How many can be.
        count: usize,
    },
    /// There are fewer whole actions.
    #[error("{count} whole actions can be made here, so there is none with the number {number}")]
    Action {
        /// What was asked for.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// Chance has fewer results.
    #[error("chance has {count} results here, so there is none with the number {number}")]
    Result {
        /// What was asked for.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// The rules refuse it.
    #[error(transparent)]
    Table(#[from] TableError),
    /// No other truth fits what the side knows.
    #[error("no position was found that fits what this side knows")]
    NoSample,
}

impl<G: Learning> Episode<G> {
    /// The game at a table, from where it stands.
    pub fn new(table: Table<G>) -> Episode<G> {
        let turn = Table::turn(&table);
        let mut episode = Episode { table, draft: Draft::default(), turn, waited: false };
        episode.begin();
        episode
    }

    /// The table on which it is played.
    pub fn typed_table(&self) -> &Table<G> {
        &self.table
    }

    fn begin(&mut self) {
        self.waited = false;
        self.turn = Table::turn(&self.table);
        self.draft.begin(self.table.game(), self.table.position(), self.turn);
    }

    fn play(&mut self, action: G::Action) -> Result<(), TableError> {
        self.table.play(action)?;
        self.begin();
        Ok(())
    }

    fn results(&self) -> Vec<Weighted<G::Action>> {
        let mut results = Vec::new();
        if self.turn() == Turn::Chance {
            self.table.game().chances(self.table.position(), &mut results);
        }
        results
    }

    /// The parts of an action in the making, if `side` may know them.
    fn parts_for(&self, side: Side) -> &[Number] {
        let open = G::ABOUT.information == Information::Open;
        if open || self.turn().side() == Some(side) { self.draft.parts() } else { &[] }
    }
}

/// Any episode, whatever the game.
pub trait AnyEpisode: Send + Sync {
    /// Who has to act. A side that has left it to chance has not.
    fn turn(&self) -> Turn;
    /// The table on which it is played.
    fn table(&self) -> &dyn AnyTable;
    /// The parts chosen so far of an action in the making: the truth.
    fn parts(&self) -> &[Number];
    /// How many numbers there are.
    fn number_count(&self) -> usize;
    /// The numbers that can be chosen now, in ascending order.
    fn numbers(&self) -> Vec<Number>;
    /// Chooses a number for the side to act.
    fn take(&mut self, number: Number) -> Result<(), EpisodeError>;
    /// How many whole actions can be made now, where nothing of one has been chosen; of set-ups examples are counted.
    fn action_count(&self) -> usize;
    /// Makes a whole action, by its place among those that can be made.
    fn act(&mut self, place: usize) -> Result<(), EpisodeError>;
    /// Makes a whole action, given as a token or in book notation, whoever has to act.
    fn play_text(&mut self, text: &str) -> Result<(), EpisodeError>;
    /// What choosing a number means: the token of the action, or of those that begin so.
    fn number_text(&self, number: Number) -> String;
    /// The tokens of the results of chance with their weights, where chance has to act.
    fn chances(&self) -> Vec<Weighted<String>>;
    /// Lets chance fall on a result, by its place among [`AnyEpisode::chances`].
    fn fall(&mut self, place: usize) -> Result<(), EpisodeError>;
    /// Lets chance fall on the result at this fraction of all weights, from 0 up to but not including 1.
    fn roll(&mut self, fraction: f64) -> Result<(), EpisodeError>;
    /// What observations hold.
    fn form(&self) -> Form;
    /// What a side sees, as an array.
    fn observation(&self, side: Side, layout: Layout) -> Vec<f32>;
    /// Everything that a side knows, as text: what it sees and all that it saw.
    fn information_state(&self, side: Side) -> String;
    /// Another truth that a side cannot tell from this one.
    fn resampled(&self, side: Side, rng: &mut Rng) -> Result<Box<dyn AnyEpisode>, EpisodeError>;
    /// What the game has brought each side so far: nothing until it is over.
    fn returns(&self) -> [f32; 2];
    /// The most that it can bring.
    fn largest_return(&self) -> f32;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyEpisode>;
}

impl<G: Learning> AnyEpisode for Episode<G> {
    fn turn(&self) -> Turn {
        match self.turn {
            Turn::SideOrChance(side) if !self.waited => Turn::Side(side),
            Turn::SideOrChance(_) => Turn::Chance,
            turn => turn,
        }
    }

    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn parts(&self) -> &[Number] {
        self.draft.parts()
    }

    fn number_count(&self) -> usize {
        G::NUMBERS
    }

    fn numbers(&self) -> Vec<Number> {
        let mut numbers = Vec::new();
        if self.turn().side().is_some() {
            self.draft.numbers(self.table.game(), self.table.position(), &mut numbers);
        }
        numbers.sort_unstable();
        numbers
    }

    fn take(&mut self, number: Number) -> Result<(), EpisodeError> {
        let (game, position) = (self.table.game(), self.table.position());
        let is_due = self.turn().side().is_some();
        if !is_due || !self.draft.allows(game, position, number) {
            let count = if is_due { self.draft.count(game, position) } else { 0 };
            return Err(EpisodeError::Number { number: number.into(), count });
        }
        match self.draft.take(game, position, number) {
            Some(Taken::Part) | None => {}
            Some(Taken::Wait) => self.waited = true,
            Some(Taken::Action(action)) => {
                self.table.play_listed(action);
                self.begin();
            }
        }
        Ok(())
    }

    fn action_count(&self) -> usize {
        if self.turn().side().is_some() { self.draft.whole().len() } else { 0 }
    }

    fn act(&mut self, place: usize) -> Result<(), EpisodeError> {
        let count = self.action_count();
        if place >= count {
            return Err(EpisodeError::Action { number: place, count });
        }
        self.table.play_listed(self.draft.whole()[place]);
        self.begin();
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Result<(), EpisodeError> {
        Ok(self.play(self.table.read_action(text)?)?)
    }

    fn number_text(&self, number: Number) -> String {
        let mut draft = self.draft.clone();
        match draft.take(self.table.game(), self.table.position(), number) {
            Some(Taken::Action(action)) => action.to_string(),
            Some(Taken::Wait) => "wait".to_owned(),
            Some(Taken::Part) | None => {
                let mut text = String::new();
                for part in self.draft.parts() {
                    let _ = write!(text, "{part}+");
                }
                let _ = write!(text, "{number}");
                text
            }
        }
    }

    fn chances(&self) -> Vec<Weighted<String>> {
        let text =
            |w: &Weighted<G::Action>| Weighted { action: w.action.to_string(), weight: w.weight };
        self.results().iter().map(text).collect()
    }

    fn fall(&mut self, place: usize) -> Result<(), EpisodeError> {
        let results = self.results();
        let none = EpisodeError::Result { number: place, count: results.len() };
        self.table.play_listed(results.get(place).ok_or(none)?.action);
        self.begin();
        Ok(())
    }

    fn roll(&mut self, fraction: f64) -> Result<(), EpisodeError> {
        let results = self.results();
        let below = |end: usize| ((fraction * end as f64) as usize).min(end.saturating_sub(1));
        let result = choose_weighted(&results, below);
        let none = EpisodeError::Result { number: 0, count: results.len() };
        self.table.play_listed(*result.ok_or(none)?);
        self.begin();
        Ok(())
    }

    fn form(&self) -> Form {
        G::FORM
    }

    fn observation(&self, side: Side, layout: Layout) -> Vec<f32> {
        let game = self.table.game();
        let view = game.view(self.table.position(), Viewer::Side(side));
        observation(game, &view, side, self.parts_for(side), layout)
    }

    fn information_state(&self, side: Side) -> String {
        let viewer = Viewer::Side(side);
        let mut text = self.table.view_text(viewer);
        if G::ABOUT.information == Information::Hidden {
            let _ = write!(text, "\n{}", self.table.past_for(viewer).join(" "));
        }
        if self.waited {
            text.push_str("\nwaited");
        }
        for part in self.parts_for(side) {
            let _ = write!(text, "\n{part}");
        }
        text
    }

    fn resampled(&self, side: Side, rng: &mut Rng) -> Result<Box<dyn AnyEpisode>, EpisodeError> {
        let table = self.table.game().resampled(&self.table, side, rng);
        let mut episode = Episode::new(table.ok_or(EpisodeError::NoSample)?);
        episode.waited = self.waited;
        for &part in self.parts_for(side) {
            episode.take(part)?;
        }
        Ok(Box::new(episode))
    }

    fn returns(&self) -> [f32; 2] {
        let outcome = self.turn.outcome();
        outcome.map_or([0.0; 2], |outcome| self.table.game().returns(outcome))
    }

    fn largest_return(&self) -> f32 {
        self.table.game().largest_return()
    }

    fn boxed_clone(&self) -> Box<dyn AnyEpisode> {
        Box::new(self.clone())
    }
}
