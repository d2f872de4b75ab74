//! Dice that have been rolled.

use std::fmt;

use galds_core::Side;

/// The number on one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// The six numbers.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows `pips`, 1 to 6.
    pub const fn showing(pips: u8) -> Option<Die> {
        if pips >= 1 && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// 1 to 6.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Both dice of one player, in no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Roll {
    high: Die,
    low: Die,
}

impl Roll {
    /// The roll of these two dice.
    pub const fn of(one: Die, other: Die) -> Roll {
        if one.0 >= other.0 {
            Roll { high: one, low: other }
        } else {
            Roll { high: other, low: one }
        }
    }

    /// The 21 different rolls, 11 first and 66 last.
    #[inline]
    pub fn all() -> impl Iterator<Item = Roll> {
        ROLLS.into_iter()
    }

    /// The larger die.
    #[inline]
    pub const fn high(self) -> Die {
        self.high
    }

    /// The smaller die.
    #[inline]
    pub const fn low(self) -> Die {
        self.low
    }

    /// Whether both dice show the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// In how many of the 36 ways two dice can fall it comes.
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }
}

/// All rolls, those with a smaller larger die first.
const ROLLS: [Roll; 21] = {
    let mut rolls = [Roll { high: Die(1), low: Die(1) }; 21];
    let mut place = 1;
    while place < rolls.len() {
        let Roll { high, low } = rolls[place - 1];
        rolls[place] = if low.0 < high.0 {
            Roll { high, low: Die(low.0 + 1) }
        } else {
            Roll { high: Die(high.0 + 1), low: Die(1) }
        };
        place += 1;
    }
    rolls
};

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

/// One die of each side, which differ: the larger begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opening {
    white: Die,
    black: Die,
}

impl Opening {
    /// The opening roll of these dice; `None` if they are equal, which is rolled again.
    pub fn of(white: Die, black: Die) -> Option<Opening> {
        (white != black).then_some(Opening { white, black })
    }

    /// The 30 openings.
    pub fn all() -> impl Iterator<Item = Opening> {
        let pairs = Die::ALL.into_iter().flat_map(|w| Die::ALL.into_iter().map(move |b| (w, b)));
        pairs.filter_map(|(white, black)| Opening::of(white, black))
    }

    /// The opening that these two dice were, if `side` began with them; `None` for a double.
    pub fn begun_by(side: Side, roll: Roll) -> Option<Opening> {
        match side {
            Side::First => Opening::of(roll.high, roll.low),
            Side::Second => Opening::of(roll.low, roll.high),
        }
    }

    /// The smallest opening after which `side` begins.
    pub(crate) fn any_for(side: Side) -> Option<Opening> {
        Opening::begun_by(side, Roll { high: Die(2), low: Die(1) })
    }

    /// White's die.
    pub const fn white(self) -> Die {
        self.white
    }

    /// Black's die.
    pub const fn black(self) -> Die {
        self.black
    }

    /// The two dice as the first roll of the side that begins.
    pub const fn roll(self) -> Roll {
        Roll::of(self.white, self.black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_21_rolls_of_36_ways_and_30_openings() {
        assert_eq!(Roll::all().count(), 21);
        assert_eq!(Roll::all().map(Roll::weight).sum::<u32>(), 36);
        assert_eq!(Opening::all().count(), 30);
        let (one, six) = (Die::ALL[0], Die::ALL[5]);
        assert_eq!(Roll::of(one, six).to_string(), "61");
        assert_eq!(Opening::of(six, six), None);
    }
}
