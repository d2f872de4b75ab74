//! Proofs of forced wins: one action of the winner, every action of the defender, to the end.

use std::sync::atomic::AtomicBool;

use galds_games::core::{AnyTable, Listing, Side, Turn};

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Budget, Player, TextLine, Value};
use crate::search::Limits;

/// How much a side looks for its win at each step of a proof. Proofs are short, so it is little.
const NODES: u64 = 30_000;

/// What is left to be done when a side has `actions` own actions left, and `winner` is to win.
///
/// It is sound and not complete: a win that the player does not find is not seen.
pub fn forces_win(
    table: &mut dyn AnyTable,
    player: &mut dyn Player,
    winner: Side,
    actions: u32,
) -> bool {
    match table.turn() {
        Turn::Over(outcome) => outcome.winner() == Some(winner),
        Turn::Chance | Turn::SideOrChance(_) => false,
        Turn::Side(side) if side == winner => {
            let win = if actions == 0 { None } else { winning_action(table, player) };
            win.is_some_and(|token| wins_after(table, player, winner, actions - 1, &token))
        }
        Turn::Side(_) => {
            let (listing, tokens) = table.legal();
            listing == Listing::Complete
                && tokens.iter().all(|token| wins_after(table, player, winner, actions, token))
        }
    }
}

/// Whether the winner still wins with so many own actions after this one.
pub fn wins_after(
    table: &mut dyn AnyTable,
    player: &mut dyn Player,
    winner: Side,
    actions: u32,
    token: &str,
) -> bool {
    if table.play_text(token).is_err() {
        return false;
    }
    let wins = forces_win(table, player, winner, actions);
    table.undo();
    wins
}

/// The action with which the side to act wins by force, if the player sees one.
fn winning_action(table: &dyn AnyTable, player: &mut dyn Player) -> Option<String> {
    let line = best_lines(table, player, NODES, 1).into_iter().next()?;
    match line.value {
        Value::WinIn(_) => line.tokens.into_iter().next(),
        _ => None,
    }
}

/// The best lines of the position on the table as its side to act sees it.
pub fn best_lines(
    table: &dyn AnyTable,
    player: &mut dyn Player,
    nodes: u64,
    lines: usize,
) -> Vec<TextLine> {
    let Some(side) = table.turn().side() else { return Vec::new() };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let budget = Budget { lines, ..Budget::within(limits) };
    let stop = AtomicBool::new(false);
    let analysis =
        player.choose(&Observation::of(table, side), &budget, &Host::bare(&stop), &mut |_| {});
    analysis.map(|analysis| analysis.lines).unwrap_or_default()
}
