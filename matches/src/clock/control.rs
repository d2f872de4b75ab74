//! Time controls: what the players agreed on before the match.
//!
//! | text | means |
//! |---|---|
//! | `5+3` | five minutes, three seconds added after each turn (Fischer) |
//! | `0:30+1` | half a minute, one second added |
//! | `5d12` | five minutes; the first twelve seconds of each turn cost nothing (simple delay) |
//! | `3days` | three days for each turn |
//! | `none` | no clock |

use std::fmt;
use std::str::FromStr;

use galds_games::core::explained;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Millis;

const LEAST_INITIAL: Millis = Millis::seconds(1);
const MOST_INITIAL: Millis = Millis::minutes(180);
const MOST_EXTRA: Millis = Millis::seconds(180);
const MOST_DAYS: u32 = 14;

/// How much time each player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(try_from = "Unchecked", tag = "type", rename_all = "lowercase")]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    None,
    /// A budget that grows by the increment after each turn.
    Increment {
        /// The budget at the start, in milliseconds.
        initial: Millis,
        /// What a turn adds, in milliseconds.
        increment: Millis,
    },
    /// A budget from which each turn takes what it lasted beyond the delay.
    Delay {
        /// The budget at the start, in milliseconds.
        initial: Millis,
        /// How long a turn costs nothing, in milliseconds.
        delay: Millis,
    },
    /// So many days for each turn.
    Days {
        /// The days.
        days: u32,
    },
}

/// A time control in JSON, before its limits were checked.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
enum Unchecked {
    None,
    Increment { initial: Millis, increment: Millis },
    Delay { initial: Millis, delay: Millis },
    Days { days: u32 },
}

/// Why a time control is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ControlError {
    /// The text has none of the forms.
    #[error(
        "`{0}` is no time control; write minutes+seconds (`5+3`, `0:30+1`), minutes, `d` and the \
         delay in seconds (`5d12`), `3days` or `none`"
    )]
    Form(String),
    /// The budget is out of bounds.
    #[error("the time at the start must be from 1 second to 180 minutes")]
    Initial,
    /// The increment or delay is too long.
    #[error("increment and delay must be at most 180 seconds")]
    Extra,
    /// Too few or too many days.
    #[error("days for each turn must be from 1 to 14")]
    Days,
}

explained! { ControlError in "control" { Form(text), Initial, Extra, Days } }

/// A time control as somebody asks for it. Whether it is within the limits is kept until it is
/// needed, so that the answer can say what is wrong in every language.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Unchecked")]
pub struct AskedControl(Result<TimeControl, ControlError>);

impl AskedControl {
    /// The control, if it is within the limits.
    pub fn checked(&self) -> Result<TimeControl, ControlError> {
        self.0.clone()
    }
}

impl Default for AskedControl {
    fn default() -> AskedControl {
        TimeControl::default().into()
    }
}

impl From<TimeControl> for AskedControl {
    fn from(control: TimeControl) -> AskedControl {
        AskedControl(Ok(control))
    }
}

impl From<Unchecked> for AskedControl {
    fn from(unchecked: Unchecked) -> AskedControl {
        AskedControl(unchecked.try_into())
    }
}

impl TimeControl {
    /// A budget with an increment for each turn, if it is within the limits.
    pub fn increment(initial: Millis, increment: Millis) -> Result<TimeControl, ControlError> {
        within_limits(initial, increment)?;
        Ok(TimeControl::Increment { initial, increment })
    }

    /// A budget with a delay for each turn, if it is within the limits.
    pub fn delay(initial: Millis, delay: Millis) -> Result<TimeControl, ControlError> {
        within_limits(initial, delay)?;
        Ok(TimeControl::Delay { initial, delay })
    }

    /// Days for each turn, if they are within the limits.
    pub fn days(days: u32) -> Result<TimeControl, ControlError> {
        let fits = (1..=MOST_DAYS).contains(&days);
        fits.then_some(TimeControl::Days { days }).ok_or(ControlError::Days)
    }

    /// What is on a clock when the match starts; nothing is known of it without a clock.
    pub fn initial(self) -> Option<Millis> {
        match self {
            TimeControl::None => None,
            TimeControl::Increment { initial, .. } | TimeControl::Delay { initial, .. } => {
                Some(initial)
            }
            TimeControl::Days { days } => Some(Millis::days(days.into())),
        }
    }
}

fn within_limits(initial: Millis, extra: Millis) -> Result<(), ControlError> {
    if !(LEAST_INITIAL..=MOST_INITIAL).contains(&initial) {
        return Err(ControlError::Initial);
    }
    if extra > MOST_EXTRA {
        return Err(ControlError::Extra);
    }
    Ok(())
}

impl TryFrom<Unchecked> for TimeControl {
    type Error = ControlError;
    fn try_from(unchecked: Unchecked) -> Result<TimeControl, ControlError> {
        match unchecked {
            Unchecked::None => Ok(TimeControl::None),
            Unchecked::Increment { initial, increment } => {
                TimeControl::increment(initial, increment)
            }
            Unchecked::Delay { initial, delay } => TimeControl::delay(initial, delay),
            Unchecked::Days { days } => TimeControl::days(days),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ControlError;
    fn from_str(text: &str) -> Result<TimeControl, ControlError> {
        let form = || ControlError::Form(text.chars().take(40).collect());
        if text == "none" {
            return Ok(TimeControl::None);
        }
        if let Some(days) = text.strip_suffix("days").or_else(|| text.strip_suffix("day")) {
            return TimeControl::days(number(days).ok_or_else(form)?);
        }
        if let Some((initial, increment)) = text.split_once('+') {
            let initial = minutes(initial).ok_or_else(form)?;
            return TimeControl::increment(initial, seconds(increment).ok_or_else(form)?);
        }
        if let Some((initial, delay)) = text.split_once('d') {
            let initial = minutes(initial).ok_or_else(form)?;
            return TimeControl::delay(initial, seconds(delay).ok_or_else(form)?);
        }
        Err(form())
    }
}

/// A number in plain digits: `parse` alone would take a sign as well.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn seconds(text: &str) -> Option<Millis> {
    match text.split_once('.') {
        None => number(text).map(|whole| Millis::seconds(whole.into())),
        Some((whole, part)) if part.len() == 3 => {
            let whole = Millis::seconds(number(whole)?.into());
            Some(whole.plus(Millis(number(part)?.into())))
        }
        Some(_) => None,
    }
}

/// Minutes, or minutes and seconds: `5`, `0:30`.
fn minutes(text: &str) -> Option<Millis> {
    let (whole, rest) = text.split_once(':').unwrap_or((text, "0"));
    let rest = seconds(rest).filter(|&rest| rest < Millis::minutes(1))?;
    Some(Millis::minutes(number(whole)?.into()).plus(rest))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::None => f.write_str("none"),
            TimeControl::Increment { initial, increment } => {
                write!(f, "{}+{}", InMinutes(initial), InSeconds(increment))
            }
            TimeControl::Delay { initial, delay } => {
                write!(f, "{}d{}", InMinutes(initial), InSeconds(delay))
            }
            TimeControl::Days { days: 1 } => f.write_str("1day"),
            TimeControl::Days { days } => write!(f, "{days}days"),
        }
    }
}

struct InSeconds(Millis);
struct InMinutes(Millis);

impl fmt::Display for InSeconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.whole_seconds(), self.0.0 % 1_000) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, part) => write!(f, "{whole}.{part:03}"),
        }
    }
}

impl fmt::Display for InMinutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minute = Millis::minutes(1).0;
        match (self.0.0 / minute, self.0.0 % minute) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, rest) => write!(f, "{whole}:{}", InSeconds(Millis(rest))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn every_form_is_read_and_written_back() {
        for text in [
            "none", "5+3", "0:30+1", "90+30", "5d12", "0:1+0", "1:30d0", "1day", "14days",
            "3+0.500",
        ] {
            assert_eq!(read(text).to_string(), text);
        }
        assert_eq!(
            read("5+3"),
            TimeControl::Increment { initial: Millis(300_000), increment: Millis(3_000) }
        );
        assert_eq!(
            read("0:30d12"),
            TimeControl::Delay { initial: Millis(30_000), delay: Millis(12_000) }
        );
    }

    #[test]
    fn what_has_no_form_is_refused_and_what_is_out_of_bounds_is_named() {
        for text in [
            "",
            "5",
            "+",
            "d",
            "days",
            "5+",
            "+3",
            "-5+3",
            "5+-3",
            "5++3",
            "5:60+0",
            "5+1.5",
            "5 + 3",
            "99999999999+1",
            "½+1",
        ] {
            assert!(matches!(text.parse::<TimeControl>(), Err(ControlError::Form(_))), "{text}");
        }
        assert_eq!("0+3".parse::<TimeControl>(), Err(ControlError::Initial));
        assert_eq!("181+0".parse::<TimeControl>(), Err(ControlError::Initial));
        assert_eq!("5d181".parse::<TimeControl>(), Err(ControlError::Extra));
        assert_eq!("0days".parse::<TimeControl>(), Err(ControlError::Days));
        assert_eq!("15days".parse::<TimeControl>(), Err(ControlError::Days));
    }

    #[test]
    fn json_is_tagged_in_milliseconds_and_its_limits_are_checked() {
        let json = r#"{"type":"increment","initial":300000,"increment":3000}"#;
        assert_eq!(serde_json::from_str::<TimeControl>(json).unwrap(), read("5+3"));
        assert_eq!(serde_json::to_string(&read("5+3")).unwrap(), json);
        assert_eq!(serde_json::to_string(&TimeControl::None).unwrap(), r#"{"type":"none"}"#);
        assert_eq!(serde_json::to_string(&read("2days")).unwrap(), r#"{"type":"days","days":2}"#);
        let long = r#"{"type":"delay","initial":300000,"delay":3000000}"#;
        let error = serde_json::from_str::<TimeControl>(long).unwrap_err().to_string();
        assert!(error.contains("at most 180 seconds"), "{error}");
    }
}
