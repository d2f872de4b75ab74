//! The lessons of every game: each position is legal, and exactly those actions are accepted that do what is asked.
//!
//! With `GALDS_WRITE_LESSONS=1` (or `make lessons`) the accepted actions are written instead of compared.

use std::path::{Path, PathBuf};

use galds_engine::lessons::{Accepted, Lesson, Step, read, task, with_accepted};
use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_games::SHELF;
use galds_games::core::AnyTable;

fn file(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("lessons/lessons.txt")
}

fn lessons_of(game: &str) -> (String, Vec<Lesson>) {
    let text = std::fs::read_to_string(file(game)).expect("every game has lessons");
    let lessons = read(game, &text).unwrap_or_else(|error| panic!("{game}: {error}"));
    (text, lessons)
}

/// Everything that does what a step asks for.
fn accepted(game: &str, table: &dyn AnyTable, step: &Step) -> Accepted {
    if step.task.0 == [task::Condition::Any] {
        return Accepted::Anything;
    }
    let mut player =
        registry::player(game, &PlayerSpec::full(), 1).expect("every game has a player");
    Accepted::Tokens(task::answers(table, &step.task, &mut *player))
}

/// What is accepted at each step of a lesson, worked out from the rules. A step that goes on from one with a single
/// answer sees that answer.
fn worked_out(game: &str, lesson: &Lesson) -> Lesson {
    let mut lesson = lesson.clone();
    let rules = lesson.rules.clone();
    for i in 0..lesson.steps.len() {
        let begun = Lesson { steps: lesson.steps[..=i].to_vec(), ..lesson.clone() };
        let tables = begun
            .tables(|| galds_games::open(game, &rules).expect("the rules of a lesson are known"))
            .unwrap_or_else(|error| panic!("{game}: {error}"));
        lesson.steps[i].accepted = accepted(game, &*tables[i], &lesson.steps[i]);
    }
    lesson
}

#[test]
fn exactly_the_actions_that_do_what_is_asked_are_accepted() {
    let write = std::env::var_os("GALDS_WRITE_LESSONS").is_some();
    let mut problems = Vec::new();
    for game in SHELF {
        let name = game.about.name;
        let (text, lessons) = lessons_of(name);
        let right: Vec<Lesson> = lessons.iter().map(|lesson| worked_out(name, lesson)).collect();
        let steps = || right.iter().flat_map(|lesson| &lesson.steps);
        if write {
            let all: Vec<Accepted> = steps().map(|step| step.accepted.clone()).collect();
            std::fs::write(file(name), with_accepted(&text, &all)).expect("it can be written");
        } else {
            for (kept, right) in lessons.iter().zip(&right) {
                assert_eq!(kept, right, "{name}: run `make lessons` and look at the difference");
            }
        }
        for lesson in &right {
            let none = |step: &Step| step.accepted == Accepted::Tokens(Vec::new());
            if let Some(i) = lesson.steps.iter().position(none) {
                problems.push(format!("{name}, lesson {}, step {}", lesson.name, i + 1));
            }
        }
    }
    assert!(problems.is_empty(), "nothing does what is asked: {problems:#?}");
}

#[test]
fn every_reply_is_legal_after_every_answer() {
    for game in SHELF {
        let name = game.about.name;
        for lesson in lessons_of(name).1 {
            let tables = lesson
                .tables(|| galds_games::open(name, &lesson.rules).expect("known rules"))
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            for (table, step) in tables.iter().zip(&lesson.steps) {
                let Some(reply) = &step.reply else { continue };
                let tokens = match &step.accepted {
                    Accepted::Anything => table.legal().1,
                    Accepted::Tokens(tokens) => tokens.clone(),
                };
                for token in tokens {
                    let mut after = table.boxed_clone();
                    after.play_text(&token).expect("an accepted action is legal");
                    let replied = after.play_text(reply);
                    assert!(replied.is_ok(), "{name}, {}: {reply} after {token}", lesson.name);
                }
            }
        }
    }
}

#[test]
fn every_game_has_a_first_lesson_and_eight_or_more() {
    for game in SHELF {
        let (_, lessons) = lessons_of(game.about.name);
        assert_eq!(lessons[0].name, "first", "{}", game.about.name);
        assert!((8..=15).contains(&lessons.len()), "{}: {}", game.about.name, lessons.len());
        let last = lessons[0].steps.last().expect("the first lesson has steps");
        let wins = last.task.0.contains(&task::Condition::Wins);
        assert!(wins, "the first lesson of {} ends with a win", game.about.name);
    }
}
