//! The time for first actions, before the clocks run.
//!
//! ```text
//!   started ──── called to the board ────► arrived, or the call is over ──── first action ────► overdue
//!                  at most CALL                                           FIRST_ACTION
//! ```
//!
//! A match may begin while one of its players looks elsewhere: a challenge was accepted, a round paired, a rematch
//! agreed. Nobody's time runs before they could have seen that. So the host notes when a side is first at the
//! board ([`Event::Arrived`]), and its time runs from then on; who does not come has been called for long enough
//! after [`CALL`].

use galds_games::core::Side;

use crate::clock::{Millis, Moment, TimeControl};
use crate::{Event, MatchState, Phase, PlayerId};

/// How long somebody is usually called to the board before the time for the first action runs although nobody came.
pub const CALL: Millis = Millis::seconds(90);
/// How long a side may wait with its first action when there is a clock.
const FIRST_ACTION: Millis = Millis::seconds(60);
/// The same where an army is to be laid out.
const FIRST_SET_UP: Millis = Millis::minutes(5);

impl MatchState {
    /// Until when a first action has to be made; afterwards the match is broken off.
    pub fn first_action_due(&self) -> Option<Moment> {
        self.next_first_action().map(|(_, due)| due)
    }

    /// The side that has to make its first action next, and until when.
    pub(crate) fn next_first_action(&self) -> Option<(Side, Moment)> {
        let due = |side| self.first_action_due_of(side).map(|due| (side, due));
        self.to_act().into_iter().filter_map(due).min_by_key(|&(_, due)| due)
    }

    fn first_action_due_of(&self, side: Side) -> Option<Moment> {
        if self.phase != Phase::Playing || self.is_under_way() {
            return None;
        }
        let patience = match self.terms.control {
            TimeControl::None => return None,
            TimeControl::Days { days } => Millis::days(days.into()),
            _ if self.is_hidden() => FIRST_SET_UP,
            _ => FIRST_ACTION,
        };
        let acted = self.log.iter().rev().find(|logged| {
            matches!(
                logged.event,
                Event::Acted { .. } | Event::SetUp { .. } | Event::Refunded { .. }
            )
        });
        let from = acted.map(|logged| logged.at).or(self.started)?;
        Some(from.max(self.called_until(side).unwrap_or(from)).after(patience))
    }

    /// Until when a side was or is called to the board, where it has to be: until it arrived, and no longer than
    /// was agreed on. Days are long enough to find the board, and the computer is always there.
    pub(crate) fn called_until(&self, side: Side) -> Option<Moment> {
        if !self.is_called_to_the_board(side) {
            return None;
        }
        let latest = self.started?.after(self.call);
        Some(self.arrived[side].map_or(latest, |arrived| arrived.min(latest)))
    }

    /// Whether the host is to note when this side is first at the board.
    pub fn awaits_arrival(&self, side: Side) -> bool {
        self.phase == Phase::Playing
            && !self.has_acted(side)
            && self.arrived[side].is_none()
            && self.is_called_to_the_board(side)
    }

    fn is_called_to_the_board(&self, side: Side) -> bool {
        let is_live =
            matches!(self.terms.control, TimeControl::Increment { .. } | TimeControl::Delay { .. });
        let players = self.players.as_ref();
        let is_computer = |id: &PlayerId| matches!(id, PlayerId::Computer(_));
        is_live && players.is_some_and(|players| !is_computer(&players[side].id))
    }
}
