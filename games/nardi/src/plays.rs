//! Which plays a roll allows, each resulting position once.
//!
//! The steps of a play are made from the highest point down: whatever can be played in some order
//! can be played in that one, since it enters from the bar first, brings checkers home before it
//! bears off, and clears high points before low ones. So it is enough to look at lists that descend,
//! and only few of them lead to the same position:
//!
//! ```text
//!   double             none: the steps can be read off the position afterwards
//!   larger die first   the lists that are kept
//!   smaller first      repeats: two steps from one point, two checkers borne off, and one checker
//!                      taken over an empty point on either way
//! ```
//!
//! A visitor gets the last step of many plays at once, as a set of points to start from: listing
//! walks through the set, counting takes its size where it cannot do without (`counting`).

use std::fmt;

use crate::Action;
use crate::board::{Checkers, Point, PointSet};
use crate::roll::{Die, Roll};

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    pub from: Point,
    pub to: Point,
}

impl Step {
    #[inline]
    const fn by(from: Point, die: Die) -> Step {
        Step { from, to: from.after(die) }
    }

    /// Ten bits: from, then to.
    #[inline]
    const fn code(self) -> u64 {
        (self.from.number() as u64) << 5 | self.to.number() as u64
    }

    #[inline]
    const fn of_code(code: u64) -> Step {
        Step { from: Point::of_bits(code >> 5), to: Point::of_bits(code) }
    }
}

/// The most steps that a roll gives.
pub(crate) const MOST: usize = 4;

/// A whole play: its steps in the order of its token, and which of them hit. Without steps it is the
/// lost turn.
///
/// It is one word: ten bits a step, then a bit a step for hits, then the number of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play(u64);

impl Play {
    /// No step at all: the turn is lost.
    pub const PASS: Play = Play(0);

    const STEP: u32 = 10;
    const HITS: u32 = 40;
    const LEN: u32 = 44;

    #[inline]
    const fn len(self) -> usize {
        (self.0 >> Play::LEN) as usize
    }

    /// The steps, highest first.
    #[inline]
    pub fn steps(self) -> impl ExactSizeIterator<Item = Step> {
        (0..self.len()).map(move |i| Step::of_code(self.0 >> (Play::STEP * i as u32)))
    }

    /// The steps with whether they hit.
    #[inline]
    pub fn steps_with_hits(self) -> impl ExactSizeIterator<Item = (Step, bool)> {
        self.steps()
            .enumerate()
            .map(move |(i, step)| (step, self.0 >> (Play::HITS + i as u32) & 1 == 1))
    }

    /// The points on which it hits, as the mover counts.
    pub fn hits(self) -> PointSet {
        let hits = self.steps_with_hits().filter(|&(_, hits)| hits);
        hits.fold(PointSet::EMPTY, |points, (step, _)| points | PointSet::from(step.to))
    }

    /// The mover's and the other side's checkers afterwards.
    #[inline]
    pub fn made(self, own: Checkers, enemy: Checkers) -> (Checkers, Checkers) {
        let (mut own, mut enemy) = (own, enemy);
        for (step, hits) in self.steps_with_hits() {
            own = own.moved(step.from, step.to);
            if hits {
                enemy = enemy.moved(step.to.of_other_side(), Point::BAR);
            }
        }
        (own, enemy)
    }

    /// One more step behind the others.
    #[inline]
    #[must_use]
    const fn with(self, step: Step, hits: bool) -> Play {
        let place = self.len() as u32;
        let step = step.code() << (Play::STEP * place);
        let hit = (hits as u64) << (Play::HITS + place);
        Play((self.0 | step | hit) + (1 << Play::LEN))
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Play({self})")
    }
}

/// The mover's checkers in the middle of a play, and what has been played of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begun {
    own: Checkers,
    occupied: PointSet,
    play: Play,
    landed: PointSet,
}

impl Begun {
    #[inline]
    fn with(&self, step: Step, blots: PointSet) -> Begun {
        let from = PointSet::from(step.from);
        let left = if self.own.on(step.from) == 1 { self.occupied - from } else { self.occupied };
        let landed = PointSet::from(step.to) & PointSet::BOARD;
        Begun {
            own: self.own.moved(step.from, step.to),
            occupied: left | landed,
            play: self.played(step, blots),
            landed: self.landed | landed,
        }
    }

    /// The play with one more step, which must not start above the others. The star goes to the
    /// first step that lands on a lone enemy.
    #[inline]
    fn played(&self, step: Step, blots: PointSet) -> Play {
        self.play.with(step, (blots - self.landed).has(step.to))
    }
}

/// Puts every play of a roll behind the others in `actions`, `own` being the checkers of the side
/// that moves; a lost turn is one too.
#[inline]
pub fn list(own: Checkers, enemy: Checkers, roll: Roll, actions: &mut Vec<Action>) {
    MoveGen::of(own, enemy).list(roll, actions);
}

/// Finds the plays of the side to move on a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveGen {
    pub(crate) own: Checkers,
    /// The points with two or more enemies.
    pub(crate) closed: PointSet,
    /// The points with one enemy.
    pub(crate) blots: PointSet,
}

/// What is told of many plays at once: the steps before the last one, the points from which the last
/// one may start, and its die.
pub(crate) trait Visit: FnMut(&Begun, PointSet, Die) {}
impl<F: FnMut(&Begun, PointSet, Die)> Visit for F {}

impl MoveGen {
    #[inline]
    pub(crate) fn of(own: Checkers, enemy: Checkers) -> MoveGen {
        let (closed, blots) = enemy.closed_and_blots();
        MoveGen { own, closed, blots }
    }

    #[inline]
    fn begin(&self) -> Begun {
        let occupied = self.own.occupied();
        Begun { own: self.own, occupied, play: Play::PASS, landed: PointSet::EMPTY }
    }

    /// Puts every play of a roll behind the others in `actions`; a lost turn is one too.
    pub(crate) fn list(&self, roll: Roll, actions: &mut Vec<Action>) {
        let before = actions.len();
        self.visit(roll, &mut |begun: &Begun, last: PointSet, die: Die| {
            actions.extend(last.points().map(|from| Action::Play(self.play_of(begun, from, die))));
        });
        if actions.len() == before {
            actions.push(Action::Play(Play::PASS));
        }
    }

    /// The play whose last step starts from this point.
    #[inline]
    fn play_of(&self, begun: &Begun, from: Point, die: Die) -> Play {
        let step = Step::by(from, die);
        // Two steps from one point: the one that goes less far comes first.
        if begun.play.len() == 1
            && let Some(first) = begun.play.steps().next()
            && first.from == from
            && first.to < step.to
        {
            let begun = Begun { play: Play::PASS, landed: PointSet::EMPTY, ..*begun };
            return begun.with(step, self.blots).played(first, self.blots);
        }
        begun.played(step, self.blots)
    }

    /// How many plays a roll allows, by visiting them.
    pub(crate) fn count_visited(&self, roll: Roll) -> u64 {
        let mut count = 0;
        self.visit(roll, &mut |_: &Begun, last: PointSet, _: Die| count += u64::from(last.len()));
        count.max(1)
    }

    /// Visits every play of a roll once; none if the turn is lost.
    #[inline]
    fn visit(&self, roll: Roll, visit: &mut impl Visit) {
        let begun = self.begin();
        if roll.is_double() {
            for steps in (1..=MOST as u8).rev() {
                if self.visit_double(&begun, Point::BAR, roll.high(), steps, visit) {
                    return;
                }
            }
        } else if !self.visit_pairs(&begun, roll, visit) {
            let larger = begun.occupied.sources(roll.high(), self.closed);
            if larger.is_empty() {
                visit(&begun, begun.occupied.sources(roll.low(), self.closed), roll.low());
            } else {
                visit(&begun, larger, roll.high());
            }
        }
    }

    /// Plays of exactly `left` more steps, none from above `top`; whether there are any.
    fn visit_double(
        &self,
        begun: &Begun,
        top: Point,
        die: Die,
        left: u8,
        visit: &mut impl Visit,
    ) -> bool {
        let from = begun.occupied.sources(die, self.closed) & PointSet::up_to(top);
        if left == 1 {
            if !from.is_empty() {
                visit(begun, from, die);
            }
            return !from.is_empty();
        }
        let mut found = false;
        for point in from.points() {
            let next = begun.with(Step::by(point, die), self.blots);
            found |= self.visit_double(&next, point, die, left - 1, visit);
        }
        found
    }

    /// Plays that use both of two different dice; whether there are any.
    #[inline]
    fn visit_pairs(&self, begun: &Begun, roll: Roll, visit: &mut impl Visit) -> bool {
        let (high, low) = (roll.high(), roll.low());
        let by_high = begun.occupied.sources(high, self.closed);
        let by_low = begun.occupied.sources(low, self.closed);
        let mut found = false;
        for from in by_high.points() {
            let first = begun.with(Step::by(from, high), self.blots);
            let last = self.sources_below(&first, from, low);
            if !last.is_empty() {
                visit(&first, last, low);
                found = true;
            }
        }
        for from in by_low.points() {
            let step = Step::by(from, low);
            let first = begun.with(step, self.blots);
            let last = self.sources_below(&first, from, high);
            // Repeats do not matter for `found`: the play they repeat has been found.
            let last = last - self.repeats(begun, step, last, by_high, roll);
            if !last.is_empty() {
                visit(&first, last, high);
                found = true;
            }
        }
        found
    }

    /// From where a second step may start, at or below the first one.
    #[inline]
    fn sources_below(&self, first: &Begun, from: Point, die: Die) -> PointSet {
        first.occupied.sources(die, self.closed) & PointSet::up_to(from)
    }

    /// Which of the last steps by the larger die, after a first step by the smaller one, give a play
    /// that was found with the larger die first.
    #[inline]
    fn repeats(
        &self,
        begun: &Begun,
        step: Step,
        last: PointSet,
        by_high: PointSet,
        roll: Roll,
    ) -> PointSet {
        if step.to == Point::OFF {
            // The larger die then bears off from below too, and could have taken the first checker.
            return last;
        }
        let same_point = PointSet::from(step.from);
        let other_way = Step::by(step.from, roll.high());
        let hits = self.blots.has(step.to) || self.blots.has(other_way.to);
        let one_checker = last.has(step.to) && by_high.has(step.from) && other_way.to != Point::OFF;
        if one_checker && !hits {
            let first = begun.with(other_way, self.blots);
            if self.sources_below(&first, step.from, roll.low()).has(other_way.to) {
                return same_point | PointSet::from(step.to);
            }
        }
        same_point
    }
}
