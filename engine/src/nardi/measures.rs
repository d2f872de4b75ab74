//! What players look at beyond the checkers themselves, as numbers of about 0 to 1.
//!
//! ```text
//!   race         pips, lead, pips to pass each other, pips and crossings to come home
//!   board        points made, primes and where they stand, blots, spares, dead checkers
//!   back         how far back, anchors, how the enemy's rear gets away from this side's points
//!   danger       rolls that hit, pips they cost, rolls that hit twice
//!   freedom      from how many points each die can be played
//! ```
//!
//! Everything is counted from bits: one word holds the points that a side has made, another its lone
//! checkers, and a table knows how many rolls escape from behind each pattern.

use galds_games::nardi::{Checkers, Point};

use super::shots::{PointBits, escaping, hits_on, turned};

/// How many measures a side has.
pub(super) const OF_SIDE: usize = 44;

/// The points 1 to 6.
const HOME: PointBits = 0x7e;
/// The points 7 to 12.
const OUTFIELD: PointBits = HOME << 6;
/// The points 19 to 24.
const FAR: PointBits = HOME << 18;
const BAR: PointBits = 1 << 25;

/// What the measures need to know of a side, as it counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    held: PointBits,
    made: PointBits,
    blots: PointBits,
    counts: [u8; 26],
    pips: u32,
    /// The last checker and the one before it, the bar counting 25.
    rear: u32,
    before_rear: u32,
    /// Checkers in each quarter of the board, the own home first; those on the bar in the last.
    quarters: [u32; 4],
    /// Pips and crossings until all are at home.
    pips_home: u32,
    crossings: u32,
    /// Pips that can be played without touching the home points or the far ones.
    outside: u32,
    /// Checkers beyond two on a home point, with their pips; and beyond three anywhere.
    home_spares: u32,
    stacked: u32,
}

impl Shape {
    /// The shape of a side's checkers.
    #[inline]
    pub(super) fn of(checkers: Checkers) -> Shape {
        let mut shape = Shape::default();
        for point in checkers.occupied().points() {
            shape.add(point, checkers.on(point));
        }
        shape
    }

    /// Adds an occupied point; they come in ascending order.
    #[inline]
    fn add(&mut self, point: Point, on_it: u8) {
        let (number, count) = (u32::from(point.number()), u32::from(on_it));
        self.counts[number as usize] = on_it;
        self.held |= 1 << number;
        self.pips += number * count;
        self.before_rear = if count > 1 { number } else { self.rear };
        self.rear = number;
        self.quarters[((number - 1) / 6).min(3) as usize] += count;
        self.stacked += count.saturating_sub(3);
        if number > 6 {
            self.pips_home += (number - 6) * count;
            self.crossings += (number - 1) / 6 * count;
            if number < 19 {
                self.outside += (number - 6) * count;
            }
        } else {
            self.home_spares += count.saturating_sub(2) * number;
        }
        if number <= 24 {
            *(if count == 1 { &mut self.blots } else { &mut self.made }) |= 1 << number;
        }
    }

    /// The measures of this side against the other.
    #[inline]
    pub(super) fn measures(&self, enemy: &Shape) -> [f32; OF_SIDE] {
        let mut measures = [0.0; OF_SIDE];
        let mut slots = measures.iter_mut();
        let mut put = |value: f32| {
            if let Some(slot) = slots.next() {
                *slot = value;
            }
        };
        self.race(enemy, &mut put);
        self.board(&mut put);
        self.blocking(enemy, &mut put);
        self.back(&mut put);
        self.danger(enemy, &mut put);
        self.freedom(enemy, &mut put);
        measures
    }

    #[inline]
    fn race(&self, enemy: &Shape, put: &mut impl FnMut(f32)) {
        let (to_pass, free) = self.passing(25_u32.saturating_sub(enemy.rear));
        put(self.pips as f32 / 100.0);
        put(self.pips.saturating_sub(enemy.pips) as f32 / 50.0);
        put((self.pips as f32 - enemy.pips as f32) / (self.pips + enemy.pips + 10) as f32 * 4.0);
        put(to_pass as f32 / 50.0);
        put(free as f32 / 50.0);
        put(self.pips_home as f32 / 50.0);
        put(self.crossings as f32 / 15.0);
        put((self.rear + enemy.rear).saturating_sub(25) as f32 / 24.0);
    }

    /// The pips until all have passed the enemy's last checker, which stands on `theirs`; and the
    /// pips of those that have.
    #[inline]
    fn passing(&self, theirs: u32) -> (u32, u32) {
        let (mut to_pass, mut free) = (0, 0);
        let mut left = self.held;
        while left != 0 {
            let point = left.trailing_zeros();
            left &= left - 1;
            let count = u32::from(self.counts[point as usize]);
            if point > theirs {
                to_pass += (point - theirs) * count;
            } else {
                free += point * count;
            }
        }
        (to_pass, free)
    }

    #[inline]
    fn board(&self, put: &mut impl FnMut(f32)) {
        let home = (self.made & HOME).count_ones() as f32 / 6.0;
        put(home);
        put(home * home);
        put((self.blots & HOME).count_ones() as f32 / 2.0);
        put(self.blots.count_ones() as f32 / 4.0);
        put(self.made.count_ones() as f32 / 6.0);
        put(longest_run(self.made) as f32 / 6.0);
        put((self.held & OUTFIELD).count_ones() as f32 / 4.0);
        for quarter in &self.quarters[..3] {
            put(*quarter as f32 / 10.0);
        }
        put(self.outside as f32 / 50.0);
        put(self.home_spares as f32 / 20.0);
        put(f32::from(self.counts[1] + self.counts[2]) / 6.0);
        put(self.stacked as f32 / 6.0);
    }

    /// How this side's points stand before the enemy's last checkers.
    #[inline]
    fn blocking(&self, enemy: &Shape, put: &mut impl FnMut(f32)) {
        let closed = turned(self.made);
        let before = self.made >> (26_u32.saturating_sub(enemy.rear));
        put((before & 0x3f).count_ones() as f32 / 6.0);
        put((before & 0xfff).count_ones() as f32 / 6.0);
        let rear = escaping(enemy.rear, closed) as f32 / 36.0;
        put(rear);
        put((1.0 - rear) * (1.0 - rear));
        put(escaping(enemy.before_rear, closed) as f32 / 36.0);
        let (mut least, mut point) = (36, enemy.rear);
        while point > 12 && enemy.rear - point < 8 {
            least = least.min(escaping(point, closed));
            point -= 1;
        }
        let least = least as f32 / 36.0;
        put(least);
        put((1.0 - least) * (1.0 - least) * (1.0 - least));
    }

    #[inline]
    fn back(&self, put: &mut impl FnMut(f32)) {
        let anchors = self.made & FAR;
        let back = self.quarters[3] as f32;
        put(self.rear as f32 / 24.0);
        put(self.before_rear as f32 / 24.0);
        put(back / 4.0);
        put((back - 2.0).max(0.0) / 3.0);
        put(anchors.count_ones() as f32 / 2.0);
        put(if anchors.count_ones() > 1 { 1.0 } else { 0.0 });
        let foremost = anchors.trailing_zeros();
        put(if anchors == 0 { 0.0 } else { (25 - foremost) as f32 / 6.0 });
    }

    /// What this side's lone checkers have to fear.
    #[inline]
    fn danger(&self, enemy: &Shape, put: &mut impl FnMut(f32)) {
        let hits = hits_on(enemy.held, turned(self.made), turned(self.blots));
        put(hits.rolls as f32 / 36.0);
        put(hits.pips as f32 / 400.0);
        put(hits.twice as f32 / 18.0);
    }

    /// From how many points each die can be played, and the chance that neither die can.
    #[inline]
    fn freedom(&self, enemy: &Shape, put: &mut impl FnMut(f32)) {
        let closed = turned(enemy.made);
        let from = if self.held & BAR != 0 { BAR } else { self.held };
        let mut stuck = 0_u8;
        let (mut low, mut high) = (0, 0);
        for die in 1..=6 {
            let sources = (from & !(closed << die) & (u32::MAX << (die + 1))).count_ones();
            stuck += u8::from(sources == 0);
            *(if die <= 3 { &mut low } else { &mut high }) += sources;
            if die == 6 {
                put(sources as f32 / 6.0);
            }
        }
        put(low as f32 / 20.0);
        put(high as f32 / 20.0);
        put(f32::from(stuck * stuck) / 36.0);
        put(if self.held & BAR != 0 { 1.0 } else { 0.0 });
    }
}

/// How many points in a row are held.
#[inline]
fn longest_run(points: PointBits) -> u32 {
    let mut left = points;
    let mut length = 0;
    while left != 0 {
        left &= left >> 1;
        length += 1;
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(counts: &[(u8, u8)]) -> Shape {
        let on = |&(point, count): &(u8, u8)| (Point::numbered(point).unwrap(), count);
        Shape::of(Checkers::counted(counts.iter().map(on)).unwrap())
    }

    #[test]
    fn runs_are_counted() {
        assert_eq!(longest_run(0b0111_0110), 3);
        assert_eq!(longest_run(0), 0);
    }

    #[test]
    fn every_measure_is_filled_and_none_is_left_over() {
        let start = Shape::of(Checkers::START);
        let mut put = 0;
        let mut count = |_: f32| put += 1;
        start.race(&start, &mut count);
        start.board(&mut count);
        start.blocking(&start, &mut count);
        start.back(&mut count);
        start.danger(&start, &mut count);
        start.freedom(&start, &mut count);
        assert_eq!(put, OF_SIDE);
    }

    #[test]
    fn pips_to_pass_and_crossings_are_counted_at_the_start() {
        let start = Shape::of(Checkers::START);
        // Two checkers have 23 to go to the enemy's last ones, five 12, three 7, five 5.
        assert_eq!(start.passing(1), (2 * 23 + 5 * 12 + 3 * 7 + 5 * 5, 0));
        assert_eq!(start.crossings, 2 * 3 + 5 * 2 + 3);
        assert_eq!((start.rear, start.before_rear), (24, 24));
    }

    #[test]
    fn behind_a_full_prime_nothing_escapes() {
        let prime = shape(&[(9, 2), (8, 2), (7, 2), (6, 3), (5, 3), (4, 3)]);
        let behind = shape(&[(22, 1), (6, 14)]);
        let mut heard = Vec::new();
        prime.blocking(&behind, &mut |value| heard.push(value));
        assert_eq!(heard, [1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0]);
    }
}
