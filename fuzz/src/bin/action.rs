//! Action texts, tried in positions that the input itself plays to.
#![no_main]

use galds_fuzz::{game_and_text, table_after};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((header, rest)) = input.split_at_checked(10) else { return };
    let Some((game, text)) = game_and_text(rest) else { return };
    let mut table = table_after(game, header[0], &header[1..]);
    let before = table.position_text();
    match table.play_text(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(table.position_text(), before, "a refused action changes nothing");
        }
        Ok(played) => {
            let mut again = table.boxed_clone();
            again.undo();
            assert_eq!(again.position_text(), before);
            again.play_text(&played.token).expect("the token is the same action");
            assert_eq!(again.position_text(), table.position_text());
        }
    }
});
