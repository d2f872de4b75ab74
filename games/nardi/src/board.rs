//! The 24 points, the bar and the trays, and how the checkers of one side stand on them.
//!
//! ```text
//!   bar  24 23 22 … 7   6 5 4 3 2 1  off        as the owner counts them; checkers go to the right
//!    25  24 23 22 … 7   6 5 4 3 2 1   0         the same as numbers
//! ```
//!
//! The checkers of a side are 26 counts of four bits each in one word ([`Checkers`]). A set of points
//! ([`PointSet`]) has a single bit for each, so that moving a whole set by a die is one shift, and
//! turning the board round is one reversal.

use std::fmt;

use galds_core::bit_set;

use crate::Die;

/// How many checkers each side has.
pub const CHECKERS: u8 = 15;

/// A place of a checker as its owner counts: a point from 1 to 24, the bar or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// Borne off: as if on 0.
    pub const OFF: Point = Point(0);
    /// Hit and waiting to enter: as if on 25.
    pub const BAR: Point = Point(25);

    /// The point with this number; 0 is off, 25 is the bar.
    pub const fn numbered(number: u8) -> Option<Point> {
        if number <= 25 { Some(Point(number)) } else { None }
    }

    /// The point with the number in the lowest five bits.
    #[inline]
    pub(crate) const fn of_bits(bits: u64) -> Point {
        Point(bits as u8 & 31)
    }

    /// 1 to 24; 0 for off, 25 for the bar.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index into tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places, the bar first and off last: the order of position texts.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..=25).rev().map(Point)
    }

    /// The points 24 to 1.
    pub fn on_board() -> impl DoubleEndedIterator<Item = Point> {
        (1..=24).rev().map(Point)
    }

    /// The same point as the other side counts it.
    #[must_use]
    pub const fn of_other_side(self) -> Point {
        Point(25 - self.0)
    }

    /// Where a checker comes with this die; off if the die leads beyond point 1.
    #[must_use]
    #[inline]
    pub const fn after(self, die: Die) -> Point {
        Point(self.0.saturating_sub(die.pips()))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Point::OFF => f.write_str("off"),
            Point::BAR => f.write_str("bar"),
            Point(number) => write!(f, "{number}"),
        }
    }
}

bit_set! {
    /// A set of points: the bit with the point's number for each.
    pub struct PointSet(u32) {
        item: Point,
        count: 26,
        at: Point,
        list: points,
    }
}

impl PointSet {
    /// The points 1 to 24.
    pub const BOARD: PointSet = PointSet::range(1, 24);
    /// The home: the points 1 to 6.
    pub(crate) const HOME: PointSet = PointSet::range(1, 6);
    /// Where no checker may be while its side bears off.
    pub const OUTSIDE_HOME: PointSet = PointSet::range(7, 25);
    /// The other side's home and the bar.
    pub const FAR_HOME: PointSet = PointSet::range(19, 25);

    /// The points from `low` to `high`.
    const fn range(low: u8, high: u8) -> PointSet {
        PointSet(PointSet::up_to(Point(high)).0 & (u32::MAX << low))
    }

    /// The points up to this one, off included.
    #[inline]
    pub const fn up_to(point: Point) -> PointSet {
        PointSet(u32::MAX >> (31 - point.0))
    }

    /// The one with the highest number, if there is any.
    #[inline]
    pub fn highest_point(self) -> Option<Point> {
        self.0.checked_ilog2().map(|bit| Point(bit as u8))
    }

    /// The one with the highest number, alone.
    #[inline]
    const fn highest(self) -> PointSet {
        match self.0.checked_ilog2() {
            Some(bit) => PointSet(1 << bit),
            None => PointSet::EMPTY,
        }
    }

    /// Each point moved up by a die: from where the die leads to these points.
    #[inline]
    pub(crate) const fn before(self, die: Die) -> PointSet {
        PointSet(self.0 << die.pips())
    }

    /// Each point moved down by a die; of those below its own nothing is left.
    #[inline]
    pub(crate) const fn after(self, die: Die) -> PointSet {
        PointSet(self.0 >> die.pips())
    }

    /// The points from that of a die upwards.
    #[inline]
    pub(crate) const fn from_die(die: Die) -> PointSet {
        PointSet(PointSet::ALL.0 & u32::MAX << die.pips())
    }

    /// Whether there are two or more.
    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The same points as the other side counts them.
    #[inline]
    const fn of_other_side(self) -> PointSet {
        PointSet(self.0.reverse_bits() >> 6)
    }

    /// From which of these points, which a side holds, a checker may move with this die, `closed`
    /// being the enemy's points.
    #[inline]
    pub(crate) const fn sources(self, die: Die, closed: PointSet) -> PointSet {
        let open = self.0 & !closed.before(die).0;
        if self.has(Point::BAR) {
            return PointSet(open & 1 << Point::BAR.0);
        }
        let inside = open & !PointSet::up_to(Point(die.pips())).0;
        if self.0 & PointSet::OUTSIDE_HOME.0 == 0 {
            PointSet(inside | self.bearing_off(die).0)
        } else {
            PointSet(inside)
        }
    }

    /// From which of these points at home this die bears off: from its own point, or from the
    /// highest one if all are lower.
    #[inline]
    const fn bearing_off(self, die: Die) -> PointSet {
        if self.0 >> die.pips() == 0 { self.highest() } else { PointSet(self.0 & 1 << die.pips()) }
    }
}

/// The lowest bit of each of the 26 counts.
const LOWEST: u128 = 0x11_1111_1111_1111_1111_1111_1111;

/// Where the checkers of one side stand, as their owner counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checkers(u128);

impl Checkers {
    /// How a game starts: 2 on 24, 5 on 13, 3 on 8, 5 on 6.
    pub const START: Checkers =
        Checkers(2 << (4 * 24) | 5 << (4 * 13) | 3 << (4 * 8) | 5 << (4 * 6));

    /// Checkers by their counts; `None` unless they are fifteen.
    pub fn counted(counts: impl IntoIterator<Item = (Point, u8)>) -> Option<Checkers> {
        let mut checkers = Checkers(0);
        let mut all = 0;
        for (point, count) in counts {
            all += u32::from(count);
            if all > u32::from(CHECKERS) {
                return None;
            }
            checkers.0 += u128::from(count) << (4 * point.0);
        }
        (all == u32::from(CHECKERS)).then_some(checkers)
    }

    /// How many stand on a point.
    #[inline]
    pub const fn on(self, point: Point) -> u8 {
        (self.0 >> (4 * point.0 as u32)) as u8 & 15
    }

    /// The places that are not empty with their counts, the bar first and off last.
    pub fn counts(self) -> impl Iterator<Item = (Point, u8)> {
        Point::all().map(move |point| (point, self.on(point))).filter(|&(_, count)| count > 0)
    }

    /// How many points all checkers together still have to go.
    pub fn pips(self) -> u32 {
        self.counts().map(|(point, count)| u32::from(point.0) * u32::from(count)).sum()
    }

    /// The points that hold at least one checker, the bar among them, but not off.
    #[inline]
    pub const fn occupied(self) -> PointSet {
        let word = self.0 & !15;
        PointSet(gathered(word | word >> 1 | word >> 2 | word >> 3))
    }

    /// The same, and those of them with one checker.
    #[inline]
    pub(crate) const fn occupied_and_single(self) -> (PointSet, PointSet) {
        let word = self.0 & !15;
        let several = gathered(word >> 1 | word >> 2 | word >> 3);
        let odd = gathered(word);
        (PointSet(odd | several), PointSet(odd & !several))
    }

    /// The places, off among them, on which these and other checkers differ in number.
    #[inline]
    pub const fn differing(self, other: Checkers) -> PointSet {
        let word = self.0 ^ other.0;
        PointSet(gathered(word | word >> 1 | word >> 2 | word >> 3))
    }

    /// The same with one checker moved; there must be one on `from`.
    #[must_use]
    #[inline]
    pub const fn moved(self, from: Point, to: Point) -> Checkers {
        let (from, to) = (ONE_ON[from.0 as usize & 31], ONE_ON[to.0 as usize & 31]);
        Checkers(self.0.wrapping_sub(from).wrapping_add(to))
    }

    /// Whether all have been borne off.
    #[inline]
    pub const fn all_off(self) -> bool {
        self.0 == CHECKERS as u128
    }

    /// The points that are closed to the other side, and those where a lone checker can be hit, as
    /// the other side counts.
    #[inline]
    pub(crate) const fn closed_and_blots(self) -> (PointSet, PointSet) {
        let word = self.0;
        let closed = PointSet(gathered(word >> 1 | word >> 2 | word >> 3)).of_other_side().0;
        let odd = PointSet(gathered(word)).of_other_side().0;
        let board = PointSet::BOARD.0;
        (PointSet(closed & board), PointSet(odd & !closed & board))
    }

    /// The two halves of the word, for hashing.
    #[inline]
    pub const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}

/// A single checker on each place, up to a round number so that no index is out of bounds.
const ONE_ON: [u128; 32] = {
    let mut table = [0; 32];
    let mut point = 0;
    while point < 32 {
        table[point] = 1 << (4 * point);
        point += 1;
    }
    table
};

/// The lowest bits of all counts side by side.
#[inline]
const fn gathered(word: u128) -> u32 {
    let word = word & LOWEST;
    gathered_half(word as u64) | gathered_half((word >> 64) as u64) << 16
}

/// Every fourth bit of a word side by side.
#[inline]
const fn gathered_half(word: u64) -> u32 {
    let pairs = (word | word >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    ((eights | eights >> 24) & 0xffff) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(number: u8) -> Point {
        Point::numbered(number).unwrap()
    }

    fn numbers(points: PointSet) -> Vec<u8> {
        points.points().map(Point::number).collect()
    }

    #[test]
    fn the_start_has_fifteen_checkers_and_167_pips() {
        assert_eq!(Checkers::START.counts().map(|(_, count)| count).sum::<u8>(), CHECKERS);
        assert_eq!(Checkers::START.pips(), 167);
        assert_eq!(Checkers::counted(Checkers::START.counts()), Some(Checkers::START));
        assert_eq!(Checkers::counted([(point(6), 16)]), None);
        assert_eq!(Checkers::counted([(point(6), 14)]), None);
    }

    #[test]
    fn checkers_differ_on_the_places_that_one_of_them_left_or_reached() {
        let start = Checkers::START;
        assert!(start.differing(start).is_empty());
        let moved = start.moved(point(24), Point::BAR).moved(point(6), Point::OFF);
        assert_eq!(numbers(start.differing(moved)), [0, 6, 24, 25]);
        assert_eq!(moved.differing(start), start.differing(moved));
    }

    #[test]
    fn the_other_side_sees_the_board_turned_round() {
        let checkers = Checkers::START.moved(point(24), point(23)).moved(point(6), Point::BAR);
        let (closed, blots) = checkers.closed_and_blots();
        assert_eq!(numbers(closed), [12, 17, 19]);
        assert_eq!(numbers(blots), [1, 2]);
    }

    #[test]
    fn ranges_of_points_hold_both_ends() {
        assert_eq!(numbers(PointSet::OUTSIDE_HOME), (7..=25).collect::<Vec<_>>());
        assert_eq!(PointSet::BOARD.len(), 24);
        assert_eq!(numbers(PointSet::up_to(point(2))), [0, 1, 2]);
        assert_eq!(PointSet::up_to(Point::BAR).len(), 26);
        assert_eq!(numbers(PointSet::FAR_HOME), (19..=25).collect::<Vec<_>>());
    }
}
