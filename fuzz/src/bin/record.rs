//! Game records: reading never panics, and what could be replayed is written and replayed the same.
#![no_main]

use galds_fuzz::game_and_text;
use galds_games::core::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((game, text)) = game_and_text(input) else { return };
    let Ok(record) = Record::read(text) else { return };
    let rules = record.tag("Rules").unwrap_or(game.about.name);
    let Ok(mut table) = game.open(rules) else { return };
    if record.replay(&mut *table, |_| {}).is_ok() {
        let written = Record::write(&*table, &[]);
        let record = Record::read(&written).expect("what was written can be read");
        let mut again = game.open(&table.rules_text()).expect("the rules can be read");
        record.replay(&mut *again, |_| {}).expect("what was written can be replayed");
        assert_eq!(again.position_text(), table.position_text());
    }
});
