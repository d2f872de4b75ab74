//! Which of these formats a pasted text is, by its look.

use galds_core::hosting::{Recognised, RecognisedGame, UnreadableText};
use galds_core::{Game, RuleSet, is_number};

use super::{FileError, IdError, Match, gnuid, mat, sgf, xgid};
use crate::{Nardi, Position};

/// How many letters the IDs of GNU Backgammon have.
const POSITION_ID: usize = 14;
const MATCH_ID: usize = 12;

/// Reads a `.mat` or SGF file, an XGID, or IDs of GNU Backgammon as that program prints them; nothing if the text looks
/// like none of them.
pub(crate) fn recognise(text: &str) -> Recognised {
    if text.trim_start().starts_with("(;") {
        return Some(games_of(sgf::read(text)));
    }
    if text.lines().any(is_head_of_match) {
        return Some(games_of(mat::read(text)));
    }
    if let Some((line, id)) = find_word(text, |word| word.starts_with("XGID=")) {
        return Some(position_of(line, xgid::read(id)));
    }
    let (line, id) = gnu_id(text)?;
    Some(position_of(line, gnuid::read(&id)))
}

/// `7 point match`, which every `.mat` file has.
fn is_head_of_match(line: &str) -> bool {
    line.trim().strip_suffix(" point match").is_some_and(is_number)
}

/// The first word that looks as wanted, with its line.
fn find_word(text: &str, looks: impl Fn(&str) -> bool) -> Option<(usize, &str)> {
    let words = (1..)
        .zip(text.lines())
        .flat_map(|(line, content)| content.split_whitespace().map(move |word| (line, word)));
    words.into_iter().find(|(_, word)| looks(word))
}

/// Both IDs, or the one of a position alone: side by side, or on lines of their own with their names before them.
fn gnu_id(text: &str) -> Option<(usize, String)> {
    let named = |name: &str| {
        (1..).zip(text.lines()).find_map(|(line, content)| {
            let (_, rest) = content.split_once(name)?;
            Some((line, rest.trim_start().strip_prefix(':')?.split_whitespace().next()?))
        })
    };
    if let Some((line, position)) = named("Position ID") {
        let id = match named("Match ID") {
            Some((_, of_match)) => format!("{position}:{of_match}"),
            None => position.to_owned(),
        };
        return Some((line, id));
    }
    let (line, word) = find_word(text, |_| true)?;
    let alone = text.split_whitespace().count() == 1;
    (alone && looks_like_id(word)).then(|| (line, word.to_owned()))
}

fn looks_like_id(word: &str) -> bool {
    let is_base64 = |text: &str| {
        text.bytes().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b'+' | b'/'))
    };
    match word.split_once(':') {
        Some((position, of_match)) => {
            position.len() == POSITION_ID
                && of_match.len() == MATCH_ID
                && is_base64(position)
                && is_base64(of_match)
        }
        None => word.len() == POSITION_ID && is_base64(word),
    }
}

fn games_of(read: Result<Match, FileError>) -> Result<Vec<RecognisedGame>, UnreadableText> {
    let played = read
        .map_err(|error| UnreadableText { line: error.line, message: error.fault.to_string() })?;
    let game = Nardi::new(played.rules.clone());
    let told = |record: &super::GameRecord| RecognisedGame {
        rules: played.rules.text(),
        names: Some(played.names.clone()),
        position: game.position_text(&record.start),
        actions: record.actions.iter().map(ToString::to_string).collect(),
    };
    Ok(played.games.iter().map(told).collect())
}

fn position_of(
    line: usize,
    read: Result<(Nardi, Position), IdError>,
) -> Result<Vec<RecognisedGame>, UnreadableText> {
    let (game, position) =
        read.map_err(|error| UnreadableText { line, message: error.to_string() })?;
    let (rules, position) = (game.rules().text(), game.position_text(&position));
    Ok(vec![RecognisedGame { rules, names: None, position, actions: Vec::new() }])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> RecognisedGame {
        let told = recognise(text).expect("it is recognised").expect("it is read");
        let [told] = <[RecognisedGame; 1]>::try_from(told).expect("one game");
        told
    }

    #[test]
    fn ids_are_found_alone_and_as_programs_print_them() {
        let alone = one("4HPwATDgc/ABMA:cAkAAAAAAAAE");
        let printed = " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n  Match ID   : cAkAAAAAAAAE\n";
        assert_eq!(one(printed), alone);
        assert_eq!(alone.position, "w roll 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -");
        let xgid = one("see XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\n");
        assert_eq!(xgid.rules, "backgammon");
        assert!(xgid.actions.is_empty());
    }

    #[test]
    fn a_match_file_gives_its_games_one_by_one() {
        let text = " 3 point match\n\n Game 1\n Anna : 0          Ben : 0\n\
                    \x20 1)                            31: 8/5 6/5\n\
                    \x20 2)  Doubles => 2                Drops\n      Wins 1 point\n\n\
                    \x20Game 2\n Anna : 1          Ben : 0\n  1) 64: 24/18 13/9\n";
        let told = recognise(text).expect("it is recognised").expect("it is read");
        assert_eq!(told.len(), 2);
        assert!(told[1].position.ends_with("1,0,3"), "{}", told[1].position);
        let names = told[0].names.as_ref().expect("there are names");
        assert_eq!(names.0, ["Anna", "Ben"]);
    }

    #[test]
    fn what_is_wrong_in_a_file_has_its_line() {
        let text = " 3 point match\n\n Game 1\n Anna : 0     Ben : 0\n  1) 31: 8/5 6/4\n";
        let untold = recognise(text).expect("it is recognised").expect_err("6/4 is no 1");
        assert_eq!(untold.line, 5, "{}", untold.message);
    }

    #[test]
    fn other_texts_are_not_taken_for_files() {
        for text in ["", "1: e3 e4 - e12 e11", "w roll 6:15 6:15 - -", "[Game \"nardi\"]", "hello"]
        {
            assert_eq!(recognise(text), None, "{text}");
        }
    }
}
