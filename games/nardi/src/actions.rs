//! Which actions are legal.

use crate::plays::MoveGen;
use crate::position::{Phase, Position};
use crate::roll::{Die, Opening, Roll};
use crate::{Nardi, Play, Step};

/// One thing that a side or chance does. Its `Display` is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// One die of each side, to see who begins.
    Opening(Opening),
    /// A roll of both dice.
    Roll(Roll),
    /// The whole play of a roll.
    Play(Play),
    /// The stakes are to be doubled.
    Double,
    /// A double is accepted.
    Take,
    /// A double is declined and the game given up.
    Drop,
}

impl Nardi {
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Open => actions.extend(Opening::all().map(Action::Opening)),
            Phase::Roll => {
                actions.extend(Roll::all().map(Action::Roll));
                if self.may_double(position, position.side) {
                    actions.push(Action::Double);
                }
            }
            Phase::Double => actions.extend([Action::Take, Action::Drop]),
            Phase::Dice(roll) => MoveGen::at(position).list(roll, actions),
            Phase::Over => {}
        }
    }
}

impl MoveGen {
    /// For the side to act.
    pub(crate) fn at(position: &Position) -> MoveGen {
        MoveGen::of(position.checkers[position.side], position.checkers[position.side.other()])
    }
}

pub(crate) fn legal_plays(generator: &MoveGen, roll: Roll) -> Vec<Play> {
    let mut actions = Vec::new();
    generator.list(roll, &mut actions);
    let play = |action| match action {
        Action::Play(play) => Some(play),
        _ => None,
    };
    actions.into_iter().filter_map(play).collect()
}

/// The dice of a roll that have not been used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiceLeft {
    roll: Roll,
    high: u8,
    low: u8,
}

impl DiceLeft {
    pub(crate) fn of(roll: Roll) -> DiceLeft {
        let (high, low) = if roll.is_double() { (4, 0) } else { (1, 1) };
        DiceLeft { roll, high, low }
    }

    /// The different dice that are left, the larger first, each with what is left after it.
    pub(crate) fn each(self) -> impl Iterator<Item = (Die, DiceLeft)> {
        let high =
            (self.high > 0).then(|| (self.roll.high(), DiceLeft { high: self.high - 1, ..self }));
        let low = (self.low > 0).then(|| (self.roll.low(), DiceLeft { low: self.low - 1, ..self }));
        high.into_iter().chain(low)
    }

    /// Uses up the smallest die that makes a step.
    pub(crate) fn take(&mut self, step: Step) -> Option<Die> {
        let exact = |die: Die| step.from.number() == step.to.number() + die.pips();
        let fits = |die: Die| exact(die) || step.from.after(die) == step.to;
        let (die, left) = self.each().filter(|&(die, _)| fits(die)).last()?;
        *self = left;
        Some(die)
    }
}
