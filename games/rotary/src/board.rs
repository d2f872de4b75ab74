//! The 60 points, their rings, and how a ring turns.
//!
//! Points are numbered 0-59 row by row, so a set of points is a `u64`. The six places of a ring are
//! numbered clockwise from east; what stands on them is a six-bit *ring code*, and a turn by k × 60°
//! rotates that code by k.

use std::fmt;

use galds_core::bit_set;

/// How many points the board has.
pub const POINTS: usize = 60;

/// A place of a ring that lies outside the board.
const OUTSIDE: u8 = u8::MAX;

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The point with a two-digit number such as 43, if it exists.
    pub const fn numbered(number: u8) -> Option<Point> {
        let (row, column) = (number / 10, number % 10);
        match index(row as i8, column as i8) {
            OUTSIDE => None,
            i => Some(Point(i)),
        }
    }

    /// Its two-digit number.
    pub const fn number(self) -> u8 {
        NUMBERS[self.0 as usize]
    }

    /// Its row, 1 to 9.
    pub const fn row(self) -> u8 {
        self.number() / 10
    }

    /// Its column, 1 to 9.
    pub const fn column(self) -> u8 {
        self.number() % 10
    }

    /// Its place in the board order, 0 to 59.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All points in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// The point at a ring place of this one, if it is on the board.
    ///
    /// # Panics
    /// When `place` is not 0 (east) to 5 (northeast).
    pub const fn neighbour(self, place: usize) -> Option<Point> {
        match RINGS[self.0 as usize][place] {
            OUTSIDE => None,
            i => Some(Point(i)),
        }
    }

    /// The points around this one.
    #[inline]
    pub const fn ring(self) -> PointSet {
        PointSet(RING_SETS[self.0 as usize])
    }

    /// The ring places of this point that lie outside the board.
    #[inline]
    pub const fn outside(self) -> u8 {
        OUTSIDE_CODES[self.0 as usize]
    }

    /// The point on the other side of the axis that swaps the players.
    #[must_use]
    pub const fn mirrored(self) -> Point {
        let (row, column) = (self.row() as i8, self.column() as i8);
        Point(index(row, row + 4 - column))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

bit_set! {
    /// A set of points.
    pub struct PointSet(u64) {
        item: Point,
        count: POINTS,
        at: Point,
        list: points,
    }
}

impl PointSet {
    /// The points with these numbers, for tables.
    ///
    /// # Panics
    /// When a number is no point; in a `const` that stops the compiler.
    pub const fn of(numbers: &[u8]) -> PointSet {
        let mut bits = 0;
        let mut i = 0;
        while i < numbers.len() {
            match Point::numbered(numbers[i]) {
                Some(point) => bits |= 1 << point.0,
                None => panic!("there is no such point"),
            }
            i += 1;
        }
        PointSet(bits)
    }

    /// Whether every point of `other` is in it.
    #[inline]
    pub const fn holds_all(self, other: PointSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The same set mirrored.
    #[must_use]
    pub fn mirrored(self) -> PointSet {
        self.points().map(Point::mirrored).collect()
    }

    /// What of this set stands around `pivot`, as a ring code.
    #[inline]
    pub const fn ring_code(self, pivot: Point) -> u8 {
        let ring = &RINGS[pivot.0 as usize];
        let mut code = 0;
        let mut place = 0;
        while place < 6 {
            // A shift by OUTSIDE is taken modulo 64 and lands on bit 63, which no point uses.
            code |= ((self.0.wrapping_shr(ring[place] as u32) & 1) as u8) << place;
            place += 1;
        }
        code
    }

    /// The points around `pivot` that a ring code names; its outside places are dropped.
    #[inline]
    pub const fn from_ring_code(pivot: Point, code: u8) -> PointSet {
        let ring = &RINGS[pivot.0 as usize];
        let mut bits = 0;
        let mut place = 0;
        while place < 6 {
            bits |= ((code >> place & 1) as u64).wrapping_shl(ring[place] as u32);
            place += 1;
        }
        PointSet(bits & PointSet::ALL.0)
    }
}

/// Rotates a ring code clockwise by `k` places, 0 to 5.
#[inline]
pub(crate) const fn rotated(code: u8, k: u8) -> u8 {
    let doubled = (code as u16) << 6 | code as u16;
    (doubled >> (6 - k) & 0x3f) as u8
}

/// The turns (bit k for k × 60°) after which no ball of a ring code rests on the places of
/// `forbidden`.
#[inline]
pub(crate) const fn turns_avoiding(forbidden: u8, code: u8) -> u8 {
    TURNS_AVOIDING[forbidden as usize][code as usize]
}

/// Row and column steps to the ring places, clockwise from east.
const RING_STEPS: [(i8, i8); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

const fn exists(row: i8, column: i8) -> bool {
    row >= 1 && row <= 9 && column >= 1 && column <= 9 && column - row >= -5 && column - row <= 3
}

/// The place of a point in the board order.
const fn index(row: i8, column: i8) -> u8 {
    if !exists(row, column) {
        return OUTSIDE;
    }
    let mut count = 0;
    let mut r = 1;
    while r <= 9 {
        let mut c = 1;
        while c <= 9 {
            if exists(r, c) {
                if r == row && c == column {
                    return count;
                }
                count += 1;
            }
            c += 1;
        }
        r += 1;
    }
    OUTSIDE
}

const NUMBERS: [u8; POINTS] = {
    let mut numbers = [0; POINTS];
    let mut number = 11;
    while number <= 99 {
        let i = index(number / 10, number % 10);
        if i != OUTSIDE {
            numbers[i as usize] = number as u8;
        }
        number += 1;
    }
    numbers
};

const RINGS: [[u8; 6]; POINTS] = {
    let mut rings = [[OUTSIDE; 6]; POINTS];
    let mut i = 0;
    while i < POINTS {
        let (row, column) = ((NUMBERS[i] / 10) as i8, (NUMBERS[i] % 10) as i8);
        let mut place = 0;
        while place < 6 {
            let (down, right) = RING_STEPS[place];
            rings[i][place] = index(row + down, column + right);
            place += 1;
        }
        i += 1;
    }
    rings
};

const RING_SETS: [u64; POINTS] = {
    let mut sets = [0; POINTS];
    let mut i = 0;
    while i < POINTS {
        sets[i] = PointSet::from_ring_code(Point(i as u8), 0x3f).0;
        i += 1;
    }
    sets
};

const OUTSIDE_CODES: [u8; POINTS] = {
    let mut codes = [0; POINTS];
    let mut i = 0;
    while i < POINTS {
        let mut place = 0;
        while place < 6 {
            if RINGS[i][place] == OUTSIDE {
                codes[i] |= 1 << place;
            }
            place += 1;
        }
        i += 1;
    }
    codes
};

const TURNS_AVOIDING: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut forbidden = 0;
    while forbidden < 64 {
        let mut code = 0;
        while code < 64 {
            let mut k = 0;
            while k < 6 {
                if rotated(code as u8, k) & forbidden as u8 == 0 {
                    table[forbidden][code] |= 1 << k;
                }
                k += 1;
            }
            code += 1;
        }
        forbidden += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn p(number: u8) -> Point {
        Point::numbered(number).unwrap()
    }

    #[test]
    fn the_board_has_the_sixty_points_of_the_original() {
        let numbers: Vec<u8> = Point::all().map(Point::number).collect();
        assert_eq!(numbers.len(), 60);
        assert_eq!(&numbers[..9], [11, 12, 13, 14, 21, 22, 23, 24, 25]);
        assert!(numbers.is_sorted());
        for missing in [0, 10, 15, 19, 20, 48, 59, 70, 71, 82, 93, 100, 255] {
            assert_eq!(Point::numbered(missing), None, "{missing}");
        }
    }

    #[test]
    fn ring_places_go_clockwise_from_east() {
        let ring: Vec<_> = (0..6).map(|place| p(54).neighbour(place).unwrap().number()).collect();
        assert_eq!(ring, [55, 65, 64, 53, 43, 44]);
        let corner: Vec<_> =
            (0..6).map(|place| p(11).neighbour(place).map(Point::number)).collect();
        assert_eq!(corner, [Some(12), Some(22), Some(21), None, None, None]);
        assert_eq!(p(11).outside(), 0b11_1000);
    }

    #[test]
    fn ring_codes_are_read_and_written_alike() {
        for pivot in Point::all() {
            for code in 0..64 {
                let inside = code & !pivot.outside();
                let set = PointSet::from_ring_code(pivot, code);
                assert_eq!(set.ring_code(pivot), inside);
                assert!(pivot.ring().holds_all(set));
            }
        }
    }

    #[test]
    fn a_turn_by_one_moves_a_ball_one_place_clockwise() {
        let set = PointSet::from(p(53));
        let code = rotated(set.ring_code(p(54)), 1);
        assert_eq!(PointSet::from_ring_code(p(54), code), PointSet::from(p(43)));
        assert_eq!(rotated(0b10_0001, 1), 0b00_0011);
        assert_eq!(rotated(0b10_0001, 0), 0b10_0001);
    }

    #[test]
    fn the_mirror_maps_the_board_onto_itself_and_swaps_the_sides_of_the_centre() {
        assert_eq!(p(11).mirrored(), p(14));
        assert_eq!(p(54).mirrored(), p(55));
        assert_eq!(p(44).mirrored(), p(44));
        assert_eq!(PointSet::ALL.mirrored(), PointSet::ALL);
        for point in Point::all() {
            assert_eq!(point.mirrored().mirrored(), point);
            assert_eq!(point.ring().mirrored(), point.mirrored().ring());
        }
    }
}
