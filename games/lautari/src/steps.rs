//! Who is whose neighbour, for single fields by table and for whole sets by shifts.
//!
//! ```text
//!                 Inward                  Every field but the centre has at most one step in
//!                    ▲                    each of four directions: onward and back along its
//!     Back ◄── f ──► Onward               ring, arc or home row, inward and outward along its
//!                    ▼                    column. The steps of a whole set in one direction are
//!                 Outward                 a few shifts; the centre, with its twenty steps, is
//!                                         treated apart.
//! ```

use crate::board::{FIELDS, Field, FieldSet};

/// A direction in which every field but the centre has at most one neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the next field of the ring (in the order of the rule book), arc or home row.
    Onward,
    /// To the field before.
    Back,
    /// Along the column towards the centre.
    Inward,
    /// Along the column away from the centre; the centre itself has no such step.
    Outward,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::Onward, Direction::Back, Direction::Inward, Direction::Outward];
}

impl FieldSet {
    /// The fields with neighbours on both sides along their ring, arc or row.
    pub(crate) const ALONG: FieldSet = FieldSet::from_bits(
        FieldSet::ALL.facing(Direction::Onward).bits()
            & FieldSet::ALL.facing(Direction::Back).bits(),
    );
    /// The fields, besides the centre, with neighbours on both sides along their column.
    pub(crate) const ACROSS: FieldSet = FieldSet::from_bits(
        FieldSet::ALL.facing(Direction::Inward).bits()
            & FieldSet::ALL.facing(Direction::Outward).bits(),
    );

    /// The fields from which one step in `direction` leads into the set.
    #[inline]
    #[must_use]
    pub const fn facing(self, direction: Direction) -> FieldSet {
        let set = self.bits();
        FieldSet::from_bits(match direction {
            Direction::Onward => set >> 1 & ONWARD | set << 19 & RING_ENDS,
            Direction::Back => set << 1 & ONWARD << 1 | set >> 19 & RING_ENDS >> 19,
            Direction::Inward => facing_inward(set),
            Direction::Outward => facing_outward(set),
        })
    }

    /// The fields that face the set in each direction, in the order of [`Direction::ALL`]. Written
    /// out, since a `map` over the directions is not unrolled.
    #[inline]
    pub(crate) const fn facing_in_all(self) -> [FieldSet; 4] {
        [
            self.facing(Direction::Onward),
            self.facing(Direction::Back),
            self.facing(Direction::Inward),
            self.facing(Direction::Outward),
        ]
    }
}

/// The last field of each ring, which is followed by the ring's first.
const RING_ENDS: u128 = 1 << 39 | 1 << 59 | 1 << 79;

/// The fields that are followed by the next one in the board order.
const ONWARD: u128 = {
    let mut fields = range(20, 80) & !RING_ENDS;
    let mut row = 0;
    while row < 20 {
        fields |= 0b1111 << row | 0b1111 << (81 + row);
        row += 5;
    }
    fields
};

const R5: u32 = 20;
const S10: u32 = 30;
const R4: u32 = 101;
const S11: u32 = 102;
/// Row 10 runs from `i10` up to `e10` in the board order and row 11 from `e11` up to `i11`.
const I10: u32 = 33;
const E11: u32 = 81;

const fn range(start: u8, end: u8) -> u128 {
    FieldSet::range(start, end).bits()
}

#[inline]
const fn facing_inward(set: u128) -> u128 {
    let homes = set >> 5 & range(0, 15) | set << 5 & range(86, 101);
    let white_arc = set >> 8 & range(15, 20);
    let black_arc = reversed(set >> I10) << E11;
    let rings = set >> 20 & range(20, 60);
    let centre = if set >> Field::CENTRE.index() & 1 == 1 { range(60, 80) } else { 0 };
    let circles = (set >> R5 & 1) << R4 | (set >> S10 & 1) << S11;
    homes | white_arc | black_arc | rings | centre | circles
}

#[inline]
const fn facing_outward(set: u128) -> u128 {
    let homes = set << 5 & range(5, 20) | set >> 5 & range(81, 96);
    let white_arc = set << 8 & range(23, 28);
    let black_arc = reversed(set >> E11) << I10;
    let rings = set << 20 & range(40, 80);
    let circles = (set >> R4 & 1) << R5 | (set >> S11 & 1) << S10;
    homes | white_arc | black_arc | rings | circles
}

/// The lowest five bits in the opposite order.
#[inline]
const fn reversed(bits: u128) -> u128 {
    const REVERSED: [u8; 32] = {
        let mut table = [0; 32];
        let mut i = 0;
        while i < 32 {
            table[i] = (i as u8).reverse_bits() >> 3;
            i += 1;
        }
        table
    };
    REVERSED[bits as usize & 31] as u128
}

impl Field {
    /// The fields one step away.
    #[inline]
    pub const fn neighbours(self) -> FieldSet {
        NEIGHBOURS[self.index()]
    }

    /// The other fields that are at most two steps away on an empty board.
    #[inline]
    pub const fn within_two(self) -> FieldSet {
        WITHIN_TWO[self.index()]
    }

    /// The other fields that are at most three steps away on an empty board.
    #[inline]
    pub const fn within_three(self) -> FieldSet {
        WITHIN_THREE[self.index()]
    }
}

const fn neighbours_of(set: u128) -> u128 {
    let fields = FieldSet::from_bits(set);
    let mut found = 0;
    let mut i = 0;
    while i < 4 {
        found |= fields.facing(Direction::ALL[i]).bits();
        i += 1;
    }
    let beside_centre = set & range(60, 80) != 0;
    if beside_centre { found | 1 << Field::CENTRE.index() } else { found }
}

pub(crate) const fn within(steps: u8) -> [FieldSet; FIELDS] {
    let mut table = [FieldSet::EMPTY; FIELDS];
    let mut i = 0;
    while i < FIELDS {
        let mut reached: u128 = 1 << i;
        let mut step = 0;
        while step < steps {
            reached |= neighbours_of(reached);
            step += 1;
        }
        table[i] = FieldSet::from_bits(reached & !(1 << i));
        i += 1;
    }
    table
}

static NEIGHBOURS: [FieldSet; FIELDS] = within(1);
static WITHIN_TWO: [FieldSet; FIELDS] = within(2);
static WITHIN_THREE: [FieldSet; FIELDS] = within(3);

#[cfg(test)]
mod tests {
    use super::*;

    /// The adjacency of the rule book, sentence by sentence, by names.
    fn book_pairs() -> Vec<(String, String)> {
        const RINGS: [&str; 3] = [
            "r5 b5 d5 e5 f5 g5 h5 i5 k5 l5 s10 l10 k10 i10 h10 g10 f10 e10 d10 b10",
            "r6 b6 d6 e6 f6 g6 h6 i6 k6 l6 s9 l9 k9 i9 h9 g9 f9 e9 d9 b9",
            "r7 b7 d7 e7 f7 g7 h7 i7 k7 l7 s8 l8 k8 i8 h8 g8 f8 e8 d8 b8",
        ];
        let rings = RINGS.map(|ring| ring.split(' ').collect::<Vec<_>>());
        let mut pairs = Vec::new();
        for ring in &rings {
            for (i, field) in ring.iter().enumerate() {
                pairs.push((field.to_string(), ring[(i + 1) % 20].to_string()));
            }
        }
        let [outer, middle, inner] = &rings;
        for ((outer, middle), inner) in outer.iter().zip(middle).zip(inner) {
            let column = [*outer, *middle, *inner, "a"].map(str::to_owned);
            pairs.extend(column.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())));
        }
        for row in [1, 2, 3, 4, 11, 12, 13, 14] {
            for (left, right) in [('e', 'f'), ('f', 'g'), ('g', 'h'), ('h', 'i')] {
                pairs.push((format!("{left}{row}"), format!("{right}{row}")));
            }
        }
        for row in [1, 2, 3, 4, 10, 11, 12, 13] {
            for column in 'e'..='i' {
                pairs.push((format!("{column}{row}"), format!("{column}{}", row + 1)));
            }
        }
        pairs.extend([("r4".to_owned(), "r5".to_owned()), ("s10".to_owned(), "s11".to_owned())]);
        pairs
    }

    fn book_neighbours(field: Field) -> FieldSet {
        let name = field.to_string();
        let pairs = book_pairs();
        let others = pairs.iter().filter_map(|(first, second)| match name {
            _ if *first == name => Some(second),
            _ if *second == name => Some(first),
            _ => None,
        });
        others.map(|other| Field::named(other).unwrap()).collect()
    }

    #[test]
    fn neighbours_are_those_of_the_book() {
        for field in Field::all() {
            assert_eq!(field.neighbours(), book_neighbours(field), "{field}");
        }
        assert_eq!(Field::CENTRE.neighbours(), FieldSet::INNER_RING);
    }

    #[test]
    fn distances_count_steps_on_an_empty_board() {
        for field in Field::all() {
            let step = |set: FieldSet| {
                set.fields().fold(set, |all, from| all | from.neighbours()) - FieldSet::only(field)
            };
            assert_eq!(field.within_two(), step(field.neighbours()), "{field}");
            assert_eq!(field.within_three(), step(step(field.neighbours())), "{field}");
        }
    }

    #[test]
    fn a_rider_on_the_centre_covers_all_rings_and_one_on_the_inner_ring_covers_two() {
        assert_eq!(Field::CENTRE.within_three(), FieldSet::range(20, 80));
        for field in FieldSet::INNER_RING.fields() {
            let rest = FieldSet::range(40, 81) - FieldSet::only(field);
            assert!((rest - field.within_three()).is_empty(), "{field}");
        }
    }

    #[test]
    fn facing_a_set_is_facing_one_of_its_fields() {
        let sets =
            [FieldSet::ALL, FieldSet::HOMES, FieldSet::range(7, 99), FieldSet::range(30, 86)];
        for set in sets {
            for direction in Direction::ALL {
                let one_by_one = set.fields().fold(FieldSet::EMPTY, |all, field| {
                    all | FieldSet::only(field).facing(direction)
                });
                assert_eq!(set.facing(direction), one_by_one, "{direction:?}");
            }
        }
    }

    #[test]
    fn steps_in_a_direction_are_steps_to_neighbours() {
        for field in Field::all() {
            for direction in Direction::ALL {
                let facing = FieldSet::only(field).facing(direction);
                assert!((facing - field.neighbours()).is_empty(), "{direction:?} to {field}");
                assert!(facing.is_empty() || field == Field::CENTRE || facing.len() == 1);
            }
        }
        let facing = |name: &str, direction| {
            FieldSet::only(Field::named(name).unwrap()).facing(direction).fields().next().unwrap()
        };
        assert_eq!(facing("b5", Direction::Onward).to_string(), "r5");
        assert_eq!(facing("r5", Direction::Onward).to_string(), "b10");
        assert_eq!(facing("b10", Direction::Back).to_string(), "r5");
        assert_eq!(facing("e10", Direction::Inward).to_string(), "e11");
        assert_eq!(facing("h11", Direction::Outward).to_string(), "h10");
        assert_eq!(facing("r5", Direction::Inward).to_string(), "r4");
        assert_eq!(facing("s11", Direction::Outward).to_string(), "s10");
    }
}
