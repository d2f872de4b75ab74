//! What a network sees of a position: numbers, most of them zero.
//!
//! For each side, the mover first:
//!
//! ```text
//!   96   for each of its points: one checker, two, three, and how many more
//!    2   how many wait on the bar, how many are off
//!    9   pips, points at home (and their square: the chance to shut out), longest prime, how the
//!        enemy's last checker gets away, how its own lone checkers are hit, checkers far back,
//!        points held far back, how far the sides reach into each other
//! ```

use galds_games::nardi::Checkers;

use super::shots::{PointBits, escaping, hitting, turned};
use super::stand::Stand;

const POINTS: usize = 24;
const PER_POINT: usize = 4;
const BAR: usize = POINTS * PER_POINT;
const OFF: usize = BAR + 1;
const TERMS: usize = OFF + 1;
const MOST_TERMS: usize = 9;
const OF_SIDE: usize = TERMS + MOST_TERMS;

/// How many inputs there are.
pub const INPUTS: usize = 2 * OF_SIDE;

/// More inputs than are ever not zero at once: each checker sets at most one.
const MOST: usize = 64;

/// The inputs that are not zero.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    set: [(u16, f32); MOST],
    len: usize,
}

impl Inputs {
    /// The inputs of a position.
    pub fn of(stand: Stand) -> Inputs {
        let mut inputs = Inputs { set: [(0, 0.0); MOST], len: 0 };
        let mover = inputs.add_checkers(stand.mover, 0);
        let other = inputs.add_checkers(stand.other, OF_SIDE);
        inputs.add_terms(&mover, &other, 0);
        inputs.add_terms(&other, &mover, OF_SIDE);
        inputs
    }

    /// The numbers of the inputs with their values.
    #[inline]
    pub fn set(&self) -> &[(u16, f32)] {
        &self.set[..self.len]
    }

    #[inline]
    fn add(&mut self, number: usize, value: f32) {
        self.set[self.len] = (number as u16, value);
        self.len += 1;
    }

    fn add_checkers(&mut self, checkers: Checkers, base: usize) -> Shape {
        let mut shape = Shape::default();
        for point in checkers.occupied().points() {
            let (number, count) = (usize::from(point.number()), checkers.on(point));
            shape.add(number, count);
            if number > POINTS {
                self.add(base + BAR, f32::from(count) / 2.0);
                continue;
            }
            let first = base + (number - 1) * PER_POINT;
            if count == 1 {
                self.add(first, 1.0);
                continue;
            }
            self.add(first + 1, 1.0);
            if count > 2 {
                self.add(first + 2, 1.0);
            }
            if count > 3 {
                self.add(first + 3, f32::from(count - 3) / 2.0);
            }
        }
        let off = checkers.on(galds_games::nardi::Point::OFF);
        if off > 0 {
            self.add(base + OFF, f32::from(off) / 15.0);
        }
        shape
    }

    fn add_terms(&mut self, own: &Shape, enemy: &Shape, base: usize) {
        let closed = turned(own.made);
        let home = (own.made & HOME).count_ones() as f32 / 6.0;
        let reach = (own.rear + enemy.rear) as i32 - 25;
        let terms = [
            own.pips as f32 / 167.0,
            home,
            home * home,
            longest_run(own.made) as f32 / 6.0,
            escaping(enemy.rear, closed) as f32 / 36.0,
            hitting(enemy.held, closed, turned(own.blots)) as f32 / 36.0,
            own.back as f32 / 4.0,
            (own.made & FAR).count_ones() as f32 / 2.0,
            reach.max(0) as f32 / 24.0,
        ];
        for (n, term) in terms.into_iter().enumerate() {
            if term != 0.0 {
                self.add(base + TERMS + n, term);
            }
        }
    }
}

/// The points 1 to 6.
const HOME: PointBits = 0x7e;
/// The points 19 to 24.
const FAR: PointBits = HOME << 18;

/// What the terms need to know of a side, as it counts.
#[derive(Default)]
struct Shape {
    held: PointBits,
    made: PointBits,
    blots: PointBits,
    pips: u32,
    back: u32,
    rear: u32,
}

impl Shape {
    /// Adds an occupied point; they come in ascending order.
    #[inline]
    fn add(&mut self, number: usize, count: u8) {
        let count = u32::from(count);
        self.held |= 1 << number;
        self.pips += number as u32 * count;
        self.rear = number as u32;
        if number >= 19 {
            self.back += count;
        }
        if number <= POINTS {
            *(if count == 1 { &mut self.blots } else { &mut self.made }) |= 1 << number;
        }
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

    #[test]
    fn the_start_looks_the_same_from_both_sides() {
        let inputs = Inputs::of(Stand::START);
        let of = |base: usize| {
            let here =
                |&&(number, _): &&(u16, f32)| (base..base + OF_SIDE).contains(&number.into());
            let mut set: Vec<_> = inputs.set().iter().filter(here).copied().collect();
            for input in &mut set {
                input.0 -= base as u16;
            }
            set
        };
        assert_eq!(of(0), of(OF_SIDE));
        assert_eq!(of(0).len() * 2, inputs.set().len());
    }

    #[test]
    fn runs_are_counted() {
        assert_eq!(longest_run(0b0111_0110), 3);
        assert_eq!(longest_run(0), 0);
    }
}
