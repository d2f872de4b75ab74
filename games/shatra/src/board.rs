//! The 62 fields, the eight directions, and the rays that run across the board.
//!
//! ```text
//!         a  b  c  d  e  f  g
//!   14          1  2  3           A field's place in the board order is its number less one, so a
//!   13          4  5  6           set of fields is a `u64`. Numbers grow to the right and
//!   12          7  8  9           downwards: on a ray the nearest man is the highest bit in the
//!   11            10              first four directions and the lowest in the other four.
//!   10   11 12 13 14 15 16 17
//!   ..   .. .. .. .. .. .. ..     Turning the board, k ↔ 63−k, swaps the sides; in bits that is a
//!    5   46 47 48 49 50 51 52     reversal of the 62.
//!    4            53
//!    3         54 55 56
//!    ..        .. .. ..
//! ```

use std::fmt;

use galds_core::bit_set;

/// How many fields the board has.
pub const FIELDS: usize = 62;

const ROWS: i8 = 14;
const FILES: i8 = 7;
/// A cell of the grid that is no field.
const OUTSIDE: u8 = u8::MAX;

/// A field of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

impl Field {
    /// The field with this number, 1 to 62.
    pub const fn numbered(number: u8) -> Option<Field> {
        if number >= 1 && number as usize <= FIELDS { Some(Field(number - 1)) } else { None }
    }

    /// Its number, 1 to 62.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in the board order, 0 to 61.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its file, 0 for `a` to 6 for `g`.
    pub const fn file(self) -> u8 {
        CELLS[self.0 as usize].1 as u8
    }

    /// Its rank, 1 at White's end to 14 at Black's.
    pub const fn rank(self) -> u8 {
        (ROWS - CELLS[self.0 as usize].0) as u8
    }

    /// The field with a file and a rank, if there is one.
    pub const fn at(file: u8, rank: u8) -> Option<Field> {
        if rank == 0 || rank > ROWS as u8 || file >= FILES as u8 {
            return None;
        }
        match index(ROWS - rank as i8, file as i8) {
            OUTSIDE => None,
            place => Some(Field(place)),
        }
    }

    /// Its algebraic name, such as `d6`.
    pub fn name(self) -> String {
        format!("{}{}", (b'a' + self.file()) as char, self.rank())
    }

    /// The field that takes its place when the board is turned.
    #[must_use]
    pub const fn turned(self) -> Field {
        Field(FIELDS as u8 - 1 - self.0)
    }

    /// All fields in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELDS as u8).map(Field)
    }

    /// The fields that touch this one.
    #[inline]
    pub const fn neighbours(self) -> FieldSet {
        FieldSet(NEIGHBOURS[self.0 as usize])
    }

    /// The next field in a direction, as a set that is empty at the edge.
    #[inline]
    pub const fn next(self, direction: Direction) -> FieldSet {
        FieldSet(NEXT[direction as usize][self.0 as usize])
    }

    /// All fields in a direction up to the edge.
    #[inline]
    pub const fn ray(self, direction: Direction) -> FieldSet {
        FieldSet(RAYS[direction as usize][self.0 as usize])
    }

    /// The fields between this one and another on the same line; none if there is no such line.
    pub fn between(self, other: Field) -> FieldSet {
        let towards = Direction::ALL.into_iter().find(|&d| self.ray(d).has(other));
        towards.map_or(FieldSet::EMPTY, |d| self.ray(d) & other.ray(d.opposite()))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A direction on the board as White sees it. The first four lead to lower numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards Black's end.
    Up,
    /// Diagonally, towards file `a`.
    UpLeft,
    /// Diagonally, towards file `g`.
    UpRight,
    /// Towards file `a`.
    Left,
    /// Towards White's end.
    Down,
    /// Diagonally, towards file `g`.
    DownRight,
    /// Diagonally, towards file `a`.
    DownLeft,
    /// Towards file `g`.
    Right,
}

impl Direction {
    /// All eight.
    pub const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::UpLeft,
        Direction::UpRight,
        Direction::Left,
        Direction::Down,
        Direction::DownRight,
        Direction::DownLeft,
        Direction::Right,
    ];
    /// Along files and ranks.
    pub const ORTHOGONAL: [Direction; 4] =
        [Direction::Up, Direction::Left, Direction::Down, Direction::Right];
    /// Along diagonals.
    pub const DIAGONAL: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownRight, Direction::DownLeft];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[self as usize ^ 4]
    }

    const fn leads_to_lower_numbers(self) -> bool {
        (self as usize) < 4
    }

    /// Rows downwards and files to the right.
    const fn step(self) -> (i8, i8) {
        match self {
            Direction::Up => (-1, 0),
            Direction::UpLeft => (-1, -1),
            Direction::UpRight => (-1, 1),
            Direction::Left => (0, -1),
            Direction::Down => (1, 0),
            Direction::DownRight => (1, 1),
            Direction::DownLeft => (1, -1),
            Direction::Right => (0, 1),
        }
    }
}

bit_set! {
    /// A set of fields.
    pub struct FieldSet(u64) {
        item: Field,
        count: FIELDS,
        at: Field,
        list: fields,
    }
}

impl FieldSet {
    /// The fields from one number to another, both included, for tables.
    ///
    /// # Panics
    /// When a number is no field; in a `const` that stops the compiler.
    pub const fn from_to(first: u8, last: u8) -> FieldSet {
        assert!(first >= 1 && first <= last && last as usize <= FIELDS);
        FieldSet(FieldSet::ALL.0 >> (FIELDS as u8 - last) & FieldSet::ALL.0 << (first - 1))
    }

    /// The fields with these numbers, for tables.
    ///
    /// # Panics
    /// When a number is no field; in a `const` that stops the compiler.
    pub const fn of(numbers: &[u8]) -> FieldSet {
        let mut bits = 0;
        let mut i = 0;
        while i < numbers.len() {
            bits |= FieldSet::from_to(numbers[i], numbers[i]).0;
            i += 1;
        }
        FieldSet(bits)
    }

    /// It and another set together, for tables.
    #[must_use]
    pub const fn with(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// The field with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Field> {
        if self.0 == 0 { None } else { Some(Field(self.0.trailing_zeros() as u8)) }
    }

    /// The field that comes first in a direction, for a set that lies on one ray.
    #[inline]
    pub const fn nearest(self, direction: Direction) -> Option<Field> {
        if self.0 == 0 {
            None
        } else if direction.leads_to_lower_numbers() {
            Some(Field(63 - self.0.leading_zeros() as u8))
        } else {
            Some(Field(self.0.trailing_zeros() as u8))
        }
    }

    /// The same set on the turned board.
    #[must_use]
    pub const fn turned(self) -> FieldSet {
        FieldSet(self.0.reverse_bits() >> (64 - FIELDS))
    }
}

/// The empty fields in a direction before the first man.
#[inline]
pub const fn open_way(from: Field, direction: Direction, empty: FieldSet) -> FieldSet {
    let ray = from.ray(direction).0;
    match FieldSet(ray & !empty.0).nearest(direction) {
        None => FieldSet(ray),
        Some(man) => FieldSet((ray ^ man.ray(direction).0) & empty.0),
    }
}

/// Two fortresses of 3 × 3, two gates, and the field of 6 × 7 between them.
const fn exists(row: i8, file: i8) -> bool {
    let (first, last) = match row {
        0..=2 | 11..=13 => (2, 4),
        3 | 10 => (3, 3),
        4..=9 => (0, FILES - 1),
        _ => return false,
    };
    first <= file && file <= last
}

/// Row (from the top) and file of every field.
const CELLS: [(i8, i8); FIELDS] = {
    let mut cells = [(0, 0); FIELDS];
    let mut count = 0;
    let mut row = 0;
    while row < ROWS {
        let mut file = 0;
        while file < FILES {
            if exists(row, file) {
                cells[count] = (row, file);
                count += 1;
            }
            file += 1;
        }
        row += 1;
    }
    cells
};

/// The place of a cell in the board order.
const fn index(row: i8, file: i8) -> u8 {
    let mut place = 0;
    while place < FIELDS {
        if CELLS[place].0 == row && CELLS[place].1 == file {
            return place as u8;
        }
        place += 1;
    }
    OUTSIDE
}

const NEXT: [[u64; FIELDS]; 8] = {
    let mut next = [[0; FIELDS]; 8];
    let mut d = 0;
    while d < 8 {
        let (down, right) = Direction::ALL[d].step();
        let mut place = 0;
        while place < FIELDS {
            let (row, file) = CELLS[place];
            let neighbour = index(row + down, file + right);
            if neighbour != OUTSIDE {
                next[d][place] = 1 << neighbour;
            }
            place += 1;
        }
        d += 1;
    }
    next
};

const RAYS: [[u64; FIELDS]; 8] = {
    let mut rays = [[0; FIELDS]; 8];
    let mut d = 0;
    while d < 8 {
        let mut place = 0;
        while place < FIELDS {
            let mut step = NEXT[d][place];
            while step != 0 {
                rays[d][place] |= step;
                step = NEXT[d][step.trailing_zeros() as usize];
            }
            place += 1;
        }
        d += 1;
    }
    rays
};

const NEIGHBOURS: [u64; FIELDS] = {
    let mut neighbours = [0; FIELDS];
    let mut place = 0;
    while place < FIELDS {
        let mut d = 0;
        while d < 8 {
            neighbours[place] |= NEXT[d][place];
            d += 1;
        }
        place += 1;
    }
    neighbours
};

#[cfg(test)]
mod tests {
    use super::*;

    fn f(number: u8) -> Field {
        Field::numbered(number).unwrap()
    }

    #[test]
    fn numbers_and_names_are_those_of_the_book() {
        assert_eq!(Field::numbered(0), None);
        assert_eq!(Field::numbered(63), None);
        for (number, name) in [
            (1, "c14"),
            (3, "e14"),
            (10, "d11"),
            (11, "a10"),
            (31, "g8"),
            (32, "a7"),
            (42, "d6"),
            (53, "d4"),
            (54, "c3"),
            (62, "e1"),
        ] {
            assert_eq!(f(number).name(), name);
            assert_eq!(Field::at(f(number).file(), f(number).rank()), Some(f(number)));
        }
        for (file, rank) in [(0, 14), (1, 1), (2, 11), (4, 4), (7, 6), (3, 0), (3, 15), (3, 255)] {
            assert_eq!(Field::at(file, rank), None);
        }
    }

    #[test]
    fn there_are_183_adjacent_pairs_and_256_short_jumps() {
        let touching: u32 = Field::all().map(|field| field.neighbours().len()).sum();
        assert_eq!(touching, 2 * 183);
        let jumps = Field::all().flat_map(|field| Direction::ALL.map(|d| (field, d)));
        let jumps = jumps.filter(|&(field, d)| field.ray(d).len() >= 2).count();
        assert_eq!(jumps, 256);
    }

    #[test]
    fn gates_touch_three_fields_on_either_side() {
        assert_eq!(f(10).neighbours(), FieldSet::of(&[7, 8, 9, 13, 14, 15]));
        assert_eq!(f(53).neighbours(), FieldSet::of(&[48, 49, 50, 54, 55, 56]));
    }

    #[test]
    fn rays_run_on_until_a_cell_is_missing() {
        assert_eq!(
            f(61).ray(Direction::Up),
            FieldSet::of(&[2, 5, 8, 10, 14, 21, 28, 35, 42, 49, 53, 55, 58])
        );
        assert_eq!(f(54).ray(Direction::UpRight), FieldSet::of(&[53, 50, 44, 38]));
        assert_eq!(f(16).ray(Direction::UpLeft), FieldSet::EMPTY);
        assert_eq!(f(42).next(Direction::Left), FieldSet::from(f(41)));
    }

    #[test]
    fn what_lies_between_two_fields_lies_on_their_line() {
        assert_eq!(f(42).between(f(14)), FieldSet::of(&[21, 28, 35]));
        assert_eq!(f(14).between(f(42)), f(42).between(f(14)));
        assert_eq!(f(42).between(f(35)), FieldSet::EMPTY);
        assert_eq!(f(42).between(f(27)), FieldSet::EMPTY);
    }

    #[test]
    fn an_open_way_ends_before_the_first_man() {
        let men = FieldSet::of(&[21, 8]);
        assert_eq!(open_way(f(42), Direction::Up, !men), FieldSet::of(&[35, 28]));
        assert_eq!(open_way(f(2), Direction::Down, !men), FieldSet::of(&[5]));
        assert_eq!(open_way(f(42), Direction::Down, !men), FieldSet::of(&[49, 53, 55, 58, 61]));
    }

    #[test]
    fn turning_the_board_turns_every_ray() {
        assert_eq!(f(1).turned(), f(62));
        assert_eq!(FieldSet::from_to(54, 62).turned(), FieldSet::from_to(1, 9));
        for field in Field::all() {
            for d in Direction::ALL {
                assert_eq!(field.ray(d).turned(), field.turned().ray(d.opposite()));
            }
        }
    }
}
