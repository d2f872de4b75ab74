//! The conformance suite sees what is wrong with a game: each test plants one fault in a small game,
//! or in its vectors, and expects the suite to fail for that very reason.

mod nim;

use std::panic::{AssertUnwindSafe, catch_unwind};

use galds_core::conformance::{Suite, check, vectors};
use nim::Nim;
use serde_json::{Value, json};

fn suite(rules: &'static [&'static str]) -> Suite<Nim> {
    Suite {
        rules,
        mirror: Some(|_, position| Some(position.mirrored())),
        games: 60,
        own_sections: &["riddles"],
        longest: 50,
    }
}

/// Vectors without a fault.
fn sound_vectors() -> Value {
    json!({
        "game": "nim",
        "perft": [{"position": "w 21 0", "depth": 2, "nodes": 9}, {"position": "w 2 0", "depth": 2, "nodes": 1}],
        "legal": [
            {"position": "b 2 5", "moves": ["take2", "take1"]},
            {"position": "b 1 5", "plays": {"take1": "w 0 6"}},
        ],
        "games": [
            {"rules": "nim", "start": "w 4 0", "moves": ["take3", "take1"],
             "positions": ["b 1 1", "w 0 2"], "outcome": "0-1"},
            {"rules": "nim", "moves": ["take1"], "positions": ["w 21 0", "b 20 1"], "outcome": "*"},
        ],
        "riddles": [{"what": "read by the game's own tests"}],
    })
}

/// With what the suite fails; nothing if it passes.
fn failure(test: impl FnOnce()) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(test)).err()?;
    let message = panic.downcast_ref::<String>().cloned();
    message.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
}

fn assert_fails(what: &str, expected: &str, test: impl FnOnce()) {
    let failure = failure(test).unwrap_or_else(|| panic!("the suite does not see {what}"));
    assert!(failure.contains(expected), "{what} fails otherwise: {failure}");
}

fn assert_fault_is_seen(rules: &'static [&'static str], expected: &str) {
    assert_fails(rules[0], expected, || check(&suite(rules), &sound_vectors().to_string()));
}

#[test]
fn a_sound_game_with_sound_vectors_passes() {
    check(&suite(&["nim"]), &sound_vectors().to_string());
}

#[test]
fn a_hash_that_tells_too_little_or_too_much_is_seen() {
    assert_fault_is_seen(&["nim,fault=constant-hash"], "two positions have one hash");
    assert_fault_is_seen(&["nim,fault=hash-without-side"], "two positions have one hash");
    assert_fault_is_seen(&["nim,fault=hash-with-counter"], "sees counters");
}

#[test]
fn a_scene_that_is_wrong_or_says_too_much_is_seen() {
    assert_fault_is_seen(&["nim,fault=scene-off-the-board"], "there is no field s21");
    assert_fault_is_seen(&["nim,fault=steps-elsewhere"], "the steps");
    assert_fault_is_seen(&["nim,fault=nothing-due"], "due is []");
    assert_fault_is_seen(&["nim,fault=end-untold"], "the end is None");
    assert_fault_is_seen(&["nim,fault=words-for-keys"], "is no key");
    assert_fault_is_seen(&["nim,fault=unlisted-phrase"], "is not in Game::PHRASES");
    assert_fault_is_seen(&["nim,fault=scene-with-secret"], "got two scenes");
    assert_fault_is_seen(&["nim,fault=lopsided-neighbours"], "is no neighbour of");
}

#[test]
fn texts_lists_refusals_picks_and_ends_that_are_wrong_are_seen() {
    assert_fault_is_seen(&["nim,fault=text-without-counter"], "is not read back as it was");
    assert_fault_is_seen(&["nim,fault=listed-twice"], "two actions with one token");
    assert_fault_is_seen(&["nim,fault=miscounted"], "bulk count");
    assert_fault_is_seen(&["nim,fault=unlisted-is-applied"], "is not listed but applied");
    assert_fault_is_seen(&["nim,fault=refusal-changes"], "a refused");
    assert_fault_is_seen(&["nim,fault=picks-with-prefix"], "picks");
    assert_fault_is_seen(&["nim,fault=second-side-takes-fewer"], "mirror image");
    assert_fault_is_seen(&["nim,fault=endless"], "does not end");
}

#[test]
fn checks_that_had_nothing_to_look_at_are_seen() {
    let without_images = Suite { mirror: Some(|_, _| None), ..suite(&["nim"]) };
    assert_fails("a mirror that is never there", "compared with its mirror image", || {
        check(&without_images, &sound_vectors().to_string());
    });
    let without_games = Suite { games: 0, ..suite(&["nim"]) };
    assert_fails("no games", "positions were met", || {
        check(&without_games, &sound_vectors().to_string());
    });
}

/// Changes the sound vectors and expects a failure.
fn assert_vectors_fail(what: &str, expected: &str, change: impl FnOnce(&mut Value)) {
    let mut changed = sound_vectors();
    change(&mut changed);
    assert_fails(what, expected, || vectors::<Nim>(&changed.to_string(), &["riddles"]));
}

#[test]
fn a_missing_empty_or_misspelt_section_of_the_vectors_is_seen() {
    vectors::<Nim>(&sound_vectors().to_string(), &["riddles"]);
    for section in ["perft", "legal", "games", "riddles"] {
        let missing = format!("no section `{section}`");
        assert_vectors_fail("a missing section", &missing, |all| {
            all.as_object_mut().unwrap().remove(section);
        });
        let misspelt = format!("{section}s");
        assert_vectors_fail("a misspelt section", &missing, |all| {
            let cases = all.as_object_mut().unwrap().remove(section).unwrap();
            all[misspelt] = cases;
        });
        assert_vectors_fail("an empty section", "is empty", |all| all[section] = json!([]));
        assert_vectors_fail("a section that is no list", "not a list", |all| {
            all[section] = json!({});
        });
    }
    assert_vectors_fail("a section that nobody reads", "nobody reads", |all| {
        all["views"] = json!([{}]);
    });
    assert_vectors_fail("vectors of another game", "the game of the vectors", |all| {
        all["game"] = json!("chess");
    });
}

#[test]
fn a_case_with_a_missing_misspelt_or_wrong_part_is_seen() {
    assert_vectors_fail("no depth", "missing field `depth`", |all| {
        all["perft"][0].as_object_mut().unwrap().remove("depth");
    });
    assert_vectors_fail("no number of nodes", "invalid type: null", |all| {
        all["perft"][0]["nodes"] = Value::Null;
    });
    assert_vectors_fail("a misspelt part", "unknown field `dept`", |all| {
        all["perft"][0]["dept"] = json!(2);
    });
    assert_vectors_fail("a wrong number", "perft: ", |all| all["perft"][0]["nodes"] = json!(10));
    assert_vectors_fail("no list", "either moves or plays", |all| {
        all["legal"][0].as_object_mut().unwrap().remove("moves");
    });
    assert_vectors_fail("a list that lacks an action", "legal actions", |all| {
        all["legal"][0]["moves"] = json!(["take1"]);
    });
    assert_vectors_fail("a wrong position after an action", "take1", |all| {
        all["legal"][1]["plays"]["take1"] = json!("b 0 6");
    });
    assert_vectors_fail("a wrong position in a game", "after take3", |all| {
        all["games"][0]["positions"][0] = json!("b 2 1");
    });
    assert_vectors_fail("a wrong outcome", "outcome", |all| {
        all["games"][0]["outcome"] = json!("1-0");
    });
    assert_vectors_fail("too few positions", "positions of", |all| {
        all["games"][0]["positions"] = json!([]);
    });
}
