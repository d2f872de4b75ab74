//! A capture series: where a man jumped from, and every field on which it landed.

use crate::board::Field;
use crate::men::Figure;

/// The most jumps of one series. Every jump goes over an enemy man, no man is jumped twice, and a
/// side has 17 men at the start and never more.
pub const MOST_JUMPS: usize = 17;

/// Jumps of one man, one after the other. The landings tell which men were jumped: between two of
/// them stands exactly one enemy, or none if the first jump was made in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Series {
    from: Field,
    jumps: u8,
    /// Those beyond `jumps` repeat `from`, so that equal series are equal in every byte.
    landings: [Field; MOST_JUMPS],
    /// The landing at which the shatra became a figure.
    promotion: Option<(u8, Figure)>,
}

impl Series {
    /// A series that has not begun.
    #[inline]
    pub(crate) fn starting(from: Field) -> Series {
        Series { from, jumps: 0, landings: [from; MOST_JUMPS], promotion: None }
    }

    /// The series with one more jump; the same series if it is as long as can be.
    #[must_use]
    #[inline]
    pub(crate) fn jumping(mut self, to: Field) -> Series {
        if let Some(landing) = self.landings.get_mut(self.jumps as usize) {
            *landing = to;
            self.jumps += 1;
        }
        self
    }

    /// The series in which the man becomes a figure where it stands.
    #[must_use]
    pub(crate) fn promoting(mut self, figure: Figure) -> Series {
        self.promotion = Some((self.jumps.saturating_sub(1), figure));
        self
    }

    /// Where it starts.
    pub const fn from(&self) -> Field {
        self.from
    }

    /// Where it ends.
    pub fn to(&self) -> Field {
        self.landings().last().copied().unwrap_or(self.from)
    }

    /// Where the man landed, jump by jump.
    pub fn landings(&self) -> &[Field] {
        &self.landings[..self.jumps as usize]
    }

    /// The figure that the shatra became on the way.
    pub fn promotion(&self) -> Option<Figure> {
        self.promotion.map(|(_, figure)| figure)
    }

    /// Every landing with the figure that the shatra became there.
    pub fn steps(&self) -> impl Iterator<Item = (Field, Option<Figure>)> {
        self.landings().iter().zip(0..).map(|(&to, number): (_, u8)| {
            (to, self.promotion.filter(|&(at, _)| at == number).map(|(_, figure)| figure))
        })
    }

    /// Whether `other` begins like this one and goes on.
    pub fn goes_on_in(&self, other: &Series) -> bool {
        self.from == other.from
            && self.jumps < other.jumps
            && self.steps().zip(other.steps()).all(|(own, theirs)| own == theirs)
    }
}
