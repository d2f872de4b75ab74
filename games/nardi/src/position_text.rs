//! The text of a position.

use galds_core::{Game, PerSide, Side, read_number, split_words};

use crate::Nardi;
use crate::board::{CHECKERS, Checkers, Point};
use crate::position::{Cube, Phase, Position, Score};
use crate::position_error::{Contradiction, CubeFault, PositionError, ScoreFault};
use crate::roll::Roll;
use crate::text::read_dice;

impl Nardi {
    pub(crate) fn text_of(&self, position: &Position) -> String {
        let side = letter(position.side);
        let phase = match position.phase {
            Phase::Open => "open".to_owned(),
            Phase::Roll => "roll".to_owned(),
            Phase::Double => "double".to_owned(),
            Phase::Dice(roll) => roll.to_string(),
            Phase::Over => "over".to_owned(),
        };
        let [white, black] = position.checkers.0.map(checkers_text);
        let cube = position.cube.map_or_else(|| "-".to_owned(), cube_text);
        let score = self.score_text(position.score);
        format!("{side} {phase} {white} {black} {cube} {score}")
    }

    fn score_text(&self, score: Score) -> String {
        let length = self.rules.match_length;
        if length == 0 {
            return "-".to_owned();
        }
        let [white, black] = score.points.0;
        let crawford = if score.crawford { "C" } else { "" };
        format!("{white},{black},{length}{crawford}")
    }

    pub(crate) fn position_from(&self, text: &str) -> Result<Position, PositionError> {
        let [side, phase, white, black, cube, score] =
            split_words(text).map_err(PositionError::Fields)?;
        let unknown_side = || PositionError::Side(side.to_owned());
        let side = Nardi::ABOUT.read_side(side).ok_or_else(unknown_side)?;
        let position = Position {
            phase: read_phase(phase)?,
            checkers: PerSide([read_checkers(white, "White")?, read_checkers(black, "Black")?]),
            side,
            cube: self.read_cube(cube)?,
            score: self.read_score(score)?,
        };
        self.checked(position)
    }

    /// The position, if everything in it fits together under these rules.
    pub(crate) fn checked(&self, position: Position) -> Result<Position, PositionError> {
        check_meeting(&position)?;
        self.check_phase(&position)?;
        self.check_score(&position)?;
        Ok(position)
    }

    fn read_cube(&self, text: &str) -> Result<Option<Cube>, PositionError> {
        if !self.rules.cube {
            return if text == "-" {
                Ok(None)
            } else {
                Err(CubeFault::Absent(text.to_owned()).into())
            };
        }
        let wrong = || CubeFault::Form(text.to_owned());
        if text == "1c" {
            return Ok(Some(Cube::MIDDLE));
        }
        let (value, owner) =
            text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
        let owner = Nardi::ABOUT.read_side(owner).ok_or_else(wrong)?;
        let value = number(value).filter(|value| value.is_power_of_two()).ok_or_else(wrong)?;
        Ok(Some(Cube::owned(value.trailing_zeros() as u8, owner).ok_or_else(wrong)?))
    }

    fn read_score(&self, text: &str) -> Result<Score, PositionError> {
        let length = self.rules.match_length;
        if length == 0 {
            return if text == "-" {
                Ok(Score::default())
            } else {
                Err(ScoreFault::SingleGame(text.to_owned()).into())
            };
        }
        let wrong = || ScoreFault::Form { text: text.to_owned(), length };
        let (plain, crawford) = match text.strip_suffix('C') {
            Some(plain) => (plain, true),
            None => (text, false),
        };
        let parts: Vec<&str> = plain.split(',').collect();
        let [white, black, written] = parts[..] else { return Err(wrong().into()) };
        let [white, black, written] = [number(white), number(black), number(written)];
        let (white, black) = white.zip(black).ok_or_else(wrong)?;
        match written {
            Some(written) if written == u32::from(length) => {
                Ok(Score { points: PerSide([white, black]), crawford })
            }
            Some(written) => Err(ScoreFault::OtherLength { length, written }.into()),
            None => Err(wrong().into()),
        }
    }

    fn check_phase(&self, position: &Position) -> Result<(), PositionError> {
        let [white_off, black_off] = position.checkers.0.map(Checkers::all_off);
        let other = position.side.other();
        let wrong = match position.phase {
            Phase::Over if position.checkers[other].all_off() => Contradiction::LoserOff,
            Phase::Over => return self.check_over(position),
            _ if white_off || black_off => Contradiction::NotOver,
            Phase::Open if position.side != Side::First => Contradiction::OpeningSide,
            Phase::Open if position.cube.is_some_and(|cube| cube != Cube::MIDDLE) => {
                Contradiction::OpeningCube
            }
            Phase::Double if !self.may_double(position, other) => Contradiction::NoDoubler,
            _ => return Ok(()),
        };
        Err(wrong.into())
    }

    /// A game ends with all checkers off or by a double that was dropped; the latter never ends a
    /// match, since nobody doubles who would win it without.
    fn check_over(&self, position: &Position) -> Result<(), PositionError> {
        let borne_off = position.checkers[position.side].all_off();
        let dropped = self.rules.match_length == 0 && self.may_double(position, position.side);
        if borne_off || dropped {
            return Ok(());
        }
        Err(Contradiction::NotEnded.into())
    }

    fn check_score(&self, position: &Position) -> Result<(), PositionError> {
        let length = u32::from(self.rules.match_length);
        if length == 0 {
            return Ok(());
        }
        let score = position.score;
        let won = |side: Side| score.points[side] >= length;
        let reached = Side::BOTH.into_iter().filter(|&side| won(side)).count();
        if position.phase == Phase::Over {
            if !won(position.side) || reached != 1 {
                return Err(ScoreFault::NotWon(length).into());
            }
        } else if reached > 0 {
            return Err(ScoreFault::Won(length).into());
        }
        if !score.crawford {
            return Ok(());
        }
        let one_short = |points: &&u32| **points + 1 == length;
        let short = score.points.0.iter().filter(one_short).count();
        let before = position.phase != Phase::Over;
        if length == 1 || (before && short != 1) {
            return Err(ScoreFault::NotCrawford.into());
        }
        if position.cube.is_some_and(|cube| cube != Cube::MIDDLE) {
            return Err(ScoreFault::CrawfordCube.into());
        }
        Ok(())
    }
}

fn letter(side: Side) -> char {
    Nardi::ABOUT.side(side).letter
}

fn cube_text(cube: Cube) -> String {
    format!("{}{}", cube.value(), cube.owner().map_or('c', letter))
}

fn checkers_text(checkers: Checkers) -> String {
    let counts: Vec<_> =
        checkers.counts().map(|(point, count)| format!("{point}:{count}")).collect();
    counts.join(",")
}

/// A number of at most nine digits, so that sums of such numbers are numbers.
fn number(text: &str) -> Option<u32> {
    read_number(text).filter(|_| text.len() <= 9)
}

fn read_phase(text: &str) -> Result<Phase, PositionError> {
    match text {
        "open" => Ok(Phase::Open),
        "roll" => Ok(Phase::Roll),
        "double" => Ok(Phase::Double),
        "over" => Ok(Phase::Over),
        _ => read_dice(text, text)
            .map(|[one, other]| Phase::Dice(Roll::of(one, other)))
            .map_err(|_| PositionError::Phase(text.to_owned())),
    }
}

fn read_checkers(text: &str, side: &'static str) -> Result<Checkers, PositionError> {
    let mut counts: Vec<(Point, u8)> = Vec::new();
    let mut all = 0;
    for part in text.split(',') {
        let wrong = || PositionError::Count(part.to_owned());
        let (point, count) = part.split_once(':').ok_or_else(wrong)?;
        let point = Point::all().find(|p| p.to_string() == point).ok_or_else(wrong)?;
        let count = number(count).filter(|&count| (1..1000).contains(&count)).ok_or_else(wrong)?;
        if counts.iter().any(|&(named, _)| named == point) {
            return Err(PositionError::Twice { side, point });
        }
        all += count;
        counts.push((point, count.min(u32::from(CHECKERS) + 1) as u8));
    }
    Checkers::counted(counts).ok_or(PositionError::NotFifteen { side, count: all })
}

fn check_meeting(position: &Position) -> Result<(), PositionError> {
    let [white, black] = position.checkers.0;
    let both = |point: &Point| white.on(*point) > 0 && black.on(point.of_other_side()) > 0;
    match Point::on_board().find(both) {
        Some(point) => Err(PositionError::BothOn(point, point.of_other_side())),
        None => Ok(()),
    }
}
