//! An action in the making.

use super::{Learning, Number};
use crate::{Listing, Rng, Turn};

/// The most parts that an action has: the pieces of a set-up.
const MOST: usize = 25;

/// The parts of an action chosen so far, and the actions that begin like them.
#[derive(Clone, Debug)]
pub struct Draft<G: Learning> {
    parts: [Number; MOST],
    len: u8,
    listing: Listing,
    /// Whether chance would act if the side does not.
    may_wait: bool,
    actions: Vec<G::Action>,
}

/// What came of choosing a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken<A> {
    /// More parts are needed.
    Part,
    /// The action is whole.
    Action(A),
    /// The side leaves it to chance.
    Wait,
}

impl<G: Learning> Default for Draft<G> {
    fn default() -> Draft<G> {
        Draft {
            parts: [0; MOST],
            len: 0,
            listing: Listing::Complete,
            may_wait: false,
            actions: Vec::new(),
        }
    }
}

impl<G: Learning> Draft<G> {
    /// Begins anew in a position; `turn` says who has to act.
    pub fn begin(&mut self, game: &G, position: &G::Position, turn: Turn) {
        self.len = 0;
        self.actions.clear();
        self.may_wait = false;
        self.listing = Listing::Complete;
        match turn {
            Turn::Over(_) | Turn::Chance => {}
            Turn::Side(_) => self.listing = game.legal(position, &mut self.actions),
            Turn::SideOrChance(_) => {
                self.may_wait = true;
                self.listing = game.legal(position, &mut self.actions);
                self.actions.retain(|&action| game.part(position, action, 0).is_some());
            }
        }
    }

    /// The parts chosen so far.
    pub fn parts(&self) -> &[Number] {
        &self.parts[..self.len as usize]
    }

    /// The numbers that may be chosen, each once and in no order; the list is emptied first. Without a side to act
    /// there are none.
    pub fn numbers(&self, game: &G, position: &G::Position, numbers: &mut Vec<Number>) {
        numbers.clear();
        if self.listing == Listing::Examples {
            game.unlisted(position, self.parts(), numbers);
            return;
        }
        let place = self.len as usize;
        for &action in &self.actions {
            numbers.extend(game.part(position, action, place).or(G::STOP));
        }
        if G::PARTS > 1 {
            if !numbers.is_sorted() {
                numbers.sort_unstable();
            }
            numbers.dedup();
        }
        if self.may_wait && place == 0 {
            numbers.extend(G::WAIT);
        }
    }

    /// Whether a number is one of the [`Draft::numbers`].
    pub fn allows(&self, game: &G, position: &G::Position, number: Number) -> bool {
        let place = self.len as usize;
        if self.listing == Listing::Examples {
            let mut numbers = Vec::new();
            game.unlisted(position, self.parts(), &mut numbers);
            return numbers.contains(&number);
        }
        let fits =
            |&action: &G::Action| game.part(position, action, place).or(G::STOP) == Some(number);
        self.actions.iter().any(fits) || (self.may_wait && place == 0 && G::WAIT == Some(number))
    }

    /// How many numbers there are to choose from.
    pub fn count(&self, game: &G, position: &G::Position) -> usize {
        let mut numbers = Vec::new();
        self.numbers(game, position, &mut numbers);
        numbers.len()
    }

    /// Chooses one of the [`Draft::numbers`]. With any other the result is unspecified, `None` if possible.
    pub fn take(
        &mut self,
        game: &G,
        position: &G::Position,
        number: Number,
    ) -> Option<Taken<G::Action>> {
        if self.listing == Listing::Examples {
            return self.take_unlisted(game, position, number);
        }
        let place = self.len as usize;
        if self.may_wait && place == 0 && G::WAIT == Some(number) {
            return Some(Taken::Wait);
        }
        let fits =
            |&action: &G::Action| game.part(position, action, place).or(G::STOP) == Some(number);
        let found = self.actions.iter().copied().find(fits)?;
        *self.parts.get_mut(place)? = number;
        self.actions.retain(fits);
        self.len += 1;
        Some(if self.actions.len() == 1 { Taken::Action(found) } else { Taken::Part })
    }

    /// Chooses at random so that every action is as likely as any other, and waiting as likely as one action; of
    /// set-ups, every example. Much faster than to choose among the [`Draft::numbers`]. `None` if there are none.
    pub fn take_random(
        &mut self,
        game: &G,
        position: &G::Position,
        rng: &mut Rng,
    ) -> Option<(Number, Taken<G::Action>)> {
        let place = self.len as usize;
        let waits = usize::from(self.may_wait && place == 0 && G::WAIT.is_some());
        let drawn = rng.below(self.actions.len() + waits);
        let number = match self.actions.get(drawn) {
            None if waits > 0 => return Some((G::WAIT?, Taken::Wait)),
            // No example begins like the parts that somebody chose.
            None => self.random_number(game, position, rng)?,
            Some(&action) => {
                let number = game.part(position, action, place).or(G::STOP)?;
                if self.listing == Listing::Complete && self.is_alone(game, position, drawn, number)
                {
                    return Some((number, Taken::Action(action)));
                }
                number
            }
        };
        self.take(game, position, number).map(|taken| (number, taken))
    }

    /// Makes a whole action at random among those that begin like the draft, each as likely as any other, and waiting
    /// as likely as one of them; of set-ups, every example. Never [`Taken::Part`]. `None` if there are none.
    pub fn take_random_action(
        &mut self,
        game: &G,
        position: &G::Position,
        rng: &mut Rng,
    ) -> Option<Taken<G::Action>> {
        let waits = usize::from(self.may_wait && self.len == 0 && G::WAIT.is_some());
        if let Some(&action) = self.actions.get(rng.below(self.actions.len() + waits)) {
            return Some(Taken::Action(action));
        }
        if waits > 0 {
            return Some(Taken::Wait);
        }
        // No example begins like the parts that somebody chose: the rest is made part by part.
        loop {
            match self.take_random(game, position, rng)? {
                (_, Taken::Part) => {}
                (_, taken) => return Some(taken),
            }
        }
    }

    /// Whether no other action goes on with the number of this one.
    fn is_alone(&self, game: &G, position: &G::Position, drawn: usize, number: Number) -> bool {
        let place = self.len as usize;
        let goes_on = |&action: &G::Action| game.part(position, action, place).or(G::STOP);
        let mut others = self.actions.iter().enumerate().filter(|&(other, _)| other != drawn);
        G::PARTS == 1 || !others.any(|(_, action)| goes_on(action) == Some(number))
    }

    fn random_number(&self, game: &G, position: &G::Position, rng: &mut Rng) -> Option<Number> {
        let mut numbers = Vec::new();
        self.numbers(game, position, &mut numbers);
        numbers.get(rng.below(numbers.len())).copied()
    }

    /// The whole actions that can be made, where nothing of one has been chosen; of set-ups examples.
    pub fn whole(&self) -> &[G::Action] {
        if self.len == 0 { &self.actions } else { &[] }
    }

    fn take_unlisted(
        &mut self,
        game: &G,
        position: &G::Position,
        number: Number,
    ) -> Option<Taken<G::Action>> {
        let place = self.len as usize;
        *self.parts.get_mut(place)? = number;
        self.actions.retain(|&action| game.part(position, action, place) == Some(number));
        self.len += 1;
        Some(game.assembled(position, self.parts()).map_or(Taken::Part, Taken::Action))
    }

    /// How many bytes it has set aside for lists.
    pub fn list_bytes(&self) -> usize {
        self.actions.capacity() * size_of::<G::Action>()
    }
}
