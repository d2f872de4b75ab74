//! Speeds: time controls that are rated together.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Millis, TimeControl};

/// How many turns a match is taken to have when its length is estimated.
const TURNS: u64 = 40;

/// How fast a match is, by the time that a player has for forty turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Less than three minutes.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// Twenty-five minutes and more.
    Classical,
    /// Days for each turn, or no clock.
    Correspondence,
}

impl Speed {
    /// Every speed, the fastest first.
    pub const ALL: [Speed; 5] =
        [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Correspondence];

    /// The speed of matches under this time control.
    pub fn of(control: TimeControl) -> Speed {
        match control {
            TimeControl::None | TimeControl::Days { .. } => Speed::Correspondence,
            TimeControl::Increment { initial, increment: extra }
            | TimeControl::Delay { initial, delay: extra } => {
                let estimate = initial.plus(Millis(extra.0.saturating_mul(TURNS)));
                match estimate.whole_seconds() {
                    0..180 => Speed::Bullet,
                    180..480 => Speed::Blitz,
                    480..1500 => Speed::Rapid,
                    _ => Speed::Classical,
                }
            }
        }
    }

    /// Its name in addresses and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no speed of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no speed of that name; there are bullet, blitz, rapid, classical, correspondence"
)]
pub struct UnknownSpeed;

impl FromStr for Speed {
    type Err = UnknownSpeed;
    fn from_str(name: &str) -> Result<Speed, UnknownSpeed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name).ok_or(UnknownSpeed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_follow_from_the_time_for_forty_turns() {
        for (control, speed) in [
            ("0:1+0", Speed::Bullet),
            ("1+2", Speed::Bullet),
            ("1+3", Speed::Blitz),
            ("3+0", Speed::Blitz),
            ("5d12", Speed::Rapid),
            ("10+5", Speed::Rapid),
            ("25+0", Speed::Classical),
            ("3days", Speed::Correspondence),
            ("none", Speed::Correspondence),
        ] {
            assert_eq!(Speed::of(control.parse().unwrap()), speed, "{control}");
        }
    }

    #[test]
    fn names_are_read_back() {
        for speed in Speed::ALL {
            assert_eq!(speed.name().parse(), Ok(speed));
            assert_eq!(serde_json::to_value(speed).unwrap(), speed.name());
        }
        assert_eq!("Blitz".parse::<Speed>(), Err(UnknownSpeed));
    }
}
