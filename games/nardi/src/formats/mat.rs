//! `.mat`: a match as Jellyfish writes it, White on the left and Black on the right.
//!
//! ```text
//!  7 point match
//!
//!  Game 1
//!  White : 0                           Black : 0
//!   1) 31: 8/5 6/5                      64: 24/18 13/9
//!   2)  Doubles => 2                     Takes
//!   3) 66: Cannot Move                  21: 13/11 6/5
//! ```
//!
//! Comments start with `;`. In `; [Rules "…"]` and `; [Openings "31 64"]` we keep what the format
//! itself cannot say.

use std::fmt::Write;

use galds_core::{Game, PerSide, RuleSet, Side, is_number, read_number};

use super::matches::MatchBuilder;
use super::{Fault, FileError, GameRecord, Match};
use crate::position::Phase;
use crate::roll::Opening;
use crate::rules::{LONGEST_MATCH, OpeningRoll, Rules};
use crate::text::{book, read_opening, read_roll};
use crate::{Action, Nardi, Play};

/// Width of the left column.
const COLUMN: usize = 36;
/// Entries that start further to the right than this stand in the right column.
const LEFT: usize = 15;

/// Writes a match.
pub fn write(played: &Match) -> String {
    let mut text = String::new();
    let [white, black] = played.names.0.each_ref().map(|name| plain(name));
    let _ = writeln!(text, "; [Player 1 \"{white}\"]\n; [Player 2 \"{black}\"]");
    let _ = writeln!(text, "; [Rules \"{}\"]", played.rules.text());
    if played.rules.opening == OpeningRoll::Reroll {
        let openings: Vec<String> = played.games.iter().filter_map(opening_text).collect();
        let _ = writeln!(text, "; [Openings \"{}\"]", openings.join(" "));
    }
    let _ = writeln!(text, "\n {} point match", played.rules.match_length);
    let game = Nardi::new(played.rules.clone());
    let mut session = PerSide([0; 2]);
    for (i, record) in played.games.iter().enumerate() {
        let score =
            if played.rules.match_length > 0 { record.start.score().points } else { session };
        let left = format!(" {white} : {}", score[Side::First]);
        let _ = writeln!(text, "\n Game {}", i + 1);
        let _ = writeln!(text, "{left:<COLUMN$} {black} : {}", score[Side::Second]);
        write_entries(&entries(&game, record), &mut text);
        if let Some(won) = record.won {
            session[won.side] += won.points;
        }
    }
    text
}

fn opening_text(record: &GameRecord) -> Option<String> {
    match record.actions.first() {
        Some(Action::Opening(opening)) => Some(format!("{}{}", opening.white(), opening.black())),
        _ => None,
    }
}

/// A name that cannot be taken for anything else.
fn plain(name: &str) -> String {
    let name: String = name
        .chars()
        .map(|c| if c.is_control() || matches!(c, '"' | ';') { ' ' } else { c })
        .collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").replace(" :", ":");
    if name.is_empty() { "?".to_owned() } else { name }
}

/// What each side did, one entry for a roll with its play.
fn entries(game: &Nardi, record: &GameRecord) -> Vec<(Side, String)> {
    let mut entries: Vec<(Side, String)> = Vec::new();
    let mut position = record.start;
    for &action in &record.actions {
        let before = position;
        game.play(&mut position, action);
        let side = before.side();
        match action {
            Action::Opening(opening) if position.phase() != Phase::Roll => {
                entries.push((position.side(), format!("{}:", opening.roll())));
            }
            Action::Opening(_) => {}
            Action::Roll(roll) => entries.push((side, format!("{roll}:"))),
            Action::Play(play) => {
                let text =
                    if play == Play::PASS { "Cannot Move".into() } else { book(&before, action) };
                if let Some((_, entry)) = entries.last_mut() {
                    let _ = write!(entry, " {text}");
                }
            }
            Action::Double | Action::Take | Action::Drop => {
                entries.push((side, format!(" {}", book(&before, action))));
            }
        }
    }
    if let Some(won) = record.won {
        let plural = if won.points == 1 { "" } else { "s" };
        let length = u32::from(game.rules().match_length);
        let total = record.start.score().points[won.side] + won.points;
        let end = if length > 0 && total >= length { " and the match" } else { "" };
        entries.push((won.side, format!(" Wins {} point{plural}{end}", won.points)));
    }
    entries
}

fn write_entries(entries: &[(Side, String)], text: &mut String) {
    let mut number = 0;
    let mut rest = entries;
    while !rest.is_empty() {
        number += 1;
        let left = rest.first().filter(|(side, _)| *side == Side::First);
        rest = &rest[usize::from(left.is_some())..];
        let right = rest.first().filter(|(side, _)| *side == Side::Second);
        rest = &rest[usize::from(right.is_some())..];
        let words = |entry: Option<&(Side, String)>| entry.map_or("", |(_, text)| text).to_owned();
        // The end of a game has no number of its own.
        let is_end =
            words(left.or(right)).starts_with(" Wins") && (left.is_none() || right.is_none());
        let head = if is_end { "     ".to_owned() } else { format!("{number:>3}) ") };
        let line = format!("{:<COLUMN$}  {}", format!("{head}{}", words(left)), words(right));
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

/// Reads a match. Without our comments it is the tournament game.
pub fn read(text: &str) -> Result<Match, FileError> {
    let head = Head::read(text)?;
    let game = Nardi::new(head.rules.clone());
    let start = game.start();
    let mut builder = MatchBuilder::new(game, start);
    let mut reader = Reader { head: &head, names: head.names.clone() };
    let mut waiting = None;
    for (line, content) in (1..).zip(text.lines()) {
        let words = content.trim();
        if words.is_empty() || words.starts_with(';') || length_of(words).is_some() {
            continue;
        }
        if is_game_line(words) {
            waiting = Some(line);
        } else if waiting.take().is_some() {
            reader.begin_game(words, &mut builder).map_err(|fault| fault.at(line))?;
        } else {
            reader.read_line(content, &mut builder).map_err(|fault| fault.at(line))?;
        }
    }
    if builder.number() == 0 {
        return Err(Fault::Form("the file has no game".to_owned()).at(1));
    }
    let names = reader.names;
    Ok(Match { rules: head.rules, names, games: builder.finish() })
}

/// What stands before the first game.
struct Head {
    rules: Rules,
    names: PerSide<String>,
    openings: Vec<Opening>,
}

impl Head {
    fn read(text: &str) -> Result<Head, FileError> {
        let mut rules = None;
        let mut names = PerSide(["White".to_owned(), "Black".to_owned()]);
        let mut openings = Vec::new();
        let mut length = None;
        for (line, content) in (1..).zip(text.lines()) {
            let words = content.trim();
            let fault = |text: String| Fault::Form(text).at(line);
            if let Some((key, value)) = tag(words) {
                match key {
                    "Player 1" => value.clone_into(&mut names[Side::First]),
                    "Player 2" => value.clone_into(&mut names[Side::Second]),
                    "Rules" => {
                        rules = Some(Rules::read(value).map_err(|error| fault(error.to_string()))?);
                    }
                    "Openings" => {
                        let read = value.split_whitespace().map(read_opening);
                        openings = read
                            .collect::<Result<_, _>>()
                            .map_err(|error| fault(error.to_string()))?;
                    }
                    _ => {}
                }
            } else if let Some(points) = length_of(words) {
                length = Some((line, points));
            } else if is_game_line(words) && length.is_none() {
                break;
            }
        }
        let Some((line, points)) = length else {
            let text = "a .mat file names the length of its match, such as ` 7 point match`";
            return Err(Fault::Form(text.to_owned()).at(1));
        };
        let mut plain = Rules::read("backgammon").map_err(|e| Fault::Form(e.to_string()).at(1))?;
        let known = read_number(points).filter(|&length| length <= LONGEST_MATCH);
        plain.match_length = known.ok_or_else(|| {
            Fault::Form("the length of a match is a number up to 32767".to_owned()).at(line)
        })?;
        let rules = rules.filter(|rules| rules.match_length == plain.match_length).unwrap_or(plain);
        Ok(Head { rules, names, openings })
    }
}

/// `; [Key "Value"]`
fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.strip_prefix(';')?.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inside.split_once('"')?;
    Some((key.trim(), value.strip_suffix('"')?))
}

/// The number in `7 point match`.
fn length_of(line: &str) -> Option<&str> {
    let rest =
        line.strip_suffix("point match").or_else(|| line.strip_suffix("points match"))?.trim();
    is_number(rest).then_some(rest)
}

fn is_game_line(line: &str) -> bool {
    line.strip_prefix("Game ")
        .is_some_and(|number| number.trim().bytes().all(|b| b.is_ascii_digit()))
}

struct Reader<'a> {
    head: &'a Head,
    names: PerSide<String>,
}

impl Reader<'_> {
    /// `White : 0      Black : 0`
    fn begin_game(&mut self, line: &str, builder: &mut MatchBuilder) -> Result<(), Fault> {
        let wrong = || {
            Fault::Form(format!(
                "the line behind `Game` names the players and their points, such as `White : 0   Black : 0`, not `{line}`"
            ))
        };
        let (white, rest) = line.split_once(" : ").ok_or_else(wrong)?;
        let (white_points, rest) = rest.trim_start().split_once(' ').ok_or_else(wrong)?;
        let (black, black_points) = rest.rsplit_once(" : ").ok_or_else(wrong)?;
        let points = |text: &str| read_number(text.trim()).ok_or_else(wrong);
        let score = PerSide([points(white_points)?, points(black_points)?]);
        self.names = PerSide([white.trim().to_owned(), black.trim().to_owned()]);
        builder.begin_at(Some(score))
    }

    /// `1) 31: 8/5 6/5     64: 24/14`
    fn read_line(&self, line: &str, builder: &mut MatchBuilder) -> Result<(), Fault> {
        if builder.number() == 0 {
            return Err(Fault::Form(format!("`{}` stands before the first game", line.trim())));
        }
        for entry in split_entries(line) {
            self.read_entry(&entry, builder)?;
        }
        Ok(())
    }

    fn read_entry(&self, entry: &Entry, builder: &mut MatchBuilder) -> Result<(), Fault> {
        let text = entry.words.join(" ");
        let unknown = || Fault::Form(format!("`{text}` isn't an entry of a .mat file"));
        // Only the first entry of a game and its end need the column; else the turn says it.
        let column = if entry.column > LEFT { Side::Second } else { Side::First };
        let opening = builder.position().phase() == Phase::Open;
        let side = if opening { column } else { builder.position().side() };
        let known = self.head.openings.get(builder.number().wrapping_sub(1)).copied();
        let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
        match words[..] {
            ["Wins" | "wins", points, ..] => {
                let points = read_number(points).ok_or_else(unknown)?;
                let side = builder.winner_if_over().unwrap_or(column);
                builder.win(side, points)
            }
            ["Takes" | "takes", ..] => builder.cube(side, Action::Take, known),
            ["Drops" | "drops", ..] => builder.cube(side, Action::Drop, known),
            ["Doubles" | "doubles", ..] => builder.cube(side, Action::Double, known),
            [dice, ref play @ ..] if is_dice(dice) => {
                let roll = read_roll(dice).map_err(|_| unknown())?;
                builder.roll(side, roll, known)?;
                if play.is_empty() {
                    builder.no_play(side)
                } else {
                    builder.play(side, &play.join(" "))
                }
            }
            _ => Err(unknown()),
        }
    }
}

/// Some words that belong together, and the column of the first.
struct Entry {
    column: usize,
    words: Vec<String>,
}

fn is_dice(word: &str) -> bool {
    word.len() == 3 && read_roll(word).is_ok()
}

/// Takes a line apart: an entry starts with dice or with a word about the cube or the end.
fn split_entries(line: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut place = 0;
    for (i, word) in line.split(' ').enumerate() {
        let column = place;
        place += word.chars().count() + 1;
        let word = word.trim();
        let numbering = i <= 4 && entries.is_empty() && word.ends_with(')') && !word.contains('(');
        if word.is_empty() || numbering {
            continue;
        }
        let lower = word.to_ascii_lowercase();
        let starts =
            is_dice(word) || matches!(lower.as_str(), "doubles" | "takes" | "drops" | "wins");
        match entries.last_mut() {
            Some(entry) if !starts => entry.words.push(word.to_owned()),
            _ => entries.push(Entry { column, words: vec![word.to_owned()] }),
        }
    }
    entries
}
