//! Proofs of forced wins: one action of the winner, every action of the defender, to the end.

use std::sync::atomic::{AtomicBool, Ordering};

use galds_games::core::{AnyTable, Listing, Side, Turn};

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Budget, Player, TextLine, Value};
use crate::search::Limits;

/// How much a side looks for its win at each step of a proof. Proofs are short, so it is little.
const NODES: u64 = 30_000;

/// Proves wins with the help of a player, as long as its looks last.
pub struct Prover<'p> {
    /// Who finds the actions of the winner.
    pub player: &'p mut dyn Player,
    pub winner: Side,
    /// How many searches are left.
    pub looks: u32,
    /// Ends it when it is set.
    pub stop: &'p AtomicBool,
}

/// The flag of proofs that nobody ends.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Prover<'_> {
    /// Whether the winner wins for certain with so many own actions.
    ///
    /// It is sound and not complete: a win that the player does not find is not seen, nor one for which the looks do not
    /// last.
    pub fn forces_win(&mut self, table: &mut dyn AnyTable, actions: u32) -> bool {
        match table.turn() {
            Turn::Over(outcome) => outcome.winner() == Some(self.winner),
            Turn::Chance | Turn::SideOrChance(_) => false,
            Turn::Side(side) if side == self.winner => {
                let win = if actions == 0 { None } else { self.winning_action(table) };
                win.is_some_and(|token| self.wins_after(table, actions - 1, &token))
            }
            Turn::Side(_) => {
                let (listing, tokens) = table.legal();
                listing == Listing::Complete
                    && tokens.iter().all(|token| self.wins_after(table, actions, token))
            }
        }
    }

    /// Whether the winner still wins with so many own actions after this one.
    pub fn wins_after(&mut self, table: &mut dyn AnyTable, actions: u32, token: &str) -> bool {
        if table.play_text(token).is_err() {
            return false;
        }
        let wins = self.forces_win(table, actions);
        table.undo();
        wins
    }

    /// The action with which the side to act wins by force, if the player sees one.
    fn winning_action(&mut self, table: &dyn AnyTable) -> Option<String> {
        self.looks = self.looks.checked_sub(1).filter(|_| !self.stop.load(Ordering::Relaxed))?;
        let line = best_lines(table, self.player, NODES, 1).into_iter().next()?;
        match line.value {
            Value::WinIn(_) => line.tokens.into_iter().next(),
            _ => None,
        }
    }
}

/// Whether `winner` wins for certain with so many own actions, however long the proof takes.
pub fn forces_win(
    table: &mut dyn AnyTable,
    player: &mut dyn Player,
    winner: Side,
    actions: u32,
) -> bool {
    Prover { player, winner, looks: u32::MAX, stop: &NEVER }.forces_win(table, actions)
}

/// Whether the winner still wins with so many own actions after this one.
pub fn wins_after(
    table: &mut dyn AnyTable,
    player: &mut dyn Player,
    winner: Side,
    actions: u32,
    token: &str,
) -> bool {
    Prover { player, winner, looks: u32::MAX, stop: &NEVER }.wins_after(table, actions, token)
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
