//! Position texts: whatever is read is written and read back the same, and can be played from.
#![no_main]

use galds_fuzz::game_and_text;
use galds_games::core::Viewer;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((&preset, rest)) = input.split_first() else { return };
    let Some((game, text)) = game_and_text(rest) else { return };
    let presets = game.rules().presets;
    let name = presets[usize::from(preset) % presets.len()].name;
    let mut table = game.open(name).expect("presets open");
    if table.set_position(text).is_ok() {
        let written = table.position_text();
        table.set_position(&written).expect("what was written can be read");
        assert_eq!(table.position_text(), written);
        for viewer in Viewer::ALL {
            table.view_text(viewer);
        }
        let (_, tokens) = table.legal();
        for token in tokens.iter().take(4) {
            let mut next = table.boxed_clone();
            next.play_text(token).expect("what is listed can be played");
            let after = next.position_text();
            next.set_position(&after).expect("a position after a legal action can be read");
        }
    }
});
