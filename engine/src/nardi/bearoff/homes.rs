//! Checkers at home, numbered so that every step leads to a smaller number.
//!
//! ```text
//!   number 0            all off
//!   …                   ordered by the checkers on point 6, then on 5, … then on 1
//!   the last number     all on point 6
//! ```

use galds_games::nardi::{Checkers, Point, Roll};

/// How many checkers stand on the points 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Home([u8; 6]);

const MOST_CHECKERS: usize = 15;
const LARGEST: usize = MOST_CHECKERS + 6 + 1;

/// How many ways there are to choose k of n: `CHOICES[n][k]`.
const CHOICES: [[u32; 7]; LARGEST] = {
    let mut table = [[0; 7]; LARGEST];
    let mut n = 0;
    while n < LARGEST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= 6 && k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

impl Home {
    /// A home by its counts on the points 1 to 6; `None` if there are more than fifteen checkers.
    pub fn counted(counts: [u8; 6]) -> Option<Home> {
        let all: usize = counts.iter().map(|&count| usize::from(count)).sum();
        (all <= MOST_CHECKERS).then_some(Home(counts))
    }

    /// The checkers of a side that has none outside its home.
    #[inline]
    pub fn of(checkers: Checkers) -> Home {
        let on = |number| Point::numbered(number).map_or(0, |point| checkers.on(point));
        Home([on(1), on(2), on(3), on(4), on(5), on(6)])
    }

    /// How many checkers are left.
    #[inline]
    pub fn checkers(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The number among the homes of at most `most` checkers.
    #[inline]
    pub fn number(self, most: usize) -> usize {
        let mut room = most;
        let mut number = 0;
        for point in (1..=6).rev() {
            let left = room - usize::from(self.0[point - 1]);
            number += CHOICES[room + point][point] - CHOICES[left + point][point];
            room = left;
        }
        number as usize
    }

    /// All homes of at most `most` checkers by their number.
    pub fn all(most: usize) -> Vec<Home> {
        let mut homes = Vec::with_capacity(CHOICES[most + 6][6] as usize);
        fill(Home([0; 6]), 6, most, &mut homes);
        homes
    }

    /// Visits what each play of a roll leaves, some of it more than once.
    pub fn each_play(self, roll: Roll, visit: &mut dyn FnMut(Home)) {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        if high == low {
            self.each_double(high, 4, 6, visit);
        } else {
            self.each_step(high, 6, &mut |next, _| {
                next.each_step(low, 6, &mut |end, _| visit(end));
            });
            self.each_step(low, 6, &mut |next, _| {
                next.each_step(high, 6, &mut |end, _| visit(end));
            });
        }
    }

    /// Whether a step of one die can bear a checker off.
    pub(super) fn bears_off(self, die: u8) -> bool {
        let die = usize::from(die);
        self.0[die - 1] > 0 || self.0[die..].iter().all(|&count| count == 0)
    }

    /// Equal steps are made from the highest point down.
    fn each_double(self, die: u8, left: u8, top: usize, visit: &mut dyn FnMut(Home)) {
        if left == 0 || self.checkers() == 0 {
            return visit(self);
        }
        self.each_step(die, top, &mut |next: Home, from| {
            next.each_double(die, left - 1, from, visit);
        });
    }

    /// Visits each step of one die from `top` down, with the point it starts from. Without checkers
    /// the die is lost.
    #[inline]
    pub(super) fn each_step(self, die: u8, top: usize, visit: &mut dyn FnMut(Home, usize)) {
        let die = usize::from(die);
        let Some(highest) = (1..=6).rev().find(|&point| self.0[point - 1] > 0) else {
            return visit(self, top);
        };
        if highest <= die {
            if highest <= top {
                visit(self.stepped(highest, 0), highest);
            }
            return;
        }
        for from in (die..=top.min(highest)).rev().filter(|&from| self.0[from - 1] > 0) {
            visit(self.stepped(from, from - die), from);
        }
    }

    #[inline]
    fn stepped(self, from: usize, to: usize) -> Home {
        let mut counts = self.0;
        counts[from - 1] -= 1;
        if to > 0 {
            counts[to - 1] += 1;
        }
        Home(counts)
    }
}

fn fill(home: Home, point: usize, room: usize, homes: &mut Vec<Home>) {
    if point == 0 {
        return homes.push(home);
    }
    for count in 0..=room {
        let mut next = home;
        next.0[point - 1] = count as u8;
        fill(next, point - 1, room - count, homes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::nardi::{Action, plays};
    use std::collections::BTreeSet;

    #[test]
    fn every_home_has_its_number() {
        for (most, count) in [(6, 924), (15, 54264)] {
            let homes = Home::all(most);
            assert_eq!(homes.len(), count);
            for (number, home) in homes.iter().enumerate() {
                assert_eq!(home.number(most), number);
            }
        }
        assert_eq!(Home::counted([3, 3, 3, 3, 3, 1]), None);
    }

    /// The plays are those of the rules, and lead to smaller numbers.
    #[test]
    fn plays_are_those_of_the_rules() {
        let far = Checkers::counted([(Point::OFF, 15)]).unwrap();
        for (number, home) in Home::all(15).into_iter().enumerate().skip(1).step_by(97) {
            let off = 15 - home.checkers() as u8;
            let on = (1..=6).map(|n| (Point::numbered(n).unwrap(), home.0[usize::from(n) - 1]));
            let checkers = Checkers::counted(on.chain([(Point::OFF, off)])).unwrap();
            assert_eq!(Home::of(checkers), home);
            for roll in Roll::all() {
                let mut seen = BTreeSet::new();
                home.each_play(roll, &mut |end| {
                    seen.insert(end.number(15));
                });
                assert!(seen.iter().all(|&end| end < number));
                let mut actions = Vec::new();
                plays::list(checkers, far, roll, &mut actions);
                let ends = actions.iter().map(|action| match action {
                    Action::Play(play) => Home::of(play.made(checkers, far).0).number(15),
                    _ => unreachable!(),
                });
                assert_eq!(seen, ends.collect(), "{home:?} {roll}");
            }
        }
    }
}
