//! How many plays a roll allows, mostly without making them.
//!
//! As long as a step changes nothing about what a die may do, the points that a die may leave are a fixed set, of which
//! those count on which the side stands. Then two steps are, in whatever order, a point that the one die may leave and one that
//! the other may leave:
//!
//! ```text
//!   two dice    pairs of a point for the larger and one for the smaller die
//!               − lone checkers that either may move, since they cannot both
//!               + a checker that goes on from a point that was empty, for each die that may come first
//!               − such ways, or pairs, of which another leads to the same
//!   a double    points and pairs of points for the die
//!               − lone checkers
//!               + a checker that goes on from a point that was empty
//! ```
//!
//! What a die may do stays the same while no checker is on the bar, and some checker stays outside the home, or all are in it
//! and one stays high enough for the dice. With a checker on the bar the first step is known. Otherwise the plays are visited
//! one by one.

use crate::board::{Checkers, Point, PointSet};
use crate::plays::{MOST, MoveGen};
use crate::roll::{Die, Roll};

/// A side's checkers as counting looks at them.
#[derive(Clone, Copy, Debug)]
struct Standing {
    own: Checkers,
    occupied: PointSet,
    /// The points with one checker.
    single: PointSet,
}

impl Standing {
    #[inline]
    fn of(own: Checkers) -> Standing {
        let (occupied, single) = own.occupied_and_single();
        Standing { own, occupied, single }
    }

    #[inline]
    fn moved(&self, from: Point, die: Die) -> Standing {
        let to = from.after(die);
        let (left, reached) = (PointSet::from(from), PointSet::from(to) & PointSet::BOARD);
        let single_left = if self.own.on(from) == 2 { left } else { PointSet::EMPTY };
        Standing {
            own: self.own.moved(from, to),
            occupied: (self.occupied - (left & self.single)) | reached,
            single: (self.single - left - reached) | single_left | (reached - self.occupied),
        }
    }

    /// The points that a die may leave now and after any one step, if dice as high as the other one may do the same then as
    /// now.
    #[inline]
    fn fixed_sources(&self, die: Die, highest: Die, closed: PointSet) -> Option<PointSet> {
        let outside = self.occupied & PointSet::OUTSIDE_HOME;
        let (needed, all) = if outside.is_empty() {
            (self.occupied & PointSet::from_die(highest), PointSet::HOME)
        } else {
            (outside, PointSet::BOARD)
        };
        // Whether a checker is left there after one has gone.
        let stays = needed.has_several() || !(needed - self.single).is_empty();
        (stays && !outside.has(Point::BAR)).then(|| all.sources(die, closed))
    }
}

impl MoveGen {
    /// How many plays a roll allows.
    pub(crate) fn count(&self, roll: Roll) -> u64 {
        let standing = Standing::of(self.own);
        if roll.is_double() {
            if standing.occupied.sources(roll.high(), self.closed).is_empty() {
                return 1;
            }
            let of_steps = |steps| self.count_double(&standing, Point::BAR, roll.high(), steps);
            let mut counts = (1..=MOST as u8).rev().map(of_steps);
            return counts.find(|&count| count > 0).unwrap_or(0).into();
        }
        if standing.occupied.has(Point::BAR) {
            return self.count_entering(&standing, roll).into();
        }
        match self.count_pairs(&standing, roll) {
            Some(count) if count > 0 => count.into(),
            _ => self.count_visited(roll),
        }
    }

    /// How many plays use both of two different dice; `None` if that has to be tried.
    #[inline]
    fn count_pairs(&self, standing: &Standing, roll: Roll) -> Option<u32> {
        let (high, low) = (roll.high(), roll.low());
        let by_high = standing.fixed_sources(high, high, self.closed)?;
        let by_low = standing.fixed_sources(low, high, self.closed)?;
        let Standing { occupied, single, .. } = *standing;
        let (first_high, first_low) = (by_high & occupied, by_low & occupied);
        let both = first_high & first_low;
        let on_by_low = (first_high.after(high) & by_low) - occupied;
        let on_by_high = (first_low.after(low) & by_high) - occupied;
        // One checker that may go either way and hits on neither.
        let repeats =
            both & (by_low - self.blots).before(high) & (by_high - self.blots).before(low);
        let ways = first_high.len() * first_low.len() + on_by_low.len() + on_by_high.len();
        Some(ways - (both & single).len() - repeats.len())
    }

    /// How many plays of two different dice there are with checkers on the bar.
    #[inline]
    fn count_entering(&self, standing: &Standing, roll: Roll) -> u32 {
        if !standing.single.has(Point::BAR) {
            // Both dice enter, or the one that can, or the turn is lost.
            return 1;
        }
        let others = standing.occupied - PointSet::from(Point::BAR);
        let entered = |die| PointSet::from(Point::BAR.after(die)) - self.closed;
        let (at_high, at_low) = (entered(roll.high()), entered(roll.low()));
        let on_by_high = PointSet::BOARD.sources(roll.high(), self.closed);
        let on_by_low = PointSet::BOARD.sources(roll.low(), self.closed);
        let after = |entered: PointSet, sources: PointSet| {
            if entered.is_empty() { 0 } else { ((others | entered) & sources).len() }
        };
        // The one checker that may go either way and hits on neither.
        let repeats =
            on_by_low.meets(at_high - self.blots) && on_by_high.meets(at_low - self.blots);
        let both = after(at_high, on_by_low) + after(at_low, on_by_high) - u32::from(repeats);
        // Where no second step can be made there is one first step, or the turn is lost.
        both.max(1)
    }

    /// How many plays of exactly so many steps of a double there are that leave no point above `top`.
    fn count_double(&self, standing: &Standing, top: Point, die: Die, steps: u8) -> u32 {
        let Standing { occupied, single, .. } = *standing;
        let from = occupied.sources(die, self.closed) & PointSet::up_to(top);
        if steps == 1 {
            return from.len();
        }
        if steps == 2
            && let Some(sources) = standing.fixed_sources(die, die, self.closed)
        {
            let on = (from.after(die) & sources) - occupied;
            return from.len() * (from.len() + 1) / 2 + on.len() - (from & single).len();
        }
        let next = |point| self.count_double(&standing.moved(point, die), point, die, steps - 1);
        from.points().map(next).sum()
    }
}

#[cfg(test)]
mod tests {
    use galds_core::Rng;

    use super::*;
    use crate::actions::legal_plays;

    #[test]
    fn every_roll_of_random_games_has_as_many_plays_as_visits_find() {
        let mut rng = Rng::seeded(3);
        let rolls: Vec<Roll> = Roll::all().collect();
        for _ in 0..200 {
            let (mut own, mut enemy) = (Checkers::START, Checkers::START);
            while !enemy.all_off() {
                let generator = MoveGen::of(own, enemy);
                for &roll in &rolls {
                    let (counted, visited) = (generator.count(roll), generator.count_visited(roll));
                    assert_eq!(counted, visited, "{own:?} {enemy:?} {roll}");
                }
                let roll = rng.pick(&rolls);
                let play = rng.pick(&legal_plays(&generator, roll));
                let (moved, left) = play.made(own, enemy);
                (own, enemy) = (left, moved);
            }
        }
    }
}
