//! The vectors' set-ups: which are legal, and which rule the others break.

use galds_core::{Game, RuleSet, Side};
use galds_luzhanqi::{Luzhanqi, Rules, SetUp};
use serde_json::Value;

#[test]
fn set_ups_are_judged_as_in_the_vectors() {
    let vectors: Value = serde_json::from_str(include_str!("data/vectors.json")).unwrap();
    let cases = vectors["setups"].as_array().unwrap();
    assert_eq!(cases.len(), 25);
    for case in cases {
        let text = |key: &str| case[key].as_str().unwrap();
        let rules = Rules::read(text("rules")).unwrap();
        let side = if text("side") == "r" { Side::First } else { Side::Second };
        let judged = SetUp::read(text("setup")).and_then(|set_up| set_up.check(side, &rules));
        let broken = judged.as_ref().err().map_or("", |fault| fault.rule());
        let expected = text("breaks").split(':').next().unwrap_or_default();
        assert_eq!(broken, expected, "{case}");
        assert_eq!(judged.is_ok(), case["ok"].as_bool().unwrap(), "{case}");
        played_as_judged(rules, side, text("setup"), judged.is_ok());
    }
}

/// The game itself refuses what the validator refuses.
fn played_as_judged(rules: Rules, side: Side, set_up: &str, legal: bool) {
    let game = Luzhanqi::new(rules);
    let mut position = game.start();
    if side == Side::Second {
        let first = game.read_action(&position, "fortress").unwrap();
        game.apply(&mut position, first).unwrap();
    }
    let before = position;
    let played = game.read_action(&position, set_up).and_then(|a| game.apply(&mut position, a));
    assert_eq!(played.is_ok(), legal, "{set_up}");
    assert_eq!(position == before, !legal);
}
