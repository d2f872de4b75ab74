//! Game records: tags, then the actions in book notation, numbered in pairs.
//!
//! ```text
//! [Game "rotary"]
//! [Rules "rotary,start=rows"]
//! [Result "*"]
//!
//! 1: 43 3 - 46 2
//! 2: 53 1
//! ```
//!
//! Readers take any layout that leaves the words apart: numbers may be written `1:`, `1.` or `1)`,
//! the dash between the sides may be missing, comments stand in braces or behind `;`, and the columns of a
//! table may be parted by bars (`| 1: | e3 e4 | - | e12 e11 |`). Which words
//! belong to one action is the game's own knowledge ([`crate::Game::words_in_action`]).

use std::fmt::Write;

use thiserror::Error;

use crate::notation::plain_dashes;
use crate::{AnyTable, Side, TableError, Turn, is_number};

/// A line `[Key "Value"]` at the head of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    pub key: String,
    pub value: String,
}

/// A game record as text, not yet judged by any rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The tags in their order.
    pub tags: Vec<Tag>,
    /// The words of the actions with the lines on which they stand, counted from 1.
    words: Vec<(usize, String)>,
    /// The result at the end of the actions, if it was written.
    pub result: Option<String>,
}

/// Why a record was refused.
#[derive(Debug, Error)]
pub enum RecordError {
    /// A line starts like a tag and is none.
    #[error("line {line}: a tag is written [Key \"Value\"]")]
    Tag {
        /// The line, counted from 1.
        line: usize,
    },
    /// A brace is opened and not closed.
    #[error("line {line}: the comment that starts here has no closing brace")]
    Comment {
        /// The line on which it starts.
        line: usize,
    },
    /// The record is of another game.
    #[error("the record is of the game {found}, not of {wanted}")]
    Game { found: String, wanted: String },
    /// The position in the tags cannot be read.
    #[error("the tag Position: {0}")]
    Position(TableError),
    /// An action cannot be made.
    #[error("line {line}: `{text}` (action {number}): {reason}")]
    Action {
        /// The line, counted from 1.
        line: usize,
        /// The number of the action, counted from 1.
        number: usize,
        text: String,
        reason: TableError,
    },
    /// The result does not fit the end of the game.
    #[error("the record says {written}, but the game ends {reached}")]
    Result {
        /// What the record says.
        written: String,
        /// What the rules say.
        reached: String,
    },
}

impl Record {
    /// Reads the text of a record. Whether its actions are legal is seen by [`Record::replay`].
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut comment_from = None;
        for (line, content) in (1..).zip(text.lines()) {
            let mut content = content.trim();
            if comment_from.is_none() && content.starts_with('[') {
                record.tags.push(read_tag(content).ok_or(RecordError::Tag { line })?);
                continue;
            }
            let mut plain = String::new();
            while !content.is_empty() {
                if comment_from.is_some() {
                    let Some((_, rest)) = content.split_once('}') else { break };
                    comment_from = None;
                    content = rest;
                } else if let Some((text, rest)) = split_at_comment(content) {
                    plain.push_str(text);
                    plain.push(' ');
                    comment_from = Some(line);
                    content = rest;
                } else {
                    plain.push_str(content);
                    break;
                }
            }
            let plain = plain.split(';').next().unwrap_or_default();
            record.read_words(line, plain);
        }
        match comment_from {
            Some(line) => Err(RecordError::Comment { line }),
            None => Ok(record),
        }
    }

    fn read_words(&mut self, line: usize, text: &str) {
        let text = plain_dashes(text);
        let words = text.split(|letter: char| letter.is_whitespace() || letter == '|');
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        for (place, &word) in words.iter().enumerate() {
            if is_move_number(word, place == 0) || is_separator(word) {
                continue;
            }
            // A star between other words is a sign of the game's own.
            let is_sign = word == "*" && place + 1 < words.len();
            if is_result(word) && !may_be_action(word) && !is_sign {
                self.result = Some(word.replace("1/2", "½"));
                continue;
            }
            let word = if place == 0 { without_number(word) } else { word };
            self.words.push((line, word.to_owned()));
        }
    }

    /// The value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.key == key).map(|tag| tag.value.as_str())
    }

    /// Puts the record's start on the table and makes its actions one by one; `each` is called
    /// after every one of them.
    pub fn replay(
        &self,
        table: &mut dyn AnyTable,
        mut each: impl FnMut(&dyn AnyTable),
    ) -> Result<(), RecordError> {
        self.set_up(table)?;
        let words: Vec<&str> = self.words.iter().map(|(_, word)| word.as_str()).collect();
        let mut written = self.result.as_deref().or(self.tag("Result"));
        let mut place = 0;
        let mut number = 1;
        while place < words.len() {
            if let [last] = words[place..]
                && self.is_final_score(last, table)
            {
                written = Some(last);
                break;
            }
            let taken = table.words_in_action(&words[place..]);
            let text = words[place..place + taken].join(" ");
            let line = self.words[place].0;
            if let Err(reason) = table.play_text(&text) {
                return Err(RecordError::Action { line, number, text, reason });
            }
            each(table);
            place += taken;
            number += 1;
        }
        check_result(written, table)
    }

    /// Whether the last word is a score although it looks like an action: behind the last action of
    /// a finished game `9-6` can be nothing else.
    fn is_final_score(&self, word: &str, table: &dyn AnyTable) -> bool {
        let over = matches!(table.turn(), Turn::Over(_));
        (over && is_score(word)) || (is_result(word) && self.tag("Result") == Some(word))
    }

    /// Puts the position at which the record starts on the table.
    pub fn set_up(&self, table: &mut dyn AnyTable) -> Result<(), RecordError> {
        let wanted = table.about().name;
        if let Some(found) = self.tag("Game").filter(|found| *found != wanted) {
            let (found, wanted) = (found.to_owned(), wanted.to_owned());
            return Err(RecordError::Game { found, wanted });
        }
        match self.tag("Position") {
            Some(position) => table.set_position(position).map_err(RecordError::Position),
            None => Ok(()),
        }
    }

    /// The record of what happened at a table. `more` are tags to add behind the usual ones.
    pub fn write(table: &dyn AnyTable, more: &[Tag]) -> String {
        let usual = [
            ("Game", table.about().name.to_owned()),
            ("Rules", table.rules_text()),
            ("Position", table.start_text()),
            ("Result", table.turn().outcome_text()),
        ];
        let mut text = String::new();
        let more = more.iter().map(|tag| (tag.key.as_str(), tag.value.clone()));
        for (key, value) in usual.into_iter().chain(more) {
            let value = value.replace(['"', '\n', '\r'], "'");
            let _ = writeln!(text, "[{key} \"{value}\"]");
        }
        text.push('\n');
        write_actions(table, &mut text);
        text
    }
}

/// A game may end before its rules end it (a resignation), so only a result that contradicts the
/// rules is an error.
fn check_result(written: Option<&str>, table: &dyn AnyTable) -> Result<(), RecordError> {
    let reached = table.turn().outcome_text();
    match written {
        Some(written) if reached != "*" && written != "*" && written != reached => {
            Err(RecordError::Result { written: written.to_owned(), reached })
        }
        _ => Ok(()),
    }
}

/// A new number starts when the first side's turn comes after the second side's (or chance's);
/// several actions of one turn stand side by side, and a dash comes before the other side's.
fn write_actions(table: &dyn AnyTable, text: &mut String) {
    let mut number = 0;
    let mut last: Option<Side> = None;
    for (turn, played) in table.past() {
        let side = turn.side();
        if number == 0 || (side == Some(Side::First) && last == Some(Side::Second)) {
            number += 1;
            if number > 1 {
                text.push('\n');
            }
            let _ = write!(text, "{number}:");
            if side == Some(Side::Second) {
                text.push_str(" ...");
            }
        } else if side.is_some() && side != last && last.is_some() {
            text.push_str(" -");
        }
        text.push(' ');
        text.push_str(&played.book);
        last = side.or(last);
    }
    if let Turn::Over(outcome) = table.turn() {
        let _ = write!(text, "\n{outcome}");
    }
    text.push('\n');
}

fn read_tag(line: &str) -> Option<Tag> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (key, value) = inside.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some(Tag { key: key.to_owned(), value: value.to_owned() })
}

/// A dash between the sides, the dots that stand for the first side, or a line ruled in a table.
fn is_separator(word: &str) -> bool {
    matches!(word, "..." | "…") || word.bytes().all(|letter| letter == b'-')
}

/// `1.` anywhere; `1:` and `1)` at the start of a line only, since `31:` is a roll of the dice.
fn is_move_number(word: &str, at_line_start: bool) -> bool {
    let ends: &[char] = if at_line_start { &['.', ':', ')'] } else { &['.'] };
    let digits = word.trim_end_matches(ends);
    digits.len() < word.len() && is_number(digits)
}

/// The word behind a number that is written without a space (`1.46-39`).
fn without_number(word: &str) -> &str {
    match word.split_once(['.', ':']) {
        Some((number, rest))
            if !rest.is_empty() && word.as_bytes()[number.len()] == b'.' && is_number(number) =>
        {
            rest
        }
        _ => word,
    }
}

/// No field has the number 0, so a score with a zero in it is hardly ever an action.
fn is_result(word: &str) -> bool {
    if matches!(word, "*" | "½-½" | "1/2-1/2") {
        return true;
    }
    let Some((first, second)) = word.split_once('-') else { return false };
    let is_small = |text: &str| text.len() <= 3 && is_number(text);
    (first == "0" && is_small(second)) || (second == "0" && is_small(first))
}

/// Two numbers and a dash between them.
fn is_score(word: &str) -> bool {
    word.split_once('-').is_some_and(|(first, second)| is_number(first) && is_number(second))
}

/// `43-0` is a turn of Rotary by no place at all, `11-0` may be the score of a match: what such a
/// word means is seen only when the game is replayed.
fn may_be_action(word: &str) -> bool {
    word.strip_suffix("-0").is_some_and(|first| first.len() > 1)
}

/// The text before a comment in braces and what follows the brace. A brace behind `;` starts none.
fn split_at_comment(line: &str) -> Option<(&str, &str)> {
    line.split_once('{').filter(|(text, _)| !text.contains(';'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        Record::read(text).unwrap().words.into_iter().map(|(_, word)| word).collect()
    }

    #[test]
    fn numbers_dashes_comments_and_results_are_no_actions() {
        assert_eq!(
            words("1: e3 e4 - e12 e11\n2. g3 g4 {good; so} - e11 e10 ; why\n1-0"),
            ["e3", "e4", "e12", "e11", "g3", "g4", "e11", "e10"]
        );
        assert_eq!(words("1.46-39 17-24 2. 39-32 *"), ["46-39", "17-24", "39-32"]);
        assert_eq!(words("1) 31: 8/5 6/5"), ["31:", "8/5", "6/5"]);
        assert_eq!(words("1: ... 43 3"), ["43", "3"]);
        assert_eq!(words("1: 43 3 ; not {open\n46 2"), ["43", "3", "46", "2"]);
    }

    #[test]
    fn a_table_with_bars_is_read_like_its_words() {
        let table = "- |    |       |   |         |\n|----|-------|---|---------|\n\
                     | 1: | e3 e4 | - | e12 e11 |\n| 2: | f4^I  | – | d10 b10 |\n|3:|a s8|-||\n";
        assert_eq!(words(table), ["e3", "e4", "e12", "e11", "f4^I", "d10", "b10", "a", "s8"]);
    }

    #[test]
    fn a_star_is_a_result_only_at_the_end_of_a_line() {
        let record = Record::read("1: k10 * g8, k8 - e3 e4 *").unwrap();
        assert_eq!(record.result.as_deref(), Some("*"));
        assert_eq!(words("1: k10 * g8, k8 - e3 e4 *"), ["k10", "*", "g8,", "k8", "e3", "e4"]);
    }

    #[test]
    fn results_are_known_with_any_dash() {
        for text in ["1: 46-39\n1–0", "1: 46–39\n1-0", "1: 46—39 1—0"] {
            let record = Record::read(text).unwrap();
            assert_eq!(record.result.as_deref(), Some("1-0"), "{text}");
            assert_eq!(words(text), ["46-39"]);
        }
    }

    #[test]
    fn a_turn_by_0_is_no_result() {
        assert_eq!(words("1: 43-0 - 46-0\n1-0"), ["43-0", "46-0"]);
        assert_eq!(Record::read("43-0 0-1").unwrap().result.as_deref(), Some("0-1"));
    }

    #[test]
    fn tags_and_results_are_kept() {
        let record =
            Record::read("[Game \"rotary\"]\n[Rules \"rotary\"]\n\n1: 43 3\n1/2-1/2").unwrap();
        assert_eq!(record.tag("Game"), Some("rotary"));
        assert_eq!(record.result.as_deref(), Some("½-½"));
        assert!(matches!(Record::read("[Game rotary]"), Err(RecordError::Tag { line: 1 })));
        assert!(matches!(Record::read("\n43 3 {x"), Err(RecordError::Comment { line: 2 })));
    }
}
