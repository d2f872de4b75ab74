//! What a network sees of a position.
//!
//! ```text
//!   2 ×  44   measures of each side, the mover first (see `measures`)
//!   2 × 102   what stands where: for each of its points one checker, two, three, and how many
//!             more; how many wait on the bar; how many are off
//! ```
//!
//! What stands where depends on one count alone, so a network can add up beforehand what each count
//! at each place gives: [`Inputs::places`] are the numbers of those sums, about fifteen in a
//! position.

use galds_games::nardi::{Checkers, Point};

use super::board::Board;
use super::measures::{self, Shape};

/// Which inputs these are: a network for others is of no use.
pub const DESIGN: u32 = 2;

const POINTS: usize = 24;
const PER_POINT: usize = 4;
const BAR: usize = POINTS * PER_POINT;
const PER_BAR: usize = 2;
const OFF: usize = BAR + PER_BAR;
const PER_OFF: usize = 4;
const RAW_OF_SIDE: usize = OFF + PER_OFF;

/// How many measures there are of both sides: the first inputs.
pub const MEASURES: usize = 2 * measures::OF_SIDE;
/// How many inputs there are.
pub const INPUTS: usize = MEASURES + 2 * RAW_OF_SIDE;

/// The places of a side, and the counts a place can have.
pub(super) const PLACES_OF_SIDE: usize = 26;
pub(super) const COUNTS: usize = 16;
/// How many numbers of places there are.
pub const PLACES: usize = 2 * PLACES_OF_SIDE * COUNTS;
/// Where the numbers of the mover's places begin, and those of the other side's.
pub(super) const OF_MOVER: usize = 0;
pub(super) const OF_OTHER: usize = PLACES_OF_SIDE * COUNTS;
/// No position has more places that are not empty.
pub const MOST_PLACES: usize = 32;

/// The inputs of a position: measures, and the numbers of its places.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// The measures of the mover, then those of the other side.
    pub measures: [f32; MEASURES],
    places: [u16; MOST_PLACES],
    len: usize,
}

impl Inputs {
    /// The inputs of a position.
    #[inline]
    pub fn of(board: Board) -> Inputs {
        let mut inputs = Inputs { measures: [0.0; MEASURES], places: [0; MOST_PLACES], len: 0 };
        let (mover, other) = (Shape::of(board.mover), Shape::of(board.other));
        let (first, second) = inputs.measures.split_at_mut(measures::OF_SIDE);
        first.copy_from_slice(&mover.measures(&other));
        second.copy_from_slice(&other.measures(&mover));
        inputs.add_places(board.mover, OF_MOVER);
        inputs.add_places(board.other, OF_OTHER);
        inputs
    }

    #[inline]
    fn add_places(&mut self, checkers: Checkers, base: usize) {
        let off = checkers.on(Point::OFF);
        let held = checkers.occupied().points().map(|point| (point, checkers.on(point)));
        let off = (off > 0).then_some((Point::OFF, off));
        for (point, count) in held.chain(off) {
            if let Some(place) = self.places.get_mut(self.len) {
                *place = place_number(base, point, count);
                self.len += 1;
            }
        }
    }

    /// The numbers of the places that are not empty.
    #[inline]
    pub fn places(&self) -> &[u16] {
        &self.places[..self.len]
    }

    /// The inputs that are not zero, with their values.
    pub fn set(&self) -> impl Iterator<Item = (usize, f32)> {
        let measures = self.measures.iter().copied().enumerate().filter(|&(_, value)| value != 0.0);
        measures.chain(self.places().iter().flat_map(|&place| of_place(place.into())))
    }
}

/// The number of a place with so many checkers, for a side whose numbers begin at `base`.
#[inline]
pub(super) fn place_number(base: usize, point: Point, count: u8) -> u16 {
    (base + usize::from(point.number()) * COUNTS + usize::from(count)) as u16
}

/// The inputs that a place sets, with their values.
pub fn of_place(place: usize) -> impl Iterator<Item = (usize, f32)> {
    let (side, place) = (place / (PLACES_OF_SIDE * COUNTS), place % (PLACES_OF_SIDE * COUNTS));
    let (point, count) = (place / COUNTS, (place % COUNTS) as f32);
    let base = MEASURES + side * RAW_OF_SIDE;
    let is = |holds: bool| if holds { 1.0 } else { 0.0 };
    let values = match point {
        0 => [
            count / 15.0,
            is(count > 0.0),
            more_than(count, 5.0) / 10.0,
            more_than(count, 10.0) / 5.0,
        ],
        25 => [is(count > 0.0), more_than(count, 1.0) / 2.0, 0.0, 0.0],
        _ => {
            [is(place % COUNTS == 1), is(count > 1.0), is(count > 2.0), more_than(count, 3.0) / 2.0]
        }
    };
    let first = base
        + match point {
            0 => OFF,
            25 => BAR,
            _ => (point - 1) * PER_POINT,
        };
    (first..).zip(values).filter(|&(_, value)| value != 0.0)
}

fn more_than(count: f32, base: f32) -> f32 {
    (count - base).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_looks_the_same_from_both_sides() {
        let mut all = [0.0; INPUTS];
        for (number, value) in Inputs::of(Board::START).set() {
            all[number] = value;
        }
        let (measures, raw) = all.split_at(MEASURES);
        assert_eq!(measures[..measures::OF_SIDE], measures[measures::OF_SIDE..]);
        assert_eq!(raw[..RAW_OF_SIDE], raw[RAW_OF_SIDE..]);
    }

    #[test]
    fn every_place_sets_inputs_of_its_own_only() {
        let mut setters = vec![Vec::new(); INPUTS];
        for place in 0..PLACES {
            for (number, value) in of_place(place) {
                assert!(value > 0.0 && (MEASURES..INPUTS).contains(&number), "{place}");
                setters[number].push(place / COUNTS);
            }
        }
        for (number, setters) in setters.iter().enumerate().skip(MEASURES) {
            assert!(!setters.is_empty(), "{number}");
            assert!(setters.iter().all(|place| *place == setters[0]), "{number}: {setters:?}");
        }
    }
}
