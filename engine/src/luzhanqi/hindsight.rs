//! What could be known at a moment of a finished game, what the last move gave away, and whether it left the flag open.
//!
//! ```text
//!   finished game ──► as each side saw it ──► what the enemy's pieces likely were
//!                 └─► before and after the last move, as the other side saw it ──► how much surer it became
//! ```

use galds_games::core::{AnyTable, Game, RuleSet, Side, Table, Turn};
use galds_games::luzhanqi::board::HEADQUARTERS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Action, Kind, Luzhanqi, Node, NodeSet, Position};

use super::beliefs::{PieceBelief, piece_beliefs};
use super::ranking::highest_first;
use super::threats::{FlagThreats, sappers_in_two};
use crate::hindsight::{Danger, GivenAway, Hindsight, KindChance, LastMove, PieceChances};
use crate::observation::Observation;

/// The other side became surer by this much at least.
const REVEALING: f64 = 0.1;
/// What is less likely is not mentioned.
const WORTH_MENTIONING: f64 = 0.005;

/// Looks back at the moment that a table shows.
pub(super) fn hindsight(table: &dyn AnyTable) -> Option<Hindsight> {
    let table = typed(table)?;
    let known = |side| beliefs_of(&table, side).map(|pieces| pieces.iter().map(chances).collect());
    Some(Hindsight {
        first: known(Side::First)?,
        second: known(Side::Second)?,
        last: last_move(&table),
    })
}

/// The same table with its type.
fn typed(table: &dyn AnyTable) -> Option<Table<Luzhanqi>> {
    let game = Luzhanqi::new(Rules::read(&table.rules_text()).ok()?);
    let start = game.read_position(&table.start_text()).ok()?;
    let mut again = Table::at(game, start);
    for (_, played) in table.past() {
        let action = again.read_action(&played.token).ok()?;
        again.play(action).ok()?;
    }
    Some(again)
}

/// What a side could believe of the enemy's pieces.
fn beliefs_of(table: &Table<Luzhanqi>, side: Side) -> Option<Vec<PieceBelief>> {
    piece_beliefs(&Observation::of(table, side)).ok()
}

/// What a side could believe of one of the enemy's pieces.
fn belief_about(table: &Table<Luzhanqi>, side: Side, node: Node) -> Option<PieceBelief> {
    beliefs_of(table, side)?.into_iter().find(|piece| piece.node == node)
}

fn chances(belief: &PieceBelief) -> PieceChances {
    let all = Kind::ALL.map(|kind| belief.chance(kind));
    let kinds = highest_first(&all)
        .into_iter()
        .map(|place| KindChance { kind: Kind::ALL[place].key(), chance: all[place] })
        .filter(|one| one.chance >= WORTH_MENTIONING)
        .collect();
    PieceChances { field: belief.node.into(), kinds }
}

/// What the last action did, if it was a move.
fn last_move(table: &Table<Luzhanqi>) -> Option<LastMove> {
    let (before, action) = table.moments().last()?;
    let Action::Move { from, to } = action else { return None };
    let mut earlier = table.clone();
    earlier.undo();
    let Turn::Side(side) = earlier.turn() else { return None };
    let (danger, by) = danger(table.game(), table.position(), side);
    let by = by.nodes().map(Into::into).collect();
    // In a contact pieces show themselves; that gives nothing away by carelessness.
    let is_quiet = !before.men(side.other()).has(to);
    let kind = before.kind(from).filter(|_| is_quiet);
    let gave_away = kind.and_then(|kind| {
        let before = belief_about(&earlier, side.other(), from)?.chance(kind);
        let after = belief_about(table, side.other(), to)?.chance(kind);
        let given = GivenAway { field: to.into(), kind: kind.key(), before, after };
        (after - before >= REVEALING).then_some(given)
    });
    Some(LastMove { gave_away, danger, by })
}

/// How near the enemy stands to the flag of `side`, and who.
fn danger(game: &Luzhanqi, position: &Position, side: Side) -> (Danger, NodeSet) {
    let (own, enemies) = (position.men(side), position.men(side.other()));
    let mut homes = (own & HEADQUARTERS).nodes();
    let flag = homes.find(|&node| position.kind(node) == Some(Kind::Flag));
    let Some(flag) = flag else { return (Danger::None, NodeSet::EMPTY) };
    let threats = FlagThreats::within_two(flag, own | enemies, game.rules());
    let is_sapper = |node: &Node| position.kind(*node) == Some(Kind::Sapper);
    let sappers = enemies.nodes().filter(is_sapper).collect();
    let in_two = threats.in_two | sappers_in_two(flag, sappers, own | enemies, game.rules());
    let near = [(Danger::Beside, threats.at_once), (Danger::Near, in_two)];
    let near = near.map(|(danger, from)| (danger, enemies & from));
    near.into_iter().find(|(_, by)| !by.is_empty()).unwrap_or((Danger::None, NodeSet::EMPTY))
}

#[cfg(test)]
mod tests {
    use galds_games::core::scene::FieldId;

    use super::*;

    /// What can be said after these moves from a position.
    fn after(position: &str, moves: &[&str]) -> Hindsight {
        let mut table = galds_games::open("luzhanqi", "luzhanqi").unwrap();
        table.set_position(position).unwrap();
        for text in moves {
            table.play_text(text).unwrap();
        }
        hindsight(&*table).unwrap()
    }

    const BESIDE_THE_FLAG: &str = "r b1:F,a2:1,e6:7 a1:5,b12:F,a12:M a1 0 40";

    #[test]
    fn a_piece_that_is_left_beside_the_flag_is_named() {
        let last = after(BESIDE_THE_FLAG, &["e6-e7"]).last.unwrap();
        assert_eq!(last.danger, Danger::Beside);
        assert_eq!(last.by, [FieldId::of("a1")]);
        let last = after(BESIDE_THE_FLAG, &["a2-a1"]).last.unwrap();
        assert_eq!((last.danger, last.by), (Danger::None, vec![]));
    }

    #[test]
    fn a_sapper_that_comes_round_the_corner_is_a_danger_and_a_captain_there_is_none() {
        let with = |piece: &str| {
            after(&format!("r b1:F,d3:7 e6:{piece},b12:F,a12:M - 0 40"), &["d3-d4"]).last.unwrap()
        };
        let (sapper, captain) = (with("9"), with("7"));
        assert_eq!((sapper.danger, sapper.by), (Danger::Near, vec![FieldId::of("e6")]));
        assert_eq!((captain.danger, captain.by), (Danger::None, vec![]));
    }

    #[test]
    fn chances_of_a_piece_add_up_and_the_likeliest_kind_comes_first() {
        let seen = after(BESIDE_THE_FLAG, &[]);
        assert_eq!(seen.first.len(), 3);
        assert!(seen.last.is_none());
        for piece in seen.first.iter().chain(&seen.second) {
            let sum: f64 = piece.kinds.iter().map(|one| one.chance).sum();
            assert!((sum - 1.0).abs() < 0.03, "{piece:?}");
            assert!(piece.kinds.is_sorted_by(|one, next| one.chance >= next.chance));
        }
    }

    #[test]
    fn what_is_said_of_a_piece_does_not_depend_on_what_it_is() {
        let of = |men: &str| after(&format!("r b1:F,a2:1 {men} a2 0 40"), &[]).first;
        assert_eq!(of("c8:5,b12:F,a12:M"), of("c8:6,b12:F,a12:M"));
    }

    #[test]
    fn a_piece_that_moves_for_the_first_time_shows_that_it_is_no_mine() {
        // A piece of the last rank may be a mine until it moves.
        let start = "r b1:F,a1:7,e1:M,c6:2 b12:F,c8:5 c6,c8 0 40";
        let given = after(start, &["a1-a2"]).last.unwrap().gave_away;
        assert!(given.is_none_or(|given| given.after > given.before && given.kind == "captain"));
    }
}
