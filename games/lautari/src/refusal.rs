//! Why an action is not legal, in words that help a player.

use galds_core::{Game, Outcome, Side, Value, explained};
use thiserror::Error;

use crate::Lautari;
use crate::actions::{Action, Move};
use crate::board::{Field, FieldSet, Part};
use crate::position::{Last, Position, Role};

/// Why an action was refused, or its text not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The text has no form of an action.
    #[error(
        "`{0}` isn't a valid move; write a move as e3 e4 (with x for a capture), a conversion as f4^I, a revival as k10+g8,k8"
    )]
    Form(String),
    /// A name that is no field of the board.
    #[error(
        "there is no space `{0}`; spaces are e-i in rows 1-4 and 11-14, b d e f g h i k l in rows 5-10, r4-r7, s8-s11 and a"
    )]
    NoSuchField(String),
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// There is nothing on the field.
    #[error("there is no piece on {0}")]
    NoPiece(Field),
    /// The piece is the opponent's.
    #[error("the piece on {field} is your opponent's, and it is {side} to move")]
    NotYours {
        field: Field,
        /// The name of the side to act.
        side: &'static str,
    },
    /// A move that ends where it began.
    #[error("a move cannot end where it began, on {0}")]
    SameField(Field),
    /// The target holds a piece of the mover's side.
    #[error("your own piece is on {0}")]
    OwnPiece(Field),
    /// The target is out of reach even on an empty board.
    #[error("{to} is too far from {from}: a {} moves {}", .role.name(), reach_in_words(*.role))]
    TooFar { role: Role, from: Field, to: Field },
    /// Pieces stand in the way.
    #[error(
        "the way from {from} to {to} is blocked: a {} can only pass over empty spaces", .role.name()
    )]
    Blocked { role: Role, from: Field, to: Field },
    /// The target was revived by the last action.
    #[error("the Pawn on {0} has just been revived and cannot be captured on this move")]
    Immune(Field),
    /// A Pawn or Scout was to capture the Guard on the centre.
    #[error(
        "the Guard on a can only be captured by a Guard or a Rider, not by a {}", .0.name()
    )]
    GuardOnCentre(Role),
    /// A capture was claimed where there is none.
    #[error("there is no enemy piece on {0}: a move that captures nothing is written without x")]
    NoCapture(Field),
    /// A capture was not written as one.
    #[error("there is an enemy piece on {0}: a capture is written with x")]
    CaptureUnmarked(Field),
    /// A change of role was claimed that does not happen, or another one happens.
    #[error("the piece {}, so the move is written {}", becomes_in_words(*.becomes), .written)]
    WrongRole {
        /// The role that it gets.
        becomes: Option<Role>,
        /// The token of the move.
        written: String,
    },
    /// Only Pawns become Scouts.
    #[error("the piece on {field} is a {}; only a Pawn can become a Scout", .role.name())]
    NotAPawn { field: Field, role: Role },
    /// The Pawn stands in an enemy home row.
    #[error("{0} is in the enemy home, where a Pawn cannot become a Scout")]
    EnemyHome(Field),
    /// The Pawn stands in a home row that is not open yet.
    #[error(
        "row {row} is not open for Scouts yet: none of your pieces has moved away from {unmoved}"
    )]
    RowNotOpen {
        row: u8,
        /// The fields that keep it closed.
        unmoved: String,
    },
    /// The Pawn does not stand between two own pieces.
    #[error(
        "{0} is not between two of your pieces on a ring, arc, row or column (on a: on opposite inner spaces)"
    )]
    NoLine(Field),
    /// There is no capture to undo.
    #[error("there is nothing to revive: your opponent's last move was not a capture")]
    NothingToRevive,
    /// The capture to undo is another one.
    #[error(
        "your opponent's last move captured from {from} to {to}, so a revival ends in {from},{to}"
    )]
    OtherCapture {
        /// Where the capturer came from.
        from: Field,
        /// Where it captured.
        to: Field,
    },
    /// The side has no Guard.
    #[error("only a Guard can revive a piece, and {0} has none")]
    NoGuard(&'static str),
    /// The Guard stands elsewhere.
    #[error("your Guard is on {guard}, not on {named}")]
    GuardElsewhere { guard: Field, named: Field },
    /// The Guard does not get to the captured piece.
    #[error("the Guard on {guard} cannot reach {to} in one or two steps over empty spaces")]
    RevivalTooFar {
        /// Where the Guard stands.
        guard: Field,
        /// Where the capture was.
        to: Field,
    },
}

explained! {
    ActionError in "lautari" {
        Form(text),
        NoSuchField(name),
        Over(outcome),
        NoPiece(field),
        NotYours { field, side: Value::word(side) },
        SameField(field),
        OwnPiece(field),
        TooFar { role: Value::word(role.name()), from, to },
        Blocked { role: Value::word(role.name()), from, to },
        Immune(field),
        GuardOnCentre(role: Value::word(role.name())),
        NoCapture(field),
        CaptureUnmarked(field),
        WrongRole { becomes: Value::word(becomes.map_or("none", Role::name)), written },
        NotAPawn { field, role: Value::word(role.name()) },
        EnemyHome(field),
        RowNotOpen { row: Value::from(*row), unmoved },
        NoLine(field),
        NothingToRevive,
        OtherCapture { from, to },
        NoGuard(side: Value::word(side)),
        GuardElsewhere { guard, named },
        RevivalTooFar { guard, to },
    }
}

fn reach_in_words(role: Role) -> &'static str {
    match role {
        Role::Pawn => "one step",
        Role::Scout => "one or two steps",
        Role::Rider | Role::Guard => "one to three steps",
    }
}

fn becomes_in_words(role: Option<Role>) -> &'static str {
    match role {
        Some(Role::Rider) => "becomes a Rider there",
        Some(Role::Guard) => "becomes the Guard there",
        Some(Role::Pawn | Role::Scout) | None => "does not change its role there",
    }
}

fn name(side: Side) -> &'static str {
    Lautari::ABOUT.side(side).name
}

impl Lautari {
    /// Says why an action is not legal.
    pub(crate) fn check_action(
        &self,
        position: &Position,
        action: Action,
    ) -> Result<(), ActionError> {
        if let Some(outcome) = self.turn_of(position).outcome() {
            return Err(ActionError::Over(outcome));
        }
        match action {
            Action::Move(step) => {
                position.check_way(step.from, step.to)?;
                position.check_marks(step)
            }
            Action::Scout(field) => position.check_scout(field),
            Action::Revive { guard, from, to } => position.check_revival(guard, from, to),
        }
    }
}

impl Position {
    /// The move between two fields with the marks that it has here.
    pub(crate) fn marked(&self, from: Field, to: Field) -> Move {
        let captures = self.pieces[self.side.other()].has(to);
        Move { from, to, captures, becomes: self.new_role(self.side, self.role(from), to) }
    }

    fn check_own(&self, field: Field) -> Result<Role, ActionError> {
        match self.owner(field) {
            Some(owner) if owner == self.side => Ok(self.role(field)),
            Some(_) => Err(ActionError::NotYours { field, side: name(self.side) }),
            None => Err(ActionError::NoPiece(field)),
        }
    }

    pub(crate) fn check_way(&self, from: Field, to: Field) -> Result<(), ActionError> {
        let role = self.check_own(from)?;
        if from == to {
            return Err(ActionError::SameField(from));
        }
        if self.pieces[self.side].has(to) {
            return Err(ActionError::OwnPiece(to));
        }
        if !self.reach(role, from).has(to) {
            let on_empty_board = match role {
                Role::Pawn => from.neighbours(),
                Role::Scout => from.within_two(),
                Role::Rider | Role::Guard => from.within_three(),
            };
            return Err(if on_empty_board.has(to) {
                ActionError::Blocked { role, from, to }
            } else {
                ActionError::TooFar { role, from, to }
            });
        }
        if self.last == Last::Revived(to) {
            return Err(ActionError::Immune(to));
        }
        let weak = matches!(role, Role::Pawn | Role::Scout);
        if weak && to == Field::CENTRE && self.centre_is_protected() {
            return Err(ActionError::GuardOnCentre(role));
        }
        Ok(())
    }

    fn check_marks(&self, step: Move) -> Result<(), ActionError> {
        let right = self.marked(step.from, step.to);
        match (step.captures, right.captures) {
            (true, false) => Err(ActionError::NoCapture(step.to)),
            (false, true) => Err(ActionError::CaptureUnmarked(step.to)),
            _ if step.becomes != right.becomes => {
                let written = Action::Move(right).to_string();
                Err(ActionError::WrongRole { becomes: right.becomes, written })
            }
            _ => Ok(()),
        }
    }

    fn check_scout(&self, field: Field) -> Result<(), ActionError> {
        let role = self.check_own(field)?;
        if role != Role::Pawn {
            return Err(ActionError::NotAPawn { field, role });
        }
        if !self.scouting_ground(self.side).has(field) {
            return Err(self.closed_ground(field));
        }
        if !self.between_own(self.side).has(field) {
            return Err(ActionError::NoLine(field));
        }
        Ok(())
    }

    fn closed_ground(&self, field: Field) -> ActionError {
        if field.part() != Part::Home(self.side) {
            return ActionError::EnemyHome(field);
        }
        let row = FieldSet::home_rows(self.side).into_iter().find(|row| row.has(field));
        let unmoved = row.unwrap_or_default() & self.unmoved;
        ActionError::RowNotOpen { row: field.row(), unmoved: unmoved.text() }
    }

    fn check_revival(&self, guard: Field, from: Field, to: Field) -> Result<(), ActionError> {
        let Last::Captured(capture) = self.last else { return Err(ActionError::NothingToRevive) };
        let Some(own) = self.guards[self.side] else {
            return Err(ActionError::NoGuard(name(self.side)));
        };
        if own != guard {
            return Err(ActionError::GuardElsewhere { guard: own, named: guard });
        }
        if (capture.from, capture.to) != (from, to) {
            return Err(ActionError::OtherCapture { from: capture.from, to: capture.to });
        }
        if self.can_revive(guard, to) {
            Ok(())
        } else {
            Err(ActionError::RevivalTooFar { guard, to })
        }
    }
}
