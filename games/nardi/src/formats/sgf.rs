//! Smart Game Format, `FF[4]` with `GM[6]`: a game tree for each game, W and B with dice and letters.
//!
//! ```text
//! (;FF[4]GM[6]MI[length:7][game:0][ws:0][bs:0]PW[Anna]PB[Bert]RU[Crawford]RE[W+2]
//! ;W[31heff];B[66];W[double];B[drop])
//! ```
//!
//! A play is the dice and a pair of letters a step: `a` is White's point 1 and `x` its point 24, for
//! both sides; `y` is the bar, `z` is off. Of variations only the first is read. The private
//! properties XRULES and XOPEN keep what the format cannot say.

use std::fmt::Write;

use galds_core::{Game, PerSide, RuleSet, Side, read_number};

use super::matches::MatchBuilder;
use super::{Fault, FileError, GameRecord, Match};
use crate::board::Point;
use crate::position::Phase;
use crate::rules::{LONGEST_MATCH, OpeningRoll, Rules};
use crate::text::{read_opening, read_roll};
use crate::{Action, Nardi};

/// Writes a match.
pub fn write(played: &Match) -> String {
    let game = Nardi::new(played.rules.clone());
    let mut text = String::new();
    for (i, record) in played.games.iter().enumerate() {
        write_head(played, i, record, &mut text);
        write_actions(&game, record, &mut text);
        text.push_str(")\n");
    }
    text
}

fn write_head(played: &Match, number: usize, record: &GameRecord, text: &mut String) {
    let rules = &played.rules;
    let score = record.start.score();
    let [white, black] = score.points.0;
    let [white_name, black_name] = played.names.0.each_ref().map(|name| escaped(name));
    let _ = write!(
        text,
        "(;FF[4]GM[6]CA[UTF-8]AP[Galds:{}]MI[length:{}][game:{number}][ws:{white}][bs:{black}]\
         PW[{white_name}]PB[{black_name}]",
        env!("CARGO_PKG_VERSION"),
        rules.match_length
    );
    match (rules.match_length > 1, score.crawford) {
        (true, true) => text.push_str("RU[Crawford:CrawfordGame]"),
        (true, false) => text.push_str("RU[Crawford]"),
        (false, _) => {}
    }
    let _ = write!(text, "XRULES[{}]", rules.text());
    if let (OpeningRoll::Reroll, Some(Action::Opening(opening))) =
        (rules.opening, record.actions.first())
    {
        let _ = write!(text, "XOPEN[{}{}]", opening.white(), opening.black());
    }
    if let Some(won) = record.won {
        let resigned = if won.resigned { "R" } else { "" };
        let _ = write!(text, "RE[{}+{}{resigned}]", colour(won.side), won.points);
    }
    text.push('\n');
}

fn write_actions(game: &Nardi, record: &GameRecord, text: &mut String) {
    let mut position = record.start;
    let mut dice = String::new();
    for &action in &record.actions {
        let before = position;
        game.play(&mut position, action);
        let node = match action {
            Action::Opening(opening) => {
                if position.phase() != Phase::Roll {
                    dice = opening.roll().to_string();
                }
                continue;
            }
            Action::Roll(roll) => {
                dice = roll.to_string();
                continue;
            }
            Action::Play(play) => {
                let letters = play.steps().flat_map(|step| [step.from, step.to]);
                let letters: String = letters.map(|point| letter(before.side(), point)).collect();
                format!("{}{letters}", std::mem::take(&mut dice))
            }
            Action::Double | Action::Take | Action::Drop => action.to_string(),
        };
        let _ = writeln!(text, ";{}[{node}]", colour(before.side()));
    }
    if !dice.is_empty() {
        // A roll that was not played any more.
        let _ = writeln!(text, ";PL[{}]DI[{dice}]", colour(position.side()));
    }
}

const fn colour(side: Side) -> char {
    match side {
        Side::First => 'W',
        Side::Second => 'B',
    }
}

fn letter(side: Side, point: Point) -> char {
    let number = if side == Side::First { point } else { point.of_other_side() }.number();
    match point {
        Point::BAR => 'y',
        Point::OFF => 'z',
        _ => (b'a' + number - 1) as char,
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]").replace(['\n', '\r'], " ")
}

/// Reads a match: every game tree of the file in turn.
pub fn read(text: &str) -> Result<Match, FileError> {
    let trees = Parser::new(text).trees()?;
    let Some(first) = trees.first() else {
        return Err(Fault::Form("an SGF file starts with `(;`".to_owned()).at(1));
    };
    let rules = read_rules(first)?;
    let name = |key, other: &str| first.root().value(key).unwrap_or(other).to_owned();
    let names = PerSide([name("PW", "White"), name("PB", "Black")]);
    let game = Nardi::new(rules.clone());
    let start = game.start();
    let mut builder = MatchBuilder::new(game, start);
    for tree in &trees {
        read_game(tree, &mut builder)?;
    }
    Ok(Match { rules, names, games: builder.finish() })
}

fn read_rules(tree: &Tree) -> Result<Rules, FileError> {
    let root = tree.root();
    let wrong = |text: String| Fault::Form(text).at(root.line);
    if root.value("GM").is_some_and(|value| value != "6") {
        return Err(wrong("the file is of another game: backgammon is GM[6]".to_owned()));
    }
    if let Some(text) = root.value("XRULES") {
        return Rules::read(text).map_err(|error| wrong(error.to_string()));
    }
    let mut rules = Rules::read("backgammon").map_err(|error| wrong(error.to_string()))?;
    if let Some(length) = root.entry("MI", "length") {
        let known = read_number(length).filter(|&length| length <= LONGEST_MATCH);
        rules.match_length = known
            .ok_or_else(|| wrong(format!("the length of a match is 0 to 32767, not {length}")))?;
    }
    rules.cube = !root.values("RU").any(|value| value == "NoCube");
    Ok(rules)
}

fn read_game(tree: &Tree, builder: &mut MatchBuilder) -> Result<(), FileError> {
    let root = tree.root();
    let score = |key| root.entry("MI", key).and_then(read_number);
    let score = score("ws").zip(score("bs")).map(|(white, black)| PerSide([white, black]));
    builder.begin_at(score).map_err(|fault| fault.at(root.line))?;
    let opening = root.value("XOPEN").and_then(|text| read_opening(text).ok());
    for node in &tree.nodes {
        if ["AB", "AW", "AE"].iter().any(|key| node.value(key).is_some()) {
            let text = format!(
                "game {} starts from a set-up position, which is not read",
                builder.number()
            );
            return Err(Fault::Form(text).at(node.line));
        }
        for side in Side::BOTH {
            let key = colour(side).to_string();
            if let Some(value) = node.value(&key) {
                read_node(side, value, opening, builder).map_err(|fault| fault.at(node.line))?;
            }
        }
        if let (Some(player), Some(value)) = (node.value("PL"), node.value("DI")) {
            let side = if player.starts_with(['W', 'w']) { Side::First } else { Side::Second };
            let roll = read_roll(value)
                .map_err(|_| Fault::Form(format!("`{value}` isn't a roll")).at(node.line))?;
            builder.roll(side, roll, opening).map_err(|fault| fault.at(node.line))?;
        }
    }
    match root.value("RE").and_then(read_result) {
        Some((side, points)) => builder.win(side, points).map_err(|fault| fault.at(root.line)),
        None => Ok(()),
    }
}

/// `W+2`, with R behind it after a resignation.
fn read_result(text: &str) -> Option<(Side, u32)> {
    let (winner, points) = text.split_once('+')?;
    let side = match winner {
        "W" => Side::First,
        "B" => Side::Second,
        _ => return None,
    };
    Some((side, read_number(points.trim_end_matches(['R', 'T', 'F']))?))
}

fn read_node(
    side: Side,
    value: &str,
    opening: Option<crate::Opening>,
    builder: &mut MatchBuilder,
) -> Result<(), Fault> {
    match value {
        "double" => return builder.cube(side, Action::Double, opening),
        "take" => return builder.cube(side, Action::Take, opening),
        "drop" => return builder.cube(side, Action::Drop, opening),
        _ => {}
    }
    let wrong = || {
        Fault::Form(format!(
            "`{value}` isn't a move: a move is written as two dice and pairs of letters a to z, or double, take, drop"
        ))
    };
    let (dice, letters) = value.split_at_checked(2).ok_or_else(wrong)?;
    let roll = read_roll(dice).map_err(|_| wrong())?;
    let points: Option<Vec<Point>> = letters.chars().map(|c| read_letter(side, c)).collect();
    let points = points.filter(|points| points.len() % 2 == 0).ok_or_else(wrong)?;
    builder.roll(side, roll, opening)?;
    if points.is_empty() {
        return builder.no_play(side);
    }
    let steps: Vec<String> =
        points.chunks(2).map(|step| format!("{}-{}", step[0], step[1])).collect();
    builder.play(side, &steps.join(","))
}

fn read_letter(side: Side, letter: char) -> Option<Point> {
    match letter {
        'y' => Some(Point::BAR),
        'z' => Some(Point::OFF),
        'a'..='x' => {
            let point = Point::numbered(letter as u8 - b'a' + 1)?;
            Some(if side == Side::First { point } else { point.of_other_side() })
        }
        _ => None,
    }
}

/// The main line of a game.
struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    fn root(&self) -> &Node {
        &self.nodes[0]
    }
}

/// A node with its properties; a property may have several values.
#[derive(Default)]
struct Node {
    line: usize,
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    fn values(&self, key: &str) -> impl Iterator<Item = &str> {
        let found = self.properties.iter().filter(move |(name, _)| name == key);
        found.flat_map(|(_, values)| values).map(String::as_str)
    }

    fn value(&self, key: &str) -> Option<&str> {
        self.values(key).next()
    }

    /// The part of a value `[name:part]`.
    fn entry(&self, key: &str, name: &str) -> Option<&str> {
        self.values(key).find_map(|value| value.strip_prefix(name)?.strip_prefix(':'))
    }
}

/// Reads the brackets of a file.
struct Parser<'a> {
    letters: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
}

impl Parser<'_> {
    fn new(text: &str) -> Parser<'_> {
        Parser { letters: text.chars().peekable(), line: 1 }
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.letters.next();
        self.line += usize::from(letter == Some('\n'));
        letter
    }

    fn fault(&self, text: &str) -> FileError {
        Fault::Form(text.to_owned()).at(self.line)
    }

    /// The trees of the file; text before the first bracket is skipped, as the format asks for.
    fn trees(&mut self) -> Result<Vec<Tree>, FileError> {
        let mut trees = Vec::new();
        while let Some(letter) = self.next() {
            if letter == '(' {
                let tree = self.tree()?;
                if tree.nodes.is_empty() {
                    return Err(self.fault("a game tree has no node"));
                }
                trees.push(tree);
            }
        }
        Ok(trees)
    }

    /// The rest of a tree whose bracket has been read: its nodes and those of its first variations.
    fn tree(&mut self) -> Result<Tree, FileError> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut depth = 1;
        // Behind the end of the first variation everything up to the last bracket is another one.
        let mut main_line_ended = false;
        while let Some(letter) = self.next() {
            match letter {
                '(' => depth += 1,
                ')' => {
                    main_line_ended = true;
                    depth -= 1;
                    if depth == 0 {
                        return Ok(Tree { nodes });
                    }
                }
                ';' => nodes.push(Node { line: self.line, properties: Vec::new() }),
                letter if letter.is_ascii_alphabetic() => {
                    let property = self.property(letter)?;
                    match nodes.last_mut() {
                        Some(node) => node.properties.push(property),
                        None => return Err(self.fault("a property stands before the first `;`")),
                    }
                }
                letter if letter.is_whitespace() => {}
                letter => return Err(self.fault(&format!("`{letter}` does not belong there"))),
            }
            if main_line_ended && letter == ';' {
                nodes.pop();
                self.skip_variation(&mut depth)?;
                if depth == 0 {
                    return Ok(Tree { nodes });
                }
            }
        }
        Err(self.fault("a game tree is not closed: `)` is missing"))
    }

    /// Skips a later variation up to the bracket that closes it.
    fn skip_variation(&mut self, depth: &mut usize) -> Result<(), FileError> {
        let outside = *depth - 1;
        while let Some(letter) = self.next() {
            match letter {
                '(' => *depth += 1,
                ')' => {
                    *depth -= 1;
                    if *depth <= outside {
                        return Ok(());
                    }
                }
                letter if letter.is_ascii_alphabetic() => drop(self.property(letter)?),
                _ => {}
            }
        }
        Err(self.fault("a game tree is not closed: `)` is missing"))
    }

    fn property(&mut self, first: char) -> Result<(String, Vec<String>), FileError> {
        let mut key = first.to_string();
        while let Some(letter) = self.letters.next_if(char::is_ascii_alphabetic) {
            key.push(letter);
        }
        let mut values = Vec::new();
        loop {
            while self.letters.peek().is_some_and(|letter| letter.is_whitespace()) {
                self.next();
            }
            if self.letters.next_if_eq(&'[').is_none() {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.fault(&format!("the property {key} has no value in brackets")));
        }
        Ok((key, values))
    }

    fn value(&mut self) -> Result<String, FileError> {
        let start = self.line;
        let mut value = String::new();
        while let Some(letter) = self.next() {
            match letter {
                ']' => return Ok(value),
                '\\' => value.extend(self.next()),
                letter => value.push(letter),
            }
        }
        Err(Fault::Form("a value is not closed: `]` is missing".to_owned()).at(start))
    }
}
