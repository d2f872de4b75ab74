//! The state of a game or match, and what an action does to it.

use galds_core::{Outcome, PerSide, Side, Turn, mix_all};

use crate::board::{Checkers, Point, PointSet};
use crate::formats::Won;
use crate::rules::OpeningRoll;
use crate::{Action, Nardi, Play, Roll};

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Each side rolls one die to see who begins.
    Open,
    /// The side rolls both dice, or doubles before it does.
    Roll,
    /// The side has been offered a double and answers.
    Double,
    /// The side plays this roll.
    Dice(Roll),
    /// Nothing: the side has won.
    Over,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    doublings: u8,
    owner: Option<Side>,
}

impl Cube {
    /// The cube before any double: at 1, in the middle.
    pub const MIDDLE: Cube = Cube { doublings: 0, owner: None };

    /// With this many doublings three times the stake still fits an outcome.
    pub const MOST_DOUBLINGS: u8 = 29;

    /// A cube that was turned `doublings` times and is now `owner`'s. `None` when that is more often
    /// than an outcome can count.
    pub const fn owned(doublings: u8, owner: Side) -> Option<Cube> {
        if doublings >= 1 && doublings <= Cube::MOST_DOUBLINGS {
            Some(Cube { doublings, owner: Some(owner) })
        } else {
            None
        }
    }

    /// What a game is worth.
    pub const fn value(self) -> u32 {
        1 << self.doublings
    }

    /// How often it has been turned.
    pub const fn doublings(self) -> u8 {
        self.doublings
    }

    /// Who may double next; both if nobody owns it.
    pub const fn owner(self) -> Option<Side> {
        self.owner
    }

    /// The cube after `taker` has taken a double.
    #[must_use]
    const fn turned_to(self, taker: Side) -> Cube {
        Cube { doublings: self.doublings + 1, owner: Some(taker) }
    }
}

/// The points of a match so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// What each side has won.
    pub points: PerSide<u32>,
    /// Whether this is the Crawford game, in which nobody doubles.
    pub crawford: bool,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) checkers: PerSide<Checkers>,
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) cube: Option<Cube>,
    pub(crate) score: Score,
}

impl Position {
    /// Where a side's checkers are, as it counts.
    pub fn checkers(&self, side: Side) -> Checkers {
        self.checkers[side]
    }

    /// The side that has to act; the winner when the game is over.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cube, if the game has one.
    pub fn cube(&self) -> Option<Cube> {
        self.cube
    }

    /// The score of the match; nothing to nothing in a single game.
    pub fn score(&self) -> Score {
        self.score
    }

    /// What a plain win is worth.
    pub fn stake(&self) -> u32 {
        self.cube.map_or(1, Cube::value)
    }

    /// The same with the sides exchanged; there is none in the opening, where White's die comes
    /// first.
    pub fn mirrored(&self) -> Option<Position> {
        let swapped = |cube: Cube| Cube { owner: cube.owner.map(Side::other), ..cube };
        let [white, black] = self.checkers.0;
        let [white_points, black_points] = self.score.points.0;
        (self.phase != Phase::Open).then_some(Position {
            checkers: PerSide([black, white]),
            side: self.side.other(),
            phase: self.phase,
            cube: self.cube.map(swapped),
            score: Score { points: PerSide([black_points, white_points]), ..self.score },
        })
    }

    pub(crate) fn hash(&self) -> u64 {
        let [white, black] = self.checkers.0.map(Checkers::words);
        let phase = match self.phase {
            Phase::Open => 1,
            Phase::Roll => 2,
            Phase::Double => 3,
            Phase::Over => 4,
            Phase::Dice(roll) => u64::from(roll.high().pips() << 3 | roll.low().pips()),
        };
        let cube = self.cube.map_or(0xff, |cube| {
            u64::from(cube.doublings) << 2 | cube.owner.map_or(3, |owner| owner as u64)
        });
        let [white_points, black_points] = self.score.points.0;
        let state =
            phase << 16 | cube << 8 | u64::from(self.score.crawford) << 1 | self.side as u64;
        let score = u64::from(white_points) << 32 | u64::from(black_points);
        mix_all([white[0], white[1], black[0], black[1], state, score])
    }
}

impl Nardi {
    pub(crate) fn start_position(&self) -> Position {
        Position {
            checkers: PerSide([Checkers::START; 2]),
            side: Side::First,
            phase: Phase::Open,
            cube: self.rules.cube.then_some(Cube::MIDDLE),
            score: Score::default(),
        }
    }

    pub(crate) fn turn_of(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Roll if self.may_double(position, position.side) => {
                Turn::SideOrChance(position.side)
            }
            Phase::Open | Phase::Roll => Turn::Chance,
            Phase::Double | Phase::Dice(_) => Turn::Side(position.side),
            Phase::Over => Turn::Over(self.outcome(position)),
        }
    }

    /// Whether a side about to roll may double instead.
    pub(crate) fn may_double(&self, position: &Position, side: Side) -> bool {
        let Some(cube) = position.cube else { return false };
        cube.owner.is_none_or(|owner| owner == side)
            && cube.doublings < Cube::MOST_DOUBLINGS
            && !position.score.crawford
            && !self.is_dead(position, side)
    }

    /// Whether the stake as it is wins `side` the match, so that more would count for nothing.
    pub(crate) fn is_dead(&self, position: &Position, side: Side) -> bool {
        let length = u32::from(self.rules.match_length);
        length > 0 && position.score.points[side] + position.stake() >= length
    }

    fn outcome(&self, position: &Position) -> Outcome {
        if self.rules.match_length > 0 {
            let [white, black] = position.score.points.0;
            return Outcome::score(white, black);
        }
        let winner = position.side;
        let times = if position.checkers[winner].all_off() {
            self.times(position.checkers[winner.other()])
        } else {
            1
        };
        Outcome::win(winner, position.stake() * times)
    }

    /// How often the stake a loser pays that stands like this.
    pub(crate) fn times(&self, loser: Checkers) -> u32 {
        if !self.rules.gammons || loser.on(Point::OFF) > 0 {
            1
        } else if (loser.occupied() & PointSet::FAR_HOME).is_empty() {
            2
        } else {
            3
        }
    }

    pub(crate) fn make(&self, position: &mut Position, action: Action) {
        match action {
            Action::Opening(opening) => {
                let white_begins = opening.white() > opening.black();
                position.side = if white_begins { Side::First } else { Side::Second };
                position.phase = match self.rules.opening {
                    OpeningRoll::Reroll => Phase::Roll,
                    OpeningRoll::Keep => Phase::Dice(opening.roll()),
                };
            }
            Action::Roll(roll) => position.phase = Phase::Dice(roll),
            Action::Play(play) => self.make_play(position, play),
            Action::Double => {
                position.phase = Phase::Double;
                position.side = position.side.other();
            }
            Action::Take => {
                position.cube = position.cube.map(|cube| cube.turned_to(position.side));
                position.phase = Phase::Roll;
                position.side = position.side.other();
            }
            Action::Drop => {
                let stake = position.stake();
                self.end_game(position, position.side.other(), stake);
            }
        }
    }

    #[inline]
    fn make_play(&self, position: &mut Position, play: Play) {
        let (mover, other) = (position.side, position.side.other());
        let (own, enemy) = play.made(position.checkers[mover], position.checkers[other]);
        position.checkers[mover] = own;
        position.checkers[other] = enemy;
        if own.all_off() {
            let points = position.stake() * self.times(enemy);
            self.end_game(position, mover, points);
        } else {
            position.phase = Phase::Roll;
            position.side = other;
        }
    }

    /// Who has won how much, if `action` ended the game in `before`.
    pub(crate) fn won(&self, before: &Position, action: Action, after: &Position) -> Option<Won> {
        if !matches!(after.phase, Phase::Over | Phase::Open) {
            return None;
        }
        let mover = before.side;
        let won = |side, points| Won { side, points, resigned: false };
        match action {
            Action::Play(play) => {
                let (_, loser) = play.made(before.checkers[mover], before.checkers[mover.other()]);
                Some(won(mover, before.stake() * self.times(loser)))
            }
            Action::Drop => Some(won(mover.other(), before.stake())),
            Action::Opening(_) | Action::Roll(_) | Action::Double | Action::Take => None,
        }
    }

    /// The score is kept in matches only; the outcome of a single game is read off its last position.
    pub(crate) fn end_game(&self, position: &mut Position, winner: Side, points: u32) {
        let length = u32::from(self.rules.match_length);
        let within_one_before = one_short(position.score, length);
        if length > 0 {
            position.score.points[winner] += points;
        }
        if length == 0 || position.score.points[winner] >= length {
            position.side = winner;
            position.phase = Phase::Over;
            return;
        }
        let crawford = !within_one_before && one_short(position.score, length);
        let score = Score { crawford, ..position.score };
        *position = Position { score, ..self.start_position() };
    }
}

/// Whether a side is within one point of the match.
fn one_short(score: Score, length: u32) -> bool {
    score.points.0.iter().any(|&points| points + 1 == length)
}
