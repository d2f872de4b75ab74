//! GNU Backgammon's position ID and match ID.
//!
//! A position ID is 80 bits as 14 characters: for the player not on roll and then the one on roll,
//! point 1 to 24 and the bar, as many ones as there are checkers and a zero. A match ID is 67 bits as
//! 12 characters: cube, turn, dice and score in fields of fixed width. Bits go from the lowest up.

use galds_core::{Game, PerSide, Side};

use super::IdError;
use crate::Nardi;
use crate::board::{CHECKERS, Checkers, Point};
use crate::position::{Cube, Phase, Position, Score};
use crate::roll::{Die, Roll};
use crate::rules::{OpeningRoll, Rules};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const POSITION: &str = "a position ID";
const MATCH: &str = "a match ID";
const POSITION_LETTERS: usize = 14;
const MATCH_LETTERS: usize = 12;

/// The position ID: the checkers alone, as the side about to roll sees them.
pub fn position_id(position: &Position) -> String {
    let roller = roller(position);
    let mut bits = Bits::default();
    for side in [roller.other(), roller] {
        for point in Point::all().rev().filter(|&point| point != Point::OFF) {
            for _ in 0..position.checkers(side).on(point) {
                bits.push(1, 1);
            }
            bits.push(0, 1);
        }
    }
    bits.text(POSITION_LETTERS)
}

/// The match ID: cube, turn, dice and score.
pub fn match_id(game: &Nardi, position: &Position) -> Result<String, IdError> {
    let cube = position.cube().unwrap_or(Cube::MIDDLE);
    if matches!(position.phase(), Phase::Open | Phase::Over) {
        return Err(IdError::NotWritable(
            "an ID shows a game under way, not its opening roll and not its end",
        ));
    }
    if cube.doublings() > 15 {
        return Err(IdError::NotWritable("a match ID holds no cube above 32768"));
    }
    let (high, low) = match position.phase() {
        Phase::Dice(roll) => (roll.high().pips(), roll.low().pips()),
        _ => (0, 0),
    };
    let mut bits = Bits::default();
    bits.push(cube.doublings().into(), 4);
    bits.push(cube.owner().map_or(3, player), 2);
    bits.push(player(roller(position)), 1);
    bits.push(position.score().crawford.into(), 1);
    bits.push(1, 3);
    bits.push(player(position.side()), 1);
    bits.push((position.phase() == Phase::Double).into(), 1);
    bits.push(0, 2);
    bits.push(high.into(), 3);
    bits.push(low.into(), 3);
    bits.push(game.rules().match_length.into(), 15);
    bits.push(position.score().points[Side::Second], 15);
    bits.push(position.score().points[Side::First], 15);
    // The Jacoby rule is off.
    bits.push(1, 1);
    Ok(bits.text(MATCH_LETTERS))
}

/// Both IDs with a colon between.
pub fn write(game: &Nardi, position: &Position) -> Result<String, IdError> {
    Ok(format!("{}:{}", position_id(position), match_id(game, position)?))
}

/// Reads a position ID, or both IDs with a colon between, and gives the game they are of: the
/// tournament game, to as many points as the match ID says. Without a match ID White is about to
/// roll in a single game. The Jacoby rule is none of ours and is not kept.
pub fn read(text: &str) -> Result<(Nardi, Position), IdError> {
    let text = text.trim();
    let (position_id, match_id) = match text.split_once(':') {
        Some((position_id, match_id)) => (position_id, Some(match_id)),
        None => (text, None),
    };
    let [waiting, rolling] = read_checkers(position_id)?;
    let state = match_id.map_or(Ok(State::FRESH), read_state)?;
    let mut checkers = PerSide([rolling; 2]);
    checkers[state.roller.other()] = waiting;
    let game = Nardi::new(Rules {
        opening: OpeningRoll::Keep,
        gammons: true,
        cube: true,
        match_length: state.length,
    });
    let side = if state.phase == Phase::Double { state.roller.other() } else { state.roller };
    let position =
        Position { checkers, side, phase: state.phase, cube: Some(state.cube), score: state.score };
    let position = game.checked(position)?;
    Ok((game, position))
}

/// The side that rolls next or has rolled; while a double is answered, the one that doubled.
fn roller(position: &Position) -> Side {
    if position.phase() == Phase::Double { position.side().other() } else { position.side() }
}

/// White is player 1, Black player 0.
fn player(side: Side) -> u32 {
    match side {
        Side::First => 1,
        Side::Second => 0,
    }
}

fn side(player: u32) -> Side {
    if player == 1 { Side::First } else { Side::Second }
}

/// What a match ID says.
struct State {
    roller: Side,
    phase: Phase,
    cube: Cube,
    score: Score,
    length: u16,
}

impl State {
    const FRESH: State = State {
        roller: Side::First,
        phase: Phase::Roll,
        cube: Cube::MIDDLE,
        score: Score { points: PerSide([0; 2]), crawford: false },
        length: 0,
    };
}

fn read_checkers(text: &str) -> Result<[Checkers; 2], IdError> {
    let mut bits = Bits::read(text, POSITION, POSITION_LETTERS)?;
    let mut read = |name| {
        let mut counts = Vec::new();
        let mut left = CHECKERS;
        for point in Point::all().rev().filter(|&point| point != Point::OFF) {
            let mut count = 0;
            while bits.take(1) == 1 {
                count += 1;
                if count > left {
                    return Err(IdError::TooMany { name });
                }
            }
            left -= count;
            counts.push((point, count));
        }
        counts.push((Point::OFF, left));
        Checkers::counted(counts).ok_or(IdError::TooMany { name })
    };
    let checkers = [read("the player not on roll")?, read("the player on roll")?];
    if bits.0 != 0 {
        return Err(IdError::Meaning("the position ID has checkers beyond the bar".to_owned()));
    }
    Ok(checkers)
}

fn read_state(text: &str) -> Result<State, IdError> {
    let mut bits = Bits::read(text, MATCH, MATCH_LETTERS)?;
    let wrong = |text: &str| Err(IdError::Meaning(format!("the match ID is {text}")));
    let doublings = bits.take(4) as u8;
    let owner = bits.take(2);
    let roller = side(bits.take(1));
    let crawford = bits.take(1) == 1;
    let game_state = bits.take(3);
    let turn = side(bits.take(1));
    let doubled = bits.take(1) == 1;
    let resigned = bits.take(2);
    let dice = [bits.take(3), bits.take(3)];
    let length = bits.take(15) as u16;
    let black = bits.take(15);
    let white = bits.take(15);
    if game_state != 1 {
        return wrong("of no game under way");
    }
    if resigned != 0 {
        return wrong("of a resignation, which is not a position of the rules");
    }
    let cube = match owner {
        3 if doublings == 0 => Cube::MIDDLE,
        3 => return wrong("of a cube in the middle that was turned"),
        2 => return wrong("of a cube with an unknown owner"),
        player => match Cube::owned(doublings, side(player)) {
            Some(cube) => cube,
            None => return wrong("of a cube at 1 that is owned"),
        },
    };
    let phase = match (doubled, dice.map(|pips| Die::showing(pips as u8))) {
        (true, _) if turn == roller => return wrong("of a double that the doubler answers"),
        (true, _) => Phase::Double,
        (false, _) if turn != roller => return wrong("of a turn of the wrong player"),
        (false, [Some(one), Some(other)]) => Phase::Dice(Roll::of(one, other)),
        (false, _) if dice == [0, 0] => Phase::Roll,
        (false, _) => return wrong("of dice that do not exist"),
    };
    let score = Score { points: PerSide([white, black]), crawford };
    Ok(State { roller, phase, cube, score, length })
}

/// Bits as they are packed into letters of six.
#[derive(Default)]
struct Bits(u128, u32);

impl Bits {
    fn push(&mut self, value: u32, width: u32) {
        self.0 |= u128::from(value) << self.1;
        self.1 += width;
    }

    fn take(&mut self, width: u32) -> u32 {
        let value = self.0 & ((1 << width) - 1);
        self.0 >>= width;
        value as u32
    }

    /// The bytes, lowest first, as letters of six bits each, highest first.
    fn text(&self, letters: usize) -> String {
        let bytes = self.0.to_le_bytes();
        let letter = |place: usize| {
            let bit = |i: usize| {
                let i = place * 6 + i;
                bytes.get(i / 8).map_or(0, |byte| byte >> (7 - i % 8) & 1)
            };
            let value = (0..6).fold(0, |value, i| value << 1 | bit(i));
            LETTERS[value as usize] as char
        };
        (0..letters).map(letter).collect()
    }

    fn read(text: &str, what: &'static str, letters: usize) -> Result<Bits, IdError> {
        let text = text.trim().trim_end_matches('=');
        let given = text.chars().count();
        if given != letters {
            return Err(IdError::Length { what, right: letters, given });
        }
        let mut bytes = [0_u8; 16];
        for (place, letter) in text.chars().enumerate() {
            let value = LETTERS.iter().position(|&known| known as char == letter);
            let value = value.ok_or(IdError::Letter { what, letter })?;
            for i in 0..6 {
                let bit = place * 6 + i;
                bytes[bit / 8] |= ((value >> (5 - i) & 1) as u8) << (7 - bit % 8);
            }
        }
        Ok(Bits(u128::from_le_bytes(bytes), 0))
    }
}
