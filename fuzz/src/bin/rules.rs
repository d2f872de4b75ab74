//! Rules texts: whatever is read is written and read back the same.
#![no_main]

use galds_fuzz::game_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((game, text)) = game_and_text(input) else { return };
    if let Ok(table) = game.open(text) {
        let written = table.rules_text();
        let again = game.open(&written).expect("what was written can be read");
        assert_eq!(again.rules_text(), written);
        assert_eq!(again.position_text(), table.position_text());
    }
});
