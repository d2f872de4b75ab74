//! What the network sees of Rotary: balls, majorities, and what stands around each pivot at the centre.
//!
//! ```text
//!   0 …     own balls, the enemy's, empty points with an own majority, with one of the enemy's: 60 points each
//!   240 …   for each of the three points of the centre and the nine around it, if it is empty: the six places
//!           of its ring, each empty, own or the enemy's: 729 patterns
//! ```
//!
//! The second side sees the board with its flanks exchanged, where rings go round the other way.

use galds_games::core::bits::Ones;
use galds_games::core::{Game, RuleSet, Side};
use galds_games::rotary::{Point, PointSet, Position, Rotary, Rules};

use crate::networks::{Changes, Network, NetworkInputs, OwnNetwork};

const POINTS: usize = PointSet::ALL.len() as usize;
const PLANES: usize = 4;
const PATTERNS: usize = 729;

/// The points of the centre.
const CENTRE: PointSet = PointSet::of(&[44, 54, 55]);

/// The pivots whose rings are looked at as a whole.
const PIVOTS: [u8; 12] = [44, 54, 55, 45, 43, 33, 34, 65, 64, 53, 56, 66];

/// Pivots as points; for the second side, whose image each of them is.
const PIVOT_POINTS: [Point; PIVOTS.len()] = {
    let mut points = [CENTRE_POINT; PIVOTS.len()];
    let mut slot = 0;
    while slot < PIVOTS.len() {
        points[slot] = numbered(PIVOTS[slot]);
        slot += 1;
    }
    points
};

const CENTRE_POINT: Point = numbered(44);

const fn numbered(number: u8) -> Point {
    match Point::numbered(number) {
        Some(point) => point,
        None => panic!("there is no such point"),
    }
}

/// In which slot the image of each pivot is.
const MIRRORED_SLOTS: [usize; PIVOTS.len()] = {
    let mut slots = [0; PIVOTS.len()];
    let mut slot = 0;
    while slot < PIVOTS.len() {
        let image = PIVOT_POINTS[slot].mirrored().number();
        let mut other = 0;
        while PIVOTS[other] != image {
            other += 1;
        }
        slots[slot] = other;
        slot += 1;
    }
    slots
};

/// The points as the second side sees them from its seat.
static MIRRORED: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let mut number = 11;
    while number < 100 {
        if let Some(point) = Point::numbered(number) {
            table[point.index()] = point.mirrored().index() as u8;
        }
        number += 1;
    }
    table
};

/// Which place of a ring is the image of which.
const MIRRORED_PLACES: [usize; 6] = [3, 2, 1, 0, 5, 4];

/// What each ring code of one side adds to the number of a pattern, in the eyes of either side.
static TERNARY: [[u16; 64]; 2] = {
    let powers = [1, 3, 9, 27, 81, 243];
    let mut table = [[0; 64]; 2];
    let mut code = 0;
    while code < 64 {
        let mut place = 0;
        while place < 6 {
            if code >> place & 1 == 1 {
                table[0][code] += powers[place];
                table[1][code] += powers[MIRRORED_PLACES[place]];
            }
            place += 1;
        }
        code += 1;
    }
    table
};

/// All that the inputs depend on.
#[derive(Clone, Copy, Debug)]
pub struct Sketch {
    /// Balls of both sides, then the pivots of both sides.
    sets: [u64; PLANES],
    /// What both sides have around each pivot that is empty.
    rings: [Option<[u8; 2]>; PIVOTS.len()],
}

static NETWORK: OwnNetwork<Rotary> = OwnNetwork::new(include_bytes!("network.net"));

impl NetworkInputs for Rotary {
    const DESIGN: u32 = 301;
    const INPUTS: usize = PLANES * POINTS + PIVOTS.len() * PATTERNS;
    const MOST_SET: usize = POINTS + PIVOTS.len();
    const KINDS: usize = 9;

    type Sketch = Sketch;

    fn sketch(position: &Position) -> Sketch {
        let balls = Side::BOTH.map(|side| position.balls(side));
        let pivots = Side::BOTH.map(|side| position.majority_pivots(side));
        let empty = position.empty();
        Sketch {
            sets: [balls[0].bits(), balls[1].bits(), pivots[0].bits(), pivots[1].bits()],
            rings: PIVOT_POINTS
                .map(|pivot| empty.has(pivot).then(|| balls.map(|balls| balls.ring_code(pivot)))),
        }
    }

    fn changed(old: Option<&Sketch>, new: &Sketch, changes: &mut Changes) {
        for viewer in Side::BOTH {
            let view = changes.of_mut(viewer);
            view.is_anew = old.is_none();
            for plane in 0..PLANES {
                let before = old.map_or(0, |old| old.sets[plane]);
                let now = new.sets[plane];
                if before == now {
                    continue;
                }
                let input = |point: u8| in_plane(viewer, plane, point);
                view.added.extend(Ones(now & !before).map(input));
                view.removed.extend(Ones(before & !now).map(input));
            }
            for (slot, &now) in new.rings.iter().enumerate() {
                let before = old.and_then(|old| old.rings[slot]);
                if before == now {
                    continue;
                }
                let input = |ring: [u8; 2]| pattern(viewer, slot, ring);
                view.added.extend(now.map(input));
                view.removed.extend(before.map(input));
            }
        }
    }

    /// By how many points of the centre each side holds: 0, 1 or 2.
    fn kind_for(position: &Position, side: Side) -> usize {
        let held = |side| (position.balls(side) & CENTRE).len().min(2) as usize;
        3 * held(side) + held(side.other())
    }

    fn own_network() -> Option<&'static OwnNetwork<Rotary>> {
        Some(&NETWORK)
    }

    /// Only the usual game, whatever its draws: another centre, start, goal or captures make another one of it.
    fn network(&self) -> Option<&'static Network> {
        let rules = self.rules();
        let Rules { repetition, cap, .. } = *rules;
        let usual = Rules { repetition, cap, ..Rules::standard() };
        if *rules == usual { NETWORK.get() } else { None }
    }
}

/// The input for a point of a set.
#[inline]
fn in_plane(viewer: Side, plane: usize, point: u8) -> u16 {
    // Sets of the second side are the odd ones, and its own.
    let (plane, point) = match viewer {
        Side::First => (plane, point),
        Side::Second => (plane ^ 1, MIRRORED[usize::from(point)]),
    };
    (plane * POINTS + usize::from(point)) as u16
}

/// The input for what stands around a pivot.
#[inline]
fn pattern(viewer: Side, slot: usize, [first, second]: [u8; 2]) -> u16 {
    let (slot, own, enemy) = match viewer {
        Side::First => (slot, first, second),
        Side::Second => (MIRRORED_SLOTS[slot], second, first),
    };
    let codes = &TERNARY[viewer as usize];
    let number = codes[usize::from(own)] + 2 * codes[usize::from(enemy)];
    (PLANES * POINTS + slot * PATTERNS) as u16 + number
}
