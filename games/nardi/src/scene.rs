//! Nardi as scenes: stacks of checkers, dice with what is used of them, the cube.
//!
//! Fields are named as White counts the points; the bar and the tray of each side are fields too.

use galds_core::scene::{
    Area, Counter, Cube, Die as SceneDie, Due, Ended, FieldId, GeometricField, Geometry,
    LastAction, Phrase, PhraseForm, Piece, Place, Scene, Step, Zone,
};
use galds_core::{Game, Limit, PerSide, Side, Turn, Value};

use crate::actions::{DiceLeft, legal_plays};
use crate::board::{Checkers, Point};
use crate::plays::MoveGen;
use crate::position::{Phase, Position};
use crate::{Action, Die, Nardi, Play, Roll};

const GEOMETRY: &str = "nardi-24";
const CHECKER: &str = "checker";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("opening-roll", &[]),
    PhraseForm::due("roll", &["side"]),
    PhraseForm::due("may-double", &[]),
    PhraseForm::due("answer-double", &["value"]),
    PhraseForm::due("cannot-move", &[]),
    PhraseForm::due("play", &[]),
    PhraseForm::ended("double-declined", &[]),
    PhraseForm::ended("borne-off", &["stake"]),
    PhraseForm::ended("gammon", &["stake"]),
    PhraseForm::ended("backgammon", &["stake"]),
];

/// The field of a place that a side counts.
pub fn field(side: Side, point: Point) -> FieldId {
    let name = Nardi::ABOUT.side(side).name.to_lowercase();
    match (point, side) {
        (Point::BAR, _) => FieldId::of(format_args!("{name} bar")),
        (Point::OFF, _) => FieldId::of(format_args!("{name} off")),
        (point, Side::First) => FieldId::of(point),
        (point, Side::Second) => FieldId::of(point.of_other_side()),
    }
}

/// The points in two rows, with a bar and a tray in each.
pub(crate) fn geometry() -> Geometry {
    let points = || Point::on_board().rev();
    let field_of = |point: Point| {
        let beside = points().filter(|other| other.number().abs_diff(point.number()) == 1);
        let neighbours = beside.map(|other| field(Side::First, other)).collect();
        GeometricField { id: field(Side::First, point), neighbours }
    };
    let beside_the_board = |point| {
        Side::BOTH.map(|side| GeometricField { id: field(side, point), neighbours: Vec::new() })
    };
    let area = |key: &str, point| {
        Side::BOTH.map(|side| Area::of(key, [field(side, point)]).for_side(side))
    };
    let home = |side: Side| {
        let points = points().take(6).map(move |point| field(side, point));
        Area::of("home", points).for_side(side)
    };
    let quarter = |numbers: std::ops::Range<usize>| {
        points().skip(numbers.start).take(numbers.len()).map(|point| field(Side::First, point))
    };
    // A checker on the bar waits where it will enter: White's on the far side.
    let far = quarter(12..18)
        .chain([field(Side::First, Point::BAR)])
        .chain(quarter(18..24))
        .chain([field(Side::Second, Point::OFF)]);
    let mut near: Vec<FieldId> = vec![field(Side::First, Point::OFF)];
    near.extend(quarter(0..6));
    near.push(field(Side::Second, Point::BAR));
    near.extend(quarter(6..12));
    near.reverse();
    let beside = [Point::BAR, Point::OFF].into_iter().flat_map(beside_the_board);
    let areas = [area("bar", Point::BAR), area("off", Point::OFF), Side::BOTH.map(home)];
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: points().map(field_of).chain(beside).collect(),
        rows: vec![far.collect(), near],
        areas: areas.into_iter().flatten().collect(),
    }
}

/// What a position shows.
pub(crate) fn scene(game: &Nardi, view: &Position) -> Scene {
    let offered_to = (view.phase() == Phase::Double).then_some(view.side());
    let cube =
        view.cube().map(|cube| Cube { value: cube.value(), owner: cube.owner(), offered_to });
    let dice = match view.phase() {
        Phase::Dice(roll) => unused(view.side(), roll),
        Phase::Open | Phase::Roll | Phase::Double | Phase::Over => Vec::new(),
    };
    Scene {
        geometry: GEOMETRY.to_owned(),
        pieces: pieces(view),
        dice,
        cube,
        counters: counters(game, view),
        due: due(game, view),
        ended: ended(game, view),
        ..Scene::default()
    }
}

fn pieces(view: &Position) -> Vec<Piece> {
    let stack = |side: Side, point: Point, count: u8| {
        (0..count).map(move |height| Piece::new(side, CHECKER, place(side, point, height)))
    };
    let of_side = |side: Side| {
        let counts = view.checkers(side).counts();
        counts.flat_map(move |(point, count)| stack(side, point, count))
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

fn place(side: Side, point: Point, height: u8) -> Place {
    let zone = match point {
        Point::BAR => Zone::Bar,
        Point::OFF => Zone::Off,
        _ => Zone::Board,
    };
    Place { field: field(side, point), height, zone }
}

/// The dice of a roll before anything is played: those of a double count twice.
fn unused(side: Side, roll: Roll) -> Vec<SceneDie> {
    let left = if roll.is_double() { 2 } else { 1 };
    let die = |die: Die| SceneDie { side, pips: die.pips(), used: 0, left };
    vec![die(roll.high()), die(roll.low())]
}

fn counters(game: &Nardi, view: &Position) -> Vec<Counter> {
    let pips = |side| Counter::of("pips", view.checkers(side).pips()).for_side(side);
    let mut counters = Side::BOTH.map(pips).to_vec();
    let length = game.rules.match_length;
    if length > 0 {
        let limit = Limit::at(length.into());
        let score = |side| Counter::of("score", view.score().points[side]).for_side(side);
        counters.extend(Side::BOTH.map(|side| score(side).up_to(limit)));
        if view.score().crawford {
            counters.push(Counter::of("crawford", 1));
        }
    }
    counters
}

fn due(game: &Nardi, view: &Position) -> Vec<Due> {
    let side = view.side();
    let name = || Value::text(if side == Side::First { "first" } else { "second" });
    let roll = || Due::of_chance(Phrase::plain("roll").with("side", name()));
    match view.phase() {
        Phase::Open => vec![Due::of_chance(Phrase::plain("opening-roll"))],
        Phase::Roll => match game.turn_of(view) {
            Turn::SideOrChance(side) => {
                vec![Due::of(side, Phrase::plain("may-double")), roll()]
            }
            _ => vec![roll()],
        },
        Phase::Double => {
            let stake = Value::from(2 * view.stake());
            vec![Due::of(side, Phrase::plain("answer-double").with("value", stake))]
        }
        Phase::Dice(dice) => {
            let lost = legal_plays(&MoveGen::at(view), dice) == [Play::PASS];
            vec![Due::of(side, Phrase::plain(if lost { "cannot-move" } else { "play" }))]
        }
        Phase::Over => Vec::new(),
    }
}

fn ended(game: &Nardi, view: &Position) -> Option<Ended> {
    let outcome = game.turn_of(view).outcome()?;
    let (winner, loser) = (view.side(), view.side().other());
    if !view.checkers(winner).all_off() {
        return Some(Ended::with(outcome, Phrase::plain("double-declined")));
    }
    let key = match game.times(view.checkers(loser)) {
        1 => "borne-off",
        2 => "gammon",
        _ => "backgammon",
    };
    let ended = Ended::with(outcome, Phrase::plain(key).with("stake", view.stake()));
    Some(ended.shown_by([field(winner, Point::OFF)]))
}

/// An action step by step.
pub(crate) fn last_action(game: &Nardi, before: &Position, action: Action) -> LastAction {
    let side = before.side();
    let mut last = match action {
        Action::Opening(opening) => {
            let rolled = [(Side::First, opening.white()), (Side::Second, opening.black())];
            let dice =
                rolled.map(|(side, die)| SceneDie { side, pips: die.pips(), used: 0, left: 1 });
            LastAction::by_chance(vec![Step::Rolled { dice: dice.to_vec() }])
        }
        Action::Roll(roll) => {
            LastAction::by_chance(vec![Step::Rolled { dice: unused(side, roll) }])
        }
        Action::Play(play) => played(before, play),
        Action::Double => LastAction::by(side, vec![Step::Doubled { value: 2 * before.stake() }]),
        Action::Take => LastAction::by(side, vec![Step::Taken { value: 2 * before.stake() }]),
        Action::Drop => LastAction::by(side, vec![Step::Declined]),
    };
    let mut after = *before;
    game.make(&mut after, action);
    if after.phase() == Phase::Open && before.phase() != Phase::Open {
        last.steps.push(Step::SetUpAnew { pieces: pieces(&after) });
    }
    last
}

fn played(before: &Position, play: Play) -> LastAction {
    let side = before.side();
    let Phase::Dice(roll) = before.phase() else { return LastAction::by(side, Vec::new()) };
    let mut rolled = unused(side, roll);
    let mut left = DiceLeft::of(roll);
    let mut checkers = before.checkers;
    let mut steps = Vec::new();
    for (step, hits) in play.steps_with_hits() {
        if hits {
            let hit = step.to.of_other_side();
            steps.push(go(&mut checkers, side.other(), hit, Point::BAR, |at, to| Step::Captured {
                at,
                to: Some(to),
            }));
        }
        let die = left.take(step).map(Die::pips);
        if let Some(used) = rolled.iter_mut().find(|one| Some(one.pips) == die && one.left > 0) {
            used.used += 1;
            used.left -= 1;
        }
        steps.push(go(&mut checkers, side, step.from, step.to, |from, to| Step::Moved {
            from,
            to,
            die,
        }));
    }
    if steps.is_empty() {
        steps.push(Step::Passed);
    }
    LastAction { dice: rolled, ..LastAction::by(side, steps) }
}

/// The topmost checker of a stack goes to the top of another.
fn go(
    checkers: &mut PerSide<Checkers>,
    side: Side,
    from: Point,
    to: Point,
    step: impl FnOnce(Place, Place) -> Step,
) -> Step {
    let own = checkers[side];
    let start = place(side, from, own.on(from).saturating_sub(1));
    let end = place(side, to, own.on(to));
    checkers[side] = own.moved(from, to);
    step(start, end)
}
