//! The text form of lessons: a line for each thing, a keyword and what it says.
//!
//! ```text
//! lesson revival
//! position b e1,f1 g8 - - - 0
//! moves g8-k8x
//! task revives
//! accept k10+g8,k8
//! reply e13-e12
//! ```

use std::fmt::Write as _;

use thiserror::Error;

use super::{Accepted, Beginning, Lesson, Step};

/// Why a text holds no lessons.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonsError {
    /// The keyword is unknown, or stands where it has no meaning.
    #[error(
        "line {line}: `{text}` isn't expected here; a lesson is `lesson NAME`, perhaps `rules`, and steps of \
         `position` or `start`, `moves`, `task`, `accept` and `reply`"
    )]
    Line { line: usize, text: String },
    /// The task is unknown.
    #[error("line {line}: `{text}` isn't a task; tasks are {tasks}")]
    Task { line: usize, text: String, tasks: &'static str },
}

/// Reads the lessons of a game; `game` is also the name of its usual rules.
pub fn read(game: &str, text: &str) -> Result<Vec<Lesson>, LessonsError> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut beginning: Option<Beginning> = None;
    for (i, line) in text.lines().enumerate() {
        let line_number = i + 1;
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let unexpected = || LessonsError::Line { line: line_number, text: trimmed.to_owned() };
        let (keyword, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
        let rest = rest.trim();
        if keyword == "lesson" && !rest.is_empty() {
            let (name, rules) = (rest.to_owned(), game.to_owned());
            lessons.push(Lesson { name, rules, steps: Vec::new() });
            beginning = None;
            continue;
        }
        let lesson = lessons.last_mut().ok_or_else(unexpected)?;
        match keyword {
            "rules" => rest.clone_into(&mut lesson.rules),
            "start" => beginning = Some(Beginning { position: None, moves: Vec::new() }),
            "position" => {
                let position = Some(rest.to_owned());
                beginning = Some(Beginning { position, moves: Vec::new() });
            }
            "moves" => {
                let begun = beginning.as_mut().ok_or_else(unexpected)?;
                begun.moves = words(rest);
            }
            "task" => {
                let task = rest.parse().map_err(|()| LessonsError::Task {
                    line: line_number,
                    text: rest.to_owned(),
                    tasks: super::task::NAMES,
                })?;
                let accepted = Accepted::Tokens(Vec::new());
                lesson.steps.push(Step {
                    beginning: beginning.take(),
                    task,
                    accepted,
                    reply: None,
                });
            }
            "accept" => {
                let step = lesson.steps.last_mut().ok_or_else(unexpected)?;
                step.accepted = match rest {
                    "*" => Accepted::Anything,
                    tokens => Accepted::Tokens(words(tokens)),
                };
            }
            "reply" => {
                let step = lesson.steps.last_mut().ok_or_else(unexpected)?;
                step.reply = Some(rest.to_owned());
            }
            _ => return Err(unexpected()),
        }
    }
    Ok(lessons)
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The text with other accepted actions, step by step: everything else stays as it was.
pub fn with_accepted(text: &str, accepted: &[Accepted]) -> String {
    let mut all = accepted.iter();
    let mut written = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("accept") {
            continue;
        }
        let _ = writeln!(written, "{line}");
        if line.trim_start().starts_with("task ") {
            let indent = &line[..line.len() - line.trim_start().len()];
            if let Some(accepted) = all.next() {
                let _ = writeln!(written, "{indent}accept {accepted}");
            }
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_read_step_by_step() {
        let text = "# remark\nlesson one\nstart\nmoves a b\ntask wins\naccept c\nreply d\ntask any\naccept *\n";
        let lessons = read("rotary", text).unwrap();
        assert_eq!(lessons.len(), 1);
        assert_eq!(lessons[0].rules, "rotary");
        assert_eq!(lessons[0].steps.len(), 2);
        assert_eq!(lessons[0].steps[0].accepted, Accepted::Tokens(vec!["c".to_owned()]));
        assert_eq!(lessons[0].steps[0].reply.as_deref(), Some("d"));
        assert_eq!(lessons[0].steps[1].beginning, None);
        assert_eq!(lessons[0].steps[1].accepted, Accepted::Anything);
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_its_line() {
        let message = |text: &str| read("rotary", text).unwrap_err().to_string();
        assert!(message("task wins").starts_with("line 1: `task wins` isn't expected here"));
        assert!(message("lesson a\nmoves b").starts_with("line 2: `moves b`"));
        assert!(message("lesson a\nstart\ntask flies").starts_with("line 3: `flies` isn't a task"));
    }

    #[test]
    fn only_the_accepted_actions_change() {
        let text = "lesson one\n  start\n  task wins\n  accept a\n  reply b\n";
        let accepted = [Accepted::Tokens(vec!["x".to_owned(), "y".to_owned()])];
        let expected = "lesson one\n  start\n  task wins\n  accept x y\n  reply b\n";
        assert_eq!(with_accepted(text, &accepted), expected);
    }
}
