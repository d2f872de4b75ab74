//! Shatra for programs that learn it.
//!
//! A number is a step or a jump from one field to another (from a field to itself for a shatra that waits for its
//! promotion), then a figure, then the end of a series that could go on. A series of captures has a part for each
//! jump, and where a shatra becomes a figure, the figure is a part of its own.

use galds_core::Side;
use galds_core::learning::{Form, Learning, Number, Writer};

use crate::board::{FIELDS, Field, FieldSet};
use crate::men::{Figure, Kind};
use crate::position::Reserve;
use crate::series::MOST_JUMPS;
use crate::{Action, Position, Shatra};

const FIGURE: Number = (FIELDS * FIELDS) as Number;
const STOP: Number = FIGURE + Figure::ALL.len() as Number;

/// Planes of observations.
const OTHER: usize = Kind::ALL.len();
const PASSING: usize = 2 * OTHER;
const TOUCHED: usize = PASSING + 1;
const MOVING: usize = PASSING + 2;

fn step_number(from: Field, to: Field) -> Number {
    (from.index() * FIELDS + to.index()) as Number
}

fn figure_number(figure: Figure) -> Number {
    FIGURE + figure.index() as Number
}

impl Learning for Shatra {
    const NUMBERS: usize = STOP as usize + 1;
    /// The jumps of a series, a promotion on the way, and the end.
    const PARTS: usize = MOST_JUMPS + 2;
    const STOP: Option<Number> = Some(STOP);

    const FORM: Form = Form {
        planes: &[
            "own biy",
            "own batyr",
            "own turas",
            "own yalkyns",
            "own shatras",
            "other biy",
            "other batyr",
            "other turas",
            "other yalkyns",
            "other shatras",
            "stepped twice just now",
            "fields of the series so far",
            "man of the series",
        ],
        fields: FIELDS,
        values: &[
            "own side is the first",
            "own side acts",
            "own reserve is the initial one",
            "other reserve is the initial one",
            "a figure has been chosen in the series",
            "quiet plies",
        ],
        grid: (14, 7),
    };

    fn cell(field: usize) -> (usize, usize) {
        let field = FieldSet::from_bits(1 << (field % FIELDS)).first();
        field.map_or((0, 0), |field| (14 - field.rank() as usize, field.file().into()))
    }

    fn part(&self, _position: &Position, action: Action, place: usize) -> Option<Number> {
        match action {
            Action::Move { from, to, promotion } => match place {
                0 => Some(step_number(from, to)),
                1 => promotion.map(figure_number),
                _ => None,
            },
            Action::Promotion { on, figure } => match place {
                0 => Some(step_number(on, on)),
                1 => Some(figure_number(figure)),
                _ => None,
            },
            Action::Capture(series) => {
                let mut from = series.from();
                let parts = series.steps().flat_map(|(to, figure)| {
                    let step = step_number(from, to);
                    from = to;
                    [Some(step), figure.map(figure_number)].into_iter().flatten()
                });
                parts.into_iter().nth(place)
            }
        }
    }

    fn observe(&self, view: &Position, side: Side, parts: &[Number], writer: &mut Writer<'_>) {
        let indices = |set: FieldSet| set.fields().map(Field::index);
        for (plane, kind) in Kind::ALL.into_iter().enumerate() {
            writer.mark_all(plane, indices(view.men_of(side, kind)));
            writer.mark_all(OTHER + plane, indices(view.men_of(side.other(), kind)));
        }
        if let Some((_, on)) = view.passing() {
            writer.mark(PASSING, on.index());
        }
        writer.flag(0, side == Side::First);
        writer.flag(1, side == view.side());
        writer.flag(2, view.reserve(side) == Reserve::Initial);
        writer.flag(3, view.reserve(side.other()) == Reserve::Initial);
        let mut man = None;
        for &part in parts {
            if part >= FIGURE {
                writer.flag(4, part < STOP);
                continue;
            }
            let (from, to) = (usize::from(part) / FIELDS, usize::from(part) % FIELDS);
            writer.mark_all(TOUCHED, [from, to].into_iter());
            man = Some(to);
        }
        if let Some(field) = man {
            writer.mark(MOVING, field);
        }
        writer.counter(5, view.quiet(), self.rules.quiet);
    }
}
