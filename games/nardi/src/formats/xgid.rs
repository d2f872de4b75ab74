//! XGID, the position text of eXtreme Gammon.
//!
//! ```text
//! XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10
//!      Black's bar, points 1 to 24, White's bar: capitals are White's, A for one checker
//!                                 cube as a power of two, its owner (1 White, -1 Black, 0 nobody),
//!                                 whose turn, dice (00 none yet, D doubled), points of White, of
//!                                 Black, Crawford, length of the match, greatest cube
//! ```

use galds_core::{Game, PerSide, Side, read_number};

use super::IdError;
use crate::Nardi;
use crate::board::{CHECKERS, Checkers, Point};
use crate::position::{Cube, Phase, Position, Score};
use crate::roll::{Die, Roll};
use crate::rules::{LONGEST_MATCH, OpeningRoll, Rules};

/// The usual greatest cube, as a power of two.
const GREATEST_CUBE: u8 = 10;

/// Writes a position as an XGID. A game without the cube has 0 as its greatest cube.
pub fn write(game: &Nardi, position: &Position) -> Result<String, IdError> {
    let cube = position.cube().unwrap_or(Cube::MIDDLE);
    let (dice, turn) = match position.phase() {
        Phase::Roll => ("00".to_owned(), position.side()),
        Phase::Dice(roll) => (roll.to_string(), position.side()),
        Phase::Double => ("D".to_owned(), position.side().other()),
        Phase::Open | Phase::Over => {
            return Err(IdError::NotWritable(
                "an ID shows a game under way, not its opening roll and not its end",
            ));
        }
    };
    let board: String = Point::all().rev().map(|point| letter(position, point)).collect();
    let [white, black] = position.score().points.0;
    let greatest = if position.cube().is_some() { GREATEST_CUBE.max(cube.doublings()) } else { 0 };
    Ok(format!(
        "XGID={board}:{}:{}:{}:{dice}:{white}:{black}:{}:{}:{greatest}",
        cube.doublings(),
        cube.owner().map_or(0, sign),
        sign(turn),
        u8::from(position.score().crawford),
        game.rules().match_length,
    ))
}

/// Reads an XGID, with or without `XGID=`, and gives the game it is of: the tournament game, to as
/// many points as it says. Jacoby rule and beavers are none of our rules and are not kept.
pub fn read(text: &str) -> Result<(Nardi, Position), IdError> {
    let text = text.trim();
    let fields: Vec<&str> = text.strip_prefix("XGID=").unwrap_or(text).split(':').collect();
    let (fields, greatest) = match fields.len() {
        10 => (&fields[..9], fields[9]),
        9 => (&fields[..], "10"),
        count => return Err(IdError::Fields(count)),
    };
    let &[board, cube, owner, turn, dice, white, black, crawford, length] = fields else {
        return Err(IdError::Fields(fields.len()));
    };
    let checkers = read_board(board)?;
    let length = number(length).and_then(|n| u16::try_from(n).ok()).filter(|&n| n <= LONGEST_MATCH);
    let length = length.ok_or_else(|| wrong("length of the match", "0 to 32767", fields[8]))?;
    let turn = match turn {
        "1" => Side::First,
        "-1" => Side::Second,
        _ => return Err(wrong("turn", "1 or -1", turn)),
    };
    let with_cube = match number(greatest) {
        Some(greatest) => greatest > 0,
        None => return Err(wrong("greatest cube", "a number", greatest)),
    };
    let points = |text| number(text).ok_or_else(|| wrong("score", "a number", text));
    let score = if length == 0 {
        Score::default()
    } else {
        Score { points: PerSide([points(white)?, points(black)?]), crawford: crawford == "1" }
    };
    let known = if length == 0 { &["0", "1", "2", "3"][..] } else { &["0", "1"] };
    if !known.contains(&crawford) {
        return Err(wrong("Crawford field", "0 or 1 (in a single game 0 to 3)", crawford));
    }
    let phase = read_dice(dice)?;
    let cube = read_cube(cube, owner)?;
    let rules =
        Rules { opening: OpeningRoll::Keep, gammons: true, cube: with_cube, match_length: length };
    let game = Nardi::new(rules);
    let position = Position {
        checkers,
        side: if phase == Phase::Double { turn.other() } else { turn },
        phase,
        cube: with_cube.then_some(cube),
        score,
    };
    let position = game.checked(position)?;
    Ok((game, position))
}

fn letter(position: &Position, point: Point) -> char {
    let black = position.checkers(Side::Second).on(point.of_other_side());
    let white = if point == Point::OFF { 0 } else { position.checkers(Side::First).on(point) };
    match (white, black) {
        (0, count) if count > 0 && point != Point::BAR => (b'a' + count - 1) as char,
        (count, _) if count > 0 => (b'A' + count - 1) as char,
        _ => '-',
    }
}

const fn sign(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

fn wrong(field: &'static str, allowed: &'static str, given: &str) -> IdError {
    IdError::Field { field, allowed, given: given.to_owned() }
}

fn number(text: &str) -> Option<u32> {
    read_number(text).filter(|_| text.len() <= 6)
}

fn read_board(text: &str) -> Result<PerSide<Checkers>, IdError> {
    const WHAT: &str = "the board of an XGID";
    let given = text.chars().count();
    if given != 26 {
        return Err(IdError::Length { what: WHAT, right: 26, given });
    }
    let mut counts = [Vec::new(), Vec::new()];
    for (letter, point) in text.chars().zip(Point::all().rev()) {
        let (side, count, place) = match letter {
            '-' => continue,
            'A'..='O' if point != Point::OFF => (Side::First, letter as u8 - b'A' + 1, point),
            'a'..='o' if point != Point::BAR => {
                (Side::Second, letter as u8 - b'a' + 1, point.of_other_side())
            }
            _ => return Err(IdError::Letter { what: WHAT, letter }),
        };
        counts[side.index()].push((place, count));
    }
    let checkers = |side: Side| {
        let mut counts = counts[side.index()].clone();
        let on_board: u32 = counts.iter().map(|&(_, count)| u32::from(count)).sum();
        let off = u32::from(CHECKERS).checked_sub(on_board);
        let too_many = IdError::TooMany { name: super::name(side) };
        counts.push((Point::OFF, off.ok_or(too_many.clone())? as u8));
        Checkers::counted(counts).ok_or(too_many)
    };
    Ok(PerSide([checkers(Side::First)?, checkers(Side::Second)?]))
}

fn read_cube(doublings: &str, owner: &str) -> Result<Cube, IdError> {
    let field = "cube";
    let allowed = "a power of two up to 29 with owner 1 or -1, or 0 with owner 0";
    let given = format!("{doublings}:{owner}");
    let wrong = || IdError::Field { field, allowed, given };
    let owner = match owner {
        "0" if doublings == "0" => return Ok(Cube::MIDDLE),
        "1" => Side::First,
        "-1" => Side::Second,
        _ => return Err(wrong()),
    };
    let doublings = number(doublings).and_then(|n| u8::try_from(n).ok());
    doublings.and_then(|doublings| Cube::owned(doublings, owner)).ok_or_else(wrong)
}

fn read_dice(text: &str) -> Result<Phase, IdError> {
    let die = |letter: u8| Die::showing(letter.wrapping_sub(b'0'));
    match text.as_bytes() {
        b"00" => Ok(Phase::Roll),
        b"D" => Ok(Phase::Double),
        &[one, other] => match (die(one), die(other)) {
            (Some(one), Some(other)) => Ok(Phase::Dice(Roll::of(one, other))),
            _ => Err(wrong("dice", "00, D or two dice such as 31", text)),
        },
        _ => Err(wrong("dice", "00, D or two dice such as 31", text)),
    }
}
