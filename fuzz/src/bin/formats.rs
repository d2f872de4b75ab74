//! IDs, match files and published dice of Nardi: whatever is read is written and read back the same.
#![no_main]

use galds_games::nardi::dice::verify;
use galds_games::nardi::formats::{gnuid, mat, sgf, xgid};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    for (game, position) in [gnuid::read(text), xgid::read(text)].into_iter().flatten() {
        if let Ok(id) = xgid::write(&game, &position) {
            assert_eq!(xgid::read(&id).map(|(_, read)| read), Ok(position), "{id}");
        }
    }
    for played in [mat::read(text), sgf::read(text)].into_iter().flatten() {
        let again = sgf::read(&sgf::write(&played)).expect("what was written can be read");
        assert_eq!(again.points(), played.points());
        let again = mat::read(&mat::write(&played)).expect("what was written can be read");
        assert_eq!(again.points(), played.points());
    }
    let _ = verify(text);
});
