//! Chiefs as scenes.

use galds_games::core::Side;
use galds_games::core::scene::{
    Counter, Die, Due, Ended, FieldId, GeometricField, Geometry, Identity, LastAction, Men, Phrase,
    PhraseForm, Piece, Place, Scene, Sight, Step,
};
use galds_games::core::{Limit, Viewer};

use crate::position::{Action, Choice, FIELDS, LONGEST, Man, Phase, Position, View};
use crate::text::letter;

const GEOMETRY: &str = "chiefs-8";

/// What is said: first what is due, then why a game ended.
pub(crate) const PHRASES: &[PhraseForm] = &[
    PhraseForm::due("choose-chief", &[]),
    PhraseForm::due("roll", &[]),
    PhraseForm::due("go", &["pips"]),
    PhraseForm::ended("chief-decided", &[]),
    PhraseForm::ended("too-long", &[]),
];

pub(crate) fn field_id(field: u8) -> FieldId {
    FieldId::of(letter(field))
}

fn place(field: u8) -> Place {
    Place::on(field_id(field))
}

pub(crate) fn geometry() -> Geometry {
    let neighbours = |field: u8| {
        let beside = (0..FIELDS).filter(move |other| other.abs_diff(field) == 1);
        beside.map(field_id).collect()
    };
    let field = |field: u8| GeometricField { id: field_id(field), neighbours: neighbours(field) };
    Geometry {
        id: GEOMETRY.to_owned(),
        fields: (0..FIELDS).map(field).collect(),
        rows: vec![(0..FIELDS).map(field_id).collect()],
        areas: Vec::new(),
    }
}

pub(crate) fn scene(view: &View) -> Scene {
    let known = &view.known;
    let identity = |side: Side, man: Man| match known.chiefs[side] {
        _ if !view.knows[side] => Identity::Hidden,
        Some(chief) if chief == man => Identity::kind("chief"),
        _ => Identity::kind("man"),
    };
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        let mut own: Vec<(u8, Man)> = Man::BOTH
            .into_iter()
            .filter_map(|man| Some((known.men[side][man.index()]?, man)))
            .collect();
        own.sort_by_key(|(field, _)| *field);
        pieces.extend(own.into_iter().map(|(field, man)| Piece {
            side,
            at: place(field),
            identity: identity(side, man),
        }));
    }
    let lost = |side: Side| known.men[side].iter().filter(|man| man.is_none()).count() as u32;
    let ended = view.over.map(|outcome| {
        let key = if outcome.winner().is_some() { "chief-decided" } else { "too-long" };
        Ended::with(outcome, Phrase::plain(key))
    });
    let due = match (known.phase, view.over) {
        (_, Some(_)) => None,
        (Phase::Choose, None) => Some(Due::of(known.side, Phrase::plain("choose-chief"))),
        (Phase::Roll, None) => Some(Due::of_chance(Phrase::plain("roll"))),
        (Phase::Go(pips), None) => {
            Some(Due::of(known.side, Phrase::plain("go").with("pips", pips)))
        }
    };
    Scene {
        geometry: GEOMETRY.to_owned(),
        pieces,
        captured: Side::BOTH.into_iter().filter_map(|side| Men::some(side, lost(side))).collect(),
        dice: match known.phase {
            Phase::Go(pips) => vec![die(known.side, pips)],
            Phase::Choose | Phase::Roll => Vec::new(),
        },
        counters: vec![
            Counter::of("plies", known.plies.into()).up_to(Limit::at(LONGEST.into())),
            Counter::of("chosen", chosen(view)),
        ],
        due: due.into_iter().collect(),
        ended,
        ..Scene::default()
    }
}

fn chosen(view: &View) -> u32 {
    view.chosen.0.iter().filter(|choice| **choice == Choice::Made).count() as u32
}

fn die(side: Side, pips: u8) -> Die {
    Die { side, pips, used: 0, left: 1 }
}

pub(crate) fn last_action(before: &Position, action: Action, sight: Sight) -> LastAction {
    let side = before.side;
    match action {
        Action::Choose(man) => {
            let is_seen = match sight {
                Sight::Of(viewer) => viewer == Viewer::Side(side),
                Sight::Everything => true,
            };
            let field = before.men[side][man.index()].filter(|_| is_seen);
            let chosen = |field| Step::Converted { at: place(field), kind: "chief".to_owned() };
            LastAction::by(side, field.map(chosen).into_iter().collect())
        }
        Action::Roll(pips) => {
            LastAction::by_chance(vec![Step::Rolled { dice: vec![die(side, pips)] }])
        }
        Action::Go { from, to } => {
            let is_enemy = before.men[side.other()].contains(&Some(to));
            let captured = is_enemy.then(|| Step::captured(place(to)));
            let moved = Step::moved(place(from), place(to));
            LastAction::by(side, captured.into_iter().chain([moved]).collect())
        }
        Action::Pass => LastAction::by(side, vec![Step::Passed]),
    }
}
