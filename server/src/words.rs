//! Texts that players write for others to read: chat, profiles, titles.
//!
//! What cannot be seen, or changes how the text around it is seen, is taken out. A line of chat could
//! otherwise look as if somebody else had written it, be empty, or cover the lines above it.

/// The most marks, such as accents, on one letter. Vietnamese needs two, Hebrew three.
const MOST_MARKS: usize = 3;

/// Whether a text may have several lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// One.
    One,
    /// As many as one likes.
    Many,
}

/// The text without what is taken out, and without blanks around it.
pub(crate) fn tidied(text: &str, lines: Lines) -> String {
    let mut tidy = String::with_capacity(text.len());
    let mut marks = 0;
    for character in text.chars() {
        let is_break = character == '\n' && lines == Lines::Many;
        if (character.is_control() && !is_break) || is_invisible(character) {
            continue;
        }
        marks = if is_mark(character) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS {
            tidy.push(character);
        }
    }
    // Joiners belong between letters; alone they are nothing.
    tidy.trim_matches(|c: char| c.is_whitespace() || is_joiner(c) || is_blank(c)).to_owned()
}

/// Characters without a shape of their own that change others, or nothing at all. The joiners stay: Persian
/// and pictures that are made of several need them.
const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}'
    )
}

const fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}')
}

/// Characters that are drawn as nothing and do not count as blanks.
const fn is_blank(character: char) -> bool {
    matches!(character, '\u{2800}')
}

/// Marks that are drawn over, under or through the letter before them.
const fn is_mark(character: char) -> bool {
    matches!(
        character,
        '\u{300}'..='\u{36f}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}'..='\u{5c2}' | '\u{5c4}'..='\u{5c5}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_any_writing_stay_as_they_are() {
        for text in [
            "Labdien! Āzis, žagata",
            "Привет, ё и й",
            "jó játszmát, őszintén",
            "你好，下得好！",
            "می\u{200c}خواهم",
            "Việt e\u{302}\u{301}",
            "שָׁלוֹם",
            "👩\u{200d}👧 ♥\u{fe0f} 👍🏽",
        ] {
            assert_eq!(tidied(text, Lines::One), text);
        }
    }

    #[test]
    fn what_turns_hides_or_covers_other_text_is_taken_out() {
        for (text, tidy) in [
            ("a\u{202e}cba", "acba"),
            ("\u{2067}x\u{2069}", "x"),
            ("\u{200b}\u{200b}", ""),
            ("\u{200d}\u{200c} \u{2800}\u{3164}", ""),
            ("x\u{feff}y\u{ad}z", "xyz"),
            ("  hi\r\n there\u{0} ", "hi there"),
            ("\u{e0041}tag", "tag"),
        ] {
            assert_eq!(tidied(text, Lines::One), tidy, "{text:?}");
        }
        assert_eq!(tidied("one\ntwo\u{2028}three", Lines::Many), "one\ntwothree");
        let stacked = format!("z{}", "\u{30d}".repeat(50));
        assert_eq!(tidied(&stacked, Lines::One).chars().count(), 1 + MOST_MARKS);
    }
}
