//! The texts of positions and of views.

use std::fmt::Write as _;

use galds_core::{PerSide, Side, read_number, split_words};

use crate::Luzhanqi;
use crate::board::{Node, NodeSet};
use crate::pieces::Kind;
use crate::position::{Phase, Position};
use crate::position_error::{EarlyPiece, PositionError};
use crate::roster::Roster;
use crate::setup::{may_hold_flag, may_hold_mine};
use crate::view::View;

/// The text of a position: the truth.
pub(crate) fn position_text(position: &Position) -> String {
    let kind = |node| position.roster.at(node);
    let [red, black] = position.men.0.map(|men| pieces_text(men, kind));
    let side = side_letter(position.side, position.phase);
    let known = list(position.known.nodes().map(|node| node.to_string()));
    format!("{side} {red} {black} {known} {} {}", position.quiet, position.ply)
}

/// The text of a view: `?` for what the viewer does not know.
pub(crate) fn view_text(view: &View) -> String {
    let [red, black] = view.men.0.map(|men| pieces_text(men, |node| view.kind(node)));
    format!("{} {red} {black} {} {}", side_letter(view.side, view.phase), view.quiet, view.ply)
}

fn pieces_text(men: NodeSet, kind: impl Fn(Node) -> Option<Kind>) -> String {
    list(men.nodes().map(|node| match kind(node) {
        Some(kind) => format!("{node}:{kind}"),
        None => format!("{node}:?"),
    }))
}

fn list(items: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    for item in items {
        let comma = if text.is_empty() { "" } else { "," };
        let _ = write!(text, "{comma}{item}");
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

fn side_letter(side: Side, phase: Phase) -> char {
    match (phase, side) {
        (Phase::SetUp, Side::First) => 'R',
        (Phase::SetUp, Side::Second) => 'B',
        (Phase::Play, Side::First) => 'r',
        (Phase::Play, Side::Second) => 'b',
    }
}

impl Luzhanqi {
    pub(crate) fn position_from(&self, text: &str) -> Result<Position, PositionError> {
        let [side, red, black, known, quiet, ply] =
            split_words(text).map_err(PositionError::Fields)?;
        let (phase, side) = match side {
            "R" => (Phase::SetUp, Side::First),
            "B" => (Phase::SetUp, Side::Second),
            "r" => (Phase::Play, Side::First),
            "b" => (Phase::Play, Side::Second),
            other => return Err(PositionError::Side(other.to_owned())),
        };
        let mut roster = Roster::EMPTY;
        let red = read_army(red, NodeSet::EMPTY, &mut roster)?;
        let black = read_army(black, red, &mut roster)?;
        let known = read_known(known, red | black)?;
        let men = PerSide([red, black]);
        let (quiet, ply) = (read_count(quiet)?, read_count(ply)?);
        let position = Position { roster, men, known, quiet, ply, side, phase };
        match phase {
            Phase::SetUp => self.check_set_up(&position)?,
            Phase::Play => check_play(&position)?,
        }
        Ok(position)
    }

    fn check_set_up(&self, position: &Position) -> Result<(), PositionError> {
        let [red, black] = position.men.0;
        if !black.is_empty() {
            return Err(EarlyPiece::BlackLaidOut.into());
        }
        if !position.known.is_empty() || position.quiet != 0 || position.ply != 0 {
            return Err(EarlyPiece::SomethingKnown.into());
        }
        if position.side == Side::First {
            let clear = red.is_empty();
            return if clear { Ok(()) } else { Err(EarlyPiece::RedLaidOut.into()) };
        }
        let order = crate::board::SET_UP_ORDER[Side::First.index()];
        if red != order.into_iter().collect() {
            return Err(EarlyPiece::RedIncomplete.into());
        }
        let draft = order.map(|node| position.roster.at(node));
        let faults = crate::setup::faults(&draft, Side::First, &self.rules);
        faults.into_iter().next().map_or(Ok(()), |fault| Err(fault.into()))
    }
}

fn read_army(text: &str, taken: NodeSet, roster: &mut Roster) -> Result<NodeSet, PositionError> {
    let mut men = NodeSet::EMPTY;
    if text == "-" {
        return Ok(men);
    }
    for piece in text.split(',') {
        let wrong = || PositionError::Piece(piece.to_owned());
        let (name, letter) = piece.split_once(':').ok_or_else(wrong)?;
        let node = read_node(name)?;
        let mut letters = letter.chars();
        let kind = letters.next().and_then(Kind::lettered).filter(|_| letters.next().is_none());
        if (men | taken).has(node) {
            return Err(PositionError::Twice(node));
        }
        roster.put(node, kind.ok_or_else(wrong)?);
        men |= node.into();
    }
    Ok(men)
}

fn read_known(text: &str, occupied: NodeSet) -> Result<NodeSet, PositionError> {
    let mut known = NodeSet::EMPTY;
    if text == "-" {
        return Ok(known);
    }
    for name in text.split(',') {
        let node = read_node(name)?;
        if known.has(node) {
            return Err(PositionError::Twice(node));
        }
        if !occupied.has(node) {
            return Err(PositionError::KnownEmpty(node));
        }
        known |= node.into();
    }
    Ok(known)
}

fn read_node(name: &str) -> Result<Node, PositionError> {
    Node::named(name).ok_or_else(|| PositionError::NoSuchNode(name.to_owned()))
}

fn read_count(text: &str) -> Result<u32, PositionError> {
    read_number(text).ok_or_else(|| PositionError::Number(text.to_owned()))
}

/// Fewer pieces than an army are fine, for games that are on and for composed problems.
fn check_play(position: &Position) -> Result<(), PositionError> {
    for (side, name) in [(Side::First, "Red"), (Side::Second, "Black")] {
        let men = position.men[side];
        for kind in Kind::ALL {
            let held = men.nodes().filter(|&node| position.roster.at(node) == Some(kind));
            let count = held.clone().count();
            if count > usize::from(kind.count()) {
                return Err(PositionError::TooMany { side: name, kind, count });
            }
            let mut displaced = held.filter(|&node| !may_stand(kind, node, side));
            if let Some(node) = displaced.next() {
                return Err(PositionError::Displaced { kind, node });
            }
        }
    }
    if Side::BOTH.into_iter().any(|side| position.has_flag(side)) {
        return Ok(());
    }
    Err(PositionError::NoFlag)
}

fn may_stand(kind: Kind, node: Node, owner: Side) -> bool {
    match kind {
        Kind::Flag => node.half() == owner && may_hold_flag(node),
        Kind::Mine => node.half() == owner && may_hold_mine(node),
        _ => true,
    }
}
