//! What the notations of all games have in common.

use std::borrow::Cow;
use std::str::FromStr;

/// The dashes that books and word processors print where a keyboard has `-`.
const DASHES: [char; 6] = ['‐', '‑', '‒', '–', '—', '−'];

/// An action as a reader takes it: with every dash as `-`, without spaces around it and without the
/// comma that sets it apart from the next action.
///
/// ```
/// use galds_core::plain_notation;
///
/// assert_eq!(plain_notation(" 46–39, "), "46-39");
/// ```
pub fn plain_notation(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let text = text.strip_suffix(',').map_or(text, str::trim_end);
    plain_dashes(text)
}

/// A text with every dash as `-`.
pub(crate) fn plain_dashes(text: &str) -> Cow<'_, str> {
    if text.contains(DASHES) { text.replace(DASHES, "-").into() } else { text.into() }
}

/// The words of a text, if there are exactly `N` of them; otherwise how many there are.
///
/// ```
/// use galds_core::split_words;
///
/// assert_eq!(split_words(" w  e1,e2 "), Ok(["w", "e1,e2"]));
/// assert_eq!(split_words::<2>("w"), Err(1));
/// ```
pub fn split_words<const N: usize>(text: &str) -> Result<[&str; N], usize> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.try_into().map_err(|words: Vec<&str>| words.len())
}

/// Whether a text is a number in plain digits.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit())
}

/// The number that a text in plain digits stands for: no sign (which [`str::parse`] takes), no space, nothing
/// that is too large for its type.
///
/// ```
/// use galds_core::read_number;
///
/// assert_eq!(read_number("12"), Some(12_u8));
/// assert_eq!(read_number::<u8>("+12"), None);
/// assert_eq!(read_number::<u8>("256"), None);
/// ```
pub fn read_number<N: FromStr>(text: &str) -> Option<N> {
    text.parse().ok().filter(|_| is_number(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_digits_and_nothing_else() {
        for (text, number) in [("0", 0), ("007", 7), ("65535", 65535)] {
            assert_eq!(read_number::<u16>(text), Some(number), "{text}");
        }
        for text in ["", "+1", "-1", " 1", "1 ", "1.0", "x", "１", "65536"] {
            assert_eq!(read_number::<u16>(text), None, "{text}");
        }
    }

    #[test]
    fn words_are_counted_when_there_are_more_or_fewer() {
        assert_eq!(split_words("a b\tc"), Ok(["a", "b", "c"]));
        assert_eq!(split_words::<3>("a b c d"), Err(4));
        assert_eq!(split_words::<3>(""), Err(0));
        assert_eq!(split_words("  "), Ok([]));
    }

    #[test]
    fn every_dash_is_a_hyphen_and_one_comma_at_the_end_is_none() {
        for text in ["46-39", "46–39", "46—39", "46−39", "46‑39,", " 46-39 , "] {
            assert_eq!(plain_notation(text), "46-39", "{text}");
        }
        assert_eq!(plain_notation("k10+g8,k8"), "k10+g8,k8");
        assert_eq!(plain_notation("46-39,,"), "46-39,", "two commas are a slip");
        assert_eq!(plain_notation(","), "");
    }
}
