//! Which way round a board is seen.

use galds_games::core::Side;

/// From which side of the table a board is seen: upright with the first side at the bottom, turned round with
/// the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    bottom: Side,
}

impl Orientation {
    /// With this side at the bottom.
    pub const fn with_bottom(bottom: Side) -> Orientation {
        Orientation { bottom }
    }

    /// The side at the bottom.
    pub const fn bottom(self) -> Side {
        self.bottom
    }

    /// The one thing if the board is upright, the other if it is turned round.
    pub fn either<T>(self, upright: T, turned: T) -> T {
        match self.bottom {
            Side::First => upright,
            Side::Second => turned,
        }
    }

    /// Where a column or row of an upright board is seen, both ends of which are `first` and `last`.
    pub fn seen(self, place: u16, (first, last): (u16, u16)) -> u16 {
        match self.bottom {
            Side::First => place,
            Side::Second => first + last - place,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_turned_round_is_counted_from_its_other_end() {
        let upright = Orientation::with_bottom(Side::First);
        let turned = Orientation::with_bottom(Side::Second);
        assert_eq!([1, 2, 9].map(|row| upright.seen(row, (1, 9))), [1, 2, 9]);
        assert_eq!([1, 2, 9].map(|row| turned.seen(row, (1, 9))), [9, 8, 1]);
        assert_eq!(turned.either("upright", "turned"), "turned");
    }
}
