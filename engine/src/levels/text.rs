//! Levels as text: `depth=2,lines=8,error=30,blind=5`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Level;

/// Why a text describes no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LevelError {
    /// A handicap that is not known.
    #[error("`{0}` isn't a handicap; handicaps are depth=N, nodes=N, lines=N, error=N, blind=N")]
    Form(String),
    /// More blind actions than actions.
    #[error("blind moves are a number in a hundred, 0 to 100, not {0}")]
    Blind(u32),
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let mut level = Level::UNLIMITED;
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let wrong = || LevelError::Form(part.to_owned());
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let number: u32 = value.trim().parse().map_err(|_| wrong())?;
            match key.trim() {
                "depth" => level.depth = Some(number),
                "nodes" => level.nodes = Some(number.into()),
                "lines" => level.lines = (number as usize).max(1),
                "error" => level.error = number,
                "blind" if number <= 100 => level.blind = number,
                "blind" => return Err(LevelError::Blind(number)),
                _ => return Err(wrong()),
            }
        }
        Ok(level)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let given = |key, value: Option<u64>| value.map(|value| format!("{key}={value}"));
        let above = |key, value: u64, usual| given(key, (value > usual).then_some(value));
        let parts = [
            given("depth", self.depth.map(u64::from)),
            given("nodes", self.nodes),
            above("lines", self.lines as u64, 1),
            above("error", self.error.into(), 0),
            above("blind", self.blind.into(), 0),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_they_are_read() {
        for text in ["", "depth=2", "nodes=4000", "depth=1,lines=20,error=30,blind=5"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn wrong_handicaps_are_named() {
        let message = |text: &str| text.parse::<Level>().unwrap_err().to_string();
        assert!(
            message("depth=two").starts_with("`depth=two` isn't a handicap; handicaps are depth=N")
        );
        assert!(message("sleep=3").starts_with("`sleep=3` isn't a handicap"));
        assert_eq!(
            message("blind=101"),
            "blind moves are a number in a hundred, 0 to 100, not 101"
        );
    }
}
