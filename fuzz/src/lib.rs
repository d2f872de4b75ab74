//! What the fuzz targets share: choosing a game and a position from the head of an input.

use galds_games::SHELF;
use galds_games::core::AnyTable;

/// Splits an input into a game, named by the first line, and the rest as text. A name that is not
/// known stands for some game all the same, so that no input is wasted.
pub fn game_and_text(input: &[u8]) -> Option<(&'static galds_games::BoxedGame, &str)> {
    let text = std::str::from_utf8(input).ok()?;
    let (name, rest) = text.split_once('\n')?;
    let game = galds_games::find(name).unwrap_or_else(|_| {
        let number: usize = name.bytes().map(usize::from).sum();
        &SHELF[number % SHELF.len()]
    });
    Some((game, rest))
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
