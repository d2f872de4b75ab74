//! Luzhanqi as scenes: pieces of which a viewer knows the kind or only the back, attacks and what they showed.
//!
//! A scene is made from a [`View`], and the steps of an action from the views before and after it and from what
//! everybody hears ([`Luzhanqi::report`]); what these do not hold cannot get into it.

use galds_core::scene::{
    Area, Counter, Due, Ended, FieldId, GeometricField, Geometry, Identity, LastAction, Men,
    Phrase, PhraseForm, Piece, Place, Scene, Sight, Step,
};
use galds_core::{Game, Outcome, Side, Value, Viewer, field_ids};

use crate::board::{CAMPS, HEADQUARTERS, Node, POSTS, RAILWAY};
use crate::pieces::{Clash, Kind, KindSet};
use crate::position::Phase;
use crate::rules::Stall;
use crate::view::View;
use crate::{Action, Luzhanqi, Position};

const GEOMETRY: &str = "luzhanqi-60";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("lay-out", &["pieces"]),
    PhraseForm::due("move", &[]),
    PhraseForm::ended("flag-taken", &[]),
    PhraseForm::ended("quiet-play", &[]),
    PhraseForm::ended("too-many-plies", &[]),
    PhraseForm::ended("nobody-can-move", &[]),
    PhraseForm::ended("no-action", &[]),
];

field_ids!(Node);

/// The two halves with their roads and railways.
pub(crate) fn geometry() -> Geometry {
    let neighbours = |node: Node| node.steps().nodes().map(FieldId::from).collect();
    let field = |node: Node| GeometricField { id: node.into(), neighbours: neighbours(node) };
    let rank = |rank| Node::all().filter(|node| node.rank() == rank).map(FieldId::from).collect();
    let half =
        |side| Area::of("half", Node::all().filter(move |node| node.half() == side)).for_side(side);
    let sites = [("camp", CAMPS), ("headquarters", HEADQUARTERS), ("railway", RAILWAY)];
    let sites = sites.map(|(key, nodes)| Area::of(key, nodes.nodes()));
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: Node::all().map(field).collect(),
        rows: (1..=12).rev().map(rank).collect(),
        areas: Side::BOTH.into_iter().map(half).chain(sites).collect(),
    }
}

/// What a view shows.
pub(crate) fn scene(game: &Luzhanqi, view: &View) -> Scene {
    let ended = ended(game, view);
    let due = if ended.is_some() { Vec::new() } else { vec![due(view)] };
    let of_side =
        |side: Side| view.men(side).nodes().map(move |node| piece(side, node, view.kind(node)));
    Scene {
        geometry: GEOMETRY.to_owned(),
        pieces: Side::BOTH.into_iter().flat_map(of_side).collect(),
        hand: Side::BOTH.into_iter().flat_map(|side| hand(view, side)).collect(),
        captured: Side::BOTH.into_iter().filter_map(|side| captured(view, side)).collect(),
        counters: vec![
            Counter::of("quiet-plies", view.quiet()).up_to(game.rules().quiet),
            Counter::of("plies", view.ply()).up_to(game.rules().cap),
        ],
        due,
        ended,
        ..Scene::default()
    }
}

fn piece(side: Side, node: Node, kind: Option<Kind>) -> Piece {
    let known = |kind: Kind| Identity::Known { kind: kind.key() };
    Piece { side, at: Place::on(node), identity: kind.map_or(Identity::Hidden, known) }
}

/// Whether a side has still to lay out its army.
fn is_to_lay_out(view: &View, side: Side) -> bool {
    view.phase() == Phase::SetUp && view.men(side).is_empty()
}

/// The army of a side that has still to lay it out: everybody knows of what it consists.
fn hand(view: &View, side: Side) -> Vec<Men> {
    if !is_to_lay_out(view, side) {
        return Vec::new();
    }
    let men = |kind: Kind| Some(Men::some(side, kind.count().into())?.of_kind(&kind.key()));
    Kind::ALL.into_iter().filter_map(men).collect()
}

fn captured(view: &View, side: Side) -> Option<Men> {
    if is_to_lay_out(view, side) {
        return None;
    }
    Men::some(side, (POSTS as u32).saturating_sub(view.men(side).len()))
}

fn due(view: &View) -> Due {
    let what = match view.phase() {
        Phase::SetUp => Phrase::plain("lay-out").with("pieces", Value::from(POSTS)),
        Phase::Play => Phrase::plain("move"),
    };
    Due::of(view.side(), what)
}

/// Why the game is over, as far as everybody can tell: where a side lost after too many quiet plies, nobody hears whether
/// it could also not have moved.
fn ended(game: &Luzhanqi, view: &View) -> Option<Ended> {
    let outcome = view.turn().outcome()?;
    let rules = game.rules();
    let is_draw = outcome == Outcome::DRAW;
    let quiet = rules.quiet.reached(view.quiet()) && (is_draw == (rules.stall == Stall::Draw));
    let key = if view.flag_taken.is_some() {
        "flag-taken"
    } else if quiet {
        "quiet-play"
    } else if is_draw && rules.cap.reached(view.ply()) {
        "too-many-plies"
    } else if is_draw {
        "nobody-can-move"
    } else {
        "no-action"
    };
    Some(Ended::with(outcome, Phrase::plain(key)))
}

/// An action step by step, as far as a sight shows it.
pub(crate) fn last_action(
    game: &Luzhanqi,
    before: &Position,
    action: Action,
    sight: Sight,
) -> LastAction {
    let side = before.side();
    let steps = match action {
        Action::SetUp(set_up) => {
            let is_seen = match sight {
                Sight::Of(viewer) => viewer == Viewer::Side(side),
                Sight::Everything => true,
            };
            let placed = |(node, kind)| Step::Placed {
                piece: piece(side, node, Some(kind).filter(|_| is_seen)),
            };
            set_up.nodes(side).map(placed).collect()
        }
        Action::Move { from, to } => move_steps(game, before, from, to),
    };
    LastAction::by(side, steps)
}

/// The same for everybody: it is made from what everybody hears.
fn move_steps(game: &Luzhanqi, before: &Position, from: Node, to: Node) -> Vec<Step> {
    let report = game.report(before, from, to);
    let revealed = |node, kind: Kind| Step::Revealed { at: Place::on(node), kind: kind.key() };
    let moved = || Step::moved(Place::on(from), Place::on(to));
    let mut steps = Vec::new();
    match report.fight {
        None => steps.push(moved()),
        Some(fight) => {
            steps.push(Step::Attacked { from: from.into(), to: to.into() });
            if let Some((attacker, defender)) = fight.kinds {
                steps.extend([revealed(from, attacker), revealed(to, defender)]);
            } else if fight.clash == Clash::FlagTaken {
                steps.push(revealed(to, Kind::Flag));
            }
            if !fight.clash.defender_stays() {
                steps.push(Step::captured(Place::on(to)));
            }
            if fight.clash.attacker_stays() {
                steps.push(moved());
            } else {
                steps.push(Step::captured(Place::on(from)));
            }
        }
    }
    let flags = report.flags.0.into_iter().flatten();
    steps.extend(flags.map(|node| revealed(node, Kind::Flag)));
    steps
}

/// Where the flag was taken, if this action took it.
pub(crate) fn decided_on(game: &Luzhanqi, before: &Position, action: Action) -> Vec<FieldId> {
    match action {
        Action::Move { from, to } => {
            let fight = game.report(before, from, to).fight;
            let takes_flag = fight.is_some_and(|fight| fight.clash == Clash::FlagTaken);
            takes_flag.then(|| to.into()).into_iter().collect()
        }
        Action::SetUp(_) => Vec::new(),
    }
}

/// What pieces may be, by their fields.
pub(crate) fn possible_kinds(marks: &[(Node, KindSet)]) -> Vec<(FieldId, Vec<String>)> {
    let keys = |kinds: KindSet| kinds.kinds().map(Kind::key).collect();
    marks.iter().map(|&(node, kinds)| (node.into(), keys(kinds))).collect()
}
