//! The endgame table: up to four balls.
//!
//! Seen from the side to act, each side has one to three balls, together four at most. They take 7.5 MB; five would take 180 MB.
//! Balls of one colour are alike, so a set of them has one number: how many sets of as many balls come before it.

use galds_games::core::{Game, Side};
use galds_games::rotary::rules::{Capture, Centre, Goal};
use galds_games::rotary::{Phase, Point, PointSet, Position, Rotary};

use crate::endgames::{Endgames, OwnEndgames};

static OWN: OwnEndgames = OwnEndgames::new();

const POINTS: usize = 60;
/// The most balls of one side.
const MOST: usize = 3;
/// How many sets of so many balls there are.
const SETS: [usize; MOST + 1] = [1, choose(POINTS, 1), choose(POINTS, 2), choose(POINTS, 3)];
/// In how many ways so many balls can lie on the first points, by the number of points and of balls.
const WAYS: [[usize; MOST + 1]; POINTS] = ways();
/// How many balls the side to act and the other side have.
const CLASSES: [(usize, usize); 6] = [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1)];

/// In how many ways so many of these can be chosen.
const fn choose(of: usize, many: usize) -> usize {
    let (mut ways, mut i) = (1, 0);
    // There is no way to choose more than there are.
    while i < many && ways > 0 {
        ways = ways * (of - i) / (i + 1);
        i += 1;
    }
    ways
}

const fn ways() -> [[usize; MOST + 1]; POINTS] {
    let mut ways = [[0; MOST + 1]; POINTS];
    let mut i = 0;
    while i < POINTS * (MOST + 1) {
        ways[i / (MOST + 1)][i % (MOST + 1)] = choose(i / (MOST + 1), i % (MOST + 1));
        i += 1;
    }
    ways
}

const fn size((own, enemy): (usize, usize)) -> usize {
    SETS[own] * SETS[enemy]
}

/// The number with which a class begins.
const fn beginning(class: usize) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < class {
        sum += size(CLASSES[i]);
        i += 1;
    }
    sum
}

/// The numbers with which the classes begin.
const BEGINNINGS: [usize; CLASSES.len()] =
    [beginning(0), beginning(1), beginning(2), beginning(3), beginning(4), beginning(5)];

impl Endgames for Rotary {
    const DESIGN: u32 = 1;
    const COUNT: usize = beginning(CLASSES.len());

    fn numbered(&self, number: usize) -> Option<Position> {
        let class = (0..CLASSES.len()).rev().find(|&class| BEGINNINGS[class] <= number)?;
        let (own, enemy) = CLASSES[class];
        let within = number - BEGINNINGS[class];
        let (light, dark) = (set(within / SETS[enemy], own)?, set(within % SETS[enemy], enemy)?);
        let text = |balls: PointSet| {
            balls.points().map(|point| point.to_string()).collect::<Vec<_>>().join(",")
        };
        // Texts of positions refuse two balls on a point.
        self.read_position(&format!("w - {} {} 0", text(light), text(dark))).ok()
    }

    fn number_of(&self, position: &Position) -> Option<usize> {
        let count = |side| position.balls(side).len() as usize;
        let (first, second) = (count(Side::First), count(Side::Second));
        if first + second > MOST + 1 || position.phase() != Phase::Turn {
            return None;
        }
        let (side, other) = (position.side(), position.side().other());
        let counts = (count(side), count(other));
        let class = CLASSES.iter().position(|&class| class == counts)?;
        let seen = |balls: PointSet| if side == Side::First { balls } else { balls.mirrored() };
        let [own, enemy] = [side, other].map(|side| set_number(seen(position.balls(side))));
        Some(BEGINNINGS[class] + own * SETS[counts.1] + enemy)
    }

    fn side_to_act(&self, position: &Position) -> Side {
        position.side()
    }

    fn own_endgames() -> &'static OwnEndgames {
        &OWN
    }

    fn has_endgames(&self) -> bool {
        let rules = self.rules();
        (rules.goal, rules.capture, rules.centre) == (Goal::Centre, Capture::None, Centre::Text)
    }

    fn plies_left(&self, position: &Position) -> u32 {
        let limit = self.rules().cap.number();
        limit.map_or(u32::MAX, |limit| limit.saturating_sub(position.turns()))
    }
}

/// The number of a set among those with as many balls.
fn set_number(balls: PointSet) -> usize {
    balls.points().zip(1..).map(|(point, many)| WAYS[point.index()][many]).sum()
}

/// The set of so many balls with this number.
fn set(mut number: usize, many: usize) -> Option<PointSet> {
    let mut balls = PointSet::EMPTY;
    for many in (1..=many).rev() {
        let index = (0..POINTS).rev().find(|&index| WAYS[index][many] <= number)?;
        number -= WAYS[index][many];
        balls |= PointSet::from(Point::all().nth(index)?);
    }
    Some(balls)
}
