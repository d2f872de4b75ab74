//! Names of players.
//!
//! A name is 2 to 20 characters: letters of one alphabet (Latin with the signs of European
//! languages, or Cyrillic), digits, and single `-` or `_` between them. It starts with a letter.
//!
//! Two names may not look alike. [`fold`] maps what the eye confuses to one text: upper and lower
//! case, letters with and without signs, Cyrillic letters with the shape of Latin ones, digits with the
//! shape of letters (`0` and `o`, `1`, `l` and `i`, `5` and `s`), `rn` and `m`. The folded name is what
//! must be unique.

use std::fmt;

use galds_games::core::explained;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

/// What stands in the place of a name that was deleted.
pub const DELETED: &str = "Deleted player";

const SHORTEST: usize = 2;
const LONGEST: usize = 20;

/// Names that could pass for the server itself.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "anonymous",
    "api",
    "computer",
    "galds",
    "guest",
    "house",
    "login",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "official",
    "owner",
    "player",
    "root",
    "security",
    "server",
    "staff",
    "support",
    "system",
    "undefined",
    "webmaster",
];

/// How names of computer players, of guests and of those who left begin.
const RESERVED_BEGINNINGS: &[&str] = &["galds", "level", "guest", "deleted"];

/// Letters with signs and the plain letters that they look like.
const LATIN: &[(&str, char)] = &[
    ("àáâãäåāăąæ", 'a'),
    ("çćčĉċ", 'c'),
    ("ďđð", 'd'),
    ("èéêëēĕėęě", 'e'),
    ("ĝğġģ", 'g'),
    ("ĥħ", 'h'),
    ("ìíîïĩīĭįı", 'i'),
    ("ĵ", 'j'),
    ("ķ", 'k'),
    ("ĺļľŀł", 'l'),
    ("ñńņňŋ", 'n'),
    ("òóôõöøōŏőœ", 'o'),
    ("ŕŗř", 'r'),
    ("śŝşšșß", 's'),
    ("ţťŧț", 't'),
    ("ùúûüũūŭůűų", 'u'),
    ("ŵ", 'w'),
    ("ýÿŷ", 'y'),
    ("źżž", 'z'),
    ("þ", 'p'),
];

/// Cyrillic letters, each with what it looks like; those that look like no Latin letter stand for
/// themselves.
const CYRILLIC: &[(&str, char)] = &[
    ("а", 'a'),
    ("вь", 'b'),
    ("с", 'c'),
    ("её", 'e'),
    ("нҥ", 'h'),
    ("іїӣ", 'i'),
    ("ј", 'j'),
    ("к", 'k'),
    ("м", 'm'),
    ("оӧө", 'o'),
    ("р", 'p'),
    ("г", 'r'),
    ("ѕ", 's'),
    ("т", 't'),
    ("уўӱү", 'y'),
    ("х", 'x'),
    ("з", 'з'),
    ("ий", 'и'),
    ("бґдєжлпфцчшщъыэюя", '\0'),
];

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name has 2 to 20 characters")]
    Length,
    /// Something that is no letter, digit or separator.
    #[error("`{0}` cannot be used in a name; use letters, digits, `-` and `_`")]
    Character(char),
    /// It starts with something else than a letter.
    #[error("a name starts with a letter")]
    Start,
    /// Separators at the end or side by side.
    #[error("`-` and `_` can only be used between letters and digits")]
    Separator,
    /// Latin and Cyrillic in one name.
    #[error("a name must use a single alphabet")]
    Alphabets,
    /// A name that the server keeps for itself.
    #[error("this name is reserved")]
    Reserved,
}

explained! {
    NameError in "name" {
        Length,
        Character(character),
        Start,
        Separator,
        Alphabets,
        Reserved,
    }
}

/// A name that keeps the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, example = "Anna")]
pub struct PlayerName(String);

impl PlayerName {
    /// Checks a name that somebody chose.
    pub fn new(name: &str) -> Result<PlayerName, NameError> {
        if !(SHORTEST..=LONGEST).contains(&name.chars().take(LONGEST + 1).count()) {
            return Err(NameError::Length);
        }
        if let Some(odd) = name.chars().find(|&c| kind(c).is_none()) {
            return Err(NameError::Character(odd));
        }
        let kinds: Vec<Kind> = name.chars().filter_map(kind).collect();
        if !matches!(kinds[0], Kind::Latin | Kind::Cyrillic) {
            return Err(NameError::Start);
        }
        let doubled = kinds.windows(2).any(|pair| pair == [Kind::Separator; 2]);
        if doubled || kinds.last() == Some(&Kind::Separator) {
            return Err(NameError::Separator);
        }
        if kinds.contains(&Kind::Latin) && kinds.contains(&Kind::Cyrillic) {
            return Err(NameError::Alphabets);
        }
        if is_reserved(name) {
            return Err(NameError::Reserved);
        }
        Ok(PlayerName(name.to_owned()))
    }

    /// The name as its owner writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What must be unique among all names.
    pub fn fold(&self) -> String {
        fold(&self.0)
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for PlayerName {
    type Error = NameError;
    fn try_from(name: String) -> Result<PlayerName, NameError> {
        PlayerName::new(&name)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Latin,
    Cyrillic,
    Digit,
    Separator,
}

fn kind(character: char) -> Option<Kind> {
    let lower = lower(character);
    let among = |table: &[(&str, char)]| table.iter().any(|(letters, _)| letters.contains(lower));
    match lower {
        'a'..='z' => Some(Kind::Latin),
        '0'..='9' => Some(Kind::Digit),
        '-' | '_' => Some(Kind::Separator),
        _ if among(LATIN) => Some(Kind::Latin),
        _ if among(CYRILLIC) => Some(Kind::Cyrillic),
        _ => None,
    }
}

/// The small form of a letter where that is one letter.
fn lower(character: char) -> char {
    let mut small = character.to_lowercase();
    match (small.next(), small.next()) {
        (Some(one), None) => one,
        _ => character,
    }
}

fn is_reserved(name: &str) -> bool {
    let folded = fold(name);
    RESERVED.iter().any(|reserved| fold(reserved) == folded)
        || RESERVED_BEGINNINGS.iter().any(|beginning| folded.starts_with(&fold(beginning)))
}

/// The text by which a name is looked up: upper and lower case are one.
pub fn key(name: &str) -> String {
    name.chars().map(lower).collect()
}

/// The text that names share which the eye confuses.
pub fn fold(name: &str) -> String {
    let folded: String = name.chars().filter(|c| !matches!(c, '-' | '_')).map(look).collect();
    folded.replace("rn", "m").replace("vv", "w")
}

/// What a character looks like.
fn look(character: char) -> char {
    let lower = lower(character);
    let tables = LATIN.iter().chain(CYRILLIC);
    let plain = tables
        .filter(|(letters, looks)| letters.contains(lower) && *looks != '\0')
        .map(|&(_, looks)| looks)
        .next()
        .unwrap_or(lower);
    match plain {
        '0' => 'o',
        '1' | 'i' => 'l',
        '2' => 'z',
        '3' => 'з',
        '5' => 's',
        '8' => 'b',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_our_players_are_accepted() {
        for name in ["Al", "Anna", "Žanis_Āzis", "Őrs", "Шатрачы", "Ойрот-Јаш", "bot-3000", "x_y-z"]
        {
            assert_eq!(PlayerName::new(name).map(String::from), Ok(name.to_owned()), "{name}");
        }
    }

    #[test]
    fn what_breaks_a_rule_is_refused_with_the_rule() {
        for (name, error) in [
            ("A", NameError::Length),
            ("", NameError::Length),
            ("abcdefghijklmnopqrstu", NameError::Length),
            ("two words", NameError::Character(' ')),
            ("semi;colon", NameError::Character(';')),
            ("a\u{200b}b", NameError::Character('\u{200b}')),
            ("e\u{301}va", NameError::Character('\u{301}')),
            ("1anna", NameError::Start),
            ("-anna", NameError::Start),
            ("anna-", NameError::Separator),
            ("an--na", NameError::Separator),
            ("an-_na", NameError::Separator),
            ("Аnna", NameError::Alphabets),
            ("Admin", NameError::Reserved),
            ("4dm1n", NameError::Start),
            ("Adm1n", NameError::Reserved),
            ("A_d-m-i-n", NameError::Reserved),
            ("Level-3", NameError::Reserved),
            ("Galds_Team", NameError::Reserved),
            ("Guest-Yk3m", NameError::Reserved),
            ("Gue5t", NameError::Reserved),
            ("Deleted-player", NameError::Reserved),
        ] {
            assert_eq!(PlayerName::new(name), Err(error), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_fold_to_one_text() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "Ānna"),
            ("Bob", "B0b"),
            ("Will", "WiIl"),
            ("Will", "W1ll"),
            ("modern", "modem"),
            ("Петр", "Пётр"),
            ("Peter", "Реter"),
            ("an-na", "a_nna"),
            ("vvim", "wim"),
            ("Magnus", "Magnu5"),
            ("Bob", "8o8"),
            ("Liz", "Li2"),
            ("Заза", "3а3а"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Paul", "Pavel"), ("Лев", "Леш"), ("abc", "abd")]
        {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
    }

    #[test]
    fn folding_twice_changes_nothing_more() {
        for name in ["Žanis_Āzis", "Шатрачы", "rnrn", "W1l-li"] {
            assert_eq!(fold(&fold(name)), fold(name), "{name}");
        }
    }

    #[test]
    fn a_name_in_json_is_checked_when_it_is_read() {
        assert!(serde_json::from_str::<PlayerName>("\"Anna\"").is_ok());
        let error = serde_json::from_str::<PlayerName>("\"a b\"").unwrap_err();
        assert!(error.to_string().contains("cannot be used in a name"));
    }
}
