//! Position text: `<side> <white> <black> <initial> <enpassant> <quiet>`.

use galds_core::{Game, PerSide, Side, Value, explained};
use thiserror::Error;

use crate::Shatra;
use crate::board::{Field, FieldSet};
use crate::land::Land;
use crate::men::Kind;
use crate::position::{Position, Reserve};

/// Why a position text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of fields is wrong.
    #[error("a position has 6 fields (side, white, black, initial, enpassant, quiet), not {0}")]
    Fields(usize),
    /// The first field is no side.
    #[error("the side to act is w (White) or b (Black), not `{0}`")]
    Side(String),
    /// A man that cannot be read.
    #[error(
        "`{0}` is no man; men are field numbers 1 to 62, with K, B, T or Y in front for biy, batyr, tura, yalkyn"
    )]
    Man(String),
    /// Two men on one field.
    #[error("field {0} is named twice")]
    Twice(Field),
    /// More men of a kind than there are.
    #[error("{side} has {count} men of the kind {kind}; {most} is the most")]
    TooMany {
        /// The side's name.
        side: &'static str,
        /// The kind.
        kind: Kind,
        /// How many the text gives.
        count: u32,
        /// How many there can be.
        most: u32,
    },
    /// Neither side has a biy.
    #[error("at least one side must have its biy (K)")]
    NoBiy,
    /// A man other than the biy on its own gate.
    #[error("the {kind} on {field} stands in its own gate, where only the biy may stand")]
    OwnGate {
        /// The man.
        kind: Kind,
        /// The gate.
        field: Field,
    },
    /// The fourth field names no sides.
    #[error("the sides with initial reserve are wb, w, b or -, not `{0}`")]
    Initial(String),
    /// A side without reserve that is said to have its initial one.
    #[error("{0} has no man in its own fortress, so it has no initial reserve")]
    NoReserve(&'static str),
    /// The fifth field is no double step.
    #[error(
        "enpassant is - or the two fields of a double step, over and on, such as 19,26; not `{0}`"
    )]
    Passing(String),
    /// The double step cannot have been made.
    #[error("no shatra of {side} can just have stepped twice over {over} to {on}")]
    NoDoubleStep {
        /// The name of the side that is not to act.
        side: &'static str,
        /// The field passed over.
        over: Field,
        /// The field stepped on.
        on: Field,
    },
    /// The last field is no number.
    #[error("the number of quiet plies is a number, not `{0}`")]
    Quiet(String),
}

explained! {
    PositionError in "shatra-position" {
        Fields(count: Value::from(*count)),
        Side(text),
        Man(text),
        Twice(field),
        TooMany {
            side: Value::word(side),
            kind,
            count: Value::from(*count),
            most: Value::from(*most)
        },
        NoBiy,
        OwnGate { kind, field },
        Initial(text),
        NoReserve(side: Value::word(side)),
        Passing(text),
        NoDoubleStep { side: Value::word(side), over, on },
        Quiet(text),
    }
}

pub(crate) fn position_text(position: &Position) -> String {
    let letter = |side| Shatra::ABOUT.side(side).letter;
    let initial: String = Side::BOTH
        .into_iter()
        .filter(|&side| position.reserve[side] == Reserve::Initial)
        .map(letter)
        .collect();
    let initial = if initial.is_empty() { "-" } else { &initial };
    let passing =
        position.passing().map_or_else(|| "-".to_owned(), |(over, on)| format!("{over},{on}"));
    format!(
        "{} {} {} {initial} {passing} {}",
        letter(position.side),
        men_text(position, Side::First),
        men_text(position, Side::Second),
        position.quiet
    )
}

fn men_text(position: &Position, side: Side) -> String {
    let man = |field: Field| match position.kind(field).letter() {
        Some(letter) => format!("{letter}{field}"),
        None => field.to_string(),
    };
    let men: Vec<String> = position.men(side).fields().map(man).collect();
    if men.is_empty() { "-".to_owned() } else { men.join(",") }
}

pub(crate) fn read_position(text: &str) -> Result<Position, PositionError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [side, white, black, initial, passing, quiet] = fields[..] else {
        return Err(PositionError::Fields(fields.len()));
    };
    let side = match side {
        "w" => Side::First,
        "b" => Side::Second,
        other => return Err(PositionError::Side(other.to_owned())),
    };
    let number = quiet.parse().ok().filter(|_| quiet.bytes().all(|b| b.is_ascii_digit()));
    let mut position = Position {
        men: PerSide::default(),
        kinds: [FieldSet::EMPTY; 4],
        side,
        reserve: read_initial(initial)?,
        passing: None,
        quiet: number.ok_or_else(|| PositionError::Quiet(quiet.to_owned()))?,
    };
    read_men(&mut position, Side::First, white)?;
    read_men(&mut position, Side::Second, black)?;
    check_men(&position)?;
    position.passing = read_passing(&position, passing)?;
    Ok(position)
}

fn read_men(position: &mut Position, side: Side, text: &str) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    for man in text.split(',') {
        let unread = || PositionError::Man(man.to_owned());
        let letter = man.chars().next();
        let kind =
            Kind::ALL.into_iter().find(|kind| kind.letter().is_some_and(|l| Some(l) == letter));
        let number = if kind.is_some() { &man[1..] } else { man };
        let field = read_number(number).ok_or_else(unread)?;
        if !position.empty().has(field) {
            return Err(PositionError::Twice(field));
        }
        position.men[side] |= FieldSet::from(field);
        if let Some(kind) = kind {
            position.kinds[kind as usize] |= FieldSet::from(field);
        }
    }
    Ok(())
}

/// A field by its number, written without leading zeros.
fn read_number(text: &str) -> Option<Field> {
    let is_plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_plain).and_then(Field::numbered)
}

fn read_initial(text: &str) -> Result<PerSide<Reserve>, PositionError> {
    use Reserve::{Initial, Secondary};
    match text {
        "wb" => Ok(PerSide([Initial, Initial])),
        "w" => Ok(PerSide([Initial, Secondary])),
        "b" => Ok(PerSide([Secondary, Initial])),
        "-" => Ok(PerSide([Secondary, Secondary])),
        _ => Err(PositionError::Initial(text.to_owned())),
    }
}

/// Every number of men that a game can come to is fine, for composed positions too.
fn check_men(position: &Position) -> Result<(), PositionError> {
    for side in Side::BOTH {
        let (land, name) = (Land::of(side), Shatra::ABOUT.side(side).name);
        for kind in Kind::ALL {
            let (count, most) = (position.men_of(side, kind).len(), kind.most());
            if count > most {
                return Err(PositionError::TooMany { side: name, kind, count, most });
            }
        }
        let in_gate = (position.men(side) & land.gate) - position.men_of(side, Kind::Biy);
        if let Some(field) = in_gate.first() {
            return Err(PositionError::OwnGate { kind: position.kind(field), field });
        }
        let is_initial = position.reserve[side] == Reserve::Initial;
        if is_initial && !position.men(side).meets(land.fortress) {
            return Err(PositionError::NoReserve(name));
        }
    }
    if position.kinds[Kind::Biy as usize].is_empty() {
        return Err(PositionError::NoBiy);
    }
    Ok(())
}

/// The shatra stands two fields before its first rank, with nobody on the fields behind it.
fn read_passing(position: &Position, text: &str) -> Result<Option<Field>, PositionError> {
    if text == "-" {
        return Ok(None);
    }
    let wrong = || PositionError::Passing(text.to_owned());
    let (over, on) = text.split_once(',').ok_or_else(wrong)?;
    let (over, on) = (read_number(over).ok_or_else(wrong)?, read_number(on).ok_or_else(wrong)?);
    let mover = position.side.other();
    let land = Land::of(mover);
    let start = land.behind(over).filter(|&start| land.first_rank.has(start));
    let way = FieldSet::from_iter(start) | FieldSet::from(over);
    let is_double_step = start.is_some()
        && land.behind(on) == Some(over)
        && position.men_of(mover, Kind::Shatra).has(on)
        && (way - position.empty()).is_empty();
    if !is_double_step {
        let side = Shatra::ABOUT.side(mover).name;
        return Err(PositionError::NoDoubleStep { side, over, on });
    }
    Ok(Some(on))
}
