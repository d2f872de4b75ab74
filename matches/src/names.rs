//! The small words of matches: ids, seats, phases.

use std::fmt;
use std::str::FromStr;

use galds_games::core::{Outcome, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::named;

/// Letters and digits without those that are mistaken for others.
const LETTERS: &[u8] = b"23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH: usize = 12;

/// The name of a match in addresses: twelve letters and digits that nobody can guess.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "openapi", schema(value_type = String, example = "k7RtmW3xQz9e"))]
pub struct MatchId(String);

/// A text that is no match's name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a match is named by {LENGTH} letters and digits")]
pub struct NoMatchId;

impl MatchId {
    /// A name whose letters are drawn: `draw` gives a number below the one it is asked with, each as often
    /// as the others.
    pub fn drawn(mut draw: impl FnMut(usize) -> usize) -> MatchId {
        let letter = |_| char::from(LETTERS[draw(LETTERS.len()) % LETTERS.len()]);
        MatchId((0..LENGTH).map(letter).collect())
    }

    /// The name that these bytes, at least twelve, stand for.
    pub fn from_hash(bytes: &[u8]) -> MatchId {
        let letter = |&byte: &u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
        MatchId(bytes.iter().take(LENGTH).map(letter).collect())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for MatchId {
    type Err = NoMatchId;
    fn from_str(text: &str) -> Result<MatchId, NoMatchId> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| MatchId(text.to_owned())).ok_or(NoMatchId)
    }
}

impl TryFrom<String> for MatchId {
    type Error = NoMatchId;
    fn try_from(text: String) -> Result<MatchId, NoMatchId> {
        text.parse()
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> String {
        id.0
    }
}

named! {
    /// A side of a match as it stands in JSON and tables.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Seat {
        /// The side that acts first.
        First = "first",
        /// The side that acts second.
        Second = "second",
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::First => Seat::First,
            Side::Second => Seat::Second,
        }
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        match seat {
            Seat::First => Side::First,
            Seat::Second => Side::Second,
        }
    }
}

named! {
    /// Which side somebody wants.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum SideChoice {
        /// The one that acts first.
        First = "first",
        /// The one that acts second.
        Second = "second",
        /// Whichever a coin decides.
        Random = "random",
    }
}

impl SideChoice {
    /// The side itself: that of the coin where a coin decides.
    pub const fn settle(self, coin: Side) -> Side {
        match self {
            SideChoice::First => Side::First,
            SideChoice::Second => Side::Second,
            SideChoice::Random => coin,
        }
    }

    /// What the opponent of somebody with this choice has.
    #[must_use]
    pub const fn opposite(self) -> SideChoice {
        match self {
            SideChoice::First => SideChoice::Second,
            SideChoice::Second => SideChoice::First,
            SideChoice::Random => SideChoice::Random,
        }
    }
}

named! {
    /// Whether a match counts for ratings.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Rated {
        /// It does.
        Rated = "rated",
        /// It does not.
        Casual = "casual",
    }
}

impl Rated {
    /// The word at the beginning of a title.
    pub const fn title(self) -> &'static str {
        match self {
            Rated::Rated => "Rated",
            Rated::Casual => "Casual",
        }
    }
}

named! {
    /// How far a match has come.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Phase {
        /// It waits for an opponent.
        Open = "open",
        /// It is being played.
        Playing = "playing",
        /// It has ended.
        Over = "over",
    }
}

named! {
    /// Who can see a match that waits for an opponent.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Visibility {
        /// Everybody, in the lobby.
        Lobby = "lobby",
        /// Those who have the link.
        Link = "link",
        /// One person who was invited.
        Invited = "invited",
        /// Nobody has to: the computer plays.
        Computer = "computer",
    }
}

named! {
    /// Where a line of chat is said.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Room {
        /// Among the two players.
        Players = "players",
        /// Among those who look on; the players do not see it while they play.
        Spectators = "spectators",
    }
}

named! {
    /// Whether a player wants to see chat.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum ChatSwitch {
        /// It does.
        On = "on",
        /// It does not.
        Off = "off",
    }
}

named! {
    /// How a match ended, in one word.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum EndingKind {
        /// By the rules of the game.
        Rules = "rules",
        /// A side resigned.
        Resigned = "resigned",
        /// The sides agreed on a draw.
        Agreed = "agreed",
        /// A side's time ran out.
        Flag = "flag",
        /// A side had left, and the other claimed the win.
        Left = "left",
        /// It was broken off before it really began; it counts for nothing.
        Aborted = "aborted",
        /// Nobody came to play, or the invited one did not want to.
        Cancelled = "cancelled",
    }
}

/// The points of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// What the first side gets; half a point is 0.5.
    pub first: f64,
    /// What the second side gets.
    pub second: f64,
}

impl Score {
    /// A score in half points.
    pub fn of_halves(first: u32, second: u32) -> Score {
        Score { first: f64::from(first) / 2.0, second: f64::from(second) / 2.0 }
    }

    /// The half points of the first side.
    pub fn first_halves(&self) -> u32 {
        (self.first * 2.0) as u32
    }

    /// The half points of the second side.
    pub fn second_halves(&self) -> u32 {
        (self.second * 2.0) as u32
    }

    /// The score as it is written in records: `½-½`, `2-0`.
    pub fn text(&self) -> String {
        let side = |halves: u32| match (halves / 2, halves % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        };
        format!("{}-{}", side(self.first_halves()), side(self.second_halves()))
    }
}

impl From<Outcome> for Score {
    fn from(outcome: Outcome) -> Score {
        Score::of_halves(outcome.first.halves(), outcome.second.halves())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id = MatchId::drawn(|most| most - 1);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        for text in ["", "short", "with-a-dash!", "ääääää"] {
            assert_eq!(text.parse::<MatchId>(), Err(NoMatchId), "{text}");
        }
    }

    #[test]
    fn a_score_is_written_like_the_outcome_it_comes_from() {
        for outcome in [Outcome::DRAW, Outcome::win(Side::Second, 2), Outcome::score(9, 6)] {
            assert_eq!(Score::from(outcome).text(), outcome.to_string());
        }
    }
}
