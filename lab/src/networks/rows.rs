//! What the training script reads: the positions of kept games as inputs, one row each.
//!
//! A file of rows begins with a line of text, `galdsrows DESIGN INPUTS MOST KINDS`, and goes on with rows of numbers of two
//! bytes, little-endian:
//!
//! ```text
//!   u16 × MOST   the inputs that the side to act sees set; unused places hold INPUTS
//!   u16 × MOST   the same for its enemy
//!   u16          the kind of position
//!   i16          what the search said for the side to act
//!   u16          what it got in the end: 0 a loss, 1 a draw, 2 a win
//!   u16          how many actions later that was
//! ```
//!
//! Only positions are taken that an evaluation is asked about: those in which the side to act may stand pat and did not
//! capture, promote or win at once.

use std::io::{Read, Write};

use galds_engine::networks::{Changes, NetworkInputs};
use galds_engine::search::Searched;
use galds_games::core::{RuleSet, Side, Table, Turn};

use super::games_file::{GamesError, KeptGame, read_head};

/// What was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowsTally {
    /// How many games were read.
    pub games: usize,
    /// How many rows were written.
    pub rows: usize,
}

/// Reads a file of games and writes one of rows.
pub fn write<G: Searched + NetworkInputs>(
    games: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<RowsTally, GamesError> {
    read_head(games)?;
    writeln!(out, "galdsrows {} {} {} {}", G::DESIGN, G::INPUTS, G::MOST_SET, G::KINDS)?;
    let mut tally = RowsTally::default();
    let mut changes = Changes::default();
    while let Some(game) = KeptGame::read(games)? {
        tally.games += 1;
        tally.rows += game_rows::<G>(&game, &mut changes, out, tally.games)?;
    }
    Ok(tally)
}

/// The rows of one game, which is the file's `number`th.
fn game_rows<G: Searched>(
    game: &KeptGame,
    changes: &mut Changes,
    out: &mut dyn Write,
    number: usize,
) -> Result<usize, GamesError> {
    let wrong = || GamesError::Game(number);
    let mut table = Table::new(G::new(G::Rules::standard()));
    let mut legal = Vec::new();
    let mut rows = 0;
    for (ply, kept) in game.actions.iter().enumerate() {
        let Turn::Side(side) = table.turn() else { return Err(wrong()) };
        let position = table.position();
        table.game().legal(position, &mut legal);
        let action = *legal.get(usize::from(kept.place)).ok_or_else(wrong)?;
        let is_quiet = table.game().may_stand_pat(position)
            && table.game().ordering_score(position, action) <= 0;
        if let (Some(value), true) = (kept.value, is_quiet) {
            let result = match side {
                Side::First => u16::from(game.result),
                Side::Second => 2_u16.checked_sub(game.result.into()).ok_or_else(wrong)?,
            };
            let later = (game.actions.len() - ply) as u16;
            changes.clear();
            G::changed(None, &G::sketch(position), changes);
            let mut row = Vec::with_capacity(2 * G::MOST_SET + 4);
            for viewer in [side, side.other()] {
                let set = &changes.of(viewer).added;
                row.extend_from_slice(set);
                row.extend(std::iter::repeat_n(G::INPUTS as u16, G::MOST_SET - set.len()));
            }
            row.extend([G::kind_for(position, side) as u16, value as u16, result, later]);
            let bytes: Vec<u8> = row.into_iter().flat_map(u16::to_le_bytes).collect();
            out.write_all(&bytes)?;
            rows += 1;
        }
        table.play(action).map_err(|_| wrong())?;
    }
    Ok(rows)
}
