//! Tokens and book notation of actions.

use std::fmt;

use galds_core::Viewer;

use crate::board::Node;
use crate::pieces::{Clash, Kind};
use crate::position::Position;
use crate::ready::ready;
use crate::rules::Contact;
use crate::setup::SetUp;
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
