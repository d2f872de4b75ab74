//! Refusals of every game as a key and values, for pages in any language.

use galds_games::core::{Explain, Reason, TableError, Value};

fn of_action(game: &str, actions: &[&str]) -> Reason {
    let mut table = galds_games::open(game, game).unwrap();
    let (last, before) = actions.split_last().unwrap();
    for action in before {
        table.play_text(action).unwrap();
    }
    table.play_text(last).unwrap_err().reason()
}

fn of_position(rules: &str, position: &str) -> Reason {
    let game = rules.split(',').next().unwrap();
    let game = if game == "backgammon" { "nardi" } else { game };
    let mut table = galds_games::open(game, rules).unwrap();
    table.set_position(position).unwrap_err().reason()
}

fn text(name: &'static str, text: &str) -> (&'static str, Value) {
    (name, Value::text(text))
}

fn list(name: &'static str, items: &[&str]) -> (&'static str, Value) {
    (name, Value::list(items))
}

fn number(name: &'static str, number: u64) -> (&'static str, Value) {
    (name, Value::Number(number))
}

fn assert_reason(reason: Reason, key: &str, values: &[(&'static str, Value)]) {
    assert_eq!(reason, Reason::named(key, values.to_vec()));
}

#[test]
fn lautari_names_roles_and_sides_by_small_words() {
    let far = of_action("lautari", &["e3 e5"]);
    let values = [text("role", "pawn"), text("from", "e3"), text("to", "e5")];
    assert_reason(far, "lautari-too-far", &values);
    let theirs = of_action("lautari", &["e12 e11"]);
    assert_reason(theirs, "lautari-not-yours", &[text("field", "e12"), text("side", "white")]);
    let capture = of_position("lautari", "w e3 e12 - e3,e12,P,- - 0");
    let values = [text("from", "e3"), text("capture", "e3,e12,P,-")];
    assert_reason(capture, "lautari-position-impossible-capture-start-occupied", &values);
}

#[test]
fn luzhanqi_says_what_is_wrong_with_a_set_up() {
    let short = of_action("luzhanqi", &["@MF8"]);
    assert_reason(short, "luzhanqi-set-up-length", &[number("count", 3)]);
    let generals = of_action("luzhanqi", &["@MF8MM97B93B98642775163853"]);
    let values = [
        text("kind", "lieutenant-general"),
        list("nodes", &["e2", "b6", "e6"]),
        text("letter", "3"),
        number("right", 2),
        number("count", 3),
    ];
    assert_reason(generals, "luzhanqi-set-up-count", &values);
    let early = of_position("luzhanqi", "R - a12:1 - 0 0");
    assert_reason(early, "luzhanqi-position-set-up-black-laid-out", &[]);
}

#[test]
fn nardi_says_what_is_due() {
    assert_reason(of_action("nardi", &["8/5"]), "nardi-due-opening", &[]);
    let roll = of_action("nardi", &["o31", "8/5"]);
    assert_reason(roll, "nardi-due-roll", &[text("side", "white")]);
    assert_reason(of_action("nardi", &["o31", "double"]), "nardi-no-double-no-cube", &[]);
    let start = "w open 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5";
    let cube = of_position("nardi", &format!("{start} 2w -"));
    assert_reason(cube, "nardi-position-cube-absent", &[text("text", "2w")]);
    let score = of_position("backgammon,match=7", &format!("{start} 1c 0,0,5"));
    let values = [number("length", 7), number("written", 5)];
    assert_reason(score, "nardi-position-score-other-length", &values);
}

#[test]
fn rotary_says_what_is_due_and_which_rules_contradict_each_other() {
    assert_reason(of_action("rotary", &["p34"]), "rotary-due-turn", &[]);
    let offer = of_position("rotary", "w offer 11 12 0");
    assert_reason(offer, "rotary-position-phase-not-in-rules-offer", &[]);
    let rules = galds_games::open("rotary", "rotary,capture=after").err().unwrap();
    assert_reason(rules.reason(), "rotary-rules-captures-without-traps", &[]);
}

#[test]
fn shatra_lists_what_can_be_done_instead() {
    let far = of_action("shatra", &["46-25"]);
    let values = [
        text("kind", "shatra"),
        text("from", "46"),
        text("to", "25"),
        list("allowed", &["32", "39"]),
        number("more", 0),
    ];
    assert_reason(far, "shatra-out-of-reach", &values);
    let reserve = of_action("shatra", &["54-25"]);
    assert_eq!(reserve.key, "shatra-in-reserve");
    assert!(reserve.values.contains(&text("road", "closed")), "{reserve:?}");
}

#[test]
fn a_table_and_the_shelf_explain_themselves_too() {
    let over = TableError::Over(galds_games::core::Outcome::DRAW).reason();
    assert_reason(over, "table-over", &[text("outcome", "½-½")]);
    let game = galds_games::find("go").unwrap_err().reason();
    assert_eq!((game.key.as_str(), &game.values[0]), ("open-game", &text("given", "go")));
    let rules = galds_games::open("shatra", "shatra,road=perhaps").err().unwrap().reason();
    assert_eq!(rules.key, "rules-key");
}

#[test]
fn keys_begin_with_the_name_of_their_game() {
    for game in galds_games::SHELF {
        for form in game.reasons() {
            let rest = form.key.strip_prefix(game.about.name);
            assert!(rest.is_some_and(|rest| rest.starts_with('-')), "{}", form.key);
        }
    }
}

#[test]
fn keys_and_names_are_identifiers() {
    let is_identifier = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    for form in galds_games::reasons() {
        assert!(is_identifier(&form.key), "{}", form.key);
        assert!(form.values.iter().all(|name| is_identifier(name)), "{form:?}");
    }
}
