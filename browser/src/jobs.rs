//! What the engine is asked for a computer player: data that can go to another worker.
//!
//! A job holds what the side to act may know, as text, and nothing else of the match.

use std::time::Duration;

use galds_engine::levels::LevelNumber;
use galds_engine::observation::{Observation, Seen};
use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_engine::time::time_for_action;
use galds_games::core::{AnyTable, Side};
use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::{MatchId, MatchState, Seat};
use serde::{Deserialize, Serialize};

/// The longest that a computer player thinks about one action.
const LONGEST: Duration = Duration::from_secs(10);

/// An action to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The match.
    pub id: MatchId,
    /// Its board, as `MatchState::tick` counts them.
    pub tick: u32,
    /// The level of the computer player.
    pub level: u8,
    /// Milliseconds to think at most.
    pub time: u64,
    /// On what the player's chances depend.
    pub seed: u32,
    /// What it sees.
    pub seen: Written,
}

/// What a side may know of a match, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    game: String,
    rules: String,
    side: Seat,
    seen: WrittenSeen,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenSeen {
    Open { start: String, actions: Vec<String> },
    Hidden { view: String, record: Vec<String> },
}

impl Job {
    /// What is asked for the side to act in a match.
    pub(crate) fn new(state: &MatchState, side: Side, level: u8, seed: u32, now: Moment) -> Job {
        let time = time(state, side, now).map_or(LONGEST, |time| time.min(LONGEST));
        Job {
            id: state.id().clone(),
            tick: state.tick(),
            level,
            time: time.as_millis() as u64,
            seed,
            seen: Written::of(state.table(), side),
        }
    }

    /// Who chooses, and what it sees; none if there is no such game or level here.
    pub(crate) fn read(&self) -> Option<(PlayerSpec, Observation)> {
        let player = PlayerSpec::level(LevelNumber::new(self.level)?);
        Some((player, self.seen.read()?))
    }
}

impl Written {
    /// What a side may know at a table.
    pub(crate) fn of(table: &dyn AnyTable, side: Side) -> Written {
        let Observation { game, rules, side, seen } = Observation::of(table, side);
        let seen = match seen {
            Seen::Open { start, actions } => WrittenSeen::Open { start, actions },
            Seen::Hidden { view, record } => WrittenSeen::Hidden { view, record },
        };
        Written { game: game.to_owned(), rules, side: side.into(), seen }
    }

    /// The same for the engine; none if there is no such game here.
    pub(crate) fn read(&self) -> Option<Observation> {
        let game = registry::find(&self.game).ok()?.about.name;
        let seen = match self.seen.clone() {
            WrittenSeen::Open { start, actions } => Seen::Open { start, actions },
            WrittenSeen::Hidden { view, record } => Seen::Hidden { view, record },
        };
        Some(Observation { game, rules: self.rules.clone(), side: self.side.into(), seen })
    }
}

/// The time for one action by the clock of the match.
fn time(state: &MatchState, side: Side, now: Moment) -> Option<Duration> {
    let left = state.clock().remaining(side, now)?;
    let extra = match state.terms().control {
        TimeControl::Increment { increment: extra, .. }
        | TimeControl::Delay { delay: extra, .. } => extra,
        TimeControl::None | TimeControl::Days { .. } => Millis::ZERO,
    };
    Some(time_for_action(left.into(), extra.into()))
}
