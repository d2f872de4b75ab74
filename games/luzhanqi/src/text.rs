//! Tokens, book notation, position text and view text.

use std::fmt;
use std::fmt::Write as _;

use galds_core::{PerSide, Side, Value, Viewer, explained};
use thiserror::Error;

use crate::board::{Node, NodeSet};
use crate::pieces::{Clash, Kind};
use crate::position::{Phase, Position};
use crate::ready::ready;
use crate::roster::Roster;
use crate::rules::Contact;
use crate::setup::{Fault, SetUp, may_hold_flag, may_hold_mine};
use crate::view::View;
use crate::{Action, ActionError, Luzhanqi};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::SetUp(set_up) => write!(f, "{set_up}"),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

impl Luzhanqi {
    /// The book notation: a contact shows its result, and the kinds where the rules show them.
    pub(crate) fn book_of(&self, before: &Position, action: Action) -> String {
        let Action::Move { from, to } = action else { return action.to_string() };
        match before.roster.at(from).zip(before.roster.at(to)) {
            None => action.to_string(),
            Some((attacker, defender)) => {
                let sign = Clash::between(attacker, defender, &self.rules).sign();
                match self.rules.contact {
                    Contact::Reveal => format!("{from}x{to}({attacker}{sign}{defender})"),
                    Contact::Outcome => format!("{from}x{to}({sign})"),
                }
            }
        }
    }

    /// The book notation without what is hidden from `viewer`: the set-ups of others.
    pub(crate) fn book_seen(&self, before: &Position, action: Action, viewer: Viewer) -> String {
        match action {
            Action::SetUp(_) if viewer != Viewer::Side(before.side) => {
                format!("@{}", "?".repeat(crate::board::POSTS))
            }
            _ => self.book_of(before, action),
        }
    }
}

/// Reads `a6-a7`, `a6xa7`, either with a result in brackets, `@` with 25 letters, or the name of a
/// ready-made set-up.
///
/// The result is not compared with what would happen: whoever writes down a guess must not learn
/// from the answer whether it was right.
pub(crate) fn read_action(text: &str) -> Result<Action, ActionError> {
    let text = text.trim();
    if let Some(ready) = ready(text) {
        return Ok(Action::SetUp(ready.set_up));
    }
    if text.starts_with('@') {
        return Ok(Action::SetUp(SetUp::read(text)?));
    }
    let unknown = || ActionError::Form(text.to_owned());
    let (from, rest) = text.split_once(['-', 'x']).ok_or_else(unknown)?;
    let to = match rest.split_once('(') {
        None => rest,
        Some((to, result)) if is_result(result) => to,
        Some(_) => return Err(unknown()),
    };
    let node = |name: &str| Node::named(name).ok_or(ActionError::NoSuchNode(name.to_owned()));
    Ok(Action::Move { from: node(from)?, to: node(to)? })
}

/// Whether this is the rest of a result behind its opening bracket: `7>8)` or `>)`.
fn is_result(text: &str) -> bool {
    let Some(text) = text.strip_suffix(')') else { return false };
    let Some((attacker, defender)) = text.split_once(['>', '<', '=']) else { return false };
    let kind = |text: &str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|l| Kind::lettered(l).is_some()) && letters.next().is_none()
    };
    attacker.is_empty() && defender.is_empty() || kind(attacker) && kind(defender)
}

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 6 fields (side, red, black, known, quiet, ply), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side is R or B while it has to set up, r or b in play, not `{0}`")]
    Side(String),
    /// A piece is not written as node, colon and letter.
    #[error("`{0}` is no piece; pieces are written c10:B (node, colon, one of 1-9, B, M, F)")]
    Piece(String),
    /// A name that is no node of the board.
    #[error("there is no node `{0}`; nodes are a1 to e12")]
    NoSuchNode(String),
    /// A node stands twice.
    #[error("node {0} is named twice")]
    Twice(Node),
    /// A known node is empty.
    #[error("nothing stands on {0}, so nothing is known of it")]
    KnownEmpty(Node),
    /// A counter is no number.
    #[error("`{0}` is no number of plies")]
    Number(String),
    /// A side has more of a kind than there are.
    #[error("{side} has {count} of {kind}; an army has {}", .kind.count())]
    TooMany {
        /// The side's name.
        side: &'static str,
        /// The kind.
        kind: Kind,
        /// How many the text gives it.
        count: usize,
    },
    /// Mines and flags never move, so they stand where they were laid out.
    #[error(
        "{kind} on {node}: a flag stays in its headquarters, a mine in the two rows nearest its owner"
    )]
    Displaced {
        /// Mine or flag.
        kind: Kind,
        /// Where the text puts it.
        node: Node,
    },
    /// Both flags are gone.
    #[error("neither side has a flag; the game ends when the first is taken")]
    NoFlag,
    /// A set-up is due, but something is on the board that cannot be there yet.
    #[error(transparent)]
    SetUp(#[from] EarlyPiece),
    /// The army that is laid out breaks a rule.
    #[error("Red's army is laid out against the rules: {0}")]
    Fault(#[from] Fault),
}

explained! {
    PositionError in "luzhanqi-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Piece(text),
        NoSuchNode(name),
        Twice(node),
        KnownEmpty(node),
        Number(text),
        TooMany {
            side: Value::word(side),
            kind: Value::word(kind.name()),
            count: Value::from(*count)
        } with { most: Value::from(kind.count()) },
        Displaced { kind: Value::word(kind.name()), node },
        NoFlag,
        SetUp(early) => early as EarlyPiece,
        Fault(fault) => fault as Fault,
    }
}

/// What cannot be on the board while a side has to set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EarlyPiece {
    /// Pieces of Black.
    #[error("Black lays out last: while a side has to set up Black's field is -")]
    BlackLaidOut,
    /// Traces of moves.
    #[error("before the first move nothing is known and both counters are 0")]
    SomethingKnown,
    /// Pieces of Red on Red's turn to set up.
    #[error("while Red has to set up its field is -")]
    RedLaidOut,
    /// Anything but Red's whole army on Black's turn to set up.
    #[error("while Black has to set up Red's 25 posts are full and nothing else")]
    RedIncomplete,
}

explained! {
    EarlyPiece in "luzhanqi-position-set-up" {
        BlackLaidOut,
        SomethingKnown,
        RedLaidOut,
        RedIncomplete,
    }
}

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
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [side, red, black, known, quiet, ply] = fields[..] else {
            return Err(PositionError::Fields(fields.len()));
        };
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
        let (quiet, ply) = (read_number(quiet)?, read_number(ply)?);
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

fn read_number(text: &str) -> Result<u32, PositionError> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or_else(|| PositionError::Number(text.to_owned()))
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
