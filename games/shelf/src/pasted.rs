//! Any text that somebody pastes: position texts, records with or without tags, tables of the originals, and the files of
//! other programs; one game or several.
//!
//! ```text
//!   text ──┬─ a game recognises it (`Hosting::recognise`) ──► its games
//!          ├─ every line is a position text ────────────────► positions
//!          └─ parts that begin with tags ───────────────────► a record each
//! ```
//!
//! Nothing is lost by a mistake: a record is read as far as it goes, and what is wrong is told with its line. A record that
//! does not name its game is given to every game, and the one that understands most of it has it.

use galds_core::hosting::{RecognisedGame, UnreadableText};
use galds_core::{AnyTable, Explain, Explained, Record, RecordError, Tag, explained};
use thiserror::Error;

use crate::{BoxedGame, OpenError, all, find};

/// What was read.
#[derive(Default)]
pub struct Reading {
    pub games: Vec<Pasted>,
    /// What could not be read, in the order of lines.
    pub troubles: Vec<Trouble>,
}

/// A game or a position that was pasted, on a table with everything played that could be read.
pub struct Pasted {
    pub table: Box<dyn AnyTable>,
    /// The tags of a record; names of players as `White` and `Black`.
    pub tags: Vec<Tag>,
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The line, counted from 1.
    pub line: usize,
    /// The words that are meant.
    pub text: String,
    pub why: Explained,
}

/// What the reader may suppose where a text does not say it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Supposed<'s> {
    /// The name of the game.
    pub game: Option<&'s str>,
    /// The rules text.
    pub rules: Option<&'s str>,
}

/// Why a text is no game, beyond what the rules say of actions and positions.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PasteError {
    /// There is nothing but space.
    #[error("there is nothing to read")]
    Nothing,
    /// A line starts like a tag and is none.
    #[error("a tag is written [Key \"Value\"]")]
    Tag,
    /// A brace is opened and not closed.
    #[error("the comment that starts here has no closing brace")]
    Comment,
    /// The result does not fit the end of the game.
    #[error("the record says {written}, but the game ends {reached}")]
    Result {
        /// What the record says.
        written: String,
        /// What the rules say.
        reached: String,
    },
    /// A text of another program is not as that program writes it.
    #[error("{message}")]
    Foreign {
        /// What is wrong, in English.
        message: String,
    },
}

explained! {
    PasteError in "paste" {
        Nothing,
        Tag,
        Comment,
        Result { written, reached },
        Foreign { message },
    }
}

/// Reads whatever was pasted.
pub fn read_pasted(text: &str, supposed: Supposed<'_>) -> Reading {
    if text.trim().is_empty() {
        return Reading::trouble(1, "", &PasteError::Nothing);
    }
    let games = candidates(supposed);
    for game in &games {
        if let Some(told) = (game.hosting.recognise)(text) {
            return recognised(game, told, text);
        }
    }
    if let Some(reading) = positions(text, &games, supposed) {
        return reading;
    }
    let mut reading = Reading::default();
    for (first_line, part) in parts(text) {
        read_record(&mut reading, first_line, &part, &games, supposed);
    }
    reading
}

/// All games, the supposed one first.
fn candidates(supposed: Supposed<'_>) -> Vec<&'static BoxedGame> {
    let mut games = all();
    games.sort_by_key(|game| Some(game.about.name) != supposed.game);
    games
}

impl Reading {
    fn trouble(line: usize, text: &str, why: &dyn Explain) -> Reading {
        let trouble = Trouble { line, text: text.to_owned(), why: Explained::of(why) };
        Reading { games: Vec::new(), troubles: vec![trouble] }
    }
}

fn line_of(text: &str, line: usize) -> &str {
    text.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim()
}

/// What a game has recognised, put on tables.
fn recognised(
    game: &BoxedGame,
    told: Result<Vec<RecognisedGame>, UnreadableText>,
    text: &str,
) -> Reading {
    let told = match told {
        Ok(told) => told,
        Err(UnreadableText { line, message }) => {
            return Reading::trouble(line, line_of(text, line), &PasteError::Foreign { message });
        }
    };
    let mut reading = Reading::default();
    for told in told {
        let Ok(mut table) = game.open(&told.rules) else { continue };
        if table.set_position(&told.position).is_err() {
            continue;
        }
        for action in &told.actions {
            if let Err(error) = table.play_text(action) {
                let why = Explained::of(&error);
                reading.troubles.push(Trouble { line: 1, text: action.clone(), why });
                break;
            }
        }
        let name = |key: &str, value: String| Tag { key: key.to_owned(), value };
        let names = told.names.map(|names| names.0).into_iter();
        let tags = names.flat_map(|[white, black]| [name("White", white), name("Black", black)]);
        reading.games.push(Pasted { table, tags: tags.collect() });
    }
    reading
}

/// A table under the supposed rules, if they are of this game, or else under its usual ones.
fn table_of(game: &BoxedGame, supposed: Supposed<'_>) -> Option<Box<dyn AnyTable>> {
    let rules = supposed.rules.filter(|_| supposed.game == Some(game.about.name));
    let given = rules.and_then(|rules| game.open(rules).ok());
    given.or_else(|| game.open(game.about.name).ok())
}

/// The rules under which a position text might be: those that are supposed, then every preset.
fn tables_of(game: &BoxedGame, supposed: Supposed<'_>) -> Vec<Box<dyn AnyTable>> {
    let presets = game.rules().presets;
    let of_presets = presets.iter().filter_map(|preset| game.open(preset.name).ok());
    table_of(game, supposed).into_iter().chain(of_presets).collect()
}

fn position_at(line: &str, games: &[&BoxedGame], supposed: Supposed<'_>) -> Option<Pasted> {
    let mut tables = games.iter().flat_map(|game| tables_of(game, supposed));
    let table = tables.find_map(|mut table| table.set_position(line).is_ok().then_some(table))?;
    Some(Pasted { table, tags: Vec::new() })
}

/// The text as positions, one a line. A single line that looks like a position and is none is told as such.
fn positions(text: &str, games: &[&BoxedGame], supposed: Supposed<'_>) -> Option<Reading> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let read: Option<Vec<Pasted>> =
        lines.iter().map(|line| position_at(line, games, supposed)).collect();
    if let Some(games) = read {
        return Some(Reading { games, troubles: Vec::new() });
    }
    let [line] = lines[..] else { return None };
    let mut table = table_of(games.first()?, supposed)?;
    let error = table.set_position(line).err().filter(|_| looks_like_position(line, &*table))?;
    let number = text.lines().position(|one| one.trim() == line).map_or(1, |place| place + 1);
    Some(Reading::trouble(number, line, &error))
}

/// Whether a line begins as position texts of the game do, and has as many parts.
fn looks_like_position(line: &str, table: &dyn AnyTable) -> bool {
    let start = table.position_text();
    let first = line.split_whitespace().next().unwrap_or_default();
    let letters = table.about().sides.map(|side| side.letter);
    let mut letter = first.chars();
    let is_side = letter
        .next()
        .is_some_and(|one| letters.iter().any(|known| known.eq_ignore_ascii_case(&one)));
    let parts = |text: &str| text.split_whitespace().count();
    is_side && letter.next().is_none() && parts(line).abs_diff(parts(&start)) <= 1
}

/// The records of a text with the lines on which they begin: tags behind actions begin another, and so does a line that
/// counts from 1 again.
fn parts(text: &str) -> Vec<(usize, String)> {
    let mut parts: Vec<(usize, String)> = Vec::new();
    let mut in_actions = false;
    for (number, line) in (1..).zip(text.lines()) {
        let is_tag = line.trim_start().starts_with('[');
        if parts.is_empty() || (in_actions && (is_tag || counts_from_one(line))) {
            parts.push((number, String::new()));
        }
        // The ruled lines of a table are no actions.
        in_actions = !is_tag && (in_actions || line.contains(char::is_alphanumeric));
        if let Some((_, part)) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    parts.retain(|(_, part)| !part.trim().is_empty());
    parts
}

/// `1:`, `1.` or `1)` at the beginning, perhaps behind the bar of a table.
fn counts_from_one(line: &str) -> bool {
    let line = line.trim_start_matches(|letter: char| letter == '|' || letter.is_whitespace());
    line.strip_prefix('1').is_some_and(|rest| rest.starts_with([':', '.', ')']))
}

fn read_record(
    reading: &mut Reading,
    first_line: usize,
    part: &str,
    games: &[&'static BoxedGame],
    supposed: Supposed<'_>,
) {
    // Lines before the part count, so that places are those of the whole text.
    let placed = format!("{}{part}", "\n".repeat(first_line - 1));
    let record = match Record::read(&placed) {
        Ok(record) => record,
        Err(error) => return reading.troubles.push(trouble(&error, &placed, first_line)),
    };
    let attempts = match attempts(&record, games, supposed) {
        Ok(attempts) => attempts,
        Err(error) => {
            let text = record.tag("Game").or(record.tag("Rules")).unwrap_or_default().to_owned();
            let why = Explained::of(&error);
            return reading.troubles.push(Trouble { line: first_line, text, why });
        }
    };
    // The first of those that got farthest.
    let farthest =
        attempts.into_iter().rev().max_by_key(|(_, count, error)| (error.is_none(), *count));
    let Some((table, count, error)) = farthest else { return };
    if let Some(error) = &error {
        reading.troubles.push(trouble(error, &placed, first_line));
    }
    if error.is_none() || count > 0 {
        reading.games.push(Pasted { table, tags: record.tags });
    }
}

type Attempt = (Box<dyn AnyTable>, usize, Option<RecordError>);

/// The record at the tables of all games that it may be of, with how many actions could be made there.
fn attempts(
    record: &Record,
    games: &[&'static BoxedGame],
    supposed: Supposed<'_>,
) -> Result<Vec<Attempt>, OpenError> {
    let tables: Vec<Box<dyn AnyTable>> = match (record.tag("Game"), record.tag("Rules")) {
        (Some(name), rules) => vec![find(name)?.open(rules.unwrap_or(name))?],
        (None, Some(rules)) => games.iter().filter_map(|game| game.open(rules).ok()).collect(),
        (None, None) => games.iter().filter_map(|game| table_of(game, supposed)).collect(),
    };
    let attempt = |mut table: Box<dyn AnyTable>| {
        let mut played = 0;
        let error = record.replay(&mut *table, |_| played += 1).err();
        (table, played, error)
    };
    Ok(tables.into_iter().map(attempt).collect())
}

/// What is wrong with a record, with its place in the whole text.
fn trouble(error: &RecordError, text: &str, first_line: usize) -> Trouble {
    let at =
        |line: usize, why: Explained| Trouble { line, text: line_of(text, line).to_owned(), why };
    match error {
        RecordError::Tag { line } => at(*line, Explained::of(&PasteError::Tag)),
        RecordError::Comment { line } => at(*line, Explained::of(&PasteError::Comment)),
        RecordError::Position(reason) => {
            let place = text.lines().position(|line| line.trim_start().starts_with("[Position"));
            at(place.map_or(first_line, |place| place + 1), Explained::of(reason))
        }
        RecordError::Action { line, text, reason, .. } => {
            Trouble { line: *line, text: text.clone(), why: Explained::of(reason) }
        }
        RecordError::Result { written, reached } => {
            let last = text.lines().count().max(1);
            let (written, reached) = (written.clone(), reached.clone());
            at(last, Explained::of(&PasteError::Result { written, reached }))
        }
        RecordError::Game { found, wanted } => {
            let error = OpenError::Game { given: found.clone(), allowed: wanted.clone() };
            at(first_line, Explained::of(&error))
        }
    }
}
