//! What the program knows of Shatra: men and figures, the reserve, safe edges, the ditch, and the
//! shelter of the biy.

mod endgames;
mod entry;
mod inputs;
mod themes;
mod weights;

pub(crate) use entry::ENTRY;
use galds_games::core::{Game, Side};
use galds_games::shatra::{Action, Field, FieldSet, Kind, Position, Reserve, Shatra};

use crate::endgames::{EndgameValue, Endgames as _};
use crate::linear::{LinearEvaluation, Term, value_for};
use crate::search::{REDUNDANT, Score, Searched};

impl LinearEvaluation for Shatra {
    const TERMS: &'static [Term] = &[
        Term { name: "to act", about: "The right to act." },
        Term { name: "shatras", about: "Shatras, the reserve included." },
        Term { name: "yalkyns", about: "Yalkyns, the reserve included." },
        Term { name: "turas", about: "Turas, the reserve included." },
        Term { name: "batyrs", about: "Batyrs, the reserve included." },
        Term { name: "reserve", about: "Men waiting in the own fortress: free moves later." },
        Term {
            name: "edge",
            about: "Men on the outer files, where nobody can jump sideways over them.",
        },
        Term { name: "backed", about: "Men with an own man beside them." },
        Term { name: "at the ditch", about: "Shatras at the ditch on their own side." },
        Term { name: "across", about: "Shatras beyond the ditch." },
        Term { name: "shelter", about: "Own men around the biy." },
        Term { name: "biy at home", about: "The biy in its gate or fortress." },
        Term { name: "near promotion", about: "Shatras in the enemy gate or fortress." },
        Term { name: "middle files", about: "Figures on the board, outside the fortress." },
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

/// Parts of the board as White has them; Black's are the same turned around.
const FORTRESS: FieldSet = FieldSet::from_to(54, 62);
const HOME: FieldSet = FieldSet::from_to(53, 62);
const AT_DITCH: FieldSet = FieldSet::from_to(32, 38);
const ACROSS: FieldSet = FieldSet::from_to(1, 31);
const ENEMY_HOME: FieldSet = FieldSet::from_to(1, 10);
/// The rank before the one on which shatras become figures.
const BEFORE_LAST: FieldSet = FieldSet::from_to(4, 6);
const EDGES: FieldSet = FieldSet::of(&[11, 17, 18, 24, 25, 31, 32, 38, 39, 45, 46, 52]);

/// A part of the board as `side` has it.
fn own(side: Side, part: FieldSet) -> FieldSet {
    match side {
        Side::First => part,
        Side::Second => part.turned(),
    }
}

fn terms_of(position: &Position, side: Side) -> [i32; 14] {
    let own = |set| own(side, set);
    let men = position.men(side);
    let of = |kind| position.men_of(side, kind);
    let count = |set: FieldSet| set.len() as i32;
    let (shatras, biy) = (of(Kind::Shatra), of(Kind::Biy));
    let reserve = men & own(FORTRESS);
    let in_play = men - reserve;
    let backed = |field: &Field| field.neighbours().meets(in_play);
    [
        i32::from(position.side() == side),
        count(shatras),
        count(of(Kind::Yalkyn)),
        count(of(Kind::Tura)),
        count(of(Kind::Batyr)),
        count(reserve),
        count(in_play & EDGES),
        in_play.fields().filter(backed).count() as i32,
        count(shatras & own(AT_DITCH)),
        count(shatras & own(ACROSS)),
        biy.fields().map(|field| count(field.neighbours() & men)).sum(),
        count(biy & own(HOME)),
        count(shatras & own(ENEMY_HOME)),
        count(in_play - shatras - biy),
    ]
}

/// What a man is worth when actions are put in order.
const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Shatra => 100,
        Kind::Yalkyn => 220,
        Kind::Tura => 300,
        Kind::Batyr => 450,
        Kind::Biy => 5000,
    }
}

impl Searched for Shatra {
    const STEP: Score = 80;
    const PRUNES_LATE: bool = false;
    const RAZORS: bool = true;

    fn code(&self, action: Action) -> u16 {
        let number = |field: Field| field.index() as u16;
        let way = |from, to| number(from) << 6 | number(to);
        1 + match action {
            Action::Move { from, to, promotion } => {
                way(from, to) | promotion.map_or(0, |figure| 1 + figure as u16) << 12
            }
            Action::Promotion { on, figure } => 5 << 12 | number(on) << 2 | figure as u16,
            Action::Capture(series) => {
                1 << 15
                    | (series.landings().len() as u16 & 7) << 12
                    | way(series.from(), series.to())
            }
        }
    }

    fn evaluate(&self, position: &Position) -> Score {
        value_for(self, position, position.side())
    }

    /// Captures first, by what they are known to gain; then promotions.
    fn ordering_score(&self, position: &Position, action: Action) -> i32 {
        match action {
            Action::Capture(_) => {
                let mut next = *position;
                self.play(&mut next, action);
                let enemy = position.side().other();
                let left = |position: &Position| -> i32 {
                    Kind::ALL
                        .iter()
                        .map(|&kind| worth(kind) * position.men_of(enemy, kind).len() as i32)
                        .sum()
                };
                1000 + left(position) - left(&next)
            }
            Action::Promotion { figure, .. } | Action::Move { promotion: Some(figure), .. } => {
                900 + worth(figure.kind())
            }
            Action::Move { from, .. } => {
                // Of several like men in the reserve it hardly matters which one is dropped.
                let side = position.side();
                let home = own(side, FORTRESS);
                let likes = position.men_of(side, position.kind(from)) & home;
                if home.has(from) && likes.fields().next() != Some(from) { REDUNDANT } else { 0 }
            }
        }
    }

    fn probe_endgames(&self, position: &Position) -> Option<EndgameValue> {
        Self::own_endgames().probe(self, position)
    }

    /// Captures are a duty: a side that has to capture cannot let the position stand.
    fn may_stand_pat(&self, position: &Position) -> bool {
        Shatra::is_free(self, position)
    }

    /// Captures are duties, so a free side has only promotions.
    fn noisy(&self, position: &Position, actions: &mut Vec<Action>) {
        let side = position.side();
        actions.clear();
        if position.men_of(side, Kind::Shatra).meets(own(side, BEFORE_LAST)) {
            self.legal(position, actions);
            actions.retain(|action| !matches!(action, Action::Move { promotion: None, .. }));
        }
    }

    /// A side with a reserve always has a drop that spoils nothing; without one it may be in a bind, as
    /// in other games where captures are forced.
    fn null_move(&self, position: &Position) -> Option<Position> {
        let side = position.side();
        let home = own(side, FORTRESS);
        let has_reserve =
            position.reserve(side) == Reserve::Initial && position.men(side).meets(home);
        has_reserve.then(|| position.passed())
    }
}
