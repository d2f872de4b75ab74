//! The 103 fields and sets of them.
//!
//! ```text
//!               96 e14 … i14 100
//!                    home                 Fields are numbered in the board order of the
//!               86 e12 … i12 90           rule book, so a set of them is a `u128`.
//!               81 e11 … i11 85
//!     ring 20-39, in it 40-59, 60-79      A ring starts at column r on the left and runs
//!   101 r4 ─ r5 …   80 a   … s10 ─ s11 102    past White's side to column s on the right
//!               15 e4  … i4  19           and back past Black's.
//!               10 e3  … i3  14
//!                    home
//!                0 e1  … i1   4
//! ```

use std::fmt;

use galds_core::{Side, bit_set, read_number};

/// How many fields the board has.
pub const FIELDS: usize = 103;

/// How many fields a ring has.
pub const RING: u8 = 20;

const WHITE_ARC: u8 = 15;
const OUTER: u8 = 20;
const MIDDLE: u8 = 40;
const INNER: u8 = 60;
const BLACK_ARC: u8 = 81;
const BLACK_HOME: u8 = 86;

/// A field of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

/// The parts of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The three rows in which a side's pieces start.
    Home(Side),
    /// The row of five between a home and the rings.
    Arc(Side),
    /// The ring that touches the arcs.
    OuterRing,
    /// The ring between the others.
    MiddleRing,
    /// The ring around the centre.
    InnerRing,
    /// The field `a`.
    Centre,
    /// The field `r4`.
    RiderField,
    /// The field `s11`.
    GuardField,
}

impl Field {
    /// The centre, `a`.
    pub const CENTRE: Field = Field(80);
    /// The field on which pieces become Riders, `r4`.
    pub const RIDER: Field = Field(101);
    /// The field on which a piece becomes the Guard, `s11`.
    pub const GUARD: Field = Field(102);

    /// The field with a name such as `e3` or `a`, if it exists; letters may be capitals.
    pub fn named(name: &str) -> Option<Field> {
        let mut letters = name.chars();
        let column = letters.next()?.to_ascii_lowercase();
        let row = letters.as_str();
        if row.is_empty() {
            return (column == 'a').then_some(Field::CENTRE);
        }
        let row: u8 = read_number(row).filter(|_| !row.starts_with('0'))?;
        Field::all().find(|field| field.column() == column && field.row() == row)
    }

    /// The letter of its column.
    pub const fn column(self) -> char {
        NAMES[self.0 as usize].0 as char
    }

    /// Its row, 1 to 14; 0 for the centre.
    pub const fn row(self) -> u8 {
        NAMES[self.0 as usize].1
    }

    /// Its place in the board order, 0 to 102.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All fields in the board order.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELDS as u8).map(Field)
    }

    /// The part of the board it belongs to.
    pub const fn part(self) -> Part {
        match self.0 {
            0..WHITE_ARC => Part::Home(Side::First),
            WHITE_ARC..OUTER => Part::Arc(Side::First),
            OUTER..MIDDLE => Part::OuterRing,
            MIDDLE..INNER => Part::MiddleRing,
            INNER..80 => Part::InnerRing,
            80 => Part::Centre,
            BLACK_ARC..BLACK_HOME => Part::Arc(Side::Second),
            BLACK_HOME..101 => Part::Home(Side::Second),
            101 => Part::RiderField,
            _ => Part::GuardField,
        }
    }

    /// Its place on its ring, counted from the column `r`; 0 for fields on no ring.
    pub const fn ring_place(self) -> u8 {
        match self.part() {
            Part::OuterRing | Part::MiddleRing | Part::InnerRing => self.0 % RING,
            _ => 0,
        }
    }

    /// The field that takes its place when the players change seats: row r becomes row 15 - r.
    #[must_use]
    pub const fn mirrored(self) -> Field {
        let i = self.0;
        let image = match self.part() {
            Part::Home(_) | Part::Arc(_) if i < OUTER => 96 + i % 5 - i / 5 * 5,
            Part::Home(_) | Part::Arc(_) => 15 + (i - 81) % 5 - (i - 81) / 5 * 5,
            Part::OuterRing | Part::MiddleRing | Part::InnerRing => {
                i - i % RING + (RING - i % RING) % RING
            }
            Part::Centre | Part::RiderField | Part::GuardField => i,
        };
        Field(image)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row() {
            0 => write!(f, "{}", self.column()),
            row => write!(f, "{}{row}", self.column()),
        }
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Column letter and row of every field.
const NAMES: [(u8, u8); FIELDS] = {
    const RING_COLUMNS: &[u8; 20] = b"rbdefghiklslkihgfedb";
    let mut names = [(b'a', 0); FIELDS];
    let mut i = 0;
    while i < 20 {
        names[i] = (b'e' + i as u8 % 5, 1 + i as u8 / 5);
        names[BLACK_ARC as usize + i] = (b'e' + i as u8 % 5, 11 + i as u8 / 5);
        let half = if i < 10 { [5, 6, 7] } else { [10, 9, 8] };
        names[OUTER as usize + i] = (RING_COLUMNS[i], half[0]);
        names[MIDDLE as usize + i] = (RING_COLUMNS[i], half[1]);
        names[INNER as usize + i] = (RING_COLUMNS[i], half[2]);
        i += 1;
    }
    names[101] = (b'r', 4);
    names[102] = (b's', 11);
    names
};

bit_set! {
    /// A set of fields.
    pub struct FieldSet(u128) {
        item: Field,
        count: FIELDS,
        at: Field,
        list: fields,
        only: ONLY,
    }
}

impl FieldSet {
    /// The home rows of both sides.
    pub const HOMES: FieldSet =
        FieldSet(FieldSet::home(Side::First).0 | FieldSet::home(Side::Second).0);
    /// The inner ring.
    pub const INNER_RING: FieldSet = FieldSet::range(INNER, INNER + RING);

    /// The fields from one place of the board order up to another, which is left out.
    pub(crate) const fn range(start: u8, end: u8) -> FieldSet {
        FieldSet((1 << end) - (1 << start))
    }

    /// The set with one field.
    #[inline]
    pub const fn only(field: Field) -> FieldSet {
        FieldSet(ONLY[field.0 as usize])
    }

    /// The three home rows of a side.
    pub const fn home(side: Side) -> FieldSet {
        match side {
            Side::First => FieldSet::range(0, WHITE_ARC),
            Side::Second => FieldSet::range(BLACK_HOME, 101),
        }
    }

    /// The home rows of a side one by one, the one next to the arc first.
    pub const fn home_rows(side: Side) -> [FieldSet; 3] {
        match side {
            Side::First => [FieldSet::range(10, 15), FieldSet::range(5, 10), FieldSet::range(0, 5)],
            Side::Second => {
                [FieldSet::range(86, 91), FieldSet::range(91, 96), FieldSet::range(96, 101)]
            }
        }
    }

    /// The rows of a side's home in which the set has a field.
    #[inline]
    pub(crate) const fn whole_rows(self, side: Side) -> FieldSet {
        // Shifts by a constant are cheaper.
        match side {
            Side::First => FieldSet(whole_rows(self.0 as u32)),
            Side::Second => FieldSet(whole_rows((self.0 >> BLACK_HOME) as u32) << BLACK_HOME),
        }
    }

    /// How many fields are in five sets together. Adding them up bit by bit first leaves less to
    /// count.
    #[inline]
    pub(crate) const fn total(sets: [FieldSet; 5]) -> u32 {
        let (ones, twos) = added(sets[0].0, sets[1].0, sets[2].0);
        let (ones, more_twos) = added(ones, sets[3].0, sets[4].0);
        ones.count_ones() + 2 * (twos.count_ones() + more_twos.count_ones())
    }

    /// Whether fewer than three fields are in it.
    #[inline]
    pub const fn is_fewer_than_three(self) -> bool {
        let without_first = self.0 & self.0.wrapping_sub(1);
        without_first & without_first.wrapping_sub(1) == 0
    }

    /// The same set with the players' seats changed.
    #[must_use]
    pub fn mirrored(self) -> FieldSet {
        self.fields().map(Field::mirrored).collect()
    }

    /// The fields of the inner ring that are opposite to fields of the set.
    #[inline]
    #[must_use]
    pub const fn opposites(self) -> FieldSet {
        let inner = (self.0 >> INNER) as u32 & 0xf_ffff;
        let turned = (inner >> 10 | inner << 10) & 0xf_ffff;
        FieldSet((turned as u128) << INNER)
    }

    /// Whether two opposite fields of the inner ring are in it.
    #[inline]
    pub const fn has_opposites(self) -> bool {
        let inner = (self.0 >> INNER) as u32 & 0xf_ffff;
        inner & inner >> 10 != 0
    }
}

/// A load is cheaper than a shift of 128 bits.
static ONLY: [u128; FIELDS] = {
    let mut table = [0; FIELDS];
    let mut i = 0;
    while i < FIELDS {
        table[i] = 1 << i;
        i += 1;
    }
    table
};

/// The rows of five, of the lowest three, in which a bit is set.
#[inline]
const fn whole_rows(home: u32) -> u128 {
    // Any bit of a row leaves a mark at the row's first place.
    let any = (home | home >> 1 | home >> 2 | home >> 3 | home >> 4) & 0b00001_00001_00001;
    (any * 0b11111) as u128
}

/// The sum of three bits in every place: ones and twos.
#[inline]
const fn added(a: u128, b: u128, c: u128) -> (u128, u128) {
    let ab = a ^ b;
    (ab ^ c, a & b | ab & c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: FieldSet) -> String {
        set.fields().map(|field| field.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_board_order_is_the_one_of_the_book() {
        assert_eq!(
            names(FieldSet::ALL),
            "e1 f1 g1 h1 i1 e2 f2 g2 h2 i2 e3 f3 g3 h3 i3 e4 f4 g4 h4 i4 \
             r5 b5 d5 e5 f5 g5 h5 i5 k5 l5 s10 l10 k10 i10 h10 g10 f10 e10 d10 b10 \
             r6 b6 d6 e6 f6 g6 h6 i6 k6 l6 s9 l9 k9 i9 h9 g9 f9 e9 d9 b9 \
             r7 b7 d7 e7 f7 g7 h7 i7 k7 l7 s8 l8 k8 i8 h8 g8 f8 e8 d8 b8 a \
             e11 f11 g11 h11 i11 e12 f12 g12 h12 i12 e13 f13 g13 h13 i13 e14 f14 g14 h14 i14 r4 s11"
        );
    }

    #[test]
    fn every_field_is_found_by_its_name_and_nothing_else_is() {
        for field in Field::all() {
            assert_eq!(Field::named(&field.to_string()), Some(field));
            assert_eq!(Field::named(&field.to_string().to_uppercase()), Some(field));
        }
        for wrong in ["", "c5", "j5", "a1", "aa", "e0", "e03", "e+3", "e15", "r8", "s7", "b4", "é3"]
        {
            assert_eq!(Field::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn opposite_fields_are_ten_places_apart() {
        for pair in [
            "r7 s8", "b7 l8", "d7 k8", "e7 i8", "f7 h8", "g7 g8", "h7 f8", "i7 e8", "k7 d8",
            "l7 b8",
        ] {
            let set: FieldSet = pair.split(' ').filter_map(Field::named).collect();
            assert!(set.has_opposites(), "{pair}");
            let [first, second] = set.fields().collect::<Vec<_>>()[..] else { panic!("{pair}") };
            assert!(!FieldSet::only(first).has_opposites());
            for other in FieldSet::ALL.fields().filter(|&other| other != second) {
                assert!(!(FieldSet::only(first) | FieldSet::only(other)).has_opposites());
            }
        }
    }

    #[test]
    fn whole_rows_are_those_in_which_a_field_is() {
        for side in Side::BOTH {
            for bits in 0..1 << 15 {
                let start = if side == Side::First { 0 } else { BLACK_HOME };
                let set = FieldSet(bits << start);
                let rows = FieldSet::home_rows(side).into_iter().filter(|row| row.meets(set));
                let expected = rows.fold(FieldSet::EMPTY, |all, row| all | row);
                assert_eq!(set.whole_rows(side), expected);
            }
        }
        assert_eq!(FieldSet::ALL.whole_rows(Side::Second), FieldSet::home(Side::Second));
    }

    #[test]
    fn changing_seats_turns_row_r_into_row_15_minus_r() {
        for field in Field::all() {
            let image = field.mirrored();
            assert_eq!(image.mirrored(), field);
            assert_eq!(image.column(), field.column());
            let fixed = matches!(field.column(), 'a' | 'r' | 's');
            assert_eq!(image.row(), if fixed { field.row() } else { 15 - field.row() }, "{field}");
        }
        assert_eq!(FieldSet::home(Side::First).mirrored(), FieldSet::home(Side::Second));
        assert_eq!(
            FieldSet::home_rows(Side::First).map(FieldSet::mirrored),
            FieldSet::home_rows(Side::Second)
        );
    }
}
