//! The review of a finished game: what could be known at each move, what a move gave away, and where a defence was missed.
//!
//! ```text
//!   finished game ──► each move again, as its side saw it ──► what the enemy's pieces likely were
//!                                                        ├─► what the player would have done, and what the move lost
//!                 └─► as the other side saw it ──► how much surer it became of the piece that moved
//! ```
//!
//! The truth is used for one thing only: to say how right the other side became about the piece that moved, and how near
//! its flag the enemy stood. What could be known at a move is said by an observation of that moment.

use galds_games::core::{Game, Side, Table, Turn};
use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::{Action, Kind, Luzhanqi, Node, Position};

use super::beliefs::{PieceBelief, piece_beliefs};
use super::player::LuzhanqiPlayer;
use super::threats::FlagThreats;
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Budget, Player, PlayerError, Value};

/// How near the enemy stands to a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Danger {
    /// It needs more than two moves.
    None,
    /// Somebody can take it in two moves.
    Near,
    /// Somebody stands beside it.
    Beside,
}

/// What the other side learnt from a quiet move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GivenAway {
    /// What moved.
    pub kind: Kind,
    /// How likely it was of that kind by what the other side could know before the move.
    pub before: f64,
    /// The same after the move.
    pub after: f64,
}

/// The review of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Who moved.
    pub side: Side,
    /// The move in book notation.
    pub book: String,
    /// What the enemy's pieces likely were, by what the mover could know.
    pub known: Vec<PieceBelief>,
    /// The chance of the mover with the best move.
    pub chance: f64,
    /// How much of it the move lost.
    pub lost: f64,
    /// The best move, if it was another one.
    pub better: Option<String>,
    /// What the move gave away, if that was much.
    pub gave_away: Option<GivenAway>,
    /// How near the enemy stood to the mover's flag after the move.
    pub danger: Danger,
}

/// A move that loses less than this is no mistake.
const MISTAKE: f64 = 0.08;
/// The other side became surer by this much at least.
const REVEALING: f64 = 0.1;
/// So many moves are weighed beside the best.
const LINES: usize = 12;

impl Note {
    /// Whether the move let the enemy stay near the flag although there was clearly something better.
    pub fn missed_defence(&self) -> bool {
        self.danger > Danger::None && self.lost >= MISTAKE
    }
}

/// Reviews the moves of a game; `each` is called after every one.
pub fn review(
    table: &Table<Luzhanqi>,
    budget: &Budget,
    host: &Host<'_>,
    each: &mut dyn FnMut(&Note),
) -> Result<Vec<Note>, PlayerError> {
    let game = table.game();
    let mut again = Table::at(game.clone(), *table.start());
    let mut notes = Vec::new();
    for (before, action) in table.moments() {
        let reviewed = match (action, again.turn()) {
            (Action::Move { from, to }, Turn::Side(side)) => Some((from, to, side)),
            _ => None,
        };
        let Some((from, to, side)) = reviewed else {
            again.play(action).map_err(|error| PlayerError::Failed(error.to_string()))?;
            continue;
        };
        let observation = Observation::of(&again, side);
        let (chance, lost, better) = judge(&observation, action, budget, host)?;
        let belief_before = belief_about(&again, side, from);
        let quiet = !before.men(side.other()).has(to);
        again.play(action).map_err(|error| PlayerError::Failed(error.to_string()))?;
        let gave_away = before.kind(from).filter(|_| quiet).and_then(|kind| {
            let (before, after) =
                (belief_before?.chance(kind), belief_about(&again, side, to)?.chance(kind));
            (after - before >= REVEALING).then_some(GivenAway { kind, before, after })
        });
        let note = Note {
            side,
            book: game.book(before, action),
            known: piece_beliefs(&observation)?,
            chance,
            lost,
            better,
            gave_away,
            danger: danger(game, again.position(), side),
        };
        each(&note);
        notes.push(note);
    }
    Ok(notes)
}

/// What the other side believes of a piece of `side`.
fn belief_about(table: &Table<Luzhanqi>, side: Side, node: Node) -> Option<PieceBelief> {
    let observation = Observation::of(table, side.other());
    piece_beliefs(&observation).ok()?.into_iter().find(|piece| piece.node == node)
}

/// The chance with the best move, what this one loses of it, and the best move if it is another.
fn judge(
    observation: &Observation,
    action: Action,
    budget: &Budget,
    host: &Host<'_>,
) -> Result<(f64, f64, Option<String>), PlayerError> {
    let budget = Budget { lines: LINES, ..*budget };
    let found = LuzhanqiPlayer::seeded(0).choose(observation, &budget, host, &mut |_| {})?;
    let chance = |value: &Value| match value {
        Value::Chance(chance) => *chance,
        _ => 0.5,
    };
    let (played, best) = (action.to_string(), found.lines.first());
    let best_chance = best.map_or(0.5, |line| chance(&line.value));
    let line = found.lines.iter().find(|line| line.tokens.first() == Some(&played));
    // A move that is not among the lines is no better than the last of them.
    let of_played = line.or(found.lines.last()).map_or(best_chance, |line| chance(&line.value));
    let better = best.and_then(|line| line.tokens.first()).filter(|token| **token != played);
    Ok((best_chance, (best_chance - of_played).max(0.0), better.cloned()))
}

/// How near the enemy stands to the flag of `side`.
fn danger(game: &Luzhanqi, position: &Position, side: Side) -> Danger {
    let (own, enemies) = (position.men(side), position.men(side.other()));
    let mut homes = (own & HEADQUARTERS).nodes();
    let flag = homes.find(|&node| position.kind(node) == Some(Kind::Flag));
    let Some(flag) = flag else { return Danger::Beside };
    let threats = FlagThreats::within_two(flag, own | enemies, game.rules());
    if enemies.meets(threats.at_once) {
        Danger::Beside
    } else if enemies.meets(threats.in_two) {
        Danger::Near
    } else {
        Danger::None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use galds_games::core::RuleSet;
    use galds_games::luzhanqi::rules::Rules;

    use super::*;
    use crate::search::Limits;

    /// The notes on a game that begins at this position.
    fn notes(position: &str, moves: &[&str]) -> Vec<Note> {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        let start = game.read_position(position).unwrap();
        let mut table = Table::at(game, start);
        for text in moves {
            let action = table.read_action(text).unwrap();
            table.play(action).unwrap();
        }
        let budget = Budget::within(Limits { nodes: Some(30_000), ..Limits::default() });
        let never = AtomicBool::new(false);
        review(&table, &budget, &Host::bare(&never), &mut |_| {}).unwrap()
    }

    #[test]
    fn a_piece_beside_the_flag_that_is_left_there_is_a_missed_defence() {
        // The colonel on a1 is shown and can be taken by the marshal on a2.
        let notes = notes("r b1:F,a2:1,e6:7 a1:5,b12:F,a12:M a1 0 40", &["e6-e7"]);
        assert_eq!(notes[0].danger, Danger::Beside);
        assert!(notes[0].missed_defence(), "lost {}", notes[0].lost);
        assert_eq!(notes[0].better.as_deref(), Some("a2-a1"));
    }
}
