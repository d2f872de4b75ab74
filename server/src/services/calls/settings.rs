//! How somebody wants to be called.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::storage::CallKind;

/// In which ways somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ways {
    /// By a message on the page.
    pub page: bool,
    /// By a sound.
    pub sound: bool,
    /// By the system, where the browser was allowed to.
    pub system: bool,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways { page: true, sound: true, system: true }
    }
}

/// The ways for every sort of call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct CallSettings {
    /// Challenges, and answers to one's own.
    pub challenges: Ways,
    /// Matches that begin.
    pub starts: Ways,
    /// One's turn.
    pub turns: Ways,
    /// Draws and takebacks.
    pub offers: Ways,
    /// Rematches.
    pub rematches: Ways,
    /// Matches that ended while one looked elsewhere.
    pub ends: Ways,
    /// Tournaments.
    pub tournaments: Ways,
}

impl CallSettings {
    /// The ways for one kind.
    pub const fn ways(&self, kind: CallKind) -> Ways {
        match kind {
            CallKind::Challenge | CallKind::Declined => self.challenges,
            CallKind::Started | CallKind::Rematched => self.starts,
            CallKind::Turn => self.turns,
            CallKind::Draw | CallKind::Takeback => self.offers,
            CallKind::Rematch => self.rematches,
            CallKind::Won | CallKind::Lost | CallKind::Drawn | CallKind::Aborted => self.ends,
            CallKind::Ready | CallKind::Round | CallKind::Postponed => self.tournaments,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_said_nothing_is_called_in_every_way_and_old_settings_keep_what_they_say() {
        assert!(CallSettings::default().ways(CallKind::Round).sound);
        let some = r#"{"turns":{"page":true,"sound":false,"system":false}}"#;
        let settings: CallSettings = serde_json::from_str(some).unwrap();
        assert!(!settings.ways(CallKind::Turn).sound);
        assert!(settings.ways(CallKind::Challenge).system);
    }
}
