//! The board as one side sees it: what is its own, what is the enemy's, and where forward is.

use galds_core::Side;

use crate::board::{Direction, FIELDS, Field, FieldSet};

/// The places of one side.
#[derive(Debug)]
pub(crate) struct Land {
    /// The own half of the big field.
    pub(crate) half: FieldSet,
    /// The nine fields of the reserve.
    pub(crate) fortress: FieldSet,
    /// The own gate, in which only the biy may stand.
    pub(crate) gate: FieldSet,
    /// From where shatras may step twice.
    pub(crate) first_rank: FieldSet,
    /// The enemy's half of the big field.
    pub(crate) enemy_half: FieldSet,
    /// The enemy's nine fields.
    pub(crate) enemy_fortress: FieldSet,
    /// Where a shatra's series may stop.
    pub(crate) enemy_gate: FieldSet,
    /// Where shatras become figures.
    pub(crate) promotion: FieldSet,
    /// Straight forward.
    pub(crate) forward: Direction,
    /// Diagonally forward.
    pub(crate) diagonals: [Direction; 2],
    /// Where a shatra may step from each field; the double step is not among them.
    shatra_steps: [FieldSet; FIELDS],
}

/// The great road: file d from end to end.
pub(crate) const ROAD: FieldSet =
    FieldSet::of(&[2, 5, 8, 10, 14, 21, 28, 35, 42, 49, 53, 55, 58, 61]);

const WHITE: Land = Land {
    half: FieldSet::from_to(32, 52),
    fortress: FieldSet::from_to(54, 62),
    gate: FieldSet::from_to(53, 53),
    first_rank: FieldSet::from_to(46, 52),
    enemy_half: FieldSet::from_to(11, 31),
    enemy_fortress: FieldSet::from_to(1, 9),
    enemy_gate: FieldSet::from_to(10, 10),
    promotion: FieldSet::from_to(1, 3),
    forward: Direction::Up,
    diagonals: [Direction::UpLeft, Direction::UpRight],
    shatra_steps: WHITE_STEPS,
};

const BLACK: Land = Land {
    half: WHITE.half.turned(),
    fortress: WHITE.fortress.turned(),
    gate: WHITE.gate.turned(),
    first_rank: WHITE.first_rank.turned(),
    enemy_half: WHITE.enemy_half.turned(),
    enemy_fortress: WHITE.enemy_fortress.turned(),
    enemy_gate: WHITE.enemy_gate.turned(),
    promotion: WHITE.promotion.turned(),
    forward: WHITE.forward.opposite(),
    diagonals: [WHITE.diagonals[0].opposite(), WHITE.diagonals[1].opposite()],
    shatra_steps: turned(&WHITE_STEPS),
};

static LANDS: [Land; 2] = [WHITE, BLACK];

impl Land {
    /// The board as `side` sees it.
    #[inline]
    pub(crate) fn of(side: Side) -> &'static Land {
        &LANDS[side.index()]
    }

    /// Where a shatra may step from a field, if the fields are empty.
    #[inline]
    pub(crate) fn shatra_steps(&self, from: Field) -> FieldSet {
        self.shatra_steps[from.index()]
    }

    /// The field behind a man's back.
    pub(crate) fn behind(&self, field: Field) -> Option<Field> {
        field.next(self.forward.opposite()).first()
    }
}

/// A White shatra steps straight on its own half, at the ditch also diagonally, beyond it also
/// sideways, and on the last rank only sideways; in its own fortress and gate not at all.
const WHITE_STEPS: [FieldSet; FIELDS] = {
    use Direction::{Left, Right, Up, UpLeft, UpRight};
    let mut steps = [FieldSet::EMPTY; FIELDS];
    let mut number = 1;
    while number <= 52 {
        let ways: &[Direction] = match number {
            1..=3 => &[Left, Right],
            4..=31 => &[Up, UpLeft, UpRight, Left, Right],
            32..=38 => &[Up, UpLeft, UpRight],
            _ => &[Up],
        };
        let mut numbers = FieldSet::EMPTY;
        let mut i = 0;
        while let Some(from) = Field::numbered(number)
            && i < ways.len()
        {
            numbers = numbers.with(from.next(ways[i]));
            i += 1;
        }
        steps[number as usize - 1] = numbers;
        number += 1;
    }
    steps
};

const fn turned(steps: &[FieldSet; FIELDS]) -> [FieldSet; FIELDS] {
    let mut turned = [FieldSet::EMPTY; FIELDS];
    let mut i = 0;
    while i < FIELDS {
        turned[FIELDS - 1 - i] = steps[i].turned();
        i += 1;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(side: Side, number: u8) -> FieldSet {
        Land::of(side).shatra_steps(Field::numbered(number).unwrap())
    }

    #[test]
    fn the_halves_and_fortresses_are_those_of_the_book() {
        let black = Land::of(Side::Second);
        assert_eq!(black.half, FieldSet::from_to(11, 31));
        assert_eq!(black.fortress, FieldSet::from_to(1, 9));
        assert_eq!(black.gate, FieldSet::from_to(10, 10));
        assert_eq!(black.promotion, FieldSet::from_to(60, 62));
        assert_eq!(black.first_rank, FieldSet::from_to(11, 17));
    }

    #[test]
    fn shatras_step_as_the_book_says() {
        assert_eq!(steps(Side::First, 49), FieldSet::of(&[42]));
        assert_eq!(steps(Side::First, 35), FieldSet::of(&[27, 28, 29]));
        assert_eq!(steps(Side::First, 28), FieldSet::of(&[20, 21, 22, 27, 29]));
        assert_eq!(steps(Side::First, 14), FieldSet::of(&[10, 13, 15]));
        assert_eq!(steps(Side::First, 11), FieldSet::of(&[12]));
        assert_eq!(steps(Side::First, 10), FieldSet::of(&[7, 8, 9]));
        assert_eq!(steps(Side::First, 2), FieldSet::of(&[1, 3]));
        assert_eq!(steps(Side::First, 55), FieldSet::EMPTY);
        assert_eq!(steps(Side::Second, 14), FieldSet::of(&[21]));
        assert_eq!(steps(Side::Second, 25), FieldSet::of(&[32, 33]));
        assert_eq!(steps(Side::Second, 61), FieldSet::of(&[60, 62]));
        assert_eq!(steps(Side::Second, 8), FieldSet::EMPTY);
    }
}
