//! Tokens, position texts and view texts.

use std::fmt;

use galds_games::core::{PerSide, Side, read_number, split_words};

use crate::position::{Action, Error, FIELDS, Known, Man, Phase, Position, View};

pub(crate) const fn letter(field: u8) -> char {
    (b'a' + field) as char
}

fn field(letter: char) -> Option<u8> {
    (letter as u32)
        .checked_sub('a' as u32)
        .and_then(|n| u8::try_from(n).ok())
        .filter(|&n| n < FIELDS)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(Man::Back) => f.write_str("@back"),
            Action::Choose(Man::Front) => f.write_str("@front"),
            Action::Roll(pips) => write!(f, "d{pips}"),
            Action::Go { from, to } => write!(f, "{}{}", letter(*from), letter(*to)),
            Action::Pass => f.write_str("pass"),
        }
    }
}

pub(crate) fn read_action(text: &str) -> Result<Action, Error> {
    let letters: Vec<char> = text.chars().collect();
    let read = match (text, &letters[..]) {
        ("@back", _) => Some(Action::Choose(Man::Back)),
        ("@front", _) => Some(Action::Choose(Man::Front)),
        ("pass", _) => Some(Action::Pass),
        (_, ['d', pips @ '1'..='3']) => Some(Action::Roll(*pips as u8 - b'0')),
        (_, [from, to]) => field(*from).zip(field(*to)).map(|(from, to)| Action::Go { from, to }),
        _ => None,
    };
    read.ok_or_else(|| Error::Unreadable(text.to_owned()))
}

/// `w 2 bc gh 1? 12`: side, phase, the men of both sides, their chiefs (`-` not chosen, `?` hidden), plies.
fn written(known: &Known, chief: impl Fn(Side) -> char) -> String {
    let side = if known.side == Side::First { 'w' } else { 'b' };
    let phase = match known.phase {
        Phase::Choose => 'c',
        Phase::Roll => 'r',
        Phase::Go(pips) => (b'0' + pips) as char,
    };
    let men = |side: Side| -> String {
        known.men[side].iter().map(|man| man.map_or('-', letter)).collect()
    };
    let [first, second] = Side::BOTH.map(men);
    let [chief, other] = Side::BOTH.map(chief);
    format!("{side} {phase} {first} {second} {chief}{other} {}", known.plies)
}

const fn chief_letter(man: Man) -> char {
    match man {
        Man::Back => '1',
        Man::Front => '2',
    }
}

pub(crate) fn position_text(position: &Position) -> String {
    let view = position.seen_by(|_| true);
    written(&view.known, |side| view.known.chiefs[side].map_or('-', chief_letter))
}

pub(crate) fn view_text(view: &View) -> String {
    written(&view.known, |side| match (view.known.chiefs[side], view.chosen[side]) {
        (Some(man), _) => chief_letter(man),
        (None, crate::position::Choice::Made) => '?',
        (None, crate::position::Choice::Due) => '-',
    })
}

/// Reads the text of a position, or of a view, in which a chief may be hidden.
pub(crate) fn read_known(text: &str) -> Option<Known> {
    let [side, phase, first, second, chiefs, plies] = split_words(text).ok()?;
    let side = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return None,
    };
    let phase = match phase {
        "c" => Phase::Choose,
        "r" => Phase::Roll,
        pips => Phase::Go(read_number(pips).filter(|pips| (1..=3).contains(pips))?),
    };
    let man = |letter: char| if letter == '-' { Some(None) } else { field(letter).map(Some) };
    let men = |text: &str| -> Option<[Option<u8>; 2]> {
        let men: Vec<Option<u8>> = text.chars().map(man).collect::<Option<_>>()?;
        men.try_into().ok()
    };
    let chief = |letter: char| match letter {
        '1' => Some(Some(Man::Back)),
        '2' => Some(Some(Man::Front)),
        '-' | '?' => Some(None),
        _ => None,
    };
    let chiefs: Vec<Option<Man>> = chiefs.chars().map(chief).collect::<Option<_>>()?;
    let chiefs: [Option<Man>; 2] = chiefs.try_into().ok()?;
    let plies = read_number::<u16>(plies)?;
    Some(Known {
        side,
        phase,
        men: PerSide([men(first)?, men(second)?]),
        chiefs: PerSide(chiefs),
        plies,
    })
}

pub(crate) fn read_position(text: &str) -> Result<Position, Error> {
    let unreadable = || Error::Unreadable(text.to_owned());
    let Known { side, phase, men, chiefs, plies } = read_known(text).ok_or_else(unreadable)?;
    let chosen = chiefs.0.iter().all(Option::is_some);
    let expected = match phase {
        Phase::Choose => {
            chiefs[Side::Second].is_none() && (side == Side::First) == chiefs[Side::First].is_none()
        }
        Phase::Roll | Phase::Go(_) => chosen,
    };
    let on_board: Vec<u8> = men.0.iter().flatten().copied().flatten().collect();
    let apart = (1..on_board.len()).all(|i| !on_board[..i].contains(&on_board[i]));
    if !expected || !apart || text.contains('?') {
        return Err(unreadable());
    }
    Ok(Position { side, phase, men, chiefs, plies })
}
