//! What the notations of all games have in common.

use std::borrow::Cow;

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

#[cfg(test)]
mod tests {
    use super::*;

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
