//! Colourings of Intarzia: whatever is read is written and read back the same.
#![no_main]

use galds_games::rotary::intarzia::{Board, Colouring};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    for board in [Board::Lid, Board::Full] {
        if let Ok(colouring) = Colouring::read(board, text) {
            assert_eq!(Colouring::read(board, &colouring.to_string()), Ok(colouring));
        }
    }
});
