//! Durations and moments in milliseconds, as types that cannot be mixed up.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A length of time in milliseconds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// So many minutes.
    pub const fn minutes(minutes: u64) -> Millis {
        Millis::seconds(minutes.saturating_mul(60))
    }

    /// So many days of 24 hours.
    pub const fn days(days: u64) -> Millis {
        Millis::minutes(days.saturating_mul(24 * 60))
    }

    /// Whole seconds, what is left over cut off.
    pub const fn whole_seconds(self) -> u64 {
        self.0 / 1_000
    }

    /// This and the other together.
    #[must_use]
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// What remains when the other is taken away; never less than nothing.
    #[must_use]
    pub const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl From<Millis> for Duration {
    fn from(millis: Millis) -> Duration {
        Duration::from_millis(millis.0)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// A moment, in milliseconds since 1970-01-01 00:00 UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment that comes so much later.
    #[must_use]
    pub fn after(self, wait: Millis) -> Moment {
        Moment(self.0.saturating_add_unsigned(wait.0))
    }

    /// The moment that was so much earlier.
    #[must_use]
    pub fn before(self, wait: Millis) -> Moment {
        Moment(self.0.saturating_sub_unsigned(wait.0))
    }

    /// The day in UTC, such as `2026-11-16`.
    pub fn date(self) -> String {
        let (year, month, day) = civil(self.0.div_euclid(DAY));
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// The moment in UTC to the second, such as `2026-11-16T09:05:00Z`.
    pub fn iso(self) -> String {
        let seconds = self.0.rem_euclid(DAY) / 1_000;
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        format!("{}T{hours:02}:{minutes:02}:{seconds:02}Z", self.date())
    }

    /// How long ago `earlier` was; nothing if it was not earlier, as when a machine's clock is put back.
    pub fn since(self, earlier: Moment) -> Millis {
        Millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// Year, month and day of a number of days since 1970-01-01. Years are counted from March, so that the
/// day that leap years have is the last one, and in cycles of 400 years, which all have as many days.
const fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (cycle * 400 + year + turn, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_dates_and_times() {
        assert_eq!(Moment(0).iso(), "1970-01-01T00:00:00Z");
        assert_eq!(Moment(951_782_399_999).iso(), "2000-02-28T23:59:59Z");
        assert_eq!(Moment(951_782_400_000).date(), "2000-02-29");
        assert_eq!(Moment(1_794_802_894_214).iso(), "2026-11-16T04:21:34Z");
        assert_eq!(Moment(4_107_542_400_000).date(), "2100-03-01");
        assert_eq!(Moment(-1).iso(), "1969-12-31T23:59:59Z");
    }

    #[test]
    fn time_never_runs_below_zero_or_over_the_edge() {
        assert_eq!(Moment(5).since(Moment(9)), Millis::ZERO);
        assert_eq!(Moment(i64::MAX).since(Moment(i64::MIN)), Millis(i64::MAX as u64));
        assert_eq!(Moment(i64::MAX).after(Millis::days(3)), Moment(i64::MAX));
        assert_eq!(Millis(3).minus(Millis(4)), Millis::ZERO);
    }

    #[test]
    fn a_moment_before_and_after_are_inverse() {
        let now = Moment(1_000_000);
        assert_eq!(now.after(Millis(7)).before(Millis(7)), now);
        assert_eq!(now.after(Millis(7)).since(now), Millis(7));
    }
}
