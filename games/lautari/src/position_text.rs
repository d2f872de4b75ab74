//! The text of a position.

use galds_core::{Game, PerSide, Side, read_number, split_words};

use crate::Lautari;
use crate::board::{Field, FieldSet};
use crate::position::{Capture, Departure, Last, PIECES, Position, Role};
use crate::position_error::{CaptureFault, PositionError, RevivalFault};

impl Position {
    /// The position text.
    pub fn text(&self) -> String {
        let side = Lautari::ABOUT.side(self.side).letter;
        let [white, black] = Side::BOTH.map(|side| self.pieces_text(side));
        let unmoved = self.unmoved.text();
        let (capture, immune) = match self.last {
            Last::Plain => ("-".to_owned(), "-".to_owned()),
            Last::Captured(Capture { from, to, role, departure }) => {
                let restore = match departure {
                    Departure::First => from.to_string(),
                    Departure::Later => "-".to_owned(),
                };
                (format!("{from},{to},{},{restore}", role.letter()), "-".to_owned())
            }
            Last::Revived(field) => ("-".to_owned(), field.to_string()),
        };
        format!("{side} {white} {black} {unmoved} {capture} {immune} {}", self.quiet)
    }

    fn pieces_text(&self, side: Side) -> String {
        let piece = |field: Field| match self.role(field) {
            Role::Pawn => field.to_string(),
            role => format!("{}{field}", role.letter()),
        };
        let pieces: Vec<String> = self.pieces[side].fields().map(piece).collect();
        if pieces.is_empty() { "-".to_owned() } else { pieces.join(",") }
    }

    /// Reads a position text.
    pub fn read(text: &str) -> Result<Position, PositionError> {
        let [side, white, black, unmoved, capture, immune, quiet] =
            split_words(text).map_err(PositionError::Parts)?;
        let mut position = Position {
            pieces: PerSide::default(),
            scouts: FieldSet::EMPTY,
            riders: FieldSet::EMPTY,
            guards: PerSide::default(),
            unmoved: read_unmoved(unmoved)?,
            last: Last::Plain,
            side: read_side(side)?,
            quiet: read_quiet(quiet)?,
        };
        position.read_pieces(Side::First, white)?;
        position.read_pieces(Side::Second, black)?;
        position.read_last(capture, immune)?;
        if position.last != Last::Plain && position.quiet != 0 {
            return Err(PositionError::NotQuiet(position.quiet));
        }
        Ok(position)
    }

    fn read_pieces(&mut self, side: Side, text: &str) -> Result<(), PositionError> {
        let name = name(side);
        for piece in list(text) {
            let (role, field) = read_piece(piece)?;
            if self.owner(field).is_some() {
                return Err(PositionError::Twice(field));
            }
            if let (Role::Guard, Some(first)) = (role, self.guards[side]) {
                return Err(PositionError::SecondGuard { side: name, first, second: field });
            }
            self.put(side, field, role);
        }
        let count = self.pieces[side].len();
        if count > PIECES { Err(PositionError::TooMany { side: name, count }) } else { Ok(()) }
    }

    fn read_last(&mut self, capture: &str, immune: &str) -> Result<(), PositionError> {
        self.last = match (capture, immune) {
            ("-", "-") => Last::Plain,
            (capture, "-") => {
                let read = read_capture(capture)?;
                let impossible =
                    |fault| PositionError::ImpossibleCapture { capture: capture.to_owned(), fault };
                self.check_capture(read).map_err(impossible)?;
                Last::Captured(read)
            }
            (capture, immune) => {
                let field = read_field(immune)?;
                let impossible = |fault| PositionError::ImpossibleRevival { field, fault };
                if capture != "-" {
                    return Err(impossible(RevivalFault::AfterCapture(capture.to_owned())));
                }
                self.check_immune(field).map_err(impossible)?;
                Last::Revived(field)
            }
        };
        Ok(())
    }

    /// What a revival would undo must be something that the side not to act can have done.
    fn check_capture(&self, capture: Capture) -> Result<(), CaptureFault> {
        let Capture { from, to, role, departure } = capture;
        let (capturer, victim) = (self.side.other(), self.side);
        let other_guard = self.guards[capturer].is_some_and(|guard| guard != to);
        let now = self.role(to);
        if from == to || self.owner(from).is_some() {
            return Err(CaptureFault::StartOccupied(from));
        }
        if self.owner(to) != Some(capturer) {
            return Err(CaptureFault::NoCapturer { side: name(capturer), to });
        }
        if self.pieces[victim].len() == PIECES {
            return Err(CaptureFault::NothingLost(name(victim)));
        }
        if role == Role::Guard && other_guard {
            return Err(CaptureFault::GuardElsewhere(name(capturer)));
        }
        let becomes = match to {
            Field::RIDER => Role::Rider,
            Field::GUARD if !other_guard => Role::Guard,
            _ => role,
        };
        if now != becomes {
            return Err(CaptureFault::OtherRole { becomes, to, now });
        }
        if departure == Departure::Later && self.unmoved_home(capturer).has(from) {
            return Err(CaptureFault::StillUnmoved(from));
        }
        if departure == Departure::First {
            if !FieldSet::home(capturer).has(from) {
                return Err(CaptureFault::NoHomeField { from, side: name(capturer) });
            }
            if self.unmoved.has(from) {
                return Err(CaptureFault::StillUnmoved(from));
            }
        }
        Ok(())
    }

    fn unmoved_home(&self, side: Side) -> FieldSet {
        self.unmoved & FieldSet::home(side)
    }

    fn check_immune(&self, field: Field) -> Result<(), RevivalFault> {
        let reviver = self.side.other();
        if !self.role_set(reviver, Role::Pawn).has(field) {
            return Err(RevivalFault::NoPawn(name(reviver)));
        }
        if self.guards[reviver].is_none() {
            return Err(RevivalFault::NoGuard(name(reviver)));
        }
        Ok(())
    }
}

fn name(side: Side) -> &'static str {
    Lautari::ABOUT.side(side).name
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| text != "-")
}

fn read_side(text: &str) -> Result<Side, PositionError> {
    Lautari::ABOUT.read_side(text).ok_or_else(|| PositionError::Side(text.to_owned()))
}

fn read_quiet(text: &str) -> Result<u32, PositionError> {
    read_number(text).ok_or_else(|| PositionError::Quiet(text.to_owned()))
}

/// Columns are lower case here, so that `I5` cannot be taken for `i5`; the centre may be `A`.
fn field(text: &str) -> Option<Field> {
    let plain = text == "A" || !text.starts_with(|letter: char| letter.is_ascii_uppercase());
    Field::named(text).filter(|_| plain)
}

fn read_field(text: &str) -> Result<Field, PositionError> {
    field(text).ok_or_else(|| PositionError::NoSuchField(text.to_owned()))
}

fn read_piece(text: &str) -> Result<(Role, Field), PositionError> {
    let wrong = || PositionError::NoSuchPiece(text.to_owned());
    if let Some(field) = field(text) {
        return Ok((Role::Pawn, field));
    }
    let mut letters = text.chars();
    let role = letters.next().and_then(Role::by_letter).filter(|&role| role != Role::Pawn);
    let field = field(letters.as_str()).ok_or_else(wrong)?;
    Ok((role.ok_or_else(wrong)?, field))
}

fn read_unmoved(text: &str) -> Result<FieldSet, PositionError> {
    let mut unmoved = FieldSet::EMPTY;
    for name in list(text) {
        let field = read_field(name)?;
        if unmoved.has(field) {
            return Err(PositionError::Twice(field));
        }
        if !FieldSet::HOMES.has(field) {
            return Err(PositionError::UnmovedOutside(field));
        }
        unmoved |= FieldSet::only(field);
    }
    Ok(unmoved)
}

fn read_capture(text: &str) -> Result<Capture, PositionError> {
    let wrong = || PositionError::Capture(text.to_owned());
    let parts: Vec<&str> = text.split(',').collect();
    let [from, to, role, restore] = parts[..] else { return Err(wrong()) };
    let (from, to) = (read_field(from)?, read_field(to)?);
    let role = Role::ALL.into_iter().find(|known| role.chars().eq([known.letter()]));
    let departure = match restore {
        "-" => Departure::Later,
        restore if field(restore) == Some(from) => Departure::First,
        _ => return Err(wrong()),
    };
    Ok(Capture { from, to, role: role.ok_or_else(wrong)?, departure })
}
