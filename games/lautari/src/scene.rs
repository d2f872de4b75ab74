//! Lautari as scenes: pieces with roles, which change, are captured and are revived.

use galds_core::scene::{
    Area, Counter, Due, Ended, FieldId, GeometricField, Geometry, LastAction, Men, Phrase,
    PhraseForm, Piece, Place, Scene, Step,
};
use galds_core::{Outcome, Side, field_ids};

use crate::board::{Field, FieldSet, Part};
use crate::position::{Last, PIECES, Position, Role};
use crate::{Action, Lautari};

const GEOMETRY: &str = "lautari-103";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("move", &[]),
    PhraseForm::due("move-or-revive", &[]),
    PhraseForm::ended("all-captured", &[]),
    PhraseForm::ended("centre-held", &["points"]),
    PhraseForm::ended("no-action", &[]),
    PhraseForm::ended("too-few-pieces", &[]),
    PhraseForm::ended("quiet-play", &[]),
];

field_ids!(Field);

/// The key of a role.
const fn kind(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Scout => "scout",
        Role::Rider => "rider",
        Role::Guard => "guard",
    }
}

/// The round board with its two homes.
pub(crate) fn geometry() -> Geometry {
    let neighbours = |field: Field| field.neighbours().fields().map(FieldId::from).collect();
    let field = |field: Field| GeometricField { id: field.into(), neighbours: neighbours(field) };
    let part = |key: &str, part: Part| {
        Area::of(key, Field::all().filter(move |field| field.part() == part))
    };
    let of_sides = Side::BOTH.into_iter().flat_map(|side| {
        [("home", Part::Home(side)), ("arc", Part::Arc(side))]
            .map(|(key, of_side)| part(key, of_side).for_side(side))
    });
    let of_both = [
        ("outer-ring", Part::OuterRing),
        ("middle-ring", Part::MiddleRing),
        ("inner-ring", Part::InnerRing),
        ("centre", Part::Centre),
        ("rider-field", Part::RiderField),
        ("guard-field", Part::GuardField),
    ];
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: Field::all().map(field).collect(),
        rows: rows(),
        areas: of_sides.chain(of_both.map(|(key, of_both)| part(key, of_both))).collect(),
    }
}

/// The columns of a row from left to right as the book prints them, with the line through the centre between the
/// rows 8 and 7.
fn rows() -> Vec<Vec<FieldId>> {
    const COLUMNS: &str = "bdefghikl";
    let is_across = |field: &Field| !COLUMNS.contains(field.column());
    let row = |row: u8| {
        let mut fields: Vec<Field> =
            Field::all().filter(|field| field.row() == row && !is_across(field)).collect();
        fields.sort_by_key(|field| field.column());
        fields.into_iter().map(FieldId::from).collect()
    };
    // r4 to r7, the centre, s8 to s11.
    let mut across: Vec<Field> = Field::all().filter(is_across).collect();
    across
        .sort_by_key(|field| (matches!(field.column(), 's'), *field == Field::CENTRE, field.row()));
    let across = across.into_iter().map(FieldId::from).collect();
    let (far, near) = ((8..=14).rev().map(row), (1..=7).rev().map(row));
    far.chain([across]).chain(near).collect()
}

/// What a position shows.
pub(crate) fn scene(game: &Lautari, view: &Position) -> Scene {
    let ended = ended(game, view);
    let due = if ended.is_some() { Vec::new() } else { vec![due(view)] };
    let immune = match view.last() {
        Last::Revived(pawn) => vec![Area::of("immune", [pawn])],
        Last::Plain | Last::Captured(_) => Vec::new(),
    };
    let piece = |side, field| Piece::new(side, kind(view.role(field)), Place::on(field));
    let of_side = |side: Side| view.pieces(side).fields().map(move |field| piece(side, field));
    let captured = |side| Men::some(side, PIECES.saturating_sub(view.pieces(side).len()));
    Scene {
        geometry: GEOMETRY.to_owned(),
        areas: immune,
        pieces: Side::BOTH.into_iter().flat_map(of_side).collect(),
        captured: Side::BOTH.into_iter().filter_map(captured).collect(),
        counters: vec![Counter::of("quiet-plies", view.quiet()).up_to(game.rules.quiet)],
        due,
        ended,
        ..Scene::default()
    }
}

fn due(view: &Position) -> Due {
    match view.revival() {
        Some(Action::Revive { guard, to, .. }) => {
            Due::of(view.side(), Phrase::plain("move-or-revive")).about([guard, to])
        }
        _ => Due::of(view.side(), Phrase::plain("move")),
    }
}

/// Why the game is over, in the order of the book's table.
fn ended(game: &Lautari, view: &Position) -> Option<Ended> {
    let outcome = game.turn_of(view).outcome()?;
    let (mover, other) = (view.side().other(), view.side());
    if view.pieces(other).is_empty() {
        return Some(Ended::with(outcome, Phrase::plain("all-captured")));
    }
    if let Some((side, points)) =
        [mover, other].into_iter().find_map(|side| Some((side, view.winning_points(side)?)))
    {
        let why = Phrase::plain("centre-held").with("points", points);
        return Some(Ended::with(outcome, why).shown_by(holders(view, side).fields()));
    }
    let key = if game.outcome(view).is_none() {
        "no-action"
    } else if view.has_too_few() {
        "too-few-pieces"
    } else {
        "quiet-play"
    };
    Some(Ended::with(Outcome::DRAW, Phrase::plain(key)))
}

/// The pieces that make a side's winning position: on the centre, and opposite to each other beside it.
fn holders(view: &Position, side: Side) -> FieldSet {
    let pieces = view.pieces(side);
    FieldSet::only(Field::CENTRE) | (pieces & pieces.opposites())
}

/// An action step by step.
pub(crate) fn last_action(before: &Position, action: Action) -> LastAction {
    let side = before.side();
    let mut steps = Vec::new();
    let converted =
        |field, role| Step::Converted { at: Place::on(field), kind: kind(role).to_owned() };
    match action {
        Action::Move(step) => {
            if step.captures {
                steps.push(Step::captured(Place::on(step.to)));
            }
            steps.push(Step::moved(Place::on(step.from), Place::on(step.to)));
            steps.extend(step.becomes.map(|role| converted(step.to, role)));
        }
        Action::Scout(field) => steps.push(converted(field, Role::Scout)),
        Action::Revive { from, to, .. } => {
            steps.push(Step::moved(Place::on(to), Place::on(from)));
            if let Last::Captured(capture) = before.last()
                && capture.role != before.role(to)
            {
                steps.push(converted(from, capture.role));
            }
            let pawn = Piece::new(side, kind(Role::Pawn), Place::on(to));
            steps.push(Step::Revived { piece: pawn });
        }
    }
    LastAction::by(side, steps)
}
