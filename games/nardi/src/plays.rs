//! Which plays a throw allows, each resulting position once.
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
//! walks through the set, counting takes its size.

use crate::Action;
use crate::board::{Checkers, Point, Points};
use crate::throw::{Die, Throw};

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Where it stood.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Step {
    const NONE: Step = Step { from: Point::OFF, to: Point::OFF };

    #[inline]
    const fn by(from: Point, die: Die) -> Step {
        Step { from, to: from.after(die) }
    }
}

/// The most steps that a throw gives.
const MOST: usize = 4;

/// A whole play: its steps in the order of its token, and which of them hit. Without steps it is the
/// lost turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    steps: [Step; MOST],
    len: u8,
    /// Bit i for step i.
    hits: u8,
}

impl Play {
    /// No step at all: the turn is lost.
    pub const PASS: Play = Play { steps: [Step::NONE; MOST], len: 0, hits: 0 };

    /// The steps, highest first.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.len as usize]
    }

    /// The steps with whether they hit.
    pub fn steps_with_hits(&self) -> impl Iterator<Item = (Step, bool)> {
        self.steps().iter().enumerate().map(|(i, &step)| (step, self.hits >> i & 1 == 1))
    }

    /// The points on which it hits, as the mover counts.
    pub fn hits(&self) -> Points {
        let hits = self.steps_with_hits().filter(|&(_, hits)| hits);
        hits.fold(Points::NONE, |points, (step, _)| points | Points::from(step.to))
    }

    /// The mover's and the other side's checkers afterwards.
    #[inline]
    pub fn made(&self, own: Checkers, enemy: Checkers) -> (Checkers, Checkers) {
        let (mut own, mut enemy) = (own, enemy);
        for (step, hits) in self.steps_with_hits() {
            own = own.moved(step.from, step.to);
            if hits {
                enemy = enemy.moved(step.to.of_other_side(), Point::BAR);
            }
        }
        (own, enemy)
    }

    /// One more step, which must not start above the others. The star goes to the first step that
    /// lands on a lone enemy.
    #[inline]
    #[must_use]
    fn with(mut self, step: Step, blots: Points) -> Play {
        let place = self.len as usize;
        let before = place.wrapping_sub(1);
        self.len += 1;
        if place > 0 && self.steps[before].from == step.from && self.steps[before].to < step.to {
            self.steps[place] = self.steps[before];
            self.steps[before] = step;
            // The two land on different points, so the star moves along with its step.
            let moved = self.hits >> before & 1;
            self.hits = self.hits & !(1 << before) | moved << place;
            return self.starred(before, blots);
        }
        self.steps[place] = step;
        self.starred(place, blots)
    }

    #[inline]
    fn starred(mut self, place: usize, blots: Points) -> Play {
        let to = self.steps[place].to;
        if blots.has(to) && !self.hits().has(to) {
            self.hits |= 1 << place;
        }
        self
    }
}

/// Puts every play of a throw behind the others in `actions`, `own` being the checkers of the side
/// that moves; a lost turn is one too.
#[inline]
pub fn list(own: Checkers, enemy: Checkers, throw: Throw, actions: &mut Vec<Action>) {
    Sight::of(own, enemy).list(throw, actions);
}

/// A board as the side to move sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    pub(crate) own: Checkers,
    /// The points with two or more enemies.
    pub(crate) closed: Points,
    /// The points with one enemy.
    pub(crate) blots: Points,
}

/// What is told of many plays at once: the steps before the last one (with their hits), the points
/// from which the last one may start, and its die.
pub(crate) trait Visit: FnMut(&Play, Points, Die) {}
impl<F: FnMut(&Play, Points, Die)> Visit for F {}

impl Sight {
    #[inline]
    pub(crate) fn of(own: Checkers, enemy: Checkers) -> Sight {
        let (closed, blots) = enemy.closed_and_blots();
        Sight { own, closed, blots }
    }

    /// Puts every play of a throw behind the others in `actions`; a lost turn is one too.
    pub(crate) fn list(&self, throw: Throw, actions: &mut Vec<Action>) {
        let before = actions.len();
        self.visit(throw, &mut |begun: &Play, last: Points, die: Die| {
            let play = |from| Action::Play(begun.with(Step::by(from, die), self.blots));
            actions.extend(last.points().map(play));
        });
        if actions.len() == before {
            actions.push(Action::Play(Play::PASS));
        }
    }

    /// How many plays a throw allows.
    pub(crate) fn count(&self, throw: Throw) -> u64 {
        let mut count = 0;
        self.visit(throw, &mut |_: &Play, last: Points, _: Die| count += u64::from(last.len()));
        count.max(1)
    }

    /// Visits every play of a throw once; none if the turn is lost.
    #[inline]
    pub(crate) fn visit(&self, throw: Throw, visit: &mut impl Visit) {
        if throw.is_double() {
            for steps in (1..=MOST as u8).rev() {
                if self.visit_double(self.own, Point::BAR, Play::PASS, throw.high(), steps, visit) {
                    return;
                }
            }
        } else if !self.visit_pairs(throw, visit) {
            let larger = self.own.sources(throw.high(), self.closed);
            if larger.is_empty() {
                visit(&Play::PASS, self.own.sources(throw.low(), self.closed), throw.low());
            } else {
                visit(&Play::PASS, larger, throw.high());
            }
        }
    }

    /// Plays of exactly `left` more steps, none from above `top`; whether there are any.
    fn visit_double(
        &self,
        own: Checkers,
        top: Point,
        begun: Play,
        die: Die,
        left: u8,
        visit: &mut impl Visit,
    ) -> bool {
        let from = own.sources(die, self.closed) & Points::up_to(top);
        if left == 1 {
            if !from.is_empty() {
                visit(&begun, from, die);
            }
            return !from.is_empty();
        }
        let mut found = false;
        for point in from.points() {
            let step = Step::by(point, die);
            let next = own.moved(step.from, step.to);
            let begun = begun.with(step, self.blots);
            found |= self.visit_double(next, point, begun, die, left - 1, visit);
        }
        found
    }

    /// Plays that use both of two different dice; whether there are any.
    #[inline]
    fn visit_pairs(&self, throw: Throw, visit: &mut impl Visit) -> bool {
        let (high, low) = (throw.high(), throw.low());
        let by_high = self.own.sources(high, self.closed);
        let by_low = self.own.sources(low, self.closed);
        let mut found = false;
        for from in by_high.points() {
            let first = Step::by(from, high);
            let last = self.sources_below(first, low);
            if !last.is_empty() {
                visit(&Play::PASS.with(first, self.blots), last, low);
                found = true;
            }
        }
        for from in by_low.points() {
            let first = Step::by(from, low);
            let last = self.sources_below(first, high);
            // Repeats do not matter for `found`: the play they repeat has been found.
            let last = last - self.repeats(first, last, by_high, throw);
            if !last.is_empty() {
                visit(&Play::PASS.with(first, self.blots), last, high);
                found = true;
            }
        }
        found
    }

    /// From where a second step may start, at or below the first one.
    #[inline]
    fn sources_below(&self, first: Step, die: Die) -> Points {
        let own = self.own.moved(first.from, first.to);
        own.sources(die, self.closed) & Points::up_to(first.from)
    }

    /// Which of the last steps by the larger die, after a first step by the smaller one, give a play
    /// that was found with the larger die first.
    #[inline]
    fn repeats(&self, first: Step, last: Points, by_high: Points, throw: Throw) -> Points {
        if first.to == Point::OFF {
            // The larger die then bears off from below too, and could have taken the first checker.
            return last;
        }
        let same_point = Points::from(first.from);
        if last.has(first.to) && by_high.has(first.from) {
            let other_way = Step::by(first.from, throw.high());
            let hits = self.blots.has(first.to) || self.blots.has(other_way.to);
            if other_way.to != Point::OFF
                && !hits
                && self.sources_below(other_way, throw.low()).has(other_way.to)
            {
                return same_point | Points::from(first.to);
            }
        }
        same_point
    }
}
