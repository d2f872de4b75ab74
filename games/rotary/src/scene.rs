//! Rotary as scenes: balls on points, rings that turn around pivots.

use galds_core::scene::{
    Area, Carried, Counter, Due, Ended, FieldId, GeometricField, Geometry, LastAction, Men, Phrase,
    PhraseForm, Piece, Place, Scene, Step,
};
use galds_core::{Outcome, Side, Value, field_ids};

use crate::board::{Point, PointSet};
use crate::position::{BALLS, Phase, Position};
use crate::rules::{Capture, Goal};
use crate::{Action, Rotary};

const GEOMETRY: &str = "rotary-60";
pub(crate) const BALL: &str = "ball";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("turn", &["number"]),
    PhraseForm::due("place-ball", &["number", "of"]),
    PhraseForm::due("offer-two-points", &[]),
    PhraseForm::due("choose-point", &["first", "second"]),
    PhraseForm::due("turn-around", &["pivot"]),
    PhraseForm::ended("centre-filled", &[]),
    PhraseForm::ended("no-pivot", &[]),
    PhraseForm::ended("too-many-turns", &[]),
    PhraseForm::ended("too-few-balls", &[]),
];

field_ids!(Point);

/// The six-sided board of sixty points.
pub(crate) fn geometry() -> Geometry {
    let neighbours = |point: Point| point.ring().points().map(FieldId::from).collect();
    let field = |point: Point| GeometricField { id: point.into(), neighbours: neighbours(point) };
    let row = |row| Point::all().filter(|point| point.row() == row).map(FieldId::from).collect();
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: Point::all().map(field).collect(),
        rows: (1..=9).map(row).collect(),
        areas: Vec::new(),
    }
}

/// What a position shows.
pub(crate) fn scene(game: &Rotary, view: &Position) -> Scene {
    let ended = ended(game, view);
    let due = if ended.is_some() { Vec::new() } else { vec![due(view)] };
    let in_hand = |side: Side| match view.phase() {
        Phase::Place => BALLS.saturating_sub(view.balls(side).len()),
        _ => 0,
    };
    let captured = |side: Side| BALLS.saturating_sub(view.balls(side).len() + in_hand(side));
    let men = |count: &dyn Fn(Side) -> u32| {
        let some = |side| Some(Men::some(side, count(side))?.of_kind(BALL));
        Side::BOTH.into_iter().filter_map(some).collect()
    };
    Scene {
        geometry: GEOMETRY.to_owned(),
        areas: areas(game, view),
        pieces: Side::BOTH.into_iter().flat_map(|side| balls(view, side)).collect(),
        hand: men(&in_hand),
        captured: men(&captured),
        counters: vec![Counter::of("turns", view.turns()).up_to(game.rules.cap)],
        due,
        ended,
        ..Scene::default()
    }
}

/// The centre and the traps of these rules.
fn areas(game: &Rotary, view: &Position) -> Vec<Area> {
    let mut areas = Vec::new();
    // As the goal, and while balls are placed and it stays free.
    if game.rules.goal == Goal::Centre || view.phase() == Phase::Place {
        areas.push(Area::of("centre", game.centre.points()));
    }
    if !game.traps.is_empty() {
        areas.push(Area::of("trap", game.traps.points()));
    }
    if game.rules.traps.outside {
        // No field is outside; the points beside it are where balls fall.
        let rim = Point::all().filter(|point| point.outside() != 0);
        areas.push(Area::of("trap-beside", rim));
    }
    areas
}

fn balls(view: &Position, side: Side) -> impl Iterator<Item = Piece> {
    view.balls(side).points().map(move |point| Piece::new(side, BALL, Place::on(point)))
}

fn due(view: &Position) -> Due {
    let side = view.side();
    match view.phase() {
        Phase::Turn => {
            let number = view.turns().saturating_add(1);
            Due::of(side, Phrase::plain("turn").with("number", number))
        }
        Phase::Place => {
            let placed: u32 = Side::BOTH.map(|side| view.balls(side).len()).iter().sum();
            let number = Phrase::plain("place-ball").with("number", placed + 1);
            Due::of(side, number.with("of", 2 * BALLS))
        }
        Phase::Offer => Due::of(side, Phrase::plain("offer-two-points")),
        Phase::Choose(first, second) => {
            let choose = Phrase::plain("choose-point").with("first", Value::text(first));
            Due::of(side, choose.with("second", Value::text(second))).about([first, second])
        }
        Phase::At(pivot) => {
            let turn = Phrase::plain("turn-around").with("pivot", Value::text(pivot));
            Due::of(side, turn).about([pivot])
        }
    }
}

/// Why the game is over, in the order of [`Rotary::turn_of`].
fn ended(game: &Rotary, view: &Position) -> Option<Ended> {
    let outcome = game.turn_of(view).outcome()?;
    if game.centre_holder(view).is_some() {
        let ended = Ended::with(outcome, Phrase::plain("centre-filled"));
        return Some(ended.shown_by(game.centre.points()));
    }
    let key = if outcome != Outcome::DRAW {
        "no-pivot"
    } else if game.rules.cap.reached(view.turns()) {
        "too-many-turns"
    } else {
        "too-few-balls"
    };
    Some(Ended::with(outcome, Phrase::plain(key)))
}

/// An action step by step.
pub(crate) fn last_action(game: &Rotary, before: &Position, action: Action) -> LastAction {
    let side = before.side();
    let step = match action {
        Action::Turn { pivot, k } => turned(game, before, pivot, k),
        Action::Place(point) => Step::Placed { piece: Piece::new(side, BALL, Place::on(point)) },
        Action::Offer(first, second) => Step::Offered { fields: vec![first.into(), second.into()] },
        Action::Choose(point) => Step::Chosen { field: point.into() },
    };
    LastAction::by(side, vec![step])
}

fn turned(game: &Rotary, before: &Position, pivot: Point, sixths: u8) -> Step {
    let balls: PointSet = !before.empty() & pivot.ring();
    let starts = (0..6).filter(|&place| pivot.neighbour(place).is_some_and(|p| balls.has(p)));
    let carried = starts.filter_map(|start| carried(game, pivot, start, sixths)).collect();
    Step::TurnedAround { pivot: pivot.into(), sixths, carried }
}

/// Where the ball at a ring place goes.
fn carried(game: &Rotary, pivot: Point, start: usize, sixths: u8) -> Option<Carried> {
    let traps = game.trap_code(pivot);
    let place_after = |sixths: u8| (start + usize::from(sixths)) % 6;
    let is_trapped = |sixths: &u8| traps >> place_after(*sixths) & 1 == 1;
    let caught = match game.rules.capture {
        Capture::None => None,
        Capture::After => Some(sixths).filter(is_trapped),
        Capture::During => (1..=sixths).find(is_trapped),
    };
    let from = Place::on(pivot.neighbour(start)?);
    let to = match caught {
        None => pivot.neighbour(place_after(sixths)).map(Place::on),
        Some(_) => None,
    };
    Some(Carried { from, to, sixths: caught.unwrap_or(sixths) })
}
