//! Position text: `<side> <white> <black> <initial> <enpassant> <quiet>`.

use galds_core::{Game, PerSide, Side, read_number, split_words};

use crate::Shatra;
use crate::board::{Field, FieldSet};
use crate::land::Land;
use crate::men::Kind;
use crate::position::{Position, Reserve};
use crate::position_error::PositionError;

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
    let [side, white, black, initial, passing, quiet] =
        split_words(text).map_err(PositionError::Fields)?;
    let unknown_side = || PositionError::Side(side.to_owned());
    let side = Shatra::ABOUT.read_side(side).ok_or_else(unknown_side)?;
    let mut position = Position {
        men: PerSide::default(),
        kinds: [FieldSet::EMPTY; 4],
        side,
        reserve: read_initial(initial)?,
        passing: None,
        quiet: read_number(quiet).ok_or_else(|| PositionError::Quiet(quiet.to_owned()))?,
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
        let field = read_field(number).ok_or_else(unread)?;
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
fn read_field(text: &str) -> Option<Field> {
    read_number(text).filter(|_| !text.starts_with('0')).and_then(Field::numbered)
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
    let (over, on) = (read_field(over).ok_or_else(wrong)?, read_field(on).ok_or_else(wrong)?);
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
