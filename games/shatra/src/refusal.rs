//! Why an action is not legal, in words that a player can act on.

use std::fmt;

use galds_core::{Outcome, Value, explained};
use thiserror::Error;

use crate::actions::Duty;
use crate::board::{Field, FieldSet};
use crate::men::{Figure, Kind};
use crate::move_gen::MoveGen;
use crate::position::{Position, Reserve};
use crate::series::{MOST_JUMPS, Series};
use crate::{Action, Shatra};

/// Why an action was refused, or its text not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The text has no form of an action.
    #[error(
        "`{0}` isn't a valid move; a move or drop is written 46-39, a capture 28x14x2 or 28:14:2, a promotion 5-2=B, a delayed promotion 2=Y"
    )]
    Form(String),
    /// No field has this number or name.
    #[error(
        "there is no square `{0}`; squares are 1 to 62, or files a to g with ranks 1 to 14, such as d6"
    )]
    NoSuchField(String),
    /// The letter behind `=` stands for no figure.
    #[error("a shatra cannot become `{0}`: it becomes B (batyr), T (tura) or Y (yalkyn)")]
    NoSuchFigure(String),
    /// More jumps than there are men.
    #[error("a capture has at most {MOST_JUMPS} jumps, one for every enemy piece")]
    TooManyJumps,
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// There is no man.
    #[error("square {0} is empty")]
    NobodyThere(Field),
    /// The man is the opponent's.
    #[error("the {kind} on {field} is your opponent's")]
    NotYours { kind: Kind, field: Field },
    /// A shatra waits for its promotion.
    #[error("you must promote a shatra first: {0}")]
    PromotionDue(Choices),
    /// A quiet move although a man can capture.
    #[error("you must capture: {0}")]
    CaptureDue(Choices),
    /// Another man's move, or a drop, although the biy can capture.
    #[error("the biy must capture or make a step of its own: {0}")]
    BiyDue(Choices),
    /// A man stands on the target.
    #[error("square {0} is not empty")]
    Occupied(Field),
    /// A man other than the biy on its own gate.
    #[error("only the biy may stand in its own gate, {0}; other pieces pass over it")]
    OwnGate(Field),
    /// A quiet move into the own fortress.
    #[error("a move without a capture cannot end in your own fortress ({0}); only a capture can")]
    OwnFortress(Field),
    /// A move of the initial reserve other than a drop.
    #[error(
        "the {kind} on {from} is in reserve: it can be dropped on an empty square of your own half{}",
        .road.in_words()
    )]
    InReserve {
        kind: Kind,
        from: Field,
        /// The other way out.
        road: Road,
    },
    /// The man does not move so.
    #[error("the {kind} on {from} cannot move to {to}; it can move to: {allowed}")]
    OutOfReach {
        kind: Kind,
        from: Field,
        to: Field,
        /// Where it can go.
        allowed: Choices,
    },
    /// The man cannot move at all.
    #[error("the {kind} on {from} cannot move to {to}; it cannot move anywhere")]
    Stuck { kind: Kind, from: Field, to: Field },
    /// What the shatra becomes is missing, or not to be had.
    #[error("on {to} the shatra must become a piece you have lost: {allowed}")]
    Promotes {
        to: Field,
        /// The actions that are legal.
        allowed: Choices,
    },
    /// A promotion where there is none.
    #[error("no piece is promoted by {0}")]
    NoPromotion(String),
    #[error("there is no shatra on {0} waiting to be promoted")]
    NothingWaits(Field),
    /// The capture is not over.
    #[error("the capture must continue: {0}")]
    GoesOn(Choices),
    /// The man cannot capture so.
    #[error("the {kind} on {from} cannot capture like that; its captures are: {allowed}")]
    NoSuchCapture { kind: Kind, from: Field, allowed: Choices },
    /// A shatra or yalkyn of the initial reserve that would begin its capture away from home.
    #[error(
        "the {kind} on {from} is in the first reserve: it can only start a capture over a piece in your own fortress or gate"
    )]
    OnlyIntruders { kind: Kind, from: Field },
    /// The man cannot capture at all.
    #[error("the {kind} on {from} cannot capture")]
    NoCapture { kind: Kind, from: Field },
}

explained! {
    ActionError in "shatra" {
        Form(text),
        NoSuchField(text),
        NoSuchFigure(text),
        TooManyJumps with { most: Value::from(MOST_JUMPS) },
        Over(outcome),
        NobodyThere(field),
        NotYours { kind, field },
        PromotionDue(allowed: allowed.named()) with { more: allowed.more() },
        CaptureDue(allowed: allowed.named()) with { more: allowed.more() },
        BiyDue(allowed: allowed.named()) with { more: allowed.more() },
        Occupied(field),
        OwnGate(field),
        OwnFortress(field),
        InReserve { kind, from, road: Value::text(road.word()) },
        OutOfReach { kind, from, to, allowed: allowed.named() } with { more: allowed.more() },
        Stuck { kind, from, to },
        Promotes { to, allowed: allowed.named() } with { more: allowed.more() },
        NoPromotion(text),
        NothingWaits(field),
        GoesOn(allowed: allowed.named()) with { more: allowed.more() },
        NoSuchCapture { kind, from, allowed: allowed.named() } with { more: allowed.more() },
        OnlyIntruders { kind, from },
        NoCapture { kind, from },
    }
}

/// Whether a man in the fortress can also leave by the great road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Road {
    Open,
    Closed,
}

impl Road {
    const fn in_words(self) -> &'static str {
        match self {
            Road::Open => ", or leave by the great road",
            Road::Closed => "",
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Road::Open => "open",
            Road::Closed => "closed",
        }
    }
}

/// How many actions an error names before it only counts the rest.
const NAMED: usize = 12;

/// What could be done instead: actions or fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices(Vec<String>);

impl Choices {
    fn new<T: ToString>(list: impl IntoIterator<Item = T>) -> Choices {
        Choices(list.into_iter().map(|choice| choice.to_string()).collect())
    }

    /// How many are named; a single one more is named too.
    fn count(&self) -> usize {
        if self.0.len() > NAMED + 1 { NAMED } else { self.0.len() }
    }

    fn named(&self) -> Value {
        Value::list(&self.0[..self.count()])
    }

    fn more(&self) -> Value {
        Value::from(self.0.len() - self.count())
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.count();
        f.write_str(&self.0[..count].join(", "))?;
        match self.0.len() - count {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}

impl Shatra {
    /// Says why an action is not legal.
    pub(crate) fn check_action(
        &self,
        position: &Position,
        action: Action,
    ) -> Result<(), ActionError> {
        if let Some(outcome) = self.turn_of(position).outcome() {
            return Err(ActionError::Over(outcome));
        }
        let generator = MoveGen::new(self, position);
        let duty = generator.duty();
        match (duty, action) {
            (Duty::Promote(shatras, figures), Action::Promotion { on, figure })
                if shatras.has(on) && figures.has(figure) =>
            {
                Ok(())
            }
            (Duty::Promote(..), _) => Err(ActionError::PromotionDue(self.all_choices(position))),
            (_, Action::Promotion { on, .. }) => Err(ActionError::NothingWaits(on)),
            (_, Action::Capture(series)) => {
                check_own(position, series.from())?;
                generator.check_capture(&series)
            }
            (duty, Action::Move { from, to, promotion }) => {
                check_own(position, from)?;
                match duty {
                    Duty::Capture(_) => Err(ActionError::CaptureDue(self.all_choices(position))),
                    Duty::BiyActs(biy)
                        if biy != from || !generator.steps(biy, Kind::Biy).has(to) =>
                    {
                        Err(ActionError::BiyDue(self.all_choices(position)))
                    }
                    _ => generator.check_move(from, to, promotion),
                }
            }
        }
    }

    fn all_choices(&self, position: &Position) -> Choices {
        let mut actions = Vec::new();
        self.list(position, &mut actions);
        Choices::new(actions)
    }
}

fn check_own(position: &Position, field: Field) -> Result<(), ActionError> {
    match position.man(field) {
        None => Err(ActionError::NobodyThere(field)),
        Some((side, kind)) if side != position.side => Err(ActionError::NotYours { kind, field }),
        Some(_) => Ok(()),
    }
}

impl MoveGen<'_> {
    fn check_capture(&self, series: &Series) -> Result<(), ActionError> {
        let from = series.from();
        let (mut is_listed, mut goes_on) = (false, false);
        self.each_series(from, &mut |listed| {
            is_listed |= listed == *series;
            goes_on |= series.goes_on_in(&listed);
        });
        if is_listed {
            return Ok(());
        }
        let mut all = Vec::new();
        self.each_series(from, &mut |listed| {
            if !goes_on || series.goes_on_in(&listed) {
                all.push(Action::Capture(listed));
            }
        });
        let kind = self.position.kind(from);
        if all.is_empty() {
            return Err(if self.begins_at_home(from, kind) {
                ActionError::OnlyIntruders { kind, from }
            } else {
                ActionError::NoCapture { kind, from }
            });
        }
        let allowed = Choices::new(all);
        Err(if goes_on {
            ActionError::GoesOn(allowed)
        } else {
            ActionError::NoSuchCapture { kind, from, allowed }
        })
    }

    fn check_move(
        &self,
        from: Field,
        to: Field,
        promotion: Option<Figure>,
    ) -> Result<(), ActionError> {
        let kind = self.position.kind(from);
        let targets = self.quiet_targets(from, kind);
        if !targets.has(to) {
            return Err(self.why_not_there(from, to, kind, targets));
        }
        let promotions = self.promotions(kind, to);
        match promotion {
            None if promotions.is_empty() => Ok(()),
            Some(figure) if promotions.has(figure) => Ok(()),
            Some(_) if promotions.is_empty() => {
                Err(ActionError::NoPromotion(Action::Move { from, to, promotion }.to_string()))
            }
            _ => {
                let with = |figure| Action::Move { from, to, promotion: Some(figure) };
                let allowed = Choices::new(promotions.figures().map(with));
                Err(ActionError::Promotes { to, allowed })
            }
        }
    }

    fn why_not_there(&self, from: Field, to: Field, kind: Kind, targets: FieldSet) -> ActionError {
        let in_fortress = self.land.fortress.has(from);
        let reserve = self.position.reserve(self.position.side);
        if !self.empty.has(to) {
            ActionError::Occupied(to)
        } else if self.land.gate.has(to) && kind != Kind::Biy {
            ActionError::OwnGate(to)
        } else if in_fortress && (reserve == Reserve::Initial || kind == Kind::Shatra) {
            let has_exits = !self.road_exits(from, kind).is_empty();
            let road = if has_exits { Road::Open } else { Road::Closed };
            ActionError::InReserve { kind, from, road }
        } else if self.land.fortress.has(to) && !in_fortress {
            ActionError::OwnFortress(to)
        } else if targets.is_empty() {
            ActionError::Stuck { kind, from, to }
        } else {
            ActionError::OutOfReach { kind, from, to, allowed: Choices::new(targets.fields()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_cut_and_the_rest_is_counted() {
        let fits = Choices::new(1..=13);
        assert_eq!(fits.to_string(), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13");
        assert_eq!(fits.more(), Value::Number(0));
        let long = Choices::new(1..=14);
        assert_eq!(long.to_string(), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more");
        assert_eq!(long.named(), Value::list(1..=12));
        assert_eq!(long.more(), Value::Number(2));
    }
}
