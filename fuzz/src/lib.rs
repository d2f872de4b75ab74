//! What the fuzz targets share: choosing a game and a position from the first bytes of an input.

use galds_games::SHELF;
use galds_games::core::AnyTable;

/// Splits an input into a game (first byte), and the rest as text.
pub fn game_and_text(input: &[u8]) -> Option<(&'static galds_games::BoxedGame, &str)> {
    let (&number, rest) = input.split_first()?;
    let game = &SHELF[usize::from(number) % SHELF.len()];
    Some((game, std::str::from_utf8(rest).ok()?))
}

/// Opens a game under one of its presets and plays the actions that some bytes choose.
pub fn table_after(game: &galds_games::BoxedGame, preset: u8, choices: &[u8]) -> Box<dyn AnyTable> {
    let presets = game.rules().presets;
    let preset = presets[usize::from(preset) % presets.len()].name;
    let mut table = game.open(preset).expect("presets open");
    for &choice in choices {
        let (_, tokens) = table.legal();
        let Some(token) = tokens.get(usize::from(choice) % tokens.len().max(1)) else { break };
        table.play_text(token).expect("what is listed can be played");
    }
    table
}
