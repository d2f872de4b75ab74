//! Plays as people write them: `8/5 6/5`, `13/7*/5`, `8/5(2)`, `bar/20`, `6/off`.
//!
//! A reader first takes the text apart into moves from point to point, then tries every way of
//! making them with the dice. The ways that can be played must all leave one position; otherwise the
//! text is unclear.

use std::fmt::Write;

use galds_core::{is_number, read_number};

use crate::actions::{DiceLeft, legal_plays};
use crate::board::Point;
use crate::plays::{MoveGen, Play, Step};
use crate::refusal::{ActionError, not_whole, same_result, try_steps};
use crate::roll::Roll;

/// A part of a written play: a checker goes from one point to another, by one die or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Move {
    from: Point,
    to: Point,
}

/// What a text says, before anybody has looked at the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Written {
    moves: Vec<Move>,
    /// The points behind which a star is written.
    stars: Vec<Point>,
}

/// What the absence of a star means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stars {
    /// Nothing: people leave stars out.
    MayBeMissing,
    /// That nothing is hit, where it matters: programs write every star.
    AsWritten,
}

/// Reads a play in any of its forms.
pub(crate) fn read_play(
    generator: &MoveGen,
    roll: Roll,
    text: &str,
    stars: Stars,
) -> Result<Play, ActionError> {
    let plays = legal_plays(generator, roll);
    if is_pass(text) {
        let lost = plays[..] == [Play::PASS];
        return if lost { Ok(Play::PASS) } else { Err(not_whole(roll, &[], &plays)) };
    }
    let written = read_written(text)?;
    let ways = ways(&written.moves, roll)?;
    let mut found: Vec<Play> = Vec::new();
    let mut refused = None;
    for way in &ways {
        match judge(generator, roll, way, &written.stars, &plays) {
            Ok(play) if found.contains(&play) => {}
            Ok(play) => found.push(play),
            Err(error) => drop(refused.get_or_insert(error)),
        }
    }
    if found.len() > 1 && stars == Stars::AsWritten {
        let starred = |play: &Play| play.hits() == written.stars.iter().copied().collect();
        found.retain(starred);
    }
    match (&found[..], refused) {
        (&[play], _) => Ok(play),
        (&[], Some(error)) => Err(error),
        (&[], None) => Err(ActionError::Form(text.to_owned())),
        (several, _) => Err(ActionError::Unclear {
            text: text.to_owned(),
            ways: several.iter().map(ToString::to_string).collect(),
        }),
    }
}

/// Whether a text says that nothing can be played.
pub(crate) fn is_pass(text: &str) -> bool {
    ["pass", "cannot move", "can't move", "no move", "no play"]
        .iter()
        .any(|word| text.eq_ignore_ascii_case(word))
}

/// The legal play that is made by these single steps.
fn judge(
    generator: &MoveGen,
    roll: Roll,
    way: &[Step],
    stars: &[Point],
    plays: &[Play],
) -> Result<Play, ActionError> {
    let mut steps = way.to_vec();
    steps.sort_unstable_by(|a, b| b.cmp(a));
    try_steps(generator, roll, &steps)?;
    if let Some(&point) = stars.iter().find(|&&point| !generator.blots.has(point)) {
        return Err(ActionError::NoHit(point));
    }
    same_result(generator, &steps, plays).ok_or_else(|| not_whole(roll, &steps, plays))
}

/// Every way of splitting the moves into single steps with the dice of a roll.
fn ways(moves: &[Move], roll: Roll) -> Result<Vec<Vec<Step>>, ActionError> {
    let most = if roll.is_double() { 4 } else { 2 };
    if moves.len() > most {
        return Err(ActionError::TooManySteps { roll });
    }
    let mut begun = vec![(Vec::new(), DiceLeft::of(roll))];
    for &Move { from, to } in moves {
        let mut longer = Vec::new();
        for (steps, dice) in begun {
            split(from, to, steps, dice, &mut longer);
        }
        if longer.is_empty() {
            return Err(ActionError::NotRolled { from, to, roll });
        }
        begun = longer;
    }
    Ok(begun.into_iter().map(|(steps, _)| steps).collect())
}

fn split(
    from: Point,
    to: Point,
    steps: Vec<Step>,
    dice: DiceLeft,
    found: &mut Vec<(Vec<Step>, DiceLeft)>,
) {
    for (die, left) in dice.each() {
        let step = Step { from, to: from.after(die) };
        let mut steps = steps.clone();
        steps.push(step);
        if step.to == to {
            found.push((steps, left));
        } else if step.to > to {
            split(step.to, to, steps, left, found);
        }
    }
}

/// Takes a text apart: parts stand between spaces or commas, points of a part between `/` or `-`.
fn read_written(text: &str) -> Result<Written, ActionError> {
    let unknown = || ActionError::Form(text.to_owned());
    let mut written = Written::default();
    for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
        let (part, times) = read_group(part).ok_or_else(unknown)?;
        let mut points = Vec::new();
        for word in part.split(['/', '-']) {
            let (name, star) = match word.strip_suffix('*') {
                Some(name) => (name, true),
                None => (word, false),
            };
            let point = read_point(name, unknown)?;
            if star {
                written.stars.push(point);
            }
            points.push(point);
        }
        if points.len() < 2 {
            return Err(unknown());
        }
        if let Some(pair) = points.windows(2).find(|pair| pair[0] <= pair[1]) {
            return Err(ActionError::Backwards { from: pair[0], to: pair[1] });
        }
        for _ in 0..times {
            written.moves.extend(points.windows(2).map(|pair| Move { from: pair[0], to: pair[1] }));
        }
    }
    if written.moves.is_empty() { Err(unknown()) } else { Ok(written) }
}

/// `8/5(2)` is `8/5` twice; the star may stand before or behind the number.
fn read_group(part: &str) -> Option<(String, usize)> {
    let Some((moves, group)) = part.split_once('(') else { return Some((part.to_owned(), 1)) };
    let (number, rest) = group.split_once(')')?;
    let times = read_number(number).filter(|times| (1..=4).contains(times) && number.len() == 1)?;
    matches!(rest, "" | "*").then(|| (format!("{moves}{rest}"), times))
}

fn read_point(text: &str, unknown: impl Fn() -> ActionError) -> Result<Point, ActionError> {
    if text.eq_ignore_ascii_case("bar") {
        return Ok(Point::BAR);
    }
    if text.eq_ignore_ascii_case("off") {
        return Ok(Point::OFF);
    }
    if text.len() > 3 || !is_number(text) {
        return Err(unknown());
    }
    let point = read_number(text).and_then(Point::numbered);
    point.ok_or_else(|| ActionError::NoSuchPoint(text.to_owned()))
}

/// A checker's way through a play: the points it touches, with those on which it hits.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Way {
    points: Vec<(Point, bool)>,
}

/// Which points between are named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    /// Those where something is hit.
    Hits,
    /// All of them.
    All,
}

/// The book notation: steps of one checker joined, equal ones grouped.
pub(crate) fn book(generator: &MoveGen, roll: Roll, play: &Play) -> String {
    if *play == Play::PASS {
        return "cannot move".to_owned();
    }
    let ways = joined(play);
    let (short, whole) = (written(&ways, Between::Hits), written(&ways, Between::All));
    // Reading looks at all plays, of which there may be two thousand. With a double every step is made by
    // the same die, so a text can mean one play only.
    let is_clear = short == whole
        || roll.is_double()
        || read_play(generator, roll, &short, Stars::MayBeMissing) == Ok(*play);
    if is_clear { short } else { whole }
}

fn joined(play: &Play) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for (step, hits) in play.steps_with_hits() {
        let ends_here = |way: &&mut Way| way.points.last().is_some_and(|end| end.0 == step.from);
        match ways.iter_mut().find(ends_here) {
            Some(way) => way.points.push((step.to, hits)),
            None => ways.push(Way { points: vec![(step.from, false), (step.to, hits)] }),
        }
    }
    ways
}

fn written(ways: &[Way], between: Between) -> String {
    let mut text = String::new();
    let mut place = 0;
    while place < ways.len() {
        let way = &ways[place];
        let times = ways[place..].iter().take_while(|other| *other == way).count();
        if place > 0 {
            text.push(' ');
        }
        let last = way.points.len() - 1;
        for (i, &(point, hits)) in way.points.iter().enumerate() {
            if i > 0 && i < last && !hits && between == Between::Hits {
                continue;
            }
            let slash = if i == 0 { "" } else { "/" };
            let star = if hits { "*" } else { "" };
            let _ = write!(text, "{slash}{point}{star}");
        }
        if times > 1 {
            let _ = write!(text, "({times})");
        }
        place += times;
    }
    text
}

/// Whether a word looks like a part of a play in book notation.
pub(crate) fn looks_like_play(word: &str) -> bool {
    word.contains('/') && word.starts_with(|first: char| first.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Checkers;

    fn generator(own: &[(u8, u8)], enemy: &[(u8, u8)]) -> MoveGen {
        let counted = |counts: &[(u8, u8)]| {
            let counts = counts.iter().map(|&(p, n)| (Point::numbered(p).unwrap(), n));
            Checkers::counted(counts).unwrap()
        };
        MoveGen::of(counted(own), counted(enemy))
    }

    fn roll(text: &str) -> Roll {
        crate::text::read_roll(text).unwrap()
    }

    fn start() -> MoveGen {
        MoveGen::of(Checkers::START, Checkers::START)
    }

    fn read(generator: &MoveGen, dice: &str, text: &str) -> String {
        match read_play(generator, roll(dice), text, Stars::MayBeMissing) {
            Ok(play) => play.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn any_order_joined_steps_groups_and_both_strokes_are_read() {
        for text in ["8/5 6/5", "6/5 8/5", "8-5,6-5", "6-5,8-5", "6/5, 8/5"] {
            assert_eq!(read(&start(), "31", text), "8-5,6-5");
        }
        for text in ["13/5", "13-5", "13/8/5", "13/10/5", "13/8 8/5", "10/5 13/10"] {
            assert_eq!(read(&start(), "53", text), "13-8,8-5");
        }
        for text in ["8/5(2) 6/3(2)", "6/3(2) 8/5 8/5", "8-5(2),6-3(2)"] {
            assert_eq!(read(&start(), "33", text), "8-5,8-5,6-3,6-3");
        }
        assert_eq!(read(&start(), "66", "24/18(2) 13/7(2)"), "24-18,24-18,13-7,13-7");
        assert_eq!(read(&start(), "22", "13/5"), "13-11,11-9,9-7,7-5");
    }

    #[test]
    fn bar_and_off_are_words_or_numbers() {
        let entering = generator(&[(25, 1), (6, 14)], &[(6, 1), (13, 14)]);
        for text in ["bar/19* 6/5", "Bar/19 6/5", "25/19 6/5", "6-5,bar-19*", "25/19*, 6/5"] {
            assert_eq!(read(&entering, "61", text), "bar-19*,6-5");
        }
        let leaving = generator(&[(6, 2), (1, 13)], &[(13, 15)]);
        for text in ["6/off 1/off", "6/0 1/0", "6/Off 1/OFF"] {
            assert_eq!(read(&leaving, "61", text), "6-off,1-off");
        }
    }

    #[test]
    fn a_joined_move_that_may_or_may_not_hit_is_unclear() {
        let generator = generator(&[(13, 2), (6, 13)], &[(17, 1), (13, 14)]);
        assert_eq!(
            read(&generator, "53", "13/5"),
            "`13/5` can be played in ways that hit differently: 13-8*,8-5 or 13-10,10-5; name every step"
        );
        assert_eq!(read(&generator, "53", "13/8*/5"), "13-8*,8-5");
        assert_eq!(read(&generator, "53", "13/8/5"), "13-8*,8-5");
        assert_eq!(read(&generator, "53", "13/10/5"), "13-10,10-5");
        assert_eq!(read(&generator, "53", "13/10 13/8"), "13-10,13-8*");
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let cases = [
            ("31", "8/3", "no die of 31 (or what is left of it) moves a checker from 8 to 3"),
            ("31", "7/4 6/5", "you have no checker on 7"),
            (
                "51",
                "24/19 6/5",
                "point 19 is blocked: your opponent has two or more checkers there",
            ),
            ("31", "5/8 6/5", "checkers move from higher points to lower ones, not from 5 to 8"),
            ("31", "26/23", "there is no point `26`; points are 24 to 1, bar and off"),
            ("31", "8/5* 6/5", "nothing is hit on 5"),
            ("31", "8/5", "you can use 2 dice, so you must, not 1; one way is 6-3,6-5"),
            ("31", "8/5 6/5 6/5", "31 gives only 2 steps"),
            (
                "61",
                "6/off 6/5",
                "you cannot bear off yet: you have a checker on 24, outside your home board",
            ),
        ];
        for (dice, text, message) in cases {
            let got = read(&start(), dice, text);
            assert!(
                got == message || text == "8/5" && got.starts_with("you can use 2 dice"),
                "{text}: {got}"
            );
        }
        for text in
            ["8/", "8", "/", "8/5(", "8/5(9)", "8/5(2", "8//5", "*", "8/5**", "x/y", "8/5()"]
        {
            assert!(read(&start(), "31", text).contains("isn't a valid move"), "{text}");
        }
    }

    #[test]
    fn the_rules_about_all_dice_are_explained() {
        let larger = generator(&[(20, 1), (1, 14)], &[(16, 2), (6, 13)]);
        assert!(read(&larger, "65", "20/15").contains("must be the larger one: 6"));
        assert!(read(&larger, "65", "pass").contains("there is a legal move"));
        let high = generator(&[(6, 1), (3, 14)], &[(13, 15)]);
        let message = "a 4 does not bear off from 3 while you have a checker on 6";
        assert_eq!(read(&high, "41", "3/off 3/2"), message);
        let bar = generator(&[(25, 1), (6, 14)], &[(13, 15)]);
        assert!(read(&bar, "61", "6/5").contains("it has to enter before any other"));
    }

    #[test]
    fn the_book_form_joins_groups_and_names_points_where_it_must() {
        let written = |generator: &MoveGen, dice: &str, token: &str| {
            let play = read_play(generator, roll(dice), token, Stars::MayBeMissing).unwrap();
            book(generator, roll(dice), &play)
        };
        assert_eq!(written(&start(), "33", "8-5,8-5,6-3,6-3"), "8/5(2) 6/3(2)");
        assert_eq!(written(&start(), "53", "13-8,8-5"), "13/5");
        assert_eq!(written(&start(), "66", "24-18,24-18,13-7,13-7"), "24/18(2) 13/7(2)");
        let generator = generator(&[(13, 2), (6, 13)], &[(17, 1), (13, 14)]);
        assert_eq!(written(&generator, "53", "13-8*,8-5"), "13/8*/5");
        assert_eq!(written(&generator, "53", "13-10,10-5"), "13/10/5");
    }
}
