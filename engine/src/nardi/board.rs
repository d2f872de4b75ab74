//! The checkers of both sides before a roll: all that an evaluation looks at.

use galds_games::core::mix_all;
use galds_games::nardi::board::PointSet;
use galds_games::nardi::{Action, Checkers, Play, Point, Roll, plays};

/// The checkers of the side that is about to roll and of the other one, each as its owner counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The side about to roll.
    pub mover: Checkers,
    /// The side that has just played.
    pub other: Checkers,
}

/// What kind of game is left to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// None: the side that has just played has borne off everything.
    Over,
    /// Both sides have all their checkers at home and behind them.
    BearOff,
    /// The sides have passed each other.
    Race,
    /// The sides can still hit or block each other.
    Contact,
}

impl Board {
    /// The start of a game.
    pub const START: Board = Board { mover: Checkers::START, other: Checkers::START };

    /// A hash of where the checkers stand.
    #[inline]
    pub fn hash(self) -> u64 {
        let ([a, b], [c, d]) = (self.mover.words(), self.other.words());
        mix_all([a, b, c, d])
    }

    /// What is left after the mover has made a play; the other side is about to roll.
    #[inline]
    #[must_use]
    pub fn after(self, play: &Play) -> Board {
        let (own, enemy) = play.made(self.mover, self.other);
        Board { mover: enemy, other: own }
    }

    /// What each of the plays in a list leaves, in its order.
    #[inline]
    pub fn after_each(self, actions: &[Action]) -> impl Iterator<Item = Board> {
        actions.iter().filter_map(move |action| match action {
            Action::Play(play) => Some(self.after(play)),
            _ => None,
        })
    }

    /// Puts the plays of a roll into `actions`, which is emptied first.
    #[inline]
    pub fn list(self, roll: Roll, actions: &mut Vec<Action>) {
        actions.clear();
        plays::list(self.mover, self.other, roll, actions);
    }

    /// What kind of game is left.
    #[inline]
    pub fn kind(self) -> Kind {
        if self.other.all_off() {
            return Kind::Over;
        }
        let (mover, other) = (rearmost(self.mover), rearmost(self.other));
        // A point p of one side is the point 25 − p of the other.
        if mover + other > 25 {
            Kind::Contact
        } else if mover <= 6 && other <= 6 {
            Kind::BearOff
        } else {
            Kind::Race
        }
    }
}

/// The number of the last occupied point; 0 when all are off.
#[inline]
fn rearmost(checkers: Checkers) -> u8 {
    checkers.occupied().highest_point().map_or(0, Point::number)
}

/// How many times the stake a side pays that loses while it stands like this.
pub fn times_lost(loser: Checkers) -> usize {
    if loser.on(Point::OFF) > 0 {
        1
    } else if (loser.occupied() & PointSet::FAR_HOME).is_empty() {
        2
    } else {
        3
    }
}
