//! The text of a position.

use galds_core::{Game, PerSide, Side, read_number, split_words};

use crate::Rotary;
use crate::board::PointSet;
use crate::position::{BALLS, Phase, Position};
use crate::position_error::{AbsentPhase, Contradiction, PositionError};
use crate::rules::Start;
use crate::text::point;

pub(crate) fn position_text(position: &Position) -> String {
    let side = Rotary::ABOUT.side(position.side).letter;
    let phase = match position.phase {
        Phase::Turn => "-".to_owned(),
        Phase::Place => "place".to_owned(),
        Phase::Offer => "offer".to_owned(),
        Phase::Choose(first, second) => format!("choose:{first},{second}"),
        Phase::At(pivot) => format!("at:{pivot}"),
    };
    let [light, dark] = position.balls.0.map(points_text);
    format!("{side} {phase} {light} {dark} {}", position.turns)
}

pub(crate) fn points_text(points: PointSet) -> String {
    if points.is_empty() {
        return "-".to_owned();
    }
    points.points().map(|point| point.to_string()).collect::<Vec<_>>().join(",")
}

impl Rotary {
    pub(crate) fn position_from(&self, text: &str) -> Result<Position, PositionError> {
        let [side, phase, light, dark, turns] = split_words(text).map_err(PositionError::Fields)?;
        let unknown_side = || PositionError::Side(side.to_owned());
        let side = Rotary::ABOUT.read_side(side).ok_or_else(unknown_side)?;
        let phase = read_phase(phase)?;
        let mut taken = PointSet::EMPTY;
        let light = read_points(light, &mut taken)?;
        let dark = read_points(dark, &mut taken)?;
        let turns = read_number(turns).ok_or_else(|| PositionError::Turns(turns.to_owned()))?;
        let position = Position { balls: PerSide([light, dark]), side, phase, turns };
        self.check_phase(&position)?;
        check_balls(&position)?;
        check_offer(&position)?;
        Ok(position)
    }

    fn check_phase(&self, position: &Position) -> Result<(), PositionError> {
        let has_offer = self.rules.offer || self.rules.start == Start::Empty;
        match position.phase {
            Phase::Turn => return Ok(()),
            Phase::Place if self.rules.start != Start::Empty => {
                return Err(AbsentPhase::Placing.into());
            }
            Phase::Place => self.check_placing(position)?,
            _ if !has_offer => return Err(AbsentPhase::Offer.into()),
            Phase::Offer | Phase::At(_) if position.side != Side::First => {
                return Err(Contradiction::OfferIsLights.into());
            }
            Phase::Choose(..) if position.side != Side::Second => {
                return Err(Contradiction::ChoiceIsDarks.into());
            }
            _ => {}
        }
        if position.turns != 0 {
            return Err(Contradiction::TurnedTooEarly.into());
        }
        Ok(())
    }

    fn check_placing(&self, position: &Position) -> Result<(), PositionError> {
        let [light, dark] = position.balls.0;
        if let Some(point) = ((light | dark) & self.centre).points().next() {
            return Err(Contradiction::InCentre(point).into());
        }
        let due = dark.len() + u32::from(position.side == Side::Second);
        if light.len() != due || dark.len() >= BALLS {
            let (light, dark) = (light.len(), dark.len());
            return Err(Contradiction::PlacingOrder { light, dark }.into());
        }
        Ok(())
    }
}

/// No rule adds balls; fewer than 13 are fine, for captures and for composed problems.
fn check_balls(position: &Position) -> Result<(), PositionError> {
    for (side, name) in [(Side::First, "Light"), (Side::Second, "Dark")] {
        let count = position.balls(side).len();
        if count > BALLS {
            return Err(PositionError::TooMany { side: name, count });
        }
    }
    Ok(())
}

/// Pivots that are offered or agreed on must be ones that Light could have named.
fn check_offer(position: &Position) -> Result<(), PositionError> {
    let pivots = position.majority_pivots(Side::First);
    let named = match position.phase {
        Phase::Turn | Phase::Place => return Ok(()),
        Phase::Offer => {
            return match pivots.points().next() {
                Some(only) if pivots.len() == 1 => Err(Contradiction::SinglePivot(only).into()),
                _ => Ok(()),
            };
        }
        Phase::Choose(first, second) => PointSet::from_iter([first, second]),
        Phase::At(pivot) => PointSet::from(pivot),
    };
    match (named - pivots).points().next() {
        Some(wrong) => Err(Contradiction::NoPivot(wrong).into()),
        None => Ok(()),
    }
}

fn read_phase(text: &str) -> Result<Phase, PositionError> {
    let wrong = || PositionError::Phase(text.to_owned());
    let read =
        |number: &str| point(number).ok_or_else(|| PositionError::NoSuchPoint(number.to_owned()));
    match text {
        "-" => Ok(Phase::Turn),
        "place" => Ok(Phase::Place),
        "offer" => Ok(Phase::Offer),
        _ => match text.split_once(':').ok_or_else(wrong)? {
            ("at", pivot) => Ok(Phase::At(read(pivot)?)),
            ("choose", pivots) => {
                let (first, second) = pivots.split_once(',').ok_or_else(wrong)?;
                let (first, second) = (read(first)?, read(second)?);
                match first.cmp(&second) {
                    std::cmp::Ordering::Less => Ok(Phase::Choose(first, second)),
                    std::cmp::Ordering::Greater => Ok(Phase::Choose(second, first)),
                    std::cmp::Ordering::Equal => Err(PositionError::Twice(first)),
                }
            }
            _ => Err(wrong()),
        },
    }
}

/// Reads a list of points, none of which may be in `taken`, and adds them to it.
pub(crate) fn read_points(text: &str, taken: &mut PointSet) -> Result<PointSet, PositionError> {
    let mut points = PointSet::EMPTY;
    if text == "-" {
        return Ok(points);
    }
    for number in text.split(',') {
        let point = point(number).ok_or_else(|| PositionError::NoSuchPoint(number.to_owned()))?;
        if taken.has(point) {
            return Err(PositionError::Twice(point));
        }
        *taken |= PointSet::from(point);
        points |= PointSet::from(point);
    }
    Ok(points)
}
