//! What the program knows of Lautari: roles, the way to the centre, opposite pairs, and what the
//! Guard covers.

mod entry;
mod inputs;
mod themes;
mod weights;

pub(crate) use entry::ENTRY;
use galds_games::core::{Game, Side, Turn};
use galds_games::lautari::steps::Direction;
use galds_games::lautari::{Action, Field, FieldSet, Last, Lautari, Move, Position, Role};

use crate::linear::{LinearEvaluation, Term, value_for};
use crate::search::{Score, Searched, Threats, score};

impl LinearEvaluation for Lautari {
    const TERMS: &'static [Term] = &[
        Term { name: "to act", about: "The right to act." },
        Term { name: "pawns", about: "Pawns." },
        Term { name: "scouts", about: "Scouts." },
        Term { name: "riders", about: "Riders." },
        Term { name: "guard", about: "Whether there is a Guard." },
        Term { name: "outer ring", about: "Pieces on the outer ring." },
        Term { name: "middle ring", about: "Pieces on the middle ring." },
        Term { name: "inner ring", about: "Pieces on the inner ring." },
        Term { name: "centre", about: "A piece on the centre." },
        Term { name: "converted centre", about: "A converted piece on the centre." },
        Term { name: "opposite pairs", about: "Pairs of own pieces on opposite inner fields." },
        Term { name: "conversions", about: "Pawns that may become Scouts at once." },
        Term {
            name: "near the Rider field",
            about: "Pieces other than Riders within three steps of r4.",
        },
        Term {
            name: "near the Guard field",
            about: "Pieces within three steps of s11 while there is no Guard.",
        },
        Term { name: "guard cover", about: "Own pieces within two steps of the Guard." },
        Term { name: "guard on centre", about: "The Guard on the centre." },
        Term {
            name: "reach of the centre",
            about: "Converted pieces that may get to the centre on an empty board.",
        },
    ];

    const WEIGHTS: &'static [i32] = weights::WEIGHTS;

    fn count_terms(&self, position: &Position, counts: &mut [i32]) {
        for (side, sign) in [(Side::First, 1), (Side::Second, -1)] {
            for (count, value) in counts.iter_mut().zip(terms_of(position, side)) {
                *count += sign * value;
            }
        }
    }
}

/// The fields at so many steps from the centre on an empty board: the rings are 1, 2 and 3.
const fn at_distance(steps: u8) -> FieldSet {
    let one = Field::CENTRE.neighbours().bits();
    let two = Field::CENTRE.within_two().bits();
    let three = Field::CENTRE.within_three().bits();
    FieldSet::from_bits(match steps {
        1 => one,
        2 => two & !one,
        _ => three & !two,
    })
}

const MIDDLE_RING: FieldSet = at_distance(2);
const OUTER_RING: FieldSet = at_distance(3);

fn terms_of(position: &Position, side: Side) -> [i32; 17] {
    let pieces = position.pieces(side);
    let of = |role| position.role_set(side, role);
    let (pawns, scouts, riders) = (of(Role::Pawn), of(Role::Scout), of(Role::Rider));
    let guard = position.guard(side);
    let count = |set: FieldSet| set.len() as i32;
    let inner = pieces & FieldSet::INNER_RING;
    let centre = FieldSet::only(Field::CENTRE);
    let lines = (pieces.facing(Direction::Onward) & pieces.facing(Direction::Back))
        | (pieces.facing(Direction::Inward) & pieces.facing(Direction::Outward));
    [
        i32::from(position.side() == side),
        count(pawns),
        count(scouts),
        count(riders),
        i32::from(guard.is_some()),
        count(pieces & OUTER_RING),
        count(pieces & MIDDLE_RING),
        count(inner),
        count(pieces & centre),
        count((pieces - pawns) & centre),
        opposite_pairs(inner),
        count(pawns & lines & !FieldSet::HOMES),
        count((pieces - riders) & Field::RIDER.within_three()),
        if guard.is_none() { count(pieces & Field::GUARD.within_three()) } else { 0 },
        guard.map_or(0, |guard| count(pieces & guard.within_two())),
        i32::from(guard == Some(Field::CENTRE)),
        count(scouts & Field::CENTRE.within_two()) + count(riders & Field::CENTRE.within_three()),
    ]
}

/// The inner ring has twenty fields; ten apart are opposite.
fn opposite_pairs(inner: FieldSet) -> i32 {
    let first = FieldSet::INNER_RING.bits().trailing_zeros();
    let ring = (inner.bits() >> first) as u32;
    (ring & ring >> 10 & 0x3ff).count_ones() as i32
}

/// How far a field is from the centre: 1 to 3 on the rings, 4 outside them.
fn from_centre(field: Field) -> i32 {
    let rings = [FieldSet::INNER_RING, MIDDLE_RING, OUTER_RING];
    rings.iter().position(|ring| ring.has(field)).map_or(4, |ring| ring as i32 + 1)
}

/// What a piece is worth when actions are put in order.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Scout => 200,
        Role::Rider => 400,
        Role::Guard => 500,
    }
}

impl Searched for Lautari {
    const STEP: Score = 80;
    const THREATS: Threats = Threats::Answered;

    fn evaluate(&self, position: &Position) -> Score {
        value_for(self, position, position.side())
    }

    fn code(&self, action: Action) -> u16 {
        let number = |field: Field| field.index() as u16;
        1 + match action {
            Action::Move(Move { from, to, captures, .. }) => {
                u16::from(captures) << 14 | number(from) << 7 | number(to)
            }
            Action::Scout(field) => 1 << 15 | number(field),
            Action::Revive { to, .. } => 1 << 15 | 1 << 7 | number(to),
        }
    }

    /// Captures by what they gain, then changes of role and revivals.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        let completes = || position.pieces(position.side()).has_opposites();
        match action {
            Action::Move(Move { from, to, captures: true, .. }) => {
                10 * worth(position.role(to)) - worth(position.role(from)) + 1000
            }
            Action::Move(Move { becomes: Some(_), .. }) => 900,
            Action::Revive { .. } => 1500,
            Action::Scout(Field::CENTRE) => 10_000,
            Action::Scout(_) => 300,
            Action::Move(Move { from, to: Field::CENTRE, .. }) => {
                if position.role(from) != Role::Pawn && completes() { 10_000 } else { 200 }
            }
            // Without experience, what comes nearer to the middle is tried first.
            Action::Move(Move { from, to, .. }) => 10 * (from_centre(from) - from_centre(to)) - 40,
        }
    }

    fn noisy(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list_sharp(position, actions);
    }

    fn is_threatened(&self, position: &Position, actions: &mut Vec<Action>) -> bool {
        let passed = position.passed();
        self.list_completing(&passed, actions);
        actions.iter().any(|&action| {
            let mut next = passed;
            self.play(&mut next, action);
            matches!(self.turn(&next), Turn::Over(end) if end.winner() == Some(passed.side()))
        })
    }

    fn gain(&self, position: &Position, action: Action) -> Score {
        match action {
            Action::Move(Move { to, captures: true, becomes: None, .. }) if to != Field::CENTRE => {
                worth(position.role(to))
            }
            _ => score::MOST,
        }
    }

    /// Pieces go both ways, so a side with some of them always has a move that spoils nothing. With
    /// few, every move may give up what they hold; and a capture that can be revived is not passed over.
    fn null_move(&self, position: &Position) -> Option<Position> {
        let plain = !matches!(position.last(), Last::Captured(_));
        let many = position.pieces(position.side()).len() > 4;
        (plain && many).then(|| position.passed())
    }
}
