//! Shatra as scenes: men on the board and in reserve, series of jumps, duties.

use galds_core::scene::{
    Area, Counter, Due, Ended, FieldId, GeometricField, Geometry, LastAction, Men, Phrase,
    PhraseForm, Piece, Place, Scene, Step, Zone,
};
use galds_core::{Outcome, Side, field_ids};

use crate::actions::Duty;
use crate::board::{Field, FieldSet};
use crate::land::{Land, ROAD};
use crate::men::{Figure, Kind};
use crate::move_gen::MoveGen;
use crate::position::{Position, Reserve};
use crate::series::Series;
use crate::{Action, Shatra};

const GEOMETRY: &str = "shatra-62";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("must-promote", &[]),
    PhraseForm::due("must-capture", &[]),
    PhraseForm::due("biy-must-act", &[]),
    PhraseForm::due("move", &[]),
    PhraseForm::ended("biy-captured", &[]),
    PhraseForm::ended("no-action", &[]),
    PhraseForm::ended("quiet-play", &[]),
    PhraseForm::ended("only-biys", &[]),
];

field_ids!(Field);

/// The field between two fortresses.
pub(crate) fn geometry() -> Geometry {
    let neighbours = |field: Field| field.neighbours().fields().map(FieldId::from).collect();
    let field = |field: Field| GeometricField { id: field.into(), neighbours: neighbours(field) };
    let rank = |rank| Field::all().filter(|f| f.rank() == rank).map(FieldId::from).collect();
    let mut areas = vec![Area::of("road", ROAD.fields())];
    for side in Side::BOTH {
        let land = Land::of(side);
        let parts = [("fortress", land.fortress), ("gate", land.gate), ("half", land.half)];
        areas.extend(parts.map(|(key, set)| Area::of(key, set.fields()).for_side(side)));
        areas.push(Area::of("promotion", land.promotion.fields()).for_side(side));
    }
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: Field::all().map(field).collect(),
        rows: (1..=14).rev().map(rank).collect(),
        areas,
    }
}

/// What a position shows.
pub(crate) fn scene(game: &Shatra, view: &Position) -> Scene {
    let ended = ended(game, view);
    let due = if ended.is_some() { Vec::new() } else { vec![due(game, view)] };
    let passed = view.passing().map(|(over, _)| Area::of("passed", [over]));
    let piece = |side, field| Piece::new(side, view.kind(field).name(), place(view, side, field));
    let of_side = |side: Side| view.men(side).fields().map(move |field| piece(side, field));
    let all: u32 = Kind::ALL.into_iter().map(Kind::most).sum();
    let captured = |side| Men::some(side, all.saturating_sub(view.men(side).len()));
    Scene {
        geometry: GEOMETRY.to_owned(),
        areas: passed.into_iter().collect(),
        pieces: Side::BOTH.into_iter().flat_map(of_side).collect(),
        captured: Side::BOTH.into_iter().filter_map(captured).collect(),
        counters: vec![Counter::of("quiet-plies", view.quiet()).up_to(game.rules.quiet)],
        due,
        ended,
        ..Scene::default()
    }
}

/// Where a man of a side stands: in reserve as long as its fortress has not been empty.
fn place(position: &Position, side: Side, field: Field) -> Place {
    let waits = position.reserve(side) == Reserve::Initial && Land::of(side).fortress.has(field);
    let zone = if waits { Zone::Reserve } else { Zone::Board };
    Place { zone, ..Place::on(field) }
}

fn due(game: &Shatra, view: &Position) -> Due {
    let about = |key: &str, fields: FieldSet| {
        Due::of(view.side(), Phrase::plain(key)).about(fields.fields())
    };
    match MoveGen::new(game, view).duty() {
        Duty::Promote(shatras, _) => about("must-promote", shatras),
        Duty::Capture(hunters) => about("must-capture", hunters),
        Duty::BiyActs(biy) => about("biy-must-act", biy.into()),
        Duty::Free => about("move", FieldSet::EMPTY),
    }
}

/// Why the game is over, in the order of [`Shatra::turn_of`].
fn ended(game: &Shatra, view: &Position) -> Option<Ended> {
    let outcome = game.turn_of(view).outcome()?;
    let has_biy = |side| !view.men_of(side, Kind::Biy).is_empty();
    let key = if !Side::BOTH.into_iter().all(has_biy) {
        "biy-captured"
    } else if outcome != Outcome::DRAW {
        "no-action"
    } else if game.rules.quiet.reached(view.quiet()) {
        "quiet-play"
    } else {
        "only-biys"
    };
    Some(Ended::with(outcome, Phrase::plain(key)))
}

/// Where the biy stood that this action captured, if it did.
pub(crate) fn decided_on(game: &Shatra, before: &Position, action: Action) -> Vec<FieldId> {
    let mut after = *before;
    game.make(&mut after, action);
    let is_captured = |side: &Side| after.men_of(*side, Kind::Biy).is_empty();
    let lost = Side::BOTH.into_iter().filter(is_captured);
    lost.flat_map(|side| before.men_of(side, Kind::Biy).fields()).map(FieldId::from).collect()
}

/// An action step by step.
pub(crate) fn last_action(game: &Shatra, before: &Position, action: Action) -> LastAction {
    let mut after = *before;
    game.make(&mut after, action);
    let side = before.side();
    let steps = match action {
        Action::Move { from, to, promotion } => {
            let (start, end) = (place(before, side, from), place(&after, side, to));
            let step = if game.is_drop(Land::of(side), from, to) {
                Step::Dropped { from: start, to: end.clone() }
            } else {
                Step::moved(start, end.clone())
            };
            let promoted = promotion.map(|figure| converted(end, figure));
            [Some(step), promoted].into_iter().flatten().collect()
        }
        Action::Capture(series) => jumps(before, &after, &series),
        Action::Promotion { on, figure } => vec![converted(place(before, side, on), figure)],
    };
    LastAction::by(side, steps)
}

fn converted(at: Place, figure: Figure) -> Step {
    Step::Converted { at, kind: figure.kind().name().to_owned() }
}

/// The landings one after the other, and then the men that were jumped: they stay until the series ends.
fn jumps(before: &Position, after: &Position, series: &Series) -> Vec<Step> {
    let side = before.side();
    let mut steps = Vec::new();
    let mut at = place(before, side, series.from());
    let last = series.landings().len().saturating_sub(1);
    for (number, (field, promotion)) in series.steps().enumerate() {
        // On its way a man takes part in the play, wherever it lands.
        let to = if number == last { place(after, side, field) } else { Place::on(field) };
        steps.push(Step::moved(at, to.clone()));
        steps.extend(promotion.map(|figure| converted(to.clone(), figure)));
        at = to;
    }
    let jumped = before.jumped(series).fields();
    steps.extend(jumped.map(|field| Step::captured(place(before, side.other(), field))));
    steps
}
